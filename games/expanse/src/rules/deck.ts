import { at, type Rng } from '@orrery/kernel'
import { DECKS } from '../data/setup.ts'
import { NONE } from '../types.ts'
import type { Box, Card } from '../types.ts'
import type { PlayerCount } from './box.ts'
import { SCORE } from './track.ts'

/* EX-3.10 to EX-3.12: piles with their Score cards, stacked. */

interface Pile {
  readonly from: number
  readonly to: number
  readonly scores: number
}

function pilesOf(players: number): readonly Pile[] {
  const { top, piles, actions, scores } = DECKS[players as PlayerCount]
  const size = actions + scores
  const rest = Array.from({ length: piles }, (_, i) => ({ from: top + i * size, to: top + (i + 1) * size, scores }))
  return top === 0 ? rest : [{ from: 0, to: top, scores: 0 }, ...rest]
}

export function deckSizeOf(players: number): number {
  const { top, piles, actions, scores } = DECKS[players as PlayerCount]
  return top + piles * (actions + scores)
}

/** Cards that a pool must have to fill the piles (EX-3.13). */
export function poolNeeded(players: number): number {
  const { top, piles, actions } = DECKS[players as PlayerCount]
  return top + piles * actions
}

/** Places of the Score cards that are still to come, pile by pile; what a pile cannot take goes wherever there is room. */
function scorePlaces(deck: readonly Card[], players: number, left: number, rng: Rng): number[] {
  const open = (from: number, to: number): number[] =>
    rng.shuffle(Array.from({ length: to - from }, (_, i) => from + i).filter((i) => deck[i] === NONE))
  const chosen: number[] = []
  for (const pile of pilesOf(players)) {
    const seen = deck.slice(pile.from, pile.to).filter((card) => card === SCORE).length
    chosen.push(...open(pile.from, pile.to).slice(0, Math.max(0, pile.scores - seen)))
  }
  const spare = open(0, deck.length).filter((i) => !chosen.includes(i))
  return [...chosen, ...spare].slice(0, left)
}

/**
 * A whole deck that begins with the given cards: the rest is drawn at random as the set-up would have done it. The
 * set-up itself, a guess and a position that leaves the deck out all come from here.
 */
export function completeDeck(
  box: Box,
  begin: readonly Card[],
  scoreCards: number,
  rng: Rng,
): { deck: Card[]; unused: Card[] } {
  const size = deckSizeOf(box.players)
  const deck = Array.from({ length: Math.max(size, begin.length) }, (_, i) => begin[i] ?? NONE)
  const scores = scoreCards - begin.filter((card) => card === SCORE).length
  for (const i of scorePlaces(deck, box.players, scores, rng)) deck[i] = SCORE
  const rest = rng.shuffle(box.pool.filter((card) => !begin.includes(card)))
  let n = 0
  for (let i = 0; i < deck.length; i++) if (deck[i] === NONE) deck[i] = at(rest, n++)
  return { deck, unused: rest.slice(n).toSorted((a, b) => a - b) }
}
