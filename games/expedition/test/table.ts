import { type Json, type Move, type Refusal, rngFrom } from '@orrery/kernel'
import { game } from '../src/index.ts'
import { openDeal } from '../src/rules/deals.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import { findPlanet, findSystem } from '../src/rules/places.ts'
import type { Event, State } from '../src/types.ts'
import { words } from '../words/index.ts'

/* A table of the scenario for tests: set up by a position, played by lines of notation, read by names. */

export type Spec = { readonly [field: string]: Json }

export class Table {
  readonly state: State
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** Plays a line for whoever is asked; throws with the refusals where it is illegal. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const move = parsed(line)
      const asks = game.pending(this.state)
      const seat = asks.find((ask) => game.refusals(this.state, ask.seat, move).length === 0)?.seat
      if (seat === undefined) {
        const refusals = game.refusals(this.state, asks[0]?.seat ?? 0, move)
        throw new Error(`${line}: ${JSON.stringify(refusals)}; ${this.step()} open: ${this.offer().join(', ')}`)
      }
      game.apply(this.state, seat, move, (e) => this.events.push(e))
    }
    return this
  }

  /** Faction that is asked now. */
  asked(): string | undefined {
    const seat = game.pending(this.state)[0]?.seat
    return seat === undefined ? undefined : this.state.box.factions[seat]?.id
  }

  step(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  /** All open answers as lines, or those that begin with `head`. */
  offer(head = ''): string[] {
    return this.state.offer.map((m) => game.print(m)).filter((line) => line.startsWith(head))
  }

  /** The refusal of a line for whoever is asked. */
  refusal(line: string): Refusal | undefined {
    return game.refusals(this.state, game.pending(this.state)[0]?.seat ?? 0, parsed(line))[0]
  }

  code(line: string): string | undefined {
    return this.refusal(line)?.code
  }

  says(line: string): string {
    const refusal = this.refusal(line)
    return refusal === undefined ? '' : words.refusal(refusal, game.view(this.state, 0))
  }

  kinds(): string[] {
    return this.events.map((e) => e.kind)
  }

  seat(faction: string): number {
    return this.state.box.factions.findIndex((row) => row.id === faction)
  }

  planet(name: string): { owner: string; exhausted: boolean; infantry: number; pds: number; dock: number } {
    const p = findPlanet(this.state.box, name)
    const { owner, spent, infantry, pds, docks, box } = this.state
    return {
      owner: box.factions[owner[p] ?? -1]?.id ?? 'nobody',
      exhausted: spent[p] === 1,
      infantry: infantry[p] ?? NaN,
      pds: pds[p] ?? NaN,
      dock: docks[p] ?? NaN,
    }
  }

  system(name: string): number {
    return findSystem(this.state.box, name)
  }

  of(faction: string) {
    const s = this.state
    const p = this.seat(faction)
    return {
      goods: s.goods[p],
      commodities: s.commodities[p],
      tactic: s.tactic[p],
      strategy: s.strategy[p],
      cards: s.cards[p],
      secrets: s.secrets[p],
      breakthrough: s.breakthroughs[p],
      claims: s.claims[p],
      score: scoreOf(s, p),
    }
  }

  deal() {
    return openDeal(this.state)
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

/** Three seats, each with two strategy cards: Sol 1 and 4, Hacan 2 and 5, Jol-Nar 3 and 6. */
const USUAL: Spec = {
  seating: ['sol', 'hacan', 'jolnar'],
  strategy: {
    leadership: { holder: 'sol' },
    construction: { holder: 'sol' },
    diplomacy: { holder: 'hacan' },
    trade: { holder: 'hacan' },
    politics: { holder: 'jolnar' },
    warfare: { holder: 'jolnar' },
  },
}

/** A table from a position; what is left out is usual: three seats in round 1, the first one's turn. */
export function table(position: Spec = {}): Table {
  const state = game.position.read({ ...USUAL, ...position })
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

/** A table as set-up makes it. */
export function fresh(seats: number, options: Spec = {}, seed = 'test'): Table {
  const state = game.setup(options, seats, seed)
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

/** The end-of-turn window of the first seat. */
export const windowOf = (faction: string): Spec => ({
  active: faction,
  window: true,
  stack: [
    { step: 'nextTurn', by: faction },
    { step: 'window', seat: faction, held: 1 },
  ],
})

/** Some step of a turn of this player, above its window. */
export const inTurn = (faction: string, ...frames: readonly Json[]): Spec => ({
  active: faction,
  stack: [{ step: 'nextTurn', by: faction }, { step: 'window', seat: faction }, ...frames],
})

export const owner = (faction: string, infantry = 0): Spec => ({ owner: faction, infantry })
