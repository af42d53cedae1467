import { canonical, fail, type Json, ok, parseJson, type Refusal, type Result } from '@orrery/kernel'
import {
  type Command,
  type Fields,
  isFields,
  readCommand,
  type RefereeSetup,
  type RefereeState,
} from './referee-commands.ts'
import { EVENT_RULES } from './data/eventRules.ts'
import { SETTING_ROWS } from './data/settings.ts'
import { playCommand, settleTable } from './referee-play.ts'
import { correct } from './referee-set.ts'
import { factionRow, makeBox, settingsFor } from './rules/box.ts'
import { chanceFrom } from './rules/chance.ts'
import { newCore } from './rules/core.ts'
import { otherSideOf } from './rules/flip.ts'
import { push } from './rules/frames.ts'
import { openHomeTiles, readMap } from './rules/mapString.ts'
import { findPlayer } from './rules/places.ts'
import { refuse } from './rules/refusing.ts'
import { legalSites } from './rules/sites.ts'
import { ABSENT, type Core, type Event, type Frame, type Player } from './types.ts'

export type { Command, RefereeSeat, RefereeSetup, RefereeState, SaidPayment } from './referee-commands.ts'
export { COMMANDS, readCommand } from './referee-commands.ts'
export { ingressSystems, type Options, optionsOf, type PendingChoice, type SliceOption } from './referee-options.ts'
export { SET_PATHS } from './referee-set.ts'
export { readLine, USAGES } from './referee-text.ts'

/* TE-18: a referee for a live table. A table is its set-up and its commands; the state is their fold. */

/** A line of the log: a command that was heard, with what came of it. An undone one stays, struck through (TE-18.10). */
export interface LogLine {
  readonly number: number
  readonly round: number
  readonly player: Player
  /** With the die that was rolled, so that a redo shows the same one. */
  readonly command: Command
  readonly events: readonly Event[]
  /** The rules that were carried out. */
  readonly rules: readonly string[]
  readonly live: boolean
}

export interface RefereeTable {
  readonly setup: RefereeSetup
  /** What was accepted about the map but should be said. */
  readonly notes: readonly string[]
  readonly log: readonly LogLine[]
  /** Numbers of undone lines that a redo brings back, the next one last. */
  readonly undone: readonly number[]
  readonly state: RefereeState
}

const cloneCore = (s: Core): Core => ({
  ...s,
  passed: [...s.passed],
  slices: [...s.slices],
  claimNumber: [...s.claimNumber],
  claims: [...s.claims],
  breakthroughs: [...s.breakthroughs],
  goods: [...s.goods],
  commodities: [...s.commodities],
  cards: [...s.cards],
  secrets: [...s.secrets],
  owner: [...s.owner],
  spent: [...s.spent],
  infantry: [...s.infantry],
  attached: [...s.attached],
  tokenAt: [...s.tokenAt],
  marks: [...s.marks],
  stack: s.stack.map((f): Frame => ({ ...f })),
  chance: [...s.chance],
})

const cloneState = (state: RefereeState): RefereeState => ({ ...state, core: cloneCore(state.core) })

/* ---- set-up --------------------------------------------------------------------------------------------------------- */

const SEATS = { min: 2, max: 8 }

function seatFault({ seats }: RefereeSetup): Refusal | undefined {
  const no = (thing: string, reason: string): Refusal => refuse('TE-18.2', 'NOT_POSSIBLE', { thing, reason })
  if (seats.length < SEATS.min || seats.length > SEATS.max)
    return no(`A table for ${seats.length}`, `it takes ${SEATS.min} to ${SEATS.max} seats`)
  const stranger = seats.find(({ faction }) => factionRow(faction) === undefined)
  if (stranger !== undefined) return no(`The faction "${stranger.faction}"`, 'there is none of that name')
  const twice = seats.find(({ faction }, i) => seats.findIndex((seat) => seat.faction === faction) < i)
  if (twice !== undefined) return no(`A second ${twice.faction}`, 'each faction sits once')
  const turned = seats.find(({ faction }) => seats.some((other) => other.faction === otherSideOf(faction)))
  if (turned !== undefined)
    return refuse('TE-10.10', 'NOT_POSSIBLE', {
      thing: `A seat for ${turned.faction}`,
      reason: 'the other side of that faction sits here already',
    })
  const homeless = seats.find(({ faction }) => openHomeTiles(faction, seats).length === 0)
  if (homeless !== undefined)
    return refuse('TE-10.7', 'NOT_POSSIBLE', {
      thing: `A seat for ${homeless.faction}`,
      reason: 'each of its homes belongs to another faction here',
    })
  const alike = seats.find(({ name }, i) => seats.findIndex((seat) => seat.name === name) < i)
  return alike === undefined ? undefined : no(`A second ${alike.name}`, 'each name is used once')
}

