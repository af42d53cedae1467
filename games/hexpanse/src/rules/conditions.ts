import { at } from '@orrery/kernel'
import { FIRST_MERCENARY, NONE } from '../types.ts'
import type { Piece } from '../types.ts'
import { type Condition, hexArg, type Look, must, unitArg } from './asking.ts'
import { isAdjacent } from './hexes.ts'
import { inReserve, inShip, isEnemy, isMercenary, isWarlord, mercenaryBit, ownerOf } from './pieces.ts'
import { canPayLife } from './warlords.ts'

/* Conditions that several questions share. */

/** What stands on the hex that is named; asked of hexes on the board only. */
export const pieceThere = (l: Look): Piece => at(l.s.pieces, l.a)

/* ---- hexes ---------------------------------------------------------------------------------------------------------- */

export const onBoard: Condition = must('HX-4.2', 'offBoard', (l) => l.a < l.s.ruleset.cells, hexArg)
export const empty = (rule: string): Condition => must(rule, 'occupied', (l) => pieceThere(l) === NONE, hexArg)
export const occupied = (rule: string): Condition => must(rule, 'nothingThere', (l) => pieceThere(l) !== NONE, hexArg)
export const noWarlord = (rule: string): Condition =>
  must(rule, 'warlordThere', (l) => !isWarlord(pieceThere(l)), hexArg)
export const own = (rule: string): Condition =>
  must(rule, 'notYours', (l) => ownerOf(pieceThere(l)) === l.f.seat, hexArg)
export const isNearWarlord = (l: Look): boolean => isAdjacent(at(l.s.warlords, l.f.seat), l.a)

/* ---- units ---------------------------------------------------------------------------------------------------------- */

const mercenaryCard = (l: Look): { readonly card: number } => ({ card: l.a - FIRST_MERCENARY })

/** HX-12.1: normal and minor units come from the Reserve, mercenaries from their cards. */
export const IN_SUPPLY: readonly (readonly Condition[])[] = [
  [
    must('HX-7.1', 'noneInReserve', (l) => isMercenary(l.a) || inReserve(l.s, l.f.seat, l.a) > 0, unitArg),
    must(
      'HX-10.3',
      'notYourMercenary',
      (l) => !isMercenary(l.a) || (at(l.s.mercs, l.f.seat) & mercenaryBit(l.a)) !== 0,
      mercenaryCard,
    ),
  ],
  [must('HX-10.3', 'alreadyPlaced', (l) => !isMercenary(l.a) || (l.s.placed & mercenaryBit(l.a)) === 0, mercenaryCard)],
]

export const IN_SHIP: readonly (readonly Condition[])[] = [
  [must('HX-10.7', 'mercenaryRecovers', (l) => !isMercenary(l.a), unitArg)],
  [must('HX-7.5', 'noneInShip', (l) => inShip(l.s, l.f.seat, l.a) > 0, unitArg)],
]

/** HX-8.4: by the house rule nobody pays their last life. */
export const lifeToPay: Condition = must('HX-8.4', 'lastLife', (l) => canPayLife(l.s, l.f.seat))

export const enemy = (rule: string): Condition =>
  must(
    rule,
    'notEnemy',
    (l) => isEnemy(l.s, l.f.seat, l.a),
    (l) => ({ player: l.a }),
  )
