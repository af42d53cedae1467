import { at, itemAt, lowestBit, type MoveList, ONE } from '@orrery/kernel'
import { CARD_AP_LIMIT } from '../data/setup.ts'
import { buildAt, CAN_BUILD, listBuilds } from '../effects/build.ts'
import { sendGroup } from '../effects/moveFleets.ts'
import { putCube } from '../effects/place.ts'
import { awaitOwn, fireOwn } from '../effects/triggers.ts'
import {
  type Answer,
  cardArg,
  type Condition,
  type Conditions,
  type Look,
  must,
  mustBase,
  mustOrbital,
  question,
} from '../rules/asking.ts'
import { cubeLeft, inPlay, isKept, notFresh, payable } from '../rules/conditions.ts'
import { groupSize, wholeGroup } from '../rules/fleets.ts'
import { pop, push } from '../rules/frames.ts'
import { attachedBases, HOME, ORBITAL_OF, steps } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubesAt, placeable, plainCube, SPECIAL_CUBE } from '../rules/pieces.ts'
import { canPay, pay } from '../rules/points.ts'
import { hasPower, useUp } from '../rules/powers.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, unkeep } from '../rules/track.ts'
import { type Frame, NONE, type Player, type RulesetPower, type State } from '../types.ts'
import { CAN_USE, listAbilities, useAbility } from './abilities.ts'
import { playOf } from './kept.ts'
import { never, type Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    spend: true
  }
}

/*
 * EX-7.1, EX-7.2, EX-8: action points are spent one by one. `left` are the AP, `count` 1 says none was spent yet, `held`
 * is what the card gives above its printed AP.
 */

/** An action of 1 AP. */
function action(answer: Answer): Answer {
  const { conditions, effect } = answer
  return {
    ...answer,
    conditions: [[must('EX-7.1', 'noAp', (l) => l.f.left > 0)], ...conditions],
    effect(l, emit) {
      l.f.left--
      l.f.count = 0
      effect(l, emit)
    },
  }
}

/** The bit of a once-per-turn power (EX-4.5) that is in force and unused, else 0. */
const freePower = (s: State, p: Player, power: RulesetPower): number =>
  power?.player === p ? at(s.techs, p) & power.bit & ~at(s.usedUp, p) : 0

/* ---- influence ------------------------------------------------------------------------------------------------------ */

const fleetAtBase: Condition = mustBase(
  'EX-8.6',
  'noFleetAt',
  (l, among) => among & attachedBases(at(l.s.at, l.f.seat)),
  'a',
  (l) => ({ orbital: at(ORBITAL_OF, l.a) }),
)
export const AT_OWN_FLEET: Conditions = [[inPlay()], [fleetAtBase]]

/** One's fleet in the Orbital, and a cube to put there (EX-8.6, EX-8.8). */
function listInfluence({ s, f }: Look, out: MoveList): void {
  const bases = attachedBases(at(s.at, f.seat)) & placeable(s, f, f.seat)
  for (let m = bases; m !== 0; m &= m - 1) out.push(moves.influence(lowestBit(m)))
}

const influence = action({
  kind: moves.INFLUENCE,
  list: listInfluence,
  conditions: [...AT_OWN_FLEET, [cubeLeft()]],
  /** What follows an Influence action waits below a relocation. */
  effect({ s, f, a: base }, emit) {
    awaitOwn(s, s.ruleset.triggers.afterInfluence, f.seat, base)
    putCube(s, f, base, emit)
  },
})

const special = (p: Player): number => at(SPECIAL_CUBE, p)

/** EX-9.13: the Bases where a special cube may enter, as far as cubes there decide it. */
function openToSpecial(s: State, p: Player): number {
  if (!s.ruleset.setsAside) return s.inPlay
  let open = 0
  for (let m = at(s.on, p); m !== 0; m &= m - 1) if (cubesAt(s, plainCube(p), lowestBit(m)) > 0) open |= m & -m
  return open
}

