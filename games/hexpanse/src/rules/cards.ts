import { at, bit, bitCount, hasBit, dealFrom, itemAt } from '@orrery/kernel'
import { ICON_ROWS } from '../data/icons.ts'
import { BASES, MARKET } from '../data/setup.ts'
import { ACTIONS, MERCENARIES, NONE } from '../types.ts'
import type { Ruleset, Card, CardRow, Emit, IconId, Player, Position, State } from '../types.ts'

/* HX-10, HX-11: the deck, the market and what players hold. Action cards are counted from A1 where a mask is meant. */

export const cardRow = (ruleset: Ruleset, card: Card): CardRow => itemAt(ruleset.rows.cards, card)
export const costOf = (ruleset: Ruleset, card: Card): number => at(ruleset.costs, card)
export const isAction = (card: Card): boolean => card >= MERCENARIES
export const actionCard = (action: number): Card => MERCENARIES + action
export const actionOf = (card: Card): number => card - MERCENARIES

export const holdsAction = (s: Position, p: Player, action: number): boolean => hasBit(at(s.held, p), action)

export function addAction(s: State, p: Player, action: number): void {
  if (holdsAction(s, p, action)) s.twice[p] = at(s.twice, p) | bit(action)
  s.held[p] = at(s.held, p) | bit(action)
}

export function dropAction(s: State, p: Player, action: number): void {
  if (hasBit(at(s.twice, p), action)) s.twice[p] = at(s.twice, p) & ~bit(action)
  else s.held[p] = at(s.held, p) & ~bit(action)
}

/** The action cards a player holds, copies included, as cards. */
export function actionsOf(s: Position, p: Player): Card[] {
  const cards: Card[] = []
  for (let action = 0; action < ACTIONS; action++) {
    if (!holdsAction(s, p, action)) continue
    cards.push(actionCard(action))
    if (hasBit(at(s.twice, p), action)) cards.push(actionCard(action))
  }
  return cards
}

/** The mercenaries of a mask, as cards. */
export function mercenariesIn(mask: number): Card[] {
  const cards: Card[] = []
  for (let card = 0; card < MERCENARIES; card++) if (hasBit(mask, card)) cards.push(card)
  return cards
}

/** Every card that lies before some player, those of placed mercenaries too. */
export const heldCards = (s: Position): Card[] =>
  s.mercs.flatMap((mask, p) => [...mercenariesIn(mask), ...actionsOf(s, p)])

/** HX-10.2: five bases, cards and board together. */
export const hasFreeBase = (s: Position, p: Player): boolean => bitCount(at(s.mercs, p)) < BASES

export const slotCard = (s: Position, slot: number): Card =>
  slot < MARKET ? at(s.market, slot) : (s.extras[slot - MARKET] ?? NONE)

export function receive(s: State, p: Player, card: Card): void {
  if (isAction(card)) addAction(s, p, actionOf(card))
  else s.mercs[p] = at(s.mercs, p) | bit(card)
}

/** HX-11.6: an empty deck is reshuffled from the discard pile; only the seed decides the order, not the pile. */
function reshuffle(s: State, emit: Emit): void {
  s.shuffles++
  s.deck = dealFrom(`${s.seed}/shuffle/${s.shuffles}`).shuffle(s.discard.toSorted((a, b) => a - b))
  s.drawn = 0
  s.discard.length = 0
  emit?.({ kind: 'reshuffled' })
}

/** The top card, or NONE where there is none left anywhere. */
export function draw(s: State, emit: Emit): Card {
  if (s.drawn === s.deck.length && s.discard.length > 0) reshuffle(s, emit)
  return s.drawn < s.deck.length ? at(s.deck, s.drawn++) : NONE
}

const NO_CARDS: readonly Card[] = []

/** HX-6.6: gaps of the market are filled; the cards that came. */
export function refill(s: State, emit: Emit): readonly Card[] {
  if (!s.market.includes(NONE)) return NO_CARDS
  const cards: Card[] = []
  for (let slot = 0; slot < MARKET; slot++) {
    if (at(s.market, slot) !== NONE) continue
    const card = draw(s, emit)
    if (card === NONE) break
    s.market[slot] = card
    cards.push(card)
  }
  return cards
}

const weightOf = (icon: IconId): number => ICON_ROWS.find(({ id }) => id === icon)?.weight ?? 0

/** What the price rule of data/icons.ts says a card costs. */
export function priceOf({ ability, type, reusable }: CardRow): number {
  const sum = ability.reduce((s, { icon, n = 1 }) => s + weightOf(icon) * n, 0)
  return Math.max(1, Math.ceil(sum + (type === 'mercenary' ? 1 : 0) + (reusable ? Math.max(1, sum) : 0)))
}
