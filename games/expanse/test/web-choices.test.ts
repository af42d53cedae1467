import { kindOf } from '@orrery/kernel'
import { pageSuite } from '@orrery/testkit/page'
import { litThings } from '@orrery/ui'
import { expect, test } from 'vitest'
import { MOVE_LINES } from '../src/notation.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import { entryPoint } from '../web/index.ts'
import { games } from './web-moments.ts'
import { boardTargets } from './web-targets.ts'

const ONLY_LISTED = new Set([kinds.FINISH, kinds.STOP, kinds.PASS, kinds.OPTION, kinds.NUMBER])

pageSuite({
  game,
  entryPoint,
  games,
  kinds: MOVE_LINES.length,
  // A game of chance meets nearly every kind of move; what it misses are a few rare Events.
  rare: 3,
  isListed: (m) => ONLY_LISTED.has(kindOf(m)),
  things: boardTargets,
})

test('everything lit is among what can be on the table', () => {
  for (const { view } of games.all) {
    const known = boardTargets(view)
    expect([...litThings(entryPoint, view, undefined)].filter((target) => !known.has(target))).toEqual([])
  }
})
