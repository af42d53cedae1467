import { kindOf, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { top } from '../src/rules/frames.ts'
import * as kinds from '../src/rules/moves.ts'
import type { Event } from '../src/types.ts'
import { waste } from '../words/waste.ts'
import { wasteOf } from '../src/waste.ts'
import { games } from './web-moments.ts'

/** What is told although nothing on the board has changed: that it was tried, and the turn that goes on after it. */
const QUIET: readonly Event['kind'][] = ['performed', 'initiative']
/** From here on the next turn or Scoring speaks. */
const AFTERWARDS: readonly Event['kind'][] = ['discarded', 'refilled', 'turn', 'bonusRevealed', 'final']

test('AP left over are always said before they are given up', () => {
  const left = games.all.filter(({ view }) => (top(view)?.left ?? 0) > 0 && view.offer.includes(kinds.finish))
  expect(left.length).toBeGreaterThan(100)
  for (const { view } of left) {
    const n = top(view)?.left ?? 0
    expect(waste(kinds.finish, view)).toBe(`You still have ${n} action point${n === 1 ? '' : 's'}.`)
  }
})

test('nothing is said of AP that are spent', () => {
  const spent = games.all.filter(({ view }) => top(view)?.left === 0 && view.offer.includes(kinds.finish))
  expect(spent.length).toBeGreaterThan(10)
  for (const { view } of spent) expect(waste(kinds.finish, view)).toBeUndefined()
})

test('EX-10.2 an Event that is said to find no target changes nothing in any state that agrees with the view', () => {
  let found = 0
  for (const { view, seat } of games.all) {
    const events = view.offer.filter((m) => kindOf(m) === kinds.PERFORM || kindOf(m) === kinds.PLAY)
    for (const m of events.filter((one) => wasteOf(one, view)?.kind === 'nothing')) {
      const told: Event['kind'][] = []
      game.apply(game.guess(view, seat, rngFrom(`${found++}`)), seat, m, ({ kind }) => told.push(kind))
      const end = told.findIndex((kind) => AFTERWARDS.includes(kind))
      expect(told.slice(0, end < 0 ? undefined : end).filter((kind) => !QUIET.includes(kind))).toEqual([])
    }
  }
  expect(found).toBeGreaterThan(0)
})
