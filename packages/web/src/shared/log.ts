import { type GameEvent, OBSERVER } from '@orrery/kernel'
import type { News } from '@orrery/table'
import type { SharedLine } from '@orrery/ui'

/* What happened at a shared table, the same on every screen: one line for each touch, without what was taken back. */

interface Kept extends SharedLine {
  /** The first entry of the game's log that belongs to it; 0 for a line of chat. */
  readonly entry: number
}

const eventsOf = (news: Extract<News, { readonly kind: 'moved' }>): readonly GameEvent[] =>
  news.events.map(({ event }) => event)

/** The log of all news so far. News may come twice: every number of the journal counts once. */
export class SharedLog {
  readonly #seen = new Set<number>()
  #lines: readonly Kept[] = []
  /** Entries of the game's log that stand, oldest first. */
  #standing: readonly number[] = []

  get lines(): readonly SharedLine[] {
    return this.#lines.filter(({ events, text }) => events.length > 0 || text !== '')
  }

  hear(all: readonly News[]): void {
    for (const news of all) {
      if (this.#seen.has(news.seq)) continue
      this.#seen.add(news.seq)
      if (news.kind === 'moved') this.#moved(news)
      else if (news.kind === 'undone') this.#undone(news.to)
      else if (news.kind === 'said') this.#said(news)
    }
  }

  #add(line: Omit<Kept, 'number' | 'before'>): void {
    const number = (this.#lines.at(-1)?.number ?? 0) + 1
    this.#lines = [...this.#lines, { ...line, number, before: this.#standing.at(-1) ?? 0 }]
  }

  #moved(news: Extract<News, { readonly kind: 'moved' }>): void {
    const { seat, at, entry, by = '', follows } = news
    const last = this.#lines.at(-1)
    if (follows === true && last !== undefined && last.entry > 0)
      this.#lines = [...this.#lines.slice(0, -1), { ...last, events: [...last.events, ...eventsOf(news)] }]
    else this.#add({ entry, at, seat, by, events: eventsOf(news), text: '' })
    this.#standing = [...this.#standing, entry]
  }

  #undone(to: number): void {
    this.#standing = this.#standing.filter((entry) => entry <= to)
    this.#lines = this.#lines.filter(({ entry }) => entry <= to)
  }

  #said({ at, seat, name, text }: Extract<News, { readonly kind: 'said' }>): void {
    this.#add({ entry: 0, at, seat: seat === OBSERVER ? OBSERVER : seat, by: name, events: [], text })
  }
}
