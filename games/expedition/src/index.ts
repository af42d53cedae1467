import { type Game, HOUSE_RULES, keeping } from '@orrery/kernel'
import { clone } from './clone.ts'
import { SIDES } from './data/scenario.ts'
import { faults } from './faults.ts'
import { guess } from './guess.ts'
import { hidden } from './hidden.ts'
import { notation } from './notation.ts'
import { openView } from './open.ts'
import { fullOptions, SCENARIO_SETTINGS, sidesFor } from './options.ts'
import { packs } from './packs.ts'
import { readPosition, writePosition } from './position.ts'
import { scoreOf } from './rules/holdings.ts'
import { setup } from './setup.ts'
import { apply, offer, pending, refusals } from './steps/engine.ts'
import { type Event, NONE, type State, type View } from './types.ts'
import { universe } from './universe.ts'
import { view } from './view.ts'

export type { Event, State, View } from './types.ts'

/** Race to Thunder's Edge, for three to six players. */
export const game: Game<State, View, Event> = {
  id: 'expedition',
  title: "Expedition: Race to Thunder's Edge",
  seats: { min: 3, max: 6 },
  rulesVersion: 6,
  upgrades: {
    2: keeping({ sixthRound: 2 }, 'settings'),
    3: keeping({ strategyCards: 'two', questions: 'steps', shipBreakthroughs: 'goods' }, 'settings'),
    4: keeping({ questions: 'whole', crews: false }, 'settings'),
    5: keeping({ questions: 'few' }, 'settings'),
  },
  longest: 27_000,

  options: [
    { name: 'seating', title: 'Factions clockwise', kind: 'many', choices: SIDES },
    ...SCENARIO_SETTINGS.map(({ key, question, options, source, retired }) => ({
      name: key,
      title: question,
      ...(typeof options[0] === 'boolean'
        ? { kind: 'flag' as const, choices: [] }
        : { kind: 'one' as const, choices: options.map(String) }),
      ...(source === undefined ? {} : { group: HOUSE_RULES, source }),
      ...(retired === undefined ? {} : { retired }),
    })),
  ],
  sides: (s) => s.ruleset.factions.map((row) => row.id),
  sidesFor,
  setup,
  fullOptions,
  packs,

  pending,
  moves: offer,
  refusals,
  universe,
  apply,
  outcome(s) {
    if (s.winner === NONE) return undefined
    return { scores: s.goods.map((_, p) => scoreOf(s, p).total), winners: [s.winner] }
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
