import { at, lowestBit, of } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../data/setup.ts'
import { abilityArg, must, question } from '../rules/asking.ts'
import { abilityNamed } from '../rules/conditions.ts'
import { type Draft, packTechs, withInstead, withoutBaseTechs } from '../rules/box.ts'
import { fireOwn } from '../effects/triggers.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { drawIndex, drawnTechs, levelOf, mayGain } from '../rules/techs.ts'
import type { Step } from '../steps/step.ts'
import { NONE, SEVERAL } from '../types.ts'
import type { Emit, Frame, State } from '../types.ts'

/* Expanded Technologies: two techs of three are drawn, one is kept in secret, all are shown together (DC-A). */

/** Everybody looks at two techs of the level, and owes a pick who may keep one of them (DC-A.7). */
function draw(s: State, f: Frame, emit: Emit): void {
  f.seat = SEVERAL
  s.reveals++
  for (let p = 0; p < s.box.players; p++) {
    const drawn = drawnTechs(s, p, s.scorings)
    emit?.({ kind: 'drew', player: p, abilities: drawn, only: [at(s.seatOf, p)] })
    if (drawn.some((ability) => mayGain(s, p, ability))) f.used |= 1 << p
  }
}

/** DC-A.3: all picks at once; the techs not kept are out of play, and nobody learns which of them had been drawn. */
function show(s: State, emit: Emit): void {
  s.reveals++
  for (let p = 0; p < s.box.players; p++) {
    const ability = at(s.picks, p)
    s.picks[p] = NONE
    s.draws[drawIndex(p, s.scorings)] = NONE
    if (ability === NONE) continue
    s.techs = s.techs.with(p, at(s.techs, p) | of(s.box.abilities, ability).bit)
    emit?.({ kind: 'tech', player: p, ability })
  }
}

/** Of the techs that are drawn now; where several players are asked, each of them owes one. */
const keepTech = question({
  answers: [
    {
      kind: moves.TECH,
      list({ s, f }, out) {
        for (let m = f.used; m !== 0; m &= m - 1) {
          const p = lowestBit(m)
          for (const ability of drawnTechs(s, p, s.scorings)) if (mayGain(s, p, ability)) out.push(moves.tech(ability))
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
        f.used &= ~(1 << p)
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
    for (let p = 0; p < s.box.players; p++) fireOwn(s, s.box.triggers.afterBases, p, NONE, emit)
  },
}

export const alpha = {
  edit(box: Draft): void {
    packTechs(box, withoutBaseTechs(box.abilities))
    box.drawsTechs = true
    const drawing = withInstead(box.scoringSteps, 'techs', ['drawTechs'])
    box.scoringSteps = withInstead(drawing, 'score', ['score', 'afterBases'])
    const followed = box.abilities.flatMap((a) => (a.row.influences === true ? [a.program] : []))
    // What follows an ability that places influence must know the Base.
    box.programs = box.programs.map((ops, i) =>
      followed.includes(i) ? ops.map((op) => ({ ...op, binds: true })) : ops,
    )
  },
}
