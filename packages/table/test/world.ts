import type { AnyGame, Json, RecordStart, Seat } from '@orrery/kernel'
import { OBSERVER } from '@orrery/kernel'
import {
  type Clock,
  type Deed,
  type Entry,
  type Reply,
  type Request,
  type Setting,
  type Update,
  Table,
} from '../src/index.ts'
import { lamps } from './lamps.ts'

export type Seated = { readonly person: string } | { readonly bot: string } | { readonly open: true }

/** A request without its key. */
type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'key'> : never) : never

interface Laid {
  readonly clock?: Clock
  readonly start?: RecordStart
  /** Lamps, or a variant of it. */
  readonly game?: AnyGame
  /** Who may answer, join and undo. */
  readonly shared?: Partial<Setting>
}

/** A table of Lamps that has begun, with a clock of its own and everything it was asked. */
export class Game {
  readonly table: Table
  readonly journal: Entry[] = []
  now = 1_000_000
  #keys = 0

  constructor(seated: readonly Seated[], { clock, start, game = lamps, shared = {} }: Laid = {}) {
    const setting = {
      game: 'lamps',
      options: {},
      seats: seated.length,
      clock: clock ?? { kind: 'none' as const },
      ...shared,
    }
    this.table = new Table(game, { id: 'T', setting, host: 'ann' })
    const sat = seated.map((one, seat): Deed => {
      if ('bot' in one) return { kind: 'sat', seat, sitter: { kind: 'bot', level: one.bot }, person: '' }
      if ('open' in one) return { kind: 'sat', seat, sitter: { kind: 'open' }, person: '' }
      return { kind: 'sat', seat, sitter: { kind: 'person', name: one.person.toUpperCase() }, person: one.person }
    })
    this.store(this.table.next(this.now, 'ann', '', [...sat, { kind: 'began', start: start ?? { seed: 'seed' } }]))
  }

  store(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.journal.push(JSON.parse(JSON.stringify(entry)) as Entry)
      this.table.enter(entry)
    }
  }

  ask(person: string, wish: Wish, key = `key ${++this.#keys}`): Reply {
    const { entries, reply } = this.table.decide({ ...wish, key }, person, this.now)
    this.store(entries)
    return reply
  }

  /** The answer to the question that the seat is asked, confirmed. */
  move(person: string, move: string, seat = this.table.seatsOf(person)[0] ?? OBSERVER): Reply {
    const decision = this.table.pending().find((ask) => ask.seat === seat)?.decision ?? NaN
    return this.ask(person, { t: 'move', decision, move, seat, confirmed: true })
  }

  play(...lines: readonly string[]): void {
    for (const line of lines) {
      const [person = '', ...move] = line.split(' ')
      const reply = this.move(person, move.join(' '))
      if (!reply.ok) throw new Error(`${line}: ${reply.say}`)
    }
  }

  look(person: string, since = 0, seat: Seat = this.table.seatsOf(person)[0] ?? OBSERVER): Update {
    return this.table.update({ person, seat, since, now: this.now, isOnline: () => false })
  }

  /** The same table once more, from its journal alone. */
  again(): Table {
    const table = new Table(this.table.game, this.table.head)
    for (const entry of this.journal) table.enter(entry)
    return table
  }
}

export const two = [{ person: 'ann' }, { person: 'ben' }] as const
export const three = [...two, { person: 'cid' }] as const
export const bids = (game: Game): void => game.play('ann bid 1', 'ben bid 2')

/** The start of a game with these secret numbers. */
export function numbered(numbers: readonly number[]): RecordStart {
  const state = lamps.setup({}, numbers.length, 'seed')
  if (!state.ok) throw new Error('no state')
  return { position: { ...(lamps.position.write(state.value) as { [key: string]: Json }), numbers } }
}
