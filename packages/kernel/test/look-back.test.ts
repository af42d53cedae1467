import { describe, expect, test } from 'vitest'
import { Match, type Move } from '../src/index.ts'
import { type NimMatch, playOn, startNim, turn } from './helpers.ts'
import { nim, take } from './nim.ts'

/** A long game of a nim that counts the moves it plays. */
function counted(): { readonly match: NimMatch; readonly applies: (act: () => unknown) => number } {
  let count = 0
  const game: typeof nim = {
    ...nim,
    apply: (...args) => {
      count++
      nim.apply(...args)
    },
  }
  const applies = (act: () => unknown): number => {
    const before = count
    act()
    return count - before
  }
  return { match: startNim('40', 2, 'moon', game), applies }
}

const ones = (count: number): readonly Move[] => Array.from({ length: count }, () => take(1))

/** The first entries of the log, judged and played from the start. */
function judgedAgain(match: NimMatch, entries: number): NimMatch {
  const { options, seats, start, log } = match.record()
  const again = Match.start(nim, { options, seats, seed: 'seed' in start ? start.seed : '' })
  if (!again.ok) throw new Error(again.error.at)
  for (const entry of log.slice(0, entries)) expect(again.value.enter(entry)).toBeUndefined()
  return again.value
}

describe('looking back', () => {
  test('plays the moves since the last snapshot again, not the whole game', () => {
    const { match, applies } = counted()
    playOn(match, ...ones(39))
    expect(applies(() => match.at(39))).toBe(7)
    expect(applies(() => match.at(32))).toBe(0)
    expect(applies(() => match.at(31))).toBe(31)
  })

  test('undo plays no more than that again', () => {
    const { match, applies } = counted()
    playOn(match, ...ones(39))
    expect(applies(() => match.undo(0, { agreed: true }))).toBe(6)
  })

  test('every moment is the one that playing the log again leads to, also past what was taken back', () => {
    const { match } = counted()
    playOn(match, ...ones(34))
    match.undo(turn(match), { agreed: true })
    match.undo(turn(match), { agreed: true })
    playOn(match, take(2), take(1), take(3))
    for (let entry = 0; entry <= match.length; entry++) {
      const [then, again] = [match.at(entry), judgedAgain(match, entry)]
      expect([then.hash(), then.pending(), then.standing.map((move) => move.entry)]).toEqual([
        again.hash(),
        again.pending(),
        again.standing.map((move) => move.entry),
      ])
      expect(then.events(0)).toEqual(again.events(0))
    }
  })

  test('a moment may be played on without changing the game it is of', () => {
    const { match } = counted()
    playOn(match, ...ones(33))
    const before = match.hash()
    const then = playOn(match.at(32), take(3))
    expect(then.view(0).heap).toBe(5)
    expect([match.hash(), match.at(33).hash()]).toEqual([before, before])
  })
})
