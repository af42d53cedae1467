import type { AnyGame, Move, Rng } from '@orrery/kernel'
import { type Check, CHECKS, EACH_DECISION, ONCE, type Tally, type Thoroughness } from '@orrery/testkit'

type Moment = Parameters<Check>[0]

/** Asks every question of the conformance suite at the decisions of a game somebody else is playing. */
export class Looker {
  readonly #game: AnyGame
  readonly #rng: Rng
  readonly #tally: Tally
  readonly #check: Moment['check']
  #universe: Moment['universe'] | undefined
  readonly faults: string[] = []

  constructor(game: AnyGame, rng: Rng, tally: Tally, check: Thoroughness) {
    this.#game = game
    this.#rng = rng
    this.#tally = tally
    this.#check = CHECKS[check]
  }

  look(s: unknown, number: number): void {
    if (this.faults.length >= this.#check.enough) return
    const checks = this.#universe === undefined ? [...ONCE, ...EACH_DECISION] : EACH_DECISION
    const moment = this.#moment(s, number)
    for (const [name, find] of checks) {
      for (const says of find(moment)) this.faults.push(`${name}: ${says}, after ${number} moves`)
    }
  }

  #moment(s: unknown, number: number): Moment {
    const game = this.#game
    const seats = game.sides(s).length
    this.#universe ??= universeOf(game.universe(s))
    return {
      game,
      seats,
      state: s,
      number,
      asks: game.pending(s),
      offers: Array.from({ length: seats }, (_, seat) => game.moves(s, seat).slice()),
      text: JSON.stringify(game.position.write(s)),
      universe: this.#universe,
      rng: this.#rng,
      check: this.#check,
      tally: this.#tally,
    }
  }
}

const universeOf = (moves: readonly Move[]): Moment['universe'] => ({ moves: moves.slice(), has: new Set(moves) })
