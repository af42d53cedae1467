import { kindOf, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { top } from '../src/rules/frames.ts'
import * as kinds from '../src/rules/moves.ts'
import type { Event } from '../src/types.ts'
import { wasteOf } from '../src/waste.ts'
import { waste } from '../words/waste.ts'
import { older } from './table.ts'
import { games } from './web-moments.ts'

test('actions and tactic tokens left over are always said before they are given up, and only then', () => {
  let said = 0
  for (const { view } of games.all) {
    const f = top(view)
    if (f?.step !== 'turn') continue
    const isIdle = !view.offer.some((m) => kindOf(m) === kinds.ACTIVATE)
    if (view.offer.includes(kinds.pass)) {
      const tokens = isIdle ? 0 : (view.tactic[f.seat] ?? 0)
      expect(waste(kinds.pass, view)).toBe(
        tokens === 0 ? undefined : `You still have ${tokens} tactic token${tokens === 1 ? '' : 's'} to use this round.`,
      )
      said += tokens === 0 ? 0 : 1
    }
    if (view.offer.includes(kinds.end)) expect(waste(kinds.end, view)).toMatch(/^You still have \d actions?\.$/)
  }
  expect(said).toBeGreaterThan(10)
})

test('an offer of nothing for nothing changes nothing in any state that agrees with the view', () => {
  const { state } = older({ players: { sol: { goods: 1 }, hacan: { goods: 1, commodities: 1 } } }).do(
    'deal hacan',
    'number 0',
    'number 0',
  )
  const view = game.view(state, 0)
  const nothing = view.offer.filter((one) => wasteOf(one, view)?.kind === 'nothing')
  expect(nothing.map(game.print)).toEqual(['number 0'])
  for (const m of nothing) {
    const s = game.guess(view, 0, rngFrom('nothing'))
    const told: Event['kind'][] = []
    game.apply(s, 0, m, ({ kind }) => told.push(kind))
    expect(told).toEqual([])
    expect(s.deal).toBeUndefined()
  }
})
