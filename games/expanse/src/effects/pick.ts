import { at, hasBit, lowestBit, type Move, type MoveList } from '@orrery/kernel'
import {
  type Answer,
  type Args,
  baseArg,
  type Condition,
  type Look,
  must,
  orbitalArg,
  secondOrbital,
} from '../rules/asking.ts'
import { fitsBase, fitsOrbital, fleetThere, inPlay, yourFleet } from '../rules/conditions.ts'
import { matchingOrbitals } from '../rules/filters.ts'
import * as moves from '../rules/moves.ts'
import { fleetsAt, LIVES } from '../rules/pieces.ts'
import { largestX } from '../rules/removals.ts'
import type { Op } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'
import { cellOf } from '../rules/cell.ts'
import { kindsToPick, placesToPick, worksAt } from './ready.ts'

/* Binds a place or a number for the steps after it. Places where nothing could happen are not open (V-7). */

const live = (place: (l: Look) => number, args: Args): Condition =>
  must('V-7', 'deadPlace', (l) => worksAt(l.s, l.f, l.f.program, l.f.pc, place(l)), args)

/** What was picked, as the number that a name is bound to. */
const valueOf = (op: Op, l: Look): number => (op.what === 'fleet' ? cellOf(l.a, l.b) : l.a)

const bind: Answer['effect'] = (l, emit) => {
  const { f, op } = l
  const value = valueOf(op, l)
  if (op.what === 'number') f.count = value
  else f.place = value
  if (op.what !== '') emit?.({ kind: 'picked', player: f.seat, what: op.what, value })
  goOn(f)
}

const eachPlace =
  (move: (place: number) => Move) =>
  ({ s, f, op }: Look, out: MoveList): void => {
    for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
      const place = lowestBit(m)
      if (worksAt(s, f, f.program, f.pc, place)) out.push(move(place))
    }
  }
const place = (l: Look): number => l.a

const pickBase = effectQuestion([
  {
    kind: moves.BASE,
    list: eachPlace(moves.base),
    conditions: [[inPlay()], [fitsBase('a', 'at')], [live(place, baseArg)]],
    effect: bind,
  },
])

const pickOrbital = effectQuestion([
  {
    kind: moves.ORBITAL,
    list: eachPlace(moves.orbital),
    conditions: [[fitsOrbital('a', 'at')], [live(place, orbitalArg)]],
    effect: bind,
  },
])

const pickBand = effectQuestion([
  {
    kind: moves.BAND,
    list: eachPlace(moves.band),
    conditions: [
      [
        must(
          'EX-10.1',
          'wrongPlace',
          (l) => hasBit(l.op.at.bands, l.a),
          (l) => ({ band: l.a }),
        ),
      ],
      [live(place, (l) => ({ band: l.a }))],
    ],
    effect: bind,
  },
])

const pickFleet = effectQuestion([
  {
    kind: moves.FLEET,
    list({ s, f, op }, out) {
      for (let m = placesToPick(s, f, op); m !== 0; m &= m - 1) {
        const o = lowestBit(m)
        for (const kind of kindsToPick(s, f, op)) {
          if (fleetsAt(s, kind, o) > 0 && worksAt(s, f, f.program, f.pc, cellOf(kind, o)))
            out.push(moves.fleet(kind, o))
        }
      }
    },
    conditions: [
      [yourFleet('EX-10.5')],
      [fleetThere],
      [fitsOrbital('b', 'at'), must('EX-14.2', 'rocinanteSafe', (l) => !l.op.at.removable || at(LIVES, l.a) > 0)],
      [live((l) => cellOf(l.a, l.b), secondOrbital)],
    ],
    effect: bind,
  },
])

const most = ({ s, f, op }: Look): number => largestX(s, f, matchingOrbitals(s, f, op.at))

const pickNumber = effectQuestion([
  {
    kind: moves.NUMBER,
    list(l, out) {
      const last = most(l)
      for (let n = 0; n <= last; n++) out.push(moves.number(n))
    },
    conditions: [
      [
        must(
          'EX-10.2',
          'numberTooBig',
          (l) => l.a <= most(l),
          (l) => ({ n: most(l) }),
        ),
      ],
    ],
    effect: bind,
  },
])

export const pick = effectKind({
  question(_s, f, op) {
    if (op.what === 'number') return f.place < 0 ? undefined : pickNumber
    if (op.what === 'fleet') return pickFleet
    if (op.what === 'orbital') return pickOrbital
    return op.what === 'band' ? pickBand : pickBase
  },
  // A number alone changes nothing, and of places the walk asks what comes after them.
  ready: () => false,
})
