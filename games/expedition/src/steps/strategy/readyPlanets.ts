import { eachPlanet, question } from '../../rules/asking.ts'
import { exhaustedPlanet, ownPlanet } from '../../rules/conditions.ts'
import { pop, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { type Step, stop } from '../step.ts'
import { readyPlanet } from '../turn/readyOne.ts'

/** Planets that Diplomacy readies. */
export const READIED = 2

/** TE-15.4, Diplomacy: up to two planets are readied, `left` of them now. */
const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [[ownPlanet('TE-15.4')], [exhaustedPlanet('TE-15.4')]],
      effect(l, emit) {
        l.f.left--
        readyPlanet(l, emit)
      },
    },
  ],
  beside: [stop(moves.NO)],
})

export const readyPlanets: Step = {
  question: (_s, f) => (f.left === 0 ? undefined : choosePlanet),
  proceed(s, f, emit) {
    // With a planet readied the choice was had.
    if (f.left === READIED) skipChoice(s, f, emit)
    else pop(s)
  },
}
