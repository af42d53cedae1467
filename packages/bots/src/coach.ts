import {
  type Game,
  type GameEvent,
  type Judge,
  type LogEntry,
  type Match,
  type Move,
  of,
  realAt,
  rngFrom,
  type Seat,
  type Words,
} from '@orrery/kernel'
import { type Candidate, Search } from './search/search.ts'

export interface CoachOptions<V = unknown> {
  /** How much it thinks about each decision. */
  readonly iterations: number
  readonly seed: string
  /** Puts moves and reasons into sentences. */
  readonly words?: Partial<Pick<Words<V>, 'move' | 'reason'>>
}

/** One decision of a game, as whoever had to choose could judge it: from its own view, knowing nothing that came later. */
export interface Verdict {
  readonly entry: number
  readonly seat: Seat
  readonly move: Move
  /** The move as a sentence; '' without words. */
  readonly text: string
  /** The chance of winning after the move, by seat. */
  readonly chances: readonly number[]
  /** What the coach would have played, and the own chance with it. */
  readonly better: Move
  readonly betterText: string
  readonly chance: number
  /** How much of the own chance the choice gave away; 0 where there was nothing better. */
  readonly loss: number
  /** The parts of the position that the better move would have left better, and how much of the chance each gains, largest first. */
  readonly reasons: readonly Reason[]
}

export interface Reason {
  readonly part: string
  readonly worth: number
  /** The same as a sentence; '' where the game has none for it. */
  readonly text: string
}

const MOST_REASONS = 3
/** So many lines after either move are compared. */
const PAIRS = 24
/** A part that gains less than this share of the whole, or of the largest gain, is no reason; nor is what holds in fewer of its lines. */
const LEAST_SHARE = 0.2
/** Less is within what a small search can tell. */
export const LEAST_LOSS = 0.01

/** The choices that cost most, whoever made them, the worst first. */
export function turningPoints<T extends Pick<Verdict, 'loss'>>(verdicts: readonly T[], count = 3): readonly T[] {
  const costly = verdicts.filter(({ loss }) => loss >= LEAST_LOSS)
  return costly.toSorted((a, b) => b.loss - a.loss).slice(0, count)
}

type Moved = LogEntry & { readonly move: string }

/** The moves of a log that were not taken back, each with the number of its entry. */
function standing(log: readonly LogEntry[]): readonly (readonly [number, Moved])[] {
  const line: (readonly [number, Moved])[] = []
  for (const [i, entry] of log.entries()) {
    if ('undo' in entry) line.splice(line.findLastIndex(([number]) => number <= entry.undo) + 1)
    else line.push([i + 1, entry])
  }
  return line
}

/**
 * Goes through a game decision by decision and thinks about each as if it had to choose there. One call of `step` is
 * one decision: whoever runs it can stop, show how far it is, and go on.
 */
export class Coach<S, V, E extends GameEvent = GameEvent> {
  readonly #judge: Judge<S>
  readonly #search: Search<S, V>
  readonly #options: CoachOptions<V>
  readonly #line: readonly (readonly [number, Moved])[]
  readonly #now: Match<S, V, E>
  readonly #verdicts: Verdict[] = []
  #done = 0

  constructor(game: Game<S, V, E>, judge: Judge<S>, match: Match<S, V, E>, options: CoachOptions<V>) {
    this.#judge = judge
    this.#search = new Search(game, judge)
    this.#options = options
    this.#line = standing(match.record().log)
    this.#now = match.at(0)
  }

  get total(): number {
    return this.#line.length
  }

  get done(): number {
    return this.#done
  }

  /** One decision for each move that was a choice, in order. */
  get verdicts(): readonly Verdict[] {
    return this.#verdicts
  }

