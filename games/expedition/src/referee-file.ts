import { canonical, fail, type Json, ok, parseJson, type Refusal, type Result } from '@orrery/kernel'
import { type Correction, readCommand } from './referee-commands.ts'
import { notation } from './referee-moves.ts'
import { afterLines, linesOf, type Spoken } from './referee-said.ts'
import { isFields, readOptions, start } from './referee-setup.ts'
import type { RefereeOptions, RefereeState, RefereeView } from './referee.ts'
import { chanceFrom } from './rules/chance.ts'
import { refuse } from './rules/refusing.ts'

/* A table as a file: how it began and what was said. Files of the first referee, and set-ups written by hand, are read too. */

const FORMAT = 'orrery-referee'

export interface RefereeFile {
  readonly options: RefereeOptions
  /** Line by line; every die that was rolled is typed in, so that it shows the same. */
  readonly said: readonly { readonly seat: number; readonly line: string; readonly follows?: true }[]
}

const unreadable = (reason: string): Result<never, Refusal> =>
  fail(refuse('TE-18.9', 'NOT_POSSIBLE', { thing: 'Reading this table', reason }))

/** `0 roll = 7` is a 7 that was rolled. */
const typed = (line: string): string => line.replace(/^roll = (\d+)$/, 'die $1')

export const writeFile = ({ options, said }: RefereeView): string =>
  canonical({ format: FORMAT, version: 2, options: options as unknown as Json, said })

/** What a file says, told on a table that is kept for it alone. */
class Telling {
  readonly options: RefereeOptions
  readonly said: { seat: number; line: string; follows?: true }[] = []
  #state: RefereeState

  constructor(options: RefereeOptions, state: RefereeState) {
    this.options = options
    this.#state = state
  }

  say(spoken: Result<Spoken, Refusal>): Refusal | undefined {
    if (!spoken.ok) return spoken.error
    const after = afterLines(this.#state, spoken.value)
    if (!after.ok) return after.error
    this.#state = after.value
    const { seat, moves } = spoken.value
    for (const [i, move] of moves.entries())
      this.said.push({ seat, line: notation.print(move), ...(i > 0 ? { follows: true } : {}) })
    return undefined
  }

  correct({ path, value, when }: Correction): Refusal | undefined {
    return this.say(linesOf(this.#state, { seat: 0, cmd: 'set', path, value, ...(when === undefined ? {} : { when }) }))
  }

  command(json: unknown): Refusal | string | undefined {
    const command = readCommand(json)
    return typeof command === 'string' ? command : this.say(linesOf(this.#state, command))
  }
}

function begin(options: unknown, seed: unknown): Result<Telling, Refusal> {
  const seats = isFields(options) && Array.isArray(options['seats']) ? options['seats'].length : 0
  const read = readOptions(options, seats)
  if (!read.ok) return read
  const state = start(read.value, chanceFrom(typeof seed === 'string' ? seed : ''))
  return state.ok ? ok(new Telling(read.value, state.value)) : state
}

type Fields = { readonly [key: string]: Json }
const listIn = (json: Fields, key: string): readonly Json[] =>
  Array.isArray(json[key]) ? (json[key] as readonly Json[]) : []

/** The first referee tracked payments unless the table said otherwise. */
function readFirst(setup: Fields, log: readonly Json[]): Result<RefereeFile, Refusal> {
  const { seats, map, settings = {}, seed } = setup
  const asTracked = isFields(settings) ? { payments: 'tracked', ...settings } : settings
  const telling = begin({ seats, ...(map === undefined ? {} : { map }), settings: asTracked }, seed)
  if (!telling.ok) return telling
  for (const correction of listIn(setup, 'start')) {
    const refusal = telling.value.correct(correction as unknown as Correction)
    if (refusal !== undefined) return fail(refusal)
  }
  for (const [i, line] of log.entries()) {
    if (!isFields(line)) return unreadable(`line ${i + 1} is no line of a log`)
    const wrong = line['live'] === false ? undefined : telling.value.command(line['command'])
    if (typeof wrong === 'string') return unreadable(`line ${i + 1}: ${wrong}`)
    if (wrong !== undefined) return fail(wrong)
  }
  return ok(telling.value)
}

function readSecond({ options, said }: Fields): Result<RefereeFile, Refusal> {
  const telling = begin(options, '')
  if (!telling.ok) return telling
  for (const [i, text] of (Array.isArray(said) ? said : []).entries()) {
    const [, seat = '', line = ''] = /^(\d) (.+)$/.exec(String(text)) ?? []
    const move = notation.parse(typed(line))
    if (!move.ok) return unreadable(`line ${i + 1} is no line of the referee`)
    const refusal = telling.value.say(ok({ seat: Number(seat), moves: [move.value], note: '' }))
    if (refusal !== undefined) return fail(refusal)
  }
  return ok(telling.value)
}

/** A table that was kept or exported, or a set-up alone. Every line is said again, so that what is read is what was played. */
export function readFile(text: string): Result<RefereeFile, Refusal> {
  const json = parseJson(text)
  if (!json.ok) return unreadable('it is not JSON')
  if (!isFields(json.value)) return unreadable('it is no table of the referee')
  const { format, version, setup } = json.value
  if (format === undefined && Array.isArray(json.value['seats'])) return readSetup(json.value)
  if (format !== FORMAT) return unreadable('it is no table of the referee')
  if (version === 2) return readSecond(json.value)
  return isFields(setup) ? readFirst(setup, listIn(json.value, 'log')) : unreadable('it has no set-up')
}

/** A set-up by hand is a new table: payments are declared unless it says otherwise. */
const readSetup = (setup: Fields): Result<RefereeFile, Refusal> =>
  readFirst(
    { ...setup, settings: { payments: 'declared', ...(isFields(setup['settings']) ? setup['settings'] : {}) } },
    [],
  )
