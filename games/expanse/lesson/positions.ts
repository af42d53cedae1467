/* The positions of the lesson: UN is the player, MCR the bot. */

const FLEETS = { earth: { UN: 1 }, mars: { battleship: 2, rocinante: 1 }, jupiter: { MCR: 1 } }

const BASES = {
  eurasia: { UN: 2 },
  africa: { UN: 1 },
  ganymede: { UN: 1 },
  ceres: { MCR: 1 },
  'mariner-valley': { MCR: 2 },
  'londres-nova': { MCR: 1 },
  europa: { MCR: 1 },
}

/** A fleet at Tycho, one Move from Ceres, where MCR has one cube and no fleet. */
export const FIRST_TURN = {
  players: 2,
  cp: { UN: 12, MCR: 9 },
  fleets: { ...FLEETS, tycho: { UN: 1 } },
  bases: BASES,
  track: ['A19', 'A29', 'A28', 'A18', 'A11'],
}

const AFTER_CERES = { ...FLEETS, ceres: { UN: 1 } }
const WITH_CERES = { ...BASES, ceres: { UN: 1, MCR: 1 } }

/** MCR leads Ganymede; Star Helix is free. */
export const BEFORE_EVENT = {
  players: 2,
  cp: { UN: 11, MCR: 9 },
  fleets: AFTER_CERES,
  bases: { ...WITH_CERES, ganymede: { UN: 1, MCR: 2 } },
  track: ['A19', 'A28', 'A18', 'A11', 'A05'],
}

/** Voices of Eros is free. */
export const BEFORE_KEEPING = {
  players: 2,
  cp: { UN: 11, MCR: 9 },
  fleets: AFTER_CERES,
  bases: WITH_CERES,
  track: ['A11', 'A28', 'A18', 'A05', 'A01'],
}

/** A Score card for 1 CP; the Belt is UN's. */
export const BEFORE_SCORING = {
  players: 2,
  cp: { UN: 10, MCR: 9 },
  fleets: { ...AFTER_CERES, tycho: { UN: 1 } },
  bases: { ...WITH_CERES, tycho: { UN: 1 }, europa: { MCR: 2 } },
  track: ['A28', 'score', 'A18', 'A05', 'A01'],
}

/** Four more turns, two for each, until the sixth Score card is drawn. */
export const LAST_TURNS = {
  players: 2,
  cp: { UN: 42, MCR: 36 },
  captain: 'UN',
  scorings: 4,
  markers: { inner: 0, belt: 1, outer: 1 },
  techs: { UN: ['un-1', 'un-2', 'un-3'], MCR: ['mcr-1', 'mcr-2', 'mcr-3'] },
  fleets: {
    earth: { UN: 2, rocinante: 1 },
    ceres: { UN: 1 },
    tycho: { UN: 1 },
    mars: { battleship: 2 },
    jupiter: { MCR: 1 },
  },
  bases: { ...WITH_CERES, tycho: { UN: 1 }, eros: { MCR: 1 }, europa: { MCR: 2 }, rhea: { UN: 1 }, titan: { MCR: 1 } },
  kept: { UN: ['A11'] },
  discard: ['score', 'score', 'score', 'score', 'score'],
  track: ['A28', 'A19', 'A18', 'A05', 'A01'],
  deck: ['A26', 'A10', 'A16', 'score'],
}
