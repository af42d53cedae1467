import { at, bit } from '@orrery/kernel'
import { eachSystem, must, question, systemNamed } from '../../rules/asking.ts'
import { pop, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { ownsIn } from '../../rules/planets.ts'
import type { Step } from '../step.ts'

/** TE-15.4, Diplomacy: others cannot activate the system this round. */
const chooseSystem = question({
  answers: [
    {
      kind: moves.SYSTEM,
      candidates: eachSystem,
      conditions: [
        [
          must('TE-15.4', 'LOCKS_NOT_MECATOL', (l) => systemNamed(l) !== l.s.ruleset.mecatol),
          must('TE-15.4', 'NO_PLANET_OF_YOURS', (l) => ownsIn(l.s, l.f.seat, systemNamed(l))),
        ],
      ],
      effect(l, emit) {
        const { s, f } = l
        const system = systemNamed(l)
        pop(s)
        s.locks[system] = at(s.locks, system) | bit(f.seat)
        emit?.({ kind: 'locked', player: f.seat, system })
      },
    },
  ],
})

export const lock: Step = { question: () => chooseSystem, proceed: skipChoice }