/** A fleet in the Orbital, a special cube in reserve, its price, a cube to set aside; no relocation (EX-9.11 to EX-9.13). */
function listSpecial({ s, f }: Look, out: MoveList): void {
  const p = f.seat
  if (special(p) < 0 || at(s.supply, special(p)) === 0 || freePower(s, p, s.ruleset.powers.specialCubes) === 0) return
  if (!canPay(s, p, s.ruleset.specialPrice)) return
  const open = attachedBases(at(s.at, p)) & s.inPlay & openToSpecial(s, p)
  for (let m = open; m !== 0; m &= m - 1) out.push(moves.diplomat(lowestBit(m)))
}

const placeSpecial = action({
  kind: moves.DIPLOMAT,
  list: listSpecial,
  conditions: [
    [must('EX-9.11', 'noSpecialCube', (l) => hasPower(l.s, l.f.seat, l.s.ruleset.powers.specialCubes))],
    [
      must('EX-4.5', 'specialCubeUsed', (l) => freePower(l.s, l.f.seat, l.s.ruleset.powers.specialCubes) !== 0),
      must('EX-9.11', 'noSpecialCubeLeft', (l) => at(l.s.supply, special(l.f.seat)) > 0),
      payable('EX-9.12', (l) => l.s.ruleset.specialPrice),
    ],
    ...AT_OWN_FLEET,
    [mustBase('EX-9.13', 'noCubeToReplace', (l, among) => among & openToSpecial(l.s, l.f.seat))],
  ],
  effect({ s, f, a: base }, emit) {
    const cube = special(f.seat)
    if (s.ruleset.setsAside) addCube(s, plainCube(f.seat), base, -1)
    useUp(s, f.seat, freePower(s, f.seat, s.ruleset.powers.specialCubes))
    addCube(s, cube, base, 1)
    const price = s.ruleset.specialPrice
    emit?.({ kind: 'placed', player: f.seat, cube, base, price })
    pay(s, f.seat, price)
  },
})

/* ---- fleets --------------------------------------------------------------------------------------------------------- */

/** How far a Move action reaches now: one step, or two once per turn with the tech for it. */
const moveReach = (s: State, p: Player): number => (freePower(s, p, s.ruleset.powers.longMove) === 0 ? 1 : 2)

function listMoves({ s, f }: Look, out: MoveList): void {
  const reach = moveReach(s, f.seat)
  for (let m = at(s.at, f.seat); m !== 0; m &= m - 1) out.pushAll(moves.movesFrom(reach, lowestBit(m)))
}

export const CAN_MOVE: Conditions = [
  [must('EX-8.1', 'sameOrbital', (l) => l.a !== l.b)],
  [
    mustOrbital('EX-8.1', 'noFleetThere', (l, among) => among & at(l.s.at, l.f.seat)),
    must(
      'EX-8.1',
      'tooFar',
      (l) => steps(l.a, l.b) <= moveReach(l.s, l.f.seat),
      (l) => ({ from: l.a, to: l.b, n: steps(l.a, l.b), reach: moveReach(l.s, l.f.seat) }),
    ),
  ],
]

const moveFleets = action({
  kind: moves.MOVE,
  list: listMoves,
  conditions: CAN_MOVE,
  effect({ s, f, a: from, b: to }, emit) {
    const p = f.seat
    if (steps(from, to) > 1) useUp(s, p, freePower(s, p, s.ruleset.powers.longMove))
    const whole = wholeGroup(s, f, p, from)
    if (groupSize(whole) === 1) return sendGroup(s, f, whole, from, to, emit)
    const g = push(s, 'group', p)
    g.place = from
    g.held = to
    return undefined
  },
})

const build = action({
  kind: moves.BUILD,
  list: ({ s, f }, out) => listBuilds(s, f.seat, out),
  conditions: CAN_BUILD,
  effect: ({ s, f, a: fleet }, emit) => buildAt(s, f.seat, fleet, at(HOME, f.seat), emit),
})

