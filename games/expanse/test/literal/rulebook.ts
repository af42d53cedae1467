/*
 * A second reading of the rulebooks, written from their text alone: slow, plain, and without a line of the engine. It
 * reads a table as people see it, by names, and says what must happen. Where the two readings differ, one is wrong.
 */

export type Faction = 'UN' | 'MCR' | 'OPA' | 'PG'
export type Sector = 'inner' | 'belt' | 'outer'
type Band = 'inner' | 'belt' | 'jupiter' | 'saturn'

/** What lies on the table. */
export interface Table {
  /** Clockwise; the first takes the Score card. */
  readonly players: readonly Faction[]
  /** Pieces by place: cubes of a faction or `diplomat`; fleets of a faction, `battleship`, `damaged`, `scrap` ... */
  readonly bases: { readonly [base: string]: { readonly [cube: string]: number } }
  readonly fleets: { readonly [orbital: string]: { readonly [fleet: string]: number } }
  readonly captain: Faction
  readonly cp: { readonly [faction: string]: number }
  /** From top to bottom; empty with two players. */
  readonly initiative: readonly Faction[]
  /** Techs in force. */
  readonly hegemony: boolean
  readonly dominance: boolean
  /** How often Score cards have been taken, this one included. */
  readonly scorings: number
  readonly destroyed: readonly string[]
  /** Module Beta: the Base with the standee, and who has the card. */
  readonly standee?: string
  readonly holder?: Faction
  /** Module Delta: Resource Tokens. */
  readonly tokens?: { readonly [faction: string]: number }
}

/** The printed map: every Base with its Orbital and resource. */
export const MAP: { readonly [base: string]: readonly [orbital: string, resource: string] } = {
  eurasia: ['earth', 'food'],
  africa: ['earth', 'water'],
  luna: ['earth', 'tech'],
  'mariner-valley': ['mars', 'minerals'],
  'londres-nova': ['mars', 'tech'],
  ceres: ['ceres', 'minerals'],
  tycho: ['tycho', 'tech'],
  eros: ['eros', 'minerals'],
  thoth: ['thoth', 'tech'],
  vesta: ['vesta', 'food'],
  europa: ['jupiter', 'water'],
  ganymede: ['jupiter', 'food'],
  io: ['jupiter', 'minerals'],
  rhea: ['saturn', 'food'],
  titan: ['saturn', 'water'],
  'the-rings': ['saturn', 'water'],
}

/** "In the two player game, four Bases are not used: Luna, Vesta, Io, and The Rings." */
const NOT_FOR_TWO = ['luna', 'vesta', 'io', 'the-rings']

const orbitalOf = (base: string): string => MAP[base]?.[0] ?? ''

/** "Earth and Mars Orbitals are in the same Band, all the Belt Bases are in a Band, Jupiter and Saturn each have their own." */
export function bandOf(base: string): Band {
  const orbital = orbitalOf(base)
  if (orbital === 'earth' || orbital === 'mars') return 'inner'
  if (orbital === 'jupiter') return 'jupiter'
  if (orbital === 'saturn') return 'saturn'
  return 'belt'
}

export function sectorOf(base: string): Sector {
  const band = bandOf(base)
  return band === 'jupiter' || band === 'saturn' ? 'outer' : band
}

export const basesInPlay = (table: Table): string[] =>
  Object.keys(MAP).filter(
    (base) => !(table.players.length === 2 && NOT_FOR_TWO.includes(base)) && !table.destroyed.includes(base),
  )

/** "Full-strength Battleships (MCR) count as strength 2, and Scrap Ships (OPA) count as strength 1/2." */
function strengthOf(table: Table, faction: Faction, orbital: string): number {
  let strength = 0
  for (const [fleet, count] of Object.entries(table.fleets[orbital] ?? {})) {
    const isMine =
      fleet === faction ||
      fleet === `${faction}-leader` ||
      (fleet === 'rocinante' && table.captain === faction) ||
      (['battleship', 'damaged'].includes(fleet) && faction === 'MCR') ||
      (fleet === 'scrap' && faction === 'OPA')
    if (!isMine) continue
    if (fleet === 'battleship') strength += 2 * count
    else if (fleet === 'scrap') strength += count / 2
    else strength += count
  }
  return strength
}

