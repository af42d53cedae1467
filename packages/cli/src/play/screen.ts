import { type AnyWords, type GameEvent, type Line, type Match, type Move, OBSERVER, type Seat } from '@orrery/kernel'
import type { Out, World } from '../command.ts'
import { colourDepth, type Paint, painter } from '../terminal.ts'

export type AnyMatch = Match<unknown, unknown>

/** Tones of the command line's own words; a game may give them other colours. */
const TONES = { heading: [214, 176, 96], dim: [128, 134, 150] } as const

/** Writes what one seat may see, in the words of the game. */
export class Screen {
  readonly #match: AnyMatch
  readonly #words: AnyWords
  readonly #out: Out
  readonly #paint: Paint
  #shown = ''

  constructor(match: AnyMatch, words: AnyWords, { out, env }: World) {
    this.#match = match
    this.#words = words
    this.#out = out
    this.#paint = painter(colourDepth(out, env))
  }

  say(text = '', tone?: string): void {
    this.lines([[tone === undefined ? { text } : { text, tone }]])
  }

  lines(lines: readonly Line[]): void {
    this.#out.write(`${this.#paint(lines, { ...TONES, ...this.#words.tones })}\n`)
  }

  clear(): void {
    this.#shown = ''
    if (this.#out.isTTY === true) this.#out.write('\u001B[2J\u001B[3J\u001B[H')
  }

  board(seat: Seat): void {
    this.#shown = this.#boardText(seat)
    this.#out.write(`\n${this.#shown}\n`)
  }

  /** A long table is not shown again as long as it looks the same. */
  boardIfChanged(seat: Seat): void {
    if (this.#shown !== this.#boardText(seat)) this.board(seat)
  }

  #boardText(seat: Seat): string {
    return this.#paint(this.#words.board(this.#match.view(seat)), { ...TONES, ...this.#words.tones })
  }

  question(seat: Seat): void {
    const view = this.#match.view(seat)
    const offer = this.#match.offer(seat)
    const rows = offer.map((move) => ({ says: this.#words.move(move, view), types: this.#match.game.print(move) }))
    const width = Math.max(0, ...rows.map(({ says }) => says.length))
    this.say()
    this.say(this.#words.question(view, seat), 'heading')
    this.lines(
      rows.map(({ says, types }, i) => [
        { text: `${String(i + 1).padStart(4)}  `, tone: 'dim' },
        { text: says.padEnd(width) },
        { text: `  ${types}`, tone: 'dim' },
      ]),
    )
  }

  /** What the seat has learned from that entry of the log on. */
  events(seat: Seat, fromEntry: number): void {
    const view = this.#match.view(seat)
    for (const { event } of this.#match.events(seat, fromEntry)) this.#event(event, view)
  }

  #event(event: GameEvent, view: unknown): void {
    const text = this.#words.event(event, view)
    if (text !== '') this.say(`  ${text}`)
  }

  /** True when the page exists. */
  page(name: string, seat: Seat): boolean {
    const page = Object.hasOwn(this.#words.pages, name) ? this.#words.pages[name] : undefined
    if (page === undefined) return false
    this.lines(page.lines(this.#match.view(seat)))
    return true
  }

  refusals(seat: Seat, move: Move): void {
    const view = this.#match.view(seat)
    const refusals = this.#match.refusals(seat, move)
    if (refusals.length === 0) this.say('That is legal now.')
    for (const refusal of refusals) this.say(this.#words.refusal(refusal, view))
  }

  standing(): void {
    const outcome = this.#match.outcome()
    if (outcome === undefined) return
    const sides = this.#match.sides()
    const winners = outcome.winners.map((seat) => sides[seat] ?? '')
    this.board(OBSERVER)
    this.say()
    const win = winners.length === 1 ? 'wins' : outcome.together === true ? 'win' : 'share the victory'
    this.say(`The game is over: ${winners.join(' and ')} ${win}.`, 'heading')
    this.lines(sides.map((side, seat) => [{ text: `  ${side}`, tone: side }, { text: `: ${outcome.scores[seat]}` }]))
  }

  /** Whether what this seat is shown, news from that entry on included, is more than everybody may know. */
  isSecret(seat: Seat, fromEntry: number): boolean {
    return this.#all(seat, fromEntry) !== this.#all(OBSERVER, fromEntry)
  }

  #all(seat: Seat, fromEntry: number): string {
    const view = this.#match.view(seat)
    const pages = Object.values(this.#words.pages).flatMap((page) => page.lines(view))
    const news = this.#match.events(seat, fromEntry).map(({ event }) => this.#words.event(event, view))
    return JSON.stringify([this.#words.board(view), pages, news])
  }
}
