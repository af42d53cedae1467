import {
  type Fields,
  fieldsIn,
  flag,
  indexIn,
  itemAt,
  type Json,
  onlyFields,
  readHouse,
  readPackName,
  writeHouse,
  Wrong,
} from '@orrery/kernel'
import { HOUSE_RULES } from './data/house.ts'
import { packs } from './packs.ts'
import { type Choices, FLAGS } from './rules/ruleset.ts'
import { MODES, SEATS } from './types.ts'
import type { House, Player, SeatId } from './types.ts'

export const sidesFor = (players: number): readonly SeatId[] => SEATS.slice(0, players)

/** Options that name a table; a position has them too. */
export const CHOICES = [
  'mode',
  'teams',
  'openRing',
  'largeBoard',
  'resign',
  ...HOUSE_RULES.map(({ name }) => name),
] as const

/** HX-3.4, HX-4.5, HX-17.5, HX-18.1, and the house rules. */
export function readChoices(p: Fields, players: number, where: string): Choices {
  const at = (name: string): string => (where === '' ? name : `${where}.${name}`)
  const mode = p['mode'] === undefined ? 'captain' : itemAt(MODES, indexIn(p['mode'], MODES, at('mode')))
  const teams = flag(p['teams'], at('teams'), false)
  const openRing = flag(p['openRing'], at('openRing'), false)
  if (teams && players !== 4) throw new Wrong(at('teams'), 'four players for two teams of two')
  if (openRing && players !== 2) throw new Wrong(at('openRing'), 'two players: the ring is always open for more')
  const largeBoard = flag(p['largeBoard'], at('largeBoard'), false)
  if (largeBoard && !teams)
    throw new Wrong(at('largeBoard'), 'two teams: four players alone always have the large board')
  const resign = flag(p['resign'], at('resign'), false)
  const pack = readPackName(packs, p['pack'], at('pack'))
  const house = readHouse(HOUSE_RULES, p, where === '' ? '' : `${where}.`)
  const on = (name: House): boolean => house.includes(name)
  return {
    mode,
    players,
    pack,
    teams,
    openRing,
    largeBoard,
    resign,
    exhaustion: on('exhaustion'),
    lastLife: on('lastLife'),
    zombiesHold: on('zombiesHold'),
    mercenaryOnce: on('mercenaryOnce'),
  }
}

/** The house rules as a position and a record state them. */
export const houseOf = (choices: Choices): ReturnType<typeof writeHouse> =>
  writeHouse(
    HOUSE_RULES,
    HOUSE_RULES.filter(({ name }) => choices[name]).map(({ name }) => name),
  )

export interface Options {
  readonly choices: Choices
  readonly first: Player | undefined
}

/** What the table says itself goes before the pack's defaults. */
export function readOptions(json: Json, players: number): Options {
  if (players !== 2 && players !== 3 && players !== 4) throw new Wrong('seats', '2, 3 or 4')
  const asked = fieldsIn(json, 'options')
  onlyFields(asked, [...CHOICES, 'pack', 'first'], 'options')
  const p: Fields = { ...packs.open(readPackName(packs, asked['pack'], 'options.pack')).options, ...asked }
  const first = p['first'] === undefined ? undefined : indexIn(p['first'], sidesFor(players), 'options.first')
  return { choices: readChoices(p, players, 'options'), first }
}

/** What the pack has other defaults for is stated in any case. */
function statedFor(choices: Choices): { readonly [name: string]: boolean } {
  const { options } = packs.open(choices.pack)
  const flags = FLAGS.filter((name) => Object.hasOwn(options, name))
  return Object.fromEntries(flags.map((name) => [name, choices[name]]))
}

/** Records always state the mode and Exhaustion, the other options only where they were chosen. */
export function fullOptions(json: Json, players: number): Json {
  const { choices, first } = readOptions(json, players)
  const { pack } = choices
  return {
    mode: choices.mode,
    exhaustion: choices.exhaustion,
    ...(choices.teams ? { teams: true } : {}),
    ...(choices.openRing ? { openRing: true } : {}),
    ...(choices.largeBoard ? { largeBoard: true } : {}),
    ...(choices.resign ? { resign: true } : {}),
    ...houseOf(choices),
    ...statedFor(choices),
    ...(pack === '' ? {} : { pack }),
    ...(first === undefined ? {} : { first: SEATS[first] ?? '' }),
  }
}