/** "The player with the most fleet strength in the Orbital": nobody where it is shared, unless Dominance wins the tie. */
function orbitalControl(table: Table, orbital: string): Faction | undefined {
  const strengths = table.players.map((faction) => strengthOf(table, faction, orbital))
  const most = Math.max(...strengths)
  if (most === 0) return undefined
  const strongest = table.players.filter((_, i) => strengths[i] === most)
  if (strongest.length === 1) return strongest[0]
  return table.dominance && strongest.includes('MCR') ? 'MCR' : undefined
}

/** "A player must have at least one influence on a base to gain the +1 bonus from Orbital Control." */
function influenceOn(table: Table, faction: Faction, base: string): number {
  const cubes = table.bases[base] ?? {}
  const influence = (cubes[faction] ?? 0) + (faction === 'UN' ? 2 * (cubes['diplomat'] ?? 0) : 0)
  if (influence === 0) return 0
  return influence + (orbitalControl(table, orbitalOf(base)) === faction ? 1 : 0)
}

/**
 * Who stands in which place on a Base, the best first; those who share a place stand together. Hegemony puts the UN
 * before everybody it is tied with. "A player can never score points for a base where they have zero influence."
 */
function placesOn(table: Table, base: string, winsTies: Faction | undefined): Faction[][] {
  const places: Faction[][] = []
  let left = table.players.filter((faction) => influenceOn(table, faction, base) > 0)
  while (left.length > 0) {
    const most = Math.max(...left.map((faction) => influenceOn(table, faction, base)))
    const together = left.filter((faction) => influenceOn(table, faction, base) === most)
    const winner = together.find((faction) => faction === winsTies)
    places.push(winner === undefined ? together : [winner])
    left = left.filter((faction) => !(places.at(-1) ?? []).includes(faction))
  }
  return places
}

/** "The first Scoring turn 2/1/0. The second and third time it is 3/1/0, and the fourth and fifth it is 4/2/1." */
function valuesOf(table: Table, base: string, bonus: Sector | 'final'): readonly number[] {
  if (bonus === 'final') return [5, 3, 1]
  if (sectorOf(base) !== bonus) return [1, 0, 0]
  if (table.scorings === 1) return [2, 1, 0]
  return table.scorings <= 3 ? [3, 1, 0] : [4, 2, 1]
}

/** The values beside the Bonus values on the board; the first is the rulebook's own example. */
const protomoleculeValue = (table: Table, bonus: Sector | 'final'): number =>
  bonus === 'final' ? 6 : ([3, 4, 4, 5, 5][table.scorings - 1] ?? 0)

/** Critical resources; none are awarded with two players. "For four players it is Water and Tech. For three players Water and Minerals." */
function isCritical(table: Table, faction: Faction, base: string): boolean {
  const resource = MAP[base]?.[1] ?? ''
  if (table.players.length === 2) return false
  if (faction === 'UN') return ['food', 'minerals'].includes(resource)
  if (faction === 'MCR') return ['water', table.players.length === 4 ? 'tech' : 'minerals'].includes(resource)
  if (faction === 'OPA') return ['food', 'water'].includes(resource)
  return ['minerals', 'tech'].includes(resource)
}

const tieWinner = (table: Table, base: string, bonus: Sector | 'final'): Faction | undefined =>
  table.hegemony && (bonus === 'final' || sectorOf(base) === bonus) ? 'UN' : undefined

export interface Paid {
  readonly points: { readonly [faction: string]: number }
  /** Who gets the point (or, with module Delta, the token) of a critical resource. */
  readonly critical: Faction | undefined
}

/**
 * "If there is a tie for first, all tied players gain second place points. If there is a tie for second, those players
 * all get third place points. If there is a tie for third, those players do not get points."
 */
export function scoreBase(table: Table, base: string, bonus: Sector | 'final'): Paid {
  const points: { [faction: string]: number } = {}
  const places = placesOn(table, base, tieWinner(table, base, bonus))
  const alone = places[0]?.length === 1 ? places[0][0] : undefined
  if (base === table.standee) {
    if (alone !== undefined) points[alone] = protomoleculeValue(table, bonus)
  } else {
    const values = valuesOf(table, base, bonus)
    let place = 0
    for (const together of places) {
      const value = values[together.length === 1 ? place : place + 1] ?? 0
      for (const faction of together) if (value > 0) points[faction] = value
      place += together.length
    }
  }
  const critical = alone !== undefined && isCritical(table, alone, base) ? alone : undefined
  if (critical !== undefined && table.tokens === undefined) points[critical] = (points[critical] ?? 0) + 1
  return { points, critical }
}

