import { type Fields, fieldsIn, indexIn, type Json, Wrong } from '@orrery/kernel'
import { hexNamed } from './notation.ts'
import { SEATS } from './types.ts'
import type { Hex, Player, State } from './types.ts'

/* What every part of a position is read with. */

export const who = (s: State): readonly string[] => SEATS.slice(0, s.box.players)

/** One value per player: `{ A: ... }`. */
export function perPlayer(
  s: State,
  p: Fields,
  field: string,
  read: (value: Json, player: Player, where: string) => void,
): void {
  for (const [name, value] of Object.entries(fieldsIn(p[field], field))) {
    read(value, indexIn(name, who(s), field), `${field}.${name}`)
  }
}

export function readHex(s: State, json: Json | undefined, where: string): Hex {
  const h = typeof json === 'string' ? hexNamed(json) : undefined
  if (h === undefined || h >= s.box.cells)
    throw new Wrong(where, `a hex of the board of ${s.box.cells}, such as "1,-2"`)
  return h
}