/** A setting that does not exist, or cannot have this value (TE-11). */
function settingFault({ settings = {} }: RefereeSetup): Refusal | undefined {
  for (const [key, value] of Object.entries(settings)) {
    const options = SETTING_ROWS.find((row) => row.key === key)?.options
    if (options === undefined || !options.includes(value))
      return refuse('TE-18.2', 'NOT_POSSIBLE', {
        thing: `The setting ${key} = ${String(value)}`,
        reason: options === undefined ? 'there is no such setting' : `it is one of ${options.join(', ')}`,
      })
  }
  return undefined
}

/** The state at the start, or the first thing that is wrong with seats, map or what already happened. */
function begin(
  setup: RefereeSetup,
): Result<{ readonly state: RefereeState; readonly notes: readonly string[] }, Refusal> {
  const fault = seatFault(setup) ?? settingFault(setup)
  if (fault !== undefined) return fail(fault)
  const map = readMap(setup.map, setup.seats)
  if (!map.ok) return map
  const factions = setup.seats.flatMap(({ faction }) => factionRow(faction) ?? [])
  const names = setup.seats.map(({ name }) => name)
  const settings = settingsFor(setup.seats.length, setup.settings ?? {})
  const box = makeBox({ key: 'referee', map: map.value, factions, names, settings })
  const state: RefereeState = { core: newCore(box, chanceFrom(setup.seed)), round: 1, declined: false, modifiers: [] }
  for (const correction of setup.start ?? []) {
    const refusal = correct(state, correction, undefined)
    if (refusal !== undefined) return fail(refusal)
  }
  if (settings.rebellionSetupRoll) rollAtSetup(state.core)
  settleTable(state.core, undefined)
  const notes = legalSites(state.core).length > 0 ? map.value.notes : [...map.value.notes, NO_LEGAL_SITE]
  return ok({ state, notes })
}

const NO_LEGAL_SITE = "No system of this map can take Thunder's Edge (TE-7.7)."

/** TE-10.6 with `rebellionSetupRoll`: the breakthrough it starts with is gained with a roll. */
function rollAtSetup(s: Core): void {
  const player = s.box.factions.findIndex((row) => row.power === 'startsWith')
  if (player < 0) return
  s.breakthroughs[player] = ABSENT
  push(s, 'gain', player).what = 4
}

export function startTable(setup: RefereeSetup): Result<RefereeTable, Refusal> {
  const begun = begin(setup)
  return begun.ok ? ok({ setup, log: [], undone: [], ...begun.value }) : begun
}

/* ---- commands ------------------------------------------------------------------------------------------------------- */

interface Heard {
  readonly state: RefereeState
  readonly command: Command
  readonly events: readonly Event[]
}

const rolledDie = (events: readonly Event[]): number | undefined => {
  const rolled = events.find((event) => event.kind === 'rolled')
  return rolled?.kind === 'rolled' ? rolled.die : undefined
}

/** The command on a copy of the state: a refused one changes nothing (TE-12). */
function hear(state: RefereeState, command: Command): Result<Heard, Refusal> {
  const copy = cloneState(state)
  const events: Event[] = []
  const refusal = playCommand(copy, command, (event) => events.push(event))
  if (refusal !== undefined) return fail(refusal)
  const die = command.cmd === 'roll' ? rolledDie(events) : undefined
  const kept: Command = command.cmd === 'roll' && die !== undefined ? { ...command, die } : command
  return ok({ state: copy, command: kept, events })
}

/** The table after the command, or why it was refused. A new command after an undo drops the redo branch. */
export function say(table: RefereeTable, command: Command): Result<RefereeTable, Refusal> {
  const heard = hear(table.state, command)
  if (!heard.ok) return heard
  const { state, events } = heard.value
  const line: LogLine = {
    number: table.log.length + 1,
    round: table.state.round,
    player: findPlayer(table.state.core.box, command.seat),
    command: heard.value.command,
    events,
    rules: rulesOf(events),
    live: true,
  }
  return ok({ ...table, log: [...table.log, line], undone: [], state })
}

const rulesOf = (events: readonly Event[]): string[] => [
  ...new Set(events.flatMap(({ kind }) => EVENT_RULES[kind] ?? [])),
]

