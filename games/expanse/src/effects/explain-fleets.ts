import { at, of } from '@orrery/kernel'
import { ownerFits } from '../rules/filters.ts'
import { PICKED } from '../rules/formula.ts'
import { ORBITAL_COUNT, steps } from '../rules/map.ts'
import { destinations, groupSources, isGroup, namedToken } from '../rules/movement.ts'
import { BUILDABLE, fleetsAt, freshFleets, isShielded, LIVES, ownerOf, ROCINANTE, tokensOf } from '../rules/pieces.ts'
import { leaderOf, wholeGroup } from '../rules/fleets.ts'
import { isPicked, ownerOpen } from '../rules/removals.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import type { Orbital } from '../types.ts'
import { buildPlace, worksAt } from './ready.ts'
import { fitsOrbital, pieceInHand } from './explain-places.ts'

/* Why a fleet, or where it goes, is not open: `fleet <kind> <orbital>`, `orbital <orbital>`, `move <from>><to>`, `build <kind>`. */

export const fleetThere: Condition = {
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
const leaderLast: Condition = {
  rule: 'DC-E.4',
  code: 'leaderLast',
  fails: (l) => fleetsAt(l.s, l.a, l.b) > 0 && isShielded(l.s, l.a, l.b),
  args: (l) => ({ orbital: l.b }),
}
const canBeRemoved: Condition = { rule: 'EX-14.2', code: 'rocinanteSafe', fails: (l) => at(LIVES, l.a) === 0 }

export const REMOVE_FLEET: Conditions = [
  fleetThere,
  fleetOwnOnly,
  fleetOpposingOnly,
  canBeRemoved,
  leaderLast,
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
    fails: (l) => l.op.n === PICKED && !isPicked(l.s, l.f, l.a, l.b),
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
  fails: (l) => l.op.unit !== 'one' && l.op.unit !== 'each',
}
const fleetHasWay: Condition = {
  rule: 'EX-8.4',
  code: 'noWay',
  fails: (l) => fleetsAt(l.s, l.a, l.b) > 0 && destinations(l.s, l.f, l.op, l.b) === 0,
  args: (l) => ({ orbital: l.b }),
}
export const MOVE_FLEET: Conditions = [
  fleetThere,
  fleetOwnOnly,
  { ...fleetOpposingOnly, rule: 'EX-10.5' },
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
export const FLEET_TO: Conditions = [
  { rule: 'EX-10.11', code: 'pieceFirst', fails: (l) => traveller(l) < 0 || isGroup(l.op) },
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
export const GROUP_TO: Conditions = [
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
  {
    rule: 'DC-E.7',
    code: 'noLeaderThere',
    fails: (l) => l.op.unit === 'leader' && (groupSources(l.s, l.f, l.op) & (1 << l.a)) === 0,
    args: (l) => ({ orbital: l.a }),
  },
  { rule: 'EX-10.1', code: 'oneByOne', fails: (l) => !isGroup(l.op) },
  {
    rule: 'V-7',
    code: 'deadPlace',
    fails: (l) => l.a !== l.b && !livePlaceFor(l, l.a, l.b),
    args: (l) => ({ orbital: l.b }),
  },
]

export const yourFleet: Condition = {
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
export const inReserve: Condition = {
  rule: 'EX-8.12',
  code: 'noReserve',
  fails: (l) => at(l.s.reserve, l.a) === 0,
  args: (l) => ({ fleet: l.a }),
}
const leaderOnly: Condition = {
  rule: 'DC-E.3',
  code: 'leaderOnly',
  fails: (l) => l.op.op === 'build' && l.op.unit === 'leader' && l.a !== leaderOf(l.f.seat),
}
export const BUILD_FLEET: Conditions = [yourFleet, buildable, inReserve, leaderOnly]
export const BUILD_FROM_MAP: Conditions = [
  { rule: 'EX-10.1', code: 'notFromMap', fails: (l) => !l.op.alsoFromMap },
  leaderOnly,
  yourFleet,
  fleetThere,
  { rule: 'EX-10.1', code: 'sameOrbital', fails: (l) => buildPlace(l.s, l.f, l.op) === l.b },
]
