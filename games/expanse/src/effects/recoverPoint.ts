import { at, only } from '@orrery/kernel'
import * as moves from '../rules/moves.ts'
import { spentPoints } from '../rules/powerPlay.ts'
import type { EffectKind } from './kind.ts'

/** Takes back a spent Point token, an exception to DC-E.13. */
export const recoverPoint: EffectKind = {
  list(s, f, _op, out) {
    const spent = spentPoints(s, f.seat)
    for (let i = 0; i < s.box.points.length; i++)
      if ((spent & (1 << i)) !== 0) out.push(moves.number(at(s.box.points, i)))
  },
  pick(s, f, _op, m, emit) {
    s.points = s.points.with(f.seat, at(s.points, f.seat) | (1 << s.box.points.indexOf(only(m))))
    f.left--
    emit?.({ kind: 'recovered', player: f.seat, point: only(m) })
  },
}
