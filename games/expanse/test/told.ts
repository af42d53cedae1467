import { type GameRecord, type Json, kindOf, Match, rngFrom } from '@orrery/kernel'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { MOVE_LINES } from '../src/notation.ts'
import { game } from '../src/index.ts'
import type { Event, State, View } from '../src/types.ts'
import { SECTORS } from '../src/types.ts'

/* Whole games of chance, and what happens in them. */

type Told = Match<State, View, Event>

/** A game from its seed to its end; the same seed gives the same answers. */
export function playChance(seats: number, seed: string, options: Json = {}): Told {
  const start = Match.start(game, { options, seats, seed })
  if (!start.ok) throw new Error(start.error.at)
  const rng = rngFrom(`${seed} choices`)
  for (const match = start.value; ;) {
    const seat = match.pending()[0]?.seat
    if (seat === undefined) return match
    const offer = match.offer(seat)
    const move = offer[rng.below(offer.length)]
    if (move === undefined || !match.play(seat, move).ok) throw new Error(`${seed}: an offered move is refused`)
  }
}

const cardOf = (card: number): string => `Event of ${CARDS[card]?.id ?? card}`

/** What an event shows that a table of games should hold. */
function marksOf(e: Event): string[] {
  if (e.kind === 'performed') return [cardOf(e.card), `performed ${e.how}`]
  if (e.kind === 'boosted') return [cardOf(e.card)]
  if (e.kind === 'used') return [`ability ${ABILITIES[e.ability]?.id ?? ''}`]
  if (e.kind === 'bonusRevealed') return [`Bonus Sector ${SECTORS[e.sector] ?? ''}`]
  return [`event ${e.kind}`]
}

const tiedFor = (cp: readonly number[], best: number): boolean => cp.filter((n) => n === best).length > 1

/** How the Rocinante and the victory were decided, and how the game ended. */
function decisionsOf(events: readonly Event[], seats: number): string[] {
  const table = seats === 2 ? 'two players' : 'Initiative Track'
  const last = events.findIndex((e) => e.kind === 'final')
  const before = events.slice(0, last)
  const marks: string[] = []
  for (const e of before) {
    if (e.kind === 'standing')
      marks.push(`Rocinante ${tiedFor(e.cp, Math.min(...e.cp)) ? `tied, ${table}` : 'to the poorest'}`)
  }
  const over = events.at(-1)
  if (over?.kind === 'over')
    marks.push(`victory ${tiedFor(over.cp, Math.max(...over.cp)) ? `tied, ${table}` : 'by CP'}`)
  const turn = before.findLastIndex((e) => e.kind === 'turn')
  marks.push(before.slice(turn).some((e) => e.kind === 'scoring') ? 'ends after a Scoring' : 'ends after another turn')
  marks.push(`${before.filter((e) => e.kind === 'scoring').length} Scorings`)
  return marks
}

/** Everything a recorded game shows. */
export function marksOfGame(record: GameRecord, match: Told): Set<string> {
  const events = Array.from({ length: match.seats }, (_, seat) => match.events(seat).map(({ event }) => event))
  const [seen = []] = events
  const marks = new Set([...events.flat().flatMap(marksOf), ...decisionsOf(seen, record.seats)])
  for (const entry of record.log) {
    const move = 'move' in entry ? game.parse(entry.move) : undefined
    if (move?.ok === true) marks.add(`move ${MOVE_LINES[kindOf(move.value)] ?? ''}`)
  }
  return marks
}

const TOLD = ['relocated', 'repaired', 'peeked', 'revealed', 'discarded', 'swapped', 'movedCube', 'gained']

/** Moves that only a module brings. */
const OF_MODULES: readonly string[] = ['power {number}', 'token', 'initiative', 'tech {ability}']

/** What the games with all modules must show together beside that. */
export const WANTED_OF_MODULES: readonly string[] = [
  ...OF_MODULES.map((line) => `move ${line}`),
  ...CARDS.flatMap((row, card) => (row.set.length === 1 ? [cardOf(card)] : [])),
  ...ABILITIES.filter((row) => row.set !== undefined && (row.kind === 'action' || row.trigger !== undefined)).map(
    (row) => `ability ${row.id}`,
  ),
  'performed agenda',
  ...['deployed', 'standee', 'holder', 'suppressed', 'destroyed', 'powerPlayed', 'raised', 'paid', 'recovered'].map(
    (kind) => `event ${kind}`,
  ),
  ...['drew', 'pickedTech', 'tech'].map((kind) => `event ${kind}`),
]

/** What the games kept beside these tests must show together. */
export const WANTED: readonly string[] = [
  ...MOVE_LINES.filter((line) => !OF_MODULES.includes(line)).map((line) => `move ${line}`),
  ...CARDS.flatMap((row, card) => (row.set === 'base' ? [cardOf(card)] : [])),
  ...['now', 'offer', 'kept', 'window', 'copied', 'miller'].map((how) => `performed ${how}`),
  ...ABILITIES.filter((row) => row.kind !== 'continuous' && row.set === undefined).map((row) => `ability ${row.id}`),
  ...SECTORS.map((sector) => `Bonus Sector ${sector}`),
  ...TOLD.map((kind) => `event ${kind}`),
  'Rocinante to the poorest',
  'Rocinante tied, Initiative Track',
  'Rocinante tied, two players',
  'victory by CP',
  'victory tied, Initiative Track',
  'victory tied, two players',
  'ends after a Scoring',
  'ends after another turn',
  '3 Scorings',
  '4 Scorings',
  '5 Scorings',
]
