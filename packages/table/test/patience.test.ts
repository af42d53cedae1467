import type { AnyGame } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { type Deed, type FromLocal, LocalTable, owed, patientUntil, type Sitter, Table } from '../src/index.ts'
import { judge, lamps } from './lamps.ts'

/* As where a bot has made an offer: its turn goes on, and with its next move the question to the other is gone. */
const offering = {
  ...lamps,
  pending: (s: Parameters<typeof lamps.pending>[0]) =>
    lamps.pending(s).map((ask) => (ask.seat === 0 ? { ...ask, patient: true as const } : ask)),
} as unknown as AnyGame

const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' as const } }
const person: Sitter = { kind: 'person', name: 'Ann' }
const bot: Sitter = { kind: 'bot', level: 'random' }
const seatsOf = (table: Table, now?: number): readonly number[] => owed(table, now).map(({ seat }) => seat)

function tableOf(...sitters: readonly Sitter[]): Table {
  const table = new Table(offering, { id: '', setting, host: 'ann' })
  const sat = sitters.map((sitter, seat): Deed => ({
    kind: 'sat',
    seat,
    sitter,
    person: sitter.kind === 'person' ? 'ann' : '',
  }))
  for (const entry of table.next(1000, 'ann', '', [...sat, { kind: 'began', start: { seed: 's' } }])) table.enter(entry)
  return table
}

describe('a bot whose move would take the question of a person away', () => {
  it('lets the person answer first, but not for ever', () => {
    const table = tableOf(bot, person)
    const until = patientUntil(table) ?? 0
    expect(until).toBeGreaterThan(0)
    expect(seatsOf(table)).toEqual([])
    expect(seatsOf(table, until - 1)).toEqual([])
    expect(seatsOf(table, until)).toEqual([0])
  })
  it('goes on when the person has answered', () => {
    const table = tableOf(bot, person)
    for (const entry of table.next(2000, 'ann', '', [{ kind: 'move', seat: 1, move: 'bid 1' }])) table.enter(entry)
    expect(patientUntil(table)).toBeUndefined()
    expect(seatsOf(table)).toEqual([0])
  })
  it('lets another bot answer first as well, and a bot asked by a person answers at once', () => {
    const table = tableOf(bot, bot)
    expect(seatsOf(table)).toEqual([1])
    expect(seatsOf(table, Infinity)).toEqual([1])
    for (const entry of table.next(2000, '', '', [{ kind: 'move', seat: 1, move: 'bid 1' }])) table.enter(entry)
    expect(seatsOf(table)).toEqual([0])
    expect(seatsOf(tableOf(person, bot))).toEqual([1])
  })
  it('is not whom one waits for first', () => {
    const eyes = { person: 'ann', seat: 1, since: 0, now: 1000, isOnline: () => true }
    expect(tableOf(person, bot).update(eyes).waiting).toEqual([1, 0])
  })
  it('waits at a table on this machine until somebody there has answered', () => {
    const waiting: (() => void)[] = []
    const heard: FromLocal[] = []
    const table = new LocalTable([{ game: offering, judge }], {
      post: (message) => heard.push(message),
      now: () => 1000,
      later: (act) => waiting.push(act),
      seed: () => 'seed',
    })
    table.hear({ t: 'lay', key: 'lay', setting, seats: [bot, person] })
    expect(waiting).toEqual([])
    const decision = heard.flatMap((said) => (said.t === 'update' ? [said.decision] : [])).at(-1) ?? NaN
    table.hear({ t: 'move', key: 'm', decision, move: 'bid 1' })
    expect(waiting).toHaveLength(1)
  })
})
