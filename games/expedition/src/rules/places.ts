import { type Box, NONE, type Planet, type Player, type System } from '../types.ts'

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

export function findPlayer(box: Box, said: string | number | undefined): Player {
  if (typeof said === 'number') return Number.isInteger(said) && said >= 0 && said < box.seats ? said : NONE
  if (said === undefined) return NONE
  const name = plain(said)
  const byName = box.names.findIndex((one) => plain(one) === name)
  return byName >= 0 ? byName : box.factions.findIndex((row) => plain(row.id) === name || plain(row.name) === name)
}

export function findPlanet(box: Box, said: string): Planet {
  const name = plain(said)
  return box.planets.findIndex(({ row }) => plain(row.name) === name || plain(row.id) === name)
}

const hexOf = (said: string): readonly [number, number] | undefined => {
  const [, q, r] = /^\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?$/.exec(said.trim()) ?? []
  return q === undefined || r === undefined ? undefined : [Number(q), Number(r)]
}

/** A system by tile number, axial "(q,r)", its name, or a planet in it. */
export function findSystem(box: Box, said: string): System {
  const hex = hexOf(said)
  if (hex !== undefined)
    return box.systems.findIndex(({ q, r, fracture, offMap }) => !fracture && !offMap && q === hex[0] && r === hex[1])
  const name = plain(said)
  const byTile = box.systems.findIndex(({ tile, name: own }) => tile === name || plain(own) === name)
  return byTile >= 0 ? byTile : (box.planets[findPlanet(box, said)]?.system ?? NONE)
}

/** Whether the words name a hyperlane: by its entry, its number or its hex. */
export function isHyperlane(box: Box, said: string): boolean {
  const hex = hexOf(said)
  const name = plain(said)
  return box.hyperlanes.some(({ entry, q, r }) =>
    hex === undefined
      ? plain(entry) === name || `${Number.parseInt(entry, 10)}` === name
      : q === hex[0] && r === hex[1],
  )
}
