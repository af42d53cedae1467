import { listOf, wholeNumber } from '@orrery/kernel'
import { perPlayer } from '../../src/rules/position-names.ts'
import type { StateRows } from '../../src/types.ts'

export const fields = {
  resources: {
    start: ({ ruleset }) => listOf(ruleset.players, () => ruleset.resourceStart),
    visibleTo: 'all',
    before: 'stack',
    position: perPlayer({
      write: (n, { ruleset }) => (n === ruleset.resourceStart ? undefined : n),
      read: (json, where, { ruleset }) => wholeNumber(json, where, 0, ruleset.resourceLimit === 0 ? 0 : 99),
    }),
  },
} satisfies StateRows
