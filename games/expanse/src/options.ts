import {
  fieldsIn,
  type Json,
  listIn,
  onlyFields,
  type Problem,
  readerOf,
  readHouse,
  readPackName,
  type Result,
  writeHouse,
  Wrong,
} from '@orrery/kernel'
import { SETS } from './data/cards.ts'
import { HOUSE_RULES } from './data/house.ts'
import { FACTIONS_FOR } from './data/setup.ts'
import { modulesFor } from './rulesets.ts'
import { packs } from './packs.ts'
import type { RulesetOptions, PlayerCount } from './rules/ruleset.ts'
import { type FactionId, FACTIONS, type Player } from './types.ts'

/** What a table may choose: further card sets, modules, house rules, a pack, who sits where, who begins (EX-3.17). */
interface Options extends RulesetOptions {
  readonly seating: readonly Player[] | undefined
  readonly first: Player | undefined
}

export const sidesFor = (players: number): readonly FactionId[] => FACTIONS_FOR[players as PlayerCount]

export function readSeating(json: Json, players: number, where: string): readonly Player[] {
  const names = sidesFor(players)
  const seating = listIn(json, where).map((id) => names.findIndex((name) => name === id))
  if (seating.length !== players || new Set(seating).size !== players || seating.some((p) => p < 0))
    throw new Wrong(where, `each of ${names.join(', ')} once, clockwise`)
  return seating
}

const ALWAYS = SETS.filter((set) => set.always).map((set) => set.id)
const KNOWN_SETS = SETS.filter((set) => set.module !== true).map((set) => set.id)

export function readSets(json: Json | undefined, where: string): readonly string[] {
  const asked = listIn(json, where)
  const unknown = asked.find((id) => !KNOWN_SETS.some((known) => known === id))
  if (unknown !== undefined)
    throw new Wrong(`${where} ${JSON.stringify(unknown)}`, `a list of card sets: ${KNOWN_SETS.join(', ')}`)
  return KNOWN_SETS.filter((id) => ALWAYS.includes(id) || asked.includes(id))
}

/** Modules by id, `all` being every one that this number of players may use (DC-X.1). */
export function readModules(json: Json | undefined, players: number): readonly string[] {
  const open = modulesFor(players)
  const asked = listIn(json, 'modules')
  const wrong = asked.find((id) => id !== 'all' && !open.some((known) => known === id))
  if (wrong !== undefined)
    throw new Wrong(`modules ${JSON.stringify(wrong)}`, `modules for ${players} players: ${open.join(', ')}, or all`)
  return asked.includes('all') ? open : open.filter((id) => asked.includes(id))
}

export const readPack = (json: Json | undefined, where: string): string => readPackName(packs, json, where)

/** The pack's default options, without modules that this number of players cannot use. */
function defaultsOf(pack: string, players: number): { readonly [option: string]: readonly string[] } {
  const { modules, ...others } = packs.open(pack).options
  return modules === undefined
    ? others
    : { ...others, modules: modules.filter((id) => modulesFor(players).includes(id)) }
}

/** What the table says itself goes before the pack's defaults. */
export const readOptions = (json: Json, players: PlayerCount): Result<Options, Problem> =>
  readerOf((given): Options => {
    const asked = fieldsIn(given, 'options')
    onlyFields(
      asked,
      ['sets', 'modules', 'pack', 'seating', 'first', ...HOUSE_RULES.map(({ name }) => name)],
      'options',
    )
    const pack = readPack(asked['pack'], 'options.pack')
    const p = { ...defaultsOf(pack, players), ...asked }
    const names = sidesFor(players)
    const first = p['first'] === undefined ? undefined : names.findIndex((name) => name === p['first'])
    if (first === -1) throw new Wrong('options.first', `one of ${names.join(', ')}`)
    return {
      players,
      pack,
      sets: readSets(p['sets'], 'options.sets'),
      modules: readModules(p['modules'], players),
      house: readHouse(HOUSE_RULES, p, 'options.'),
      seating: p['seating'] === undefined ? undefined : readSeating(p['seating'], players, 'options.seating'),
      first,
    }
  })(json)

/** Records always state the card sets, the other options only where they were chosen. */
export function fullOptions(json: Json, players: number): Json {
  const options = readOptions(json, players as PlayerCount)
  if (!options.ok) return json
  const { sets, modules, house, pack, seating, first } = options.value
  return {
    sets,
    ...(modules.length === 0 ? {} : { modules }),
    ...writeHouse(HOUSE_RULES, house),
    ...(pack === '' ? {} : { pack }),
    ...(seating === undefined ? {} : { seating: seating.map((p) => FACTIONS[p] ?? '') }),
    ...(first === undefined ? {} : { first: FACTIONS[first] ?? '' }),
  }
}
