import { at, kindOf, of } from '@orrery/kernel'
import { ownerOfCube, isSafe, takeablePlain, takeableSpecial } from '../rules/cubes.ts'
import { matchingBases, matchingOrbitals, ownerFits } from '../rules/filters.ts'
import { PICKED } from '../rules/formula.ts'
import { BAND_OF_BASE, hasBase, ORBITAL_COUNT, SECTOR_OF_BASE, steps } from '../rules/map.ts'
import { destinations, namedToken } from '../rules/movement.ts'
import * as moves from '../rules/moves.ts'
import {
  BUILDABLE,
  cubesAt,
  fleetsAt,
  freshCubes,
  freshFleets,
  LIVES,
  ownerOf,
  placeable,
  ROCINANTE,
  SPECIAL_CUBE,
  tokensOf,
} from '../rules/pieces.ts'
import { wholeGroup } from '../rules/fleets.ts'
import { largestX, ownerOpen } from '../rules/removals.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import { cardIn, keptBy, keptCard, SCORE } from '../rules/track.ts'
import { FLEETS, NONE } from '../types.ts'
import type { OpName, Orbital } from '../types.ts'
import {
  buildPlace,
  DAMAGED,
  eachPlace,
  hasPartner,
  readyProgram,
  SCRAP,
  scrapPlaces,
  sourcesForMoving,
  worksAt,
} from './ready.ts'

/* Why an answer to an effect is not open: by kind of effect and kind of move, from the predicates that list it. */

const FRESH = FLEETS.indexOf('fresh')

/* ---- places ------------------------------------------------------------------------------------------------------ */

/** A Base of a fixed place in the move: the first thing it names, or the second. */
type Named = 'a' | 'b'

const inPlay = (which: Named): Condition => ({
  rule: 'EX-2.14',
  code: 'outOfPlay',
  fails: (l) => !hasBase(l.s.inPlay, l[which]),
  args: (l) => ({ base: l[which] }),
})

const fitsBase = (which: Named, end: 'at' | 'to'): Condition => ({
  rule: 'EX-10.1',
  code: 'wrongPlace',
  fails: (l) => hasBase(l.s.inPlay, l[which]) && !hasBase(matchingBases(l.s, l.f, l.op[end]), l[which]),
  args: (l) => ({ base: l[which], end }),
})

const fitsOrbital = (which: Named, end: 'at' | 'to'): Condition => ({
  rule: 'EX-10.1',
  code: 'wrongPlace',
  fails: (l) => (matchingOrbitals(l.s, l.f, l.op[end]) & (1 << l[which])) === 0,
  args: (l) => ({ orbital: l[which], end }),
})

const closedCode = (l: Look): string =>
  l.op.distinct === 'band' ? 'closedBand' : l.op.distinct === 'sector' ? 'closedSector' : 'closedPlace'

/** "One per Base", "each in a different Band": told by what closed the place. */
const notClosed = (which: Named): Conditions =>
  ['closedBand', 'closedSector', 'closedPlace'].map((code) => ({
    rule: 'EX-10.7',
    code,
    fails: (l: Look) =>
      closedCode(l) === code &&
      (l.f.used & (1 << l[which])) !== 0 &&
      hasBase(matchingBases(l.s, l.f, l.op.at), l[which]),
    args: (l: Look) => ({ base: l[which], band: at(BAND_OF_BASE, l[which]), sector: at(SECTOR_OF_BASE, l[which]) }),
  }))

const canPlaceThere = (which: Named): Condition => ({
  rule: 'EX-8.10',
  code: 'noCubeLeft',
  fails: (l) => !hasBase(placeable(l.s, l.f, l.f.seat), l[which]) && hasBase(l.s.inPlay, l[which]),
  args: (l) => ({ base: l[which] }),
})

/* ---- cubes: `cube <kind> <base>` ----------------------------------------------------------------------------------- */

