import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { check, type Row } from './cards-rows.ts'

/*
 * Cards that place, remove, move or swap influence. A new card of a known effect needs one line in src/data/cards.ts
 * and one row here (cards of fleets: cards-fleets.test.ts; cards with rules of their own: cards-special.test.ts).
 */

const PLACING: readonly Row[] = [
  {
    title: 'X01 Relief Convoy: two cubes on different Food Bases',
    by: 'UN',
    with: { sets: ['extra'] },
    script: ['base eurasia', 'refused EX-10.7: base eurasia', 'refused EX-10.1: base ceres', 'base rhea'],
    after: { bases: { eurasia: { UN: 1 }, rhea: { UN: 1 } } },
  },
  {
    title: 'A08 Antony Dresden: one cube on each of the four Tech Bases',
    by: 'PG',
    bases: { thoth: { PG: 1 } },
    script: [],
    after: { bases: { luna: { PG: 1 }, 'londres-nova': { PG: 1 }, tycho: { PG: 1 }, thoth: { PG: 2 } } },
  },
  {
    title: 'A08 Antony Dresden: three Tech Bases with two players, Luna is out of play',
    by: 'UN',
    players: 2,
    script: [],
    after: { bases: { 'londres-nova': { UN: 1 }, tycho: { UN: 1 }, thoth: { UN: 1 } } },
  },
  {
    title: 'A09 Franklin DeGraff: one cube on each Earth Base',
    by: 'MCR',
    bases: { eurasia: { UN: 2 } },
    script: [],
    after: { bases: { eurasia: { UN: 2, MCR: 1 }, africa: { MCR: 1 }, luna: { MCR: 1 } } },
  },
  {
    title: 'A09 Franklin DeGraff: two Earth Bases with two players',
    by: 'MCR',
    players: 2,
    script: [],
    after: { bases: { eurasia: { MCR: 1 }, africa: { MCR: 1 } } },
  },
  {
    title: 'A10 Terraforming: one cube on each Mars Base',
    by: 'OPA',
    bases: { 'mariner-valley': { MCR: 1 } },
    script: [],
    after: { bases: { 'mariner-valley': { MCR: 1, OPA: 1 }, 'londres-nova': { OPA: 1 } } },
  },
  {
    title: 'A11 Voices of Eros: one cube in each Sector, the Outer Planets being one',
    by: 'UN',
    script: [
      'refused EX-10.1: stop',
      'base europa',
      'refused EX-10.7: base europa',
      'refused EX-10.7: base titan',
      'base luna',
      'refused EX-10.7: base mariner-valley',
      'refused EX-10.1: stop',
      'base vesta',
    ],
    after: { bases: { luna: { UN: 1 }, vesta: { UN: 1 }, europa: { UN: 1 } } },
  },
  {
    title: 'A35 Canterbury: two cubes on different Water Bases',
    by: 'MCR',
    script: [
      'open: base africa, base europa, base titan, base the-rings',
      'base titan',
      'refused EX-10.7: base titan',
      'refused EX-10.1: base rhea',
      'refused EX-10.1: stop',
      'base the-rings',
    ],
    after: { bases: { titan: { MCR: 1 }, 'the-rings': { MCR: 1 } } },
  },
  {
    title: 'A42 Paolo Cortazar: two cubes on different Outer Bases, of Jupiter and of Saturn alike',
    by: 'PG',
    script: [
      'open: base europa, base ganymede, base io, base rhea, base titan, base the-rings',
      'refused EX-10.1: base ceres',
      'base io',
      'refused EX-10.7: base io',
      'refused EX-10.1: stop',
      'base rhea',
    ],
    after: { bases: { io: { PG: 1 }, rhea: { PG: 1 } } },
  },
  {
    title: 'A47 Lawrence Strickland: one cube on each Jupiter Base',
    by: 'MCR',
    bases: { io: { PG: 1 } },
    script: [],
    after: { bases: { europa: { MCR: 1 }, ganymede: { MCR: 1 }, io: { MCR: 1, PG: 1 } } },
  },
]

