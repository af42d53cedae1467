import { at, fail, indexesWhere, type Json, OBSERVER, of, ok, type Problem, type Result, rngFrom } from '@orrery/kernel'
import { boxFor } from './boxes.ts'
import {
  ACTION_CARD_ROWS,
  OBJECTIVE_ROWS,
  SECRET_ROWS,
  SIDES,
  START,
  STRATEGY_ROWS,
  TECHNOLOGY_ROWS,
} from './data/scenario.ts'
import { SETTING_ROWS } from './data/settings.ts'
import { drawCards, drawSecret } from './rules/cards.ts'
import { below, chanceFrom } from './rules/chance.ts'
import { newCore } from './rules/core.ts'
import { push } from './rules/frames.ts'
import { settle } from './steps/engine.ts'
import { FRONTIER, NONE, READY, type Box, type Planet, type Player, type Settings, type State } from './types.ts'

/* TE-14: options and set-up. */

interface Options {
  /** One faction for each seat, clockwise; drawn by lot where none are named. */
  readonly seating: readonly string[] | undefined
  readonly settings: Partial<Settings>
}

export const SCENARIO_SETTINGS = SETTING_ROWS.filter((row) => row.for !== 'referee')

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Any number of factions, of which the first ones sit down: so a series can go round all of them. */
function readSeating(json: Json | undefined, seats: number): Result<readonly string[] | undefined, Problem> {
  if (json === undefined) return ok(undefined)
  const names: readonly Json[] = Array.isArray(json) ? (json as readonly Json[]) : []
  const known = names.filter((name) => SIDES.some((side) => side === name))
  if (known.length !== names.length || new Set(names).size !== names.length || names.length < seats)
    return fail({ at: 'options.seating', expected: `${seats} or more different ones of ${SIDES.join(', ')}` })
  return ok(known.slice(0, seats).map(String))
}

/** A setting by its text, number or truth; what the command line says is always text. */
const settingOf = (row: (typeof SETTING_ROWS)[number], json: Json): string | number | boolean | undefined =>
  row.options.find((option) => option === json || (typeof json === 'string' && String(option) === json))

function readSettings(json: { readonly [key: string]: Json }): Result<Partial<Settings>, Problem> {
  const settings: { [key: string]: string | number | boolean } = {}
  for (const [key, value] of Object.entries(json)) {
    if (key === 'seating') continue
    const row = SCENARIO_SETTINGS.find((one) => one.key === key)
    if (row === undefined)
      return fail({
        at: `options.${key}`,
        expected: `seating, or one of ${SCENARIO_SETTINGS.map((one) => one.key).join(', ')}`,
      })
    const option = settingOf(row, value)
    if (option === undefined) return fail({ at: `options.${key}`, expected: `one of ${row.options.join(', ')}` })
    if (option !== row.options[0] || key === 'maxRounds') settings[key] = option
  }
  return ok(settings as unknown as Partial<Settings>)
}

export function readOptions(json: Json, seats: number): Result<Options, Problem> {
  if (json !== null && !isObject(json)) return fail({ at: 'options', expected: 'an object such as {"reach": 2}' })
  const fields = json ?? {}
  const seating = readSeating(fields['seating'], seats)
  if (!seating.ok) return seating
  const settings = readSettings(fields)
  return settings.ok ? ok({ seating: seating.value, settings: settings.value }) : settings
}

export function fullOptions(json: Json, seats: number): Json {
  const options = readOptions(json, seats)
  if (!options.ok) return json
  const { seating, settings } = options.value
  return { ...(seating === undefined ? {} : { seating }), ...(settings as { readonly [key: string]: Json }) }
}

/** All twelve: a table seats as many as it has places. */
export const sidesFor = (): readonly string[] => SIDES

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)
const nobody = (n: number): number[] => Array.from({ length: n }, () => NONE)

