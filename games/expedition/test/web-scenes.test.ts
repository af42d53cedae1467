import { rngFrom } from '@orrery/kernel'
import { begun, counted } from '@orrery/testkit'
import { seenEvents, seenBy } from '@orrery/testkit/page'
import type { MovedTable } from '@orrery/ui'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Event, View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { scene } from '../web/scenes.ts'
import { steps } from '../web/steps.ts'

/* Scenes and marks of the race to Thunder's Edge. */

/** Every move of a game of chance, as the first seat sees it. */
function* movesOf(seed: string): Generator<MovedTable<View, Event>> {
  const s = begun(game, 3, {}, seed)
  const rng = rngFrom(seed)
  for (;;) {
    const [ask] = game.pending(s)
    if (ask === undefined) return
    const before = seenBy(game, s, 0)
    const offer = game.moves(s, ask.seat)
    const told: Event[] = []
    game.apply(s, ask.seat, offer[rng.below(offer.length)] ?? expect.unreachable('no move'), (event) =>
      told.push(event),
    )
    const names = ['a', 'b', 'c']
    yield {
      events: seenEvents(told),
      before,
      after: seenBy(game, s, 0),
      seat: 0,
      names,
      outcome: game.outcome(s) ?? null,
    }
  }
}

const moves = Array.from({ length: counted(4, 20) }, (_, i) => [...movesOf(`scenes ${i}`)]).flat()
const kindsOf = ({ events }: MovedTable<View, Event>): string[] => events.map(({ event }) => event.kind)

test('a slice claimed, The Fracture, Thunder’s Edge and the end have a scene, other moves none', () => {
  const shown = new Set<string>()
  for (const moved of moves) {
    const has = kindsOf(moved).filter((kind) => ['claimed', 'fracture', 'placed', 'over'].includes(kind))
    for (const kind of has) shown.add(kind)
    expect(entryPoint.scene?.(moved.events) !== undefined).toBe(has.length > 0)
  }
  expect([...shown]).toEqual(expect.arrayContaining(['claimed', 'over']))
})

test('a claim is over in two seconds, lights its slice, and ends where the table goes on', () => {
  for (const moved of moves.filter((one) => kindsOf(one).includes('claimed') && one.outcome === null)) {
    const { steps: all } = scene(moved)
    expect(all.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(2000 * (all.length / 2))
    expect(all[0]).toMatchObject({ view: moved.before, pointed: expect.stringMatching(/^slice:/) as string })
    expect(all.at(-1)?.view.claims).toEqual(moved.after.claims)
  }
})

test('the scene of the last move names no winner', () => {
  for (const moved of moves.filter(({ outcome }) => outcome !== null)) {
    const { steps: all } = scene(moved)
    expect(all.every(({ view }) => view.winner === moved.before.winner)).toBe(true)
    expect(all.at(-1)?.ms).toBe(Number.POSITIVE_INFINITY)
  }
})

test('steps of a turn are named, and framed on things of the table', () => {
  const all = moves.flatMap((moved) => steps(moved))
  expect(all.length).toBeGreaterThan(100)
  for (const { text, at = [] } of all) {
    expect(text).toMatch(/^[A-Z0-9]/)
    expect(text).not.toMatch(/undefined|a planet$/)
    for (const target of at) expect(target).toMatch(/^(?:planet|system|slice|strategy):.+/)
  }
})
