import { kindOf, only } from '@orrery/kernel'
import type { Card, Emit, Player, State } from '../types.ts'
import { pop, push, pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, lacksDeck } from '../rules/track.ts'
import { nextChance } from './scoring.ts'
import { changesSomething, useAbility } from './spend.ts'
import { never, type Step } from './step.ts'
import { unkeep } from './turn.ts'
import type { MoveList } from '../rules/moveList.ts'

/* EX-11.5 to EX-11.7, EX-15.6: one chance each, the taker (in Final Scoring the Rocinante's captain) last. */

/** A kept Event that works in a window (V-1). */
export function canPlayInWindow(s: State, card: Card): boolean {
  const how = cardIn(s, card).row.play
  return (how === 'normal' || how === 'window') && !lacksDeck(s, card)
}

function listPlays(s: State, p: Player, out: MoveList): void {
  for (const code of s.kept) {
    if (keptBy(code) === p && !keptThisTurn(code) && canPlayInWindow(s, keptCard(code)))
      out.push(moves.play(keptCard(code)))
  }
  if (s.captain !== p) return
  for (const ability of s.box.crew) if (changesSomething(s, p, ability)) out.push(moves.use(ability))
}

function playInWindow(s: State, p: Player, card: Card, emit: Emit): void {
  unkeep(s, p, card)
  emit?.({ kind: 'performed', player: p, card, how: 'window' })
  push(s, 'discardPlayed', p).source = card
  pushProgram(s, cardIn(s, card).program, p, card)
}

export const window: Step = {
  list(s, f, out) {
    if (f.pc === 0) return
    listPlays(s, f.seat, out)
    if (out.length > 0) out.push(moves.pass)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    nextChance(s, f)
    if (kindOf(m) === moves.PASS) emit?.({ kind: 'passed', player: p })
    else if (kindOf(m) === moves.PLAY) playInWindow(s, p, only(m), emit)
    else useAbility(s, p, only(m), emit)
  },
  proceed: nextChance,
}

/** The card of a play goes to the discard pile when the play is resolved (EX-6.11). */
export const discardPlayed: Step = {
  list() {},
  answer: never,
  proceed(s, f) {
    pop(s)
    s.discard.push(f.source)
  },
}
