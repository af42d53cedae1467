/* The positions of the lesson: Sol is the player; Hacan and Jol-Nar are bots. */

const TABLE = {
  game: 'expedition',
  seating: ['sol', 'hacan', 'jolnar'],
  objectives: ['sway-council', 'expand-borders'],
}

/** Hacan and Jol-Nar hold these from the second step on; they have no strategy tokens to follow with. */
const STRATEGY = { trade: { holder: 'sol' }, politics: { holder: 'hacan' }, technology: { holder: 'jolnar' } }
const USED = { ...STRATEGY, trade: { holder: 'sol', used: true } }

const HOMES = {
  jord: { exhausted: true, infantry: 4, dock: true },
  ang: { owner: 'sol', exhausted: true, infantry: 1 },
  arretze: { infantry: 4, dock: true },
  thibah: { owner: 'hacan', infantry: 1 },
  jol: { infantry: 4, dock: true },
  vorhal: { owner: 'jolnar', infantry: 1 },
}

export const DRAFT = {
  ...TABLE,
  round: 0,
  speaker: 'sol',
  players: { sol: { goods: 0, tactic: 3, strategy: 2 } },
  planets: HOMES,
  stack: [{ step: 'round' }],
}

export const WITH_TRADE = {
  ...TABLE,
  strategy: STRATEGY,
  // The roll for the breakthrough does not bring in The Fracture.
  chance: [1234567890, 987654321, 555555555, 1424242424],
  players: { sol: { tactic: 3, strategy: 2 } },
  planets: HOMES,
}

/** The usual march takes both planets of the neighbouring system. */
export const TO_EXPAND = {
  ...TABLE,
  strategy: USED,
  players: { sol: { tactic: 3, strategy: 2, breakthrough: 'exhausted', claims: 1 } },
  slices: { tradeGoods: { by: 'sol', number: 1 } },
  planets: HOMES,
}

/** Five influence in two ways: with planets alone, or with trade goods. */
export const TO_PAY = {
  ...TABLE,
  round: 2,
  active: 'sol',
  window: true,
  strategy: USED,
  players: { sol: { goods: 3, tactic: 1, strategy: 1, breakthrough: 'exhausted', claims: 1 }, hacan: { claims: 1 } },
  slices: { tradeGoods: { by: 'sol', number: 1 }, secret: { by: 'hacan', number: 2 } },
  planets: {
    ...HOMES,
    jord: { infantry: 4, dock: true },
    lazulrex: { owner: 'sol', infantry: 1 },
    cresius: { owner: 'sol', infantry: 1 },
    vegaminor: { owner: 'sol', infantry: 1 },
  },
  stack: [
    { step: 'nextTurn', by: 'sol' },
    { step: 'window', seat: 'sol', held: 1 },
  ],
}

const CLAIMED = {
  tradeGoods: { by: 'sol', number: 1 },
  secret: { by: 'hacan', number: 2 },
  influence: { by: 'sol', number: 3 },
  resources: { by: 'hacan', number: 4 },
  actionCards: { by: 'jolnar', number: 5 },
}

/** The specialty slice is the last one. */
export const LAST_SLICE = {
  ...TO_PAY,
  players: {
    sol: { tactic: 1, strategy: 1, breakthrough: 'exhausted', claims: 2 },
    hacan: { claims: 2, breakthrough: 'ready' },
    jolnar: { claims: 1, breakthrough: 'ready' },
  },
  slices: CLAIMED,
  planets: {
    ...TO_PAY.planets,
    jord: { exhausted: true, infantry: 4, dock: true },
    vegaminor: { owner: 'sol', exhausted: true, infantry: 1 },
    ang: { owner: 'sol', infantry: 1 },
  },
}

/** The last round; the others have passed. Hacan leads because it holds Thunder's Edge, weakly. */
export const LAST_TURN = {
  ...TABLE,
  round: 3,
  placedIn: 2,
  flipped: true,
  jupiter: 'exhausted',
  strategy: {
    trade: { holder: 'sol', used: true },
    politics: { holder: 'hacan', used: true },
    technology: { holder: 'jolnar', used: true },
  },
  players: {
    sol: { goods: 1, tactic: 1, breakthrough: 'exhausted', claims: 3, points: 1 },
    hacan: { goods: 1, claims: 2, breakthrough: 'exhausted', passed: true, points: 1 },
    jolnar: { goods: 1, claims: 1, breakthrough: 'exhausted', passed: true },
  },
  planets: {
    ...HOMES,
    jord: { exhausted: true, infantry: 9, dock: true },
    thundersedge: { owner: 'hacan', system: '46', infantry: 1, exhausted: true },
  },
}
