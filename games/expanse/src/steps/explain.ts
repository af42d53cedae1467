import { at, first, kindOf, type Move, of, only, type Refusal, second } from '@orrery/kernel'
import { conditionsOf } from '../effects/explain.ts'
import { CARD_AP_LIMIT } from '../data/setup.ts'
import { BUILD_FLEET } from '../effects/explain-fleets.ts'
import { attachedBases, hasBase, ORBITAL_OF, steps } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { placeable, SPECIAL_CUBE, tokensOf } from '../rules/pieces.ts'
import { canPay } from '../rules/points.ts'
import { hasPlay, hasPoint, leaderSector } from '../rules/powerPlay.ts'
import { type Condition, type Conditions, failed, type Look } from '../rules/refusing.ts'
import { cardIn, hasTab, keepPrice, keptIndex, keptThisTurn, lacksDeck, SCORE, slotPrice } from '../rules/track.ts'
import { NONE } from '../types.ts'
import type { Card, Frame, Op, Play, State, StepName } from '../types.ts'
import { opOf } from './pieces.ts'
import { canBoost, cardPoints, changesSomething, freePower, freeUses, isOwnCard, moveReach } from './spend.ts'
import { anyForMiller } from './turn.ts'
import { mayUseCrew } from './window.ts'
import { GROUP, RELOCATE, WHICH } from './explain-pieces.ts'

/* Why an answer is not open, by step and kind of move: every failed condition with its rule. */

/* ---- the track ---------------------------------------------------------------------------------------------------- */

const cardAt = (l: Look): Card => at(l.s.track, l.a)
const slotFilled: Condition = {
  rule: 'EX-5.5',
  code: 'slotEmpty',
  fails: (l) => cardAt(l) === NONE,
  args: (l) => ({ slot: l.a }),
}
const affordable: Condition = {
  rule: 'EX-5.2',
  code: 'cannotPay',
  fails: (l) => !canPay(l.s, l.f.seat, slotPrice(l.s, l.f.seat, l.a)),
  args: (l) => ({ price: slotPrice(l.s, l.f.seat, l.a), cp: at(l.s.cp, l.f.seat) }),
}
const TAKE: Conditions = [slotFilled, affordable]
const TAKE_FOR_MILLER: Conditions = [
  slotFilled,
  affordable,
  { rule: 'S-1', code: 'scoreCard', fails: (l) => cardAt(l) === SCORE, args: (l) => ({ slot: l.a }) },
  {
    rule: 'S-1',
    code: 'noTab',
    fails: (l) => cardAt(l) !== NONE && cardAt(l) !== SCORE && !hasTab(l.s, l.f.seat, cardAt(l)),
    args: (l) => ({ card: cardAt(l), player: l.f.seat }),
  },
]

/* ---- kept Events --------------------------------------------------------------------------------------------------- */

const keptAt = (l: Look): number => keptIndex(l.s, l.f.seat, l.a)
const isKept: Condition = { rule: 'EX-6.5', code: 'notKept', fails: (l) => keptAt(l) < 0, args: (l) => ({ card: l.a }) }
const notFresh: Condition = {
  rule: 'EX-6.6',
  code: 'keptThisTurn',
  fails: (l) => keptAt(l) >= 0 && keptThisTurn(at(l.s.kept, keptAt(l))),
  args: (l) => ({ card: l.a }),
}
const playOf = (l: Look): Play => cardIn(l.s, l.a).row.play
const worksOnly = (play: Play, code: string): Condition => ({
  rule: 'V-1',
  code,
  fails: (l) => playOf(l) === play,
  args: (l) => ({ card: l.a }),
})
const WINDOW_ONLY = worksOnly('window', 'windowOnly')
const TURN_ONLY = worksOnly('turn', 'turnOnly')
const BESIDE_AP = worksOnly('withAp', 'withApOnly')
const deckLeft: Condition = {
  rule: 'S-4',
  code: 'needsDeck',
  fails: (l) => lacksDeck(l.s, l.a),
  args: (l) => ({ card: l.a }),
}
const millerFinds: Condition = {
  rule: 'S-1',
  code: 'millerNoCard',
  fails: (l) => playOf(l) === 'turn' && !anyForMiller(l.s, l.f.seat),
}
const PLAY_AS_TURN: Conditions = [isKept, notFresh, WINDOW_ONLY, BESIDE_AP, deckLeft, millerFinds]
const PLAY_IN_WINDOW: Conditions = [isKept, notFresh, TURN_ONLY, BESIDE_AP, deckLeft]
const PLAY_BESIDE_AP: Conditions = [
  isKept,
  notFresh,
  { rule: 'S-3', code: 'notBesideAp', fails: (l) => playOf(l) !== 'withAp', args: (l) => ({ card: l.a }) },
  { rule: 'S-3', code: 'eventPoints', fails: (l) => l.f.source === NONE },
  { rule: 'S-3', code: 'apTaken', fails: (l) => l.f.source !== NONE && l.f.count !== 1 },
  {
    rule: 'S-3',
    code: 'apFull',
    fails: (l) => l.f.count === 1 && !canBoost(l.s, l.f),
    args: (l) => ({ card: l.f.source }),
  },
]

