import { at, kindOf, type Move, only } from '@orrery/kernel'
import type { Card, Emit, Frame, Player, State } from '../types.ts'
import { addToPoints, fireOthers, fireOwn, pushEvent } from '../effects/triggers.ts'
import { NONE, SLOTS } from '../types.ts'
import { pop, push } from '../rules/frames.ts'
import type { MoveList } from '../rules/moveList.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { canPromote, promote } from '../rules/resources.ts'
import { cardIn, hasTab, keptBy, keptCard, keptThisTurn, lacksDeck, SCORE, slotPrice, unkeep } from '../rules/track.ts'
import { hasPlay, hasPoint, leaderSector, powerPlay } from '../rules/powerPlay.ts'
import { startScoring } from './scoring.ts'
import { never, type Step } from './step.ts'

/* EX-4: the active player takes a card or plays a kept Event. */

export const canTake = (s: State, p: Player, slot: number): boolean =>
  at(s.track, slot) !== NONE && canPay(s, p, slotPrice(s, p, slot))

/** S-1: an Action card with one's tab that one can pay. */
export const canTakeForMiller = (s: State, p: Player, slot: number): boolean =>
  canTake(s, p, slot) && at(s.track, slot) !== SCORE && hasTab(s, p, at(s.track, slot))

export function anyForMiller(s: State, p: Player): boolean {
  for (let i = 0; i < SLOTS; i++) if (canTakeForMiller(s, p, i)) return true
  return false
}

/** Whether a kept Event can be one's turn (EX-6.5, V-1). */
function canPlayAsTurn(s: State, p: Player, card: Card): boolean {
  const how = cardIn(s, card).row.play
  return how === 'normal' ? !lacksDeck(s, card) : how === 'turn' && anyForMiller(s, p)
}

/** Takes the card off the track; nothing slides before the end of the turn (EX-5.6). The price is paid by the caller. */
function takeCard(s: State, p: Player, slot: number, emit: Emit): Card {
  const card = at(s.track, slot)
  const price = slotPrice(s, p, slot)
  s.track[slot] = NONE
  s.inHand = card
  emit?.({ kind: 'taken', player: p, slot, card, price })
  return card
}

function playKept(s: State, f: Frame, card: Card, emit: Emit): void {
  const p = f.seat
  unkeep(s, p, card)
  emit?.({ kind: 'performed', player: p, card, how: 'kept' })
  if (cardIn(s, card).row.play === 'turn') {
    s.discard.push(card)
    push(s, 'miller', p)
    return
  }
  s.inHand = card
  pushEvent(s, p, card)
}

/** DC-E.10: the leader's Sector with its token, and a Point token. */
function listPowerPlays(s: State, p: Player, out: MoveList): void {
  if (at(s.plays, p) === 0) return
  const sector = leaderSector(s, p)
  if (sector === NONE || !hasPlay(s, p, sector)) return
  for (let i = 0; i < s.box.points.length; i++) if (hasPoint(s, p, i)) out.push(moves.power(at(s.box.points, i)))
}

function playPower(s: State, p: Player, point: number, emit: Emit): void {
  const sector = leaderSector(s, p)
  const cp = powerPlay(s, p, s.box.points.indexOf(point))
  emit?.({ kind: 'powerPlayed', player: p, sector, point, cp })
}

/** The price is paid at once on taking the card and never returned (EX-5.3); techs that hang on it follow. */
function payFor(s: State, p: Player, slot: number, card: Card, price: number, emit: Emit): void {
  fireOwn(s, s.box.triggers.takeCard, p, NONE, emit)
  if (slot === 0 && card !== SCORE) fireOwn(s, s.box.triggers.takeSlot1, p, NONE, emit)
  if (price > 0) fireOthers(s, s.box.triggers.otherPaysSlot, p, emit)
  pay(s, p, price)
}

function takeSlot(s: State, p: Player, slot: number, emit: Emit): void {
  const price = slotPrice(s, p, slot)
  const card = takeCard(s, p, slot, emit)
  if (card === SCORE) startScoring(s, p, emit)
  else push(s, 'use', p)
  payFor(s, p, slot, card, price, emit)
}

export const turn: Step = {
  list(s, f, out) {
    const p = f.seat
    for (let i = 0; i < SLOTS; i++) if (canTake(s, p, i)) out.push(moves.take(i))
    for (const code of s.kept) {
      if (keptBy(code) === p && !keptThisTurn(code) && canPlayAsTurn(s, p, keptCard(code)))
        out.push(moves.play(keptCard(code)))
    }
    listPowerPlays(s, p, out)
    if (canPromote(s, p)) out.push(moves.top)
  },
  answer(s, f, m: Move, emit) {
    const p = f.seat
    if (kindOf(m) === moves.TOP) return promote(s, p, emit)
    pop(s)
    if (kindOf(m) === moves.POWER) playPower(s, p, only(m), emit)
    else if (kindOf(m) === moves.PLAY) playKept(s, f, only(m), emit)
    else takeSlot(s, p, only(m), emit)
    return undefined
  },
  proceed: never,
}

/** S-1: the card is taken, its AP are spent, then its Event is performed by the same player. */
export const miller: Step = {
  list(s, f, out) {
    for (let i = 0; i < SLOTS; i++) if (canTakeForMiller(s, f.seat, i)) out.push(moves.take(i))
  },
  answer(s, f, m, emit) {
    const p = f.seat
    pop(s)
    const price = slotPrice(s, p, only(m))
    const card = takeCard(s, p, only(m), emit)
    push(s, 'perform', p).source = card
    pushCardPoints(s, p, card, emit)
    payFor(s, p, only(m), card, price, emit)
  },
  proceed: never,
}

/** The AP of a card taken in one's own turn: `count` 1 says that none has been spent yet. */
export function pushCardPoints(s: State, p: Player, card: Card, emit: Emit): void {
  const f = push(s, 'spend', p)
  f.source = card
  f.left = cardIn(s, card).ap
  f.count = 1
  addToPoints(s, f, emit)
  emit?.({ kind: 'points', player: p, card, ap: f.left })
}

/** The Event of a card taken through Miller, after its AP. One that works only when kept does nothing. */
export const performAfterwards: Step = {
  list() {},
  answer: never,
  proceed(s, f, emit) {
    const card = f.source
    pop(s)
    if (cardIn(s, card).row.play !== 'normal' || lacksDeck(s, card)) return
    emit?.({ kind: 'performed', player: f.seat, card, how: 'miller' })
    pushEvent(s, f.seat, card)
  },
}
