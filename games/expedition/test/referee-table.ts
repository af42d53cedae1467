import type { Refusal } from '@orrery/kernel'
import { MAP_ROWS } from '../src/data/maps.ts'
import {
  type Command,
  ingressSystems,
  redo,
  type RefereeSetup,
  type RefereeTable,
  say,
  type SaidPayment,
  startTable,
  undo,
} from '../src/referee.ts'
import { findPlanet, findPlayer, findSystem } from '../src/rules/places.ts'
import type { Core, Event } from '../src/types.ts'

/* A live table for tests: seats a to f, commands in short, everything by name. */

export const MAP6 = MAP_ROWS[6]?.text ?? ''
export const MAP4 = MAP_ROWS[4]?.text ?? ''

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']
const USUAL = ['sol', 'hacan', 'jolnar', 'letnev', 'yssaril', 'arborec']

export interface Given {
  readonly factions?: readonly string[]
  readonly seats?: number
  readonly map?: string
  readonly settings?: RefereeSetup['settings']
  /** `path: value`, as corrections. */
  readonly start?: { readonly [path: string]: string | number | boolean }
  readonly seed?: string
}

/** `planets of a`: `{ a: ['Wellon'] }` as corrections. */
export const owning = (planets: { readonly [player: string]: readonly string[] }): { [path: string]: string } =>
  Object.fromEntries(
    Object.entries(planets).flatMap(([player, names]) => names.map((name) => [`planet.${name}.owner`, player])),
  )

export function setupOf({
  factions = [],
  seats = 6,
  map = MAP6,
  settings,
  start = {},
  seed = 'test',
}: Given): RefereeSetup {
  const rest = USUAL.filter((id) => !factions.includes(id))
  const chosen = [...factions, ...rest].slice(0, seats)
  return {
    seats: chosen.map((faction, i) => ({ name: NAMES[i] ?? '', faction })),
    map,
    seed,
    start: Object.entries(start).map(([path, value]) => ({ path, value })),
    ...(settings === undefined ? {} : { settings }),
  }
}

export class Live {
  table: RefereeTable

  constructor(table: RefereeTable) {
    this.table = table
  }

  get core(): Core {
    return this.table.state.core
  }

  /** Says a command; throws where it is refused. */
  say(command: Command): this {
    const heard = say(this.table, command)
    if (!heard.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(heard.error)}`)
    this.table = heard.value
    return this
  }

  /** The refusal of a command, which must leave the table as it was. */
  refusal(command: Command): Refusal {
    const heard = say(this.table, command)
    if (heard.ok) throw new Error(`${JSON.stringify(command)} was heard`)
    return heard.error
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

  undo(steps = 1): this {
    const back = undo(this.table, steps)
    if (!back.ok) throw new Error(back.error.code)
    this.table = back.value
    return this
  }

  redo(steps = 1): this {
    const again = redo(this.table, steps)
    if (!again.ok) throw new Error(again.error.code)
    this.table = again.value
    return this
  }

  /** Events of the last line. */
  events(): readonly Event[] {
    return this.table.log.at(-1)?.events ?? []
  }

  kinds(): string[] {
    return this.events().map((event) => event.kind)
  }

  pending(): string | undefined {
    return this.core.stack.at(-1)?.step
  }

  asked(): string | undefined {
    return this.core.box.names[this.core.stack.at(-1)?.seat ?? -1]
  }

  ingress(): string[] {
    return ingressSystems(this.table.state).map((i) => this.core.box.systems[i]?.tile ?? '')
  }

  player(name: string): number {
    return findPlayer(this.core.box, name)
  }

  planet(name: string): number {
    return findPlanet(this.core.box, name)
  }

  system(name: string): number {
    return findSystem(this.core.box, name)
  }

  owner(planet: string): string {
    return this.core.box.names[this.core.owner[this.planet(planet)] ?? -1] ?? 'nobody'
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

export function live(given: Given = {}): Live {
  const started = startTable(setupOf(given))
  if (!started.ok) throw new Error(JSON.stringify(started.error))
  return new Live(started.value)
}

/** Slices claimed before the referee came: `{ a: ['resources'] }`; their claimants own their breakthroughs. */
export function claimed(by: { readonly [player: string]: readonly string[] }): { [path: string]: string } {
  const pairs = Object.entries(by).flatMap(([player, slices]): [string, string][] => [
    [`breakthrough.${player}`, 'ready'],
    ...slices.map((slice): [string, string] => [`slice.${slice}`, player]),
  ])
  return Object.fromEntries(pairs)
}
