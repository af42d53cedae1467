import type { Difference, Json, Pack, PackText, PackWords, ToldDifference } from '@orrery/kernel'
import { inWords } from '@orrery/kernel'
import { packs as shelf } from '../src/packs.ts'
import { BASES, type CardRow, type Chart, FACTIONS, FLEETS, type Formula, ORBITALS, RESOURCES } from '../src/types.ts'
import type { AbilityRow, Tables } from '../src/types.ts'
import { baseName, orbitName } from './names.ts'
import { resourceLabel } from './things.ts'
import { abilityText, cardText, effectText } from './texts.ts'

/* Packs in words: what they hold, and what differs from what is delivered. */

export const SECTIONS: { readonly [section in keyof Tables]: string } = {
  cards: 'Cards',
  techs: 'Techs',
  charts: 'Starting charts',
  setup: 'Set-up',
  critical: 'Critical resources',
  resources: 'Map resources',
  options: 'Options of the table',
}

const FIELDS: { readonly [field: string]: string } = {
  title: 'Title',
  ap: 'AP',
  tabs: 'Tabs',
  p2: 'With two players',
  p3: 'With three players',
  play: 'When it is performed',
  keepFree: 'Kept at no cost',
  formula: 'Event',
  name: 'Name',
  short: 'Short name',
  kind: 'Used as',
  cost: 'Cost',
  oncePerTurn: 'Once per turn',
  cubePrice: 'Price of a special cube',
  setsAside: 'Special cubes take the place of cubes',
  powers: 'Powers',
  trigger: 'Moment',
  widens: 'Widens',
  uses: 'Uses together',
  influences: 'Counts as an Influence action',
  excludes: 'Never beside',
  whole: 'Whole or not at all',
  startCp: 'CP at the start',
  slotPrices: 'Prices of the slots',
  keepCost: 'Price of keeping',
  top: 'Cards on top',
  actions: 'Action cards in each pile',
  basesOut: 'Bases out of the game',
  resource: 'Resource',
  sets: 'Card sets',
  modules: 'Modules',
}

const SETUP_ROWS: { readonly [row: string]: string } = { prices: 'Prices' }
export const PLAYERS: { readonly [count: string]: string } = { 2: 'Two players', 3: 'Three players', 4: 'Four players' }

const base = (id: string): string => baseName(BASES.findIndex((one) => one === id))
const orbit = (id: string): string => orbitName(ORBITALS.findIndex((one) => one === id))
const resource = (id: string): string => resourceLabel(RESOURCES.findIndex((one) => one === id))

export function chartText({ fleets, influence }: Chart): string {
  const ships = fleets.map(([fleet, orbital, n]) => {
    const plain = FLEETS.indexOf(fleet) < FACTIONS.length
    return `${n}${plain ? '' : ` ${fleet}`} at ${orbit(orbital)}`
  })
  const cubes = influence.map(([id, n]) => `${n} on ${base(id)}`)
  return `fleets ${ships.join(', ') || 'none'}; influence ${cubes.join(', ') || 'none'}`
}

function costText({ ap, cp, token }: AbilityRow['cost']): string {
  const parts = [ap > 0 ? `${ap} AP` : '', cp > 0 ? `${cp} CP` : '', token > 0 ? `${token} tokens` : '']
  return parts.filter((part) => part !== '').join(', ') || 'nothing'
}

function valueText(field: string, value: Json | undefined): string {
  if (value === undefined || value === null) return 'none'
  if (field === 'formula') return effectText(value as unknown as Formula) || 'nothing'
  if (field === 'cost') return costText(value as unknown as AbilityRow['cost'])
  if (field === 'basesOut') return (value as readonly string[]).map(base).join(', ') || 'none'
  if (field === 'resource' && typeof value === 'string') return resource(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function difference({ section, row, field, was, now }: Difference, pack: Pack): ToldDifference {
  const told = (rowName: string, name: string, text: (value: Json | undefined) => string): ToldDifference => ({
    section: SECTIONS[section as keyof Tables],
    row: rowName,
    field: name,
    was: text(was),
    now: text(now),
  })
  const plain = (value: Json | undefined): string => valueText(field, value)
  const tables = shelf.with(pack)
  switch (section) {
    case 'cards':
      return told(tables.cards[row]?.title ?? row, FIELDS[field] ?? field, plain)
    case 'techs':
      return told(tables.techs[row]?.name ?? row, field === 'formula' ? 'Effect' : (FIELDS[field] ?? field), plain)
    case 'charts':
      return told(PLAYERS[row] ?? row, field, (value) =>
        value === undefined ? 'none' : chartText(value as unknown as Chart),
      )
    case 'critical':
      return told(row, PLAYERS[field] ?? field, (value) => listed(value).map(resource).join(', ') || 'none')
    case 'resources':
      return told(base(row), '', plain)
    case 'options':
      return told(FIELDS[row] ?? row, '', (value) => valueText(row, value))
    default:
      return told(SETUP_ROWS[row] ?? PLAYERS[row] ?? row, FIELDS[field] ?? field, plain)
  }
}

const listed = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : []

const LEVELS = ['mat', 'tech I', 'tech II', 'tech III']

const cardLine = (row: CardRow): PackText => ({
  section: SECTIONS.cards,
  row: row.title,
  text: `${row.id}, ${row.ap} AP, ${inWords([...row.tabs])}. ${cardText(row)}`,
})

const techLine = (row: AbilityRow, beside: readonly AbilityRow[]): PackText => ({
  section: SECTIONS.techs,
  row: row.name,
  text: `${row.id}, ${row.of === 'rocinante' ? 'crew of the Rocinante' : `${row.of}, ${LEVELS[row.level]}`}. ${abilityText(
    row,
    {
      abilities: beside.map((one) => ({ row: one })),
    },
  )}`,
})

function text(pack: Pack): readonly PackText[] {
  const { cards, techs, charts, resources } = shelf.with(pack)
  const abilities = Object.values(techs)
  return [
    ...Object.values(cards).map(cardLine),
    ...abilities.map((row) => techLine(row, abilities)),
    ...Object.entries(charts).flatMap(([players, rows]) =>
      Object.entries(rows).map(([faction, chart]) => ({
        section: SECTIONS.charts,
        row: `${PLAYERS[players] ?? players}, ${faction}`,
        text: chartText(chart),
      })),
    ),
    ...BASES.map((id) => ({ section: SECTIONS.resources, row: base(id), text: resource(resources[id].resource) })),
  ]
}

const NOUNS: { readonly [section: string]: string } = {
  [SECTIONS.cards]: 'card',
  [SECTIONS.techs]: 'tech',
  [SECTIONS.charts]: 'starting chart',
  [SECTIONS.setup]: 'value of the set-up',
  [SECTIONS.critical]: 'faction with other critical resources',
  [SECTIONS.resources]: 'map resource',
  [SECTIONS.options]: 'option',
}

const MANY: { readonly [noun: string]: string } = {
  'value of the set-up': 'values of the set-up',
  'faction with other critical resources': 'factions with other critical resources',
}

const counted = (section: string, n: number): string => {
  const noun = NOUNS[section] ?? 'row'
  return `${n} ${n === 1 ? noun : (MANY[noun] ?? `${noun}s`)}`
}

export const packs: PackWords = { difference, text, counted }
