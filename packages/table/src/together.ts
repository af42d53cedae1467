import type { StandingMove } from '@orrery/kernel'
import type { Deed } from './journal.ts'
import type { Answers, Setting } from './protocol.ts'

export type MoveDeed = Extract<Deed, { readonly kind: 'move' }>

/**
 * What people may do who run a table together, as the referee of a live game does: answer for each other, and undo and
 * redo whatever was done last.
 */
export class Together {
  /** Whatever was done last can be undone by anyone who may answer. */
  readonly isUndoOpen: boolean
  answers: Answers
  /** What was undone and can be brought back, the last first; each as it was undone. */
  readonly #undone: (readonly MoveDeed[])[] = []
  /** Every move by its entry of the match. */
  readonly #moveDeeds = new Map<number, MoveDeed>()

  constructor({ answers = 'own', undo }: Setting) {
    this.answers = answers
    this.isUndoOpen = undo === 'open'
  }

  /** Whether somebody may answer for every seat, not only for their own. */
  mayAnswer(who: { readonly isHost: boolean; readonly isSeated: boolean }): boolean {
    return this.answers !== 'own' && (who.isHost || (this.answers === 'anyone' && who.isSeated))
  }

  /** The moves that a redo would bring back; none where nothing was undone, or something else was done since. */
  get undone(): readonly MoveDeed[] {
    return this.#undone.at(-1) ?? []
  }

  /** A move that is brought back leaves what was undone with it; any other one drops all of that. */
  keepMove(deed: MoveDeed, entry: number): void {
    this.#moveDeeds.set(entry, deed)
    const last = this.#undone.pop() ?? []
    if (deed.again !== true) this.#undone.length = 0
    else if (last.length > 1) this.#undone.push(last.slice(1))
  }

  /** Of the moves that stand, those after that entry are about to be undone. */
  keepUndone(standing: readonly StandingMove[], to: number): void {
    this.#undone.push(standing.flatMap(({ entry }) => (entry > to ? (this.#moveDeeds.get(entry) ?? []) : [])))
  }
}