/** Told anew from the start: undo and redo are nothing else. */
function retell(table: RefereeTable, log: readonly LogLine[], undone: readonly number[]): RefereeTable {
  const begun = begin(table.setup)
  if (!begun.ok) throw new Error(`a table that stood cannot be set up again: ${begun.error.code}`)
  let { state } = begun.value
  for (const line of log) {
    if (!line.live) continue
    const heard = hear(state, line.command)
    if (!heard.ok) throw new Error(`line ${line.number} was heard and is refused now: ${heard.error.code}`)
    state = heard.value.state
  }
  return { ...table, log, undone, state }
}

const flip = (log: readonly LogLine[], number: number, live: boolean): LogLine[] =>
  log.map((line) => (line.number === number ? { ...line, live } : line))

/** Any number of steps back, over dice too. */
export function undo(table: RefereeTable, steps = 1): Result<RefereeTable, Refusal> {
  let { log, undone } = table
  for (let n = 0; n < steps; n++) {
    const last = log.findLast((line) => line.live)
    if (last === undefined) return fail(refuse('TE-18.10', 'NOTHING_TO_UNDO'))
    log = flip(log, last.number, false)
    undone = [...undone, last.number]
  }
  return ok(retell(table, log, undone))
}

export function redo(table: RefereeTable, steps = 1): Result<RefereeTable, Refusal> {
  let { log, undone } = table
  for (let n = 0; n < steps; n++) {
    const next = undone.at(-1)
    if (next === undefined)
      return fail(refuse('TE-18.10', 'NOT_POSSIBLE', { thing: 'Redo', reason: 'nothing was undone' }))
    log = flip(log, next, true)
    undone = undone.slice(0, -1)
  }
  return ok(retell(table, log, undone))
}

/* ---- as text --------------------------------------------------------------------------------------------------------- */

const FORMAT = 'orrery-referee'

/** The whole table as JSON: set-up and log, undone lines included (TE-18.9). */
export const exportTable = (table: RefereeTable): string =>
  canonical({
    format: FORMAT,
    version: 1,
    setup: table.setup as unknown as Json,
    log: table.log.map(({ command, live }) => ({ command: command as unknown as Json, live })),
    undone: table.undone,
  })

export const isSetup = (json: unknown): json is RefereeSetup =>
  isFields(json) &&
  Array.isArray(json['seats']) &&
  json['seats'].every(
    (seat) => isFields(seat) && typeof seat['name'] === 'string' && typeof seat['faction'] === 'string',
  ) &&
  typeof json['map'] === 'string' &&
  typeof json['seed'] === 'string'

const unreadable = (reason: string): Refusal =>
  refuse('TE-18.9', 'NOT_POSSIBLE', { thing: 'Reading this table', reason })

/** A table that was exported, or a set-up alone. Every line is heard again, undone ones where they stood, so that what is read is what was played. */
export function importTable(text: string): Result<RefereeTable, Refusal> {
  const json = parseJson(text)
  if (!json.ok) return fail(unreadable('it is not JSON'))
  if (isSetup(json.value)) return startTable(json.value)
  if (!isFields(json.value) || json.value['format'] !== FORMAT || !isSetup(json.value['setup']))
    return fail(unreadable('it is no table of the referee'))
  const started = startTable(json.value['setup'])
  return started.ok ? readLog(started.value, json.value) : started
}

function readLog(start: RefereeTable, json: Fields): Result<RefereeTable, Refusal> {
  const lines = Array.isArray(json['log']) ? (json['log'] as readonly Json[]) : []
  const log: LogLine[] = []
  let { state } = start
  for (const [i, line] of lines.entries()) {
    if (!isFields(line)) return fail(unreadable(`line ${i + 1} is no line of a log`))
    const command = readCommand(line['command'])
    if (typeof command === 'string') return fail(unreadable(`line ${i + 1}: ${command}`))
    const live = line['live'] !== false
    const { round } = state
    const heard = live ? hear(state, command) : undefined
    if (heard?.ok === false) return heard
    if (heard !== undefined) ({ state } = heard.value)
    const player = findPlayer(state.core.box, command.seat)
    const events = heard?.value.events ?? []
    log.push({ number: i + 1, round, player, command, events, rules: rulesOf(events), live })
  }
  const undone = Array.isArray(json['undone']) ? json['undone'].filter((n) => typeof n === 'number') : []
  return ok({ ...start, log, undone, state })
}
