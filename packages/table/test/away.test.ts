import { OBSERVER } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { LONG_AWAY } from '../src/away.ts'
import { offeredLines, type Reply } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { Game } from './world.ts'

/* Ann and Ben are asked. Ann is not there; Eve watches. */
const two = [{ person: 'ann' }, { person: 'ben' }]
const isHere = (person: string): boolean => person !== 'ann'

function longAwayFor(game: Game, person: string): readonly number[] {
  const seat = game.table.seatsOf(person)[0] ?? OBSERVER
  return game.table.update({ person, seat, since: 0, now: game.now, isOnline: isHere }).longAway
}

function standIn(game: Game, person: string, isOnline = isHere): Reply {
  const { entries, reply } = game.table.decide({ t: 'standIn', key: `${game.now}`, for: 0 }, person, game.now, isOnline)
  game.store(entries)
  return reply
}

describe('somebody who is asked and not there', () => {
  it('is waited for a day, then others at the table may let a bot play on', () => {
    const game = new Game(two)
    game.now += LONG_AWAY - 1
    expect(longAwayFor(game, 'ben')).toEqual([])
    expect(standIn(game, 'ben')).toMatchObject({ ok: false, no: 'nothing' })
    game.now += 1
    expect(longAwayFor(game, 'ben')).toEqual([0])
    expect(longAwayFor(game, 'eve')).toEqual([])
    expect(standIn(game, 'eve')).toMatchObject({ ok: false, no: 'notYours' })
    expect(standIn(game, 'ben')).toMatchObject({ ok: true })
    expect(game.table.botIn(0)).toBe('greedy')
    expect(longAwayFor(game, 'ben')).toEqual([])
    expect(standIn(game, 'ben')).toMatchObject({ ok: true })
    game.ask('ann', { t: 'back' })
    expect(game.table.botIn(0)).toBe('')
  })
  it('is not put out while there, nor because the other talks, nor on a device where all are there', () => {
    const game = new Game(two)
    game.now += LONG_AWAY
    expect(standIn(game, 'ben', () => true)).toMatchObject({ ok: false })
    game.ask('ben', { t: 'say', text: 'Ann?' })
    expect(longAwayFor(game, 'ben')).toEqual([0])
    expect(game.ask('ben', { t: 'standIn', for: 0 })).toMatchObject({ ok: false })
    expect(game.ask('ben', { t: 'standIn', for: 1 })).toMatchObject({ ok: false })
  })
  it('has as long as the clock says, where there is one', () => {
    const game = new Game(two, { clock: { kind: 'move', each: 3 * LONG_AWAY } })
    game.now += LONG_AWAY
    expect(longAwayFor(game, 'ben')).toEqual([])
  })
  it('has a day again after every move', () => {
    const game = new Game(two)
    game.now += LONG_AWAY
    const offered = offeredLines(lamps, game.look('ann'))[0] ?? ''
    expect(game.move('ann', offered)).toMatchObject({ ok: true })
    expect(longAwayFor(game, 'ben')).toEqual([])
  })
})
