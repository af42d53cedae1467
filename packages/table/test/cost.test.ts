import type { AnyGame } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { owed } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { Game, type Seated, three, two } from './world.ts'

type Counted = 'clone' | 'apply' | 'view' | 'refusals'

/** Lamps that counts what it is asked to do. */
function counting(): { readonly game: AnyGame; readonly counts: { [what in Counted]: number } } {
  const counts = { clone: 0, apply: 0, view: 0, refusals: 0 }
  const plain = lamps as unknown as AnyGame
  const counted = <A extends readonly unknown[], R>(what: Counted, act: (...args: A) => R) => {
    return (...args: A): R => {
      counts[what]++
      return act(...args)
    }
  }
  const game: AnyGame = {
    ...plain,
    clone: counted('clone', plain.clone),
    apply: counted('apply', plain.apply),
    view: counted('view', plain.view),
    refusals: counted('refusals', plain.refusals),
    guess: (v, seat, rng) => {
      counts.clone++
      return plain.guess(v, seat, rng)
    },
  }
  return { game, counts }
}

/** What one move costs with everybody's views, none of which needs a clone. */
function costOf(seated: readonly Seated[], move: (game: Game) => void): { [what in Counted]: number } {
  const { game: lampsCounted, counts } = counting()
  const game = new Game(seated, { game: lampsCounted })
  for (const [seat, one] of seated.entries()) if ('person' in one) game.move(one.person, 'bid 1', seat)
  const before = { ...counts }
  move(game)
  for (const one of seated) game.look('person' in one ? one.person : 'eve')
  game.look('eve')
  const spent = (what: Counted): number => counts[what] - before[what]
  return { clone: spent('clone'), apply: spent('apply'), view: spent('view'), refusals: spent('refusals') }
}

describe('one move, decided, entered and shown to everybody', () => {
  const light = (game: Game): void => {
    expect(game.ask('ann', { t: 'move', decision: 1001, move: 'light a' })).toMatchObject({ ok: true })
  }

  it('is judged once and played once where nobody else has to agree', () => {
    const cost = costOf([{ person: 'ann' }, { person: 'ann' }], light)
    expect(cost).toEqual({ clone: 1, apply: 1, view: 3, refusals: 1 })
  })

  it.each([
    ['two', two, 3],
    ['three', three, 4],
  ] as const)('costs two clones and two applies at most with %s people', (_, seated, viewers) => {
    const cost = costOf(seated, light)
    expect(cost.clone).toBeLessThanOrEqual(2)
    expect(cost.apply).toBeLessThanOrEqual(2)
    expect(cost.view).toBeLessThanOrEqual(viewers + 1)
    expect(cost.refusals).toBe(1)
  })

  it('costs no more when it has to be confirmed', () => {
    const cost = costOf(two, (game) => {
      game.ask('ann', { t: 'move', decision: 1001, move: 'peek' })
      game.ask('ann', { t: 'move', decision: 1001, move: 'peek', confirmed: true })
      expect(game.look('ann').entries).toBe(3)
    })
    expect(cost.clone).toBeLessThanOrEqual(2)
    expect(cost.apply).toBeLessThanOrEqual(2)
  })

  it('is judged once when a bot makes it', () => {
    const cost = costOf(two, (game) => {
      game.ask('ann', { t: 'leave' })
      const [owes] = owed(game.table)
      const move = lamps.parse('light b')
      if (owes === undefined || !move.ok) throw new Error('no bot is asked')
      game.store(game.table.decideBot(owes, move.value, game.now))
      expect(game.look('ann').entries).toBe(3)
    })
    expect(cost).toMatchObject({ clone: 1, apply: 1, refusals: 1 })
  })

  it('is judged again when another entry came first', () => {
    const game = new Game(two)
    game.play('ann bid 1', 'ben bid 1')
    const decided = game.table.decide({ t: 'move', key: 'k', decision: 1001, move: 'light a' }, 'ann', game.now)
    game.store(game.table.next(game.now, 'ann', '', [{ kind: 'move', seat: 0, move: 'light b' }]))
    expect(game.look('ann').view).toMatchObject({ lit: [-1, 0, -1, -1, -1, -1] })
    const [late] = game.table.next(
      game.now,
      'ann',
      'k',
      decided.entries.map(({ deed }) => deed),
    )
    if (late !== undefined) game.store([late])
    expect(game.look('ann').view).toMatchObject({ lit: [0, 0, -1, -1, -1, -1] })
    expect(game.again().match?.hash()).toBe(game.table.match?.hash())
  })
})
