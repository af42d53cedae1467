import { codec, firstBits, hasBit, indexesIn, listIn, listOf, Wrong } from '@orrery/kernel'
import { perPlayer } from '../../src/rules/position-names.ts'
import { type Ruleset, NONE, SECTORS, type StateRows } from '../../src/types.ts'

const allPoints = (ruleset: Ruleset): number => firstBits(ruleset.points.length)
const allPlays = (ruleset: Ruleset): number => (ruleset.points.length === 0 ? 0 : firstBits(SECTORS.length))

export const fields = {
  points: {
    start: ({ ruleset }) => listOf(ruleset.players, () => allPoints(ruleset)),
    visibleTo: 'all',
    before: 'stack',
    /** Tokens left by their points. */
    position: perPlayer({
      write: (mask, { ruleset }) =>
        mask === allPoints(ruleset) ? undefined : ruleset.points.filter((_, i) => hasBit(mask, i)),
      read: (json, where, { ruleset }) =>
        codec.maskOf(
          listIn(json, where).map((point) => {
            const i = typeof point === 'number' ? ruleset.points.indexOf(point) : NONE
            if (i < 0) throw new Wrong(where, `some of the points ${ruleset.points.join(', ')}`)
            return i
          }),
        ),
    }),
  },
  plays: {
    start: ({ ruleset }) => listOf(ruleset.players, () => allPlays(ruleset)),
    visibleTo: 'all',
    before: 'stack',
    position: perPlayer({
      write: (mask, { ruleset }) => (mask === allPlays(ruleset) ? undefined : codec.namesOfMask(mask, SECTORS)),
      read(json, where, { ruleset }) {
        if (ruleset.points.length === 0) throw new Wrong(where, 'nothing without its module')
        return codec.maskOf(indexesIn(json, SECTORS, where))
      },
    }),
  },
} satisfies StateRows
