import { at, bit, hasBit, type MoveList } from '@orrery/kernel'
import { type Answer, eachPlanet, type Look, must, planetNamed, question } from '../../rules/asking.ts'
import { exhaustedPlanet, ownPlanet, specialtyPlanet, techOwned } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { TECH_COUNT, techMask } from '../../rules/techs.ts'
import type { Step } from '../step.ts'

/* Bio-Stims (TE-3.8): a specialty planet or another technology. */

export const readyPlanet: Answer['effect'] = (l, emit) => {
  l.s.spent[planetNamed(l)] = 0
  emit?.({ kind: 'readied', player: l.f.seat, planet: planetNamed(l) })
}

export function eachTech(_: Look, out: MoveList): void {
  for (let t = 0; t < TECH_COUNT; t++) out.push(moves.tech(t))
}

const chooseOne = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [[ownPlanet('TE-2.1')], [exhaustedPlanet('TE-3.8'), specialtyPlanet]],
      effect(l, emit) {
        pop(l.s)
        readyPlanet(l, emit)
      },
    },
    {
      kind: moves.TECH,
      candidates: eachTech,
      conditions: [
        [techOwned],
        [
          must('TE-3.8', 'READIES_ANOTHER', (l) => bit(l.a) !== techMask('stims')),
          must('TE-3.8', 'TECH_READY', (l) => hasBit(at(l.s.tired, l.f.seat), l.a)),
        ],
      ],
      effect({ s, f, a: tech }, emit) {
        pop(s)
        s.tired[f.seat] = at(s.tired, f.seat) & ~bit(tech)
        emit?.({ kind: 'biostims', player: f.seat, tech })
      },
    },
  ],
})

export const readyOne: Step = { question: () => chooseOne, proceed: pop }
