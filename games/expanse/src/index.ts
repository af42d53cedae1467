import { at, type Game, houseFields, keeping } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { clone } from './clone.ts'
import { SETS } from './data/cards.ts'
import { HOUSE_RULES } from './data/house.ts'
import { faults } from './faults.ts'
import { guess } from './guess.ts'
import { hidden } from './hidden.ts'
import { notation } from './notation.ts'
import { openView } from './open.ts'
import { fullOptions, sidesFor } from './options.ts'
import { packs } from './packs.ts'
import { readPosition, writePosition } from './position.ts'
import { setup } from './setup.ts'
import { apply, offer, pending, refusals } from './steps/engine.ts'
import { type Event, FACTIONS, NONE, type State, type View } from './types.ts'
import { universe } from './universe.ts'
import { view } from './view.ts'

export type { Event, State, View } from './types.ts'

/** The Expanse, for two to four players. */
export const game: Game<State, View, Event> = {
  id: 'expanse',
  title: 'The Expanse',
  seats: { min: 2, max: 4 },
  rulesVersion: 4,
  upgrades: {
    2: keeping({ diplomatPrice: true, yaoCap: true, mercantileFirst: true }),
    3: keeping({ rules3: true }),
  },
  longest: 5000,

  options: [
    { name: 'sets', title: 'Card sets', kind: 'many', choices: SETS.map((set) => set.id) },
    { name: 'modules', title: 'Modules', kind: 'many', choices: MODULES.map((module) => module.id) },
    { name: 'seating', title: 'Factions clockwise', kind: 'many', choices: FACTIONS },
    { name: 'first', title: 'First player', kind: 'one', choices: FACTIONS },
    ...houseFields(HOUSE_RULES),
  ],
  packs,
  sides: (s) => s.seating.map((p) => FACTIONS[p] ?? ''),
  sidesFor,
  setup,
  fullOptions,

  pending,
  moves: offer,
  refusals,
  universe,
  apply,
  outcome(s) {
    if (s.winner === NONE) return undefined
    return { scores: s.seating.map((p) => at(s.cp, p)), winners: [at(s.seatOf, s.winner)] }
  },
  clone,

  view,
  openView,
  guess,
  hidden,
  reveals: (s) => s.reveals,

  print: notation.print,
  parse: notation.parse,
  position: { write: writePosition, read: readPosition },
  faults,
}