  turningPoints(count = 3): readonly Verdict[] {
    return turningPoints(this.#verdicts, count)
  }

  /** Thinks about the next decision; false when there is none left. */
  step(): boolean {
    const next = this.#line[this.#done]
    if (next === undefined) return false
    const [entry, moved] = next
    const seat = this.#now.sides().indexOf(moved.side)
    const offer = this.#now.offer(seat)
    const move = this.#now.game.parse(moved.move)
    const verdict = move.ok && offer.length > 1 ? this.#verdict(entry, seat, move.value, offer) : undefined
    if (verdict !== undefined) this.#verdicts.push(verdict)
    return this.#enter(moved)
  }

  /** Goes past the next decision without a thought: it was judged before. */
  skip(): boolean {
    const next = this.#line[this.#done]
    return next === undefined ? false : this.#enter(next[1])
  }

  #enter(moved: Moved): boolean {
    const problem = this.#now.enter(moved)
    if (problem !== undefined) throw new Error(`${problem.at} was played and cannot be: ${problem.expected}`)
    this.#done++
    return this.#done < this.#line.length
  }

  /** None where another seat is asked at the same time, and by its answer takes the choice away. */
  #verdict(entry: number, seat: Seat, move: Move, offer: readonly Move[]): Verdict | undefined {
    const { iterations, seed } = this.#options
    const search = this.#search
    search.start(this.#now.view(seat), seat, offer, rngFrom(`${seed}/${entry}`))
    search.run(iterations)
    const chosen = of(search.best(), 0).move
    if (search.best(offer.length).some((one) => one.move === move && one.visits === 0)) return undefined
    if (chosen !== move) search.run(Math.ceil(iterations / 4), move)
    const all = search.best(offer.length)
    const played = all.find((one) => one.move === move) ?? of(all, 0)
    const best = all.find((one) => one.move === chosen) ?? played
    const own = (one: Candidate): number => realAt(one.chances, seat)
    const better = own(best) > own(played) ? best : played
    const loss = own(better) - own(played)
    const reasons = loss < LEAST_LOSS ? [] : this.#reasons(entry, seat, move, better.move, loss)
    const text = this.#said(seat, move)
    const betterText = better.move === move ? text : this.#said(seat, better.move)
    const told = { chances: played.chances, better: better.move, betterText, chance: own(better), loss, reasons }
    return { entry, seat, move, text, ...told }
  }

  #said(seat: Seat, move: Move): string {
    return this.#options.words?.move?.(move, this.#now.view(seat)) ?? ''
  }

  /**
   * What the lines after the better move lead to that those after the move played do not, each pair of lines in the same
   * made-up world: what differs then comes from the moves and not from luck.
   */
  #reasons(entry: number, seat: Seat, move: Move, better: Move, loss: number): readonly Reason[] {
    const { parts } = this.#judge
    if (parts === undefined) return []
    const pairs = Array.from({ length: PAIRS }, (_, nth): Pair<S> => {
      const seed = `${this.#options.seed}/${entry}/${nth}`
      const wished = this.#search.line(better, rngFrom(seed))
      const played = this.#search.line(move, rngFrom(seed))
      const gain = realAt(wished.chances, seat) - realAt(played.chances, seat)
      return {
        wished: wished.end,
        played: played.end,
        gains: sharesOf(gain, parts(wished.end, seat), parts(played.end, seat)),
      }
    })
    const gains = meanGains(pairs)
    const least = Math.max(loss, ...gains.map(({ worth }) => worth)) * LEAST_SHARE
    const told = gains
      .filter(({ worth }) => worth >= least)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ part, worth }) => ({ part, worth, text: this.#sentence(part, pairs, seat) }))
    const said = told.filter(({ text }, i) => text !== '' && i === told.findIndex((one) => one.text === text))
    return (this.#options.words?.reason === undefined ? told : said).slice(0, MOST_REASONS)
  }

  /** What is said of a part in most of the lines it gains in; what holds in a few only is luck, and not said. */
  #sentence(part: string, pairs: readonly Pair<S>[], seat: Seat): string {
    const { game } = this.#now
    const counts = new Map<string, number>()
    const gaining = pairs.filter(({ gains }) => (gains[part] ?? 0) > 0)
    for (const { wished, played } of gaining) {
      const text = this.#options.words?.reason?.(part, game.view(wished, seat), game.view(played, seat), seat) ?? ''
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    const [most = '', count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
    return count < gaining.length * LEAST_SHARE ? '' : most
  }
}

interface Parts {
  readonly [part: string]: number
}

/** Where a line after the better move ends, and one after the move played, and how much of a chance each part gains by it. */
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