const owner = (l: Look): number => ownerOfCube(l.a)
const isSpecial = (l: Look): boolean => SPECIAL_CUBE.includes(l.a)

const ownerAllowed: Condition = {
  rule: 'EX-10.5',
  code: 'ownOnly',
  fails: (l) => l.op.owner === 'self' && owner(l) !== l.f.seat,
}
const opposingOnly: Condition = {
  rule: 'EX-10.5',
  code: 'oppOnly',
  fails: (l) => l.op.owner === 'opp' && owner(l) === l.f.seat,
}
const atTheTable: Condition = {
  rule: 'EX-3.1',
  code: 'notPlaying',
  fails: (l) => owner(l) >= l.s.box.players,
  args: (l) => ({ player: owner(l) }),
}
const ownersChoice: Condition = {
  rule: 'EX-10.9',
  code: 'ownersChoice',
  fails: (l) => isSpecial(l) && owner(l) !== l.f.seat,
  args: (l) => ({ player: owner(l) }),
}
const cubeThere: Condition = {
  rule: 'EX-10.3',
  code: 'noSuchCube',
  fails: (l) => {
    const special = at(SPECIAL_CUBE, owner(l))
    const other = !isSpecial(l) && owner(l) !== l.f.seat && special >= 0 ? cubesAt(l.s, special, l.b) : 0
    return cubesAt(l.s, l.a, l.b) + other === 0
  },
  args: (l) => ({ cube: l.a, base: l.b }),
}
const notSafe: Condition = {
  rule: 'V-6',
  code: 'safeCube',
  fails: (l) => {
    if (owner(l) >= l.s.box.players || !isSafe(l.s, l.f, owner(l)) || cubeThere.fails(l)) return false
    const named = isSpecial(l)
      ? takeableSpecial(l.s, l.f, l.op, owner(l), l.b)
      : takeablePlain(l.s, l.f, l.op, owner(l), l.b)
    return named === 0 && cubesAt(l.s, at(SPECIAL_CUBE, owner(l)), l.b) > 0
  },
  args: (l) => ({ player: owner(l), base: l.b }),
}
const spared: Condition = {
  rule: 'EX-10.1',
  code: 'spareCube',
  fails: (l) =>
    l.op.spare > 0 && l.a === l.f.seat && cubesAt(l.s, l.a, l.b) > 0 && takeablePlain(l.s, l.f, l.op, l.a, l.b) === 0,
  args: (l) => ({ base: l.b }),
}
const roomToPlace: Condition = {
  rule: 'EX-8.10',
  code: 'noCubeLeft',
  fails: (l) => l.op.whole && !hasBase(placeable(l.s, l.f, l.f.seat), l.b),
  args: (l) => ({ base: l.b }),
}
const CUBE_BASICS: Conditions = [inPlay('b'), atTheTable, ownerAllowed, opposingOnly, ownersChoice, cubeThere, notSafe]

const REMOVE_CUBE: Conditions = [...CUBE_BASICS, fitsBase('b', 'at'), ...notClosed('b'), spared, roomToPlace]

const notYetMoved: Condition = {
  rule: 'EX-8.10',
  code: 'alreadyPlaced',
  fails: (l) => cubesAt(l.s, l.a, l.b) > 0 && freshCubes(l.s, l.f, l.a, l.b) === 0 && l.f.held < 0,
  args: (l) => ({ base: l.b }),
}
const somewhereToGo: Condition = {
  rule: 'EX-10.3',
  code: 'nowhereToGo',
  fails: (l) => hasBase(matchingBases(l.s, l.f, l.op.at), l.b) && !hasBase(sourcesForMoving(l.s, l.f, l.op), l.b),
  args: (l) => ({ base: l.b }),
}
const anotherBase: Condition = {
  rule: 'EX-10.1',
  code: 'sameBase',
  fails: (l) => (l.f.held & 15) === l.a,
  args: (l) => ({ base: l.a }),
}
const pieceInHand: Condition = { rule: 'EX-10.11', code: 'pieceInHand', fails: (l) => l.f.held >= 0 }
const pieceFirst: Condition = { rule: 'EX-10.11', code: 'pieceFirst', fails: (l) => l.f.held < 0 }

