import { type Ask, engine, kindOf, type Move, type Refusal, type Seat } from '@orrery/kernel'
import { openDeal } from '../rules/deals.ts'
import * as moves from '../rules/moves.ts'
import { playerName } from '../rules/planets.ts'
import { refuse } from '../rules/refusing.ts'
import type { Emit, Event, Frame, State } from '../types.ts'
import { STEPS } from './index.ts'
import { answerOffer } from './turn/dealing.ts'

/** What a player says too early, in the middle of the own turn. */
const AT_END_OF_TURN: { readonly [kind: number]: Refusal } = {
  [moves.CLAIM]: refuse('TE-3.1', 'NOT_END_OF_TURN'),
  [moves.JUPITER]: refuse('TE-9.3', 'JUPITER_NOT_NOW'),
}

const race = engine<State, Frame, undefined, Event>({
  steps: STEPS,
  decoy: moves.any,
  whenOver: refuse('TE-16.1', 'GAME_OVER'),
  whenNotAsked: (s, f) => refuse('TE-1.6', 'NOT_YOUR_CHOICE', { player: playerName(s, f.seat) }),
  whenNotNow(s, f, m) {
    const early = f.step === 'turn' ? AT_END_OF_TURN[kindOf(m)] : undefined
    return [early ?? refuse('TE-1.6', 'CHOICE_PENDING', { player: playerName(s, f.seat), choice: f.step })]
  },
})

export const { settle } = race

/* TE-15.12: beside the question of the offerer's turn, who got an offer says yes or no at any time while it stands. */

const TO_AN_OFFER: readonly Move[] = [moves.accept, moves.reject]

const isOffered = (s: State, seat: Seat): boolean => openDeal(s)?.to === seat
const answersOffer = (s: State, seat: Seat, m: Move): boolean =>
  (m === moves.accept || m === moves.reject) && isOffered(s, seat)

export function pending(s: State): readonly Ask[] {
  const deal = openDeal(s)
  const asks = race.pending(s)
  if (deal === undefined) return asks
  return [...asks.map((ask) => ({ ...ask, patient: true as const })), { seat: deal.to, decision: s.decisions }]
}

export function offer(s: State, seat: Seat): readonly Move[] {
  const open = race.moves(s, seat)
  return open.length === 0 && isOffered(s, seat) ? TO_AN_OFFER : open
}

export const refusals = (s: State, seat: Seat, m: Move): readonly Refusal[] =>
  answersOffer(s, seat, m) ? [] : race.refusals(s, seat, m)

export function apply(s: State, seat: Seat, m: Move, emit?: Emit): void {
  if (!answersOffer(s, seat, m)) return race.apply(s, seat, m, emit)
  s.decisions++
  answerOffer(s, kindOf(m) === moves.ACCEPT, emit)
  return settle(s, emit)
}
