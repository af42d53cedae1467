/* What the game is called and is about, before any of its tables is loaded. */

export const TITLE = 'Hexpanse'
export const ABOUT =
  'Warlords on a board of hexes. Place units, aim cards, turn them, and be the first to build the pattern of a mission.'
export const PLAYERS = '2 to 4 players'
