import { at } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { hexNamed } from '../src/notation.ts'
import { cellsOf } from '../src/rules/patterns.ts'
import { isUnit, isWarlord, ownerOf } from '../src/rules/pieces.ts'
import { actionsTo, canFinish, isLacking, progressOf } from '../src/rules/progress.ts'
import { NEUTRAL, NONE } from '../src/types.ts'
import type { Hex, Side, State } from '../src/types.ts'
import { fresh, plain } from './table.ts'

/** The nearest way counted cell by cell, in actions: an empty cell takes one, a taken one 2.4, an enemy warlord ends it. */
function counted(s: State, side: Side): number {
  const isOurs = (h: Hex): boolean => {
    const owner = ownerOf(at(s.pieces, h))
    return owner !== NEUTRAL && at(s.ruleset.sideOf, owner) === side
  }
  const costOf = (h: Hex): number => {
    const piece = at(s.pieces, h)
    if (piece === NONE) return 1
    if (isUnit(piece) && isOurs(h)) return 0
    return isWarlord(piece) && !isOurs(h) ? Infinity : 2.4
  }
  const missions = [
    s.common,
    ...s.missions.filter((_, p) => s.ruleset.sideOf[p] === side && (s.alive & (1 << p)) !== 0),
  ]
  const ways = missions.flatMap((mission) => {
    const pattern = s.ruleset.patterns[mission]
    return pattern === undefined ? [] : Array.from({ length: pattern.count }, (_, way) => cellsOf(pattern, way))
  })
  return Math.min(...ways.map((cells) => cells.reduce((sum, h) => sum + costOf(h), 0)))
}

describe('the way to a pattern', () => {
  test.each([
    [2, {}],
    [3, { mode: 'admiral' }],
    [4, { mode: 'seaman' }],
    [4, { mode: 'admiral', teams: true }],
  ])('HX-16.2 is as long as counted cell by cell, along a game of %i with %o', (seats, options) => {
    let looks = 0
    fresh(seats, options, 'ways').playUntil((t) => {
      const { state } = t
      if (state.round < 1 || state.decisions % 7 !== 0 || state.winner !== NONE) return state.round > 9
      for (const side of new Set(state.ruleset.sideOf)) {
        if (!state.ruleset.sideOf.some((own, p) => own === side && (state.alive & (1 << p)) !== 0)) continue
        expect(actionsTo(progressOf(state, side))).toBeCloseTo(counted(state, side))
        looks++
      }
      return state.round > 9
    }, 'ways')
    expect(looks).toBeGreaterThan(20)
  })

  test('HX-16.3 names the hexes that are still lacking, and what stands on them', () => {
    const units = { A: { warlord: '3,-3', normal: ['-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1'] } }
    const s = plain({ common: 'P07', pieces: { ...units, B: { warlord: '-3,3' } } }).state
    const { lacking, blocked } = progressOf(s, 0)
    expect([lacking, blocked, canFinish(progressOf(s, 0))]).toEqual([2, 0, true])
    const needed = ['-2,0', '1,1', '-3,0'].map((name) => isLacking(hexNamed(name) ?? 0))
    expect(needed).toEqual([true, true, false])
  })

  test('is firm when no single hex and no single loss would stop it', () => {
    const row = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1']
    const firm = (normal: readonly string[], stops: readonly string[] = []): number =>
      progressOf(plain({ common: 'P07', pieces: { A: { normal }, B: { normal: stops } } }).state, 0).firm
    expect(firm(row.slice(5))).toBe(0)
    expect(firm(row)).toBeGreaterThan(0)
    expect(firm(row, ['-3,1', '-3,0', '3,0'])).toBe(0)
  })
})
