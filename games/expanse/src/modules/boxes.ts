import { SETS } from '../data/cards.ts'
import { MODULE_ROWS } from '../data/modules.ts'
import { boxKey, type Draft, packBox, type PlayerCount } from '../rules/box.ts'
import type { Box } from '../types.ts'
import { alpha } from './alpha.ts'
import { beta } from './beta.ts'
import { delta } from './delta.ts'
import { epsilon } from './epsilon.ts'
import { gamma } from './gamma.ts'

/** A module: what it changes in the tables and in the lists of steps of a box. */
interface Module {
  edit(box: Draft): void
}

/** By id; they edit in this order, so that the standee is put down last (DC-X.7), and techs pay before an accident. */
const MODULES: { readonly [id: string]: Module } = { gamma, delta, epsilon, beta, alpha }

/** Ids of modules that a table may ask for with so many players (DC-X.1). */
export const modulesFor = (players: number): readonly string[] =>
  MODULE_ROWS.filter((row) => row.players.includes(players)).map((row) => row.id)

const setsWith = (sets: readonly string[], modules: readonly string[]): readonly string[] => {
  const brought = MODULE_ROWS.filter((row) => modules.includes(row.id)).map((row) => row.set)
  return SETS.map((set) => set.id).filter((id) => sets.includes(id) || brought.includes(id))
}

const made = new Map<string, Box>()

/** The box for a table; equal options share one. */
export function boxFor(players: PlayerCount, sets: readonly string[], modules: readonly string[]): Box {
  const key = boxKey(players, sets, modules)
  const known = made.get(key)
  if (known !== undefined) return known
  const box = packBox(players, sets, modules, setsWith(sets, modules))
  for (const id of Object.keys(MODULES)) if (modules.includes(id)) MODULES[id]?.edit(box)
  made.set(key, box)
  return box
}

/** The box that wrote this key. */
export function openBox(key: string): Box {
  const [players, sets = '', ...modules] = key.split(':')
  return boxFor(Number(players) as PlayerCount, sets === '' ? [] : sets.split('+'), modules)
}
