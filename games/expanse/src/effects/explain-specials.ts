import { at } from '@orrery/kernel'
import { DAMAGED, fleetsAt, FRESH } from '../rules/pieces.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import { cardIn, lacksDeck, SCORE } from '../rules/track.ts'
import { NONE } from '../types.ts'
import { SCRAP, scrapPlaces } from './ready.ts'
import { pieceFirst, pieceInHand } from './explain-places.ts'
import { fleetThere, inReserve } from './explain-fleets.ts'

/* Why an answer to a rule in words of its own is not open. */

export const REPAIR: Conditions = [
  {
    rule: 'EX-9.7',
    code: 'damagedNow',
    fails: (l) => l.a === FRESH && fleetsAt(l.s, FRESH, l.b) > 0,
    args: (l) => ({ orbital: l.b }),
  },
  {
    rule: 'EX-9.7',
    code: 'notDamaged',
    fails: (l) => l.a !== DAMAGED && !(l.a === FRESH && fleetsAt(l.s, FRESH, l.b) > 0),
    args: (l) => ({ fleet: l.a }),
  },
  {
    rule: 'EX-9.7',
    code: 'noSuchFleet',
    fails: (l) => l.a === DAMAGED && fleetsAt(l.s, DAMAGED, l.b) === 0,
    args: (l) => ({ fleet: l.a, orbital: l.b }),
  },
]
const onlyScrap: Condition = {
  rule: 'EX-9.9',
  code: 'notScrap',
  fails: (l) => l.a !== SCRAP,
  args: (l) => ({ fleet: l.a }),
}
export const SCRAP_ENTER: Conditions = [
  onlyScrap,
  { ...inReserve, rule: 'EX-9.9', fails: (l) => l.a === SCRAP && inReserve.fails(l) },
  pieceInHand,
]
export const SCRAP_MOVE: Conditions = [
  onlyScrap,
  { ...fleetThere, fails: (l) => l.a === SCRAP && fleetThere.fails(l) },
  {
    rule: 'EX-9.9',
    code: 'noWay',
    fails: (l) => l.a === SCRAP && fleetsAt(l.s, SCRAP, l.b) > 0 && (scrapPlaces(l.s, l.f.seat) & ~(1 << l.b)) === 0,
    args: (l) => ({ orbital: l.b }),
  },
  pieceInHand,
]
export const SCRAP_TO: Conditions = [
  pieceFirst,
  {
    rule: 'EX-9.9',
    code: 'noInfluenceAt',
    fails: (l) => (scrapPlaces(l.s, l.f.seat) & (1 << l.a)) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  { rule: 'EX-8.4', code: 'sameOrbital', fails: (l) => l.f.held >= 0 && (l.f.held & 15) === l.a },
]
const cardAt = (l: Look): number => at(l.s.track, l.a)
const isAction = (l: Look): boolean => cardAt(l) !== NONE && cardAt(l) !== SCORE
export const COPY: Conditions = [
  { rule: 'S-5', code: 'slotEmpty', fails: (l) => cardAt(l) === NONE, args: (l) => ({ slot: l.a }) },
  { rule: 'S-5', code: 'scoreCard', fails: (l) => cardAt(l) === SCORE, args: (l) => ({ slot: l.a }) },
  {
    rule: 'S-5',
    code: 'keptOnly',
    fails: (l) => isAction(l) && cardIn(l.s, cardAt(l)).row.play !== 'normal',
    args: (l) => ({ card: cardAt(l) }),
  },
  {
    rule: 'S-4',
    code: 'needsDeck',
    fails: (l) => isAction(l) && lacksDeck(l.s, cardAt(l)),
    args: (l) => ({ card: cardAt(l) }),
  },
]
