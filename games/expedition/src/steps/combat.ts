import { add, at, indexesWhere, kindOf, of, only } from '@orrery/kernel'
import { NEUTRAL_SHIPS } from '../data/fracture.ts'
import { ACTION_CARD_ROWS, INFANTRY_HITS_ON, PDS_HITS_ON, RELIC_GOODS } from '../data/scenario.ts'
import type { CardWindow, Emit, Frame, Planet, Player, SecretMoment, State } from '../types.ts'
import { NONE } from '../types.ts'
import { discardCard, inHand, KINDS } from '../rules/cards.ts'
import { rollDie } from '../rules/chance.ts'
import { pop, push } from '../rules/frames.ts'
import { pointsNow } from '../rules/holdings.ts'
import * as moves from '../rules/moves.ts'
import { systemOf as whereIs } from '../rules/planets.ts'
import { gainPlanet } from '../rules/sixth.ts'
import { hasTech } from '../rules/techs.ts'
import { pushSecretMoment } from './secrets.ts'
import { never, silent, type Step } from './step.ts'

/* TE-15.6, TE-15.7, TE-15.14: landing and ground combat. */

/** Dice at one value, all at once; how many reach it. */
function fire(s: State, values: readonly number[]): { readonly dice: number[]; readonly hits: number } {
  const dice = Array.from(values, () => rollDie(s))
  return { dice, hits: dice.filter((die, i) => die >= at(values, i)).length }
}

const same = (n: number, value: number): number[] => Array.from({ length: n }, () => value)

/** PDS of the defender: one shot each, one die more with Plasma Scoring, -1 against Antimass Deflectors. */
function shotsOf(s: State, attacker: Player, planet: Planet): number[] {
  const owner = at(s.owner, planet)
  const pds = at(s.pds, planet)
  if (owner === NONE || owner === attacker || pds === 0) return []
  const extra = hasTech(s, owner, 'extraShot') ? 1 : 0
  return same(pds + extra, PDS_HITS_ON + (hasTech(s, attacker, 'asteroids') ? 1 : 0))
}

const shipsOf = (s: State, planet: Planet): number[] =>
  Array.from(NEUTRAL_SHIPS[of(s.box.systems, whereIs(s, planet)).tile] ?? [], ({ hitsOn }) => hitsOn)

/** `left` infantry land on planet `what`; with `held` they have just removed the custodians. */
export const assault: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    const { seat, what: planet } = f
    pop(s)
    if (f.held === 1) {
      s.custodians = seat
      add(s.points, seat, 1)
      emit?.({ kind: 'custodians', player: seat })
    }
    if (at(s.owner, planet) === seat) {
      add(s.infantry, planet, f.left)
      return
    }
    underFire(s, f, shotsOf(s, seat, planet), 'PDS', emit)
    underFire(s, f, shipsOf(s, planet), 'neutral ships', emit)
    if (f.left <= 0) return
    if (at(s.infantry, planet) === 0) conquer(s, seat, planet, f.left, emit)
    else startCombat(s, f, emit)
  },
}

function underFire(s: State, f: Frame, values: readonly number[], what: string, emit: Emit): void {
  if (values.length === 0 || f.left <= 0) return
  const { dice, hits } = fire(s, values)
  f.left = Math.max(0, f.left - hits)
  emit?.({ kind: 'fire', planet: f.what, dice, hits, what })
}

/** Magen Defense Grid hits first; then round after round. */
function startCombat(s: State, f: Frame, emit: Emit): void {
  const defender = at(s.owner, f.what)
  const combat = push(s, 'combat', f.seat)
  combat.by = defender
  combat.what = f.what
  combat.left = f.left
  combat.list = NEW_ROUND
  s.quiet = 0
  const isShielded = at(s.pds, f.what) + at(s.docks, f.what) > 0 && defender !== NONE && hasTech(s, defender, 'shields')
  if (!isShielded) return
  combat.left--
  emit?.({ kind: 'fire', planet: f.what, dice: [], hits: 1, what: 'Magen Defense Grid' })
}

