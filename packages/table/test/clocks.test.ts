import { describe, expect, it } from 'vitest'
import { owed } from '../src/index.ts'
import { bids, Game, two } from './world.ts'

const left = (game: Game): number[] => game.look('ann').clocks.map((clock) => clock.left)
const runs = (game: Game): boolean[] => game.look('ann').clocks.map((clock) => clock.runs)

describe('time for each turn', () => {
  const clock = { kind: 'move', each: 10_000 } as const

  it('runs for all who owe an answer, and anew with every turn', () => {
    const game = new Game(two, { clock })
    game.now += 4000
    expect(left(game)).toEqual([6000, 6000])
    game.play('ann bid 1')
    game.now += 1000
    expect([left(game), runs(game)]).toEqual([
      [6000, 5000],
      [false, true],
    ])
    game.play('ben bid 1')
    expect([left(game), runs(game)]).toEqual([
      [10_000, 5000],
      [true, false],
    ])
  })

  it('is one for all steps of a turn, and taking back gives none', () => {
    const game = new Game(two, { clock })
    bids(game)
    game.now += 3000
    game.play('ann light a')
    game.now += 3000
    game.play('ann pass')
    game.ask('ann', { t: 'undo' })
    expect([left(game), runs(game)]).toEqual([
      [4000, 10_000],
      [true, false],
    ])
  })
})

describe('a budget', () => {
  const clock = { kind: 'budget', start: 10_000, perMove: 2000 } as const

  it('is used up while one thinks, and grows after every turn', () => {
    const game = new Game(two, { clock })
    game.now += 1000
    bids(game)
    expect(left(game)).toEqual([11_000 - 0, 11_000])
    game.now += 5000
    game.play('ann light a')
    expect(left(game)).toEqual([6000, 11_000])
    game.play('ann pass')
    expect(left(game)).toEqual([8000, 11_000])
  })

  it('does not grow by passing and taking back for ever', () => {
    const game = new Game(two, { clock })
    bids(game)
    const before = left(game)
    for (let i = 0; i < 5; i++) {
      game.play('ann pass')
      game.ask('ann', { t: 'undo' })
    }
    expect(left(game)).toEqual(before)
  })

  it('says when the next one is due', () => {
    const game = new Game(two, { clock })
    expect(game.table.clocks.due()).toBe(game.now + 10_000)
    bids(game)
    expect(game.table.clocks.due()).toBe(game.now + 12_000)
    expect(new Game(two).table.clocks.due()).toBe(undefined)
  })
})

describe('out of time', () => {
  const clock = { kind: 'budget', start: 10_000, perMove: 0 } as const

  it('a bot plays on for the seat, until its person is back', () => {
    const game = new Game(two, { clock })
    bids(game)
    game.now += 9999
    expect(game.table.decideClocks(game.now)).toEqual([])
    game.now += 1
    game.store(game.table.decideClocks(game.now))
    expect(game.look('ben').news.at(-1)).toMatchObject({ kind: 'outOfTime', seat: 0, level: 'greedy' })
    expect(game.look('ann')).toMatchObject({ decision: null, waiting: [0] })
    expect(owed(game.table)).toEqual([{ seat: 0, decision: 1001, level: 'greedy' }])
    expect(game.table.decideClocks(game.now + 99_999)).toEqual([])
    game.ask('ann', { t: 'back' })
    expect(owed(game.table)).toEqual([])
    expect(game.look('ann')).toMatchObject({ decision: 1001, seats: [{ stoodInBy: '' }, {}] })
    expect(left(game)).toEqual([1000, 10_000])
  })

  it("a bot's answer counts only for the question it was asked, and once", () => {
    const game = new Game([{ person: 'ann' }, { bot: 'random' }])
    const [one] = owed(game.table)
    const [move] = game.table.match?.offer(1) ?? []
    if (one === undefined || move === undefined) throw new Error('no bot is asked')
    const entries = game.table.decideBot(one, move, game.now)
    expect(entries).toHaveLength(1)
    game.store(entries)
    expect(game.table.decideBot(one, move, game.now)).toEqual([])
  })

  it("the one that plays on is as good as the best of the table's own", () => {
    const game = new Game([{ person: 'ann' }, { bot: 'admiral' }, { bot: 'rookie' }])
    expect(game.table.level).toBe('admiral')
    game.ask('ann', { t: 'leave' })
    expect(game.look('').seats[0]?.stoodInBy).toBe('admiral')
  })

  it('one may leave to a bot without a clock too', () => {
    const game = new Game(two)
    game.ask('ben', { t: 'leave' })
    expect(owed(game.table)).toEqual([{ seat: 1, decision: 2000, level: 'greedy' }])
    expect(game.ask('ben', { t: 'leave' })).toMatchObject({ ok: false, no: 'nothing' })
    game.ask('ben', { t: 'back' })
    expect(game.ask('ben', { t: 'back' })).toMatchObject({ ok: false, no: 'nothing' })
    expect(game.look('ann', 3).news.map(({ kind }) => kind)).toEqual(['left', 'back'])
  })
})
