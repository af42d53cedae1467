import { itemAt, type Rng } from '@orrery/kernel'
import type { Spec } from '../table.ts'
import { basesInPlay, type Faction, MAP, type Sector, type Table } from './rulebook.ts'

/* Tables at random, crowded enough for ties of every kind. */

const FACTIONS: readonly Faction[] = ['UN', 'MCR', 'OPA', 'PG']
const ORBITALS = [...new Set(Object.values(MAP).map(([orbital]) => orbital))]
/** Fleets in the box, and cubes that everybody has. */
const FLEETS: { readonly [fleet: string]: number } = { UN: 5, MCR: 3, OPA: 5, PG: 5, battleship: 2, scrap: 2 }

const CUBES = 14

export const SECTORS: readonly Sector[] = ['inner', 'belt', 'outer']

const ownerOf = (fleet: string): string =>
  fleet === 'battleship' ? 'MCR' : fleet === 'scrap' ? 'OPA' : (fleet.split('-')[0] ?? '')

function someFleets(rng: Rng, players: readonly Faction[], captain: Faction, leaders: boolean): Table['fleets'] {
  const fleets: { [orbital: string]: { [fleet: string]: number } } = {}
  const put = (fleet: string): void => {
    // Few places, so that several factions meet in one.
    const orbital = itemAt(ORBITALS, rng.below(3) === 0 ? rng.below(ORBITALS.length) : rng.below(3))
    const here = (fleets[orbital] ??= {})
    const kind = fleet === 'battleship' && rng.below(2) === 0 ? 'damaged' : fleet
    here[kind] = (here[kind] ?? 0) + 1
  }
  for (const [fleet, total] of Object.entries(FLEETS)) {
    if (!players.some((faction) => faction === ownerOf(fleet))) continue
    for (let i = rng.below(total + 1); i > 0; i--) put(fleet)
  }
  put('rocinante')
  if (leaders) for (const faction of players) if (faction !== captain || rng.below(2) === 0) put(`${faction}-leader`)
  return fleets
}

function someCubes(rng: Rng, players: readonly Faction[], bases: readonly string[]): Table['bases'] {
  const cubes: { [base: string]: { [cube: string]: number } } = {}
  let diplomats = 3
  const supply = new Map(players.map((faction) => [faction, CUBES]))
  for (const base of rng.shuffle([...bases])) {
    const here: { [cube: string]: number } = {}
    const most = rng.below(4) === 0 ? 4 : 2
    for (const faction of players) {
      const left = supply.get(faction) ?? 0
      const n = Math.min(left, rng.below(most))
      supply.set(faction, left - n)
      if (n > 0) here[faction] = n
    }
    // With more than two players a Diplomat takes the place of a cube (EX-9.13), so enough of them stay off the map.
    const left = supply.get('UN') ?? 0
    if (diplomats > 0 && left > 0 && rng.below(4) === 0) {
      here['diplomat'] = 1
      supply.set('UN', left - 1)
      diplomats--
    }
    cubes[base] = here
  }
  return cubes
}

export function someTable(rng: Rng, modules: readonly string[]): Table {
  const least = modules.includes('delta') ? 3 : 2
  const players = FACTIONS.slice(0, least + rng.below(5 - least))
  const anyone = (): Faction => itemAt(players, rng.below(players.length))
  const captain = anyone()
  const empty = { players, bases: {}, fleets: {}, captain, cp: {}, initiative: [] }
  const all = basesInPlay({ ...empty, hegemony: false, dominance: false, scorings: 1, destroyed: [] })
  const destroyed = modules.includes('beta') && rng.below(3) === 0 ? [itemAt(all, rng.below(all.length))] : []
  const bases = all.filter((base) => !destroyed.includes(base))
  return {
    players,
    bases: someCubes(rng, players, bases),
    fleets: someFleets(rng, players, captain, modules.includes('epsilon')),
    captain,
    // Never 0, which would leave only the free card of the track to take.
    cp: Object.fromEntries(players.map((faction) => [faction, 1 + rng.below(5)])),
    initiative: players.length === 2 ? [] : rng.shuffle([...players]),
    hegemony: rng.below(2) === 0,
    dominance: rng.below(2) === 0,
    scorings: 1 + rng.below(5),
    destroyed,
    ...(modules.includes('beta') ? { standee: itemAt(bases, rng.below(bases.length)), holder: anyone() } : {}),
    ...(modules.includes('delta') ? { tokens: Object.fromEntries(players.map((f) => [f, rng.below(5)])) } : {}),
  }
}

/** The same table as a position of the engine, without the frames that say where in the game it is. */
export const positionOf = (table: Table, modules: readonly string[]): Spec => ({
  players: table.players.length,
  modules: [...modules],
  bases: table.bases,
  fleets: table.fleets,
  captain: table.captain,
  cp: table.cp,
  ...(table.initiative.length === 0 ? {} : { initiative: [...table.initiative] }),
  techs: {
    UN: table.hegemony ? ['un-mat', 'un-3'] : ['un-mat'],
    MCR: table.dominance ? ['mcr-mat', 'mcr-2'] : ['mcr-mat'],
  },
  scorings: table.scorings,
  ...(table.standee === undefined
    ? {}
    : { standee: table.standee, holder: table.holder ?? 'UN', destroyed: [...table.destroyed] }),
  ...(table.tokens === undefined ? {} : { resources: table.tokens }),
})
