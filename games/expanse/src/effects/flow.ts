import { at, only } from '@orrery/kernel'
import * as moves from '../rules/moves.ts'
import { pushProgram } from '../rules/frames.ts'
import { clockwise } from '../rules/order.ts'
import type { EffectKind } from './kind.ts'
import { goOn } from './kind.ts'
import { readyProgram } from './ready.ts'

/** Exactly one option, and not one that does nothing while another does something (EX-10.3). */
export const chooseOne: EffectKind = {
  list(s, f, op, out) {
    for (let i = 0; i < op.programs.length; i++)
      if (readyProgram(s, f, at(op.programs, i), 0)) out.push(moves.option(i))
  },
  pick(_s, f, op, m, emit) {
    emit?.({ kind: 'picked', player: f.seat, what: 'option', value: only(m) })
    f.program = at(op.programs, only(m))
    f.pc = -1
    goOn(f)
  },
}

/** Players in turn order from the performer's left, the performer last (EX-10.12). `held` counts who has had a turn. */
export const forEach: EffectKind = {
  list() {},
  pick() {},
  run(s, f, op) {
    const k = Math.max(0, f.held) + 1
    const asked = op.everybody ? s.box.players : s.box.players - 1
    if (k > asked) {
      goOn(f)
      return
    }
    f.held = k
    const inner = pushProgram(s, at(op.programs, 0), clockwise(s, f.seat, k), f.source)
    inner.by = f.by
    inner.place = f.place
  },
}
