import { at } from '@orrery/kernel'
import { hasPrey } from '../effects/victims.ts'
import { mostFrom } from '../effects/purse.ts'
import { holdsCard } from '../effects/stealing.ts'
import { isAction } from '../rules/cards.ts'
import { isAdjacent } from '../rules/hexes.ts'
import {
  canAttack,
  hasTarget,
  inReserve,
  isEnemy,
  isMercenary,
  isTarget,
  isUnit,
  isWarlord,
  isZombie,
  ownerOf,
  unitOf,
} from '../rules/pieces.ts'
import { canPayLife } from '../rules/warlords.ts'
import { MINOR, NEUTRAL, NONE, NORMAL } from '../types.ts'
import type { Piece } from '../types.ts'
import { notEmpty, offBoard, SHIP, SUPPLY } from './explain-turn.ts'
import { type Condition, type Conditions, hexArg, type Look, refuse, unitArg } from './look.ts'

/* Why an answer is not open while an ability is carried out. */

const pieceThere = (l: Look): Piece => (l.a < l.s.box.cells ? at(l.s.pieces, l.a) : NONE)
const isOn = (l: Look): boolean => l.a < l.s.box.cells
const nothingThere = (rule: string): Condition =>
  refuse(rule, 'nothingThere', (l) => isOn(l) && pieceThere(l) === NONE, hexArg)
const warlordThere = (rule: string): Condition => refuse(rule, 'warlordThere', (l) => isWarlord(pieceThere(l)), hexArg)
const isMine = (l: Look): boolean => pieceThere(l) !== NONE && ownerOf(pieceThere(l)) === l.f.seat
const isFriend = (l: Look): boolean =>
  pieceThere(l) !== NONE && ownerOf(pieceThere(l)) !== NEUTRAL && !isEnemy(l.s, l.f.seat, ownerOf(pieceThere(l)))

/* ---- placing -------------------------------------------------------------------------------------------------------- */

const notNear = (rule: string): Condition =>
  refuse(
    rule,
    'notNearWarlord',
    (l) => l.op?.where === 'near' && isOn(l) && !isAdjacent(at(l.s.warlords, l.f.seat), l.a),
    hexArg,
  )
const WHERE_EMPTY: Conditions = [offBoard, notNear('HX-8.6'), notEmpty('HX-7.1')]
const WHERE_OCCUPIED: Conditions = [
  offBoard,
  notNear('HX-8.5'),
  nothingThere('HX-8.5'),
  warlordThere('HX-8.10'),
  refuse('HX-8.5', 'ownPiece', (l) => l.op?.enemyOnly === true && isUnit(pieceThere(l)) && isFriend(l), hexArg),
]
export const where = (l: Look): Conditions => (l.op?.icon === 'PO' ? WHERE_OCCUPIED : WHERE_EMPTY)
export const unit = (l: Look): Conditions => (l.op?.icon === 'RB' ? SHIP : SUPPLY)

/* ---- own pieces ----------------------------------------------------------------------------------------------------- */

const notYours = (rule: string): Condition =>
  refuse(rule, 'notYours', (l) => pieceThere(l) !== NONE && !isMine(l), hexArg)

export const RETURN: Conditions = [
  offBoard,
  nothingThere('HX-7.2'),
  notYours('HX-7.2'),
  refuse('HX-7.2', 'notNormal', (l) => isMine(l) && unitOf(pieceThere(l)) !== NORMAL, hexArg),
]

export const STEP: Conditions = [
  offBoard,
  refuse('HX-7.11', 'notNearWarlord', (l) => isOn(l) && !isAdjacent(at(l.s.warlords, l.f.seat), l.a), hexArg),
  notEmpty('HX-7.11'),
]

/* ---- attacks -------------------------------------------------------------------------------------------------------- */

const isOwnWarlord = (l: Look): boolean => isMine(l) && isWarlord(pieceThere(l))
const isOwnUnit = (l: Look): boolean => isMine(l) && isUnit(pieceThere(l))

