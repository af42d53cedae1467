import { at, bit } from '@orrery/kernel'
import { type Look, must, numberArg } from '../../src/rules/asking.ts'
import * as moves from '../../src/rules/moves.ts'
import { spentPoints } from './rules.ts'
import { effectKind, effectQuestion } from '../../src/effects/kind.ts'

/** The bit of the Point token that is named; 0 for a number that is on none. */
const bitOf = ({ s, a }: Look): number => (s.ruleset.points.includes(a) ? bit(s.ruleset.points.indexOf(a)) : 0)

/** Takes back a spent Point token, an exception to DC-E.13. */
const choosePoint = effectQuestion([
  {
    kind: moves.NUMBER,
    candidates({ s }, out) {
      for (let i = 0; i < s.ruleset.points.length; i++) out.push(moves.number(at(s.ruleset.points, i)))
    },
    conditions: [[must('DC-E.13', 'pointNotSpent', (l) => (spentPoints(l.s, l.f.seat) & bitOf(l)) !== 0, numberArg)]],
    effect(l, emit) {
      const { s, f, a: point } = l
      s.points = s.points.with(f.seat, at(s.points, f.seat) | bitOf(l))
      f.left--
      emit?.({ kind: 'recovered', player: f.seat, point })
    },
  },
])

export const recoverPoint = effectKind({
  question: () => choosePoint,
  ready: (s, f) => spentPoints(s, f.seat) !== 0,
})
