import { sampleSize } from '@orrery/testkit'
import { randomMoves } from '@orrery/testkit/scenes'
import type { MovedTable } from '@orrery/ui'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Event, View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { scene } from '../web/scenes.ts'
import { steps } from '../web/steps.ts'

/* Scenes and marks of the race to Thunder's Edge. */

const moves = Array.from({ length: sampleSize(4, 20) }, (_, i) => [
  ...randomMoves(game, { seats: 3, seat: 0 }, `scenes ${i}`),
]).flat()
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
