import { ONE } from '@orrery/kernel'
import { pushEvent } from '../effects/triggers.ts'
import { abilityArg, type Answer, must, question } from '../rules/asking.ts'
import { deckLeft, isKept, namedCard, notFresh } from '../rules/conditions.ts'
import { pop, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { hasPower } from '../rules/powers.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, lacksDeck, unkeep } from '../rules/track.ts'
import { type Card, type Emit, type Frame, NONE, type Player, type State } from '../types.ts'
import { changesSomething, hasUse, isCrew, useAbility } from './abilities.ts'
import { notTurnOnly, notWithApOnly } from './kept.ts'
import { nextChance } from './scoring.ts'
import type { Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    window: true
    discardPlayed: true
  }
}

/* EX-11.5 to EX-11.7, EX-15.6: one chance each, the taker (in Final Scoring the Rocinante's captain) last. */

/** What a player who may play twice has done in this chance (SX-2); `count` of the frame. */
const ONE_PLAY = 1
const ONE_ABILITY = 2

/** A first play, or a second one by a player who may make two. */
const mayPlay = (s: State, f: Frame): boolean => f.count < 0 || hasPower(s, f.seat, s.ruleset.powers.twoPlays)

function endChance(s: State, f: Frame): void {
  f.count = NONE
  nextChance(s, f)
}

/** After the first of two plays the chance goes on. */
const play =
  (done: number, carryOut: (s: State, p: Player, named: number, emit: Emit) => void): Answer['effect'] =>
  ({ s, f, a }, emit) => {
    const p = f.seat
    if (f.count > 0 || s.ruleset.powers.twoPlays?.player !== p) endChance(s, f)
    else f.count = done
    carryOut(s, p, a, emit)
  }

/** A kept Event that works in a window (V-1). */
function canPlay(s: State, card: Card): boolean {
  const how = cardIn(s, card).row.play
  return (how === 'normal' || how === 'window') && !lacksDeck(s, card)
}

const takeChance = question({
  answers: [
    {
      kind: moves.PLAY,
      list({ s, f }, out) {
        for (const code of s.kept) {
          if (keptBy(code) === f.seat && !keptThisTurn(code) && canPlay(s, keptCard(code)))
            out.push(moves.play(keptCard(code)))
        }
      },
      conditions: [[isKept], [notFresh('EX-6.6'), notTurnOnly, notWithApOnly, deckLeft(namedCard)]],
      effect: play(ONE_PLAY, (s, p, card, emit) => {
        unkeep(s, p, card)
        emit?.({ kind: 'performed', player: p, card, how: 'window' })
        push(s, 'discardPlayed', p).source = card
        pushEvent(s, p, card)
      }),
    },
    {
      kind: moves.USE,
      list({ s, f }, out) {
        if (s.captain !== f.seat || f.count === ONE_ABILITY) return
        for (const ability of s.ruleset.crew) if (changesSomething(s, f.seat, ability)) out.push(moves.use(ability))
      },
      conditions: [
        [must('EX-11.6', 'notCrew', isCrew, abilityArg)],
        [must('EX-14.4', 'notCaptain', (l) => l.s.captain === l.f.seat)],
        [must('SX-2', 'crewTwice', (l) => l.f.count !== ONE_ABILITY)],
        [hasUse],
      ],
      effect: play(ONE_ABILITY, useAbility),
    },
  ],
  beside: [
    {
      kind: moves.PASS,
      candidates: ONE,
      conditions: [],
      effect({ s, f }, emit) {
        const p = f.seat
        endChance(s, f)
        emit?.({ kind: 'passed', player: p })
      },
    },
  ],
})

export const window: Step = {
  question: (s, f) => (f.pc === 0 || !mayPlay(s, f) ? undefined : takeChance),
  proceed: endChance,
}

/** The card of a play goes to the discard pile when the play is resolved (EX-6.11). */
export const discardPlayed: Step = {
  proceed(s, f) {
    pop(s)
    s.discard.push(f.source)
  },
}
