import { describe, expect, it } from 'vitest'
import { owed, type Reply, Table } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { bids, Game, three, two } from './world.ts'

const no = (reply: Reply): string => (reply.ok ? 'ok' : reply.no)

/** The bot that is asked makes this move. */
function botMoves(game: Game, line: string): void {
  const [owes] = owed(game.table)
  const move = lamps.parse(line)
  if (owes === undefined || !move.ok) throw new Error(`no bot can play ${line}`)
  game.store(game.table.decideBot(owes, move.value, game.now))
}

/** Ben leaves; a bot passes for him; Ann peeks at his number. */
function peekedAtBen(): Game {
  const game = new Game(two)
  bids(game)
  game.play('ann pass')
  game.ask('ben', { t: 'leave' })
  botMoves(game, 'pass')
  game.play('ann peek')
  return game
}

describe('undo while a bot plays for somebody', () => {
  it('does not go back to where they left after cards were seen', () => {
    const game = peekedAtBen()
    const { entries } = game.look('ann')
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', mustAgree: [1] })
    expect(game.ask('ann', { t: 'undo' })).toMatchObject({
      ok: false,
      no: 'barrier',
      say: 'This undo needs the agreement of BEN, who is away: ask again when they are back.',
    })
    expect(game.look('ann')).toMatchObject({ entries, undoAsked: null })
  })

  it('does not go back over a move that the bot made for them', () => {
    const game = new Game(two)
    game.play('ann bid 1')
    game.ask('ben', { t: 'leave' })
    botMoves(game, 'bid 1')
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('barrier')
  })

  it('is refused however few of the others are away, and names them all', () => {
    const game = new Game(three)
    game.play('ann bid 1', 'ben bid 1', 'cid bid 1', 'ann peek')
    game.ask('ben', { t: 'leave' })
    expect(game.look('ann').mustAgree).toEqual([1, 2])
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('barrier')
    game.ask('cid', { t: 'leave' })
    expect(game.ask('ann', { t: 'undo' })).toMatchObject({
      say: 'This undo needs the agreement of BEN and CID, who are away: ask again when they are back.',
    })
  })

  it('is refused as well when they ran out of time', () => {
    const game = new Game(two, { clock: { kind: 'move', each: 1000 } })
    game.play('ann bid 1')
    game.now += 1001
    game.store(game.table.decideClocks(game.now))
    expect(game.table.botIn(1)).toBe('greedy')
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('barrier')
  })

  it('needs their own agreement once they are back', () => {
    const game = peekedAtBen()
    game.ask('ben', { t: 'back' })
    const { entries } = game.look('ann')
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    expect(game.look('ann')).toMatchObject({ entries, undoAsked: { seat: 0, missing: [1] } })
    game.ask('ben', { t: 'answerUndo', yes: true })
    expect(game.look('ann')).toMatchObject({ entries: entries + 1, undoAsked: null })
  })

  it('stays free for one own move after the other while nothing is revealed', () => {
    const game = new Game(two)
    bids(game)
    game.ask('ben', { t: 'leave' })
    game.play('ann light a')
    expect(game.look('ann')).toMatchObject({ undo: 'free', staged: [3] })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
  })

  it('is not for them either until they take their seat back', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a')
    game.ask('ann', { t: 'leave' })
    expect(game.look('ann').undo).toBe('none')
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('nothing')
    game.ask('ann', { t: 'back' })
    expect(game.look('ann').undo).toBe('free')
  })

  it('asks those who are only offline', () => {
    const game = new Game(two)
    game.play('ann bid 1')
    expect(game.look('ann').seats[1]?.online).toBe(false)
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    expect(game.look('ben').undoAsked).toEqual({ seat: 0, missing: [1] })
  })

  it('asks nobody in a seat that was a bot from the start', () => {
    const game = new Game([{ person: 'ann' }, { bot: 'random' }])
    game.play('ann bid 1')
    botMoves(game, 'bid 2')
    game.play('ann peek')
    expect(game.look('ann')).toMatchObject({ undo: 'agreement', mustAgree: [] })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
  })
})

describe('somebody who leaves during an undo request', () => {
  it("ends it: the others' answers count no more", () => {
    const game = new Game(three)
    game.play('ann bid 1', 'ben bid 1', 'cid bid 1', 'ann peek')
    game.ask('ann', { t: 'undo' })
    game.ask('ben', { t: 'leave' })
    expect(game.look('ann').undoAsked).toBe(null)
    expect(no(game.ask('cid', { t: 'answerUndo', yes: true }))).toBe('nothing')
    expect(game.look('ann').entries).toBe(4)
  })
})

describe('a person with several seats among others', () => {
  const seats = [{ person: 'ann' }, { person: 'ben' }, { person: 'ben' }] as const
  const begun = (): Game => {
    const game = new Game(seats)
    game.move('ann', 'bid 1')
    return game
  }

  it('answers once for all of them', () => {
    const game = begun()
    expect(game.look('ann').mustAgree).toEqual([1, 2])
    game.ask('ann', { t: 'undo' })
    game.ask('ben', { t: 'answerUndo', yes: true })
    expect(game.look('ann')).toMatchObject({ undoAsked: null, entries: 2 })
  })

  it('is away only when bots play in all of them', () => {
    const game = begun()
    game.ask('ben', { t: 'leave', seat: 1 })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('ok')
    game.ask('ben', { t: 'leave', seat: 2 })
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('barrier')
  })
})

describe('a journal in which more was taken back than would be now', () => {
  it('loads as it was', () => {
    const game = peekedAtBen()
    const table = new Table(lamps, game.table.head)
    for (const entry of game.journal) table.enter(entry)
    for (const entry of table.next(game.now, 'ann', '', [{ kind: 'undo', seat: 0, to: 1 }])) table.enter(entry)
    expect(table.match?.length).toBe(6)
    expect(table.pending().map(({ seat }) => seat)).toEqual([1])
  })
})
