import { withPack } from '@orrery/kernel'
import type { Tables } from '../types.ts'
import { DELIVERED } from './delivered.ts'

/** What rules version 4 changed, as rules version 3 had it: for games that began under it. */
export const DELIVERED_3: Tables = withPack(DELIVERED, {
  game: 'expanse',
  name: 'Rules version 3',
  version: '3',
  cards: { A44: { tabs: ['UN', 'PG'] } },
  techs: {
    'un-1': { setsAside: null },
    'opa-2': { formula: [{ op: 'gainCP', n: 2 }] },
    'pg-2': {
      formula: [
        { op: 'moveFleets', unit: 'one', n: 1, mode: 'must', owner: 'self', reach: 'any' },
        { op: 'gainCP', n: 1 },
      ],
    },
  },
})
