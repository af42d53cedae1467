import { type Fields, indexesIn, indexIn, Wrong } from '@orrery/kernel'
import { perPlayer } from './position-fields.ts'
import { FACTIONS, MINORS, MISSIONS, NONE } from './types.ts'
import type { State } from './types.ts'

/* Factions, minor factions and missions of a position. */

/** Names by player; in play whoever is left out gets the first that nobody has. */
function readNames(s: State, p: Fields, field: string, names: readonly string[], into: number[]): void {
  const common = field === 'missions' && p['common'] !== undefined ? indexIn(p['common'], MISSIONS, 'common') : NONE
  perPlayer(s, p, field, (value, player, where) => {
    into[player] = indexIn(value, names, where)
  })
  if (new Set(into.filter((i) => i !== NONE)).size < into.filter((i) => i !== NONE).length)
    throw new Wrong(field, 'a different one for each player')
  if (s.round === 0) return
  for (let q = 0; q < into.length; q++)
    if (into[q] === NONE) into[q] = names.findIndex((_, i) => i !== common && !into.includes(i))
}

const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

function readPool(
  p: Fields,
  field: string,
  names: readonly string[],
  taken: readonly number[],
  usual: readonly number[],
): number[] {
  const pool = p[field] === undefined ? sorted(usual) : indexesIn(p[field], names, field)
  if (!distinct(pool) || String(sorted(pool)) !== String(pool)) throw new Wrong(field, 'each once, in their order')
  if (taken.some((i) => i !== NONE && !pool.includes(i))) throw new Wrong(field, 'all that players have')
  return pool
}

export function readDrafts(s: State, p: Fields): void {
  readNames(s, p, 'factions', FACTIONS, s.factions)
  if (s.box.minors > 0) readNames(s, p, 'minors', MINORS, s.minors)
  else if (p['minors'] !== undefined || p['minorPool'] !== undefined) throw new Wrong('minors', 'none in this mode')
  if (s.box.secret) readNames(s, p, 'missions', MISSIONS, s.missions)
  else if (p['missions'] !== undefined) throw new Wrong('missions', 'none of their own in this mode')
  const free = MISSIONS.findIndex((_, i) => !s.missions.includes(i))
  s.common = p['common'] === undefined ? (s.round === 0 ? NONE : free) : indexIn(p['common'], MISSIONS, 'common')
  if (s.missions.includes(s.common) && s.common !== NONE) throw new Wrong('common', 'a mission that nobody has')
  const minors = s.minors.filter((i) => i !== NONE)
  const left = s.round === 0 ? [] : [MINORS.findIndex((_, i) => !s.minors.includes(i))]
  s.minorPool = s.box.minors > 0 ? readPool(p, 'minorPool', MINORS, s.minors, [...minors, ...left]) : []
  const missions = [...s.missions, s.common].filter((i) => i !== NONE)
  s.missionPool = readPool(p, 'missionPool', MISSIONS, missions, missions)
  readPoolSizes(s)
}

/** HX-5.4, HX-5.7: players + 1 are revealed, or none yet. */
function readPoolSizes(s: State): void {
  const most = s.box.players + 1
  const missions = s.box.secret ? most : 1
  if (s.box.minors > 0 && s.minorPool.length !== most && (s.round > 0 || s.minorPool.length > 0))
    throw new Wrong('minorPool', `${most} minor factions`)
  if (s.missionPool.length !== missions && (s.round > 0 || s.missionPool.length > 0))
    throw new Wrong('missionPool', `${missions} in this mode`)
}
