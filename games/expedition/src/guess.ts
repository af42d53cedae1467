import { add, at, indexesWhere, OBSERVER, type Rng, type Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { ACTION_CARD_ROWS } from './data/scenario.ts'
import { KINDS, REMOVED } from './rules/cards.ts'
import { settle } from './steps/engine.ts'
import { HIDDEN, NONE, type State, type View } from './types.ts'

/** New dice: four words that were never all zero. */
export const newChance = (rng: Rng): number[] => [rng.next() | 0, rng.next() | 0, rng.next() | 0, rng.next() | 1]

/** Deals the action cards nobody has shown to the other hands, and leaves the rest in the deck. */
export function dealCards(s: State, seat: Seat, rng: Rng): void {
  const unseen: number[] = []
  for (let k = 0; k < KINDS; k++) {
    const mine = seat < 0 ? 0 : at(s.hands, seat * KINDS + k)
    const out = at(s.pile, k) + at(s.skim, k) + mine
    for (let n = out; n < (ACTION_CARD_ROWS[k]?.copies ?? 0); n++) unseen.push(k)
  }
  rng.shuffle(unseen)
  s.deck.fill(0)
  for (let p = 0; p < s.ruleset.seats; p++) {
    if (p === seat) continue
    for (let k = 0; k < KINDS; k++) s.hands[p * KINDS + k] = 0
    for (let n = 0; n < at(s.cards, p); n++) add(s.hands, p * KINDS + (unseen.pop() ?? 0), 1)
  }
  for (const card of unseen) add(s.deck, card, 1)
}

/** The same for secrets: other hands and removed ones by their numbers, the rest in the deck. */
export function dealSecrets(s: State, seat: Seat, rng: Rng): void {
  const open = rng.shuffle(indexesWhere(s.secretAt, (place) => place === HIDDEN))
  for (let p = 0; p < s.ruleset.seats; p++) {
    if (p === seat) continue
    for (let n = 0; n < at(s.secrets, p); n++) s.secretAt[open.pop() ?? 0] = p
    for (let n = 0; n < at(s.removed, p); n++) s.secretAt[open.pop() ?? 0] = REMOVED + p
  }
  for (const k of open) s.secretAt[k] = NONE
}

/** A full state that agrees with everything this seat sees. */
export function guess(v: View, seat: Seat, rng: Rng): State {
  const s = clone({ ...v, seat: OBSERVER, chance: newChance(rng) })
  dealCards(s, seat, rng)
  dealSecrets(s, seat, rng)
  settle(s, undefined)
  return s
}
