import type { Id } from '@orrery/kernel'

export { SEVERAL } from '@orrery/kernel'

/*
 * The vocabulary of the game. Ids are names outside and their index in these lists inside.
 * A player is a faction: 0 UN, 1 MCR, 2 OPA, 3 PG; which seat plays it is `State.seating`.
 */
export const FACTIONS = ['UN', 'MCR', 'OPA', 'PG'] as const
export const BANDS = ['inner', 'belt', 'jupiter', 'saturn'] as const
export const SECTORS = ['inner', 'belt', 'outer'] as const
export const RESOURCES = ['food', 'water', 'minerals', 'tech'] as const
export const ORBITALS = ['earth', 'mars', 'ceres', 'tycho', 'eros', 'thoth', 'vesta', 'jupiter', 'saturn'] as const
export const BASES = [
  'eurasia',
  'africa',
  'luna',
  'mariner-valley',
  'londres-nova',
  'ceres',
  'tycho',
  'eros',
  'thoth',
  'vesta',
  'europa',
  'ganymede',
  'io',
  'rhea',
  'titan',
  'the-rings',
] as const

/** Kinds of cubes: one per faction, then those of a kind of their own. */
export const CUBES = ['UN', 'MCR', 'OPA', 'PG', 'diplomat'] as const
/** Kinds of fleets: a plain one per faction, then the special ones. `fresh` is a Battleship damaged in this turn. */
export const FLEETS = [
  'UN',
  'MCR',
  'OPA',
  'PG',
  'battleship',
  'damaged',
  'fresh',
  'scrap',
  'rocinante',
  'UN-leader',
  'MCR-leader',
  'OPA-leader',
  'PG-leader',
] as const

export type FactionId = (typeof FACTIONS)[number]
export type BandId = (typeof BANDS)[number]
export type SectorId = (typeof SECTORS)[number]
export type ResourceId = (typeof RESOURCES)[number]
export type OrbitalId = (typeof ORBITALS)[number]
export type BaseId = (typeof BASES)[number]
export type CubeId = (typeof CUBES)[number]
export type FleetId = (typeof FLEETS)[number]

export type Player = Id<'Player'>
export type Base = Id<'Base'>
export type Orbital = Id<'Orbital'>
export type Band = Id<'Band'>
export type Sector = Id<'Sector'>
export type Cube = Id<'Cube'>
export type Fleet = Id<'Fleet'>
/** Index into the list of all known cards; `SCORE` stands for any of the six alike Score cards. */
export type Card = Id<'Card'>
/** Index into the ruleset's list of abilities: mats, techs, and what the Rocinante's crew can do. */
export type Ability = Id<'Ability'>

export const NONE = -1
/** In a view: something is there, but this seat may not know what. */
export const HIDDEN = -2
export const SLOTS = 5
export const ALL = 99

export type { Provenance } from '@orrery/kernel'

/**
 * Decision points and stretches of automatic play; every step adds its name in its own file.
 * @public
 */
export interface Steps {
  /** A program that is carried out. */
  effect: true
}
export type StepName = keyof Steps
