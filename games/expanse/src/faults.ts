import { at, bit, indexesWhere } from '@orrery/kernel'
import { CARDS } from './data/cards.ts'
import { FLEET_ROWS } from './data/pieces.ts'
import { MARKERS_PER_SECTOR, SCORE_CARDS } from './data/setup.ts'
import { ORBITAL_COUNT } from './rules/map.ts'
import { cubesOf, SPECIAL_CUBE, tokensOf } from './rules/pieces.ts'
import { keptCard, SCORE } from './rules/track.ts'
import { BASES, type Card, CUBES, FACTIONS, NONE, type State } from './types.ts'
import { CELLS_PER_KIND } from './rules/cell.ts'

/* Every cube, fleet and card is somewhere exactly once. */

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const rowOf = (list: readonly number[], row: number): readonly number[] =>
  list.slice(row * CELLS_PER_KIND, (row + 1) * CELLS_PER_KIND)

/** Cards taken off the deck, wherever they are now. */
function drawnCards(s: State): Card[] {
  const played = s.stack.filter((f) => f.step === 'discardPlayed').map((f) => f.source)
  return [...s.track, ...s.discard, ...s.kept.map(keptCard), s.inHand, ...played].filter((card) => card !== NONE)
}

function cardFaults(s: State): string[] {
  const out = drawnCards(s).toSorted((a, b) => a - b)
  const drawn = s.deck.slice(0, s.drawn).toSorted((a, b) => a - b)
  const whole = [...s.deck.filter((card) => card !== SCORE), ...s.unused]
  return [
    ...(String(out) === String(drawn)
      ? []
      : [`cards on the table ${String(out)} are not those drawn ${String(drawn)}`]),
    ...(new Set(whole).size === whole.length && whole.length === s.ruleset.pool.length
      ? []
      : ['deck and box are not the pool']),
    ...(s.deck.filter((card) => card === SCORE).length === SCORE_CARDS ? [] : ['not six Score cards']),
    ...(whole.every((card) => card >= 0 && card < CARDS.length) ? [] : ['an unknown card']),
  ]
}

/** Plain cubes that the owner's special ones on the map set aside (EX-9.13). */
function setAside({ ruleset, cubes }: State, cube: number): number {
  const special = SPECIAL_CUBE[cube] ?? NONE
  return ruleset.setsAside && special !== NONE ? sum(rowOf(cubes, special)) : 0
}

function pieceFaults(s: State): string[] {
  const faults: string[] = []
  for (const [cube, total] of s.ruleset.cubeTotals.entries()) {
    const n = sum(rowOf(s.cubes, cube)) + at(s.supply, cube) + setAside(s, cube)
    if (n !== total) faults.push(`${CUBES[cube]} cubes: ${n} of ${total}`)
  }
  for (const [kind, row] of FLEET_ROWS.entries()) {
    const alike = indexesWhere(FLEET_ROWS, (other) => other.reserve === row.id)
    const n = sum(alike.map((k) => sum(rowOf(s.fleets, k)) + at(s.reserve, k)))
    const total = at(s.ruleset.fleetTotals, kind)
    if (alike.length > 0 && n !== total) faults.push(`${row.id} fleets: ${n} of ${total}`)
  }
  const counts = [...s.cubes, ...s.supply, ...s.fleets, ...s.reserve, ...s.cp, ...s.tokens, ...s.markers]
  if (counts.some((n) => n < 0)) faults.push('something is below zero')
  if (s.markers.some((n) => n > MARKERS_PER_SECTOR)) faults.push('too many Bonus markers')
  return faults
}

/** The masks that are kept beside the pieces say the same as the pieces. */
function maskFaults(s: State): string[] {
  const faults: string[] = []
  for (let p = 0; p < s.ruleset.players; p++) {
    const on = BASES.reduce((mask, _, b) => (cubesOf(s, p, b) > 0 ? mask | bit(b) : mask), 0)
    if (on !== at(s.on, p)) faults.push(`mask of Bases of ${FACTIONS[p]}`)
    if ((on & ~s.inPlay) !== 0) faults.push(`${FACTIONS[p]} has cubes on a Base out of play`)
    let where = 0
    for (let o = 0; o < ORBITAL_COUNT; o++) if (tokensOf(s, p, o) > 0) where |= bit(o)
    if (where !== at(s.at, p)) faults.push(`mask of Orbitals of ${FACTIONS[p]}`)
  }
  return faults
}

export const faults = (s: State): readonly string[] => [...cardFaults(s), ...pieceFaults(s), ...maskFaults(s)]
