import { at, itemAt, kindOf, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { top } from '../src/rules/frames.ts'
import * as kinds from '../src/rules/moves.ts'
import { questionOf } from '../src/steps/question.ts'
import type { Event } from '../src/types.ts'
import { wasteOf } from '../src/waste.ts'
import { waste } from '../words/waste.ts'
import { games } from './web-moments.ts'

/** What is told although nothing has changed: that a card was played and aimed, and the market that follows. */
const QUIET: readonly Event['kind'][] = ['played', 'activated', 'aimed', 'rotated', 'skipped']
const AFTERWARDS: readonly Event['kind'][] = ['extrasRevealed', 'discarded', 'reshuffled', 'refilled', 'turn']

test('actions left over are always said before they are given up, and only then', () => {
  const ends = games.all.filter(({ view }) => view.offer.includes(kinds.done))
  expect(ends.length).toBeGreaterThan(100)
  for (const { view } of ends) {
    const f = top(view)
    const left = f !== undefined && questionOf(view.ruleset, f) === 'actions' ? f.left : 0
    const text = left === 0 ? undefined : `You still have ${left} action${left === 1 ? '' : 's'}.`
    expect(waste(kinds.done, view)).toBe(text)
  }
})

test('HX-8.4 a life that is said to be paid or hit is lost in every state that agrees with the view', () => {
  let found = 0
  for (const { view, seat } of games.all) {
    for (const m of view.offer) {
      const wasted = wasteOf(m, view)
      if (wasted?.kind !== 'paid' && wasted?.kind !== 'hit') continue
      if (found++ > 200) return
      const s = game.guess(view, seat, rngFrom(`${found}`))
      const life = at(s.life, seat)
      const lost: Event[] = []
      const hear = (e: Event): void => void (e.kind === 'damaged' && e.player === seat && lost.push(e))
      game.apply(s, seat, m, hear)
      for (let i = 0; lost.length === 0 && i < 12 && s.stack.length > 1; i++) {
        const [ask] = game.pending(s)
        const moves = game.moves(s, ask?.seat ?? 0).filter((one) => kindOf(one) !== kinds.SKIP)
        game.apply(s, ask?.seat ?? 0, itemAt(moves.length > 0 ? moves : [kinds.skip], 0), hear)
      }
      expect(lost.length > 0 || at(s.life, seat) < life, waste(m, view)).toBe(true)
    }
  }
  expect(found).toBeGreaterThan(20)
})

test('HX-11.3 a card that is said to find nothing changes nothing in any state that agrees with the view', () => {
  let found = 0
  for (const { view, seat } of games.all) {
    for (const m of view.offer.filter((one) => wasteOf(one, view)?.kind === 'nothing')) {
      const s = game.guess(view, seat, rngFrom(`${found++}`))
      const told: Event['kind'][] = []
      const hear = ({ kind }: Event): void => void told.push(kind)
      game.apply(s, seat, m, hear)
      while (s.stack.length > 1) game.apply(s, seat, itemAt(game.moves(s, seat), 0), hear)
      const end = told.findIndex((kind) => AFTERWARDS.includes(kind))
      expect(told.slice(0, end < 0 ? undefined : end).filter((kind) => !QUIET.includes(kind))).toEqual([])
    }
  }
  expect(found).toBeGreaterThan(0)
})
