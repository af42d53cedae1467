import { at, bitCount, itemAt, lowestBit } from '@orrery/kernel'
import { type Condition, mustBase } from '../rules/asking.ts'
import { cubeLeft, fitsBase, inPlay } from '../rules/conditions.ts'
import { openBases } from '../rules/cubes.ts'
import { abilityOf, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubeMark, placeable, plainCube } from '../rules/pieces.ts'
import { type Base, type Emit, type Frame, NONE, type Op, type Position, type State } from '../types.ts'
import { closeBase, closedBand, closedPlace, closedSector } from './closing.ts'
import { effectKind, effectQuestion } from './kind.ts'

/** Puts a cube of the acting player on a Base, from the supply or, with none left, by relocation (EX-8.8). */
export function putCube(s: State, f: Frame, b: Base, emit: Emit): void {
  if (at(s.supply, f.seat) === 0) {
    push(s, 'relocate', f.seat).place = b
    return
  }
  const cube = plainCube(f.seat)
  addCube(s, cube, b, 1)
  if (f.step === 'effect') f.touched = [...f.touched, cubeMark(cube, b)]
  emit?.({ kind: 'placed', player: f.seat, cube, base: b })
}

/** Every open Base gets its cube from the supply: then the order does not matter and nobody is asked. */
const fillsAll = (s: State, f: Frame, op: Op, bases: number): boolean => {
  if (op.upTo || !(op.each || op.perPlace)) return false
  const n = bitCount(bases)
  return n <= f.left && n <= at(s.supply, f.seat)
}

/** Bases to which the frame's ability may not return in this turn. */
function closedTo(s: Position, f: Frame): number {
  if (s.closed === 0 || f.source >= NONE) return 0
  return itemAt(s.ruleset.abilities, abilityOf(f)).influences ? s.closed : 0
}
const notAgain: Condition = mustBase('DC-A.5', 'usedThere', (l, among) => among & ~closedTo(l.s, l.f))

/** Where all conditions hold; computed directly, because every AP asks whether abilities could place something. */
const openForPlacing = (s: Position, f: Frame, op: Op): number =>
  openBases(s, f, op) & ~closedTo(s, f) & placeable(s, f, f.seat)

const chooseBase = effectQuestion([
  {
    kind: moves.BASE,
    list({ s, f, op }, out) {
      const bases = openForPlacing(s, f, op)
      if (bases !== 0 && fillsAll(s, f, op, bases)) out.push(moves.base(lowestBit(bases)))
      else for (let m = bases; m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
    },
    conditions: [
      [inPlay()],
      [fitsBase('a', 'at')],
      [closedPlace('a'), closedBand('a'), closedSector('a'), notAgain, cubeLeft()],
    ],
    effect({ s, f, op, a: base }, emit) {
      f.left--
      if (op.binds) f.place = base
      closeBase(f, op, base)
      putCube(s, f, base, emit)
    },
  },
])

export const place = effectKind({
  question: () => chooseBase,
  ready: (s, f, op) => openForPlacing(s, f, op) !== 0,
})
