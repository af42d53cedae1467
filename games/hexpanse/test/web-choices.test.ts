import { kindOf } from '@orrery/kernel'
import { pageSuite } from '@orrery/testkit/page'
import { litThings, meaningOf, type Target } from '@orrery/ui'
import { expect, test } from 'vitest'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { turnTarget } from '../web/targets.ts'
import { plain, table } from './table.ts'
import { boardTargets, games, seenBy } from './web-moments.ts'

const ONLY_LISTED = new Set([kinds.DONE, kinds.SKIP, kinds.RESIGN, kinds.YES, kinds.NO])

pageSuite({
  game,
  entryPoint,
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
  const sense = meaningOf(entryPoint, view, selected, touched)
  if (sense.kind !== 'choose') return [sense.kind]
  return [sense.move, ...(sense.next ?? [])].map(game.print)
}

test('what a touch says beyond its first move is what the table asks for next', () => {
  let followed = 0
  for (const { view } of games.some(60)) {
    for (const selected of litThings(entryPoint, view, undefined)) {
      for (const touched of litThings(entryPoint, view, selected)) {
        const sense = meaningOf(entryPoint, view, selected, touched)
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
  expect(meaningOf(entryPoint, view, undefined, 'turn:2')).toEqual({ kind: 'select', target: 'turn:2' })
  expect(played(view, 'turn:2', 'hex:0,0')).toEqual(['hex 0,0', 'rotate 2'])
  expect(played(view, undefined, 'hex:0,0')).toEqual(['hex 0,0'])
  t.do('hex 0,0')
  const turning = seenBy(t.state, 0)
  expect(played(turning, 'turn:4', 'hex:0,0')).toEqual(['rotate 4'])
})

/** The rows of the menu that a touch opens, and what each of them plays. */
function listed(view: View, touched: Target): readonly (readonly [label: string, ...lines: string[]])[] {
  const sense = meaningOf(entryPoint, view, undefined, touched)
  if (sense.kind !== 'ask') return [[sense.kind]]
  const rows = entryPoint.menu?.(view, touched, sense.options).rows ?? []
  return sense.options.map(({ move, next = [] }, i) => [rows[i]?.label ?? '', ...[move, ...next].map(game.print)])
}

test('a touch on an empty hex places there: at once where there is one unit to place, else it asks which', () => {
  expect(played(seenBy(plain({}).state, 0), undefined, 'hex:1,1')).toEqual(['place normal', 'hex 1,1'])
  const rich = table({ minors: { A: 'M03', B: 'M04' }, cards: { A: ['C9'] } })
  expect(listed(seenBy(rich.state, 0), 'hex:1,1')).toEqual([
    ['Normal unit', 'place normal', 'hex 1,1'],
    ['Driftborn', 'place minor', 'hex 1,1'],
    ['The Baron', 'place C9', 'hex 1,1'],
  ])
})

test('next to one’s warlord an empty hex also means its step', () => {
  const view = seenBy(plain({ pieces: { A: { warlord: '0,0' } } }).state, 0)
  expect(listed(view, 'hex:1,0')).toEqual([
    ['Normal unit', 'place normal', 'hex 1,0'],
    ['Move your warlord here', 'move', 'hex 1,0'],
  ])
})

test('a touch on an enemy attacks it with the only neighbour, else it asks with which', () => {
  const one = plain({ pieces: { A: { normal: ['0,0'] }, B: { normal: ['1,0'] } } })
  expect(played(seenBy(one.state, 0), undefined, 'hex:1,0')).toEqual(['attack', 'hex 0,0', 'hex 1,0'])
  const two = plain({ pieces: { A: { normal: ['0,0'], warlord: '2,0' }, B: { normal: ['1,0'] } } })
  const view = seenBy(two.state, 0)
  expect(listed(view, 'hex:1,0')).toEqual([
    ['With your normal unit', 'attack', 'hex 0,0', 'hex 1,0'],
    ['With your warlord', 'attack', 'hex 2,0', 'hex 1,0'],
  ])
  const far = plain({ pieces: { A: { normal: ['0,0'] }, B: { normal: ['1,0', '-2,2'] } } })
  expect(meaningOf(entryPoint, seenBy(far.state, 0), undefined, 'hex:-2,2')).toEqual({ kind: 'idle' })
})

test('a touch on one’s own piece lists what it can do, and picks it up for a second touch', () => {
  const t = plain({
    life: { A: 5 },
    pieces: { A: { warlord: '0,0', normal: ['0,1'] }, B: { normal: ['1,0', '-1,0'], warlord: '-3,3' } },
  })
  const view = seenBy(t.state, 0)
  expect(listed(view, 'hex:0,0').map(([label]) => label)).toEqual(['Attack', 'Heal 1', 'Move', 'Use your ability'])
  expect(listed(view, 'hex:0,0')[0]).toEqual(['Attack', 'attack', 'hex 0,0'])
  expect(listed(view, 'hex:0,1')).toEqual([
    ["Attack Cyberian's normal unit", 'attack', 'hex 0,1', 'hex 1,0'],
    ['Return to your Reserve', 'return', 'hex 0,1'],
  ])
  expect(meaningOf(entryPoint, view, undefined, 'hex:0,0')).toMatchObject({ kind: 'ask', picks: 'hex:0,0' })
  expect(litThings(entryPoint, view, 'hex:0,0')).toContain('hex:-1,0')
  expect(played(view, 'hex:0,0', 'hex:-1,0')).toEqual(['attack', 'hex 0,0', 'hex -1,0'])
})

test('a hint names no rows: its hexes are lit on the board', () => {
  const hints = [...games.some(60)].flatMap(({ view }) => view.offer.map((m) => entryPoint.hint?.(m, view) ?? ''))
  expect(hints.filter((text) => /\brow \d/.test(text))).toEqual([])
  expect(hints.some((text) => text.includes('the lit hex'))).toBe(true)
})
