import { kindOf, type Move, OBSERVER, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { MOVE_LINES } from '../src/data/moves.ts'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { choices } from '../web/choices.ts'
import { lit, meaning } from '../web/touch.ts'
import { wayOf } from '../web/ways.ts'
import { allMoments, type Moment } from './web-moments.ts'
import { boardTargets } from './web-targets.ts'

/* The page never drops a move and never invents one: random games with all modules, looked at at every decision. */

/** Looks at every decision, or at every so many where the look is a long one. */
const each = (look: (moment: Moment) => void, every = 1): number => {
  const looked = allMoments().filter((_, i) => i % every === 0)
  for (const moment of looked) look(moment)
  return looked.length
}

const inOrder = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b)

test('every offered move stands in the choices exactly once, and nothing else does', () => {
  const seen = new Set<number>()
  const looked = each(({ view }) => {
    const groups = choices(view)
    const listed = groups.flatMap((group) => group.items)
    expect(inOrder(listed.map(({ move }) => move))).toEqual(inOrder(view.offer))
    for (const { label, move } of listed) {
      seen.add(kindOf(move))
      expect(label, game.print(move)).not.toBe('')
      expect(label).not.toMatch(/unknown|undefined|NaN|#/)
    }
    for (const { title, items } of groups) {
      expect(title).not.toMatch(/unknown|undefined|NaN/)
      expect(new Set(items.map(({ label }) => label)).size, `${title}: ${items.map((i) => i.label).join()}`).toBe(
        items.length,
      )
    }
  })
  expect(looked).toBeGreaterThan(2000)
  // A game of chance meets nearly every kind of move; what it misses are a few rare Events.
  expect(MOVE_LINES.filter((_, kind) => !seen.has(kind)).length).toBeLessThan(4)
})

/** Moves that have no place on the table: they end something, or only a list tells them apart. */
const ONLY_LISTED = new Set([kinds.FINISH, kinds.STOP, kinds.PASS, kinds.OPTION, kinds.NUMBER])

/** What touching reaches: by one touch, or by a second after something was picked up. */
function reachable(view: View): Set<Move> {
  const found = new Set<Move>()
  const take = (selected: string | undefined, touched: string): void => {
    const sense = meaning(view, selected, touched)
    if (sense.kind === 'choose') found.add(sense.move)
    else if (sense.kind === 'ask') for (const m of sense.moves) found.add(m)
    else expect(sense.kind, `${touched} is lit`).toBe('select')
    if (sense.kind === 'select') for (const next of lit(view, touched)) if (next !== touched) take(touched, next)
  }
  for (const touched of lit(view, undefined)) take(undefined, touched)
  return found
}

test('every move that has a place on the table is reached by touching what is lit', () => {
  each(({ view }) => {
    const found = reachable(view)
    const missed = view.offer.filter((m) => !found.has(m) && !ONLY_LISTED.has(kindOf(m)))
    expect(missed.map(game.print)).toEqual([])
    expect(view.offer.filter((m) => wayOf(m, view).at.length === 0 && !ONLY_LISTED.has(kindOf(m)))).toEqual([])
  }, 3)
})

test('a touch never chooses a move that is not offered, and refuses only moves of the table that are not', () => {
  const rng = rngFrom('touches')
  each(({ view, universe }) => {
    const things = [...boardTargets(view)]
    const picked = things[rng.below(things.length)]
    const wrong: string[] = []
    for (const selected of [undefined, picked]) {
      for (const touched of things) {
        const sense = meaning(view, selected, touched)
        const chosen = sense.kind === 'choose' ? [sense.move] : sense.kind === 'ask' ? sense.moves : []
        if (chosen.some((m) => !view.offer.includes(m))) wrong.push(`${touched} chooses`)
        if (sense.kind !== 'refused') continue
        if (view.offer.includes(sense.move)) wrong.push(`${touched} refuses what is offered`)
        if (!universe.has(sense.move)) wrong.push(`${touched} means ${game.print(sense.move)}`)
      }
    }
    expect(wrong).toEqual([])
  }, 7)
})

test('everything lit is drawn', () => {
  each(({ view }) => {
    const drawn = boardTargets(view)
    for (const target of lit(view, undefined)) expect(drawn).toContain(target)
  })
})

test('somebody who watches has nothing to touch', () => {
  const made = game.setup({}, 2, 'watch')
  if (!made.ok) throw new Error('no table')
  const view = game.view(made.value, OBSERVER)
  expect(choices(view)).toEqual([])
  expect(lit(view, undefined).size).toBe(0)
  expect(meaning(view, undefined, 'base:ceres')).toEqual({ kind: 'idle' })
})
