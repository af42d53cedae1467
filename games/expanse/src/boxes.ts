import { MODULES } from '../modules/index.ts'
import { SETS } from './data/cards.ts'
import { boxKey, packBox, type PlayerCount } from './rules/box.ts'
import { STEP_LISTS } from './steps/index.ts'
import type { Box } from './types.ts'

const EDITING = MODULES.toSorted((a, b) => (a.editsLate ?? 0) - (b.editsLate ?? 0))

/** Ids of modules that a table may ask for with so many players (DC-X.1). */
export const modulesFor = (players: number): readonly string[] =>
  MODULES.filter((module) => module.players.includes(players)).map((module) => module.id)

const setsWith = (sets: readonly string[], modules: readonly string[]): readonly string[] => {
  const brought = MODULES.filter((module) => modules.includes(module.id)).map((module) => module.set)
  return SETS.map((set) => set.id).filter((id) => sets.includes(id) || brought.includes(id))
}

const made = new Map<string, Box>()

/** The box for a table; equal options share one. */
export function boxFor(players: PlayerCount, sets: readonly string[], modules: readonly string[]): Box {
  const key = boxKey(players, sets, modules)
  const known = made.get(key)
  if (known !== undefined) return known
  const box = packBox(players, sets, modules, setsWith(sets, modules), STEP_LISTS)
  for (const module of EDITING) if (modules.includes(module.id)) module.edit(box)
  made.set(key, box)
  return box
}

/** The box that wrote this key. */
export function openBox(key: string): Box {
  const [players, sets = '', ...modules] = key.split(':')
  return boxFor(Number(players) as PlayerCount, sets === '' ? [] : sets.split('+'), modules)
}
