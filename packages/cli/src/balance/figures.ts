import { type AnyGame, type AnyLedger, type Gate, type Json, type OptionField, victoryOf } from '@orrery/kernel'
import type { GameReport } from '../simulate/game.ts'
import { fixture, type Plan } from '../simulate/plan.ts'
import { share, tidy } from '../statistics.ts'
import { layTable, teamsOf } from '../table.ts'
import { Counter, type Counted, type Row } from './counter.ts'
import { type Length, lengths } from './lengths.ts'
import { type Questions, questions } from './questions.ts'
import { type Series, series } from './series.ts'
import { finished, type Told } from './told.ts'

/** What a table is about: places at the table, options that were mixed, how games ended, what was done with things. */
type Kind = 'place' | 'mixed' | 'ending' | 'use'

export interface FigureRow extends Row {
  /** What it would be if the thing made no difference; of an ending nothing is expected. */
  readonly expected: number | undefined
  readonly gate: Gate | undefined
}

export interface FigureTable {
  readonly kind: Kind
  readonly name: string
  readonly how: string
  readonly rows: readonly FigureRow[]
}

/** All figures of a report. */
export interface Figures {
  readonly games: number
  /** All that sat down, by their names. */
  readonly sides: readonly string[]
  readonly tables: readonly FigureTable[]
  readonly series: readonly Series[]
  readonly lengths: readonly Length[]
  /** Where the game's ledger tells questions apart. */
  readonly questions: Questions | undefined
}

export function figures(game: AnyGame, ledger: AnyLedger, plan: Plan, reports: readonly GameReport[]): Figures {
  const told = reports.toSorted((a, b) => a.number - b.number).filter(finished)
  const nameOf = (side: string): string => ledger.title('seating', side)
  const sides = game
    .sidesFor(plan.seats)
    .filter((side) => told.some((report) => report.sides.includes(side)))
    .map(nameOf)
  const against = sidesAgainst(game, plan)
  const gates = ledger.gates(against)
  const places = placesOf(game, plan, told, nameOf)
  const rates = new Map(places.find(({ name }) => name === 'Sides')?.rows.map(({ thing, rate }) => [thing, rate]))
  const even = tidy(1 / against)
  const dress = (kind: Kind, expected: (row: Row) => number | undefined) => (counted: Counted) =>
    ({
      kind,
      ...counted,
      rows: counted.rows.map((row) => ({
        ...row,
        expected: expected(row),
        gate: gateOf(gates, counted.name, row.thing),
      })),
    }) satisfies FigureTable
  return {
    games: told.length,
    sides,
    tables: [
      ...places.map(dress('place', () => even)),
      ...mixedOf(game, ledger, plan, told, nameOf).map(dress('mixed', () => even)),
      ...endingsOf(told, gates).map(dress('ending', () => undefined)),
      ...usesOf(told, nameOf).map(dress('use', (row) => expectedOf(row, rates, even))),
    ],
    series: series(told, nameOf, sides),
    lengths: lengths(told),
    questions: questions(told, plan.seats),
  }
}

/** How many play against each other. */
function sidesAgainst(game: AnyGame, plan: Plan): number {
  const { options, seed } = fixture(plan, game, 0)
  return new Set(teamsOf(game, layTable(game, options, plan.seats, seed), plan.seats)).size
}

const gateOf = (gates: readonly Gate[], name: string, thing: string): Gate | undefined =>
  gates.find((gate) => gate.of === name && (gate.thing === undefined || gate.thing === thing))

/** What those who did it win on the whole: a thing that only a strong side has is not good for that alone. */
function expectedOf({ sides, n }: Row, rates: ReadonlyMap<string, number>, even: number): number {
  return tidy(sides.reduce((sum, one) => sum + one.n * (rates.get(one.side) ?? even), 0) / n)
}

/** The part of a victory that a seat has. */
const wonBy = ({ outcome }: Told, seat: number): number => (outcome === undefined ? 0 : victoryOf(outcome, seat))

