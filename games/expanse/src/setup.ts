import { at, fail, type Json, listOf, of, ok, type Problem, type Result, type Rng, rngFrom } from '@orrery/kernel'
import { FACTIONS_FOR, MARKERS_PER_SECTOR, LAST_TECH_SCORING, SCORE_CARDS, START_CP } from './data/setup.ts'
import { TECHS_PER_LEVEL } from './data/modules.ts'
import { CUBE_ROWS } from './data/pieces.ts'
import { FACTION_ROWS } from './data/factions.ts'
import { SETS } from './data/cards.ts'
import { boxFor, modulesFor } from './modules/index.ts'
import type { PlayerCount } from './rules/box.ts'
import { completeDeck, poolNeeded } from './rules/deck.ts'
import { pushSteps } from './rules/frames.ts'
import { ALL_BASES, HOME } from './rules/map.ts'
import { addCube, CUBE_OWNER, enterFleet, ROCINANTE } from './rules/pieces.ts'
import { refill } from './rules/track.ts'
import { startTurn } from './steps/endTurn.ts'
import { settle } from './steps/engine.ts'
import { BASES, CUBES, FACTIONS, FLEETS, NONE, ORBITALS, SECTORS, SLOTS } from './types.ts'
import type { Box, Card, FactionId, Player, State } from './types.ts'

/** What a table may choose: further card sets, modules, who sits where, who begins (EX-3.17). */
interface Options {
  readonly sets: readonly string[]
  readonly modules: readonly string[]
  readonly seating: readonly Player[] | undefined
  readonly first: Player | undefined
}

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const strings = (json: Json | undefined): readonly string[] | undefined =>
  Array.isArray(json) && json.every((x) => typeof x === 'string') ? json : undefined

export const sidesFor = (players: number): readonly FactionId[] => FACTIONS_FOR[players as PlayerCount]

function readSeating(json: Json | undefined, players: number): Result<readonly Player[] | undefined, Problem> {
  if (json === undefined) return ok(undefined)
  const names = sidesFor(players)
  const list = strings(json)
  const seating = list?.map((id) => names.findIndex((name) => name === id))
  if (seating === undefined || new Set(seating).size !== players || seating.includes(NONE)) {
    return fail({ at: 'options.seating', expected: `each of ${names.join(', ')} once, clockwise` })
  }
  return ok(seating)
}

const ALWAYS = SETS.filter((set) => set.always).map((set) => set.id)
const KNOWN_SETS = SETS.filter((set) => set.module !== true).map((set) => set.id)

function readSets(json: Json | undefined): Result<readonly string[], Problem> {
  if (json === undefined) return ok(ALWAYS)
  const named = strings(json)
  const unknown = named?.find((id) => !KNOWN_SETS.includes(id))
  if (named === undefined || unknown !== undefined) {
    return fail({
      at: `options.sets${unknown === undefined ? '' : ` "${unknown}"`}`,
      expected: `a list of card sets: ${KNOWN_SETS.join(', ')}`,
    })
  }
  return ok(KNOWN_SETS.filter((id) => ALWAYS.includes(id) || named.includes(id)))
}

/** Modules by id, `all` being every one that this number of players may use (DC-X.1). */
export function readModules(json: Json | undefined, players: number): Result<readonly string[], Problem> {
  if (json === undefined) return ok([])
  const open = modulesFor(players)
  const named = strings(json)
  const wrong = named?.find((id) => id !== 'all' && !open.includes(id))
  if (named === undefined || wrong !== undefined) {
    const where = wrong === undefined ? 'modules' : `modules "${wrong}"`
    return fail({ at: where, expected: `modules for ${players} players: ${open.join(', ')}, or all` })
  }
  return ok(named.includes('all') ? open : open.filter((id) => named.includes(id)))
}

const KNOWN_OPTIONS = ['sets', 'modules', 'seating', 'first']

function readOptions(json: Json, players: number): Result<Options, Problem> {
  if (!isObject(json)) return fail({ at: 'options', expected: 'an object such as {"sets": ["base"]}' })
  const stray = Object.keys(json).find((key) => !KNOWN_OPTIONS.includes(key))
  if (stray !== undefined) return fail({ at: `options.${stray}`, expected: `one of ${KNOWN_OPTIONS.join(', ')}` })
  const sets = readSets(json['sets'])
  if (!sets.ok) return sets
  const modules = readModules(json['modules'], players)
  if (!modules.ok) return modules
  const seating = readSeating(json['seating'], players)
  if (!seating.ok) return seating
  const first = json['first']
  const names = sidesFor(players)
  const firstPlayer = names.findIndex((name) => name === first)
  if (first !== undefined && firstPlayer < 0)
    return fail({ at: 'options.first', expected: `one of ${names.join(', ')}` })
  return ok({
    sets: sets.value,
    modules: modules.value,
    seating: seating.value,
    first: first === undefined ? undefined : firstPlayer,
  })
}

/** What a record says of its table: always the sets, the rest where it was asked for. */
export function fullOptions(json: Json, players: number): Json {
  const options = readOptions(json, players)
  if (!options.ok) return json
  const { sets, modules, seating, first } = options.value
  return {
    sets,
    ...(modules.length === 0 ? {} : { modules }),
    ...(seating === undefined ? {} : { seating: seating.map((p) => FACTIONS[p] ?? '') }),
    ...(first === undefined ? {} : { first: FACTIONS[first] ?? '' }),
  }
}

