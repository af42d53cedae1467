import { Match, replay, type GameRecord } from '../src/index.ts'
import { describe, expect, test } from 'vitest'
import { playOn, startNim } from './helpers.ts'
import { nim, take } from './nim.ts'

const finished = (): GameRecord => playOn(startNim('7'), take(3), take(3), take(1)).record()

/** The same game as somebody would write it down: no hash, and no claim that it is over. */
const byHand = (): GameRecord => {
  const { format, version, game, rulesVersion, seats, options, start, log } = finished()
  return { format, version, game, rulesVersion, seats, options, start, log, finished: false }
}

const problem = (record: GameRecord): unknown => {
  const match = replay(nim, record)
  return match.ok ? 'no problem' : match.error
}

describe('replay', () => {
  test('a finished game comes back with its outcome', () => {
    const match = replay(nim, finished())
    expect(match.ok && match.value.outcome()?.winners).toEqual([0])
    expect(match.ok && match.value.record()).toEqual(finished())
  })

  test('a game from a position comes back too, with its options and names', () => {
    const position = playOn(startNim(), take(2)).position()
    const match = Match.fromPosition(nim, position, { options: { heap: '12' }, names: ['Ada', 'Ben'] })
    if (!match.ok) throw new Error(match.error.at)
    const record = playOn(match.value, take(3)).record()
    expect(record).toMatchObject({ start: { position }, names: ['Ada', 'Ben'], seats: 2 })
    const again = replay(nim, record)
    expect(again.ok && again.value.record()).toEqual(record)
  })

  test('a record written by hand needs no hash', () => {
    expect(problem(byHand())).toBe('no problem')
  })
})

describe('what cannot be replayed is named', () => {
  test('another game', () => {
    expect(problem({ ...finished(), game: 'chess' })).toEqual({ at: 'game chess', expected: 'a record of nim' })
  })

  test('another version of the rules', () => {
    expect(problem({ ...finished(), rulesVersion: 2 })).toEqual({
      at: 'rules 2',
      expected: 'rules 1: this record was made under rules version 2; this program plays version 1',
    })
  })

  test('other seats than the position has', () => {
    const start = { position: startNim().position() }
    expect(problem({ ...finished(), start, seats: 3 })).toEqual({ at: 'seats 3', expected: '2, as in the position' })
  })

  test.each<[string, GameRecord['log'][number], object]>([
    ['an unknown side', { side: 'Pink', move: 'take 1' }, { at: 'entry 3, "Pink"', expected: 'one of Red, Blue' }],
    ['a move nobody can read', { side: 'Red', move: 'take ten' }, { at: 'entry 3, count "ten"' }],
    [
      'an illegal move, with its rule',
      { side: 'Blue', move: 'take 1' },
      { at: 'entry 3, "Blue take 1"', expected: 'a legal move; refused by rule N1 (not-your-turn)' },
    ],
    ['an undo to an undo or into nothing', { side: 'Red', undo: 7 }, { at: 'entry 3, "undo 7"' }],
  ])('%s', (_what, entry, expected) => {
    expect(problem({ ...finished(), log: finished().log.with(2, entry) })).toMatchObject(expected)
  })

  test('a move after the end', () => {
    const log = [...finished().log, { side: 'Blue', move: 'take 1' }]
    expect(problem({ ...finished(), log })).toEqual({
      at: 'entry 4, "Blue take 1"',
      expected: 'the last line: the game is over',
    })
  })

  test('a finished game that is not over', () => {
    expect(problem({ ...byHand(), finished: true, log: byHand().log.slice(0, 2) })).toMatchObject({
      at: 'the last line',
    })
  })

  test('a state with another hash', () => {
    const wrong = '0'.repeat(32)
    const expected = expect.stringContaining(`not ${wrong}`) as string
    expect(problem({ ...finished(), hash: wrong })).toEqual({ at: 'the last line', expected })
  })
})
