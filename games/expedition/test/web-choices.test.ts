import { kindOf, type Move, OBSERVER, rngFrom } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import { expect, test } from 'vitest'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import { SLICES, type View } from '../src/types.ts'
import { question } from '../words/page.ts'
import { choices } from '../web/choices.ts'
import * as t from '../web/targets.ts'
import { lit, meaning } from '../web/touch.ts'
import { wayOf } from '../web/ways.ts'
import { allMoments, type Moment } from './web-moments.ts'

/* The page never drops a move and never invents one: random games, looked at at every decision. */

const each = (look: (moment: Moment) => void, every = 1): number => {
  const looked = allMoments().filter((_, i) => i % every === 0)
  for (const moment of looked) look(moment)
  return looked.length
}

const inOrder = (moves: readonly Move[]): Move[] => [...moves].sort((a, b) => a - b)

/** Everything that can be touched, by name: written anew, so that the touches are checked against it. */
const things = ({ box, publics }: View): Target[] => [
  ...box.systems.map((_, i) => t.systemTarget(box, i)),
  ...box.planets.map((_, p) => t.planetTarget(box, p)),
  ...box.factions.map((_, p) => t.seatTarget(box, p)),
  ...SLICES.map((_, i) => t.sliceTarget(i)),
  ...Array.from({ length: 8 }, (_, c) => t.strategyTarget(c)),
  ...Array.from({ length: 15 }, (_, k) => t.cardTarget(k)),
  ...Array.from({ length: 16 }, (_, k) => t.secretTarget(k)),
  ...publics.map((o) => t.objectiveTarget(o)),
  t.GOODS,
]

test('every offered move stands in the choices exactly once, and nothing else does', () => {
  const seen = new Set<number>()
  const looked = each(({ view }) => {
    const groups = choices(view)
    const listed = groups.flatMap((group) => group.items)
    expect(inOrder(listed.map(({ move }) => move))).toEqual(inOrder(view.offer))
    for (const { move } of listed) seen.add(kindOf(move))
    expect(listed.filter(({ label }) => label === '' || /unknown|undefined|NaN/.test(label))).toEqual([])
    const alike = groups.filter(({ items }) => new Set(items.map(({ label }) => label)).size < items.length)
    expect(alike.map(({ title }) => title)).toEqual([])
  })
  expect(looked).toBeGreaterThan(1500)
  // What a few games of chance miss are rare cards and choices.
  expect(MOVE_LINES.filter((_, kind) => !seen.has(kind)).length).toBeLessThan(6)
})

/** Moves that have no place on the table: they end something, or only a list tells them apart. */
const ONLY_LISTED = new Set([
  kinds.PASS,
  kinds.END,
  kinds.JUPITER,
  kinds.COUNCIL,
  kinds.TECH,
  kinds.RESEARCH,
  kinds.WITHDRAW,
  kinds.ACCEPT,
  kinds.REJECT,
  kinds.NUMBER,
  kinds.YES,
  kinds.NO,
  kinds.NEVER,
  kinds.ANY,
])
const isListed = (m: Move, view: View): boolean => ONLY_LISTED.has(kindOf(m)) || view.stack.at(-1)?.step === 'skim'

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
    expect(view.offer.filter((m) => !found.has(m) && !isListed(m, view)).map(game.print)).toEqual([])
    expect(view.offer.filter((m) => wayOf(m, view).at === undefined && !isListed(m, view)).map(game.print)).toEqual([])
  }, 11)
})

test('a touch never chooses a move that is not offered, and refuses only moves of the table that are not', () => {
  const rng = rngFrom('touches')
  let refused = 0
  const looked = each(({ view, universe }) => {
    const all = things(view)
    const wrong: string[] = []
    for (const selected of [undefined, all[rng.below(all.length)]]) {
      for (const touched of all) {
        const sense = meaning(view, selected, touched)
        const chosen = sense.kind === 'choose' ? [sense.move] : sense.kind === 'ask' ? sense.moves : []
        if (chosen.some((m) => !view.offer.includes(m))) wrong.push(`${touched} chooses`)
        if (sense.kind !== 'refused') continue
        refused++
        if (view.offer.includes(sense.move) || !universe.has(sense.move)) wrong.push(`${touched} refuses`)
      }
    }
    expect(wrong).toEqual([])
  }, 29)
  expect(refused).toBeGreaterThan(looked)
})

test('every question is asked in a sentence', () => {
  each(({ view }) => {
    expect(question(view, view.seat)).toMatch(/^[A-Z0-9[].*[.?]$/)
    expect(question(view, view.seat)).not.toMatch(/undefined|NaN/)
    expect(question(view, OBSERVER)).toMatch(/[.?]$/)
  }, 3)
})
