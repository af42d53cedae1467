import {
  type Game,
  type GameEvent,
  itemAt,
  type Json,
  type Move,
  problemText,
  type Refusal,
  rngFrom,
  type Seat,
} from '@orrery/kernel'

/** Fields of a position or options of a set-up, as a test writes them. */
export type Spec = { readonly [field: string]: Json }

/** A table for tests: played by lines of notation; a game adds how it is read by names. */
export class TestTable<S, V, E extends GameEvent> {
  readonly game: Game<S, V, E>
  readonly state: S
  readonly events: E[] = []

  constructor(game: Game<S, V, E>, state: S) {
    this.game = game
    this.state = state
  }

  /** Plays lines, each for a player to whom it is open; throws with the refusals where there is none. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const move = this.parsed(line)
      const asks = this.game.pending(this.state)
      if (asks.length === 0) throw new Error(`${line}: the game is over`)
      const ask = asks.find(({ seat }) => this.game.refusals(this.state, seat, move).length === 0)
      if (ask === undefined) throw new Error(`${line}: ${this.refusedText(move)}; open: ${this.offer().join(', ')}`)
      this.play(ask.seat, move)
    }
    return this
  }

  protected play(seat: Seat, move: Move): void {
    this.game.apply(this.state, seat, move, (event) => this.events.push(event))
  }

  private refusedText(move: Move): string {
    return JSON.stringify(this.game.refusals(this.state, this.askedSeat() ?? 0, move))
  }

  /** The first seat that owes an answer, or undefined when the game is over. */
  askedSeat(): Seat | undefined {
    return this.game.pending(this.state)[0]?.seat
  }

  /** All answers open to the first who is asked as lines, or those that begin with `head`. */
  offer(head = ''): string[] {
    const seat = this.askedSeat()
    const moves = seat === undefined ? [] : this.game.moves(this.state, seat)
    return moves.map((m) => this.game.print(m)).filter((line) => line.startsWith(head))
  }

  /** Refusals of a line for the first who is asked: `[]` when it is legal. */
  refusals(line: string): readonly Refusal[] {
    const found = this.game.refusals(this.state, this.askedSeat() ?? 0, this.parsed(line))
    if (this.offer().includes(line) !== (found.length === 0))
      throw new Error(`${line}: both open and refused, or neither`)
    return found
  }

  /** The rules a line is refused under. */
  rules(line: string): string[] {
    return this.refusals(line).map((refusal) => refusal.rule)
  }

  /** The codes a line is refused with. */
  codes(line: string): string[] {
    return this.refusals(line).map((refusal) => refusal.code)
  }

  happened<K extends E['kind']>(kind: K): readonly Extract<E, { readonly kind: K }>[] {
    return this.events.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind)
  }

  /** Plays random legal moves until the test is content or the game is over. */
  playUntil(done: (table: this) => boolean, seed: string): this {
    const rng = rngFrom(seed)
    for (let seat = this.askedSeat(); seat !== undefined && !done(this); seat = this.askedSeat()) {
      const moves = this.game.moves(this.state, seat)
      this.play(seat, itemAt(moves, rng.below(moves.length)))
    }
    return this
  }

  protected parsed(line: string): Move {
    const move = this.game.parse(line)
    if (!move.ok) throw new Error(`${line}: ${problemText(move.error)}`)
    return move.value
  }
}

/** The state of a position. */
export function placed<S, V, E extends GameEvent>(game: Game<S, V, E>, position: Spec): S {
  const state = game.position.read(position)
  if (!state.ok) throw new Error(problemText(state.error))
  return state.value
}

/** The state that set-up makes. */
export function begun<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  seats: number,
  options: Spec = {},
  seed = 'test',
): S {
  const state = game.setup(options, seats, seed)
  if (!state.ok) throw new Error(problemText(state.error))
  return state.value
}