const NO_CUBES: readonly number[] = listOf(CUBES.length * 16, () => 0)
const NO_FLEETS: readonly number[] = listOf(FLEETS.length * 16, () => 0)
const ALL_MARKERS: readonly number[] = listOf(SECTORS.length, () => MARKERS_PER_SECTOR)
const NO_CARDS: readonly Card[] = listOf(SLOTS, () => NONE)

/** A table with nothing on it: every piece off the map, no card dealt. */
export function emptyState(
  box: Box,
  seating: readonly Player[],
  deck: readonly Card[],
  unused: readonly Card[],
): State {
  const players = box.players
  const each = (value: (p: Player) => number): number[] => listOf(players, value)
  return {
    box,
    seating,
    seatOf: each((p) => seating.indexOf(p)),
    deck,
    drawn: 0,
    known: 0,
    deckSize: deck.length,
    unused,
    track: NO_CARDS.slice(),
    discard: [],
    kept: [],
    cubes: NO_CUBES.slice(),
    supply: listOf(CUBES.length, (cube) => (at(CUBE_OWNER, cube) < players ? of(CUBE_ROWS, cube).total : 0)),
    fleets: NO_FLEETS.slice(),
    reserve: box.fleetTotals.slice(),
    on: each(() => 0),
    at: each(() => 0),
    inPlay: ALL_BASES & ~box.basesOut,
    cp: each(() => START_CP),
    initiative: [],
    techs: each((p) => at(box.gained[p] ?? [], 0)),
    usedUp: each(() => 0),
    tokens: each((p) => FACTION_ROWS[p]?.tokens ?? 0),
    draws: box.drawsTechs ? listOf(players * LAST_TECH_SCORING, () => 0) : [],
    picks: box.drawsTechs ? each(() => NONE) : [],
    closed: 0,
    captain: 0,
    scorings: 0,
    scoresDrawn: 0,
    markers: ALL_MARKERS,
    chosen: NONE,
    knowers: 0,
    final: false,
    standee: NONE,
    holder: NONE,
    suppressed: false,
    points: each(() => (1 << box.points.length) - 1),
    plays: each(() => (box.points.length === 0 ? 0 : (1 << SECTORS.length) - 1)),
    resources: each(() => box.resourceStart),
    active: 0,
    inHand: NONE,
    stack: [],
    offer: [],
    reveals: 0,
    decisions: 0,
    winner: NONE,
  }
}

/** Players in turn order from the first. */
export const turnOrder = (seating: readonly Player[], first: Player): readonly Player[] => {
  const i = seating.indexOf(first)
  return [...seating.slice(i), ...seating.slice(0, i)]
}

/** EX-3.5, EX-3.6: reverse turn order; with two players there is no track. */
export const firstInitiative = (order: readonly Player[]): Player[] => (order.length === 2 ? [] : order.toReversed())

/** EX-3.3. */
function placeForces(s: State, p: Player): void {
  const chart = of(s.box.chart, p)
  for (const row of chart.fleets) {
    const kind = FLEETS.indexOf(row[0])
    const o = ORBITALS.indexOf(row[1])
    for (let i = 0; i < row[2]; i++) enterFleet(s, kind, o)
  }
  for (const row of chart.influence) {
    const b = BASES.indexOf(row[0])
    for (let i = 0; i < row[1]; i++) addCube(s, p, b, 1)
  }
}

/** All that is drawn later is decided now; nobody sees it before its time. */
function drawAll(s: State, rng: Rng): void {
  for (let i = 0; i < s.draws.length; i++) s.draws[i] = rng.below(TECHS_PER_LEVEL)
}

function seatPlayers(options: Options, players: number, rng: Rng): { seating: readonly Player[]; first: Player } {
  const seating = options.seating ?? rng.shuffle(listOf(players, (p) => p))
  const drawn = rng.below(players)
  return { seating, first: options.first ?? at(seating, drawn) }
}

export function setup(json: Json, players: number, seed: string): Result<State, Problem> {
  if (players !== 2 && players !== 3 && players !== 4) return fail({ at: 'seats', expected: '2, 3 or 4' })
  const options = readOptions(json, players)
  if (!options.ok) return options
  const box = boxFor(players, options.value.sets, options.value.modules)
  if (box.pool.length < poolNeeded(players)) {
    return fail({
      at: 'options.sets',
      expected: `at least ${poolNeeded(players)} cards for ${players} players (EX-3.13)`,
    })
  }
  const rng = rngFrom(seed)
  const { seating, first } = seatPlayers(options.value, players, rng)
  const { deck, unused } = completeDeck(box, [], SCORE_CARDS, rng)
  const s = emptyState(box, seating, deck, unused)
  drawAll(s, rng)
  const order = turnOrder(seating, first)
  s.initiative = firstInitiative(order)
  s.captain = at(order, players - 1)
  enterFleet(s, ROCINANTE, at(HOME, s.captain))
  for (const p of order) placeForces(s, p)
  refill(s)
  startTurn(s, first, undefined)
  pushSteps(s, box.setupSteps, first)
  settle(s, undefined)
  return ok(s)
}
