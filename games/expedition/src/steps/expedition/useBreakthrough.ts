import { add, at, bit, type MoveList, ONE } from '@orrery/kernel'
import {
  type Answer,
  eachOther,
  eachPlanet,
  must,
  planetNamed,
  playerNamed,
  type Question,
  question,
} from '../../rules/asking.ts'
import { drawCards } from '../../rules/cards.ts'
import { lacksBreakthrough } from '../../rules/claim.ts'
import { exhaustedPlanet, otherPlayer, ownPlanet, planetInSystem } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { DEPLOYED, mayHaveCrew, SHARED_CARDS, usedEffect } from '../../rules/raceEffects.ts'
import { owns, TECH_COUNT } from '../../rules/techs.ts'
import { EXHAUSTED, type Player, type RaceEffect, READY, type State } from '../../types.ts'
import type { Step } from '../step.ts'
import { readyPlanet } from '../turn/readyOne.ts'

/* TE-15.15: breakthroughs that ask for something in the race. */

/** At the end of the own turn, by exhausting the card. */
export const useBreakthroughCard: Answer = {
  kind: moves.BREAKTHROUGH,
  candidates: ONE,
  conditions: [
    [must('TE-15.15', 'BREAKTHROUGH_NOT_USED', ({ s, f }) => usedEffect(s, f.seat) !== undefined)],
    [must('TE-15.15', 'BREAKTHROUGH_EXHAUSTED', ({ s, f }) => at(s.breakthroughs, f.seat) === READY)],
  ],
  effect({ s, f }, emit) {
    s.breakthroughs[f.seat] = EXHAUSTED
    emit?.({ kind: 'breakthroughUsed', player: f.seat })
    push(s, 'useBreakthrough', f.seat)
  },
}

/** Any other card: its crew readies a planet, which may pay for a claim in the same window. */
export const sendCrew: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [
    [
      must('TE-15.15', 'NO_CREW', ({ s, f }) => mayHaveCrew(s, f.seat)),
      must('TE-4.1', 'NO_BREAKTHROUGH', ({ s, f }) => !lacksBreakthrough(s, f.seat)),
    ],
    [ownPlanet('TE-15.15')],
    [
      exhaustedPlanet('TE-15.15'),
      must('TE-15.15', 'BREAKTHROUGH_EXHAUSTED', ({ s, f }) => at(s.breakthroughs, f.seat) === READY),
    ],
  ],
  effect(l, emit) {
    l.s.breakthroughs[l.f.seat] = EXHAUSTED
    emit?.({ kind: 'breakthroughUsed', player: l.f.seat })
    readyPlanet(l, emit)
  },
}

export function listForCrew(s: State, p: Player, out: MoveList): void {
  for (let q = 0; q < s.owner.length; q++)
    if (at(s.owner, q) === p && at(s.spent, q) === 1) out.push(moves.planet(s, q))
}

/** Bellum Gloriosum: infantry on one own planet. */
const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [[ownPlanet('TE-15.15')], [planetInSystem]],
      effect(l, emit) {
        pop(l.s)
        add(l.s.infantry, planetNamed(l), DEPLOYED)
        emit?.({ kind: 'reinforced', player: l.f.seat, planet: planetNamed(l), infantry: DEPLOYED })
      },
    },
  ],
})

/** Deepgloom Executable: action cards for both, with whom its owner likes. */
const choosePartner = question({
  answers: [
    {
      kind: moves.PLAYER,
      candidates: eachOther,
      conditions: [[otherPlayer('TE-15.15')]],
      effect(l, emit) {
        pop(l.s)
        drawCards(l.s, playerNamed(l), SHARED_CARDS.other, emit)
        drawCards(l.s, l.f.seat, SHARED_CARDS.own, emit)
      },
    },
  ],
})

const QUESTIONS: { readonly [effect in RaceEffect]?: Question } = { deploys: choosePlanet, shares: choosePartner }

export const useBreakthrough: Step = {
  question(s, f) {
    const effect = usedEffect(s, f.seat)
    return effect === undefined ? undefined : QUESTIONS[effect]
  },
  proceed: pop,
}

/* ---- Valefar Assimilator Z: a technology of the loser of a ground combat, `by` --------------------------------------- */

export function pushAssimilation(s: State, winner: Player, loser: Player): void {
  push(s, 'assimilate', winner).by = loser
}

const chooseTechnology = question({
  answers: [
    {
      kind: moves.RESEARCH,
      candidates(_, out) {
        for (let t = 0; t < TECH_COUNT; t++) out.push(moves.research(t))
      },
      conditions: [
        [
          must('TE-15.10', 'TECH_OWNED', (l) => !owns(l.s, l.f.seat, l.a)),
          must('TE-15.15', 'LOSER_LACKS_TECH', (l) => owns(l.s, l.f.by, l.a)),
        ],
      ],
      effect({ s, f, a: tech }, emit) {
        pop(s)
        s.techs[f.seat] = at(s.techs, f.seat) | bit(tech)
        emit?.({ kind: 'researched', player: f.seat, tech })
      },
    },
  ],
})

export const assimilate: Step = { question: () => chooseTechnology, proceed: pop }
