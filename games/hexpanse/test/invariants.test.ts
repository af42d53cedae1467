import { bitCount, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { fresh, plain, type Spec } from './table.ts'

const TABLES: readonly (readonly [seats: number, options: Spec])[] = [
  [2, { mode: 'seaman' }],
  [3, { mode: 'captain' }],
  [4, { mode: 'admiral' }],
  [4, { mode: 'captain', teams: true }],
]

/** Looks at every state of some games of chance; every tenth answer is made in the smallest steps there are. */
function watch(look: (s: State) => void): void {
  for (const [seats, options] of TABLES) {
    for (let n = 0; n < 3; n++) {
      fresh(seats, options, `invariant ${n}`).playUntil((t) => {
        look(t.state)
        return false
      }, `invariant ${n}`)
    }
  }
}

/** A state with one thing wrong is found out: the watch could fail. */
const broken = (spoil: (s: State) => void): readonly string[] => {
  const s = fresh(2, {}, 'broken').playUntil((t) => t.state.round > 3, 'broken').state
  spoil(s)
  return game.faults(s)
}

describe('invariants', () => {
  test('HX-22.1 units of a living player in Reserve, on the board and in the Recovery Ship are 12 or 9 and 3', () => {
    watch((s) => expect(game.faults(s)).toEqual([]))
    expect(broken((s) => s.reserve.fill(20))).not.toEqual([])
    expect(broken((s) => s.ship.fill(1, 0, 1))).not.toEqual([])
  })

  test('HX-22.2 each of the 60 cards is in exactly one place', () => {
    broken((s) => expect(s.ruleset.deck).toHaveLength(60))
    expect(broken((s) => s.discard.push(3))).not.toEqual([])
    expect(broken((s) => (s.market[0] = -1))).not.toEqual([])
    expect(broken((s) => (s.held[0] = 0xfffff))).not.toEqual([])
  })

  test('HX-22.3 at most five mercenaries, and a token on the board has its card with its owner', () => {
    watch((s) => expect(Math.max(...s.mercs.map(bitCount))).toBeLessThanOrEqual(5))
    expect(broken((s) => (s.placed ^= 1))).not.toEqual([])
  })

  test('HX-22.4 life 1 to 12, income 1 to 4, hexilum not below 0, pieces on the board in use', () => {
    watch((s) => {
      for (const [p, life] of s.life.entries()) {
        if ((s.alive & (1 << p)) !== 0) expect(life).toBeGreaterThan(0)
        expect(life).toBeLessThanOrEqual(12)
      }
      expect(s.pieces).toHaveLength(s.ruleset.cells)
      expect(Math.min(...s.hexilum)).toBeGreaterThanOrEqual(0)
    })
    expect(broken((s) => (s.life[0] = 13))).not.toEqual([])
    expect(broken((s) => (s.hexilum[1] = -1))).not.toEqual([])
    expect(broken((s) => (s.income[1] = 5))).not.toEqual([])
  })

  test('HX-22.5 a chain ends: the queue never grows beyond the pieces that can join it', () => {
    watch((s) => expect(s.queue.length).toBeLessThanOrEqual(12))
    const cards = ['C5', 'C13', 'C20', 'C9', 'C6']
    const t = plain({ cards: { A: [...cards, 'A17'] }, pieces: { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } } })
    t.do('play A17', 'hex 0,0').playUntil((u) => u.state.stack.length === 1, 'chain')
    expect([t.actionsLeft(), t.queue()]).toEqual([1, []])
  })

  test('HX-22.6 the same seed and the same choices give the same game', () => {
    const play = (): string =>
      JSON.stringify(game.position.write(fresh(3, { mode: 'admiral' }, 'twice').playUntil(() => false, 'twice').state))
    expect(play()).toBe(play())
  })

  test('HX-22.7 with Exhaustion every game ends in round 76 at the latest', () => {
    const spec = (round: number): Spec => ({
      round,
      life: { A: 12, B: 12 },
      stack: [{ step: 'turn', seat: 'A', phase: 'income' }],
    })
    expect(plain(spec(76)).winner()).toBe('B')
    expect(plain(spec(75)).life('A')).toBe(1)
    const rng = rngFrom('bound')
    for (let n = 0; n < 20; n++) {
      const t = fresh(2 + rng.below(3), {}, `bound ${n}`).playUntil(() => false, `bound ${n}`)
      expect(t.state.round).toBeLessThanOrEqual(76)
    }
  })
})
