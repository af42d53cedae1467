import { at, of } from '@orrery/kernel'
import { abilityOf } from '../rules/frames.ts'
import { hasBase, orbitalsOf } from '../rules/map.ts'
import { DAMAGED, fleetsAt, FRESH, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import { canPay } from '../rules/points.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import { canGainTech, heldOnce, levelOf, mayGain, techPrice } from '../rules/techs.ts'
import { cardIn, keptIndex, keptThisTurn, lacksDeck, SCORE } from '../rules/track.ts'
import { NONE } from '../types.ts'
import type { State } from '../types.ts'
import { canUseFreely, SCRAP, scrapPlaces } from './ready.ts'
import { fitsOrbital, inPlay, pieceFirst, pieceInHand } from './explain-places.ts'
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
    fails: (l) => l.a === SCRAP && fleetsAt(l.s, SCRAP, l.b) > 0 && (scrapPlaces(l.s, l.f, l.op) & ~(1 << l.b)) === 0,
    args: (l) => ({ orbital: l.b }),
  },
  pieceInHand,
]
export const SCRAP_TO: Conditions = [
  pieceFirst,
  {
    rule: 'EX-9.9',
    code: 'noInfluenceAt',
    fails: (l) => (orbitalsOf(at(l.s.on, l.f.seat)) & (1 << l.a)) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  fitsOrbital('a', 'to'),
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

/* ---- Embassies (SX-1) ----------------------------------------------------------------------------------------------- */

const special = (l: Look): number => at(SPECIAL_CUBE, l.f.seat)
export const EMBASSY: Conditions = [
  inPlay('a'),
  {
    rule: 'SX-1',
    code: 'embassyThere',
    fails: (l) => hasBase(l.s.inPlay, l.a) && !hasBase(roomFor(l.s, special(l)), l.a),
    args: (l) => ({ base: l.a, cube: special(l) }),
  },
]

/* ---- a Kept Event after the AP of a card (SX-4) ---------------------------------------------------------------------- */

const keptAt = (l: Look): number => keptIndex(l.s, l.f.seat, l.a)
const price = (l: Look): number => of(l.s.box.abilities, abilityOf(l.f)).row.cost.cp
export const PLAY_AFTER_AP: Conditions = [
  { rule: 'EX-6.5', code: 'notKept', fails: (l) => keptAt(l) < 0, args: (l) => ({ card: l.a }) },
  {
    rule: 'SX-4',
    code: 'keptThisTurn',
    fails: (l) => keptAt(l) >= 0 && keptThisTurn(at(l.s.kept, keptAt(l))),
    args: (l) => ({ card: l.a }),
  },
  {
    rule: 'SX-4',
    code: 'keptOnly',
    fails: (l) => keptAt(l) >= 0 && cardIn(l.s, l.a).row.play !== 'normal',
    args: (l) => ({ card: l.a }),
  },
  { rule: 'S-4', code: 'needsDeck', fails: (l) => lacksDeck(l.s, l.a), args: (l) => ({ card: l.a }) },
  {
    rule: 'EX-13.4',
    code: 'cannotPay',
    fails: (l) => !canPay(l.s, l.f.seat, price(l)),
    args: (l) => ({ price: price(l), cp: at(l.s.cp, l.f.seat) }),
  },
]

/* ---- techs: one used freely (SX-5), one gained (DC-A.4) ---------------------------------------------------------------- */

const tech = (l: Look): State['box']['abilities'][number] => of(l.s.box.abilities, l.a)
const isYours = (l: Look): boolean => tech(l).player === l.f.seat
const isHeld = (l: Look): boolean => isYours(l) && (at(l.s.techs, l.f.seat) & tech(l).bit) !== 0
const isActionTech = (l: Look): boolean => tech(l).row.kind === 'action' && tech(l).row.level > 0
const named = (l: Look): { readonly ability: number } => ({ ability: l.a })
const yours: Condition = { rule: 'EX-13.1', code: 'notYours', fails: (l) => !isYours(l), args: named }
export const USE_FREELY: Conditions = [
  yours,
  { rule: 'EX-13.2', code: 'notInForce', fails: (l) => isYours(l) && !isHeld(l), args: named },
  { rule: 'SX-5', code: 'noActionTech', fails: (l) => isHeld(l) && !isActionTech(l), args: named },
  {
    rule: 'SX-5',
    code: 'noTokens',
    fails: (l) => isHeld(l) && isActionTech(l) && tech(l).row.cost.token > at(l.s.tokens, l.f.seat),
    args: named,
  },
  {
    rule: 'SX-5',
    code: 'changesNothing',
    fails: (l) =>
      isHeld(l) &&
      isActionTech(l) &&
      tech(l).row.cost.token <= at(l.s.tokens, l.f.seat) &&
      !canUseFreely(l.s, l.f, l.a),
    args: named,
  },
]
export const GAIN_TECH: Conditions = [
  yours,
  { rule: 'DC-A.4', code: 'techHeld', fails: isHeld, args: named },
  {
    rule: 'DC-A.6',
    code: 'techExcluded',
    fails: (l) => isYours(l) && !isHeld(l) && !mayGain(l.s, l.f.seat, l.a),
    args: named,
  },
  {
    rule: 'DC-A.4',
    code: 'techLevelOpen',
    fails: (l) => isYours(l) && !isHeld(l) && !heldOnce(l.s, l.f.seat, levelOf(l.s, l.a)),
    args: (l) => ({ ability: l.a, level: levelOf(l.s, l.a) }),
  },
  {
    rule: 'EX-16.2',
    code: 'cannotPay',
    fails: (l) => isYours(l) && !canGainTech(l.s, l.f.seat, l.a) && !canPay(l.s, l.f.seat, techPrice(l.s, l.a)),
    args: (l) => ({ price: techPrice(l.s, l.a), cp: at(l.s.cp, l.f.seat) }),
  },
]
