import { at, first, kindOf, lowestBit, type Move, of, only, second } from '@orrery/kernel'
import { CARD_AP_LIMIT } from '../data/setup.ts'
import { NONE } from '../types.ts'
import type { Ability, AbilityInBox, Base, Card, Emit, Frame, Orbital, Player, PowerInBox, State } from '../types.ts'
import { buildAt, listBuilds } from '../effects/build.ts'
import { sendGroup } from '../effects/moveFleets.ts'
import { putCube } from '../effects/place.ts'
import { readyProgram } from '../effects/ready.ts'
import { awaitOwn, fireOwn } from '../effects/triggers.ts'
import { groupSize, wholeGroup } from '../rules/fleets.ts'
import { abilitySource, newFrame, pop, push, pushProgram } from '../rules/frames.ts'
import { attachedBases, HOME, steps } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { addCube, placeable, SPECIAL_CUBE } from '../rules/pieces.ts'
import { addResources, canPay, pay } from '../rules/points.ts'
import { takeTokens, useUp } from '../rules/powers.ts'
import { canPromote, promote } from '../rules/resources.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, unkeep } from '../rules/track.ts'
import { never, type Step } from './step.ts'
import type { MoveList } from '../rules/moveList.ts'

/*
 * EX-7.1, EX-7.2, EX-8: action points are spent one by one. `left` are the AP, `count` 1 says none was spent yet, `held`
 * is what the card gives above its printed AP.
 */

/** The bit of a once-per-turn power (EX-4.5) that is in force and unused, else 0. */
export const freePower = (s: State, p: Player, power: PowerInBox): number =>
  power?.player === p ? at(s.techs, p) & power.bit & ~at(s.usedUp, p) : 0

/** Bases for the Influence action: one's fleet in the Orbital, and a cube to put there (EX-8.6, EX-8.8). */
export const influenceBases = (s: State, f: Frame): number => attachedBases(at(s.at, f.seat)) & placeable(s, f, f.seat)

/** Bases for a special cube: a fleet in the Orbital, one in reserve and its price; no relocation (EX-9.11, EX-9.12). */
export function specialBases(s: State, p: Player): number {
  const special = at(SPECIAL_CUBE, p)
  if (special < 0 || at(s.supply, special) === 0 || freePower(s, p, s.box.powers.specialCubes) === 0) return 0
  return canPay(s, p, s.box.specialPrice) ? attachedBases(at(s.at, p)) & s.inPlay : 0
}

/** How far a Move action reaches now: one step, or two once per turn with the tech for it. */
export const moveReach = (s: State, p: Player): number => (freePower(s, p, s.box.powers.longMove) === 0 ? 1 : 2)

function listMoves(s: State, p: Player, out: MoveList): void {
  const reach = moveReach(s, p)
  for (let m = at(s.at, p); m !== 0; m &= m - 1) out.pushAll(moves.movesFrom(reach, lowestBit(m)))
}

const probe = newFrame('effect', 0)

/** EX-8.15: an ability that could change nothing may not be chosen. */
export function changesSomething(s: State, p: Player, ability: Ability): boolean {
  probe.seat = p
  probe.by = p
  probe.source = abilitySource(ability)
  return readyProgram(s, probe, of(s.box.abilities, ability).program, 0)
}

/** Uses left in this turn, a bit each. */
export const freeUses = (s: State, p: Player, a: AbilityInBox): number => a.pool & at(s.techs, p) & ~at(s.usedUp, p)

/** In force, not used up, paid for: all but whether it would change anything. */
export function canAfford(s: State, f: Frame, ability: Ability): boolean {
  const a = of(s.box.abilities, ability)
  const p = f.seat
  if (!a.isAction || (at(s.techs, p) & a.bit) === 0) return false
  if (a.oncePerTurn && freeUses(s, p, a) === 0) return false
  const cost = a.cost
  return cost.ap <= f.left && canPay(s, p, cost.cp) && cost.token <= at(s.tokens, p)
}

function listAbilities(s: State, f: Frame, out: MoveList): void {
  for (const ability of of(s.box.actionsOf, f.seat)) {
    if (canAfford(s, f, ability) && changesSomething(s, f.seat, ability)) out.push(moves.use(ability))
  }
}

/** AP that the card of these points gives in all. */
export const cardPoints = (s: State, f: Frame): number => cardIn(s, f.source).ap + Math.max(0, f.held)

/** S-3: beside a card of less than 4 AP in one's own turn, before the first AP is spent. */
export const canBoost = (s: State, f: Frame): boolean => f.count === 1 && cardPoints(s, f) < CARD_AP_LIMIT

function listBoosts(s: State, f: Frame, out: MoveList): void {
  if (!canBoost(s, f)) return
  for (const code of s.kept) {
    if (keptBy(code) !== f.seat || keptThisTurn(code)) continue
    if (cardIn(s, keptCard(code)).row.play === 'withAp') out.push(moves.play(keptCard(code)))
  }
}