const MOVE_CUBE: Conditions = [...CUBE_BASICS, fitsBase('b', 'at'), notYetMoved, somewhereToGo, pieceInHand]
const MOVE_CUBE_TO: Conditions = [inPlay('a'), fitsBase('a', 'to'), anotherBase, pieceFirst]

const SWAP_CUBE: Conditions = [
  ...CUBE_BASICS,
  {
    rule: 'EX-10.1',
    code: 'noPartner',
    fails: (l) => l.f.held < 0 && owner(l) < l.s.box.players && !hasPartner(l.s, l.f, l.op, owner(l), l.b),
    args: (l) => ({ base: l.b }),
  },
  {
    rule: 'EX-10.1',
    code: 'sameOwner',
    fails: (l) => l.f.held >= 0 && ownerOfCube(l.f.held >> 4) === owner(l),
    args: (l) => ({ player: owner(l) }),
  },
  {
    rule: 'EX-10.1',
    code: 'sameBase',
    fails: (l) => l.f.held >= 0 && (l.f.held & 15) === l.b,
    args: (l) => ({ base: l.b }),
  },
]

/* ---- fleets: `fleet <kind> <orbital>` ------------------------------------------------------------------------------ */

const fleetThere: Condition = {
  rule: 'EX-10.3',
  code: 'noSuchFleet',
  fails: (l) => fleetsAt(l.s, l.a, l.b) === 0,
  args: (l) => ({ fleet: l.a, orbital: l.b }),
}
const fleetOwnOnly: Condition = {
  rule: 'EX-10.5',
  code: 'ownFleetOnly',
  fails: (l) => l.op.owner === 'self' && ownerOf(l.s, l.a) !== l.f.seat,
  args: (l) => ({ fleet: l.a }),
}
const fleetOpposingOnly: Condition = {
  rule: 'EX-10.10',
  code: 'oppFleetOnly',
  fails: (l) => l.op.owner === 'opp' && ownerOf(l.s, l.a) === l.f.seat,
}
const canBeRemoved: Condition = { rule: 'EX-14.2', code: 'rocinanteSafe', fails: (l) => at(LIVES, l.a) === 0 }

const REMOVE_FLEET: Conditions = [
  fleetThere,
  fleetOwnOnly,
  fleetOpposingOnly,
  canBeRemoved,
  fitsOrbital('b', 'at'),
  {
    rule: 'EX-10.1',
    code: 'closedOwner',
    fails: (l) =>
      l.op.perOwner && ownerFits(l.f, l.op.owner, ownerOf(l.s, l.a)) && !ownerOpen(l.f, l.op, ownerOf(l.s, l.a)),
    args: (l) => ({ player: ownerOf(l.s, l.a) }),
  },
  {
    rule: 'EX-10.1',
    code: 'closedPlace',
    fails: (l) => !l.op.perOwner && (l.f.used & (1 << l.b)) !== 0,
    args: (l) => ({ orbital: l.b }),
  },
  {
    rule: 'EX-10.1',
    code: 'notThatFleet',
    fails: (l) => l.op.n === PICKED && l.f.place !== l.a * 16 + l.b,
    args: (l) => ({ fleet: l.a, orbital: l.b }),
  },
]

