import type { Difference, Json, Pack, PackText, PackWords, ToldDifference } from '@orrery/kernel'
import { packs as shelf } from '../src/packs.ts'
import type { FactionRow, MapRow, ObjectiveRow, PlanetRow, SecretRow, Tables, TileRow } from '../src/types.ts'
import { list, plural } from './grammar.ts'
import { requirementText } from './requirements.ts'
import { fieldName, SEATS, SECTIONS, settingName, valueName } from './pack-names.ts'

/* Packs in words: what they hold, and what differs from what is delivered. */

export function planetText({ resources, influence, traits, specialties, legendary }: PlanetRow): string {
  const parts = [
    `${plural(resources, 'resource')}, ${influence} influence`,
    ...(traits ?? []),
    ...(specialties ?? []).map((colour) => `${colour} specialty`),
    ...(legendary === true ? ['legendary'] : []),
  ]
  return `${parts.join(', ')}.`
}

export const tileText = ({ wormholes, anomalies }: TileRow): string =>
  `${list([...wormholes.map((kind) => `${kind} wormhole`), ...anomalies]) || 'Nothing special'}.`

export function factionText({ commodities, breakthrough, synergy, scenario }: FactionRow): string {
  const { goods = 0, techs = [], gift = 0, effect } = scenario ?? {}
  const gifts = gift > 0 && effect === undefined ? ` and ${plural(gift, 'trade good')}` : ''
  return [
    `${plural(commodities, 'commodity', 'commodities')}, breakthrough ${breakthrough}${gifts}`,
    synergy.length === 0 ? 'no synergy' : `synergy of ${list([...synergy])}`,
    `begins with ${plural(goods, 'trade good')}${techs.length === 0 ? '' : ` and ${list(techs.map((id) => valueName(id, '')))}`}.`,
  ].join(', ')
}

export const mapText = ({ text, start }: MapRow): string => `${text}; start systems ${list([...start])}.`

const hexes = (value: Json): string => JSON.stringify(value)

function valueText(field: string, value: Json | undefined): string {
  if (value === undefined || value === null) return 'none'
  if (field === 'cost') return requirementText({ id: '', name: '', kind: 'spend', cost: value as object })
  if (field === 'scenario') return scenarioText(value as unknown as FactionRow['scenario'])
  if (field === 'homes' || field === 'seam') return hexes(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => valueName(String(one), '')).join(', ') || 'none'
  return typeof value === 'object' ? JSON.stringify(value) : valueName(String(value), '')
}

const scenarioText = (scenario: FactionRow['scenario']): string =>
  `${plural(scenario?.goods ?? 0, 'trade good')}, ${(scenario?.techs ?? []).map((id) => valueName(id, '')).join(', ') || 'no technology'}, ${scenario?.effect === undefined ? `${scenario?.gift ?? 0} with the breakthrough` : `the breakthrough ${scenario.effect}`}`

/** What a row is called. */
export function rowName(tables: Tables, section: string, row: string): string {
  switch (section) {
    case 'planets':
      return tables.planets[row]?.name ?? row
    case 'systems':
      return `${tables.systems[row]?.name.replace(/ - .*$/, '') ?? ''} (${row})`
    case 'factions':
      return tables.factions[row]?.name ?? row
    case 'maps':
      return SEATS[row] ?? row
    case 'objectives':
      return tables.objectives[row]?.name ?? row
    case 'secrets':
      return tables.secrets[row]?.name ?? row
    case 'options':
      return settingName(row)
    default:
      return fieldName(row)
  }
}

function difference({ section, row, field, was, now }: Difference, pack: Pack): ToldDifference {
  const tables = shelf.with(pack)
  const name = section === 'options' ? row : field
  return {
    section: SECTIONS[section as keyof Tables],
    row: rowName(tables, section, row),
    field: section === 'options' ? '' : section === 'neutrals' ? neutralName(tables, field) : fieldName(field),
    was: valueText(name, was),
    now: valueText(name, now),
  }
}

const neutralName = ({ planets }: Tables, field: string): string =>
  planets[field]?.name ?? field.replace('fracture', 'The Fracture ')

const askedLine = (section: string, row: ObjectiveRow | SecretRow): PackText => ({
  section,
  row: row.name,
  text: requirementText(row),
})

const numbersOf = (row: object): string =>
  Object.entries(row)
    .map(([field, value]) => `${fieldName(field)}: ${valueText(field, value as Json)}`)
    .join('; ')

function text(pack: Pack): readonly PackText[] {
  const tables = shelf.with(pack)
  const named = <T>(section: keyof Tables, rows: { readonly [id: string]: T }, say: (row: T) => string): PackText[] =>
    Object.entries(rows).map(([id, row]) => ({
      section: SECTIONS[section],
      row: rowName(tables, section, id),
      text: say(row),
    }))
  return [
    ...named('planets', tables.planets, planetText),
    ...named('systems', tables.systems, tileText),
    ...named('factions', tables.factions, factionText),
    ...named('maps', tables.maps, mapText),
    ...Object.values(tables.objectives).map((row) => askedLine(SECTIONS.objectives, row)),
    ...Object.values(tables.secrets).map((row) => askedLine(SECTIONS.secrets, row)),
    ...Object.entries(tables.race).map(([row, numbers]) => ({
      section: SECTIONS.race,
      row: fieldName(row),
      text: numbersOf(numbers as object),
    })),
  ]
}

const NOUNS: { readonly [section: string]: string } = {
  [SECTIONS.planets]: 'planet',
  [SECTIONS.systems]: 'system',
  [SECTIONS.factions]: 'faction',
  [SECTIONS.maps]: 'map',
  [SECTIONS.objectives]: 'public objective',
  [SECTIONS.secrets]: 'secret objective',
  [SECTIONS.race]: 'group of numbers',
  [SECTIONS.neutrals]: 'group of neutral units',
  [SECTIONS.options]: 'option',
}

const counted = (section: string, n: number): string => {
  const noun = NOUNS[section] ?? 'row'
  return n === 1 || !noun.startsWith('group') ? plural(n, noun) : `${n} groups${noun.slice('group'.length)}`
}

export const packs: PackWords = { difference, text, counted }
