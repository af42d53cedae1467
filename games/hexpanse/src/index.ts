import { at, type Game, houseFields, keeping } from '@orrery/kernel'
import { clone } from './clone.ts'
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
import { MODES, NONE, SEATS } from './types.ts'
import type { Event, State, View } from './types.ts'
import { universe } from './universe.ts'
import { view } from './view.ts'

export type { Event, State, View } from './types.ts'

/** Hexpanse, for two to four players, or two teams of two. */
export const game: Game<State, View, Event> = {
  id: 'hexpanse',
  title: 'Hexpanse',
  seats: { min: 2, max: 4 },
  rulesVersion: 2,
  upgrades: { 1: keeping({ lastLife: true, zombiesHold: true, mercenaryOnce: true }) },
  longest: 40_000,

  options: [
    { name: 'mode', title: 'Mode', kind: 'one', choices: MODES },
    { name: 'teams', title: 'Two teams of two', kind: 'flag', choices: [] },
    { name: 'openRing', title: 'Two players on the board of 61', kind: 'flag', choices: [] },
    { name: 'largeBoard', title: 'Teams on the board of 91', kind: 'flag', choices: [] },
    { name: 'resign', title: 'Players may resign', kind: 'flag', choices: [] },
    { name: 'first', title: 'First player', kind: 'one', choices: SEATS },
    ...houseFields(HOUSE_RULES),
  ],
  sides: (s) => sidesFor(s.ruleset.players),
  sidesFor,
  setup,
  fullOptions,
  packs,

  pending,
  moves: offer,
  refusals,
  universe,
  apply,
  team: (s, seat) => at(s.ruleset.sideOf, seat),
  /** HX-16, HX-18.3: a team wins together. */
  outcome(s) {
    if (s.winner === NONE) return undefined
    const scores = s.ruleset.sideOf.map((side) => (side === s.winner ? 1 : 0))
    const winners = scores.flatMap((score, p) => (score === 1 ? [p] : []))
    return { scores, winners, ...(s.ruleset.teams ? { together: true } : {}) }
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
