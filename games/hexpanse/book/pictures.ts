import { MISSION_ROWS } from '../src/data/missions.ts'
import { board, cards, missions, signs, story } from './scenes.tsx'

/* What the rulebook draws below its paragraphs, by the names it has in book.md. */

const START = {
  pieces: { A: { warlord: '-2,1' }, B: { warlord: '2,-1' } },
}
const CORNERS = { A: '3,-3', B: '-3,3' }
export const ATTACK = {
  before: {
    pieces: { A: { warlord: CORNERS.A, normal: ['0,0'] }, B: { warlord: CORNERS.B, normal: ['1,0'] } },
  },
  lines: ['attack'],
  lit: ['0,0', '1,0'],
}
const DUEL = {
  before: {
    life: { A: 4, B: 3 },
    pieces: { A: { warlord: '0,0' }, B: { warlord: '1,0' } },
  },
  lines: ['attack'],
}
const TERRAN = {
  before: {
    factions: { A: 'TE', B: 'IN' },
    pieces: { A: { warlord: '0,0' }, B: { warlord: CORNERS.B, normal: ['1,0'] } },
  },
  lines: ['ability', 'place normal'],
}
const BRACKET = {
  before: {
    cards: { A: ['A10'] },
    pieces: { A: { warlord: CORNERS.A, normal: ['1,0'] }, B: { warlord: CORNERS.B, normal: ['-1,0'] } },
  },
  lines: ['play A10', 'hex 0,0', 'rotate 0'],
  lit: ['-1,0', '1,0'],
}
const CHAIN = {
  before: {
    cards: { A: ['A17', 'C9', 'C5'] },
    pieces: { A: { warlord: CORNERS.A }, B: { warlord: CORNERS.B, normal: ['-1,0'] } },
  },
  lines: [
    'play A17',
    'hex 0,0',
    'rotate 0',
    'place C9',
    'place normal',
    'rotate 3',
    'place normal',
    'place C5',
    'rotate 0',
    'place normal',
    'place normal',
  ],
  radius: 2,
}
const SWAP = {
  before: {
    factions: { A: 'IN', B: 'TE' },
    pieces: { A: { warlord: CORNERS.A, normal: ['1,0'] }, B: { warlord: CORNERS.B, normal: ['2,0'] } },
  },
  lines: ['ability', 'hex 1,0', 'hex 2,0'],
  radius: 2,
  lit: ['1,0', '2,0'],
}
export const WALL = {
  common: 'P07',
  pieces: {
    A: { warlord: '3,-3', normal: ['-2,0', '-1,0', '0,0', '1,0', '-2,1', '-1,1', '0,1', '1,1'] },
    B: { warlord: '-3,3', normal: ['0,-1', '2,-2'] },
  },
}

export const PICTURES = {
  'the-table': missions(['P07', 'P01', 'P10']),
  modes: board(START, 3),
  actions: story(ATTACK),
  'actions-2': story(DUEL),
  warlords: story(TERRAN),
  mercenaries: cards(['C9', 'C13']),
  icons: signs,
  'icons-2': story(BRACKET),
  'icons-3': story(SWAP),
  chains: cards(['A10', 'A17']),
  'chains-2': story(CHAIN),
  winning: board(WALL, 3, ['2,0']),
  missions: missions(MISSION_ROWS.map(({ id }) => id)),
}
