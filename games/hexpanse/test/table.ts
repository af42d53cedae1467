import { type Json, type Move, of, type Refusal, rngFrom } from '@orrery/kernel'
import { game } from '../src/index.ts'
import { CARD_NAMES, hexName, hexNamed, UNIT_NAMES } from '../src/notation.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../src/rules/chain.ts'
import { isWarlord, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { MISSIONS, NEUTRAL, NONE, SEATS } from '../src/types.ts'
import type { Event, SeatId, State } from '../src/types.ts'

/* A table for tests: set up by a position, played by lines of notation, read by names. */

export type Spec = { readonly [field: string]: Json }

const seat = (p: SeatId): number => SEATS.indexOf(p)

export class Table {
  readonly state: State
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** Plays lines for whoever is asked; throws with the refusals where one is illegal. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const move = parsed(line)
      const ask = game.pending(this.state)[0]
      if (ask === undefined) throw new Error(`${line}: the game is over`)
      const refusals = game.refusals(this.state, ask.seat, move)
      if (refusals.length > 0) throw new Error(`${line}: ${JSON.stringify(refusals)}; open: ${this.offer().join(', ')}`)
      game.apply(this.state, ask.seat, move, (e) => this.events.push(e))
    }
    return this
  }

  /** Nothing more in this turn: no action, no purchase. */
  pass(): this {
    const player = this.state.active
    const round = this.state.round
    while (this.state.active === player && this.state.round === round && this.winner() === undefined) this.do('done')
    return this
  }

  asked(): SeatId | undefined {
    const p = game.pending(this.state)[0]?.seat
    return p === undefined ? undefined : SEATS[p]
  }

  active(): SeatId {
    return of(SEATS, this.state.active)
  }

  /** All open answers as lines, or those that begin with `head`. */
  offer(head = ''): string[] {
    return this.state.offer.map((m) => game.print(m)).filter((line) => line.startsWith(head))
  }

  /** Refusals of a line for whoever is asked: `[]` when it is legal. */
  refusals(line: string): readonly Refusal[] {
    const found = game.refusals(this.state, game.pending(this.state)[0]?.seat ?? 0, parsed(line))
    if (this.offer().includes(line) !== (found.length === 0))
      throw new Error(`${line}: both open and refused, or neither`)
    return found
  }

  /** The rules a line is refused under. */
  rules(line: string): string[] {
    return this.refusals(line).map((r) => r.rule)
  }

  /** What stands on a hex: `A normal`, `neutral C9`, `B warlord`, or `empty`. */
  on(hex: string): string {
    const piece = this.state.pieces[hexNamed(hex) ?? NONE] ?? NONE
    if (piece === NONE) return 'empty'
    const owner = ownerOf(piece) === NEUTRAL ? 'neutral' : of(SEATS, ownerOf(piece))
    return `${owner} ${isWarlord(piece) ? 'warlord' : of(UNIT_NAMES, unitOf(piece))}`
  }

  /** Hexes of a player's units, sorted. */
  units(p: SeatId): string[] {
    return this.state.pieces
      .flatMap((piece, h) => (piece !== NONE && ownerOf(piece) === seat(p) && !isWarlord(piece) ? [hexName(h)] : []))
      .toSorted()
  }

  life(p: SeatId): number {
    return this.state.life[seat(p)] ?? NaN
  }
  hexilum(p: SeatId): number {
    return this.state.hexilum[seat(p)] ?? NaN
  }
  income(p: SeatId): number {
    return this.state.income[seat(p)] ?? NaN
  }
  /** Normal and minor units. */
  reserve(p: SeatId): readonly number[] {
    return this.state.reserve.slice(seat(p) * 2, seat(p) * 2 + 2)
  }
  ship(p: SeatId): readonly number[] {
    return this.state.ship.slice(seat(p) * 2, seat(p) * 2 + 2)
  }
  /** Mercenaries, placed or not, then action cards. */
  cards(p: SeatId): string[] {
    const cards = [...mercenariesIn(this.state.mercs[seat(p)] ?? 0), ...actionsOf(this.state, seat(p))]
    return cards.map((card) => of(CARD_NAMES, card))
  }
  pile(name: 'discard' | 'removed' | 'market' | 'extras'): string[] {
    return this.state[name].map((card) => (card === NONE ? '' : of(CARD_NAMES, card)))
  }
  /** `C9@0,0` for a waiting placement ability, `destroyed B` for a Destruction ability. */
  queue(): string[] {
    return this.state.queue.map((e) =>
      isDestruction(e) ? `destroyed ${SEATS[entryOwner(e)]}` : `${UNIT_NAMES[entryUnit(e)]}@${hexName(entryHex(e))}`,
    )
  }
  actionsLeft(): number {
    return this.state.stack[0]?.left ?? NaN
  }

  /** The seats that have won. */
  winner(): string | undefined {
    return game
      .outcome(this.state)
      ?.winners.map((p) => SEATS[p])
      .join('+')
  }
  ending(): string {
    return this.state.ending
  }
  wonWith(): string | undefined {
    return MISSIONS[this.state.wonWith]
  }
  happened(kind: Event['kind']): readonly Event[] {
    return this.events.filter((e) => e.kind === kind)
  }

  /** Plays random legal moves until the test is content or the game is over. */
  playUntil(done: (t: Table) => boolean, seed: string): this {
    const rng = rngFrom(seed)
    while (!done(this) && this.state.offer.length > 0) {
      const move = this.state.offer[rng.below(this.state.offer.length)]
      if (move !== undefined) this.do(game.print(move))
    }
    return this
  }
}

const parsed = (line: string): Move => {
  const move = game.parse(line)
  if (!move.ok) throw new Error(`${line}: ${move.error.at}, expected ${move.error.expected}`)
  return move.value
}

/** A table from a position; what is left out is usual: two players, the Action Phase of A, warlords in corners. */
export function table(position: Spec): Table {
  const state = game.position.read({ players: 2, ...position })
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

/** A table as set-up makes it. */
export function fresh(players: number, options: Spec = {}, seed = 'test'): Table {
  const state = game.setup({ first: 'A', ...options }, players, seed)
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

/** Seaman mode has no minor units to think of. */
export const plain = (position: Spec): Table => table({ mode: 'seaman', ...position })
