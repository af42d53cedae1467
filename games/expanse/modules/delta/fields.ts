import { listOf, wholeNumber } from '@orrery/kernel'
import { perPlayer } from '../../src/rules/position-names.ts'
import type { StateRows } from '../../src/types.ts'

export const fields = {
  resources: {
    start: ({ box }) => listOf(box.players, () => box.resourceStart),
    visibleTo: 'all',
    before: 'stack',
    position: perPlayer({
      write: (n, { box }) => (n === box.resourceStart ? undefined : n),
      read: (json, where, { box }) => wholeNumber(json, where, 0, box.resourceLimit === 0 ? 0 : 99),
    }),
  },
} satisfies StateRows