/* ---- the card in hand ---------------------------------------------------------------------------------------------- */

const tab: Condition = {
  rule: 'EX-6.1',
  code: 'noTab',
  fails: (l) => !hasTab(l.s, l.f.seat, l.s.inHand),
  args: (l) => ({ card: l.s.inHand, player: l.f.seat }),
}
const PERFORM: Conditions = [
  tab,
  {
    rule: 'V-1',
    code: 'keptOnly',
    fails: (l) => cardIn(l.s, l.s.inHand).row.play !== 'normal',
    args: (l) => ({ card: l.s.inHand }),
  },
  { rule: 'S-4', code: 'needsDeck', fails: (l) => lacksDeck(l.s, l.s.inHand), args: (l) => ({ card: l.s.inHand }) },
]
const KEEP: Conditions = [
  tab,
  {
    rule: 'EX-6.3',
    code: 'keepTooDear',
    fails: (l) => !canPay(l.s, l.f.seat, keepPrice(l.s, l.f.seat, l.s.inHand)),
    args: (l) => ({ price: keepPrice(l.s, l.f.seat, l.s.inHand), cp: at(l.s.cp, l.f.seat) }),
  },
]

/* ---- actions ------------------------------------------------------------------------------------------------------- */

const points: Condition = { rule: 'EX-7.1', code: 'noAp', fails: (l) => l.f.left === 0 }
const baseInPlay: Condition = {
  rule: 'EX-2.14',
  code: 'outOfPlay',
  fails: (l) => !hasBase(l.s.inPlay, l.a),
  args: (l) => ({ base: l.a }),
}
const fleetAtBase: Condition = {
  rule: 'EX-8.6',
  code: 'noFleetAt',
  fails: (l) => !hasBase(attachedBases(at(l.s.at, l.f.seat)), l.a),
  args: (l) => ({ base: l.a, orbital: at(ORBITAL_OF, l.a) }),
}
const INFLUENCE: Conditions = [
  points,
  baseInPlay,
  fleetAtBase,
  {
    rule: 'EX-8.10',
    code: 'noCubeLeft',
    fails: (l) => hasBase(l.s.inPlay, l.a) && !hasBase(placeable(l.s, l.f, l.f.seat), l.a),
    args: (l) => ({ base: l.a }),
  },
]
const specialOf = (l: Look): number => at(SPECIAL_CUBE, l.f.seat)
const powerBit = (l: Look): number => {
  const row = l.s.box.powers.specialCubes
  return row?.player === l.f.seat ? at(l.s.techs, l.f.seat) & row.bit : 0
}
const DIPLOMAT: Conditions = [
  points,
  baseInPlay,
  fleetAtBase,
  { rule: 'EX-9.11', code: 'noSpecialCube', fails: (l) => specialOf(l) < 0 || powerBit(l) === 0 },
  {
    rule: 'EX-4.5',
    code: 'specialCubeUsed',
    fails: (l) => powerBit(l) !== 0 && freePower(l.s, l.f.seat, l.s.box.powers.specialCubes) === 0,
  },
  {
    rule: 'EX-9.11',
    code: 'noSpecialCubeLeft',
    fails: (l) => specialOf(l) >= 0 && powerBit(l) !== 0 && at(l.s.supply, specialOf(l)) === 0,
  },
  {
    rule: 'EX-9.12',
    code: 'cannotPay',
    fails: (l) => powerBit(l) !== 0 && !canPay(l.s, l.f.seat, l.s.box.specialPrice),
    args: (l) => ({ price: l.s.box.specialPrice, cp: at(l.s.cp, l.f.seat) }),
  },
]
const MOVE: Conditions = [
  points,
  { rule: 'EX-8.1', code: 'sameOrbital', fails: (l) => l.a === l.b },
  {
    rule: 'EX-8.1',
    code: 'noFleetThere',
    fails: (l) => tokensOf(l.s, l.f.seat, l.a) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  {
    rule: 'EX-8.1',
    code: 'tooFar',
    fails: (l) => steps(l.a, l.b) > moveReach(l.s, l.f.seat),
    args: (l) => ({ from: l.a, to: l.b, n: steps(l.a, l.b), reach: moveReach(l.s, l.f.seat) }),
  },
]
const BUILD: Conditions = [points, ...BUILD_FLEET]

const abilityOf = (l: Look): State['box']['abilities'][number] => of(l.s.box.abilities, l.a)
const yours = (l: Look): boolean => abilityOf(l).player === l.f.seat
const inForce = (l: Look): boolean => yours(l) && (at(l.s.techs, l.f.seat) & abilityOf(l).bit) !== 0
const isAction = (l: Look): boolean => inForce(l) && abilityOf(l).row.kind === 'action'
const ability = (l: Look): Refusal['args'] => ({ ability: l.a })
const isCrew = (l: Look): boolean => abilityOf(l).row.kind === 'crew'
const notYours: Condition = { rule: 'EX-13.1', code: 'notYours', fails: (l) => !isCrew(l) && !yours(l), args: ability }
const notInForce: Condition = {
  rule: 'EX-13.2',
  code: 'notInForce',
  fails: (l) => yours(l) && !inForce(l),
  args: ability,
}
const USE: Conditions = [
  { rule: 'EX-14.4', code: 'crewInWindow', fails: isCrew, args: ability },
  notYours,
  notInForce,
  { rule: 'EX-13.5', code: 'worksByItself', fails: (l) => inForce(l) && !isAction(l), args: ability },
  {
    rule: 'EX-4.5',
    code: 'usedUp',
    fails: (l) => isAction(l) && abilityOf(l).row.oncePerTurn && freeUses(l.s, l.f.seat, abilityOf(l)) === 0,
    args: ability,
  },
  { rule: 'EX-13.3', code: 'noAp', fails: (l) => isAction(l) && abilityOf(l).row.cost.ap > l.f.left },
  {
    rule: 'EX-13.4',
    code: 'cannotPay',
    fails: (l) => isAction(l) && !canPay(l.s, l.f.seat, abilityOf(l).row.cost.cp),
    args: (l) => ({ price: abilityOf(l).row.cost.cp, cp: at(l.s.cp, l.f.seat) }),
  },
  {
    rule: 'EX-13.3',
    code: 'noTokens',
    fails: (l) => isAction(l) && abilityOf(l).row.cost.token > at(l.s.tokens, l.f.seat),
    args: ability,
  },
  {
    rule: 'EX-8.15',
    code: 'changesNothing',
    fails: (l) => isAction(l) && !changesSomething(l.s, l.f.seat, l.a),
    args: ability,
  },
]
const USE_CREW: Conditions = [
  { rule: 'EX-11.6', code: 'notCrew', fails: (l) => !isCrew(l), args: ability },
  { rule: 'EX-14.4', code: 'notCaptain', fails: (l) => isCrew(l) && l.s.captain !== l.f.seat },
  {
    rule: 'SX-2',
    code: 'crewTwice',
    fails: (l) => isCrew(l) && l.s.captain === l.f.seat && !mayUseCrew(l.s, l.f),
  },
  {
    rule: 'EX-8.15',
    code: 'changesNothing',
    fails: (l) => isCrew(l) && !changesSomething(l.s, l.f.seat, l.a),
    args: ability,
  },
]

const BONUS: Conditions = [
  { rule: 'EX-11.2', code: 'noMarker', fails: (l) => at(l.s.markers, l.a) === 0, args: (l) => ({ sector: l.a }) },
]
const pointIndex = (l: Look): number => l.s.box.points.indexOf(l.a)
const sectorOf = (l: Look): number => leaderSector(l.s, l.f.seat)
const POWER_PLAY: Conditions = [
  { rule: 'DC-E.10', code: 'leaderOffMap', fails: (l) => sectorOf(l) === NONE },
  {
    rule: 'DC-E.13',
    code: 'noPlayLeft',
    fails: (l) => sectorOf(l) !== NONE && !hasPlay(l.s, l.f.seat, sectorOf(l)),
    args: (l) => ({ sector: sectorOf(l) }),
  },
  {
    rule: 'DC-E.13',
    code: 'noPointLeft',
    fails: (l) => pointIndex(l) < 0 || !hasPoint(l.s, l.f.seat, pointIndex(l)),
    args: (l) => ({ n: l.a }),
  },
]
const hasToken: Condition = { rule: 'DC-D.4', code: 'noResource', fails: (l) => at(l.s.resources, l.f.seat) === 0 }
const ownPoints: Condition = { rule: 'DC-D.5', code: 'notOwnCard', fails: (l) => !isOwnCard(l.s, l.f) }
const RAISE: Conditions = [
  hasToken,
  ownPoints,
  { rule: 'DC-D.4', code: 'apAtLimit', fails: (l) => isOwnCard(l.s, l.f) && cardPoints(l.s, l.f) >= CARD_AP_LIMIT },
]
const PROMOTE: Conditions = [
  { ...hasToken, rule: 'DC-D.9' },
  { rule: 'DC-D.9', code: 'onTop', fails: (l) => l.s.initiative.length === 0 || l.s.initiative[0] === l.f.seat },
]
const PROMOTE_IN_SPEND: Conditions = [{ ...ownPoints, rule: 'DC-D.10' }, ...PROMOTE]
const ALWAYS: Conditions = []

type Table = { readonly [kind: number]: Conditions }

/** By step and kind of move; a module adds those of its own steps. */
export const TABLES: { [step in StepName]?: Table } = {
  turn: { [moves.TAKE]: TAKE, [moves.PLAY]: PLAY_AS_TURN, [moves.POWER]: POWER_PLAY, [moves.TOP]: PROMOTE },
  miller: { [moves.TAKE]: TAKE_FOR_MILLER },
  use: { [moves.PERFORM]: PERFORM, [moves.KEEP]: KEEP, [moves.POINTS]: ALWAYS },
  offer: { [moves.PERFORM]: PERFORM, [moves.KEEP]: KEEP, [moves.DECLINE]: ALWAYS },
  spend: {
    [moves.INFLUENCE]: INFLUENCE,
    [moves.DIPLOMAT]: DIPLOMAT,
    [moves.MOVE]: MOVE,
    [moves.BUILD]: BUILD,
    [moves.USE]: USE,
    [moves.PLAY]: PLAY_BESIDE_AP,
    [moves.TOKEN]: RAISE,
    [moves.TOP]: PROMOTE_IN_SPEND,
    [moves.FINISH]: ALWAYS,
  },
  group: { [moves.FLEETS]: GROUP },
  relocate: { [moves.CUBE]: RELOCATE },
  whichCube: { [moves.WHICH]: WHICH },
  bonus: { [moves.BONUS]: BONUS },
  window: { [moves.PLAY]: PLAY_IN_WINDOW, [moves.USE]: USE_CREW, [moves.PASS]: ALWAYS },
  freeBuild: { [moves.BUILD]: BUILD_FLEET, [moves.PASS]: ALWAYS },
}

/** When a kind of move is made at all; `also` holds whenever it is asked for. */
interface Moment {
  readonly rule: string
  readonly code: string
  readonly also?: Conditions
}

const MOMENTS: { readonly [kind: number]: Moment } = {
  [moves.TAKE]: { rule: 'EX-4.1', code: 'whenTake', also: [slotFilled] },
  [moves.PLAY]: { rule: 'EX-6.5', code: 'whenPlay', also: [isKept] },
  [moves.PERFORM]: { rule: 'EX-6.2', code: 'whenPerform' },
  [moves.KEEP]: { rule: 'EX-6.2', code: 'whenKeep' },
  [moves.POINTS]: { rule: 'EX-5.4', code: 'whenPoints' },
  [moves.DECLINE]: { rule: 'EX-7.5', code: 'whenDecline' },
  [moves.INFLUENCE]: { rule: 'EX-8.6', code: 'whenInfluence', also: [baseInPlay, fleetAtBase] },
  [moves.DIPLOMAT]: { rule: 'EX-9.11', code: 'whenDiplomat', also: [baseInPlay, fleetAtBase] },
  [moves.MOVE]: { rule: 'EX-8.1', code: 'whenMove', also: MOVE.slice(1) },
  [moves.BUILD]: { rule: 'EX-8.12', code: 'whenBuild', also: BUILD_FLEET },
  [moves.USE]: { rule: 'EX-8.14', code: 'whenUse', also: [notYours, notInForce] },
  [moves.FINISH]: { rule: 'EX-7.2', code: 'whenFinish' },
  [moves.FLEETS]: { rule: 'EX-8.2', code: 'whenFleets' },
  [moves.CUBE]: { rule: 'EX-10.9', code: 'whenCube' },
  [moves.WHICH]: { rule: 'EX-10.9', code: 'whenWhich' },
  [moves.BASE]: { rule: 'EX-10.3', code: 'whenBase' },
  [moves.ORBITAL]: { rule: 'EX-10.3', code: 'whenOrbital' },
  [moves.BAND]: { rule: 'EX-10.3', code: 'whenBand' },
  [moves.FLEET]: { rule: 'EX-10.10', code: 'whenFleet' },
  [moves.NUMBER]: { rule: 'EX-10.3', code: 'whenNumber' },
  [moves.OPTION]: { rule: 'EX-10.3', code: 'whenOption' },
  [moves.SLOT]: { rule: 'S-5', code: 'whenSlot' },
  [moves.DISCARD]: { rule: 'EX-10.12', code: 'whenDiscard' },
  [moves.STOP]: { rule: 'EX-10.1', code: 'whenStop' },
  [moves.BONUS]: { rule: 'EX-11.2', code: 'whenBonus', also: BONUS },
  [moves.PASS]: { rule: 'EX-11.6', code: 'whenPass' },
  [moves.POWER]: { rule: 'DC-E.14', code: 'whenPower' },
  [moves.TOKEN]: { rule: 'DC-D.5', code: 'whenToken' },
  [moves.TOP]: { rule: 'DC-D.10', code: 'whenInitiative' },
  [moves.TECH]: { rule: 'DC-A.2', code: 'whenTech' },
}

const NEVER: Moment = { rule: 'EX-4.1', code: 'notOpen' }

/** The move has its moment at another time; what would stand against it even then is told as well. */
function notNow(l: Look): Refusal[] {
  const moment = MOMENTS[kindOf(l.m)] ?? NEVER
  return [{ rule: moment.rule, code: moment.code, args: {} }, ...failed(moment.also ?? [], l)]
}

/** Moves that name two things; all others name one or nothing. */
const PAIRS: readonly number[] = [moves.MOVE, moves.CUBE, moves.FLEET]
const NO_OP = {} as Op

function lookAt(s: State, f: Frame, m: Move): Look {
  const pair = PAIRS.includes(kindOf(m))
  const op = f.step === 'effect' ? opOf(s, f) : NO_OP
  return { s, f, op, m, a: pair ? first(m) : only(m), b: pair ? second(m) : 0 }
}

/** Every failed condition of an answer to the question on top; empty exactly when it is offered. */
export function explain(s: State, f: Frame, m: Move): readonly Refusal[] {
  const l = lookAt(s, f, m)
  const conditions = f.step === 'effect' ? conditionsOf(l) : TABLES[f.step]?.[kindOf(m)]
  if (conditions === undefined) return notNow(l)
  const reasons = failed(conditions, l)
  if (reasons.length > 0 || s.offer.includes(m)) return reasons
  return [{ rule: 'EX-10.3', code: 'notOpen', args: {} }]
}