const REMOVING: readonly Row[] = [
  {
    title: 'A15 Sadavir Errinwright: everyone with 3 influence on a Base removes one cube, a Diplomat counting 2',
    by: 'PG',
    bases: { ceres: { UN: 3, MCR: 2 }, tycho: { MCR: 4, OPA: 3 }, eros: { PG: 3 }, titan: { UN: 1, diplomat: 1 } },
    fleets: { ceres: { MCR: 1 } },
    script: ['asks UN', 'refused EX-10.1: stop', 'cube diplomat titan'],
    after: { bases: { ceres: { UN: 2, MCR: 2 }, tycho: { MCR: 3, OPA: 2 }, eros: { PG: 2 }, titan: { UN: 1 } } },
  },
  {
    title: 'A16 Slingshot Racing: one cube of any owner, own included, from an Outer Base',
    by: 'MCR',
    bases: { ceres: { UN: 1 }, europa: { UN: 1, MCR: 1 }, titan: { OPA: 1 } },
    script: [
      'open: cube UN europa, cube MCR europa, cube OPA titan',
      'refused EX-10.1: cube UN ceres',
      'refused EX-10.1: stop',
      'cube MCR europa',
    ],
    after: { bases: { europa: { UN: 1 } } },
  },
  {
    title: 'A17 Black Ops Team: up to three cubes of any owners, each from another Band',
    by: 'UN',
    bases: { eurasia: { UN: 1, MCR: 1 }, luna: { MCR: 1 }, tycho: { PG: 1 }, europa: { OPA: 2 }, rhea: { MCR: 1 } },
    script: [
      'cube UN eurasia',
      'refused EX-10.7: cube MCR eurasia',
      'refused EX-10.7: cube MCR luna',
      'cube OPA europa',
      'refused EX-10.7: cube OPA europa',
      'cube MCR rhea',
    ],
    after: { bases: { eurasia: { MCR: 1 }, europa: { OPA: 1 }, rhea: {} } },
  },
  {
    title: 'A17 Black Ops Team: none at all',
    by: 'MCR',
    bases: { eurasia: { UN: 1 }, ceres: { PG: 1 } },
    script: ['stop'],
  },
  {
    title: 'A18 Julie Mao: up to three cubes from Tech Bases, one per Base whoever owns it',
    by: 'MCR',
    bases: {
      luna: { UN: 1 },
      'londres-nova': { UN: 1 },
      tycho: { UN: 1, OPA: 2 },
      thoth: { MCR: 1 },
      ceres: { UN: 1 },
    },
    script: [
      'refused EX-10.1: cube UN ceres',
      'cube OPA tycho',
      'refused EX-10.7: cube UN tycho',
      'refused EX-10.7: cube OPA tycho',
      'cube MCR thoth',
      'cube UN luna',
    ],
    after: { bases: { luna: {}, tycho: { UN: 1, OPA: 1 }, thoth: {} } },
  },
  {
    title: 'A19 Star Helix: both cubes from one Base where you have influence',
    by: 'MCR',
    bases: { ceres: { UN: 3, MCR: 1 }, tycho: { UN: 1 } },
    script: ['refused EX-10.1: cube UN tycho', 'cube UN ceres', 'cube UN ceres'],
    after: { bases: { ceres: { UN: 1, MCR: 1 } } },
  },
  {
    title: 'A19 Star Helix: from two Bases; where the last own cube has gone nothing more is open',
    by: 'UN',
    bases: { ceres: { UN: 1, MCR: 2 }, eros: { UN: 1, OPA: 1 } },
    script: ['cube UN ceres', 'refused EX-10.1: cube MCR ceres', 'cube OPA eros'],
    after: { bases: { ceres: { MCR: 2 }, eros: { UN: 1 } } },
  },
  {
    title: 'A19 Star Helix: one, or none',
    by: 'UN',
    bases: { ceres: { UN: 1, MCR: 2 } },
    script: ['cube MCR ceres', 'stop'],
    after: { bases: { ceres: { UN: 1, MCR: 1 } } },
  },
  {
    title: 'A20 Riot Gear: up to two cubes from Belt Bases, one per Base',
    by: 'PG',
    bases: { ceres: { UN: 1, MCR: 1 }, vesta: { PG: 1 }, thoth: { OPA: 1 }, titan: { UN: 1 } },
    script: ['refused EX-10.1: cube UN titan', 'cube MCR ceres', 'refused EX-10.7: cube UN ceres', 'cube PG vesta'],
    after: { bases: { ceres: { UN: 1 }, vesta: {} } },
  },
  { title: 'A20 Riot Gear: none at all', by: 'MCR', bases: { ceres: { UN: 1 } }, script: ['stop'] },
  {
    title: 'A50 Captain Shaddid: each opponent removes an own cube from a Belt Base of their choice, from the left',
    by: 'PG',
    bases: { ceres: { UN: 1, MCR: 1, PG: 1 }, tycho: { UN: 1, OPA: 1 }, eros: { OPA: 1 }, titan: { UN: 1, OPA: 1 } },
    script: [
      'asks UN',
      'open: cube UN ceres, cube UN tycho',
      'refused EX-10.5: cube OPA tycho',
      'cube UN tycho',
      'asks OPA',
      'refused EX-10.1: cube OPA titan',
      'refused EX-10.1: stop',
      'cube OPA eros',
    ],
    after: { bases: { ceres: { UN: 1, PG: 1 }, tycho: { OPA: 1 }, eros: {} } },
  },
  {
    title: 'A52 Blue Falcon Hotel: up to three cubes of any owners from one Belt Base',
    by: 'OPA',
    bases: { ceres: { UN: 3, OPA: 1, PG: 1 }, eros: { UN: 1 }, titan: { UN: 1 } },
    script: [
      'open: base ceres, base eros',
      'refused EX-10.1: base titan',
      'base ceres',
      'cube UN ceres',
      'refused EX-10.1: cube UN eros',
      'cube OPA ceres',
      'cube UN ceres',
    ],
    after: { bases: { ceres: { UN: 1, PG: 1 } } },
  },
  {
    title: 'A52 Blue Falcon Hotel: a Base is chosen and nothing removed',
    by: 'PG',
    bases: { ceres: { UN: 1 }, eros: { UN: 1 } },
    script: ['base eros', 'stop'],
  },
]

describe('placing', () => {
  test.each(PLACING)('$title', check)
})

describe('removing', () => {
  test.each(REMOVING)('$title', check)
})

test('every card has a test of its own that cites its id and name', () => {
  const dir = new URL('.', import.meta.url)
  const files = readdirSync(dir).filter((name) => name.endsWith('.test.ts'))
  const text = files.map((name) => readFileSync(new URL(name, dir), 'utf8')).join('\n')
  expect(CARDS.filter((card) => !text.includes(`${card.id} ${card.title}: `)).map((card) => card.id)).toEqual([])
})
