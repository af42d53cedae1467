import { at } from '@orrery/kernel'
import { hasGoal, isSafe, ownerOfCube, takeablePlain, takeableSpecial } from '../rules/cubes.ts'
import { matchingBases } from '../rules/filters.ts'
import { hasBase } from '../rules/map.ts'
import { cubesAt, freshCubes, placeable, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import { hasPartner, sourcesForMoving } from './ready.ts'
import { fitsBase, inPlay, notClosed, pieceFirst, pieceInHand } from './explain-places.ts'

/* Why a cube, or where it goes, is not open: `cube <kind> <base>`, `base <base>`. */

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
  args: (l) => ({ player: owner(l), base: l.b, cube: at(SPECIAL_CUBE, owner(l)) }),
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

export const REMOVE_CUBE: Conditions = [...CUBE_BASICS, fitsBase('b', 'at'), ...notClosed('b'), spared, roomToPlace]

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

/** No two Embassies on one Base: this one could not go anywhere, or not there (SX-1). */
const roomSomewhere: Condition = {
  rule: 'SX-1',
  code: 'noRoomFor',
  fails: (l) =>
    isSpecial(l) && owner(l) === l.f.seat && cubesAt(l.s, l.a, l.b) > 0 && !hasGoal(l.s, l.f, l.op, l.a, l.b),
  args: (l) => ({ cube: l.a }),
}
const roomThere: Condition = {
  rule: 'SX-1',
  code: 'embassyThere',
  fails: (l) => l.f.held >= 0 && hasBase(l.s.inPlay, l.a) && !hasBase(roomFor(l.s, l.f.held >> 4), l.a),
  args: (l) => ({ base: l.a, cube: l.f.held >> 4 }),
}
const roomForHeld: Condition = {
  ...roomThere,
  fails: (l) => l.f.held >= 0 && hasBase(l.s.inPlay, l.b) && !hasBase(roomFor(l.s, l.f.held >> 4), l.b),
  args: (l) => ({ base: l.b, cube: l.f.held >> 4 }),
}

export const MOVE_CUBE: Conditions = [
  ...CUBE_BASICS,
  fitsBase('b', 'at'),
  notYetMoved,
  somewhereToGo,
  roomSomewhere,
  pieceInHand,
]
export const MOVE_CUBE_TO: Conditions = [inPlay('a'), fitsBase('a', 'to'), anotherBase, roomThere, pieceFirst]

export const SWAP_CUBE: Conditions = [
  ...CUBE_BASICS,
  roomSomewhere,
  roomForHeld,
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
