import { kindOf, type Move } from '@orrery/kernel'
import { pageSuite } from '@orrery/testkit/page'
import type { Target } from '@orrery/ui'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import { SLICES, type View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import * as t from '../web/targets.ts'
import { games } from './web-moments.ts'

/** Everything that can be touched, by name: written anew, so that the touches are checked against it. */
const things = ({ ruleset, publics }: View): Target[] => [
  ...ruleset.systems.map((_, i) => t.systemTarget(ruleset, i)),
  ...ruleset.planets.map((_, p) => t.planetTarget(ruleset, p)),
  ...ruleset.factions.map((_, p) => t.seatTarget(ruleset, p)),
  ...SLICES.map((_, i) => t.sliceTarget(i)),
  ...Array.from({ length: 8 }, (_, c) => t.strategyTarget(c)),
  ...Array.from({ length: 15 }, (_, k) => t.cardTarget(k)),
  ...Array.from({ length: 16 }, (_, k) => t.secretTarget(k)),
  ...publics.map((o) => t.objectiveTarget(o)),
  t.GOODS,
]

/** Moves that have no place on the table: they end something, or only a list tells them apart. */
const ONLY_LISTED = new Set([
  kinds.PASS,
  kinds.END,
  kinds.JUPITER,
  kinds.COUNCIL,
  kinds.TECH,
  kinds.RESEARCH,
  kinds.WITHDRAW,
  kinds.ACCEPT,
  kinds.REJECT,
  kinds.NUMBER,
  kinds.YES,
  kinds.NO,
  kinds.NEVER,
  kinds.ANY,
  kinds.SWAP,
  kinds.ASK,
  kinds.BREAKTHROUGH,
  kinds.TOKENS,
])
const isListed = (m: Move, view: View): boolean => ONLY_LISTED.has(kindOf(m)) || view.stack.at(-1)?.step === 'skim'

// What a few games of chance miss are rare cards and choices.
pageSuite({
  game,
  entryPoint,
  games,
  kinds: MOVE_LINES.length,
  rare: 5,
  isListed,
  // A token may be pointed anywhere, and TE-10.4 says why not; the universe names the systems with a rift.
  isBeyond: (m) => kindOf(m) === kinds.SHIFT,
  things,
})
