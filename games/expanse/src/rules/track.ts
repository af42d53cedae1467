import { at, hasBit, itemAt } from '@orrery/kernel'
import { SCORE_CARDS } from '../data/setup.ts'
import { CARDS } from '../data/cards.ts'
import { type Card, type RulesetCard, NONE, type Player, type Position, SLOTS, type State } from '../types.ts'
import { hasPower } from './powers.ts'

/** Any of the six alike Score cards: one number after the last Action card. */
export const SCORE: Card = CARDS.length

export const cardIn = (s: Position, card: Card): RulesetCard => itemAt(s.ruleset.cards, card)
export const hasTab = (s: Position, p: Player, card: Card): boolean => hasBit(cardIn(s, card).tabs, p)

/** EX-5.1, one less for the player whose tech says so, never below 0; nothing for one whose tech says that. */
export function slotPrice(s: Position, p: Player, slot: number): number {
  if (hasPower(s, p, s.ruleset.powers.freeSlots)) return 0
  const price = at(s.ruleset.prices, slot)
  return price > 0 && hasPower(s, p, s.ruleset.powers.cheaperSlots) ? price - 1 : price
}

/** EX-6.2, EX-6.3. */
export const keepPrice = (s: Position, p: Player, card: Card): number =>
  cardIn(s, card).row.keepFree || hasPower(s, p, s.ruleset.powers.freeKeeping) ? 0 : s.ruleset.keepCost

/** With an empty deck an Event that needs it cannot be performed (S-4). */
export const lacksDeck = (s: Position, card: Card): boolean => cardIn(s, card).row.needsDeck && s.drawn >= s.deckSize

/* ---- kept Events: `card * 8 + player * 2 + fresh` ---------------------------------------------------------------- */

const keptCode = (card: Card, p: Player, fresh: boolean): number => card * 8 + p * 2 + (fresh ? 1 : 0)
export const keptCard = (code: number): Card => code >> 3
export const keptBy = (code: number): Player => (code >> 1) & 3
export const keptThisTurn = (code: number): boolean => (code & 1) !== 0

/** Kept Events lie in the order of their owners, each owner's in the order they were kept. */
export function addKept(s: State, card: Card, p: Player, fresh: boolean): void {
  const kept: number[] = []
  let i = 0
  for (; i < s.kept.length && keptBy(at(s.kept, i)) <= p; i++) kept.push(at(s.kept, i))
  kept.push(keptCode(card, p, fresh))
  for (; i < s.kept.length; i++) kept.push(at(s.kept, i))
  s.kept = kept
}

export function removeKept(s: State, index: number): void {
  const kept: number[] = []
  for (let i = 0; i < s.kept.length; i++) if (i !== index) kept.push(at(s.kept, i))
  s.kept = kept
}

export function keptIndex(s: Position, p: Player, card: Card): number {
  for (let i = 0; i < s.kept.length; i++) {
    const code = at(s.kept, i)
    if (keptCard(code) === card && keptBy(code) === p) return i
  }
  return NONE
}

/** A kept Event leaves its owner's kept cards when the play is declared (EX-6.11). */
export function unkeep(s: State, p: Player, card: Card): void {
  removeKept(s, keptIndex(s, p, card))
}

/** Cards kept in this turn may be played from now on (EX-6.6). */
export function ripenKept(s: State): void {
  let fresh = 0
  for (let i = 0; i < s.kept.length; i++) fresh |= at(s.kept, i) & 1
  if (fresh === 0) return
  const kept: number[] = []
  for (let i = 0; i < s.kept.length; i++) kept.push(at(s.kept, i) & ~1)
  s.kept = kept
}

/** Cards slide toward slot 1, then the deck fills the high end; true when the game's end was drawn (EX-5.5, EX-5.8). */
export function refill(s: State): boolean {
  let n = 0
  for (let i = 0; i < SLOTS; i++) {
    const card = at(s.track, i)
    if (card === NONE) continue
    s.track[i] = NONE
    s.track[n++] = card
  }
  for (; n < SLOTS; n++) {
    if (s.drawn >= s.deck.length) return true
    const card = at(s.deck, s.drawn++)
    s.known = 0
    if (card === SCORE && ++s.scoresDrawn === SCORE_CARDS) {
      s.discard.push(card)
      return true
    }
    s.track[n] = card
  }
  return false
}
