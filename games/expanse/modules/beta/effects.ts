import { at, bit, EACH_PLACE, lowestBit } from '@orrery/kernel'
import { effectKind, effectQuestion, goOn } from '../../src/effects/kind.ts'
import { type Conditions, mustBase } from '../../src/rules/asking.ts'
import { fitsBase, inPlay } from '../../src/rules/conditions.ts'
import { matchingBases } from '../../src/rules/filters.ts'
import { BAND_OF_BASE } from '../../src/rules/map.ts'
import * as moves from '../../src/rules/moves.ts'
import type { Frame, Op, Position } from '../../src/types.ts'

/* The standee moves, its card changes hands, or the Suppression token is put on it (SU-1). */

/** Bases within reach of the standee, counted in Bands. */
function near(s: Position, op: Op, among: number): number {
  const band = at(BAND_OF_BASE, s.standee)
  let bases = 0
  for (let m = among; m !== 0; m &= m - 1)
    if (Math.abs(at(BAND_OF_BASE, lowestBit(m)) - band) <= op.reach) bases |= m & -m
  return bases
}

const CONDITIONS: Conditions = [
  [inPlay()],
  [fitsBase('a', 'to')],
  [mustBase('DC-B.18', 'standeeThere', (l, among) => among & ~bit(l.s.standee))],
  [mustBase('DC-B.18', 'standeeTooFar', (l, among) => near(l.s, l.op, among))],
]

/** The same without the conditions, for speed: the Bases it could go to. */
const goals = (s: Position, f: Frame, op: Op): number =>
  near(s, op, matchingBases(s, f, op.to) & s.inPlay & ~bit(s.standee))

const chooseBase = effectQuestion([
  {
    kind: moves.BASE,
    candidates: EACH_PLACE,
    conditions: CONDITIONS,
    effect({ s, f, a: base }, emit) {
      s.standee = base
      f.left--
      emit?.({ kind: 'standee', player: f.seat, base })
    },
  },
])

const deedOf = ({ data }: Op): string => (data.op === 'proto' ? data.do : '')

export const proto = effectKind({
  question: (_s, _f, op) => (deedOf(op) === 'move' ? chooseBase : undefined),
  run(s, f, op, emit) {
    goOn(f)
    const deed = deedOf(op)
    if (deed === 'take' && s.holder !== f.seat) {
      s.holder = f.seat
      emit?.({ kind: 'holder', player: f.seat })
    }
    if (deed === 'suppress' && !s.suppressed) {
      s.suppressed = true
      emit?.({ kind: 'suppressed', player: f.seat })
    }
  },
  ready(s, f, op) {
    const deed = deedOf(op)
    if (deed === 'take') return s.holder !== f.seat
    return deed === 'suppress' ? !s.suppressed : goals(s, f, op) !== 0
  },
})
