import { at } from '@orrery/kernel'
import { MOST_INCOME } from '../data/setup.ts'
import { hasAttacker } from '../effects/fighting.ts'
import { actionCard, costOf, hasFreeBase, holdsAction, isAction, slotCard } from '../rules/cards.ts'
import * as moves from '../rules/moves.ts'
import { hasEmpty, hasEmptyNear, inReserve, inShip, isMercenary, mercenaryBit, REUSABLE } from '../rules/pieces.ts'
import { canHeal, canPayLife, nextLevel, USED_ABILITY, USED_DOUBT, USED_HEAL, USED_MOVE } from '../rules/warlords.ts'
import { FIRST_MERCENARY, NONE } from '../types.ts'
import { ALWAYS, type Condition, type Conditions, hexArg, type Look, refuse, unitArg } from './look.ts'
import { canReturnAny, canUseAbility } from './actions.ts'

/* Why an answer is not open: in the set-up, in the Action Phase and in the Market Phase. */

export const offBoard: Condition = refuse('HX-4.2', 'offBoard', (l) => l.a >= l.s.box.cells, hexArg)
const isThere = (l: Look): boolean => l.a < l.s.box.cells
export const notEmpty = (rule: string): Condition =>
  refuse(rule, 'occupied', (l) => isThere(l) && at(l.s.pieces, l.a) !== NONE, hexArg)

const bit = (l: Look): number => 1 << l.a
const mine = (l: Look): boolean => (at(l.s.mercs, l.f.seat) & bit(l)) !== 0
const isPlaced = (l: Look): boolean => mine(l) && (l.s.placed & bit(l)) !== 0
const unitIsMine = (l: Look): boolean => (at(l.s.mercs, l.f.seat) & mercenaryBit(l.a)) !== 0

/** HX-12.1: normal and minor units from the Reserve, mercenaries from their cards. */
export const SUPPLY: Conditions = [
  refuse('HX-7.1', 'noneInReserve', (l) => !isMercenary(l.a) && inReserve(l.s, l.f.seat, l.a) === 0, unitArg),
  refuse(
    'HX-10.3',
    'notYourMercenary',
    (l) => isMercenary(l.a) && !unitIsMine(l),
    (l) => ({ card: l.a - FIRST_MERCENARY }),
  ),
  refuse(
    'HX-10.3',
    'alreadyPlaced',
    (l) => isMercenary(l.a) && unitIsMine(l) && (l.s.placed & mercenaryBit(l.a)) !== 0,
    (l) => ({ card: l.a - FIRST_MERCENARY }),
  ),
]

export const SHIP: Conditions = [
  refuse('HX-10.7', 'mercenaryRecovers', (l) => isMercenary(l.a), unitArg),
  refuse('HX-7.5', 'noneInShip', (l) => !isMercenary(l.a) && inShip(l.s, l.f.seat, l.a) === 0, unitArg),
]

export const lastLife = (rule = 'HX-8.4'): Condition => refuse(rule, 'lastLife', (l) => !canPayLife(l.s, l.f.seat))
const usedUp = (mask: number, code: string): Condition => refuse('HX-8.2', code, (l) => (l.f.used & mask) !== 0)

const cardArg = (l: Look): { readonly card: number } => ({ card: l.a })
const ACTIVATE: Conditions = [
  refuse('HX-7.7', 'notYourMercenary', (l) => !mine(l), cardArg),
  refuse('HX-7.7', 'notOnBoard', (l) => mine(l) && !isPlaced(l), cardArg),
  refuse('HX-10.6', 'notReusable', (l) => mine(l) && (REUSABLE & bit(l)) === 0, cardArg),
  refuse('HX-10.9', 'ranAlready', (l) => isPlaced(l) && (REUSABLE & bit(l)) !== 0 && (l.s.ran & bit(l)) !== 0, cardArg),
]

const RAISE: Conditions = [
  refuse('HX-7.9', 'topIncome', (l) => at(l.s.income, l.f.seat) >= MOST_INCOME),
  refuse(
    'HX-7.9',
    'incomeTooDear',
    (l) => at(l.s.income, l.f.seat) < MOST_INCOME && at(l.s.hexilum, l.f.seat) < nextLevel(l.s, l.f.seat),
    (l) => ({ price: nextLevel(l.s, l.f.seat), hexilum: at(l.s.hexilum, l.f.seat) }),
  ),
]

