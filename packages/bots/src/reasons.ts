import {
  type Game,
  type GameEvent,
  type Judge,
  type Move,
  realAt,
  rngFrom,
  type Seat,
  type Words,
} from '@orrery/kernel'
import type { Search } from './search/search.ts'

/* Why one move is better than another: what the lines after it lead to. */

export interface Reason {
  readonly part: string
  readonly worth: number
  /** The same as a sentence; '' where the game has none for it. */
  readonly text: string
}

const MOST_REASONS = 3
/** Lines compared after either move. */
const PAIRS = 24
/** A part that gains less than this share of the whole, or of the largest gain, is no reason; nor is what holds in fewer of its lines. */
const LEAST_SHARE = 0.2

/** Who judges: a search that was asked about the position. */
export interface Subject<S, V, E extends GameEvent = GameEvent> {
  readonly game: Game<S, V, E>
  readonly judge: Judge<S>
  readonly search: Search<S, V>
  readonly reason?: NonNullable<Words<V>['reason']>
}

/** Two moves of the seat that was asked, and how much of its chance the one leaves less than the other. */
export interface Comparison {
  readonly seat: Seat
  readonly better: Move
  readonly played: Move
  readonly loss: number
  readonly seed: string
}

/**
 * What the lines after the better move lead to that those after the other do not, each pair of lines in the same
 * sampled world, so that differences come from the moves and not from luck.
 */
export function reasonsFor<S, V, E extends GameEvent>(
  subject: Subject<S, V, E>,
  { seat, better, played, loss, seed }: Comparison,
): readonly Reason[] {
  const { judge, search } = subject
  const { parts } = judge
  if (parts === undefined) return []
  const pairs = Array.from({ length: PAIRS }, (_, nth): Pair<S> => {
    const wish = search.line(better, rngFrom(`${seed}/${nth}`))
    const line = search.line(played, rngFrom(`${seed}/${nth}`))
    const gain = realAt(wish.chances, seat) - realAt(line.chances, seat)
    return { wished: wish.end, played: line.end, gains: sharesOf(gain, parts(wish.end, seat), parts(line.end, seat)) }
  })
  const gains = meanGains(pairs)
  const least = Math.max(loss, ...gains.map(({ worth }) => worth)) * LEAST_SHARE
  const told = gains
    .filter(({ worth }) => worth >= least)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ part, worth }) => ({ part, worth, text: sentenceOf(subject, part, pairs, seat) }))
  const said = told.filter(({ text }, i) => text !== '' && i === told.findIndex((one) => one.text === text))
  return (subject.reason === undefined ? told : said).slice(0, MOST_REASONS)
}

/** What is said of a part in most of the lines it gains in; what holds in a few only is luck, and not said. */
function sentenceOf<S, V, E extends GameEvent>(
  { game, reason }: Subject<S, V, E>,
  part: string,
  pairs: readonly Pair<S>[],
  seat: Seat,
): string {
  const counts = new Map<string, number>()
  const gaining = pairs.filter(({ gains }) => (gains[part] ?? 0) > 0)
  for (const { wished, played } of gaining) {
    const text = reason?.(part, game.view(wished, seat), game.view(played, seat), seat) ?? ''
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const [most = '', count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return count < gaining.length * LEAST_SHARE ? '' : most
}

interface Parts {
  readonly [part: string]: number
}

/** Where a line after the better move ends, and one after the other, and how much of a chance each part gains by it. */
interface Pair<S> {
  readonly wished: S
  readonly played: S
  readonly gains: Parts
}

/** A gain shared out among the parts that differ; none where the parts speak against it. */
function sharesOf(gain: number, wished: Parts, played: Parts): Parts {
  const changes = Object.entries(wished).map(([part, worth]): [string, number] => [part, worth - (played[part] ?? 0)])
  const sum = changes.reduce((all, [, change]) => all + change, 0)
  const each = gain * sum > 0 ? gain / sum : 0
  return Object.fromEntries(changes.map(([part, change]) => [part, change * each]))
}

function meanGains(pairs: readonly Pair<unknown>[]): readonly { readonly part: string; readonly worth: number }[] {
  const sums = new Map<string, number>()
  for (const { gains } of pairs) {
    for (const [part, worth] of Object.entries(gains)) sums.set(part, (sums.get(part) ?? 0) + worth)
  }
  return Array.from(sums, ([part, sum]) => ({ part, worth: sum / pairs.length }))
}
