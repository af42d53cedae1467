import { at, bit, itemAt, lowestBit } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../../src/data/setup.ts'
import { abilityArg, must, question } from '../../src/rules/asking.ts'
import { abilityNamed } from '../../src/rules/conditions.ts'
import { fireOwn } from '../../src/effects/triggers.ts'
import { pop } from '../../src/rules/frames.ts'
import type { Step } from '../../src/steps/step.ts'
import { type Emit, type Frame, NONE, SEVERAL, type State } from '../../src/types.ts'
import { TECH, tech } from './moves.ts'
import { drawIndex, drawnTechs, levelOf, mayGain } from './rules.ts'

/** Everybody draws two techs of the level; those who may keep one owe a choice (DC-A.7). */
function draw(s: State, f: Frame, emit: Emit): void {
  f.seat = SEVERAL
  s.reveals++
  for (let p = 0; p < s.ruleset.players; p++) {
    const drawn = drawnTechs(s, p, s.scorings)
    emit?.({ kind: 'drew', player: p, abilities: drawn, only: [at(s.seatOf, p)] })
    if (drawn.some((ability) => mayGain(s, p, ability))) f.used |= bit(p)
  }
}

/** DC-A.3: all picks at once; the techs not kept are out of play, and nobody learns which of them had been drawn. */
function show(s: State, emit: Emit): void {
  s.reveals++
  for (let p = 0; p < s.ruleset.players; p++) {
    const ability = at(s.picks, p)
    s.picks[p] = NONE
    s.draws[drawIndex(p, s.scorings)] = NONE
    if (ability === NONE) continue
    s.techs = s.techs.with(p, at(s.techs, p) | itemAt(s.ruleset.abilities, ability).bit)
    emit?.({ kind: 'tech', player: p, ability })
  }
}

/** Of the techs that are drawn now; where several players are asked, each of them owes one. */
const keepTech = question({
  answers: [
    {
      kind: TECH,
      list({ s, f }, out) {
        for (let m = f.used; m !== 0; m &= m - 1) {
          const p = lowestBit(m)
          for (const ability of drawnTechs(s, p, s.scorings)) if (mayGain(s, p, ability)) out.push(tech(ability))
        }
      },
      conditions: [
        [must('DC-A.2', 'techOfOther', (l) => abilityNamed(l).player === l.f.seat, abilityArg)],
        [
          must(
            'DC-A.2',
            'techLevel',
            (l) => levelOf(l.s, l.a) === l.s.scorings,
            (l) => ({ ability: l.a, level: l.s.scorings }),
          ),
        ],
        [
          must('DC-A.2', 'notDrawn', (l) => drawnTechs(l.s, l.f.seat, l.s.scorings).includes(l.a), abilityArg),
          must('DC-A.6', 'techExcluded', (l) => mayGain(l.s, l.f.seat, l.a), abilityArg),
        ],
      ],
      effect(l, emit) {
        const { s, f, a: ability } = l
        const p = abilityNamed(l).player
        s.picks[p] = ability
        f.used &= ~bit(p)
        s.reveals++
        emit?.({ kind: 'pickedTech', player: p })
      },
    },
  ],
})

/** DC-A.2: step 4 of the first three Scoring turns. `used` are the players who still owe their pick. */
export const drawTechs: Step = {
  question: (_s, f) => (f.seat === SEVERAL ? keepTech : undefined),
  proceed(s, f, emit) {
    if (s.scorings > LAST_TECH_SCORING) pop(s)
    else if (f.seat !== SEVERAL) draw(s, f, emit)
    else {
      pop(s)
      show(s, emit)
    }
  },
}

/** Step 3 of a Scoring turn, when all Bases have been scored. */
export const afterBases: Step = {
  proceed(s, _f, emit) {
    pop(s)
    for (let p = 0; p < s.ruleset.players; p++) fireOwn(s, s.ruleset.triggers.afterBases, p, NONE, emit)
  },
}