const otherRocinante: Condition = {
  rule: 'EX-10.5',
  code: 'rocinanteStays',
  fails: (l) => l.a === ROCINANTE && l.s.captain !== l.f.seat,
}
const fleetNotMoved: Condition = {
  rule: 'EX-10.1',
  code: 'alreadyMoved',
  fails: (l) => fleetsAt(l.s, l.a, l.b) > 0 && freshFleets(l.s, l.f, l.a, l.b) === 0 && l.f.held < 0,
  args: (l) => ({ orbital: l.b }),
}
const movesByItself: Condition = {
  rule: 'EX-10.1',
  code: 'namedFleet',
  fails: (l) => namedToken(l.s, l.f, l.op) >= 0 || l.op.unit === 'group',
}
const fleetHasWay: Condition = {
  rule: 'EX-8.4',
  code: 'noWay',
  fails: (l) => fleetsAt(l.s, l.a, l.b) > 0 && destinations(l.s, l.f, l.op, l.b) === 0,
  args: (l) => ({ orbital: l.b }),
}
const MOVE_FLEET: Conditions = [
  fleetThere,
  fleetOwnOnly,
  fleetOpposingOnly,
  otherRocinante,
  fleetNotMoved,
  fleetHasWay,
  movesByItself,
  pieceInHand,
]

