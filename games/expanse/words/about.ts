/* What the game is called and is about, before any of its tables is loaded. */

export const TITLE = 'The Expanse'
export const ABOUT =
  'Four powers, sixteen bases, one action track. Place influence, hold the orbits, choose the moment to score.'
export const PLAYERS = '2 to 4 players'
