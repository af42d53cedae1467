import { codec, firstBits, hasBit, indexesIn, listIn, listOf, Wrong } from '@orrery/kernel'
import { perPlayer } from '../../src/rules/position-names.ts'
import { type Box, NONE, SECTORS, type StateRows } from '../../src/types.ts'

const allPoints = (box: Box): number => firstBits(box.points.length)
const allPlays = (box: Box): number => (box.points.length === 0 ? 0 : firstBits(SECTORS.length))

export const fields = {
  points: {
    start: ({ box }) => listOf(box.players, () => allPoints(box)),
    visibleTo: 'all',
    before: 'stack',
    /** Tokens left by their points. */
    position: perPlayer({
      write: (mask, { box }) => (mask === allPoints(box) ? undefined : box.points.filter((_, i) => hasBit(mask, i))),
      read: (json, where, { box }) =>
        codec.maskOf(
          listIn(json, where).map((point) => {
            const i = typeof point === 'number' ? box.points.indexOf(point) : NONE
            if (i < 0) throw new Wrong(where, `some of the points ${box.points.join(', ')}`)
            return i
          }),
        ),
    }),
  },
  plays: {
    start: ({ box }) => listOf(box.players, () => allPlays(box)),
    visibleTo: 'all',
    before: 'stack',
    position: perPlayer({
      write: (mask, { box }) => (mask === allPlays(box) ? undefined : codec.namesOfMask(mask, SECTORS)),
      read(json, where, { box }) {
        if (box.points.length === 0) throw new Wrong(where, 'nothing without its module')
        return codec.maskOf(indexesIn(json, SECTORS, where))
      },
    }),
  },
} satisfies StateRows
