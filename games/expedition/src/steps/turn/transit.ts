import { add, at } from '@orrery/kernel'
import { eachPlanet, must, numberBetween, one, planetNamed, question } from '../../rules/asking.ts'
import { hasInfantry, ownPlanet, planetInSystem } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { NONE } from '../../types.ts'
import { type Step, stop } from '../step.ts'

/* Transit Diodes (TE-15.10): up to `left` infantry, from planet `what`, `held` of them, to another own planet. */

const chooseSource = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [[ownPlanet('TE-15.10')], [hasInfantry('TE-15.10')]],
      effect(l) {
        l.f.what = planetNamed(l)
      },
    },
  ],
  beside: [stop(moves.END)],
})

const chooseNumber = question({
  answers: [
    numberBetween(
      'TE-15.10',
      one,
      (s, f) => Math.min(f.left, at(s.infantry, f.what)),
      ({ f, a: n }) => {
        f.held = n
      },
    ),
  ],
})

const chooseTarget = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [
        [ownPlanet('TE-15.10')],
        [planetInSystem, must('TE-15.10', 'SAME_PLANET', (l) => planetNamed(l) !== l.f.what)],
      ],
      effect(l, emit) {
        const { s, f } = l
        const planet = planetNamed(l)
        add(s.infantry, f.what, -f.held)
        add(s.infantry, planet, f.held)
        emit?.({ kind: 'moved', player: f.seat, planet: f.what, infantry: f.held })
        emit?.({ kind: 'landed', player: f.seat, planet, infantry: f.held })
        f.left -= f.held
        f.what = NONE
        f.held = 0
      },
    },
  ],
})

export const transit: Step = {
  question(_s, f) {
    if (f.left === 0) return undefined
    if (f.what === NONE) return chooseSource
    return f.held === 0 ? chooseNumber : chooseTarget
  },
  proceed: pop,
}
