import { isLevel, levelNames } from '@orrery/bots'
import {
  type AnyGame,
  fail,
  type Json,
  ok,
  type Pack,
  type Problem,
  problemText,
  type Result,
  type Rng,
  type Seat,
  upgraded,
} from '@orrery/kernel'
import type { Deed, Entry } from './journal.ts'
import type { Setting, Sitter } from './protocol.ts'
import { began, packDeeds } from './begin.ts'
import { Table } from './table.ts'

/** A game tried out from a position, complete in itself: the game it comes from is not needed. */
export interface Branch {
  readonly game: string
  /** The version of the rules. */
  readonly rules: number
  /** The bot of each seat; '' for the seat that is played here, from whose view the rest was guessed. */
  readonly bots: readonly string[]
  /** The number of the move after which it leaves the original game. */
  readonly after: number
  readonly position: Json
  /** The pack it is played with, if any. */
  readonly pack?: Pack | undefined
  /** The moves since, each with its seat in front: "1 take 3". */
  readonly moves: readonly string[]
}

/** A branch that is still to be dealt: what its seat cannot see is guessed. */
export interface Trial extends Omit<Branch, 'rules' | 'position'> {
  /** The seat's view; or a position, of which only what that seat sees is used. */
  readonly seen: { readonly view: Json } | { readonly position: Json }
}

/** A move of a journal that was not taken back. */
interface KeptMove {
  readonly entry: number
  readonly seat: Seat
  readonly line: string
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Deals one of the states that agree with the seat's view. */
export function deal(game: AnyGame, { seen, ...trial }: Trial, rng: Rng): Result<Branch, string> {
  const seat = trial.bots.indexOf('')
  if (trial.pack !== undefined) game.packs?.keep(trial.pack)
  const view = 'view' in seen ? ok(game.openView(seen.view)) : seenIn(game, seen.position, seat)
  if (!view.ok) return fail(`This position cannot be: ${problemText(view.error)}.`)
  const position = game.position.write(game.guess(view.value, seat, rng))
  return ok({ ...trial, rules: game.rulesVersion, position })
}

function seenIn(game: AnyGame, position: Json, seat: Seat): Result<unknown, Problem> {
  const state = game.position.read(position)
  return state.ok ? ok(game.view(state.value, seat)) : state
}

/**
 * The table of a branch, its moves played. A branch is untrusted input: problems are returned as a sentence. Its pack
 * was
 * checked before.
 */
export function branchTable(game: AnyGame, branch: Branch, person: string, name: string): Result<Table, string> {
  const { rules, bots, moves, pack } = branch
  if (pack !== undefined) game.packs?.keep(pack)
  const begun = upgraded(game, { rulesVersion: rules, options: {}, start: { position: branch.position } })
  if (!begun.ok) return fail(`This branch was made ${begun.error}.`)
  const { start } = begun.value
  try {
    const state = game.position.read(start.position)
    if (!state.ok) return fail(`This branch begins at a position that cannot be: ${problemText(state.error)}.`)
    const problem = seatProblem(bots, game.sides(state.value).length)
    if (problem !== undefined) return fail(`This branch cannot be opened: ${problem}.`)
    const setting: Setting = { game: game.id, options: {}, seats: bots.length, clock: { kind: 'none' } }
    const table = new Table(game, { id: '', setting, host: person })
    const sat = bots.map((level, seat): Deed => sitting(seat, level, person, name))
    const played = moves.map((line) => moveDeed(line))
    const deeds: readonly Deed[] = [...packDeeds(pack), ...sat, began(game, start), ...played]
    for (const entry of table.next(0, '', '', deeds)) table.enter(entry)
    return ok(table)
  } catch (error) {
    return fail(`This branch cannot be played through: ${whyOf(error)}.`)
  }
}

function seatProblem(bots: readonly string[], seats: number): string | undefined {
  if (bots.length !== seats) return `it names ${bots.length} seats, and its position has ${seats}`
  if (bots.filter((level) => level === '').length !== 1) return 'one seat, and only one, is played by you'
  const unknown = bots.find((level) => level !== '' && !isLevel(level))
  return unknown === undefined ? undefined : `there is no bot "${unknown}", only ${levelNames.join(', ')}`
}

function sitting(seat: Seat, level: string, person: string, name: string): Deed {
  const here = level === ''
  const sitter: Sitter = here ? { kind: 'person', name } : { kind: 'bot', level }
  return { kind: 'sat', seat, sitter, person: here ? person : '' }
}

function moveDeed(line: string): Deed {
  const [, seat, move] = /^(\d{1,2}) (.+)$/.exec(line) ?? []
  if (seat === undefined || move === undefined)
    throw new Error(`"${line}": expected a seat and a move such as "0 MOVE"`)
  return { kind: 'move', seat: Number(seat), move }
}

/** The moves of a journal that were not taken back. */
export function standingMoves(entries: readonly Entry[]): readonly KeptMove[] {
  let standing: KeptMove[] = []
  let entry = 0
  for (const { deed } of entries) {
    if (deed.kind === 'move') standing.push({ entry: ++entry, seat: deed.seat, line: deed.move })
    if (deed.kind !== 'undo') continue
    entry++
    standing = standing.filter((move) => move.entry <= deed.to)
  }
  return standing
}
