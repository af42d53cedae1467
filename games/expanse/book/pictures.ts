import { cards, counted, moving, scene, startOf } from './scenes.tsx'

/* What the rulebook draws below its paragraphs, by the names it has in book.md. */

const CERES = {
  players: 4,
  scorings: 3,
  bases: { ceres: { UN: 2, OPA: 3, MCR: 1, PG: 1 } },
  fleets: { ceres: { UN: 2, OPA: 1 } },
}
const LUNA = { players: 4, scorings: 1, bases: { luna: { UN: 1, PG: 2 } }, fleets: { earth: { UN: 1 } } }
const EUROPA = {
  players: 4,
  scorings: 4,
  bases: { europa: { OPA: 4, MCR: 2, UN: 2 } },
  fleets: { jupiter: { battleship: 1, MCR: 1, OPA: 1 } },
}
const HEGEMONY = {
  players: 4,
  scorings: 4,
  techs: { UN: ['un-1', 'un-2', 'un-3'] },
  bases: { titan: { UN: 2, MCR: 2, OPA: 1 } },
}
const TRIPLE = { players: 4, scorings: 5, bases: { eros: { UN: 3, MCR: 3, OPA: 3, PG: 1 } } }
const DUEL = { players: 2, scorings: 2, bases: { tycho: { UN: 2, MCR: 1 } }, fleets: { tycho: { MCR: 1 } } }
const OUTBREAK = {
  players: 4,
  modules: ['beta'],
  scorings: 1,
  standee: 'londres-nova',
  bases: { 'londres-nova': { OPA: 3, MCR: 2, UN: 1, PG: 1 } },
}

export const PICTURES = {
  'the-board': startOf('earth'),
  'set-up': startOf('mars'),
  'action-track': cards(['A06', 'A08']),
  actions: moving('ceres'),
  fleets: scene({ players: 4, fleets: { ceres: { battleship: 1, scrap: 2 } }, bases: { ceres: { MCR: 1, OPA: 1 } } }, [
    'ceres',
  ]),
  'scoring-a-base': counted(EUROPA, 'europa', 'outer'),
  'scoring-a-base-2': counted(CERES, 'ceres', 'belt'),
  'scoring-a-base-3': counted(TRIPLE, 'eros', 'belt'),
  'scoring-a-base-4': counted(LUNA, 'luna', 'belt'),
  'scoring-a-base-5': counted(HEGEMONY, 'titan', 'outer'),
  'two-players': counted(DUEL, 'tycho', 'belt'),
  protomolecule: counted(OUTBREAK, 'londres-nova', 'belt'),
  leaders: scene(
    {
      players: 4,
      modules: ['epsilon'],
      fleets: { vesta: { UN: 1, 'UN-leader': 1, OPA: 1 } },
      bases: { vesta: { UN: 1, OPA: 1 } },
    },
    ['vesta'],
  ),
}
