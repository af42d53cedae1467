import type { Settings } from '../types.ts'

/* TE-11: every setting with its options, the first being the default; what it asks, and the rule it belongs to. */

export interface SettingRow {
  readonly key: keyof Settings
  readonly options: readonly (string | number | boolean)[]
  readonly rule: string
  readonly question: string
  /** A setting of the referee or of the scenario alone. */
  readonly for?: 'referee' | 'scenario'
  /** A house rule: what the notes say instead. */
  readonly source?: string
  /** Kept for games of older rules; no new table is offered it. */
  readonly retired?: true
}

export const SETTING_ROWS: readonly SettingRow[] = [
  { key: 'sixthOrder', options: ['breakthroughFirst', 'placeFirst'], rule: 'TE-6.3', question: "When a player's first claim is the sixth slice" },
  { key: 'noSite', options: ['offBoard', 'tableRuling'], rule: 'TE-7.7', question: "When no system can take Thunder's Edge" },
  { key: 'stationSites', options: ['allow', 'forbid'], rule: 'TE-7.4', question: "Thunder's Edge in a system with only a space station" },
  { key: 'destroyedPlanetSites', options: ['allow', 'forbid'], rule: 'TE-7.5', question: 'A system whose planets were all destroyed as a site', for: 'referee' },
  { key: 'jupiterSameTurn', options: [true, false], rule: 'TE-9.5', question: 'Use Jupiter Brain on the turn you gain it' },
  { key: 'jupiterOnPass', options: [false, true], rule: 'TE-9.6', question: 'Use Jupiter Brain on the turn you pass' },
  { key: 'psychoarchaeology', options: [false, true], rule: 'TE-2.12', question: 'Psychoarchaeology pays the specialty slice without exhausting', for: 'referee' },
  { key: 'ingressChoice', options: ['maximum', 'free'], rule: 'TE-5.7', question: 'Number of ingress tokens to place' },
  { key: 'alraithMethod', options: ['synergy', 'fourColours'], rule: 'TE-10.4', question: "Al'Raith Ix Ianovar: ingress by synergy or one per colour" },
  { key: 'rebellionSetupRoll', options: [false, true], rule: 'TE-10.6', question: 'The Crimson Rebellion rolls at set-up', for: 'referee' },
  { key: 'fractureFrontier', options: [false, true], rule: 'TE-5.12', question: 'Frontier tokens in The Fracture' },
  { key: 'secretDiscard', options: ['shuffleBack', 'remove'], rule: 'TE-2.10', question: 'Discarded secret objectives' },
  { key: 'dice', options: ['app', 'table'], rule: 'TE-18.6', question: 'Who rolls', for: 'referee' },
  { key: 'payments', options: ['tracked', 'declared'], rule: 'TE-18.5', question: 'Payments', for: 'referee' },
  { key: 'maxRounds', options: [5, 2, 3, 4, 6, 7, 8], rule: 'TE-16.1', question: 'Latest last round', for: 'scenario' },
  { key: 'minRounds', options: [3, 1, 2, 4, 5, 6, 7, 8], rule: 'TE-16.1', question: 'Earliest last round', for: 'scenario' },
  { key: 'tailRounds', options: [1, 0, 2], rule: 'TE-16.1', question: "Rounds played after Thunder's Edge is placed", for: 'scenario' },
  { key: 'sixthRound', options: [1, 2, 3], rule: 'TE-16.5', question: 'Earliest round for the sixth slice', for: 'scenario', source: 'The notes name no round: it may be claimed at any time.' },
  { key: 'reach', options: [2, 1, 3], rule: 'TE-14.5', question: 'How far infantry can move', for: 'scenario' },
  { key: 'thundersEdgePoints', options: [2, 1, 3], rule: 'TE-16.2', question: "Points for holding Thunder's Edge at the end", for: 'scenario' },
  { key: 'strategyCards', options: ['one', 'two'], rule: 'TE-15.1', question: 'Strategy cards of each player with 3 or 4 seats', for: 'scenario', source: 'The rulebook of the base game gives each of 3 or 4 players two strategy cards.' },
  { key: 'crews', options: [true, false], rule: 'TE-15.15', question: 'Exhaust a breakthrough to ready a planet', for: 'scenario', source: 'The notes name no such use.' },
  { key: 'questions', options: ['once', 'few', 'whole', 'steps'], rule: 'TE-15.19', question: 'Payments, marches and offers in one question, or step by step', for: 'scenario', retired: true },
  { key: 'shipBreakthroughs', options: ['effect', 'goods'], rule: 'TE-15.15', question: 'Breakthroughs that need ships', for: 'scenario', retired: true },
]

/** With 5 and 6 seats a game has one round less (TE-16.1). */
export const MAX_ROUNDS: { readonly [seats: number]: number } = { 5: 4, 6: 4 }
