import { add } from '@orrery/kernel'
import { must, question } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import { MINOR, MINORS, NONE } from '../types.ts'
import { BACKWARD, begin, drawn, next } from './setup.ts'
import type { Step } from './step.ts'

/** HX-5.4: each player chooses one of the minor factions that were revealed. */
const chooseMinor = question({
  answers: [
    {
      kind: moves.MINOR,
      candidates({ s }, out) {
        for (const i of s.minorPool) out.push(moves.minor(i))
      },
      conditions: [
        [
          must(
            'HX-5.4',
            'minorNotRevealed',
            (l) => l.s.minorPool.includes(l.a),
            (l) => ({ minor: l.a }),
          ),
        ],
        [
          must(
            'HX-5.4',
            'minorTaken',
            (l) => !l.s.minors.includes(l.a),
            (l) => ({ minor: l.a, player: l.s.minors.indexOf(l.a) }),
          ),
        ],
      ],
      effect({ s, f, a: minor }, emit) {
        s.minors[f.seat] = minor
        add(s.reserve, f.seat * 2 + MINOR, s.ruleset.minors)
        emit?.({ kind: 'minorChosen', player: f.seat, minor })
        next(s, f, BACKWARD)
      },
    },
  ],
})

export const minor: Step = {
  question: (_s, f) => (f.left === NONE ? undefined : chooseMinor),
  proceed(s, f, emit) {
    s.minorPool = drawn(s, 'minors', MINORS, s.ruleset.players + 1)
    emit?.({ kind: 'minorsRevealed', minors: s.minorPool })
    begin(s, f, BACKWARD)
  },
}