/** The fleet that is on its way: the one in hand, or the one the text names. */
const traveller = (l: Look): number => {
  const named = namedToken(l.s, l.f, l.op)
  return named >= 0 ? named : l.f.held
}
const livePlaceFor = (l: Look, from: Orbital, to: Orbital): boolean => {
  if (l.op.free || !(l.op.binds || l.op.unit === '$F')) return true
  const bind = (o: Orbital): number => (l.op.unit === '$F' ? (traveller(l) >> 4) * 16 + o : o)
  const works = (o: Orbital): boolean => worksAt(l.s, l.f, l.f.program, l.f.pc, bind(o))
  if (works(to)) return true
  for (let o = 0; o < ORBITAL_COUNT; o++)
    if ((destinations(l.s, l.f, l.op, from) & (1 << o)) !== 0 && works(o)) return false
  return true
}
const FLEET_TO: Conditions = [
  { rule: 'EX-10.11', code: 'pieceFirst', fails: (l) => traveller(l) < 0 || l.op.unit === 'group' },
  { rule: 'EX-8.4', code: 'sameOrbital', fails: (l) => traveller(l) >= 0 && (traveller(l) & 15) === l.a },
  {
    rule: 'EX-8.4',
    code: 'outOfReach',
    fails: (l) => traveller(l) >= 0 && steps(traveller(l) & 15, l.a) > l.op.reach,
    args: (l) => ({ from: traveller(l) & 15, to: l.a, n: steps(traveller(l) & 15, l.a), reach: l.op.reach }),
  },
  fitsOrbital('a', 'to'),
  {
    rule: 'V-7',
    code: 'deadPlace',
    fails: (l) => traveller(l) >= 0 && !livePlaceFor(l, traveller(l) & 15, l.a),
    args: (l) => ({ orbital: l.a }),
  },
]
const GROUP_TO: Conditions = [
  { rule: 'EX-8.1', code: 'sameOrbital', fails: (l) => l.a === l.b },
  {
    rule: 'EX-8.1',
    code: 'noFleetThere',
    fails: (l) => tokensOf(l.s, l.f.seat, l.a) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  {
    rule: 'EX-10.1',
    code: 'alreadyMoved',
    fails: (l) => tokensOf(l.s, l.f.seat, l.a) > 0 && wholeGroup(l.s, l.f, l.f.seat, l.a) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  {
    rule: 'EX-8.4',
    code: 'outOfReach',
    fails: (l) => steps(l.a, l.b) > l.op.reach,
    args: (l) => ({ from: l.a, to: l.b, n: steps(l.a, l.b), reach: l.op.reach }),
  },
  fitsOrbital('b', 'to'),
  { rule: 'EX-10.1', code: 'oneByOne', fails: (l) => l.op.unit !== 'group' },
  {
    rule: 'V-7',
    code: 'deadPlace',
    fails: (l) => l.a !== l.b && !livePlaceFor(l, l.a, l.b),
    args: (l) => ({ orbital: l.b }),
  },
]

/* ---- building ------------------------------------------------------------------------------------------------------ */

const yourFleet: Condition = {
  rule: 'EX-8.12',
  code: 'notYourFleet',
  fails: (l) => ownerOf(l.s, l.a) !== l.f.seat,
  args: (l) => ({ fleet: l.a }),
}
const buildable: Condition = {
  rule: 'EX-8.12',
  code: 'notBuildable',
  fails: (l) => !of(BUILDABLE, l.a),
  args: (l) => ({ fleet: l.a }),
}
const inReserve: Condition = {
  rule: 'EX-8.12',
  code: 'noReserve',
  fails: (l) => at(l.s.reserve, l.a) === 0,
  args: (l) => ({ fleet: l.a }),
}
export const BUILD_FLEET: Conditions = [yourFleet, buildable, inReserve]
const BUILD_FROM_MAP: Conditions = [
  { rule: 'EX-10.1', code: 'notFromMap', fails: (l) => !l.op.alsoFromMap },
  yourFleet,
  fleetThere,
  { rule: 'EX-10.1', code: 'sameOrbital', fails: (l) => buildPlace(l.s, l.f, l.op) === l.b },
]

/* ---- picks and options --------------------------------------------------------------------------------------------- */

const picks = (what: string): Condition => ({ rule: 'EX-10.1', code: 'otherChoice', fails: (l) => l.op.what !== what })
const livePick = (place: (l: Look) => number, args: (l: Look) => { [name: string]: number }): Condition => ({
  rule: 'V-7',
  code: 'deadPlace',
  fails: (l) => {
    let matches = false
    eachPlace(l.s, l.f, l.op, (p) => {
      matches ||= p === place(l)
    })
    return matches && !worksAt(l.s, l.f, l.f.program, l.f.pc, place(l))
  },
  args,
})
const PICK_BASE: Conditions = [
  picks('base'),
  inPlay('a'),
  fitsBase('a', 'at'),
  livePick(
    (l) => l.a,
    (l) => ({ base: l.a }),
  ),
]
const PICK_ORBITAL: Conditions = [
  picks('orbital'),
  fitsOrbital('a', 'at'),
  livePick(
    (l) => l.a,
    (l) => ({ orbital: l.a }),
  ),
]
const PICK_BAND: Conditions = [
  picks('band'),
  {
    rule: 'EX-10.1',
    code: 'wrongPlace',
    fails: (l) => (l.op.at.bands & (1 << l.a)) === 0,
    args: (l) => ({ band: l.a }),
  },
  livePick(
    (l) => l.a,
    (l) => ({ band: l.a }),
  ),
]
const PICK_FLEET: Conditions = [
  picks('fleet'),
  yourFleet,
  fleetThere,
  { rule: 'EX-14.2', code: 'rocinanteSafe', fails: (l) => l.op.at.removable && at(LIVES, l.a) === 0 },
  livePick(
    (l) => l.a * 16 + l.b,
    (l) => ({ orbital: l.b }),
  ),
]
const PICK_NUMBER: Conditions = [
  picks('number'),
  {
    rule: 'EX-10.2',
    code: 'numberTooBig',
    fails: (l) => l.op.what === 'number' && l.a > largestX(l.s, l.f, matchingOrbitals(l.s, l.f, l.op.at)),
    args: (l) => ({ n: largestX(l.s, l.f, matchingOrbitals(l.s, l.f, l.op.at)) }),
  },
]
const CHOOSE_OPTION: Conditions = [
  {
    rule: 'EX-10.1',
    code: 'noOption',
    fails: (l) => l.a >= l.op.programs.length,
    args: (l) => ({ n: l.op.programs.length }),
  },
  {
    rule: 'EX-10.3',
    code: 'deadOption',
    fails: (l) => l.a < l.op.programs.length && !readyProgram(l.s, l.f, at(l.op.programs, l.a), 0),
    args: (l) => ({ n: l.a + 1 }),
  },
]

const keptCodeOf = (l: Look): number => l.s.kept.find((code) => keptCard(code) === l.a) ?? NONE
const DISCARD_KEPT: Conditions = [
  { rule: 'EX-6.11', code: 'notKeptByAnyone', fails: (l) => keptCodeOf(l) < 0, args: (l) => ({ card: l.a }) },
  {
    rule: 'EX-10.3',
    code: 'keptByOther',
    fails: (l) => keptCodeOf(l) >= 0 && (keptBy(keptCodeOf(l)) === l.f.seat) !== (l.op.owner === 'self'),
    args: (l) => ({ card: l.a, player: keptBy(keptCodeOf(l)) }),
  },
]

/* ---- specials ------------------------------------------------------------------------------------------------------ */

const REPAIR: Conditions = [
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
const SCRAP_ENTER: Conditions = [
  onlyScrap,
  { ...inReserve, rule: 'EX-9.9', fails: (l) => l.a === SCRAP && inReserve.fails(l) },
  pieceInHand,
]
const SCRAP_MOVE: Conditions = [
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
const SCRAP_TO: Conditions = [
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
const COPY: Conditions = [
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
    fails: (l) => isAction(l) && cardIn(l.s, cardAt(l)).row.needsDeck && l.s.drawn >= l.s.deckSize,
    args: (l) => ({ card: cardAt(l) }),
  },
]

const PLACE: Conditions = [inPlay('a'), fitsBase('a', 'at'), ...notClosed('a'), canPlaceThere('a')]

type Table = { readonly [kind: number]: Conditions }

const TABLES: { readonly [op in OpName]: Table } = {
  place: { [moves.BASE]: PLACE },
  remove: { [moves.CUBE]: REMOVE_CUBE },
  moveInf: { [moves.CUBE]: MOVE_CUBE, [moves.BASE]: MOVE_CUBE_TO },
  swap: { [moves.CUBE]: SWAP_CUBE },
  moveFleets: { [moves.FLEET]: MOVE_FLEET, [moves.ORBITAL]: FLEET_TO, [moves.MOVE]: GROUP_TO },
  removeFleets: { [moves.FLEET]: REMOVE_FLEET },
  build: { [moves.BUILD]: BUILD_FLEET, [moves.FLEET]: BUILD_FROM_MAP },
  discardKept: { [moves.DISCARD]: DISCARD_KEPT },
  pick: {
    [moves.BASE]: PICK_BASE,
    [moves.ORBITAL]: PICK_ORBITAL,
    [moves.BAND]: PICK_BAND,
    [moves.FLEET]: PICK_FLEET,
    [moves.NUMBER]: PICK_NUMBER,
  },
  chooseOne: { [moves.OPTION]: CHOOSE_OPTION },
  special: {},
  gainCP: {},
  gainAP: {},
  peekBonus: {},
  revealTop: {},
  forEach: {},
}

const SPECIALS: { readonly [rule: string]: Table } = {
  repair: { [moves.FLEET]: REPAIR },
  scrapShip: { [moves.BUILD]: SCRAP_ENTER, [moves.FLEET]: SCRAP_MOVE, [moves.ORBITAL]: SCRAP_TO },
  kenzo: { [moves.SLOT]: COPY },
}

const STOPPING: Conditions = [
  { rule: 'EX-10.1', code: 'mayNotStop', fails: (l) => !l.op.upTo },
  { rule: 'EX-10.11', code: 'pieceInHand', fails: (l) => l.op.upTo && l.f.held >= 0 },
]

/** The conditions of a move in the present step of an effect; none where the step takes no such move. */
export function conditionsOf(l: Look): Conditions | undefined {
  const kind = kindOf(l.m)
  if (kind === moves.STOP) return STOPPING
  return (l.op.op === 'special' ? SPECIALS[l.op.rule] : TABLES[l.op.op])?.[kind]
}
