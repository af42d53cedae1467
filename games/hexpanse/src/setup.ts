import {
  fail,
  type Fields,
  fieldsIn,
  flag,
  indexIn,
  type Json,
  of,
  ok,
  onlyFields,
  type Problem,
  type Result,
  rngFrom,
  Wrong,
} from '@orrery/kernel'
import { MARKET, START_INCOME, START_LIFE } from './data/setup.ts'
import { boxFor, type Choices } from './rules/box.ts'
import { FULL_DECK } from './rules/cards.ts'
import { push } from './rules/frames.ts'
import { WORDS } from './rules/hexes.ts'
import { settle } from './steps/engine.ts'
import { MODES, NONE, SEATS } from './types.ts'
import type { Box, Card, Player, SeatId, State } from './types.ts'

export const sidesFor = (players: number): readonly SeatId[] => SEATS.slice(0, players)

/** Options that name a table; a position has them too. */
export const CHOICES = ['mode', 'teams', 'exhaustion', 'openRing', 'resign'] as const

/** HX-3.4, HX-4.5, HX-16.9, HX-17.5. */
export function readChoices(p: Fields, players: number, where: string): Choices {
  const at = (name: string): string => (where === '' ? name : `${where}.${name}`)
  const mode = p['mode'] === undefined ? 'captain' : of(MODES, indexIn(p['mode'], MODES, at('mode')))
  const teams = flag(p['teams'], at('teams'), false)
  const openRing = flag(p['openRing'], at('openRing'), false)
  if (teams && players !== 4) throw new Wrong(at('teams'), 'four players for two teams of two')
  if (openRing && players !== 2) throw new Wrong(at('openRing'), 'two players: the ring is always open for more')
  const exhaustion = flag(p['exhaustion'], at('exhaustion'), true)
  return { mode, players, teams, exhaustion, openRing, resign: flag(p['resign'], at('resign'), false) }
}

interface Options {
  readonly choices: Choices
  readonly first: Player | undefined
}

function readOptions(json: Json, players: number): Options {
  if (players !== 2 && players !== 3 && players !== 4) throw new Wrong('seats', '2, 3 or 4')
  const p = fieldsIn(json, 'options')
  onlyFields(p, [...CHOICES, 'first'], 'options')
  const first = p['first'] === undefined ? undefined : indexIn(p['first'], sidesFor(players), 'options.first')
  return { choices: readChoices(p, players, 'options'), first }
}

/** What a record says of its table: always the mode and Exhaustion, the rest where it was asked for. */
export function fullOptions(json: Json, players: number): Json {
  const { choices, first } = readOptions(json, players)
  return {
    mode: choices.mode,
    exhaustion: choices.exhaustion,
    ...(choices.teams ? { teams: true } : {}),
    ...(choices.openRing ? { openRing: true } : {}),
    ...(choices.resign ? { resign: true } : {}),
    ...(first === undefined ? {} : { first: SEATS[first] ?? '' }),
  }
}

/** A table with nothing on it and nobody's turn; every normal unit in its Reserve (HX-5.3). */
export function emptyState(box: Box, seed: string, deck: readonly Card[]): State {
  const each = (value: number): number[] => Array.from({ length: box.players }, () => value)
  return {
    box,
    seed,
    shuffles: 0,
    deck,
    drawn: 0,
    market: Array.from({ length: MARKET }, () => NONE),
    extras: [],
    discard: [],
    removed: [],
    playing: NONE,
    pieces: Array.from({ length: box.cells }, () => NONE),
    on: Array.from({ length: box.players * WORDS }, () => 0),
    warlords: each(NONE),
    life: each(START_LIFE),
    income: each(START_INCOME),
    hexilum: each(0),
    factions: each(NONE),
    minors: each(NONE),
    missions: each(NONE),
    reserve: Array.from({ length: box.players * 2 }, (_, i) => (i % 2 === 0 ? box.normals : 0)),
    ship: Array.from({ length: box.players * 2 }, () => 0),
    mercs: each(0),
    held: each(0),
    twice: each(0),
    placed: 0,
    ran: 0,
    minorPool: [],
    missionPool: [],
    common: NONE,
    first: 0,
    active: 0,
    round: 0,
    alive: (1 << box.players) - 1,
    queue: [],
    stack: [],
    offer: [],
    reveals: 0,
    decisions: 0,
    winner: NONE,
    ending: '',
    wonWith: NONE,
    wonAt: NONE,
  }
}

function laid({ choices, first }: Options, seed: string): State {
  const box = boxFor(choices)
  const rng = rngFrom(seed)
  const drawn = rng.below(box.players)
  const s = emptyState(box, seed, rng.shuffle(FULL_DECK.slice()))
  s.first = first ?? drawn
  s.active = s.first
  push(s, 'warlord', s.first)
  push(s, 'mission', s.first)
  if (box.minors > 0) push(s, 'minor', s.first)
  push(s, 'faction', s.first)
  settle(s, undefined)
  return s
}

export function setup(json: Json, players: number, seed: string): Result<State, Problem> {
  try {
    return ok(laid(readOptions(json, players), seed))
  } catch (error) {
    if (error instanceof Wrong) return fail(error.problem)
    throw error
  }
}
