/* What the game is called and is about, before any of its tables is loaded. */

export const TITLE = 'Hexpanse'
export const ABOUT =
  'Warlords on a board of hexes. Place units, aim and turn your cards, build the pattern of a mission first.'
export const PLAYERS = '2 to 4 players'