export const ACTIONS: { readonly [kind: number]: Conditions } = {
  [moves.PLACE]: [...SUPPLY, refuse('HX-9.3', 'boardFull', (l) => !hasEmpty(l.s))],
  [moves.RETURN]: [refuse('HX-7.2', 'noneToReturn', (l) => !canReturnAny(l.s, l.f.seat))],
  [moves.ATTACK]: [refuse('HX-7.3', 'noAttack', (l) => !hasAttacker(l.s, l.f.seat))],
  [moves.RECOVER]: SHIP,
  [moves.PLAY]: [
    refuse(
      'HX-7.6',
      'cardNotHeld',
      (l) => !holdsAction(l.s, l.f.seat, l.a),
      (l) => ({ card: actionCard(l.a) }),
    ),
  ],
  [moves.ACTIVATE]: ACTIVATE,
  [moves.GAIN]: ALWAYS,
  [moves.RAISE]: RAISE,
  [moves.HEAL]: [usedUp(USED_HEAL, 'usedHeal'), refuse('HX-7.10', 'fullLife', (l) => !canHeal(l.s, l.f.seat))],
  [moves.MOVE]: [
    usedUp(USED_MOVE, 'usedMove'),
    lastLife(),
    refuse('HX-7.11', 'noWay', (l) => !hasEmptyNear(l.s, at(l.s.warlords, l.f.seat))),
  ],
  [moves.ABILITY]: [
    usedUp(USED_ABILITY, 'usedAbility'),
    lastLife(),
    refuse('HX-7.12', 'noUse', (l) => canPayLife(l.s, l.f.seat) && !canUseAbility(l.s, l.f)),
  ],
  [moves.DONE]: ALWAYS,
  [moves.RESIGN]: [
    refuse('HX-17.5', 'noResigning', (l) => !l.s.box.resign),
    refuse('HX-17.5', 'playsOn', (l) => l.s.box.resign && (l.f.used & USED_DOUBT) !== 0),
  ],
}

const offered = (l: Look): number => slotCard(l.s, l.a)
export const MARKET: { readonly [kind: number]: Conditions } = {
  [moves.BUY]: [
    refuse(
      'HX-11.4',
      'emptySlot',
      (l) => offered(l) === NONE,
      (l) => ({ slot: l.a }),
    ),
    refuse(
      'HX-11.4',
      'tooDear',
      (l) => offered(l) !== NONE && costOf(offered(l)) > at(l.s.hexilum, l.f.seat),
      (l) => ({ card: offered(l), price: costOf(offered(l)), hexilum: at(l.s.hexilum, l.f.seat) }),
    ),
    refuse('HX-10.2', 'noFreeBase', (l) => offered(l) !== NONE && !isAction(offered(l)) && !hasFreeBase(l.s, l.f.seat)),
  ],
  [moves.DONE]: ALWAYS,
}

export const FACTION: Conditions = [
  refuse(
    'HX-5.2',
    'factionTaken',
    (l) => l.s.factions.includes(l.a),
    (l) => ({ faction: l.a, player: l.s.factions.indexOf(l.a) }),
  ),
]
export const MINOR: Conditions = [
  refuse(
    'HX-5.4',
    'minorNotRevealed',
    (l) => !l.s.minorPool.includes(l.a),
    (l) => ({ minor: l.a }),
  ),
  refuse(
    'HX-5.4',
    'minorTaken',
    (l) => l.s.minors.includes(l.a),
    (l) => ({ minor: l.a, player: l.s.minors.indexOf(l.a) }),
  ),
]
export const MISSION: Conditions = [
  refuse(
    'HX-5.7',
    'missionNotRevealed',
    (l) => !l.s.missionPool.includes(l.a),
    (l) => ({ mission: l.a }),
  ),
  refuse(
    'HX-5.7',
    'missionGone',
    (l) => l.s.missions.includes(l.a),
    (l) => ({ mission: l.a }),
  ),
]
export const WARLORD: Conditions = [offBoard, notEmpty('HX-5.8')]
