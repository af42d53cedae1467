import { itemAt } from '@orrery/kernel'
import { begun, placed, type Spec, TestTable } from '@orrery/testkit'
import { game } from '../src/index.ts'
import { CARD_NAMES, hexName, hexNamed, UNIT_NAMES } from '../src/notation.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../src/rules/chain.ts'
import { isWarlord, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { MISSIONS, NEUTRAL, NONE, SEATS } from '../src/types.ts'
import type { Event, SeatId, State, View } from '../src/types.ts'

/* A table for tests: set up by a position, played by lines of notation, read by names. */

export type { Spec }

const seat = (p: SeatId): number => SEATS.indexOf(p)

export class Table extends TestTable<State, View, Event> {
  /** Nothing more in this turn: no action, no purchase. */
  pass(): this {
    const player = this.state.active
    const round = this.state.round
    while (this.state.active === player && this.state.round === round && this.winner() === undefined) this.do('done')
    return this
  }

  asked(): SeatId | undefined {
    const p = this.askedSeat()
    return p === undefined ? undefined : SEATS[p]
  }

  active(): SeatId {
    return itemAt(SEATS, this.state.active)
  }

  /** What stands on a hex: `A normal`, `neutral C9`, `B warlord`, or `empty`. */
  on(hex: string): string {
    const piece = this.state.pieces[hexNamed(hex) ?? NONE] ?? NONE
    if (piece === NONE) return 'empty'
    const owner = ownerOf(piece) === NEUTRAL ? 'neutral' : itemAt(SEATS, ownerOf(piece))
    return `${owner} ${isWarlord(piece) ? 'warlord' : itemAt(UNIT_NAMES, unitOf(piece))}`
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
    return cards.map((card) => itemAt(CARD_NAMES, card))
  }
  pile(name: 'discard' | 'removed' | 'market' | 'extras'): string[] {
    return this.state[name].map((card) => (card === NONE ? '' : itemAt(CARD_NAMES, card)))
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
    return MISSIONS[this.state.wonWith as number]
  }
}

/** A table from a position; what is left out is usual: two players, the Action Phase of A, warlords in corners. */
export const table = (position: Spec): Table => new Table(game, placed(game, { players: 2, ...position }))

/** A table as set-up makes it. */
export const fresh = (players: number, options: Spec = {}, seed = 'test'): Table =>
  new Table(game, begun(game, players, { first: 'A', ...options }, seed))

/** Seaman mode has no minor units to think of. */
export const plain = (position: Spec): Table => table({ mode: 'seaman', ...position })
