import { at, indexesWhere, realAt, type Rng, type Seat } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { SCORE_CARDS } from './data/setup.ts'
import { clone } from './clone.ts'
import { completeDeck } from './rules/deck.ts'
import { scoreAll } from './rules/scoring.ts'
import { settle } from './steps/engine.ts'
import { HIDDEN, type Sector, type State, type View } from './types.ts'

/** The Sectors the unknown marker could show: those that still have one (EX-11.2). */
export const openSectors = (markers: readonly number[]): number[] => indexesWhere(markers, (n) => n > 0)

/** Softmax temperature in CP: this many more make a Sector e times as likely to be chosen. */
const TEMPTATION = 3

/** What a Sector would give to its chooser, against the mean of the others. */
function gainOf(v: View, sector: Sector): number {
  let sum = 0
  for (const { gains } of scoreAll(v, sector))
    for (const [p, cp] of gains.entries()) sum += p === v.active ? cp : -cp / (v.ruleset.players - 1)
  return sum
}

/** The Sector that the marker shows: the player who chose it chose for a reason. */
function likelySector(v: View, rng: Rng): Sector {
  const open = openSectors(v.markers)
  const gains = open.map((sector) => gainOf(v, sector))
  const best = Math.max(...gains)
  const odds = gains.map((gain) => Math.exp((gain - best) / TEMPTATION))
  let left = (rng.next() / 2 ** 32) * odds.reduce((sum, n) => sum + n, 0)
  let i = 0
  while (i < open.length - 1 && (left -= realAt(odds, i)) >= 0) i++
  return at(open, i)
}

/**
 * A full state that agrees with everything a seat has seen: the cards that have left the deck stay where they were in
 * it, so that every pile gets the Score cards it still owes; a known top card stays on top.
 */
export function guess(v: View, _seat: Seat, rng: Rng): State {
  const { deck, unused } = completeDeck(v.ruleset, v.deck, SCORE_CARDS, rng)
  const chosen = v.chosen === HIDDEN ? likelySector(v, rng) : v.chosen
  const s = clone({ ...v, deck, unused, chosen, question: undefined, offer: [] })
  for (const module of MODULES) module.guess?.(s, v, rng)
  settle(s, undefined)
  return s
}
