import { kindOf, type Move, OBSERVER, rngFrom } from '@orrery/kernel'
import type { Meaning, Target } from '@orrery/ui'
import { expect, test } from 'vitest'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
import { choices } from '../web/choices.ts'
import { turnTarget } from '../web/targets.ts'
import { lit, meaning } from '../web/touch.ts'
import { wayOf } from '../web/ways.ts'
import { fresh, table } from './table.ts'
import { allMoments, boardTargets, type Moment, seenBy } from './web-moments.ts'

/* The page never drops a move and never invents one: random games in all modes, looked at at every decision. */

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
      expect(label).not.toMatch(/unknown|undefined|NaN/)
    }
    for (const { title, items } of groups) {
      expect(title).not.toMatch(/unknown|undefined|NaN/)
      expect(new Set(items.map(({ label }) => label)).size, `${title}: ${items.map((i) => i.label).join()}`).toBe(
        items.length,
      )
    }
  })
  expect(looked).toBeGreaterThan(2500)
  expect(MOVE_LINES.filter((_, kind) => !seen.has(kind)).length).toBeLessThan(4)
})

/** Moves that have no place on the table: they end or decline something. */
const ONLY_LISTED = new Set([kinds.DONE, kinds.SKIP, kinds.RESIGN, kinds.YES, kinds.NO])

/** What touching reaches: by one touch, or by a second after something was picked up. */
function reachable(view: View): Set<Move> {
  const found = new Set<Move>()
  const take = (selected: Target | undefined, touched: Target): void => {
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

const chosenBy = (sense: Meaning): readonly Move[] => {
  if (sense.kind === 'choose') return [sense.move]
  return sense.kind === 'ask' ? sense.moves : []
}

test('a touch never chooses a move that is not offered, and refuses only moves of the game that are not', () => {
  const rng = rngFrom('touches')
  each(({ view, universe }) => {
    const things = [...boardTargets(view)]
    const picked = things[rng.below(things.length)]
    const wrong: string[] = []
    for (const selected of [undefined, picked, turnTarget(2)]) {
      for (const touched of things) {
        const sense = meaning(view, selected, touched)
        if (chosenBy(sense).some((m) => !view.offer.includes(m))) wrong.push(`${touched} chooses`)
        if (sense.kind !== 'refused') continue
        if (view.offer.includes(sense.move)) wrong.push(`${touched} refuses what is offered`)
        if (!universe.has(sense.move)) wrong.push(`${touched} means ${game.print(sense.move)}`)
      }
    }
    expect(wrong).toEqual([])
  }, 7)
})

/** The lines a touch plays, one after the other. */
function played(view: View, selected: Target | undefined, touched: Target): string[] {
  const sense = meaning(view, selected, touched)
  if (sense.kind !== 'choose') return [sense.kind]
  return [sense.move, ...(sense.next ?? [])].map(game.print)
}

test('what a touch says beyond its first move is what the table asks for next', () => {
  let followed = 0
  each(({ view }) => {
    for (const selected of lit(view, undefined)) {
      for (const touched of lit(view, selected)) {
        const sense = meaning(view, selected, touched)
        if (sense.kind === 'choose' && sense.next !== undefined) followed++
      }
    }
  }, 61)
  expect(followed).toBeGreaterThan(100)

  const t = table({ pieces: { A: { normal: ['0,0'] }, B: { normal: ['1,0'] } } })
  const view = seenBy(t.state, 0)
  expect(played(view, 'hex:0,0', 'hex:1,0')).toEqual(['attack', 'hex 0,0', 'hex 1,0'])
  expect(played(view, 'reserve:normal@A', 'hex:0,1')).toEqual(['place normal', 'hex 0,1'])
  expect(played(view, 'hex:0,0', 'reserve:normal@A')).toEqual(['return', 'hex 0,0'])
  const open = table({ pieces: { A: { normal: ['0,0', '0,2'] }, B: { normal: ['1,0', '0,1'] } } })
  open.do(...played(seenBy(open.state, 0), 'hex:0,0', 'hex:1,0'))
  expect([open.on('0,0'), open.on('1,0'), open.on('0,1')]).toEqual(['empty', 'empty', 'B normal'])
})

test('a card that was turned before its base hex is touched needs no second touch', () => {
  const t = table({ cards: { A: ['A10'] } }).do('play A10')
  const view = seenBy(t.state, 0)
  expect(meaning(view, undefined, 'turn:2')).toEqual({ kind: 'select' })
  expect(played(view, 'turn:2', 'hex:0,0')).toEqual(['hex 0,0', 'rotate 2'])
  expect(played(view, undefined, 'hex:0,0')).toEqual(['hex 0,0'])
  t.do('hex 0,0')
  const turning = seenBy(t.state, 0)
  expect(played(turning, 'turn:4', 'hex:0,0')).toEqual(['rotate 4'])
})

test('an empty hex in one’s turn asks what to place there', () => {
  const view = seenBy(table({}).state, 0)
  const sense = meaning(view, undefined, 'hex:1,1')
  expect(sense.kind).toBe('ask')
  expect(chosenBy(sense).map(game.print)).toContain('place normal')
})

test('somebody who watches has nothing to touch', () => {
  const view = seenBy(fresh(2).state, OBSERVER)
  expect(choices(view)).toEqual([])
  expect(lit(view, undefined).size).toBe(0)
  expect(meaning(view, undefined, 'hex:0,0')).toEqual({ kind: 'idle' })
})
