import { INK_3 } from '@orrery/ui'
import type { Ruleset, Player } from '../src/types.ts'

/* Colours of the board. */

export { BRASS, BRIGHT, ENGRAVED, INK, INK_2, INK_3, SPACE } from '@orrery/ui'
export const DARK = '#10131c'
export const LINE_2 = '#3d4d73'
export const GOLD = '#e8cf8f'
export const ICE = '#a9d4ee'

/** A colour and a shape (by its place in marks.tsx) for each side. */
export interface Look {
  readonly colour: string
  readonly shape: number
}

/** Of the twelve factions of the scenario: each keeps its look at every table. */
const FACTIONS: { readonly [id: string]: Look } = {
  sol: { colour: '#6db3ff', shape: 0 },
  hacan: { colour: '#ffa62b', shape: 1 },
  xxcha: { colour: '#bd95ff', shape: 2 },
  l1z1x: { colour: '#ff7468', shape: 3 },
  letnev: { colour: '#6fdc9a', shape: 4 },
  yssaril: { colour: '#f59fd0', shape: 5 },
  jolnar: { colour: '#5ed8dc', shape: 6 },
  nekro: { colour: '#cfe066', shape: 7 },
  cabal: { colour: '#ff9063', shape: 8 },
  muaat: { colour: '#ffdc5e', shape: 9 },
  ralnel: { colour: '#9fe0c8', shape: 10 },
  keleres: { colour: '#dfe3f0', shape: 11 },
}
/** At the referee's table any faction may sit: there a seat has its look by its place. */
const SEATS: readonly Look[] = Object.values(FACTIONS)
const NOBODY: Look = { colour: INK_3, shape: 2 }

export const SIDE_COLOURS: readonly string[] = SEATS.map(({ colour }) => colour)

export const lookOfFaction = (id: string): Look => FACTIONS[id] ?? NOBODY

/** A ruleset of the referee gives looks by seat, one of the scenario by faction. */
export const lookOf = (ruleset: Ruleset, player: Player): Look => {
  const row = ruleset.factions[player]
  if (row === undefined) return NOBODY
  return ruleset.key === 'referee' ? (SEATS[player] ?? NOBODY) : lookOfFaction(row.id)
}

export const seatLook = (seat: number): Look => SEATS[seat] ?? NOBODY

/** Technology specialties, in the order of COLOURS: blue, green, red, yellow. */
export const SPECIALTY_COLOURS: readonly string[] = ['#7fb4ff', '#7fdc8f', '#ff7d70', '#ffd95e']
