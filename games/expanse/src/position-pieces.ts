import {
  at,
  type Codec,
  codec,
  type Entries,
  type FieldCodec,
  fieldsIn,
  hasBit,
  indexesIn,
  indexIn,
  type Json,
  unlessEmpty,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { FLEET_ROWS } from './data/pieces.ts'
import { ALL_BASES, HOME } from './rules/map.ts'
import { addCube, cubesLeft, enterFleet, ROCINANTE, rocinanteAt } from './rules/pieces.ts'
import { BASES, CUBES, FLEETS, ORBITALS, type State } from './types.ts'
import { cellOf } from './rules/cell.ts'

/* Cubes, fleets and Bases of a position. */

/** `{ ceres: { UN: 2 } }`: how many of each kind are at each place. */
function standing(list: readonly number[], kinds: readonly string[], places: readonly string[]): Json | undefined {
  const out: Entries = {}
  for (const [place, name] of places.entries()) {
    const there: Entries = {}
    for (const [kind, id] of kinds.entries())
      if (at(list, cellOf(kind, place)) > 0) there[id] = at(list, cellOf(kind, place))
    if (Object.keys(there).length > 0) out[name] = there
  }
  return unlessEmpty(out)
}

type Enter = (kind: number, place: number, many: number, where: string) => void

function readStanding(
  json: Json,
  where: string,
  kinds: readonly string[],
  places: readonly string[],
  enter: Enter,
): void {
  for (const [place, there] of Object.entries(fieldsIn(json, where))) {
    const p = indexIn(place, places, where)
    for (const [kind, n] of Object.entries(fieldsIn(there, `${where}.${place}`))) {
      const path = `${where}.${place}.${kind}`
      enter(indexIn(kind, kinds, `${where}.${place}`), p, wholeNumber(n, path, 0), path)
    }
  }
}

const atMost = (many: number, left: number, total: number, where: string): void => {
  if (many > left) throw new Wrong(where, `at most ${left} (${total} in all, the others are elsewhere)`)
}

export const cubes: FieldCodec<number[], State> = {
  key: 'bases',
  after: ['destroyed'],
  write: (list) => standing(list, CUBES, BASES),
  read(json, where, s) {
    readStanding(json, where, CUBES, BASES, (cube, b, many, path) => {
      if (!hasBit(s.inPlay, b))
        throw new Wrong(path, `no cubes: ${BASES[b]} is out of play with ${s.ruleset.players} players`)
      atMost(many, cubesLeft(s, cube), at(s.ruleset.cubeTotals, cube), path)
      for (let i = 0; i < many; i++) addCube(s, cube, b, 1)
    })
    return s.cubes
  },
}

function withRocinante(s: State): number[] {
  if (rocinanteAt(s) < 0) enterFleet(s, ROCINANTE, at(HOME, s.captain))
  return s.fleets
}

/** The Rocinante is at its captain's home where a position leaves it out. */
export const fleets: Codec<number[], State> = {
  write: (list) => standing(list, FLEETS, ORBITALS),
  read(json, where, s) {
    readStanding(json, where, FLEETS, ORBITALS, (fleet, o, many, path) => {
      const home = FLEETS.indexOf(FLEET_ROWS[fleet]?.reserve ?? 'UN')
      atMost(many, at(s.reserve, home), at(s.ruleset.fleetTotals, home), path)
      for (let i = 0; i < many; i++) enterFleet(s, fleet, o)
    })
    return withRocinante(s)
  },
  usual: (_where, s) => withRocinante(s),
}

/** Bases in play are written as those that were destroyed. */
export const destroyed: FieldCodec<number, State> = {
  key: 'destroyed',
  write: (inPlay, s) => unlessEmpty(codec.namesOfMask(ALL_BASES & ~s.ruleset.basesOut & ~inPlay, BASES)),
  read: (json, where, _s, { now }) => now & ~codec.maskOf(indexesIn(json, BASES, where)),
}
