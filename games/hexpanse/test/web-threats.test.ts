import { OBSERVER, rngFrom } from '@orrery/kernel'
import { draw, propsOf } from '@orrery/testkit/page'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { hexName } from '../src/notation.ts'
import type { View } from '../src/types.ts'
import { door } from '../web/index.ts'
import { threatsIn } from '../web/threats.ts'
import { threatText } from '../words/threats.ts'
import { plain, type Spec, table } from './table.ts'
import { seenBy } from './web-moments.ts'

/* Longwall lies along a row of five and a row of four. */

const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
const CORNERS = { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } }

/** B holds all of the wall but the last few hexes. */
const wallWithout = (n: number, more: Spec = {}): View =>
  seenBy(
    plain({
      common: 'P07',
      pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 9 - n) } },
      ...more,
    }).state,
    0,
  )

const told = (view: View): string[] => threatsIn(view).map((threat) => threatText(view, threat))
const missing = (view: View): string[] => threatsIn(view).flatMap((threat) => threat.missing.map(hexName))

test('a rival who can complete the common mission in one turn is announced, with the hexes that are missing', () => {
  expect(told(wallWithout(1))).toEqual(['Cyberian needs one more unit for Longwall.'])
  expect(missing(wallWithout(1))).toEqual(['1,1'])
  expect(told(wallWithout(2))).toEqual(['Cyberian needs two more units for Longwall.'])
})

test('nobody is announced who is too far, has no unit, is blocked, or has lost', () => {
  expect(told(wallWithout(3))).toEqual([])
  expect(told(wallWithout(1, { ship: { B: { normal: 4 } } }))).toEqual([])
  const blocked = { A: { ...CORNERS.A, normal: ['1,1', '3,0'] }, B: { ...CORNERS.B, normal: WALL.slice(0, 8) } }
  expect(missing(wallWithout(1, { pieces: blocked }))).not.toContain('1,1')
})

test('a last hex that somebody holds is a threat while it can be attacked by a piece that the pattern does not need', () => {
  const held = (free: readonly string[]): View =>
    wallWithout(1, {
      pieces: { A: { ...CORNERS.A, normal: ['1,1'] }, B: { ...CORNERS.B, normal: [...WALL.slice(0, 8), ...free] } },
    })
  expect(missing(held([]))).not.toContain('1,1')
  expect(missing(held(['1,2']))).toContain('1,1')
})

test('everybody but the side itself is told, and those who watch', () => {
  const t = plain({ common: 'P07', pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 8) } } })
  expect([0, 1, OBSERVER].map((seat) => told(seenBy(t.state, seat)).length)).toEqual([1, 0, 1])
})

/** B is one unit from Longwall; A does not see which of two missions B has and which C. */
const secretly = (common: string, ofB: string, ofC: string): ReturnType<typeof table> =>
  table({
    players: 3,
    mode: 'admiral',
    common,
    missions: { A: 'P03', B: ofB, C: ofC },
    minors: { A: 'M01', B: 'M02', C: 'M04' },
    pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 8) }, C: { warlord: '3,0' } },
  })

test('HX-19.3 a secret mission that this view does not know is never announced', () => {
  const { state } = secretly('P01', 'P07', 'P05')
  expect([0, OBSERVER].map((seat) => told(seenBy(state, seat)))).toEqual([[], []])
})

test('what is announced does not change when what is hidden is another', () => {
  const rng = rngFrom('threats')
  for (const [common, ofB, ofC, count] of [
    ['P07', 'P05', 'P01', 1],
    ['P01', 'P07', 'P05', 0],
    ['P01', 'P05', 'P07', 0],
  ] as const) {
    const { state } = secretly(common, ofB, ofC)
    const before = told(game.view(state, 0))
    expect(before).toHaveLength(count)
    const varied = game.hidden.flatMap(({ vary }) => Array.from({ length: 12 }, () => vary(state, 0, rng)))
    expect(new Set(varied.map(({ missions }) => missions.join())).size).toBe(2)
    for (const other of varied) expect(told(game.view(other, 0))).toEqual(before)
  }
})

test('it stands in a corner, at the seat, around the hexes and in the menu of the hex that would block it', () => {
  const view = wallWithout(1)
  const props = propsOf(door, view, 0)
  const board = draw(door.Board, props)
  expect(board).toContain('data-threat')
  expect(board.replaceAll(/<[^>]+>/g, '')).toContain('Cyberian needs one more unit for Longwall.')
  const seat = (of: number): string => draw(door.Seat, { ...props, of, active: false })
  expect(seat(1)).toContain('1 short of Longwall')
  expect(seat(0)).not.toContain('short of')
  expect(door.menu?.(view, 'hex:1,1', []).more).toBe("Blocks Cyberian's Longwall.")
})
