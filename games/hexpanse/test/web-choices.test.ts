import { kindOf } from '@orrery/kernel'
import { chosenBy, pageSuite } from '@orrery/testkit/page'
import { litThings, meaningOf, type Target } from '@orrery/ui'
import { expect, test } from 'vitest'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { door } from '../web/index.ts'
import { turnTarget } from '../web/targets.ts'
import { table } from './table.ts'
import { boardTargets, games, seenBy } from './web-moments.ts'

const ONLY_LISTED = new Set([kinds.DONE, kinds.SKIP, kinds.RESIGN, kinds.YES, kinds.NO])

pageSuite({
  game,
  door,
  games,
  kinds: MOVE_LINES.length,
  rare: 3,
  isListed: (m) => ONLY_LISTED.has(kindOf(m)),
  things: (view) => [...boardTargets(view), turnTarget(2)],
  inHand: /^turn:/,
  mute: /^(?:hex|turn):/,
})

/** The lines a touch plays, one after the other. */
function played(view: View, selected: Target | undefined, touched: Target): string[] {
  const sense = meaningOf(door, view, selected, touched)
  if (sense.kind !== 'choose') return [sense.kind]
  return [sense.move, ...(sense.next ?? [])].map(game.print)
}

test('what a touch says beyond its first move is what the table asks for next', () => {
  let followed = 0
  for (const { view } of games.some(60)) {
    for (const selected of litThings(door, view, undefined)) {
      for (const touched of litThings(door, view, selected)) {
        const sense = meaningOf(door, view, selected, touched)
        if (sense.kind === 'choose' && sense.next !== undefined) followed++
      }
    }
  }
  expect(followed).toBeGreaterThan(100)

  const t = table({ pieces: { A: { normal: ['0,0'] }, B: { normal: ['1,0'] } } })
  const view = seenBy(t.state, 0)
  expect(played(view, 'hex:0,0', 'hex:1,0')).toEqual(['attack', 'hex 0,0', 'hex 1,0'])
  expect(played(view, 'reserve:normal@A', 'hex:0,1')).toEqual(['place normal', 'hex 0,1'])
  expect(played(view, 'hex:0,0', 'reserve:normal@A')).toEqual(['return', 'hex 0,0'])
  const open = table({ pieces: { A: { normal: ['0,0', '0,2'] }, B: { normal: ['1,0', '0,1'] } } })
  open.do(...played(seenBy(open.state, 0), 'hex:0,0', 'hex:1,0'))
  expect([open.on('0,0'), open.on('1,0'), open.on('0,1')]).toEqual(['empty', 'empty', 'B normal'])
})

test('a card that was turned before its base hex is touched needs no second touch', () => {
  const t = table({ cards: { A: ['A10'] } }).do('play A10')
  const view = seenBy(t.state, 0)
  expect(meaningOf(door, view, undefined, 'turn:2')).toEqual({ kind: 'select', target: 'turn:2' })
  expect(played(view, 'turn:2', 'hex:0,0')).toEqual(['hex 0,0', 'rotate 2'])
  expect(played(view, undefined, 'hex:0,0')).toEqual(['hex 0,0'])
  t.do('hex 0,0')
  const turning = seenBy(t.state, 0)
  expect(played(turning, 'turn:4', 'hex:0,0')).toEqual(['rotate 4'])
})

test('an empty hex in one’s turn asks what to place there', () => {
  const view = seenBy(table({}).state, 0)
  const sense = meaningOf(door, view, undefined, 'hex:1,1')
  expect(sense.kind).toBe('ask')
  expect(chosenBy(sense).map(game.print)).toContain('place normal')
})