/* ---- abilities ------------------------------------------------------------------------------------------------------ */

const ability: Answer = {
  kind: moves.USE,
  list: ({ s, f }, out) => listAbilities(s, f, out),
  conditions: CAN_USE,
  effect({ s, f, a }, emit) {
    const price = itemAt(s.ruleset.abilities, a).cost.ap
    f.left -= price
    if (price > 0) f.count = 0
    useAbility(s, f.seat, a, emit)
  },
}

/* ---- more AP -------------------------------------------------------------------------------------------------------- */

/** AP that the card of these points gives in all. */
export const cardPoints = (s: State, f: Frame): number => cardIn(s, f.source).ap + Math.max(0, f.held)

/** The AP of a card that the active player took in this turn, not those of an Event. */
export const isOwnCard = (s: State, f: Frame): boolean => f.source >= 0 && f.seat === s.active
export const ownCard = (rule: string): Condition => must(rule, 'notOwnCard', (l) => isOwnCard(l.s, l.f))

/** S-3: beside a card of less than 4 AP in one's own turn, until the actions are declared finished. */
function listBoosts({ s, f }: Look, out: MoveList): void {
  if (!isOwnCard(s, f) || cardPoints(s, f) >= CARD_AP_LIMIT || (s.ruleset.raisesFirst && f.count !== 1)) return
  for (const code of s.kept) {
    if (keptBy(code) !== f.seat || keptThisTurn(code)) continue
    if (cardIn(s, keptCard(code)).row.play === 'withAp') out.push(moves.play(keptCard(code)))
  }
}

const boost: Answer = {
  kind: moves.PLAY,
  list: listBoosts,
  conditions: [
    [isKept],
    [must('S-3', 'notBesideAp', (l) => playOf(l) === 'withAp', cardArg)],
    [notFresh('EX-6.6'), must('S-3', 'eventPoints', (l) => isOwnCard(l.s, l.f))],
    [must('S-3', 'apTaken', (l) => !l.s.ruleset.raisesFirst || l.f.count === 1)],
    [
      must(
        'S-3',
        'apFull',
        (l) => cardPoints(l.s, l.f) < CARD_AP_LIMIT,
        (l) => ({ card: l.f.source }),
      ),
    ],
  ],
  effect({ s, f, a: card }, emit) {
    unkeep(s, f.seat, card)
    s.discard.push(card)
    f.left += CARD_AP_LIMIT - cardPoints(s, f)
    f.held = CARD_AP_LIMIT - cardIn(s, f.source).ap
    f.count = 0
    emit?.({ kind: 'boosted', player: f.seat, card, ap: f.left })
  },
}

const finish: Answer = {
  kind: moves.FINISH,
  candidates: ONE,
  conditions: [],
  effect({ s, f }, emit) {
    pop(s)
    emit?.({ kind: 'finished', player: f.seat, left: f.left })
    if (isOwnCard(s, f)) fireOwn(s, s.ruleset.triggers.afterCardAp, f.seat, NONE, emit)
  },
}

/** The same as a direct list, for speed: it is needed several times in every turn. */
function listAll(l: Look, out: MoveList): void {
  const { s, f } = l
  if (f.left > 0) {
    listInfluence(l, out)
    listSpecial(l, out)
    listMoves(l, out)
    listBuilds(s, f.seat, out)
  }
  listAbilities(s, f, out)
  listBoosts(l, out)
  const more = s.ruleset.spendMoves
  for (let i = 0; i < more.length; i++) itemAt(more, i)(s, f, out)
  out.push(moves.finish)
}

export const spendPoints = question({
  answers: [influence, placeSpecial, moveFleets, build, ability, boost, finish],
  list: listAll,
})

export const spend: Step = { question: spendPoints, proceed: never }
