import { itemAt, type Move } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { FLEET_ROWS } from './data/pieces.ts'
import { groupCode } from './rules/fleets.ts'
import * as moves from './rules/moves.ts'
import { BANDS, BASES, type Ruleset, CUBES, type Fleet, FLEETS, ORBITALS, SECTORS, SLOTS, type State } from './types.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const pairs = (n: number, m: number, make: (a: number, b: number) => Move): Move[] =>
  upTo(n).flatMap((a) => upTo(m).map((b) => make(a, b)))

/** How many of a kind can be in one place: a Battleship may be whole or damaged. */
const mostOf = (ruleset: Ruleset, kind: Fleet): number =>
  itemAt(ruleset.fleetTotals, FLEETS.indexOf(FLEET_ROWS[kind]?.reserve ?? 'UN'))

/** Every group some player's pieces could form, the empty one too. */
function groups(ruleset: Ruleset): readonly number[] {
  const all = new Set<number>()
  for (let p = 0; p < ruleset.players; p++) {
    let list = [0]
    for (const kind of itemAt(ruleset.fleetsAsCaptain, p)) {
      list = list.flatMap((group) => upTo(mostOf(ruleset, kind) + 1).map((n) => group + groupCode(kind, n)))
    }
    for (const group of list) all.add(group)
  }
  return [...all]
}

function makeUniverse(ruleset: Ruleset): readonly Move[] {
  return [
    ...upTo(SLOTS).map(moves.take),
    ...ruleset.pool.map(moves.play),
    moves.perform,
    moves.keep,
    moves.points,
    moves.decline,
    ...upTo(BASES.length).map(moves.influence),
    ...upTo(BASES.length).map(moves.diplomat),
    ...pairs(ORBITALS.length, ORBITALS.length, moves.move),
    ...upTo(FLEETS.length).map(moves.build),
    ...upTo(ruleset.abilities.length).map(moves.use),
    moves.finish,
    ...groups(ruleset).map(moves.fleets),
    ...pairs(CUBES.length, BASES.length, moves.cube),
    ...upTo(CUBES.length).map(moves.which),
    ...upTo(BASES.length).map(moves.base),
    ...upTo(ORBITALS.length).map(moves.orbital),
    ...upTo(BANDS.length).map(moves.band),
    ...pairs(FLEETS.length, ORBITALS.length, moves.fleet),
    ...upTo(10).map(moves.number),
    ...upTo(3).map(moves.option),
    ...upTo(SLOTS).map(moves.slot),
    ...ruleset.pool.map(moves.discard),
    moves.stop,
    ...upTo(SECTORS.length).map(moves.bonus),
    moves.pass,
    ...MODULES.flatMap((module) => Object.values(module.moves ?? {})).flatMap((kind) => kind.all(ruleset)),
  ]
}

const made = new WeakMap<Ruleset, readonly Move[]>()

/** Every move that could ever be named at this table. */
export function universe(s: State): readonly Move[] {
  const known = made.get(s.ruleset)
  if (known !== undefined) return known
  const list = makeUniverse(s.ruleset)
  made.set(s.ruleset, list)
  return list
}
