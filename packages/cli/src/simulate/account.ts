import type { AnyLedger, GameEvent, Move, Note, Seat } from '@orrery/kernel'

export type Use = Omit<Extract<Note, { readonly kind: 'use' }>, 'kind'>
export type SideScores = Omit<Extract<Note, { readonly kind: 'scores' }>, 'kind'>

/** What a game's ledger noted of one game. Plain data: workers send it. */
export interface Account {
  readonly first: Seat
  /** Each once, however often it was done. */
  readonly uses: readonly Use[]
  readonly standings: readonly SideScores[]
  readonly lengths: { readonly [of: string]: number }
  readonly ending: string
  /** How often somebody chose one of several answers, by kind of question and by theme. */
  readonly questions: Counts
  readonly themes: Counts
}

type Counts = { readonly [name: string]: number }

/** Keeps the account of one game while it is played. */
export class Bookkeeper {
  readonly #ledger: AnyLedger
  readonly #first: Seat
  readonly #uses = new Map<string, Use>()
  readonly #standings = new Map<string, SideScores>()
  readonly #lengths = new Map<string, number>()
  readonly #questions = new Map<string, number>()
  readonly #themes = new Map<string, number>()
  #ending = ''

  constructor(ledger: AnyLedger, start: unknown) {
    this.#ledger = ledger
    this.#first = ledger.begins(start)
  }

  hear(e: GameEvent, s: unknown): void {
    for (const note of this.#ledger.notes(e, s)) this.#enter(note)
  }

  /** An answer, given before this state changes. */
  answer(s: unknown, seat: Seat, move: Move): void {
    const asked = this.#ledger.question?.(s, seat, move)
    if (asked === undefined) return
    this.#questions.set(asked.kind, (this.#questions.get(asked.kind) ?? 0) + 1)
    if (asked.theme !== undefined) this.#themes.set(asked.theme, (this.#themes.get(asked.theme) ?? 0) + 1)
  }

  account(): Account {
    return {
      first: this.#first,
      uses: [...this.#uses.values()],
      standings: [...this.#standings.values()],
      lengths: Object.fromEntries(this.#lengths),
      ending: this.#ending,
      questions: Object.fromEntries(this.#questions),
      themes: Object.fromEntries(this.#themes),
    }
  }

  #enter(note: Note): void {
    switch (note.kind) {
      case 'use': {
        const { shelf, how, thing, seat } = note
        this.#uses.set(`${shelf}\n${how}\n${thing}\n${seat}`, { shelf, how, thing, seat })
        return
      }
      case 'scores': {
        const { of, when, scores } = note
        const key = `${of}\n${when}`
        if (!this.#standings.has(key)) this.#standings.set(key, { of, when, scores })
        return
      }
      case 'beat':
        this.#lengths.set(note.of, note.number ?? (this.#lengths.get(note.of) ?? 0) + 1)
        return
      case 'ending':
        this.#ending = note.how
    }
  }
}