/** The AP of a card that the active player took in this turn, not those of an Event. */
export const isOwnCard = (s: State, f: Frame): boolean => f.source >= 0 && f.seat === s.active

/** DC-D.4, DC-D.5: a token raises such a card by 1, to at most 4. */
export const canRaise = (s: State, f: Frame): boolean =>
  at(s.resources, f.seat) > 0 && isOwnCard(s, f) && cardPoints(s, f) < CARD_AP_LIMIT

function raise(s: State, f: Frame, emit: Emit): void {
  addResources(s, f.seat, -1)
  f.held = Math.max(0, f.held) + 1
  f.left++
  emit?.({ kind: 'raised', player: f.seat, ap: cardPoints(s, f) })
}

function boost(s: State, f: Frame, card: Card, emit: Emit): void {
  unkeep(s, f.seat, card)
  s.discard.push(card)
  f.left += CARD_AP_LIMIT - cardPoints(s, f)
  f.held = CARD_AP_LIMIT - cardIn(s, f.source).ap
  f.count = 0
  emit?.({ kind: 'boosted', player: f.seat, card, ap: f.left })
}

/** What follows an Influence action waits below a relocation. */
function influence(s: State, f: Frame, b: Base, emit: Emit): void {
  awaitOwn(s, s.box.triggers.afterInfluence, f.seat, b)
  putCube(s, f, b, emit)
}

function putSpecial(s: State, p: Player, b: Base, emit: Emit): void {
  const cube = at(SPECIAL_CUBE, p)
  useUp(s, p, freePower(s, p, s.box.powers.specialCubes))
  addCube(s, cube, b, 1)
  const price = s.box.specialPrice
  emit?.({ kind: 'placed', player: p, cube, base: b, price })
  pay(s, p, price)
}

function moveFleetsAway(s: State, f: Frame, from: Orbital, to: Orbital, emit: Emit): void {
  const p = f.seat
  if (steps(from, to) > 1) useUp(s, p, freePower(s, p, s.box.powers.longMove))
  const whole = wholeGroup(s, f, p, from)
  if (groupSize(whole) === 1) {
    sendGroup(s, f, whole, from, to, emit)
    return
  }
  const g = push(s, 'group', p)
  g.place = from
  g.held = to
}

export function useAbility(s: State, p: Player, ability: Ability, emit: Emit): void {
  const a = of(s.box.abilities, ability)
  takeTokens(s, p, a.cost.token)
  const free = freeUses(s, p, a)
  useUp(s, p, free === 0 ? a.bit : free & -free)
  emit?.({ kind: 'used', player: p, ability })
  pushProgram(s, a.program, p, abilitySource(ability))
  pay(s, p, a.cost.cp)
}

/** AP that a move of the player costs. */
const priceInPoints = (s: State, m: Move): number =>
  kindOf(m) === moves.USE ? of(s.box.abilities, only(m)).cost.ap : 1

export const spend: Step = {
  list(s, f, out) {
    const p = f.seat
    if (f.left > 0) {
      for (let m = influenceBases(s, f); m !== 0; m &= m - 1) out.push(moves.influence(lowestBit(m)))
      for (let m = specialBases(s, p); m !== 0; m &= m - 1) out.push(moves.diplomat(lowestBit(m)))
      listMoves(s, p, out)
      listBuilds(s, p, out)
    }
    listAbilities(s, f, out)
    listBoosts(s, f, out)
    if (canRaise(s, f)) out.push(moves.token)
    if (isOwnCard(s, f) && canPromote(s, p)) out.push(moves.top)
    out.push(moves.finish)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    const kind = kindOf(m)
    if (kind === moves.FINISH) {
      pop(s)
      emit?.({ kind: 'finished', player: p, left: f.left })
      if (isOwnCard(s, f)) fireOwn(s, s.box.triggers.afterCardAp, p, NONE, emit)
      return
    }
    if (kind === moves.PLAY) return boost(s, f, only(m), emit)
    if (kind === moves.TOKEN) return raise(s, f, emit)
    if (kind === moves.TOP) return promote(s, p, emit)
    const price = priceInPoints(s, m)
    f.left -= price
    if (price > 0) f.count = 0
    if (kind === moves.INFLUENCE) influence(s, f, only(m), emit)
    else if (kind === moves.DIPLOMAT) putSpecial(s, p, only(m), emit)
    else if (kind === moves.MOVE) moveFleetsAway(s, f, first(m), second(m), emit)
    else if (kind === moves.BUILD) buildAt(s, p, only(m), at(HOME, p), emit)
    else useAbility(s, p, only(m), emit)
    return undefined
  },
  proceed: never,
}
