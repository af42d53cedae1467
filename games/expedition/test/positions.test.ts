import type { Json } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { fresh, table } from './table.ts'

const problem = (json: Json): string => {
  const read = game.position.read(json)
  if (read.ok) throw new Error('it was accepted')
  return `${read.error.at}: ${read.error.expected}`
}

describe('positions', () => {
  test('TE-1.6 a game can be written and read in the middle of any choice', () => {
    const t = fresh(4, {}, 'middle')
    const seen = new Set<string>()
    t.playUntil((x) => {
      const step = x.step() ?? ''
      if (seen.has(step)) return false
      seen.add(step)
      const text = game.position.write(x.state)
      const read = game.position.read(JSON.parse(JSON.stringify(text)) as Json)
      expect(read.ok && game.position.write(read.value)).toEqual(text)
      return false
    }, 'middle')
    expect(seen.size).toBeGreaterThan(15)
  })
  test('what is wrong is named with its field', () => {
    const seating = ['sol', 'hacan', 'jolnar']
    expect(problem([])).toContain('position')
    expect(problem({ seating: ['sol'] })).toContain('seating: 3 to 6')
    expect(problem({ seating, moon: 1 })).toContain('position "moon"')
    expect(problem({ seating, planets: { arrakis: {} } })).toContain('planets "arrakis"')
    expect(problem({ seating, planets: { jord: { infantry: -1 } } })).toContain('planets.jord.infantry')
    expect(problem({ seating, players: { sol: { hand: { plague: 3 } } } })).toContain('at most 2 in all')
    expect(
      problem({ seating, players: { sol: { secrets: ['hegemony'] }, hacan: { secrets: ['hegemony'] } } }),
    ).toContain('only once')
    expect(problem({ seating, stack: [] })).toContain('stack')
    expect(problem({ seating, stack: [{ step: 'combat', seat: 'sol' }] })).toContain('stack[0].what')
    expect(problem({ seating, settings: { reach: 9 } })).toContain('options.reach')
    expect(problem({ seating, objectives: ['lead', 'lead'] })).toContain('each one once')
  })
  test('a question that no game could have asked is refused with its frame and field', () => {
    const seating = ['sol', 'hacan', 'jolnar']
    expect(problem({ seating, stack: [{ step: 'tied', seat: 'sol' }] })).toBe(
      'players: the claims that "tied" in stack[0] compares',
    )
    expect(problem({ seating, stack: [{ step: 'keepSecret', seat: 'sol' }] })).toBe(
      'players.sol.secrets: the secrets that "keepSecret" in stack[0] chooses from',
    )
    expect(problem({ seating, stack: [{ step: 'spendTokens', seat: 'sol', left: 2 }] })).toContain('players.sol.tactic')
    expect(problem({ seating, stack: [{ step: 'deal', seat: 'sol' }] })).toBe('stack[0].by: one of sol, hacan, jolnar')
    expect(problem({ seating, stack: [{ step: 'turn', seat: 'sol' }, { step: 'boost' }] })).toContain('stack[1].seat')
  })
  test('TE-15.4 the number of command tokens is not limited', () => {
    const t = table({ players: { sol: { tactic: 20, strategy: 19 } } })
    const again = game.position.read(game.position.write(t.state))
    expect(again.ok && again.value.tactic[0]).toBe(20)
  })
  test('a short position is a whole table', () => {
    const t = table({ players: { sol: { goods: 2 } } })
    expect([t.state.round, t.asked(), t.of('sol').goods]).toEqual([1, 'sol', 2])
    expect(game.faults(t.state)).toEqual([])
  })
})
