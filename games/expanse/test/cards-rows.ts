import { expect } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { BASES, CUBES, FACTIONS, FLEETS, ORBITALS } from '../src/types.ts'
import type { FactionId } from '../src/types.ts'
import { performing, type Spec, table, type Table } from './table.ts'

/* A test of a card is a row: who performs it, what lies on the map, what is played, what lies there afterwards. */

/** `{ ceres: { UN: 1, MCR: 2 } }`: what stands at each place. */
export interface Pieces {
  readonly [place: string]: { readonly [kind: string]: number }
}

export interface Row {
  /** Begins with the id and the name of the card, such as 'A16 Slingshot Racing: ...'. */
  readonly title: string
  readonly by: FactionId
  readonly players?: 2 | 3 | 4
  readonly bases?: Pieces
  readonly fleets?: Pieces
  /** Further fields of the position. */
  readonly with?: Spec
  readonly script: readonly string[]
  /** What has changed when the Event is over; what is not named here is as it was. */
  readonly after?: {
    readonly bases?: Pieces
    readonly fleets?: Pieces
    readonly cp?: { readonly [faction: string]: number }
    readonly kept?: { readonly [faction: string]: readonly string[] }
  }
}

/** A line is not open, and is refused under these rules. */
function refuses(t: Table, line: string, rules: string): void {
  expect([...new Set(t.rules(line))].join(' and '), `${line} is refused`).toBe(rules)
  expect(t.offer(), `${line} is not open`).not.toContain(line)
}

/**
 * Plays a script line by line. Besides moves there are: `asks OPA` (who has to answer now), `open: a, b` (the whole
 * offer, in any order) and `refused EX-10.1: stop` (the rule a line is refused under; several are joined by ` and `).
 */
export function follow(t: Table, script: readonly string[]): Table {
  for (const line of script) {
    const refused = /^refused (.+?): (.+)$/.exec(line)
    if (refused !== null) refuses(t, refused[2] ?? '', refused[1] ?? '')
    else if (line.startsWith('asks ')) expect(t.asked(), line).toBe(line.slice(5))
    else if (line.startsWith('open: ')) expect(t.offer().toSorted(), line).toEqual(line.slice(6).split(', ').toSorted())
    else t.do(line)
  }
  return t
}

const at = (places: readonly string[], kinds: readonly string[], n: (place: string, kind: string) => number): Pieces =>
  Object.fromEntries(
    places.flatMap((place) => {
      const here = kinds.flatMap((kind) => (n(place, kind) > 0 ? [[kind, n(place, kind)] as const] : []))
      return here.length === 0 ? [] : [[place, Object.fromEntries(here)] as const]
    }),
  )

/** All cubes on the map. */
export const basesOf = (t: Table): Pieces => at(BASES, CUBES, (b, c) => t.cubes(b as never, c as never))
/** All fleets on the map. */
export const fleetsOf = (t: Table): Pieces => at(ORBITALS, FLEETS, (o, f) => t.fleets(o as never, f as never))

const keptBy = (t: Table): { readonly [faction: string]: readonly string[] } =>
  Object.fromEntries(FACTIONS.filter((p) => t.kept(p).length > 0).map((p) => [p, t.kept(p)]))
const pointsOf = (t: Table): { readonly [faction: string]: number } =>
  Object.fromEntries(FACTIONS.slice(0, t.state.seating.length).map((p) => [p, t.cp(p)]))

/** Places left without a piece are no places. */
const tidy = (pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).filter(([, kinds]) => Object.keys(kinds).length > 0))

export const tableFor = (row: Omit<Row, 'script' | 'after'>): Table =>
  table({
    players: row.players ?? 4,
    ...performing(row.by, row.title.slice(0, 3)),
    bases: row.bases ?? {},
    fleets: row.fleets ?? {},
    ...row.with,
  })

/** Performs the card of a row and compares everything on the map, all CP and all Kept Events. */
export function check(row: Row): void {
  const [id, name] = [row.title.slice(0, 3), row.title.slice(4, row.title.indexOf(':'))]
  const printed = CARDS.find((card) => card.id === id)
  expect(printed?.title).toBe(name)
  expect(printed?.tabs).toContain(row.by)
  const t = tableFor(row)
  const began = table({
    players: row.players ?? 4,
    active: row.by,
    bases: row.bases ?? {},
    fleets: row.fleets ?? {},
    ...row.with,
  })
  follow(t, row.script)
  expect(basesOf(t), 'bases').toEqual(tidy({ ...basesOf(began), ...row.after?.bases }))
  expect(fleetsOf(t), 'fleets').toEqual(tidy({ ...fleetsOf(began), ...row.after?.fleets }))
  expect(pointsOf(t), 'cp').toEqual({ ...pointsOf(began), ...row.after?.cp })
  expect(keptBy(t), 'kept').toEqual(row.after?.kept ?? keptBy(began))
  expect([t.step(), t.asked()], 'the Event is over and the next turn begins').toEqual(['turn', nextOf(row)])
  expect(t.discard()).toContain(id)
  expect(game.faults(t.state)).toEqual([])
}

const nextOf = (row: Row): string | undefined => FACTIONS[(FACTIONS.indexOf(row.by) + 1) % (row.players ?? 4)]