/** A table with its map laid out and nothing dealt. */
export function emptyState(box: Box, chance: readonly number[]): State {
  const { seats, planets, systems } = box
  return {
    ...newCore(box, chance),
    seat: OBSERVER,
    round: 0,
    placedIn: 0,
    speaker: 0,
    tactic: zeros(seats),
    strategy: zeros(seats),
    holders: nobody(STRATEGY_ROWS.length),
    used: zeros(STRATEGY_ROWS.length),
    bonus: zeros(STRATEGY_ROWS.length),
    pds: zeros(planets.length),
    docks: zeros(planets.length),
    tokens: zeros(systems.length),
    locks: zeros(systems.length),
    techs: zeros(seats),
    tired: zeros(seats),
    hands: zeros(seats * ACTION_CARD_ROWS.length),
    deck: Array.from(ACTION_CARD_ROWS, (row) => row.copies),
    pile: zeros(ACTION_CARD_ROWS.length),
    skim: zeros(ACTION_CARD_ROWS.length),
    secretAt: nobody(SECRET_ROWS.length),
    removed: zeros(seats),
    publics: [],
    scored: zeros(seats),
    points: zeros(seats),
    custodians: NONE,
    council: READY,
    dealt: 0,
    offers: zeros(seats),
    deal: undefined,
    quiet: 0,
    offer: [],
    decisions: 0,
    winner: NONE,
  }
}

const techIndex = (id: string): number => TECHNOLOGY_ROWS.findIndex((row) => row.id === id)

/** TE-14.2: the richest home planet has the dock and the infantry; everything is exhausted. */
function placeSeat(s: State, p: Player): void {
  const row = s.box.factions[p]
  const home = of(s.box.planetsIn, at(s.box.homes, p))
  const resources = (q: Planet): number => s.box.planets[q]?.row.resources ?? 0
  const richest = home.reduce((best, q) => (resources(q) > resources(best) ? q : best))
  for (const q of home) s.spent[q] = 1
  s.infantry[richest] = START.infantryHome
  s.docks[richest] = 1
  for (const q of of(s.box.planetsIn, at(s.box.starts, p))) {
    s.owner[q] = p
    s.spent[q] = 1
    s.infantry[q] = START.infantryStart
  }
  s.tactic[p] = START.tactic
  s.strategy[p] = START.strategy
  s.goods[p] = row?.scenario?.goods ?? 0
  s.techs[p] = (row?.scenario?.techs ?? []).reduce((mask, id) => mask | (1 << techIndex(id)), 0)
}

/** TE-14.3: frontier tokens in every non-home system without planets. */
function layFrontier(s: State): void {
  for (const [i, { fracture, home }] of s.box.systems.entries())
    if (!fracture && home === NONE && of(s.box.planetsIn, i).length === 0) s.marks[i] = FRONTIER
}

/** The map as every table begins: homes owned, frontier tokens laid. What a position leaves out is like here. */
export function usualState(box: Box): State {
  const s = emptyState(box, NO_CHANCE)
  layFrontier(s)
  return s
}

const NO_CHANCE: readonly number[] = [1, 2, 3, 4]

function openObjective(s: State, kind: 'spend' | 'hold'): void {
  const list = indexesWhere(OBJECTIVE_ROWS, (row) => row.kind === kind)
  s.publics.push(at(list, below(s, list.length)))
}

export function setup(json: Json, seats: number, seed: string): Result<State, Problem> {
  if (!Number.isInteger(seats) || seats < 3 || seats > 6) return fail({ at: 'seats', expected: '3, 4, 5 or 6' })
  const options = readOptions(json, seats)
  if (!options.ok) return options
  const drawn = rngFrom(`${seed} factions`)
    .shuffle([...SIDES])
    .slice(0, seats)
  const s = emptyState(boxFor(options.value.seating ?? drawn, options.value.settings), chanceFrom(seed))
  layFrontier(s)
  s.speaker = below(s, seats)
  openObjective(s, 'spend')
  openObjective(s, 'hold')
  push(s, 'round', NONE)
  for (let k = seats - 1; k >= 0; k--) push(s, 'keepSecret', (s.speaker + k) % seats)
  for (let p = 0; p < seats; p++) {
    placeSeat(s, p)
    drawCards(s, p, START.cards, undefined)
    for (let n = 0; n < START.secretsDealt; n++) drawSecret(s, p, undefined)
  }
  settle(s, undefined)
  return ok(s)
}