/* ---- rounds ---------------------------------------------------------------------------------------------------------------- */

/** A round in progress: its phase, hits of attacker and defender, and who has boosted the dice (bits 1 and 2). */
const NEW_ROUND: readonly number[] = [0, 0, 0, 0]
const [PHASE, BY_ATTACKER, BY_DEFENDER, BOOSTS] = [0, 1, 2, 3]
const BOOST_ATTACKER = 1
const BOOST_DEFENDER = 2

const changed = (list: readonly number[], i: number, value: number): readonly number[] => list.with(i, value)

const valueFor = (s: State, p: Player, isBoosted: boolean): number =>
  INFANTRY_HITS_ON - (p !== NONE && hasTech(s, p, 'betterInfantry') ? 1 : 0) - (isBoosted ? 1 : 0)

/** What a side's infantry hit on in this round. */
const sideValue = (s: State, f: Frame, isAttacker: boolean): number =>
  valueFor(s, isAttacker ? f.seat : f.by, (at(f.list, BOOSTS) & (isAttacker ? BOOST_ATTACKER : BOOST_DEFENDER)) !== 0)

/** Asks both sides, the attacker first: everybody with a hidden card, whatever it is (TE-13.7). */
function askBoth(s: State, f: Frame, step: 'boost' | 'reroll'): void {
  for (const p of [f.by, f.seat]) {
    if (p === NONE || at(s.cards, p) === 0 || (s.quiet & (1 << p)) !== 0) continue
    push(s, step, p)
  }
}

function rollRound(s: State, f: Frame, emit: Emit): void {
  const defenders = at(s.infantry, f.what)
  const mine = fire(s, same(f.left, sideValue(s, f, true)))
  const theirs = fire(s, same(defenders, sideValue(s, f, false)))
  f.list = [2, mine.hits, theirs.hits, at(f.list, BOOSTS)]
  emit?.({
    kind: 'combat',
    planet: f.what,
    attacker: f.seat,
    defender: f.by,
    dice: mine.dice,
    against: theirs.dice,
    hits: mine.hits,
    hitsAgainst: theirs.hits,
  })
}

/** Each hit destroys one. Nobody left: the defender keeps the planet. */
function takeHits(s: State, f: Frame, emit: Emit): void {
  const { what: planet, by: defender, seat } = f
  s.infantry[planet] = Math.max(0, at(s.infantry, planet) - at(f.list, BY_ATTACKER))
  f.left = Math.max(0, f.left - at(f.list, BY_DEFENDER))
  f.list = NEW_ROUND
  if (f.left > 0 && at(s.infantry, planet) > 0) return
  pop(s)
  s.quiet = 0
  if (f.left > 0) {
    const moments = momentsOf(s, seat, defender, planet)
    emit?.({ kind: 'combatOver', planet, winner: seat })
    conquer(s, seat, planet, f.left + (hasTech(s, seat, 'revive') ? 1 : 0), emit)
    pushSecretMoment(s, seat, ...moments)
  } else if (at(s.infantry, planet) > 0 && defender !== NONE) {
    emit?.({ kind: 'combatOver', planet, winner: defender })
    if (hasTech(s, defender, 'revive')) add(s.infantry, planet, 1)
    pushSecretMoment(s, defender, ...momentsOf(s, defender, seat, planet))
  } else emit?.({ kind: 'combatOver', planet, winner: NONE })
}

/** TE-15.18: what this victory could be scored for. */
function momentsOf(s: State, winner: Player, loser: Player, planet: Planet): SecretMoment[] {
  const { anomalies, home } = of(s.box.systems, whereIs(s, planet))
  const most = Math.max(...s.points.map((_, p) => pointsNow(s, p)))
  return [
    ...(anomalies === 0 ? [] : ['wonInAnomaly' as const]),
    ...(home === NONE || home === winner ? [] : ['wonInHome' as const]),
    ...(loser === NONE || pointsNow(s, loser) < most ? [] : ['wonAgainstLeader' as const]),
  ]
}

