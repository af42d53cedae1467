import { describe, expect, it } from 'vitest'
import type { Reply } from '../src/index.ts'
import { bids, Game, three, two } from './world.ts'

const no = (reply: Reply): string => (reply.ok ? 'ok' : reply.no)

describe('taking back', () => {
  it('is free up to what was revealed, one move after the other', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann peek', 'ann light a', 'ann light b')
    expect(game.look('ann')).toMatchObject({ undo: 'free', staged: [4, 5] })
    game.ask('ann', { t: 'undo' })
    expect(game.look('ann')).toMatchObject({ undo: 'free', staged: [4] })
    game.ask('ann', { t: 'undo' })
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', staged: [], mustAgree: [1], entries: 7 })
    expect(game.look('ben').staged).toEqual([])
  })

  it('stops being free when another seat acts', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a', 'ann pass')
    expect(game.look('ann').undo).toBe('free')
    game.play('ben light b')
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', staged: [] })
  })

  /** A move as the page sends it that the touch before has said already. */
  const follow = (game: Game, move: string): string =>
    no(game.ask('ann', { t: 'move', decision: game.look('ann').decision ?? NaN, move, follows: true }))

  it('takes back at once what one touch has said, and only that', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a', 'ann light b')
    expect([follow(game, 'light c'), follow(game, 'light d')]).toEqual(['ok', 'ok'])
    expect(game.look('ann').staged).toEqual([3, 4, 5, 6])
    game.ask('ann', { t: 'undo' })
    expect(game.look('ann').staged).toEqual([3])
    game.ask('ann', { t: 'undo' })
    expect(game.look('ann')).toMatchObject({ staged: [] })
  })

  it('of what one touch has said ends at what it revealed', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann peek')
    expect(follow(game, 'light a')).toBe('ok')
    expect(game.look('ann')).toMatchObject({ undo: 'free', staged: [4] })
    game.ask('ann', { t: 'undo' })
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', staged: [] })
  })

  it('is the same at a table rebuilt from its journal', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a')
    follow(game, 'light b')
    expect(game.again().undoTo(0)).toBe(game.table.undoTo(0))
    expect(game.again().undoTo(0)).toBe(2)
  })

  it('of nothing is nothing', () => {
    expect(no(new Game(two).ask('ann', { t: 'undo' }))).toBe('nothing')
  })

  it('makes the question a new one', () => {
    const game = new Game(two)
    bids(game)
    const decision = game.look('ann').decision ?? -1
    game.play('ann light a')
    game.ask('ann', { t: 'undo' })
    expect(no(game.ask('ann', { t: 'move', decision, move: 'light b' }))).toBe('stale')
  })
})

describe('taking back past the barrier', () => {
  const peeked = (): Game => {
    const game = new Game(three)
    game.play('ann bid 1', 'ben bid 1', 'cid bid 1', 'ann light a', 'ann peek')
    return game
  }

  it('asks the other people, and is done when all agree', () => {
    const game = peeked()
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    expect(game.look('cid').undoAsked).toEqual({ seat: 0, missing: [1, 2] })
    expect(no(game.ask('cid', { t: 'answerUndo', yes: true }))).toBe('ok')
    expect(game.look('ben').undoAsked).toEqual({ seat: 0, missing: [1] })
    expect(game.look('ann').entries).toBe(5)
    game.ask('ben', { t: 'answerUndo', yes: true })
    expect(game.look('ann')).toMatchObject({ undoAsked: null, entries: 6 })
    expect(game.look('ann', 9).news.map(({ kind }) => kind)).toEqual([
      'undoAsked',
      'undoAnswered',
      'undoAnswered',
      'undone',
    ])
  })

  it('is not done when one does not agree', () => {
    const game = peeked()
    game.ask('ann', { t: 'undo' })
    game.ask('ben', { t: 'answerUndo', yes: false })
    expect(game.look('ann')).toMatchObject({ undoAsked: null, entries: 5 })
    expect(no(game.ask('cid', { t: 'answerUndo', yes: true }))).toBe('nothing')
  })

  it('is asked once at a time, and lapses when somebody moves', () => {
    const game = peeked()
    game.ask('ann', { t: 'undo' })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('busy')
    expect(no(game.ask('ann', { t: 'answerUndo', yes: true }))).toBe('nothing')
    game.play('ann light b')
    expect(game.look('ann').undoAsked).toBe(null)
  })

  it('an answer sent twice counts once', () => {
    const game = peeked()
    game.ask('ann', { t: 'undo' })
    const first = game.ask('ben', { t: 'answerUndo', yes: true }, 'same')
    expect(game.ask('ben', { t: 'answerUndo', yes: true }, 'same')).toEqual(first)
    expect(game.look('cid').undoAsked?.missing).toEqual([2])
  })

  it('asks nobody where only bots play', () => {
    const game = new Game([{ person: 'ann' }, { bot: 'random' }])
    game.play('ann bid 1')
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', mustAgree: [] })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    expect(game.look('ann')).toMatchObject({ entries: 2, waiting: [0, 1] })
  })

  it('asks nobody where one person plays all seats', () => {
    const hotSeat = new Game([{ person: 'ann' }, { person: 'ann' }])
    hotSeat.move('ann', 'bid 1', 0)
    hotSeat.move('ann', 'bid 1', 1)
    expect(no(hotSeat.ask('ann', { t: 'undo', seat: 0 }))).toBe('ok')
    expect(hotSeat.look('ann')).toMatchObject({ yours: [0, 1], waiting: [0, 1] })
  })
})

describe('several seats of one person', () => {
  it('the one that is asked speaks, unless another is named', () => {
    const game = new Game([{ person: 'ann' }, { person: 'ann' }])
    game.move('ann', 'bid 1', 1)
    const decision = game.look('ann').decision ?? -1
    expect(no(game.ask('ann', { t: 'move', decision, move: 'bid 2' }))).toBe('ok')
    game.move('ann', 'pass', 0)
    expect(game.look('ann', 0, 1).decision).not.toBe(null)
  })

  it('what was done last is taken back first, whoever of them did it', () => {
    const game = new Game([{ person: 'ann' }, { person: 'ann' }])
    game.move('ann', 'bid 1', 0)
    game.move('ann', 'bid 1', 1)
    game.move('ann', 'light a', 0)
    game.move('ann', 'pass', 0)
    expect(game.look('ann', 0, 1)).toMatchObject({ waiting: [1], undo: 'free' })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    expect(game.look('ann')).toMatchObject({ waiting: [0], staged: [3] })
  })
})
