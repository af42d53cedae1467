import type { Seat } from '@orrery/kernel'
import type { Moment, Now } from './now.ts'

/** At a table the end is revealed step by step; in a replay it is known from the start. */
export type Ending = 'revealed' | 'known'

type At = (entry: number, seat: Seat) => Promise<Moment | undefined>

/**
 * Holds the end of a game back while its last scoring is revealed: until then the page shows the position before the
 * last move, so that no panel, log line or label gives the result away.
 */
export class Reveal {
  readonly #ending: Ending
  readonly #at: At
  readonly #present: (now: Now) => void
  #newest: Now | undefined
  #isDone = false

  constructor(ending: Ending, at: At, present: (now: Now) => void) {
    this.#ending = ending
    this.#at = at
    this.#present = present
  }

  show(now: Now): void {
    const isOver = now.situation.outcome !== null
    this.#newest = now
    // An end that was taken back is revealed again when it comes.
    this.#isDone &&= isOver
    if (isOver && !this.#isDone && this.#ending === 'revealed') void this.#holdBack(now)
    else this.#present(now)
  }

  end(): void {
    this.#isDone = true
    if (this.#newest !== undefined) this.#present(this.#newest)
  }

  async #holdBack(finale: Now): Promise<void> {
    const before = await beforeTheEnd(finale, this.#at)
    if (this.#newest === finale) this.#present(before ?? finale)
  }
}

/** Undefined where the table does not say what was there before. */
async function beforeTheEnd(finale: Now, at: At): Promise<Now | undefined> {
  const { situation, journal } = finale
  const last = journal.moves.at(-1)
  if (last === undefined) return undefined
  const entries = last.entry - 1
  const moment = await at(entries, situation.you).catch(() => undefined)
  if (moment === undefined) return undefined
  return {
    situation: { ...situation, entries, waiting: [], staged: [] },
    view: moment.view,
    journal: { ...journal, moves: journal.moves.slice(0, -1) },
    finale,
  }
}
