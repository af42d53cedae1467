import { at, itemAt } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { FACTION_ROWS, MINOR_ROWS } from '../src/data/factions.ts'
import { ICON_ROWS } from '../src/data/icons.ts'
import { MISSION_ROWS } from '../src/data/missions.ts'
import { BASES, BOARD_ROWS, MARKET } from '../src/data/setup.ts'
import { priceOf } from '../src/rules/cards.ts'
import { distanceOf, hexAt, isAdjacent, neighbour, Q, R, rotations } from '../src/rules/hexes.ts'
import { cellsOf, patternsFor } from '../src/rules/patterns.ts'
import { FACTIONS, HEXES, ICONS, MINORS, MISSIONS } from '../src/types.ts'
import type { Axial, Hex } from '../src/types.ts'
import { fresh, plain, table } from './table.ts'

const name = (h: Hex): string => `${at(Q, h)},${at(R, h)}`
const weight = (icon: string): number | undefined => ICON_ROWS.find((row) => row.id === icon)?.weight

describe('hexes', () => {
  test('HX-1.1 hexes are axial with the centre 0,0, and r grows downwards', () => {
    expect(name(hexAt(0, 0))).toBe('0,0')
    expect(new Set(Array.from({ length: HEXES }, (_, h) => name(h))).size).toBe(91)
    const t = plain({ pieces: { A: { normal: ['0,-2'] }, B: { normal: ['0,2'] } } })
    expect([t.on('0,-2'), t.on('0,2')]).toEqual(['A normal', 'B normal'])
  })

  test('HX-1.2 the six neighbours are E, SE, SW, W, NW, NE', () => {
    const around = Array.from({ length: 6 }, (_, d) => name(neighbour(hexAt(1, -1), d)))
    expect(around).toEqual(['2,-1', '1,0', '0,0', '0,-1', '1,-2', '2,-2'])
    expect([isAdjacent(hexAt(0, 0), hexAt(1, -1)), isAdjacent(hexAt(0, 0), hexAt(1, 1))]).toEqual([true, false])
  })

  test('HX-1.3 a rotation turns by 60 degrees clockwise', () => {
    expect(rotations([1, 0])).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ])
    expect(rotations([2, -1])[3]).toEqual([-2, 1])
  })

  test('HX-1.4 a board of radius R holds all hexes with distance at most R', () => {
    for (const { radius, cells } of BOARD_ROWS) {
      const inside = Array.from({ length: HEXES }, (_, h) => h).filter((h) => distanceOf(h) <= radius)
      expect(inside).toEqual(Array.from({ length: cells }, (_, h) => h))
    }
    expect(distanceOf(hexAt(3, -1))).toBe(3)
  })
})

