import { type Refusal, refusalText } from '@orrery/kernel'
import { QUESTIONS } from './questions.ts'

/* TE-12 and TE-18.4: one sentence per code; the rules give the names that go into the braces. */

const SENTENCES: { readonly [code: string]: string } = {
  CHOICE_PENDING: '{player} must first choose: {choice}.',
  NOT_YOUR_CHOICE: 'This choice belongs to {player}.',
  NOT_YOUR_TURN: "It is {player}'s turn. You can launch an expedition only at the end of your own turn.",
  NOT_END_OF_TURN: 'Finish your action first: an expedition is launched at the end of your turn.',
  EXPEDITION_OVER: 'All six slices were claimed. The expedition is over.',
  ALREADY_CLAIMED_THIS_TURN: 'You have claimed a slice this turn. One slice per turn.',
  UNKNOWN_SLICE: 'There is no slice "{slice}".',
  SLICE_TAKEN: '{player} has claimed this slice. Each slice is claimed only once.',
  COMMODITIES_NOT_TRADE_GOODS: 'Commodities are not trade goods until another player has received them.',
  WRONG_PAYMENT_KIND: 'This slice costs {cost}. {thing} cannot pay for it.',
  PLANET_UNKNOWN: 'There is no planet "{planet}".',
  PLANET_NOT_YOURS: 'You do not control {planet}.',
  PLANET_EXHAUSTED: '{planet} is exhausted.',
  LISTED_TWICE: '{thing} is in this payment twice.',
  NO_SPECIALTY: '{planet} has no technology specialty.',
  NOT_ENOUGH_TRADE_GOODS: 'You have {have} trade goods; this payment uses {need}.',
  PAYMENT_SHORT: 'This pays {paid} of {need} {kind}.',
  OVERPAID: 'This is more than needed. Leave out {thing}.',
  CARD_NOT_IN_HAND: 'You do not hold this action card.',
  CARD_COUNT: 'Discard exactly 2 action cards; you named {count}.',
  SECRET_SCORED: '{secret} is scored. Only an unscored secret objective can be discarded.',
  SECRET_NOT_YOURS: 'You do not hold this secret objective.',
  SECRET_COUNT: 'Discard exactly 1 secret objective.',
  SITE_UNKNOWN: 'There is no system at {place}.',
  SITE_HYPERLANE: 'A hyperlane is not a system.',
  SITE_IN_FRACTURE: "Thunder's Edge cannot be placed in The Fracture.",
  SITE_HAS_PLANET: '{system} contains {planet}. Choose a system without planets.',
  SITE_SUPERNOVA: '{system} is a supernova.',
  SITE_PRINTED_WORMHOLE: '{system} has a printed {kind} wormhole.',
  SITE_STATION: '{system} contains a space station, and this table does not allow that.',
  NOT_TIED: '{player} is not among those with the most slices.',
  INGRESS_NO_MATCH: '{system} has no planet with the {colour} specialty.',
  INGRESS_TWICE: '{system} has an ingress token already.',
  INGRESS_TOO_MANY: 'At most {max} systems for {colour}.',
  INGRESS_NOT_MAXIMUM: 'More ingress tokens can be placed: {need} in all.',
  RIFT_REQUIRED: '{system} has no gravity rift.',
  DIE_RANGE: 'A die shows 1 to 10 (0 counts as 10).',
  NO_ROLL_DUE: 'No breakthrough roll is due.',
  JUPITER_NOT_YOURS: 'You do not hold Jupiter Brain.',
  JUPITER_EXHAUSTED: 'Jupiter Brain is exhausted.',
  JUPITER_NOT_NOW: 'Jupiter Brain is used at the end of your turn{unless}.',
  STRATEGY_CARD_UNUSED: 'Use your strategy card {card} before you pass.',
  CANNOT_REACH: '{system} is out of reach: {reason}.',
  SYSTEM_HAS_TOKEN: 'Your command token lies in {system}.',
  NO_TOKEN: 'You have no command token left in your {pool} pool.',
  NOTHING_TO_UNDO: 'There is nothing to undo.',
  SYSTEM_LOCKED: '{player} has locked {system} for this round.',
  LIMIT_REACHED: 'You have reached the limit: {limit}.',
  NO_PREREQUISITE: '{technology} needs {missing} more.',
  NOT_POSSIBLE: '{thing} is not possible now: {reason}.',
  GAME_OVER: 'The game is over.',
  MAP_EMPTY: 'The map string is empty.',
  MAP_BAD_ENTRY: 'Entry {n} "{text}" is not a tile number.',
  MAP_UNKNOWN_TILE: 'Entry {n}: there is no tile {tile}.',
  MAP_DUPLICATE_TILE: 'Tile {tile} is at entries {n} and {m}; the box has one.',
  MAP_HYPERLANE_SIDE: 'Entry {n}: hyperlane {tile} needs a side, A or B.',
  MAP_FRACTURE_TILE: 'Entry {n}: The Fracture is not part of the map string.',
  MAP_CENTRE_TWICE: 'Only the first entry may stand in braces.',
  MAP_TOO_LONG: '{count} entries: more than 6 rings.',
  MAP_HOME_COUNT: '{slots} home slots or home tiles for {seats} seats.',
  MAP_HOME_UNKNOWN: "{faction}'s home (tile {tile}) is neither on the map nor given a slot.",
}

/** All codes that have a sentence. */
export const CODES: readonly string[] = Object.keys(SENTENCES)

/** The sentence with its rule id. A pending choice of the scenario is named by its question. */
export const refusal = (refused: Refusal): string =>
  refusalText(SENTENCES, refused, (name) => {
    const value = refused.args[name] ?? ''
    return refused.code === 'CHOICE_PENDING' && name === 'choice' ? (QUESTIONS[value] ?? String(value)) : String(value)
  })
