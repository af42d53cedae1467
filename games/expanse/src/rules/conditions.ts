import { at, itemAt } from '@orrery/kernel'
import { type RulesetAbility, type Card, NONE, type Player } from '../types.ts'
import {
  abilityArg,
  cardArg,
  type Condition,
  fleetArg,
  fleetThereArg,
  type Look,
  must,
  mustBase,
  mustOrbital,
  secondBase,
  secondOrbital,
  slotArg,
  type Which,
} from './asking.ts'
import { matchingBases, matchingOrbitals, ownerFits } from './filters.ts'
import { hasBase } from './map.ts'
import { cubesAt, fleetsAt, LIVES, ownerOf, placeable } from './pieces.ts'
import { canPay } from './points.ts'
import { cardIn, hasTab, keptIndex, keptThisTurn, lacksDeck, SCORE } from './track.ts'

/* Conditions that several questions share. */

/* ---- places --------------------------------------------------------------------------------------------------------- */

export const inPlay = (which: Which = 'a', rule = 'EX-2.14'): Condition =>
  mustBase(rule, 'outOfPlay', (l, among) => among & l.s.inPlay, which)

/** The place is one that the text asks for: where a piece is, or where it goes. */
export const fitsBase = (which: Which, end: 'at' | 'to'): Condition =>
  mustBase(
    'EX-10.1',
    'wrongPlace',
    (l, among) => among & matchingBases(l.s, l.f, l.op[end]),
    which,
    () => ({ end }),
  )
export const fitsOrbital = (which: Which, end: 'at' | 'to'): Condition =>
  mustOrbital(
    'EX-10.1',
    'wrongPlace',
    (l, among) => among & matchingOrbitals(l.s, l.f, l.op[end]),
    which,
    () => ({ end }),
  )

/** EX-8.8, EX-8.10: a cube from the supply, or from another Base. */
export const cubeLeft = (which: Which = 'a'): Condition =>
  mustBase('EX-8.10', 'noCubeLeft', (l, among) => among & placeable(l.s, l.f, l.f.seat), which)

/* ---- whose pieces an effect names -------------------------------------------------------------------------------------- */

/** The player the text names; NONE where it could be any of several. */
function sideOf({ s, f, op }: Look): Player | typeof NONE {
  if (op.owner === 'self') return f.seat
  return op.owner === 'opp' && s.ruleset.players === 2 ? 1 - f.seat : NONE
}

/** Somebody the text names has a piece at the second place; `masks` are the places of each player's pieces. */
function isSideThere({ s, f, op, b }: Look, masks: readonly number[]): boolean {
  for (let p = 0; p < s.ruleset.players; p++) if (ownerFits(f, op.owner, p) && hasBase(at(masks, p), b)) return true
  return false
}

/** The piece that is named is there, or another one that the text allows. */
export const FLEETS_OF_SIDE: readonly Condition[] = [
  must(
    'EX-10.3',
    'noFleetOf',
    (l) => l.op.owner === 'any' || fleetsAt(l.s, l.a, l.b) > 0 || isSideThere(l, l.s.at),
    (l) => ({ side: sideOf(l), orbital: l.b }),
  ),
  must('EX-10.3', 'noFleetHere', (l) => l.op.owner !== 'any' || isSideThere(l, l.s.at), secondOrbital),
]
export const CUBES_OF_SIDE: readonly Condition[] = [
  must(
    'EX-10.3',
    'noCubeOf',
    (l) => l.op.owner === 'any' || cubesAt(l.s, l.a, l.b) > 0 || isSideThere(l, l.s.on),
    (l) => ({ side: sideOf(l), base: l.b }),
  ),
  must('EX-10.3', 'noCubeHere', (l) => l.op.owner !== 'any' || isSideThere(l, l.s.on), secondBase),
]

/* ---- fleets --------------------------------------------------------------------------------------------------------- */

export const fleetThere: Condition = must('EX-10.3', 'noSuchFleet', (l) => fleetsAt(l.s, l.a, l.b) > 0, fleetThereArg)
/** Whose fleet it is; EX-10.5 where fleets move, EX-10.10 where they are removed. */
export const fleetOfSide = (rule: string): readonly Condition[] => [
  must('EX-10.5', 'ownFleetOnly', (l) => l.op.owner !== 'self' || ownerOf(l.s, l.a) === l.f.seat, fleetArg),
  must(rule, 'oppFleetOnly', (l) => l.op.owner !== 'opp' || ownerOf(l.s, l.a) !== l.f.seat),
]
export const yourFleet = (rule: string): Condition =>
  must(rule, 'notYourFleet', (l) => ownerOf(l.s, l.a) === l.f.seat, fleetArg)
export const inReserve = (rule: string): Condition => must(rule, 'noReserve', (l) => at(l.s.reserve, l.a) > 0, fleetArg)
export const noRocinante: Condition = must('EX-14.2', 'rocinanteSafe', (l) => at(LIVES, l.a) > 0)

/* ---- cards ---------------------------------------------------------------------------------------------------------- */

/** The card in the slot that is named. */
export const cardInSlot = (l: Look): Card => at(l.s.track, l.a)
export const slotFilled = (rule: string): Condition => must(rule, 'slotEmpty', (l) => cardInSlot(l) !== NONE, slotArg)
export const noScoreCard = (rule: string): Condition => must(rule, 'scoreCard', (l) => cardInSlot(l) !== SCORE, slotArg)

/** The card it is about: the one that is named, in a slot, or in hand. */
type CardOf = (l: Look) => Card
export const namedCard: CardOf = (l) => l.a

export const tabOn = (rule: string, card: CardOf): Condition =>
  must(
    rule,
    'noTab',
    (l) => hasTab(l.s, l.f.seat, card(l)),
    (l) => ({ card: card(l), player: l.f.seat }),
  )
export const worksAtOnce = (rule: string, card: CardOf): Condition =>
  must(
    rule,
    'keptOnly',
    (l) => cardIn(l.s, card(l)).row.play === 'normal',
    (l) => ({ card: card(l) }),
  )
export const deckLeft = (card: CardOf): Condition =>
  must(
    'S-4',
    'needsDeck',
    (l) => !lacksDeck(l.s, card(l)),
    (l) => ({ card: card(l) }),
  )

const keptAt = (l: Look): number => keptIndex(l.s, l.f.seat, l.a)
export const isKept: Condition = must('EX-6.5', 'notKept', (l) => keptAt(l) >= 0, cardArg)
export const notFresh = (rule: string): Condition =>
  must(rule, 'keptThisTurn', (l) => !keptThisTurn(at(l.s.kept, keptAt(l))), cardArg)

/* ---- prices and techs ----------------------------------------------------------------------------------------------- */

export const payable = (rule: string, price: (l: Look) => number, code = 'cannotPay'): Condition =>
  must(
    rule,
    code,
    (l) => canPay(l.s, l.f.seat, price(l)),
    (l) => ({ price: price(l), cp: at(l.s.cp, l.f.seat) }),
  )

export const abilityNamed = (l: Look): RulesetAbility => itemAt(l.s.ruleset.abilities, l.a)
export const yours: Condition = must('EX-13.1', 'notYours', (l) => abilityNamed(l).player === l.f.seat, abilityArg)
export const isInForce = (l: Look): boolean => (at(l.s.techs, l.f.seat) & abilityNamed(l).bit) !== 0
export const inForce: Condition = must('EX-13.2', 'notInForce', isInForce, abilityArg)
export const tokensLeft = (rule: string): Condition =>
  must(rule, 'noTokens', (l) => abilityNamed(l).cost.token <= at(l.s.tokens, l.f.seat), abilityArg)