export const ATTACKER: Conditions = [
  offBoard,
  nothingThere('HX-7.3'),
  notYours('HX-7.3'),
  refuse('HX-9.7', 'cannotAttack', (l) => isOwnUnit(l) && !canAttack(l.s, l.f.seat, unitOf(pieceThere(l))), hexArg),
  refuse('HX-12.7', 'onlyUnits', (l) => isOwnWarlord(l) && l.op?.withWarlord === false),
  refuse('HX-8.4', 'lastLife', (l) => isOwnWarlord(l) && l.op?.withWarlord === true && !canPayLife(l.s, l.f.seat)),
  refuse('HX-7.3', 'noTargetNear', (l) => isMine(l) && !hasTarget(l.s, l.f.seat, l.a), hexArg),
]

export const TARGET: Conditions = [
  offBoard,
  refuse(
    'HX-7.3',
    'notAdjacent',
    (l) => isOn(l) && !isAdjacent(l.f.held, l.a),
    (l) => ({ hex: l.a, from: l.f.held }),
  ),
  nothingThere('HX-7.3'),
  refuse('HX-7.13', 'ownPiece', (l) => pieceThere(l) !== NONE && !isTarget(l.s, l.f.seat, l.a), hexArg),
]

/* ---- exchange ------------------------------------------------------------------------------------------------------- */

export const EXCHANGED: Conditions = [offBoard, nothingThere('HX-12.20'), warlordThere('HX-12.20')]
export const OTHER_END: Conditions = [
  offBoard,
  refuse('HX-12.20', 'sameHex', (l) => l.a === l.f.held, hexArg),
  warlordThere('HX-12.20'),
]

/* ---- one enemy ------------------------------------------------------------------------------------------------------ */

const notEnemy = (rule: string): Condition =>
  refuse(
    rule,
    'notEnemy',
    (l) => !isEnemy(l.s, l.f.seat, l.a),
    (l) => ({ player: l.a }),
  )
export const ENEMY: Conditions = [notEnemy('HX-12.8')]
export const VICTIM: Conditions = [
  notEnemy('HX-1.7'),
  refuse(
    'HX-12.23',
    'nothingToTake',
    (l) => l.op !== undefined && isEnemy(l.s, l.f.seat, l.a) && !hasPrey(l.s, l.f.seat, l.a, l.op),
    (l) => ({ player: l.a }),
  ),
]
export const RAID: Conditions = [
  refuse('HX-12.11', 'onlyReserve', (l) => isMercenary(l.a), unitArg),
  refuse(
    'HX-12.11',
    'notInHisReserve',
    (l) => !isMercenary(l.a) && inReserve(l.s, l.f.held, l.a) === 0,
    (l) => ({ unit: l.a, player: l.f.held }),
  ),
  refuse('HX-12.11', 'zombie', (l) => l.a === MINOR && isZombie(l.s, l.f.held)),
]

const cardArgs = (l: Look): { readonly card: number; readonly player: number } => ({ card: l.a, player: l.f.held })
const notHis = (rule: string): Condition => refuse(rule, 'notHisCard', (l) => !holdsCard(l.s, l.f.held, l.a), cardArgs)
export const ACTION_CARD: Conditions = [
  refuse('HX-12.15', 'noActionCard', (l) => !isAction(l.a), cardArgs),
  notHis('HX-12.15'),
]
export const MERCENARY_CARD: Conditions = [
  refuse('HX-12.14', 'noMercenaryCard', (l) => isAction(l.a), cardArgs),
  notHis('HX-12.14'),
]
export const AMOUNT: Conditions = [
  refuse(
    'HX-12.13',
    'amount',
    (l) => l.op === undefined || l.a < 1 || l.a > mostFrom(l.s, l.f.held, l.op),
    (l) => ({ n: l.op === undefined ? 0 : mostFrom(l.s, l.f.held, l.op) }),
  ),
]
