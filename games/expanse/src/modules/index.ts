import { SETS } from '../data/cards.ts'
import { MODULE_ROWS } from '../data/modules.ts'
import { type Draft, packBox, type PlayerCount } from '../rules/box.ts'
import { TABLES } from '../steps/explain.ts'
import { STEPS } from '../steps/index.ts'
import type { Box } from '../types.ts'
import { accident, beta, firstHolder, standee, STANDEE_CONDITIONS, weigh } from './beta.ts'
import { delta, payment, PAYMENT_CONDITIONS, promote, PROMOTE_CONDITIONS, tokenBonus } from './delta.ts'
import { epsilon } from './epsilon.ts'
import { deploy, DEPLOY_CONDITIONS, gamma } from './gamma.ts'

/** A module: what it changes in the tables and in the lists of steps of a box. */
export interface Module {
  edit(box: Draft): void
}

/** By id; they edit in this order, so that the standee is put down last (DC-X.7). */
const MODULES: { readonly [id: string]: Module } = { gamma, delta, epsilon, beta }

Object.assign(STEPS, { deploy, firstHolder, standee, weigh, accident, payment, promote, tokenBonus })
Object.assign(TABLES, {
  deploy: DEPLOY_CONDITIONS,
  standee: STANDEE_CONDITIONS,
  payment: PAYMENT_CONDITIONS,
  promote: PROMOTE_CONDITIONS,
})

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
  const key = [players, ...sets, '', ...modules].join(' ')
  const known = made.get(key)
  if (known !== undefined) return known
  const box = packBox(players, sets, modules, setsWith(sets, modules))
  for (const id of Object.keys(MODULES)) if (modules.includes(id)) MODULES[id]?.edit(box)
  made.set(key, box)
  return box
}
