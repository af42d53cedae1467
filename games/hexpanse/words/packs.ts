import type { Difference, Json, Pack, PackText, PackWords, ToldDifference } from '@orrery/kernel'
import { plural } from '@orrery/kernel'
import { packs as shelf } from '../src/packs.ts'
import type { Axial, BoardRow, MissionRow, Tables, Term } from '../src/types.ts'
import { boardName, fieldName, numbersName, SECTIONS, valueName } from './pack-names.ts'
import { abilityText, cardText, factionText, minorText } from './texts.ts'

/* Packs in words: what they hold, and what differs from what is delivered. */

type Section = keyof Tables

/** What a row is called. */
export function rowName(tables: Tables, section: string, row: string): string {
  switch (section as Section) {
    case 'cards':
      return tables.cards[row]?.name ?? row
    case 'missions':
      return tables.missions[row]?.name ?? row
    case 'minors':
      return tables.minors[row]?.name ?? row
    case 'factions':
      return tables.factions[row]?.name ?? row
    case 'boards':
      return boardName(row)
    default:
      return numbersName(row)
  }
}

const hexes = (cells: readonly Axial[]): string => cells.map(([q, r]) => `${q},${r}`).join(' ') || 'none'

const missionText = ({ shape }: MissionRow): string =>
  `${shape.charAt(0).toUpperCase()}${shape.slice(1)}: nine units in this shape, turned any way.`
const boardText = ({ cells, hexilum }: BoardRow): string =>
  `${cells} hexes, ${hexilum.length === 0 ? 'none' : hexilum.length} of them with hexilum.`

function valueText(field: string, value: Json | undefined): string {
  if (value === undefined || value === null) return 'none'
  if (field === 'ability') return abilityText(value as unknown as readonly Term[])
  if (field === 'cells' || field === 'hexilum') return hexes(value as unknown as readonly Axial[])
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : valueName(String(value))
}

function difference({ section, row, field, was, now }: Difference, pack: Pack): ToldDifference {
  return {
    section: SECTIONS[section as Section],
    row: rowName(shelf.with(pack), section, row),
    field: section === 'options' ? '' : fieldName(field),
    was: valueText(field, was),
    now: valueText(field, now),
  }
}

const numbersText = (row: object): string =>
  Object.entries(row)
    .map(([field, value]) => `${fieldName(field)}: ${String(value)}`)
    .join('; ')

/** What a row says; '' for options. */
export function rowText(tables: Tables, section: string, id: string): string {
  const { cards, missions, boards, minors, factions, setup } = tables
  const [card, mission, board] = [cards[id], missions[id], boards[id]]
  const [minor, faction] = [minors[id], factions[id]]
  if (section === 'cards' && card !== undefined) return cardText(card)
  if (section === 'missions' && mission !== undefined) return missionText(mission)
  if (section === 'boards' && board !== undefined) return boardText(board)
  if (section === 'minors' && minor !== undefined) return minorText(minor)
  if (section === 'factions' && faction !== undefined) return factionText(faction)
  return section === 'setup' ? numbersText(setup[id as keyof typeof setup]) : ''
}

const price = ({ cards }: Tables, section: string, id: string): string => {
  const row = section === 'cards' ? cards[id] : undefined
  return row === undefined ? '' : `${row.cost} hexilum, ${plural(row.copies, 'copy', 'copies')}. `
}

const TOLD: readonly Section[] = ['cards', 'missions', 'boards', 'minors', 'factions', 'setup']

function text(pack: Pack): readonly PackText[] {
  const tables = shelf.with(pack)
  return TOLD.flatMap((section) =>
    Object.keys(tables[section]).map((id) => ({
      section: SECTIONS[section],
      row: rowName(tables, section, id),
      text: `${price(tables, section, id)}${rowText(tables, section, id)}`,
    })),
  )
}

const NOUNS: { readonly [section: string]: readonly [one: string, many: string] } = {
  [SECTIONS.cards]: ['card', 'cards'],
  [SECTIONS.missions]: ['mission', 'missions'],
  [SECTIONS.boards]: ['board', 'boards'],
  [SECTIONS.minors]: ['minor faction', 'minor factions'],
  [SECTIONS.factions]: ['faction', 'factions'],
  [SECTIONS.setup]: ['value of the set-up', 'values of the set-up'],
  [SECTIONS.options]: ['option', 'options'],
}

const counted = (section: string, n: number): string => {
  const [one, many] = NOUNS[section] ?? ['row', 'rows']
  return `${n} ${n === 1 ? one : many}`
}

export const packs: PackWords = { difference, text, counted }
