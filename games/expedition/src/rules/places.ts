import { type Ruleset, NONE, type Planet, type Player, type System } from '../types.ts'

/* TE-18.11: places and people by what a person would type. */

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s'’_-]/g, '')

/** A row of a table by its id or name. */
export const findNamed = <R extends { readonly id: string; readonly name: string }>(
  rows: readonly R[],
  said: string,
): R | undefined => rows.find(({ id, name }) => plain(id) === plain(said) || plain(name) === plain(said))

export function findPlayer(ruleset: Ruleset, said: string | number | undefined): Player {
  if (typeof said === 'number') return Number.isInteger(said) && said >= 0 && said < ruleset.seats ? said : NONE
  if (said === undefined) return NONE
  const name = plain(said)
  const byName = ruleset.names.findIndex((one) => plain(one) === name)
  return byName >= 0 ? byName : ruleset.factions.findIndex((row) => plain(row.id) === name || plain(row.name) === name)
}

export function findPlanet(ruleset: Ruleset, said: string): Planet {
  const name = plain(said)
  return ruleset.planets.findIndex(({ row }) => plain(row.name) === name || plain(row.id) === name)
}

const hexOf = (said: string): readonly [number, number] | undefined => {
  const [, q, r] = /^\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?$/.exec(said.trim()) ?? []
  return q === undefined || r === undefined ? undefined : [Number(q), Number(r)]
}

/** A system by tile number, axial "(q,r)", its name, or a planet in it. */
export function findSystem(ruleset: Ruleset, said: string): System {
  const hex = hexOf(said)
  if (hex !== undefined)
    return ruleset.systems.findIndex(
      ({ q, r, fracture, offMap }) => !fracture && !offMap && q === hex[0] && r === hex[1],
    )
  const name = plain(said)
  const byTile = ruleset.systems.findIndex(({ tile, name: own }) => tile === name || plain(own) === name)
  return byTile >= 0 ? byTile : (ruleset.planets[findPlanet(ruleset, said)]?.system ?? NONE)
}

/** Whether the words name a hyperlane: by its entry, its number or its hex. */
export function isHyperlane(ruleset: Ruleset, said: string): boolean {
  const hex = hexOf(said)
  const name = plain(said)
  return ruleset.hyperlanes.some(({ entry, q, r }) =>
    hex === undefined
      ? plain(entry) === name || `${Number.parseInt(entry, 10)}` === name
      : q === hex[0] && r === hex[1],
  )
}
