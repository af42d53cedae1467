import { at, itemAt, type MoveList } from '@orrery/kernel'
import { addToPoints, fireOthers, fireOwn, pushEvent } from '../effects/triggers.ts'
import { type Answer, type Conditions, type Look, must, question } from '../rules/asking.ts'
import {
  cardInSlot,
  deckLeft,
  isKept,
  namedCard,
  noScoreCard,
  notFresh,
  payable,
  slotFilled,
  tabOn,
} from '../rules/conditions.ts'
import { pop, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { cardIn, hasTab, keptBy, keptCard, keptThisTurn, lacksDeck, SCORE, slotPrice, unkeep } from '../rules/track.ts'
import { type Card, type Emit, NONE, type Player, SLOTS, type State } from '../types.ts'
import { eachKept, notWindowOnly, notWithApOnly, playOf } from './kept.ts'
import { startScoring } from './scoring.ts'
import { never, type Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    turn: true
    perform: true
    miller: true
  }
}

/* EX-4: the active player takes a card or plays a kept Event. */

const canTake = (s: State, p: Player, slot: number): boolean =>
  at(s.track, slot) !== NONE && canPay(s, p, slotPrice(s, p, slot))

const filled = slotFilled('EX-5.5')
const affordable = payable('EX-5.2', (l) => slotPrice(l.s, l.f.seat, l.a))
export const CAN_TAKE: Conditions = [[filled], [affordable]]

/** S-1: an Action card with one's tab that one can pay. */
const canTakeForMiller = (s: State, p: Player, slot: number): boolean =>
  canTake(s, p, slot) && at(s.track, slot) !== SCORE && hasTab(s, p, at(s.track, slot))

function eachSlot(_: Look, out: MoveList): void {
  for (let i = 0; i < SLOTS; i++) out.push(moves.take(i))
}

function anyForMiller(s: State, p: Player): boolean {
  for (let i = 0; i < SLOTS; i++) if (canTakeForMiller(s, p, i)) return true
  return false
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

function playKept(s: State, p: Player, card: Card, emit: Emit): void {
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

/** The price is paid at once on taking the card and never returned (EX-5.3); techs that hang on it follow. */
function payFor(s: State, p: Player, slot: number, card: Card, price: number, emit: Emit): void {
  fireOwn(s, s.ruleset.triggers.takeCard, p, NONE, emit)
  if (slot === 0 && card !== SCORE) fireOwn(s, s.ruleset.triggers.takeSlot1, p, NONE, emit)
  if (price > 0) fireOthers(s, s.ruleset.triggers.otherPaysSlot, p, emit)
  pay(s, p, price)
}

function takeSlot(s: State, p: Player, slot: number, emit: Emit): void {
  const price = slotPrice(s, p, slot)
  const card = takeCard(s, p, slot, emit)
  if (card === SCORE) startScoring(s, p, emit)
  else push(s, 'use', p)
  payFor(s, p, slot, card, price, emit)
}

/** The whole turn is this play; `carryOut` leaves what comes after it on the stack. */
export const wholeTurn =
  (carryOut: (s: State, p: Player, named: number, emit: Emit) => void): Answer['effect'] =>
  ({ s, f, a }, emit) => {
    pop(s)
    carryOut(s, f.seat, a, emit)
  }

/** Whether a kept Event can be one's turn (EX-6.5, V-1). */
function canPlayAsTurn(s: State, p: Player, card: Card): boolean {
  const how = cardIn(s, card).row.play
  return how === 'normal' ? !lacksDeck(s, card) : how === 'turn' && anyForMiller(s, p)
}

/** The same as a direct list, for speed: it is needed in every turn. */
function listTurn({ s, f }: Look, out: MoveList): void {
  const p = f.seat
  for (let i = 0; i < SLOTS; i++) if (canTake(s, p, i)) out.push(moves.take(i))
  for (const code of s.kept) {
    if (keptBy(code) === p && !keptThisTurn(code) && canPlayAsTurn(s, p, keptCard(code)))
      out.push(moves.play(keptCard(code)))
  }
  const more = s.ruleset.turnMoves
  for (let i = 0; i < more.length; i++) itemAt(more, i)(s, f, out)
}

export const takeTurn = question({
  answers: [
    {
      kind: moves.TAKE,
      candidates: eachSlot,
      conditions: CAN_TAKE,
      effect: wholeTurn(takeSlot),
    },
    {
      kind: moves.PLAY,
      candidates: eachKept,
      conditions: [
        [isKept],
        [
          notFresh('EX-6.6'),
          notWindowOnly,
          notWithApOnly,
          deckLeft(namedCard),
          must('S-1', 'millerNoCard', (l) => playOf(l) !== 'turn' || anyForMiller(l.s, l.f.seat)),
        ],
      ],
      effect: wholeTurn(playKept),
    },
  ],
  list: listTurn,
})

export const turn: Step = { question: takeTurn, proceed: never }

/** S-1: the card is taken, its AP are spent, then its Event is performed by the same player. */
const takeForMiller = question({
  answers: [
    {
      kind: moves.TAKE,
      candidates: eachSlot,
      conditions: [[filled], [affordable, noScoreCard('S-1')], [tabOn('S-1', cardInSlot)]],
      effect: wholeTurn((s, p, slot, emit) => {
        const price = slotPrice(s, p, slot)
        const card = takeCard(s, p, slot, emit)
        push(s, 'perform', p).source = card
        pushCardPoints(s, p, card, emit)
        payFor(s, p, slot, card, price, emit)
      }),
    },
  ],
})

export const miller: Step = { question: takeForMiller, proceed: never }

/** The AP of a card taken in the player's own turn: `count` 1 says that none has been spent yet. */
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
  proceed(s, f, emit) {
    const card = f.source
    pop(s)
    if (cardIn(s, card).row.play !== 'normal' || lacksDeck(s, card)) return
    emit?.({ kind: 'performed', player: f.seat, card, how: 'miller' })
    pushEvent(s, f.seat, card)
  },
}
