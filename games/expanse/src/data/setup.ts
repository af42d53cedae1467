import type { BaseId, Chart, Deck, FactionId, Provenance } from '../types.ts'

/* Constants of set-up, track and scoring (EX-3, EX-5, EX-11, EX-12, EX-15). */

type PlayerCount = 2 | 3 | 4

type Places = readonly [first: number, second: number, third: number]

export const START_CP = 10
export const MARKERS_PER_SECTOR = 2
export const SCORE_CARDS = 6
/** In CP, by slot of the Action Track. */
export const SLOT_PRICES: readonly number[] = [0, 1, 1, 2, 2]
export const KEEP_COST = 1
/** What Mao-Kwikowski Mercantile raises a card to (S-3). */
export const CARD_AP_LIMIT = 4

export const DECKS: { readonly [players in PlayerCount]: Deck } = {
  2: { pool: 'p2', top: 0, piles: 3, actions: 10, scores: 2 },
  3: { pool: 'p3', top: 5, piles: 3, actions: 10, scores: 2 },
  4: { pool: 'all', top: 5, piles: 3, actions: 13, scores: 2 },
}

export const BASES_OUT: { readonly [players in PlayerCount]: readonly BaseId[] } = {
  2: ['luna', 'vesta', 'io', 'the-rings'],
  3: [],
  4: [],
}

export const FACTIONS_FOR: { readonly [players in PlayerCount]: readonly FactionId[] } = {
  2: ['UN', 'MCR'],
  3: ['UN', 'MCR', 'OPA'],
  4: ['UN', 'MCR', 'OPA', 'PG'],
}

/** Starting forces (EX-3.3). */
export const CHARTS: { readonly [players in PlayerCount]: { readonly [faction in FactionId]?: Chart } } = {
  2: {
    UN: { fleets: [['UN', 'earth', 2], ['UN', 'ceres', 1], ['UN', 'tycho', 1], ['UN', 'jupiter', 1]], influence: [['eurasia', 1], ['africa', 1], ['rhea', 1]], provenance: { fleets: 'public', influence: 'public' } },
    MCR: { fleets: [['battleship', 'mars', 2], ['MCR', 'ceres', 1], ['MCR', 'jupiter', 1], ['MCR', 'saturn', 1]], influence: [['mariner-valley', 1], ['londres-nova', 1], ['europa', 1]], provenance: { fleets: 'public', influence: 'public' } },
  },
  3: {
    UN: { fleets: [['UN', 'earth', 2], ['UN', 'ceres', 1], ['UN', 'tycho', 1], ['UN', 'jupiter', 1]], influence: [['eurasia', 1], ['africa', 1], ['rhea', 1]], provenance: { fleets: 'house', influence: 'house' } },
    MCR: { fleets: [['battleship', 'mars', 2], ['MCR', 'ceres', 1], ['MCR', 'jupiter', 1], ['MCR', 'saturn', 1]], influence: [['mariner-valley', 1], ['londres-nova', 1], ['europa', 1]], provenance: { fleets: 'house', influence: 'house' } },
    OPA: { fleets: [['OPA', 'tycho', 2], ['OPA', 'ceres', 1], ['OPA', 'vesta', 1], ['OPA', 'saturn', 1]], influence: [['tycho', 1], ['ceres', 1], ['titan', 1]], provenance: { fleets: 'house', influence: 'house' } },
  },
  4: {
    UN: { fleets: [['UN', 'earth', 2], ['UN', 'ceres', 1], ['UN', 'tycho', 1], ['UN', 'jupiter', 1]], influence: [['eurasia', 1], ['africa', 1], ['rhea', 1]], provenance: { fleets: 'house', influence: 'house' } },
    MCR: { fleets: [['battleship', 'mars', 2], ['MCR', 'ceres', 1], ['MCR', 'jupiter', 1], ['MCR', 'saturn', 1]], influence: [['mariner-valley', 1], ['londres-nova', 1], ['europa', 1]], provenance: { fleets: 'house', influence: 'house' } },
    OPA: { fleets: [['OPA', 'tycho', 2], ['OPA', 'ceres', 1], ['OPA', 'vesta', 1], ['OPA', 'saturn', 1]], influence: [['tycho', 1], ['ceres', 1], ['titan', 1]], provenance: { fleets: 'house', influence: 'house' } },
    PG: { fleets: [['PG', 'thoth', 2], ['PG', 'eros', 1], ['PG', 'mars', 1], ['PG', 'jupiter', 1]], influence: [['thoth', 1], ['eros', 1], ['io', 1]], provenance: { fleets: 'house', influence: 'house' } },
  },
}

/** Points for first, second and third place; in the Bonus Sector by number of the Scoring turn (EX-11.4, EX-15.7). */
export const BONUS: { readonly normal: Places; readonly bonusSector: readonly Places[]; readonly final: Places } = {
  normal: [1, 0, 0],
  bonusSector: [[2, 1, 0], [3, 1, 0], [3, 1, 0], [4, 2, 1], [4, 2, 1]],
  final: [5, 3, 1],
}
export const CRITICAL_CP = 1
/** The last Scoring turn after which techs are gained: level I after the first, and so on (EX-11.10). */
export const LAST_TECH_SCORING = 3

/** By constant; the charts carry their own. */
export const SETUP_PROVENANCE: { readonly [constant: string]: Provenance | readonly Provenance[] } = {
  START_CP: 'rulebook',
  MARKERS_PER_SECTOR: 'rulebook',
  SCORE_CARDS: 'rulebook',
  SLOT_PRICES: ['rulebook', 'rulebook', 'public', 'public', 'public'],
  KEEP_COST: 'rulebook',
  CARD_AP_LIMIT: 'public',
  DECKS: 'rulebook',
  BASES_OUT: 'rulebook',
  FACTIONS_FOR: 'rulebook',
  BONUS: 'rulebook',
  CRITICAL_CP: 'rulebook',
  LAST_TECH_SCORING: 'rulebook',
}