/** `left` attackers of `seat` against the infantry of `by` on planet `what`. */
export const combat: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    const phase = at(f.list, PHASE)
    if (f.left <= 0) takeHits(s, f, emit)
    else if (phase === 0) {
      f.list = changed(f.list, PHASE, 1)
      askBoth(s, f, 'boost')
    } else if (phase === 1) rollRound(s, f, emit)
    else if (phase === 2) {
      f.list = changed(f.list, PHASE, 3)
      askBoth(s, f, 'reroll')
    } else takeHits(s, f, emit)
  },
}

/* ---- cards in combat --------------------------------------------------------------------------------------------------------- */

const combatOf = (s: State): Frame => {
  const f = s.stack.findLast((frame) => frame.step === 'combat')
  if (f === undefined) throw new Error('a combat card without a combat')
  return f
}

const cardsFor = (window: CardWindow): number[] => indexesWhere(ACTION_CARD_ROWS, (row) => row.window === window)

const BOOST_CARDS = cardsFor('combatRound')
const REROLL_CARDS = cardsFor('afterRoll')

const asking = (cards: readonly number[], use: (s: State, f: Frame, emit: Emit) => void): Step => ({
  list(s, f, out) {
    if ((s.quiet & (1 << f.seat)) !== 0) return
    for (const k of cards) if (k < KINDS && inHand(s, f.seat, k) > 0) out.push(moves.play(k))
    out.push(moves.no)
    out.push(moves.never)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.NEVER) s.quiet |= 1 << f.seat
    if (kindOf(m) !== moves.PLAY) return
    emit?.({ kind: 'played', player: f.seat, card: only(m) })
    discardCard(s, f.seat, only(m), emit)
    use(s, f, emit)
  },
  proceed: pop,
})

/** Morale Boost, before the dice. */
export const boost = asking(BOOST_CARDS, (s, f, emit) => {
  const fight = combatOf(s)
  const bit = fight.seat === f.seat ? BOOST_ATTACKER : BOOST_DEFENDER
  fight.list = changed(fight.list, BOOSTS, at(fight.list, BOOSTS) | bit)
  emit?.({ kind: 'boosted', player: f.seat })
})

/** Fire Team, after them: the dice that missed are rolled again. */
export const reroll = asking(REROLL_CARDS, (s, f, emit) => {
  const fight = combatOf(s)
  const isAttacker = fight.seat === f.seat
  const i = isAttacker ? BY_ATTACKER : BY_DEFENDER
  const missed = (isAttacker ? fight.left : at(s.infantry, fight.what)) - at(fight.list, i)
  const { dice, hits } = fire(s, same(missed, sideValue(s, fight, isAttacker)))
  fight.list = changed(fight.list, i, at(fight.list, i) + hits)
  emit?.({ kind: 'rerolled', player: f.seat, dice, hits })
})

/* ---- control -------------------------------------------------------------------------------------------------------------------- */

/** TE-15.7: structures are destroyed, the card comes exhausted; from nobody in The Fracture a relic (TE-15.14). */
function conquer(s: State, p: Player, planet: Planet, infantry: number, emit: Emit): void {
  const loser = at(s.owner, planet)
  const { fracture, home } = of(s.box.systems, whereIs(s, planet))
  s.pds[planet] = 0
  s.docks[planet] = 0
  s.infantry[planet] = infantry
  if (fracture && loser === NONE) {
    add(s.goods, p, RELIC_GOODS)
    emit?.({ kind: 'relic', player: p, goods: RELIC_GOODS })
  }
  if (loser !== NONE && home === loser) pushSecretMoment(s, loser, 'lostHome')
  gainPlanet(s, p, planet, emit)
}
