import type { Id, Seat } from '@orrery/kernel'

/*
 * The vocabulary of the game. Ids are names outside and their index in these lists inside. A player is a seat.
 */
export const SLICES = ['resources', 'actionCards', 'influence', 'secret', 'specialty', 'tradeGoods'] as const
/** Windows of the cards that can lie open for a combat. */
export const LAID: readonly string[] = ['combatRound', 'afterRoll']
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const
export const TRAITS = ['cultural', 'hazardous', 'industrial'] as const
export const ANOMALIES = ['asteroid field', 'nebula', 'supernova', 'gravity rift', 'entropic scar'] as const
export const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const

export type SliceId = (typeof SLICES)[number]
export type ColourId = (typeof COLOURS)[number]
export type TraitId = (typeof TRAITS)[number]
export type AnomalyId = (typeof ANOMALIES)[number]
export type WormholeId = (typeof WORMHOLES)[number]

/** A player is a seat. */
export type Player = Seat
export type System = Id<'System'>
export type Planet = Id<'Planet'>
export type Slice = Id<'Slice'>
export type Colour = Id<'Colour'>
export type Technology = Id<'Technology'>
export type ActionCard = Id<'ActionCard'>
export type Secret = Id<'Secret'>
export type Objective = Id<'Objective'>
export type StrategyCard = Id<'StrategyCard'>

export const NONE = -1
/** In a view: something is there, but this seat may not know what. */
export const HIDDEN = -2

/** Of a card that can be readied or exhausted: not there, ready, exhausted. */
export const ABSENT = 0
export const READY = 1
export const EXHAUSTED = 2

/** Tokens and marks of a system, kept apart from its print (TE-1.5). */
export const INGRESS = 1
export const FRONTIER = 2
export const ALPHA_TOKEN = 4
export const BETA_TOKEN = 8
export const RIFT_TOKEN = 16
export const DESTROYED = 32

/** What a breakthrough changes in the rules of this house (TE-10); the others bring name and colours only. */
export type Power =
  | 'fractureAtOnce'
  | 'startsWith'
  | 'researchBySpecialty'
  | 'planetCard'
  | 'infantryByInfluence'
  | 'planetToken'
  | 'noSynergy'
  | 'skims'
  | 'eitherValue'

/** Decision points and stretches of automatic play. The first group is the expedition's own, shared with the referee. */
export const STEP_NAMES = [
  'gain',
  'roll',
  'enter',
  'ingress',
  'moveIngress',
  'avernus',
  'sixth',
  'site',
  'tied',
  'skim',
  'keepSecret',
  'round',
  'draft',
  'nextTurn',
  'turn',
  'window',
  'deal',
  'claim',
  'pay',
  'dropCards',
  'dropSecret',
  'giveTokens',
  'redistribute',
  'follow',
  'buyTokens',
  'lock',
  'readyPlanets',
  'speaker',
  'structure',
  'freeTrade',
  'research',
  'skip',
  'moreResearch',
  'scorePublic',
  'throne',
  'produce',
  'warfare',
  'muster',
  'land',
  'assault',
  'explore',
  'combat',
  'boost',
  'reroll',
  'frontierTrade',
  'card',
  'readyOne',
  'transit',
  'scoreSecret',
  'status',
  'statusPublic',
  'statusSecret',
  'statusTokens',
  'spendTokens',
  'drawSecret',
  'statusDraw',
  'useBreakthrough',
  'assimilate',
] as const
export type StepName = (typeof STEP_NAMES)[number]