const ORDER = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((place) => `${place} player`)

type NameOf = (side: string) => string

function placesOf(game: AnyGame, { seats }: Plan, told: readonly Told[], nameOf: NameOf): readonly Counted[] {
  const counter = new Counter()
  // Where sides never move, a side is a seat.
  const moving = game.options.some(({ name }) => name === 'seating')
  const each = (name: string, thing: (report: Told, seat: number) => string | undefined): void => {
    for (const report of told)
      for (const [seat, side] of report.sides.entries()) {
        const said = thing(report, seat)
        if (said !== undefined) counter.add({ name, how: '', thing: said }, nameOf(side), wonBy(report, seat))
      }
  }
  if (moving) each('Sides', ({ sides }, seat) => nameOf(sides[seat] ?? ''))
  each('Seats', ({ sides }, seat) => `Seat ${seat + 1}${moving ? '' : ` (${nameOf(sides[seat] ?? '')})`}`)
  each('Order of play', ({ account }, seat) => ORDER[(seat - account.first + seats) % seats])
  each('Habits', ({ habits }, seat) => habits[seat])
  return counter
    .tables()
    .map(inOrder(ORDER))
    .map(inOrder(game.sidesFor(seats).map(nameOf)))
}

/** Rows that are in a list come in its order. */
const inOrder =
  (list: readonly string[]) =>
  (table: Counted): Counted => ({
    ...table,
    rows: table.rows.toSorted((a, b) => list.indexOf(a.thing) - list.indexOf(b.thing)),
  })

/** Of an option that was mixed: each of its choices, with it and without it where several can be had. */
function facets(field: OptionField, value: Json | undefined): readonly (readonly [choice: string, how: string])[] {
  if (field.kind === 'one') return [[typeof value === 'string' ? value : '', '']]
  const chosen: readonly Json[] = Array.isArray(value) ? value : []
  if (field.kind === 'flag') return [[field.title, value === true ? 'on' : 'off']]
  return field.choices.map((choice) => [choice, chosen.includes(choice) ? 'on' : 'off'])
}

function mixedOf(
  game: AnyGame,
  ledger: AnyLedger,
  plan: Plan,
  told: readonly Told[],
  nameOf: NameOf,
): readonly Counted[] {
  const counter = new Counter()
  for (const field of game.options.filter(({ name }) => plan.mix?.includes(name) === true))
    for (const report of told)
      for (const [choice, how] of facets(field, report.options[field.name])) {
        const where = { name: field.title, how, thing: ledger.title(field.name, choice) }
        for (const [seat, side] of report.sides.entries()) counter.add(where, nameOf(side), wonBy(report, seat))
      }
  return counter.tables()
}

/** An ending that is looked for is listed even when it never happened. */
function endingsOf(told: readonly Told[], gates: readonly Gate[]): readonly Counted[] {
  const endings = new Map<string, number>()
  for (const { of, thing } of gates) if (of === 'Endings' && thing !== undefined) endings.set(thing, 0)
  for (const { account } of told)
    if (account.ending !== '') endings.set(account.ending, (endings.get(account.ending) ?? 0) + 1)
  if (endings.size === 0) return []
  const rows = [...endings].map(([thing, games]) => ({
    thing,
    n: told.length,
    ...share(games, told.length),
    sides: [],
  }))
  return [{ name: 'Endings', how: '', rows: rows.toSorted((a, b) => b.wins - a.wins) }]
}

function usesOf(told: readonly Told[], nameOf: NameOf): readonly Counted[] {
  const counter = new Counter()
  for (const report of told)
    for (const { shelf, how, thing, seat } of report.account.uses)
      counter.add({ name: shelf, how, thing }, nameOf(report.sides[seat] ?? ''), wonBy(report, seat))
  const byName = Map.groupBy(counter.tables(), ({ name }) => name)
  return [...byName.values()]
    .flat()
    .map((table) => ({ ...table, rows: table.rows.toSorted((a, b) => b.rate - a.rate) }))
}
