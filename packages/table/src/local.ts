import {
  type Json,
  OBSERVER,
  type Pack,
  type Problem,
  problemText,
  readRecord,
  replay,
  rngFrom,
  type Seat,
  writeRecord,
} from '@orrery/kernel'
import { withBegin } from './arrange.ts'
import { type Branch, branchTable, deal, standingMoves, type Trial } from './branch.ts'
import { type GameEntryPoints, owed, taskFor, think } from './bots.ts'
import type { Deed, Entry, Head } from './journal.ts'
import type { FromTable, Request, Setting, Sitter } from './protocol.ts'
import { began, packDeeds } from './begin.ts'
import { Table } from './table.ts'

/** A saved table of this device. It holds the secrets of its game. */
export interface Saved {
  readonly head: Head
  readonly entries: readonly Entry[]
}

/**
 * Messages from a page to a table on this machine. One of the first five opens it; after that come requests as to any
 * table.
 */
export type ToLocal =
  /** Every person in `seats` plays at this screen. */
  | {
      readonly t: 'lay'
      readonly key: string
      readonly setting: Setting
      readonly seats: readonly Sitter[]
      readonly pack?: Pack
    }
  | { readonly t: 'resume'; readonly key: string; readonly saved: Json }
  /** The text of a record to look at: `at` with any `seat` or none shows a moment of it. */
  | { readonly t: 'replay'; readonly key: string; readonly record: string }
  /** Opens a branch from what a seat sees, or one that was saved before. */
  | { readonly t: 'try'; readonly key: string; readonly trial: Trial; readonly name: string }
  | { readonly t: 'branch'; readonly key: string; readonly branch: Branch; readonly name: string }
  /** Asks for the branch in its present state. */
  | { readonly t: 'fork'; readonly key: string }
  /** Takes a branch back to that entry, no matter who moved since. */
  | { readonly t: 'rewind'; readonly key: string; readonly to: number }
  | { readonly t: 'save'; readonly key: string }
  /** The record of the game, once it is over. */
  | { readonly t: 'record'; readonly key: string }
  | Request

export type FromLocal =
  | FromTable
  | { readonly t: 'saved'; readonly key: string; readonly saved: Saved }
  | { readonly t: 'record'; readonly key: string; readonly text: string }
  | { readonly t: 'branch'; readonly key: string; readonly branch: Branch }

/** What a table on this machine needs from its host. */
export interface Surroundings {
  post(message: FromLocal): void
  now(): number
  /** Runs something soon, so that messages and rendering get their turn between two bot moves. */
  later(act: () => void): void
  /** 128 random bits as text. */
  seed(): string
}

/** The person at this screen. */
export const HERE = 'here'

/** One client of one table without a server: several seats at one screen, bots, or a record to look at. */
export class LocalTable {
  readonly #games: readonly GameEntryPoints[]
  readonly #world: Surroundings
  readonly #told = new Map<Seat, number>()
  #table: Table | undefined
  /** A record can be seen from any seat and not played. */
  #replays = false
  /** The branch that was opened here. */
  #branch: Branch | undefined
  #thinking = false

  constructor(games: readonly GameEntryPoints[], world: Surroundings) {
    this.#games = games
    this.#world = world
  }

  hear(message: ToLocal): void {
    switch (message.t) {
      case 'lay':
        return this.#open(message.key, () => this.#lay(message))
      case 'resume':
        return this.#open(message.key, () => this.#resume(message.saved))
      case 'replay':
        return this.#open(message.key, () => this.#replay(message.record), { replays: true })
      case 'try':
        return this.#try(message.key, message.trial, message.name)
      case 'branch':
        return this.#branchOff(message.key, message.branch, message.name)
      case 'fork':
        return this.#fork(message.key)
      case 'rewind':
        return this.#rewind(message.key, message.to)
      case 'save':
        return this.#save(message.key)
      case 'record':
        return this.#record(message.key)
      default:
        this.#request(message)
    }
  }

