/* What the game is called and is about, before any of its tables is loaded. */

export const TITLE = 'Expedition'
export const ABOUT = "Six slices, six prices, one planet at the end: the race for Thunder's Edge."
export const PLAYERS = '3 to 6 seats, or referee at your own table'