/** All of a Scoring: what everybody has afterwards. "Maximum of 4 RTs"; "during Final Scoring the limit is lifted". */
export function scoreAll(table: Table, bonus: Sector | 'final'): Pick<Table, 'cp' | 'tokens'> {
  const cp: { [faction: string]: number } = { ...table.cp }
  const tokens: { [faction: string]: number } = { ...table.tokens }
  for (const base of basesInPlay(table)) {
    const { points, critical } = scoreBase(table, base, bonus)
    for (const [faction, more] of Object.entries(points)) cp[faction] = (cp[faction] ?? 0) + more
    if (critical === undefined || table.tokens === undefined) continue
    const more = (tokens[critical] ?? 0) + 1
    tokens[critical] = bonus === 'final' ? more : Math.min(4, more)
  }
  return table.tokens === undefined ? { cp } : { cp, tokens }
}

/** "The player with the most RTs scores 5 CP, second most 3 CP, and third most 1 CP. Ties as with regular scoring." */
export function tokenBonus(
  table: Table,
  tokens: { readonly [faction: string]: number },
): { [faction: string]: number } {
  const points: { [faction: string]: number } = {}
  for (const faction of table.players) {
    const mine = tokens[faction] ?? 0
    if (mine === 0) continue
    const more = table.players.filter((other) => (tokens[other] ?? 0) > mine).length
    const shared = table.players.some((other) => other !== faction && (tokens[other] ?? 0) === mine)
    points[faction] = [5, 3, 1][shared ? more + 1 : more] ?? 0
  }
  return points
}

/**
 * "The player who has the second-highest influence in that Base gets the card. If there is either a tie for the most
 * influence OR a tie for the second-most influence (even if it is zero), there has been an accident. If no player other
 * than the current card holder has influence on the Base, there is also an accident."
 */
export function afterProtomolecule(table: Table, bonus: Sector): Faction | 'accident' {
  const base = table.standee ?? ''
  const places = placesOn(table, base, tieWinner(table, base, bonus))
  const without = table.players.filter((faction) => influenceOn(table, faction, base) === 0)
  if (without.length > 0) places.push(without)
  const [most = [], second = []] = places
  if (most.length > 1 || second.length > 1) return 'accident'
  const others = table.players.filter((faction) => faction !== table.holder)
  if (others.every((faction) => influenceOn(table, faction, base) === 0)) return 'accident'
  return second[0] ?? 'accident'
}

/** "Given to the player with the fewest Control Points. If tied, to the player who is lowest on the Initiative track." */
export function nextCaptain(table: Table, cp: { readonly [faction: string]: number }): Faction {
  const fewest = Math.min(...table.players.map((faction) => cp[faction] ?? 0))
  const tied = table.players.filter((faction) => cp[faction] === fewest)
  if (tied.length === 1) return tied[0] ?? table.captain
  const lowest = table.initiative.findLast((faction) => tied.includes(faction))
  return lowest ?? table.captain
}

/** "If there is a tie, the player that is higher on the Initiative Track is the winner"; with two, the captain. */
export function winnerOf(table: Table, cp: { readonly [faction: string]: number }): Faction {
  const most = Math.max(...table.players.map((faction) => cp[faction] ?? 0))
  const tied = table.players.filter((faction) => cp[faction] === most)
  if (tied.length === 1) return tied[0] ?? table.captain
  return table.initiative.find((faction) => tied.includes(faction)) ?? table.captain
}

/** "Gain that many CP for each Base you Control in that Sector": you would gain first place points if scoring happened. */
export function powerPlay(table: Table, faction: Faction, sector: Sector, point: number): number {
  let controlled = 0
  for (const base of basesInPlay(table)) {
    const first = placesOn(table, base, undefined)[0] ?? []
    if (sectorOf(base) === sector && first.length === 1 && first[0] === faction) controlled++
  }
  return controlled * point
}

/**
 * How a deck is stacked, from the top: pile by pile, its Action cards and its Score cards. "Deal five cards into one
 * pile, and then make three piles with thirteen cards and two SCORE cards in each."
 */
export function pilesFor(players: number): readonly { readonly actions: number; readonly scores: number }[] {
  if (players === 2) return [1, 2, 3].map(() => ({ actions: 10, scores: 2 }))
  const large = { actions: players === 4 ? 13 : 10, scores: 2 }
  return [{ actions: 5, scores: 0 }, large, large, large]
}
