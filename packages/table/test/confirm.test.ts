import { type AnyGame, kindOf, type Move, type Seat } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../src/index.ts'
import { type Lamps, lamps } from './lamps.ts'
import { bids, Game, numbered, two } from './world.ts'

const no = (reply: Reply): string => (reply.ok ? 'ok' : reply.no)

/** What the table answers to that move, sent without a confirmation. */
function tryMove(game: Game, person: string, move: string, key?: string): Reply {
  const { decision } = game.look(person)
  return game.ask(person, { t: 'move', decision: decision ?? NaN, move }, key)
}

describe('a move that others would have to agree to take back', () => {
  it('is entered only when it is confirmed', () => {
    const game = new Game(two)
    const before = JSON.stringify(game.look('ann'))
    expect(tryMove(game, 'ann', 'bid 1')).toEqual({
      t: 'reply',
      key: 'key 1',
      ok: false,
      no: 'confirm',
      say: 'The others would have to agree before you could take this back: confirm it to play it.',
      refusals: [],
    })
    expect(JSON.stringify(game.look('ann'))).toBe(before)
    expect(no(game.move('ann', 'bid 1'))).toBe('ok')
    expect(game.look('ann').entries).toBe(1)
  })

  it('may be sent again with the key that was answered by a question', () => {
    const game = new Game(two)
    const decision = game.look('ann').decision ?? NaN
    expect(no(tryMove(game, 'ann', 'bid 1', 'same'))).toBe('confirm')
    expect(no(tryMove(game, 'ann', 'bid 1', 'same'))).toBe('confirm')
    const done = game.ask('ann', { t: 'move', decision, move: 'bid 1', confirmed: true }, 'same')
    expect(done).toMatchObject({ ok: true, seq: 4 })
    expect(game.ask('ann', { t: 'move', decision, move: 'bid 1' }, 'same')).toEqual(done)
    expect(game.look('ann').entries).toBe(1)
  })

  it('needs no confirmation where it goes back freely', () => {
    const game = new Game(two)
    bids(game)
    expect(no(tryMove(game, 'ann', 'peek'))).toBe('confirm')
    expect(no(tryMove(game, 'ann', 'light a'))).toBe('ok')
    expect(no(tryMove(game, 'ann', 'pass'))).toBe('ok')
  })

  it('is asked about where it ends the game', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann pass', 'ben pass', 'ann pass')
    expect(no(tryMove(game, 'ben', 'light a'))).toBe('ok')
    expect(no(tryMove(game, 'ben', 'pass'))).toBe('confirm')
  })

  it('is asked about against bots, too, where the player wants to be careful', () => {
    const game = new Game([{ person: 'ann' }, { bot: 'random' }])
    const { decision } = game.look('ann')
    const careful = { t: 'move', decision: decision ?? NaN, move: 'bid 1', careful: true } as const
    expect(no(game.ask('ann', careful))).toBe('confirm')
    expect(no(game.ask('ann', { ...careful, confirmed: true }))).toBe('ok')
  })

  it('is not asked about against bots or where one person plays all seats', () => {
    expect(no(tryMove(new Game([{ person: 'ann' }, { bot: 'random' }]), 'ann', 'bid 1'))).toBe('ok')
    expect(no(tryMove(new Game([{ person: 'ann' }, { person: 'ann' }]), 'ann', 'bid 1'))).toBe('ok')
  })

  it('is asked about as well while a bot plays for the other', () => {
    const game = new Game(two)
    game.ask('ben', { t: 'leave' })
    expect(no(tryMove(game, 'ann', 'bid 1'))).toBe('confirm')
  })

  it('is refused before anything is asked', () => {
    const game = new Game(two)
    expect(no(tryMove(game, 'ann', 'peek'))).toBe('refused')
    expect(no(game.ask('ann', { t: 'move', decision: 7, move: 'bid 1' }))).toBe('stale')
  })
})

const PASS = 2
const BOMB = 9

/** Lamps in which passing to a seat whose number is 9 ends the game: whoever passes cannot know. */
const bomb = {
  ...lamps,
  apply(s: Lamps, seat: Seat, move: Move, sink) {
    lamps.apply(s, seat, move, sink)
    if (kindOf(move) === PASS && s.numbers[s.turn] === BOMB) s.turn = -1
  },
} satisfies typeof lamps

describe('what the table answers to a move', () => {
  /** The offer, and the replies to some moves, each at a table of its own. */
  const told = (numbers: readonly number[], ...lines: readonly string[]): readonly string[] =>
    ['pass', 'light a', 'peek'].map((move) => {
      const game = new Game(two, { start: numbered(numbers), game: bomb as unknown as AnyGame })
      game.play(...lines)
      const before = JSON.stringify(game.look('ann'))
      return before + JSON.stringify(tryMove(game, 'ann', move))
    })
  const OPENING = ['ann bid 1', 'ben bid 2'] as const

  it('does not depend on what the player cannot know, by a byte', () => {
    for (let mine = 0; mine < 10; mine++)
      expect(told([mine, BOMB], ...OPENING), `with number ${mine}`).toEqual(told([mine, 5], ...OPENING))
  })

  it('depends on what they know', () => {
    const confirms = (number: number): boolean =>
      told([4, number], ...OPENING, 'ann peek')[0]?.includes('"no":"confirm"') === true
    expect([confirms(BOMB), confirms(5)]).toEqual([true, false])
  })
})
