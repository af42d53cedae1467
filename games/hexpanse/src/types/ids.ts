import type { Id, Seat } from '@orrery/kernel'

/*
 * The vocabulary of the game. Ids are names outside and their index in these lists inside. A player is a seat: A is
 * seat 0, and so on clockwise; which faction a player leads is chosen in the game (HX-5.2).
 */
export const SEATS = ['A', 'B', 'C', 'D'] as const
export const MODES = ['seaman', 'captain', 'admiral'] as const
export const FACTIONS = ['TE', 'CC', 'IN', 'UTW'] as const
export const MINORS = ['M01', 'M02', 'M03', 'M04', 'M05', 'M06'] as const
export const MISSIONS = ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11', 'P12'] as const
export const ICONS = [
  'PL',
  'PO',
  'RB',
  'RR',
  'RT',
  'TA',
  'UA',
  'WD',
  'WH',
  'WM',
  'RA',
  'AA',
  'CD',
  'SM',
  'SA',
  'SC',
  'RC',
  'II',
  'EX',
  'XC',
  'XS',
  'DE',
  'ZO',
] as const

/** Icons, and behind them the damage a faction ability ends with. */
export const OP_ICONS = [...ICONS, 'PAY'] as const

export type SeatId = (typeof SEATS)[number]
export type ModeId = (typeof MODES)[number]
export type FactionId = (typeof FACTIONS)[number]
export type MinorId = (typeof MINORS)[number]
export type MissionId = (typeof MISSIONS)[number]
export type IconId = (typeof ICONS)[number]

export type Player = Seat
/** One player, or in team play the two partners (HX-1.11). */
export type Side = Id<'Side'>
export type Faction = Id<'Faction'>
export type Minor = Id<'Minor'>
export type Mission = Id<'Mission'>
/** A hex by its number on the largest board, counted in rings from the centre: a smaller board is a beginning of it. */
export type Hex = Id<'Hex'>
/** 0 normal, 1 minor, 2 to 21 the mercenaries C1 to C20. */
export type Unit = Id<'Unit'>
/** What stands on a hex: `owner * 32 + unit`, a warlord being `owner * 32 + WARLORD`; NONE for nothing. */
export type Piece = Id<'Piece'>
/** 0 to 19 the mercenaries C1 to C20, 20 to 39 the action cards A1 to A20. */
export type Card = Id<'Card'>

export const NONE = -1
/** In a view: something is there, but this seat may not know what. */
export const HIDDEN = -2

export const NORMAL: Unit = 0
export const MINOR: Unit = 1
export const FIRST_MERCENARY: Unit = 2
export const MERCENARIES = 20
export const ACTIONS = 20
/** Kinds of units. */
export const UNITS = FIRST_MERCENARY + MERCENARIES
/** The number after the units is the warlord. */
export const WARLORD = FIRST_MERCENARY + MERCENARIES
/** Owner of the units that defeated players leave behind (HX-1.8). */
export const NEUTRAL: Player = 4
export const HEXES = 91
export const DIRECTIONS = 6

export type { Provenance } from '@orrery/kernel'

/** Decision points, one file each in steps/. */
export type StepName = 'faction' | 'minor' | 'mission' | 'warlord' | 'turn' | 'ability' | 'resign'

/** House rules that a table may play by. */
export type House = 'exhaustion' | 'lastLife' | 'zombiesHold' | 'mercenaryOnce'