describe('components', () => {
  test('HX-2.1 four factions, each with 12 normal units, 3 minor units, a warlord and 5 bases', () => {
    expect(FACTION_ROWS.map((row) => row.id)).toEqual([...FACTIONS])
    expect(plain({}).reserve('A')).toEqual([12, 0])
    expect(table({}).reserve('A')[1]).toBe(3)
    expect(BASES).toBe(5)
  })

  test('HX-2.2 twenty mercenaries, one card each', () => {
    const mercenaries = CARDS.filter((row) => row.type === 'mercenary')
    expect(mercenaries.map((row) => row.id)).toEqual(Array.from({ length: 20 }, (_, i) => `C${i + 1}`))
    expect(mercenaries.every((row) => row.copies === 1)).toBe(true)
  })

  test('HX-2.3 forty action cards, two of each kind: 60 cards in the market deck', () => {
    const actions = CARDS.filter((row) => row.type === 'action')
    expect(actions.map((row) => [row.id, row.copies])).toEqual(Array.from({ length: 20 }, (_, i) => [`A${i + 1}`, 2]))
    expect(plain({}).state.ruleset.deck).toHaveLength(60)
    expect(fresh(2).state.deck).toHaveLength(60)
  })

  test('HX-2.4 twelve missions of nine cells', () => {
    expect(MISSION_ROWS.map((row) => row.id)).toEqual([...MISSIONS])
    for (const row of MISSION_ROWS) expect(new Set(row.cells.map(String)).size).toBe(9)
  })

  test('HX-2.5 six minor factions', () => {
    expect(MINOR_ROWS.map((row) => row.id)).toEqual([...MINORS])
  })

  test('HX-2.6 the Recovery Ship keeps units apart by owner', () => {
    const t = plain({ cards: { A: ['A10'] }, pieces: { A: { normal: ['1,0'] }, B: { normal: ['-1,0'] } } })
    t.do('play A10', 'hex 0,0', 'rotate 0')
    expect([t.ship('A'), t.ship('B')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(t.do('recover normal').ship('B')).toEqual([1, 0])
  })

  test('HX-2.7 one board in several sizes and a market of five', () => {
    expect(BOARD_ROWS.map((row) => row.cells)).toEqual([37, 61, 91])
    expect([MARKET, plain({}).pile('market').length]).toEqual([5, 5])
  })

  test('all costs follow the price rule, and every icon that is used has a weight', () => {
    for (const row of CARDS) expect([row.id, row.cost]).toEqual([row.id, priceOf(row)])
    for (const { icon } of CARDS.flatMap(({ ability }) => ability))
      expect([icon, weight(icon)]).not.toContain(undefined)
    expect(ICON_ROWS.map((row) => row.id)).toEqual([...ICONS])
  })

  test('every row says where it comes from; the three printed cards keep their names and icons', () => {
    const printed = CARDS.filter((row) => row.provenance['name'] === 'rulebook').map((row) => `${row.id} ${row.name}`)
    expect(printed).toEqual(['C5 Phyton', 'C9 The Baron', 'A17 Cheyen'])
    const icons = (id: string): string =>
      (CARDS.find((row) => row.id === id)?.ability ?? []).map(({ icon }) => icon).join(' ')
    expect([icons('C5'), icons('C9'), icons('A17')]).toEqual(['PL PL', 'TA PL PL', 'PL PL'])
  })
})

describe('missions on the boards', () => {
  const WAYS: { readonly [id: string]: readonly number[] } = {
    P01: [60, 144, 264],
    P02: [60, 144, 264],
    P03: [60, 144, 264],
    P04: [60, 144, 264],
    P05: [60, 144, 264],
    P06: [60, 144, 264],
    P07: [54, 144, 270],
    P08: [54, 138, 258],
    P09: [48, 132, 252],
    P10: [48, 132, 252],
    P11: [48, 126, 240],
    P12: [42, 114, 222],
  }

  test.each(MISSIONS.map((id, mission) => ({ id, mission })))('$id can be built in so many ways', ({ id, mission }) => {
    expect([37, 61, 91].map((cells) => itemAt(patternsFor(MISSION_ROWS, cells), mission).count)).toEqual(WAYS[id])
  })

  /** The same shape moved so that its smallest cell comes first. */
  const normal = (cells: readonly Axial[]): string => {
    const sorted = cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    const [q, r] = sorted[0] ?? [0, 0]
    return sorted.map((cell) => `${cell[0] - q},${cell[1] - r}`).join(' ')
  }

  test('every pattern is its own mirror image, so that mirroring never matters', () => {
    for (const { id, cells } of MISSION_ROWS) {
      const mirrored = cells.map(([q, r]) => [r, q] as const)
      const turned = Array.from({ length: 6 }, (_, k) => normal(mirrored.map((cell) => itemAt(rotations(cell), k))))
      expect([id, turned.includes(normal(cells))]).toEqual([id, true])
    }
  })

  test('the ways through a hex are exactly those that need it', () => {
    for (const pattern of patternsFor(MISSION_ROWS, 61)) {
      for (let h = 0; h < 61; h++) {
        const ways = Array.from({ length: pattern.count }, (_, way) => way).filter((way) =>
          cellsOf(pattern, way).includes(h),
        )
        expect(pattern.through[h]?.map((w) => w / 3)).toEqual(ways)
      }
    }
  })
})
