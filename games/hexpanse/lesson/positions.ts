/* The positions of the lesson: A, Terran, is the player; B, Nomads, the bot. The common mission is Longwall. */

const TABLE = {
  players: 2,
  mode: 'seaman',
  factions: { A: 'TE', B: 'IN' },
  common: 'P07',
}

const WARLORD = '-1,2'
const RIVAL = '2,-3'
/** The upper line of the Longwall that the player builds, without its last hex. */
const LINE = ['-2,0', '-1,0', '0,0', '1,0']

/** Four cells stand; the next of the upper line is free, its last one is a hexilum hex. */
export const FIRST_TURN = {
  ...TABLE,
  round: 2,
  pieces: {
    A: { warlord: WARLORD, normal: ['-2,0', '-1,0', '0,0', '-2,1'] },
    B: { warlord: RIVAL, normal: ['1,-2', '3,-3'] },
  },
  hexilum: { A: 1, B: 1 },
  market: ['C1', 'A17', 'A9', 'C5', 'A19'],
}

/** Cheyen in hand, the lower line still empty. */
export const WITH_CARD = {
  ...TABLE,
  round: 3,
  pieces: { A: { warlord: WARLORD, normal: LINE }, B: { warlord: RIVAL, normal: ['1,-2', '3,-3'] } },
  hexilum: { A: 1, B: 1 },
  cards: { A: ['A17'] },
}

/** A rival unit stands where the upper line should end. */
export const IN_THE_WAY = {
  ...TABLE,
  round: 4,
  pieces: {
    A: { warlord: WARLORD, normal: [...LINE, '-2,1', '2,-1'] },
    B: { warlord: RIVAL, normal: ['1,-2', '2,0', '0,-2'] },
  },
  hexilum: { A: 1, B: 1 },
}

/** A rival unit stands beside the player's warlord, on a cell of the lower line. */
export const BESIDE_WARLORD = {
  ...TABLE,
  round: 5,
  pieces: {
    A: { warlord: WARLORD, normal: [...LINE, '2,0', '-2,1'] },
    B: { warlord: RIVAL, normal: ['1,-2', '-1,1', '0,-2'] },
  },
  hexilum: { A: 1, B: 1 },
}

/** Two cells short, the rival wins in its next turn. */
export const THREAT = {
  ...TABLE,
  round: 6,
  pieces: {
    A: { warlord: WARLORD, normal: ['-2,0', '-1,0', '0,0', '-2,1', '0,1'] },
    B: { warlord: RIVAL, normal: ['-2,-1', '-1,-1', '0,-1', '1,-1', '-1,-2', '0,-2', '1,-2'] },
  },
  hexilum: { A: 1, B: 1 },
}

/** Three cells short with Cheyen in hand: two actions are enough. */
export const LAST_TURN = {
  ...TABLE,
  round: 7,
  pieces: {
    A: { warlord: '-1,3', normal: [...LINE, '2,0', '-2,1'] },
    B: { warlord: RIVAL, normal: ['1,-2', '0,-2', '-1,-1', '2,-2'] },
  },
  hexilum: { A: 1, B: 2 },
  cards: { A: ['A17'] },
}
