import { itemAt } from '@orrery/kernel'
import { TECHNOLOGY_ROWS } from '../../data/scenario.ts'
import { eachPlanet, must, planetNamed, question } from '../../rules/asking.ts'
import { ownPlanet, readyPlanet, specialtyPlanet } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { skips } from '../../rules/techs.ts'
import { never, type Step } from '../step.ts'
import { learn } from './research.ts'

/** TE-15.10: specialty planets exhausted for the prerequisites of `what` that are missing, `left` of them. */
const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [
        [ownPlanet('TE-2.1')],
        [readyPlanet, specialtyPlanet],
        [
          must(
            'TE-15.10',
            'WRONG_SPECIALTY',
            (l) => skips(l.s, l.f.seat, l.f.what, planetNamed(l)),
            (l) => ({ technology: itemAt(TECHNOLOGY_ROWS, l.f.what).name }),
          ),
        ],
      ],
      effect(l, emit) {
        const { s, f } = l
        const planet = planetNamed(l)
        s.spent[planet] = 1
        emit?.({ kind: 'exhausted', player: f.seat, planet })
        f.left--
        if (f.left > 0) return
        pop(s)
        learn(s, f.seat, f.what, emit)
      },
    },
  ],
})

export const skip: Step = { question: () => choosePlanet, proceed: never }
