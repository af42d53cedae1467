import type { Json, Refusal } from '@orrery/kernel'
import { begun, placed, type Spec, TestTable } from '@orrery/testkit'
import { game } from '../src/index.ts'
import { openDeal } from '../src/rules/deals.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import { findPlanet, findSystem } from '../src/rules/places.ts'
import type { Event, State, View } from '../src/types.ts'
import { words } from '../words/index.ts'

/* A table of the scenario for tests: set up by a position, played by lines of notation, read by names. */

export type { Spec }

export class Table extends TestTable<State, View, Event> {
  /** Faction that is asked now. */
  asked(): string | undefined {
    const seat = this.askedSeat()
    return seat === undefined ? undefined : this.state.ruleset.factions[seat]?.id
  }

  step(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  /** The refusal of a line for the player who is asked. */
  refusal(line: string): Refusal | undefined {
    return game.refusals(this.state, this.askedSeat() ?? 0, this.parsed(line))[0]
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
    return this.state.ruleset.factions.findIndex((row) => row.id === faction)
  }

  planet(name: string): { owner: string; exhausted: boolean; infantry: number; pds: number; dock: number } {
    const p = findPlanet(this.state.ruleset, name)
    const { owner, spent, infantry, pds, docks, ruleset } = this.state
    return {
      owner: ruleset.factions[owner[p] ?? -1]?.id ?? 'nobody',
      exhausted: spent[p] === 1,
      infantry: infantry[p] ?? NaN,
      pds: pds[p] ?? NaN,
      dock: docks[p] ?? NaN,
    }
  }

  system(name: string): number {
    return findSystem(this.state.ruleset, name)
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

  /** Factions that have locked a system. */
  locks(name: string): string[] {
    const mask = this.state.locks[this.system(name)] ?? 0
    return this.state.ruleset.factions.flatMap(({ id }, p) => ((mask & (1 << p)) === 0 ? [] : [id]))
  }

  /** The log in words. */
  told(): string[] {
    const seen = game.view(this.state, 0)
    return this.events.map((e) => words.event(e, seen))
  }

  deal() {
    return openDeal(this.state)
  }
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

export const RULES_5: Spec = { questions: 'few' }
export const RULES_4: Spec = { questions: 'whole', crews: false }
export const RULES_3: Spec = { ...RULES_4, questions: 'steps', strategyCards: 'two', shipBreakthroughs: 'goods' }

/** A table from a position; what is left out is usual: three seats in round 1, the first one's turn. */
export const table = (position: Spec = {}): Table => new Table(game, placed(game, { ...USUAL, ...position }))

/** A table whose game began under rules version 3: every step is a question of its own. */
export const older = ({ settings = {}, ...position }: Spec = {}): Table =>
  table({ ...position, settings: { ...RULES_3, ...(settings as Spec) } })

/** A table whose game began under rules version 4, which asks more (TE-15.21). */
export const asking = ({ settings = {}, ...position }: Spec = {}): Table =>
  table({ ...position, settings: { ...RULES_4, ...(settings as Spec) } })

/** A table as set-up makes it. */
export const fresh = (seats: number, options: Spec = {}, seed = 'test'): Table =>
  new Table(game, begun(game, seats, options, seed))

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
