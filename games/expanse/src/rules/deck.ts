import { at, listOf, type Rng } from '@orrery/kernel'
import { type Ruleset, type Card, type Deck, NONE, type Pile } from '../types.ts'
import { SCORE } from './track.ts'

/* EX-3.10 to EX-3.12: piles with their Score cards, stacked. */

export function pilesOf({ top, piles, actions, scores }: Deck): readonly Pile[] {
  const size = actions + scores
  const rest = Array.from({ length: piles }, (_, i) => ({ from: top + i * size, to: top + (i + 1) * size, scores }))
  return top === 0 ? rest : [{ from: 0, to: top, scores: 0 }, ...rest]
}

const deckSizeOf = ({ top, piles, actions, scores }: Deck): number => top + piles * (actions + scores)

/** Cards that a pool must have to fill the piles (EX-3.13). */
export const poolNeeded = ({ top, piles, actions }: Deck): number => top + piles * actions

/** Places of a stretch of the deck that are still open. */
function openPlaces(deck: readonly Card[], from: number, to: number): number[] {
  const open: number[] = []
  for (let i = from; i < to; i++) if (deck[i] === NONE) open.push(i)
  return open
}

/** Puts Score cards on open places, each equally likely; returns how many found one. */
function putScores(deck: Card[], open: number[], howMany: number, rng: Rng): number {
  let n = 0
  for (; n < howMany && open.length > 0; n++) {
    const last = open.length - 1
    let i = rng.below(open.length)
    deck[at(open, i)] = SCORE
    for (; i < last; i++) open[i] = at(open, i + 1)
    open.pop()
  }
  return n
}

/** The Score cards that each pile still owes; in a deck that never was set up any left over go wherever there is room. */
function putAllScores(deck: Card[], begin: readonly Card[], piles: readonly Pile[], left: number, rng: Rng): void {
  let owed = left
  for (const pile of piles) {
    let seen = 0
    for (let i = pile.from; i < pile.to && i < begin.length; i++) if (begin[i] === SCORE) seen++
    const due = Math.min(owed, Math.max(0, pile.scores - seen))
    if (due > 0) owed -= putScores(deck, openPlaces(deck, pile.from, pile.to), due, rng)
  }
  if (owed > 0) putScores(deck, openPlaces(deck, 0, deck.length), owed, rng)
}

const UNSEEN: readonly number[] = listOf(SCORE + 1, () => 0)

/** Cards of the pool that are not among those seen. */
function restOf(pool: readonly Card[], begin: readonly Card[]): Card[] {
  if (begin.length === 0) return pool.slice()
  const seen = UNSEEN.slice()
  for (const card of begin) seen[card] = 1
  const rest: Card[] = []
  for (const card of pool) if (at(seen, card) === 0) rest.push(card)
  return rest
}

/**
 * A whole deck that begins with the given cards: the rest is drawn at random as the set-up would have done it. The
 * set-up itself, a guess and a position that leaves the deck out all come from here.
 */
export function completeDeck(
  ruleset: Ruleset,
  begin: readonly Card[],
  scoreCards: number,
  rng: Rng,
): { deck: Card[]; unused: Card[] } {
  const size = deckSizeOf(ruleset.deck)
  const deck = begin.slice()
  while (deck.length < size) deck.push(NONE)
  let scores = scoreCards
  for (const card of begin) if (card === SCORE) scores--
  putAllScores(deck, begin, ruleset.piles, scores, rng)
  const rest = rng.shuffle(restOf(ruleset.pool, begin))
  let n = 0
  for (let i = 0; i < deck.length; i++) if (deck[i] === NONE) deck[i] = at(rest, n++)
  return { deck, unused: rest.slice(n).toSorted((a, b) => a - b) }
}
