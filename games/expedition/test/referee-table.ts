import type { Refusal } from '@orrery/kernel'
import { MAP_ROWS } from '../src/data/maps.ts'
import type { Command, Correction, SaidPayment } from '../src/referee-commands.ts'
import { afterLines, linesOf } from '../src/referee-said.ts'
import { start as begin } from '../src/referee-setup.ts'
import type { RefereeOptions, RefereeState } from '../src/referee.ts'
import { chanceFrom } from '../src/rules/chance.ts'
import { hasIngress } from '../src/rules/ingress.ts'
import { findPlanet, findPlayer, findSystem } from '../src/rules/places.ts'
import type { Core, Event } from '../src/types.ts'
import { event } from '../words/events.ts'

/* A live table for tests: seats a to f, commands in short, everything by name. */

export const MAP6 = MAP_ROWS[6]?.text ?? ''
export const MAP4 = MAP_ROWS[4]?.text ?? ''

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']
const USUAL = ['sol', 'hacan', 'jolnar', 'letnev', 'yssaril', 'arborec']

export interface Given {
  readonly factions?: readonly string[]
  readonly seats?: number
  readonly map?: string
  readonly settings?: RefereeOptions['settings']
  /** `path: value`, as corrections. */
  readonly start?: { readonly [path: string]: string | number | boolean }
  readonly seed?: string
}

/** `planets of a`: `{ a: ['Wellon'] }` as corrections. */
export const owning = (planets: { readonly [player: string]: readonly string[] }): { [path: string]: string } =>
  Object.fromEntries(
    Object.entries(planets).flatMap(([player, names]) => names.map((name) => [`planet.${name}.owner`, player])),
  )

/** Everything is tracked unless the test says otherwise. */
export function setupOf({ factions = [], seats = 6, map = MAP6, settings }: Given): RefereeOptions {
  const rest = USUAL.filter((id) => !factions.includes(id))
  const chosen = [...factions, ...rest].slice(0, seats)
  return {
    seats: chosen.map((faction, i) => ({ name: NAMES[i] ?? '', faction })),
    map,
    settings: { payments: 'tracked', ...settings },
  }
}

export class Live {
  state: RefereeState
  /** Of the last thing that was said. */
  events: readonly Event[] = []

  constructor(state: RefereeState) {
    this.state = state
  }

  get core(): Core {
    return this.state.core
  }

  #hear(command: Command): Refusal | undefined {
    const lines = linesOf(this.state, command)
    if (!lines.ok) return lines.error
    const events: Event[] = []
    const after = afterLines(this.state, lines.value, (heard) => events.push(heard))
    if (!after.ok) return after.error
    this.state = after.value
    this.events = events
    return undefined
  }

  /** Says a command; throws where it is refused. */
  say(command: Command): this {
    const refusal = this.#hear(command)
    if (refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refusal)}`)
    return this
  }

  set(path: string, value: Correction['value'], when?: Correction['when']): this {
    return this.say({ seat: 0, cmd: 'set', path, value, ...(when === undefined ? {} : { when }) })
  }

  /** The refusal of a command, which must leave the table as it was. */
  refusal(command: Command): Refusal {
    const { state, events } = this
    const refusal = this.#hear(command)
    this.state = state
    this.events = events
    if (refusal === undefined) throw new Error(`${JSON.stringify(command)} was heard`)
    return refusal
  }

  code(command: Command): string {
    return this.refusal(command).code
  }

  /** A turn of this player up to its window. */
  window(seat: string, pass = false): this {
    return this.say({ seat, cmd: 'beginTurn' }).say({ seat, cmd: 'endAction', pass })
  }

  claim(seat: string, slice: string, payment: SaidPayment): this {
    return this.say({ seat, cmd: 'claim', slice, payment })
  }

  claimCode(seat: string, slice: string, payment: SaidPayment): string {
    return this.code({ seat, cmd: 'claim', slice, payment })
  }

  kinds(): string[] {
    return this.events.map(({ kind }) => kind)
  }

  /** The last thing that was said, in sentences. */
  told(): string {
    return this.events.map((heard) => event(heard, this.core)).join(' ')
  }

  pending(): string | undefined {
    return this.core.stack.at(-1)?.step
  }

  asked(): string | undefined {
    return this.core.ruleset.names[this.core.stack.at(-1)?.seat ?? -1]
  }

  ingress(): string[] {
    return this.core.ruleset.systems.flatMap(({ tile }, i) => (hasIngress(this.core, i) ? [tile] : []))
  }

  player(name: string): number {
    return findPlayer(this.core.ruleset, name)
  }

  planet(name: string): number {
    return findPlanet(this.core.ruleset, name)
  }

  system(name: string): number {
    return findSystem(this.core.ruleset, name)
  }

  owner(planet: string): string {
    return this.core.ruleset.names[this.core.owner[this.planet(planet)] ?? -1] ?? 'nobody'
  }

  isSpent(planet: string): boolean {
    return this.core.spent[this.planet(planet)] === 1
  }

  infantry(planet: string): number {
    return this.core.infantry[this.planet(planet)] ?? NaN
  }

  goods(name: string): number {
    return this.core.goods[this.player(name)] ?? NaN
  }

  breakthrough(name: string): number {
    return this.core.breakthroughs[this.player(name)] ?? NaN
  }
}

export function live({ start = {}, seed = 'test', ...given }: Given = {}): Live {
  const started = begin(setupOf(given), chanceFrom(seed))
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  const table = new Live(started.value)
  for (const [path, value] of Object.entries(start)) table.set(path, value)
  return table
}

/** Slices claimed before the referee came: `{ a: ['resources'] }`; their claimants own their breakthroughs. */
export function claimed(by: { readonly [player: string]: readonly string[] }): { [path: string]: string } {
  const pairs = Object.entries(by).flatMap(([player, slices]): [string, string][] => [
    [`breakthrough.${player}`, 'ready'],
    ...slices.map((slice): [string, string] => [`slice.${slice}`, player]),
  ])
  return Object.fromEntries(pairs)
}
