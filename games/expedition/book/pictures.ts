import { map, sites, token } from './scenes.tsx'

/* What the rulebook draws below its paragraphs, by the names it has in book.md. */

const OPENING = {
  window: true,
  active: 'sol',
  stack: [
    { step: 'nextTurn', by: 'sol' },
    { step: 'window', seat: 'sol', held: 1 },
  ],
  players: { sol: { goods: 3 } },
  slices: { influence: { by: 'hacan', number: 1 } },
}
export const SLICES_TAKEN = {
  ...OPENING,
  slices: {
    secret: { by: 'sol', number: 1 },
    tradeGoods: { by: 'hacan', number: 2 },
    influence: { by: 'sol', number: 3 },
    actionCards: { by: 'jolnar', number: 4 },
  },
  players: { sol: { goods: 5 } },
}
const PLACED = {
  flipped: true,
  planets: { thundersedge: { owner: 'sol', infantry: 3, system: '46' } },
}
const HOME = {
  planets: {
    jord: { owner: 'sol', infantry: 4, exhausted: true },
    ang: { owner: 'sol', infantry: 1, exhausted: true },
  },
}

export const PICTURES = {
  'the-race': token(OPENING),
  paying: map({ planets: { bakal: { owner: 'sol', infantry: 1 }, alioprima: { owner: 'sol', infantry: 2 } } }, ['71']),
  'thunders-edge': sites({}),
  'thunders-edge-2': map(PLACED, ['46']),
  'set-up': map(HOME, ['1', '61']),
}
