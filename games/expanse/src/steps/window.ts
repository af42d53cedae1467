import { kindOf, only } from '@orrery/kernel'
import { pushEvent } from '../effects/triggers.ts'
import { NONE } from '../types.ts'
import type { Card, Emit, Frame, Player, State } from '../types.ts'
import { pop, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { hasPower } from '../rules/powers.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, lacksDeck, unkeep } from '../rules/track.ts'
import { nextChance } from './scoring.ts'
import { changesSomething, useAbility } from './spend.ts'
import { never, type Step } from './step.ts'
import type { MoveList } from '../rules/moveList.ts'

/* EX-11.5 to EX-11.7, EX-15.6: one chance each, the taker (in Final Scoring the Rocinante's captain) last. */

/** A kept Event that works in a window (V-1). */
export function canPlayInWindow(s: State, card: Card): boolean {
  const how = cardIn(s, card).row.play
  return (how === 'normal' || how === 'window') && !lacksDeck(s, card)
}

/** What a player who may play twice has done in this chance (SX-2); `count` of the frame. */
const ONE_PLAY = 1
const ONE_ABILITY = 2

/** A first play, or a second one by whoever may make two. */
export const mayPlay = (s: State, f: Frame): boolean => f.count < 0 || hasPower(s, f.seat, s.box.powers.twoPlays)
/** Never two of the Rocinante's abilities. */
export const mayUseCrew = (s: State, f: Frame): boolean => s.captain === f.seat && f.count !== ONE_ABILITY

function listPlays(s: State, f: Frame, out: MoveList): void {
  const p = f.seat
  for (const code of s.kept) {
    if (keptBy(code) === p && !keptThisTurn(code) && canPlayInWindow(s, keptCard(code)))
      out.push(moves.play(keptCard(code)))
  }
  if (!mayUseCrew(s, f)) return
  for (const ability of s.box.crew) if (changesSomething(s, p, ability)) out.push(moves.use(ability))
}

function playInWindow(s: State, p: Player, card: Card, emit: Emit): void {
  unkeep(s, p, card)
  emit?.({ kind: 'performed', player: p, card, how: 'window' })
  push(s, 'discardPlayed', p).source = card
  pushEvent(s, p, card)
}

function endChance(s: State, f: Frame): void {
  f.count = NONE
  nextChance(s, f)
}

export const window: Step = {
  list(s, f, out) {
    if (f.pc === 0 || !mayPlay(s, f)) return
    listPlays(s, f, out)
    if (out.length > 0) out.push(moves.pass)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    if (kindOf(m) === moves.PASS || f.count > 0 || s.box.powers.twoPlays?.player !== p) endChance(s, f)
    else f.count = kindOf(m) === moves.PLAY ? ONE_PLAY : ONE_ABILITY
    if (kindOf(m) === moves.PASS) emit?.({ kind: 'passed', player: p })
    else if (kindOf(m) === moves.PLAY) playInWindow(s, p, only(m), emit)
    else useAbility(s, p, only(m), emit)
  },
  proceed: endChance,
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
