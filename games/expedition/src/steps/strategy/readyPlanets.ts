import { at, indexesWhere } from '@orrery/kernel'
import { eachPlanet, must, planetNamed, question, secondPlanet } from '../../rules/asking.ts'
import { exhaustedPlanet, ownPlanet } from '../../rules/conditions.ts'
import { pop, skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { ownedBy } from '../../rules/planets.ts'
import { asksWhole } from '../../rules/whole.ts'
import type { Emit, Planet, Player, State } from '../../types.ts'
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

/* Two at once (TE-15.19): more is never worse, so with one or two exhausted planets nobody is asked. */

const exhaustedOf = (s: State, p: Player): Planet[] =>
  indexesWhere(s.owner, (owner, q) => owner === p && at(s.spent, q) === 1)

function makeReady(s: State, p: Player, planet: Planet, emit: Emit): void {
  s.spent[planet] = 0
  emit?.({ kind: 'readied', player: p, planet })
}

const chooseBoth = question({
  isAsked: ({ s, f }) => exhaustedOf(s, f.seat).length > READIED,
  answers: [
    {
      kind: moves.BOTH,
      list({ s, f }, out) {
        const planets = exhaustedOf(s, f.seat)
        for (const [i, first] of planets.entries())
          for (const second of planets.slice(i + 1)) out.push(moves.both(s, first, second))
      },
      conditions: [
        [
          must('TE-15.4', 'PLANETS_NOT_YOURS', (l) =>
            [planetNamed(l), secondPlanet(l)].every((q) => ownedBy(l.s, q, l.f.seat)),
          ),
        ],
        [
          must('TE-15.4', 'PLANETS_READY', (l) =>
            [planetNamed(l), secondPlanet(l)].every((q) => at(l.s.spent, q) === 1),
          ),
          must('TE-15.4', 'TWO_PLANETS', (l) => planetNamed(l) < secondPlanet(l)),
        ],
      ],
      effect(l, emit) {
        const { s, f } = l
        pop(s)
        for (const planet of [planetNamed(l), secondPlanet(l)]) makeReady(s, f.seat, planet, emit)
      },
    },
  ],
})

export const readyPlanets: Step = {
  question(s, f) {
    if (asksWhole(s)) return chooseBoth
    return f.left === 0 ? undefined : choosePlanet
  },
  proceed(s, f, emit) {
    if (asksWhole(s)) for (const planet of exhaustedOf(s, f.seat)) makeReady(s, f.seat, planet, emit)
    // With a planet readied the choice was had.
    if (f.left === READIED && !asksWhole(s)) skipChoice(s, f, emit)
    else pop(s)
  },
}
