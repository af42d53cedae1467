import { at } from '@orrery/kernel'
import { matchingOrbitals } from '../rules/filters.ts'
import { fleetsAt, LIVES } from '../rules/pieces.ts'
import { largestX } from '../rules/removals.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'
import { keptBy, keptCard } from '../rules/track.ts'
import { NONE } from '../types.ts'
import { kindsToPick, placesToPick, readyProgram, worksAt } from './ready.ts'
import { spentPoints } from '../rules/powerPlay.ts'
import { isNear } from './proto.ts'
import { fitsBase, fitsOrbital, inPlay } from './explain-places.ts'
import { fleetThere, yourFleet } from './explain-fleets.ts'

/* Why a place, number, option or Kept Event is not open. */

const picks = (what: string): Condition => ({ rule: 'EX-10.1', code: 'otherChoice', fails: (l) => l.op.what !== what })
/** A place that the `pick` could bind, were it not for V-7; a fleet is written `fleet * 16 + orbital`. */
function canBind({ s, f, op }: Look, place: number): boolean {
  const isOpen = (placesToPick(s, f, op) & (1 << (place & 15))) !== 0
  if (op.what !== 'fleet') return isOpen && place < 16
  return isOpen && kindsToPick(s, f, op).includes(place >> 4) && fleetsAt(s, place >> 4, place & 15) > 0
}

const livePick = (place: (l: Look) => number, args: (l: Look) => { [name: string]: number }): Condition => ({
  rule: 'V-7',
  code: 'deadPlace',
  fails: (l) => canBind(l, place(l)) && !worksAt(l.s, l.f, l.f.program, l.f.pc, place(l)),
  args,
})
export const PICK_BASE: Conditions = [
  picks('base'),
  inPlay('a'),
  fitsBase('a', 'at'),
  livePick(
    (l) => l.a,
    (l) => ({ base: l.a }),
  ),
]
export const PICK_ORBITAL: Conditions = [
  picks('orbital'),
  fitsOrbital('a', 'at'),
  livePick(
    (l) => l.a,
    (l) => ({ orbital: l.a }),
  ),
]
export const PICK_BAND: Conditions = [
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
export const PICK_FLEET: Conditions = [
  picks('fleet'),
  { ...yourFleet, rule: 'EX-10.5' },
  fleetThere,
  { rule: 'EX-14.2', code: 'rocinanteSafe', fails: (l) => l.op.at.removable && at(LIVES, l.a) === 0 },
  livePick(
    (l) => l.a * 16 + l.b,
    (l) => ({ orbital: l.b }),
  ),
]
export const PICK_NUMBER: Conditions = [
  picks('number'),
  {
    rule: 'EX-10.2',
    code: 'numberTooBig',
    fails: (l) => l.op.what === 'number' && l.a > largestX(l.s, l.f, matchingOrbitals(l.s, l.f, l.op.at)),
    args: (l) => ({ n: largestX(l.s, l.f, matchingOrbitals(l.s, l.f, l.op.at)) }),
  },
]
export const CHOOSE_OPTION: Conditions = [
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
export const DISCARD_KEPT: Conditions = [
  { rule: 'EX-6.11', code: 'notKeptByAnyone', fails: (l) => keptCodeOf(l) < 0, args: (l) => ({ card: l.a }) },
  {
    rule: 'EX-10.3',
    code: 'keptByOther',
    fails: (l) => keptCodeOf(l) >= 0 && (keptBy(keptCodeOf(l)) === l.f.seat) !== (l.op.owner === 'self'),
    args: (l) => ({ card: l.a, player: keptBy(keptCodeOf(l)) }),
  },
]

export const MOVE_STANDEE: Conditions = [
  inPlay('a'),
  fitsBase('a', 'to'),
  { rule: 'DC-B.18', code: 'standeeThere', fails: (l) => l.a === l.s.standee, args: (l) => ({ base: l.a }) },
  { rule: 'DC-B.18', code: 'standeeTooFar', fails: (l) => !isNear(l.s, l.a, l.op.reach), args: (l) => ({ base: l.a }) },
]

export const RECOVER_POINT: Conditions = [
  {
    rule: 'DC-E.13',
    code: 'pointNotSpent',
    fails: (l) =>
      (spentPoints(l.s, l.f.seat) & (1 << l.s.box.points.indexOf(l.a))) === 0 || !l.s.box.points.includes(l.a),
    args: (l) => ({ n: l.a }),
  },
]
