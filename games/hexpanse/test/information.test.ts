import { OBSERVER, rngFrom, type Seat } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { HIDDEN, MISSIONS, NONE } from '../src/types.ts'
import type { View } from '../src/types.ts'
import { words } from '../words/index.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const view = (t: Table, seat: Seat): View => game.view(t.state, seat)
const admiral: Spec = { mode: 'admiral', players: 3, common: 'P07', missions: { A: 'P01', B: 'P02', C: 'P03' } }

describe('hidden information', () => {
  test('HX-19.1 board, life, purse, Reserve, ships, cards, market and piles are open to everybody', () => {
    const t = table({
      ...admiral,
      cards: { A: ['A1', 'C2'] },
      discard: ['A4'],
      removed: ['C9'],
      ship: { B: { minor: 1 } },
    })
    const open = [
      'pieces',
      'life',
      'income',
      'hexilum',
      'reserve',
      'ship',
      'mercs',
      'held',
      'twice',
      'market',
      'discard',
      'removed',
      'common',
      'minors',
    ] as const
    for (const seat of [OBSERVER, 0, 1, 2])
      for (const field of open) expect(view(t, seat)[field]).toEqual(t.state[field])
  })

  test('HX-19.2 the order of the deck, missions not drawn and the seed are in no view; the size of the deck is', () => {
    const t = fresh(2, { mode: 'seaman' }, 'a seed to hide')
    const text = JSON.stringify(view(t, 0))
    expect(text).not.toContain('a seed to hide')
    expect(Object.keys(view(t, 0))).not.toContain('deck')
    expect([view(t, 0).deckLeft, view(t, 0).missionPool]).toEqual([60, []])
  })

  test("HX-19.3 who holds which mission is hidden; partners see each other's", () => {
    const t = table(admiral)
    expect(view(t, 0).missions).toEqual([MISSIONS.indexOf('P01'), HIDDEN, HIDDEN])
    expect(view(t, OBSERVER).missions).toEqual([HIDDEN, HIDDEN, HIDDEN])
    expect(view(t, 1).missionPool).toEqual([0, 1, 2, 6])
    const team = table({
      mode: 'admiral',
      players: 4,
      teams: true,
      missions: { A: 'P01', B: 'P02', C: 'P03', D: 'P04' },
    })
    expect(view(team, 0).missions).toEqual([0, HIDDEN, 2, HIDDEN])
  })

  test('HX-19.4 only who is picking sees what is left, and a guess keeps to what one has seen', () => {
    const t = fresh(3, { mode: 'admiral' })
    while (t.state.stack.at(-1)?.step !== 'mission') t.do(t.offer()[0] ?? '')
    const pool = t.state.missionPool
    expect([t.asked(), view(t, 2).gone, view(t, 1).gone]).toEqual(['C', 0, NONE])
    t.do(`mission ${MISSIONS[pool[1] ?? 0]}`)
    expect([view(t, 1).gone, view(t, 0).gone, view(t, OBSERVER).gone]).toEqual([1 << (pool[1] ?? 0), NONE, NONE])
    t.do(`mission ${MISSIONS[pool[0] ?? 0]}`)
    t.do(`mission ${MISSIONS[pool[3] ?? 0]}`)
    const guesses = Array.from({ length: 20 }, (_, n) => game.guess(view(t, 1), 1, rngFrom(`g${n}`)).missions.join())
    expect(new Set(guesses)).toEqual(new Set([t.state.missions.join()]))
    const watcher = Array.from({ length: 40 }, (_, n) => game.guess(view(t, 0), 0, rngFrom(`g${n}`)).missions.join())
    expect(new Set(watcher).size).toBe(2)
  })

  test('a guess gives nobody a mission that stands complete on the board', () => {
    const cells = ['0,0', '0,1', '0,2', '1,-1', '1,2', '2,-2', '2,1', '3,-2', '3,-1']
    const t = table({
      ...admiral,
      missions: { A: 'P02', B: 'P03', C: 'P01' },
      pieces: { A: { warlord: '-4,0' }, B: { normal: cells } },
    })
    for (let n = 0; n < 20; n++) {
      const missions = game.guess(view(t, 0), 0, rngFrom(`b${n}`)).missions
      expect(missions[1]).not.toBe(MISSIONS.indexOf('P01'))
    }
  })

  test('a position in which every pattern stands already can still be guessed', () => {
    const cells = ['0,0', '0,1', '0,2', '1,-1', '1,2', '2,-2', '2,1', '3,-2', '3,-1']
    const t = table({
      mode: 'admiral',
      common: 'P07',
      missions: { A: 'P02', B: 'P01' },
      pieces: { A: { warlord: '-3,0' }, B: { warlord: '-3,3', normal: cells } },
    })
    expect(game.guess(view(t, 0), 0, rngFrom('all')).missions).toEqual(t.state.missions)
  })

  test('HX-19.5 a win by a secret mission shows the mission, the cells and the rotation', () => {
    const sandglass = ['0,0', '0,1', '1,-2', '1,-1', '1,0', '1,1', '2,-3', '2,-2']
    const t = table({
      mode: 'admiral',
      common: 'P07',
      missions: { A: 'P03', B: 'P05' },
      pieces: { A: { warlord: '-3,0', normal: sandglass }, B: { warlord: '-3,3' } },
    })
    t.do('place normal', 'hex 3,-3')
    expect(t.happened('won')).toMatchObject([{ mission: MISSIONS.indexOf('P03'), rotation: 0, players: [0] }])
    expect(view(t, 1).missions).toEqual([2, 4])
  })

  test('HX-19.6 the log names hidden missions to their owners only', () => {
    const t = fresh(2, { mode: 'admiral' })
    while (t.state.round === 0) t.do(t.offer()[0] ?? '')
    const told = t.events.filter((e) => e.kind === 'ownMission')
    expect(told.map((e) => e.only)).toEqual([[1], [0]])
    const open = t.events.filter((e) => e.only === undefined).map((e) => words.event(e, view(t, OBSERVER)))
    expect(open.filter((line) => line.includes('chooses a secret mission'))).toHaveLength(2)
    expect(JSON.stringify(t.events.filter((e) => e.only === undefined && e.kind === 'missionChosen'))).not.toContain(
      'mission"',
    )
  })

  test('an open game shows everything after its end', () => {
    const t = table({ mode: 'admiral', life: { B: 1 }, missions: { A: 'P01', B: 'P02' }, cards: { A: ['A13'] } }).do(
      'play A13',
      'player B',
    )
    expect(view(t, OBSERVER).missions).toEqual([0, 1])
    expect(plain({}).winner()).toBeUndefined()
  })
})