  #open(key: string, make: () => Table | string, what: { replays?: boolean; branch?: Branch } = {}): void {
    const made = make()
    if (typeof made === 'string') return this.#no(key, made)
    this.#table = made
    this.#replays = what.replays === true
    this.#branch = what.branch
    this.#told.clear()
    this.#world.post({ t: 'reply', key, ok: true, seq: made.seq })
    this.#tell(made)
  }

  #lay({ setting, seats: sitters, pack }: Extract<ToLocal, { t: 'lay' }>): Table | string {
    const entryPoints = this.#entryPointsOf(setting.game)
    if (entryPoints === undefined) return `There is no game "${setting.game}" here.`
    if (sitters.length !== setting.seats || sitters.some(({ kind }) => kind === 'open'))
      return 'Say who sits in every seat: a person or a bot.'
    const seed = this.#world.seed()
    if (pack !== undefined) entryPoints.game.packs?.keep(pack)
    const laid = entryPoints.game.setup(setting.options, setting.seats, seed)
    if (!laid.ok) return cannot('The table cannot be set up', laid.error)
    const table = new Table(entryPoints.game, { id: '', setting, host: HERE })
    const deeds = sitters.map((sitter, seat): Deed => ({
      kind: 'sat',
      seat,
      sitter,
      person: sitter.kind === 'person' ? HERE : '',
    }))
    for (const entry of table.next(this.#world.now(), HERE, '', withBegin(table, [...packDeeds(pack), ...deeds], seed)))
      table.enter(entry)
    return table
  }

  /** Only for what `save` returned; a table of older rules may no longer open. */
  #resume(saved: Json): Table | string {
    const { head, entries } = saved as unknown as Saved
    const entryPoints = this.#entryPointsOf(head.setting.game)
    if (entryPoints === undefined) return `There is no game "${head.setting.game}" here.`
    const table = new Table(entryPoints.game, head)
    try {
      for (const entry of entries) table.enter(entry)
      return table
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return `This table cannot be reopened: ${why}. It is kept as it is; create a new table to play.`
    }
  }

  #replay(text: string): Table | string {
    const record = readRecord(text)
    if (!record.ok) return cannot('This is no whole record', record.error)
    const { game: id } = record.value
    const entryPoints = this.#entryPointsOf(id)
    if (entryPoints === undefined) return `There is no game "${id}" here.`
    const match = replay(entryPoints.game, record.value)
    if (!match.ok) return cannot('This record cannot be played through', match.error)
    const sides = match.value.sides()
    const { seats, options, start, log, names, pack } = match.value.record()
    const setting: Setting = { game: id, options, seats, clock: { kind: 'none' } }
    const table = new Table(entryPoints.game, { id: '', setting, host: '' })
    const sat = sides.map((side, seat): Deed => {
      const sitter: Sitter = { kind: 'person', name: names?.[seat] ?? side }
      return { kind: 'sat', seat, sitter, person: HERE }
    })
    const played = log.map((entry): Deed => {
      const seat = sides.indexOf(entry.side)
      return 'move' in entry ? { kind: 'move', seat, move: entry.move } : { kind: 'undo', seat, to: entry.undo }
    })
    for (const entry of table.next(0, '', '', [...packDeeds(pack), ...sat, began(entryPoints.game, start), ...played]))
      table.enter(entry)
    return table
  }

  #try(key: string, trial: Trial, name: string): void {
    const entryPoints = this.#entryPointsOf(trial.game)
    if (entryPoints === undefined) return this.#no(key, `There is no game "${trial.game}" here.`)
    const dealt = deal(entryPoints.game, trial, rngFrom(this.#world.seed()))
    return dealt.ok ? this.#branchOff(key, dealt.value, name) : this.#no(key, dealt.error)
  }

  #branchOff(key: string, branch: Branch, name: string): void {
    const entryPoints = this.#entryPointsOf(branch.game)
    if (entryPoints === undefined) return this.#no(key, `There is no game "${branch.game}" here.`)
    const table = branchTable(entryPoints.game, branch, HERE, name)
    this.#open(key, () => (table.ok ? table.value : table.error), { branch })
  }

  #fork(key: string): void {
    if (this.#branch === undefined || this.#table === undefined) return this.#no(key, 'Nothing is tried out here.')
    const moves = standingMoves(this.#table.entries).map(({ seat, line }) => `${seat} ${line}`)
    this.#world.post({ t: 'branch', key, branch: { ...this.#branch, moves } })
  }

  #rewind(key: string, to: number): void {
    const table = this.#table
    if (this.#branch === undefined || table === undefined) return this.#no(key, 'Nothing is tried out here.')
    if (to !== 0 && !standingMoves(table.entries).some(({ entry }) => entry === to))
      return this.#no(key, 'There is no such move here.')
    const seat = this.#branch.bots.indexOf('')
    for (const entry of table.next(this.#world.now(), HERE, key, [{ kind: 'undo', seat, to }])) table.enter(entry)
    this.#world.post({ t: 'reply', key, ok: true, seq: table.seq })
    this.#tell(table)
  }

  #request(request: Request): void {
    const table = this.#table
    if (table === undefined) return this.#no(request.key, 'There is no table yet: lay one.')
    if (this.#replays && request.t !== 'at') return this.#no(request.key, 'A record is only looked at.')
    const person = this.#replays && request.seat === undefined ? '' : HERE
    const { entries, reply } = table.decide(request, person, this.#world.now())
    for (const entry of entries) table.enter(entry)
    this.#world.post(reply)
    if (entries.length > 0) this.#tell(table)
  }

  /** The seat at this screen that is asked; otherwise the one shown last. */
  #eyes(table: Table): Seat {
    if (this.#replays) return OBSERVER
    const yours = table.seatsOf(HERE)
    const asked = table.pending().find(({ seat }) => yours.includes(seat) && table.botIn(seat) === '')
    return asked?.seat ?? [...this.#told.keys()].at(-1) ?? yours[0] ?? OBSERVER
  }

  #tell(table: Table): void {
    const seat = this.#eyes(table)
    const since = this.#told.get(seat) ?? 0
    this.#world.post(table.update({ person: HERE, seat, since, now: this.#world.now(), isOnline: () => true }))
    // The seat shown last comes last.
    this.#told.delete(seat)
    this.#told.set(seat, table.seq)
    this.#wakeBots()
  }

  #wakeBots(): void {
    const table = this.#table
    if (table === undefined || this.#thinking || this.#replays || owed(table).length === 0) return
    this.#thinking = true
    this.#world.later(() => this.#botMoves())
  }

  /** Works on whatever table is open by now: an answer is always to its present question. */
  #botMoves(): void {
    this.#thinking = false
    const table = this.#table
    const [first] = table === undefined ? [] : owed(table)
    const entryPoints = this.#entryPointsOf(table?.game.id ?? '')
    if (table === undefined || first === undefined || entryPoints === undefined) return
    const task = taskFor(table, first, this.#world.seed())
    for (const entry of table.decideBot(
      first,
      think(entryPoints, task, { clock: () => this.#world.now() }),
      this.#world.now(),
    ))
      table.enter(entry)
    this.#tell(table)
  }

  #save(key: string): void {
    if (this.#table === undefined || this.#replays) return this.#no(key, 'There is no table to put away.')
    this.#world.post({ t: 'saved', key, saved: { head: this.#table.head, entries: [...this.#table.entries] } })
  }

  #record(key: string): void {
    const match = this.#table?.match
    if (match === undefined || this.#table?.stage !== 'over')
      return this.#no(key, 'The record holds every secret: it is written when the game is over.')
    this.#world.post({ t: 'record', key, text: writeRecord(match.record()) })
  }

  #no(key: string, say: string): void {
    this.#world.post({ t: 'reply', key, ok: false, no: 'bad', say, refusals: [] })
  }

  #entryPointsOf(id: string): GameEntryPoints | undefined {
    return this.#games.find(({ game }) => game.id === id)
  }
}

const cannot = (what: string, problem: Problem): string => `${what}: ${problemText(problem)}.`
