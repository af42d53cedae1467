import { at } from '@orrery/kernel'
import { must } from '../rules/asking.ts'
import { pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { clockwise } from '../rules/order.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'
import { readyProgram } from './ready.ts'

/** Exactly one option, and not one that does nothing while another does something (EX-10.3). */
const chooseOption = effectQuestion([
  {
    kind: moves.OPTION,
    list({ s, f, op }, out) {
      for (let i = 0; i < op.programs.length; i++)
        if (readyProgram(s, f, at(op.programs, i), 0)) out.push(moves.option(i))
    },
    conditions: [
      [
        must(
          'EX-10.1',
          'noOption',
          (l) => l.a < l.op.programs.length,
          (l) => ({ n: l.op.programs.length }),
        ),
      ],
      [
        must(
          'EX-10.3',
          'deadOption',
          (l) => readyProgram(l.s, l.f, at(l.op.programs, l.a), 0),
          (l) => ({ n: l.a + 1 }),
        ),
      ],
    ],
    effect({ f, op, a: option }, emit) {
      emit?.({ kind: 'picked', player: f.seat, what: 'option', value: option })
      f.program = at(op.programs, option)
      f.pc = -1
      goOn(f)
    },
  },
])

export const chooseOne = effectKind({
  question: () => chooseOption,
  ready: (s, f, op) => op.programs.some((program) => readyProgram(s, f, program, 0)),
})

/** Players in turn order from the performer's left, the performer last (EX-10.12). `held` counts who has had a turn. */
export const forEach = effectKind({
  run(s, f, op) {
    const k = Math.max(0, f.held) + 1
    const asked = op.everybody ? s.ruleset.players : s.ruleset.players - 1
    if (k > asked) {
      goOn(f)
      return
    }
    f.held = k
    const inner = pushProgram(s, at(op.programs, 0), clockwise(s, f.seat, k), f.source)
    inner.by = f.by
    inner.place = f.place
  },
  /** For each of them, with the frame lent to them for a moment (V-4). */
  ready(s, f, op) {
    const seat = f.seat
    let found = false
    for (let p = 0; p < s.ruleset.players && !found; p++) {
      if (p === seat && !op.everybody) continue
      f.seat = p
      found = readyProgram(s, f, at(op.programs, 0), 0)
    }
    f.seat = seat
    return found
  },
})
