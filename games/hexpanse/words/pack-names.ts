import { HOUSE_RULES } from '../src/data/house.ts'
import { ICON_ROWS } from '../src/data/icons.ts'
import type { Tables } from '../src/types.ts'

/* What the parts and values of a pack are called. */

export const SECTIONS: { readonly [section in keyof Tables]: string } = {
  missions: 'Missions',
  cards: 'Cards',
  boards: 'Boards',
  minors: 'Minor factions',
  factions: 'Factions',
  setup: 'Set-up',
  options: 'Options of the table',
}

const FIELDS: { readonly [field: string]: string } = {
  name: 'Name',
  cost: 'Cost',
  copies: 'Copies',
  reusable: 'Reusable',
  ability: 'Ability',
  shape: 'Shape',
  cells: 'Cells',
  hexilum: 'Hexilum hexes',
  trigger: 'Runs',
  life: 'Life',
  canAttack: 'Can attack',
  normal: 'Normal units',
  minor: 'Minor units',
  start: 'At the start',
  most: 'At most',
  entry: 'For a hexilum hex',
  round: 'From round',
  step: 'One more damage after rounds',
}

export const fieldName = (field: string): string => FIELDS[field] ?? field

const ROWS: { readonly [row: string]: string } = {
  life: 'Life of a warlord',
  income: 'Income',
  hexilum: 'Hexilum',
  exhaustion: 'Exhaustion',
  seaman: 'Units, Seaman',
  captain: 'Units, Captain',
  admiral: 'Units, Admiral',
  mode: 'Mode',
  resign: 'Players may resign',
}

/** Rows of the set-up and options. */
export const numbersName = (row: string): string =>
  ROWS[row] ?? HOUSE_RULES.find(({ name }) => name === row)?.title ?? row

const BOARDS: { readonly [id: string]: string } = { B37: 'Board of 37', B61: 'Board of 61', B91: 'Board of 91' }
export const boardName = (id: string): string => BOARDS[id] ?? id

const VALUES: { readonly [value: string]: string } = {
  placement: 'when placed',
  destruction: 'when destroyed',
  passive: 'all the time',
  near: 'next to your warlord',
  enemy: 'only enemy and neutral units',
  seaman: 'Seaman',
  captain: 'Captain',
  admiral: 'Admiral',
}

/** A value as a form shows it. */
export const valueName = (value: string): string =>
  VALUES[value] ?? ICON_ROWS.find(({ id }) => id === value)?.name ?? ROWS[value] ?? value
