import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readInput, readJsonInput } from '../src/read.ts'

const card = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(5)),
  cost: z.int().check(z.minimum(0), z.maximum(9)),
  kind: z.enum(['ship', 'base']),
  tags: z.exactOptional(z.array(z.string()).check(z.maxLength(1))),
  even: z.exactOptional(z.int().check(z.multipleOf(2))),
  level: z.exactOptional(z.string().check(z.refine((text) => text === 'easy', { error: 'the level easy' }))),
  prices: z.exactOptional(z.record(z.string().check(z.maxLength(3)), z.boolean())),
})
const whole = z.strictObject({
  cards: z.array(card, { error: 'a list of cards' }),
  start: z.exactOptional(z.union([z.string(), z.strictObject({ hand: z.int() })])),
  clock: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({ kind: z.literal('move'), each: z.number() }),
    ]),
  ),
})

const good = { title: 'Razor', cost: 3, kind: 'ship' }
const problem = (input: unknown, where?: string): unknown => {
  const read = readInput(whole, input, where)
  return read.ok ? 'ok' : `${read.error.at} <- ${read.error.expected}`
}
const withCard = (change: object): unknown => problem({ cards: [good, { ...good, ...change }] })
const withStart = (start: unknown): unknown => problem({ cards: [], start })

describe('a problem names the path and what was expected', () => {
  test('what fits is handed over', () => {
    expect(readInput(whole, { cards: [good] })).toEqual({ ok: true, value: { cards: [good] } })
  })

  test.each([
    [{ title: 3 }, 'cards[1].title <- a text'],
    [{ title: '' }, 'cards[1].title <- at least 1 character'],
    [{ title: 'Razorback' }, 'cards[1].title <- at most 5 characters'],
    [{ cost: '3' }, 'cards[1].cost <- a number'],
    [{ cost: 1.5 }, 'cards[1].cost <- a whole number'],
    [{ cost: 10 }, 'cards[1].cost <- at most 9'],
    [{ kind: 'moon' }, 'cards[1].kind <- one of ship, base'],
    [{ tags: ['a', 'b'] }, 'cards[1].tags <- at most 1 entry'],
    [{ even: 3 }, 'cards[1].even <- a multiple of 2'],
    [{ level: 'hard' }, 'cards[1].level <- the level easy'],
    [{ prices: { long: true } }, 'cards[1].prices.long <- at most 3 characters'],
    [{ colour: 'red' }, 'cards[1].colour <- no field of this name'],
  ])('%j', (change, expected) => {
    expect(withCard(change)).toBe(expected)
  })

  test('a missing field', () => {
    expect(problem({})).toBe('cards <- a list of cards')
    expect(problem(undefined)).toBe(' <- an object')
  })

  test('one of several shapes: the one that fits best is meant', () => {
    expect(withStart('now')).toBe('ok')
    expect(withStart(3)).toBe('start <- a text or an object')
    expect(withStart({ hand: 'x' })).toBe('start.hand <- a number')
    expect(problem({ cards: [], clock: { kind: 'sun' } })).toBe('clock.kind <- one of none, move')
    expect(problem({ cards: [], clock: { kind: 'move' } })).toBe('clock.each <- a number')
  })

  test('the whole has a name where one is given', () => {
    expect(problem({ cards: 3 }, 'pack.json')).toBe('pack.json.cards <- a list of cards')
    expect(problem(3, 'pack.json')).toBe('pack.json <- an object')
  })

  test('a text that is not JSON', () => {
    expect(readJsonInput(whole, '{"cards":[]}')).toEqual({ ok: true, value: { cards: [] } })
    expect(readJsonInput(whole, '{"cards":', 'pack')).toEqual({ ok: false, error: { at: 'pack', expected: 'JSON' } })
  })
})
