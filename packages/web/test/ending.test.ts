// @vitest-environment happy-dom
import type { Judged, Study } from '@orrery/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Ended, headlineOf, placeOf } from '../src/ending/headline.ts'
import { Rematch } from '../src/ending/rematch.tsx'
import { turnsOf } from '../src/ending/turns.ts'
import { click, deskOf, drawn, update } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.unstubAllGlobals())

const answering = (body: object, status: number): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

describe('the headline', () => {
  const ended = (scores: readonly number[], winners: readonly number[], more: Partial<Ended> = {}): Ended => ({
    outcome: { scores, winners },
    yours: [0],
    names: ['You yourself', 'Ann', 'Greedy (bot)', 'Ben'],
    unscored: false,
    ...more,
  })
  const team = { outcome: { scores: [1, 0, 1, 0], winners: [0, 2], together: true } as const, unscored: true }

  test.each<[text: string, ended: Ended]>([
    ['You won by 12.', ended([52, 40], [0])],
    ['You lost 40 to 115.', ended([40, 115], [1])],
    ['You won on the tie-break.', ended([40, 40], [0])],
    ['You lost on the tie-break, 40 all.', ended([40, 40], [1])],
    ['You won by 3.', ended([9, 6, 4, 2], [0])],
    ['You lost 6 to 9.', ended([6, 2, 9, 4], [2])],
    ['You share the victory with Ann, 7 each.', ended([7, 7, 3], [0, 1])],
    ['You lost 3 to 7.', ended([3, 7, 7], [1, 2])],
    ['You won.', ended([1, 0], [0], { unscored: true })],
    ['You lost.', ended([0, 1], [1], { unscored: true })],
    ['You and Greedy (bot) won.', ended([], [], team)],
    ['You lost.', ended([], [], { ...team, yours: [1] })],
    ['Ann won by 75.', ended([40, 115], [1], { yours: [] })],
    ['Ann and Ben won.', ended([1, 7, 3, 7], [1, 3], { yours: [], unscored: true })],
    ['Ann won by 75.', ended([40, 115], [1], { yours: [0, 1] })],
    ['Nobody won.', ended([0, 0], [])],
  ])('%s', (text, given) => expect(headlineOf(given)).toBe(text))

  test.each<[text: string, ended: Ended]>([
    ['You came second of 4.', ended([6, 2, 9, 4], [2])],
    ['You came third of 3.', ended([1, 2, 9], [2])],
    ['You came second of 3.', ended([9, 2, 9], [2])],
    ['', ended([6, 9], [1])],
    ['', ended([9, 6, 4], [0])],
    ['', ended([0, 1, 0], [1], { unscored: true })],
  ])('among several rivals: %s', (text, given) => expect(placeOf(given)).toBe(text))
})

describe('the best and the worst turn', () => {
  const judged = (entry: number, seat: number, chance: number, loss = 0): Judged => ({
    entry,
    seat,
    move: '',
    text: `move ${entry}`,
    chances: [chance, 1 - chance],
    better: '',
    betterText: '',
    chance,
    loss,
    reasons: [],
  })
  const study = (all: readonly Judged[]): Study => ({ coach: 1, game: '', rules: 1, done: 9, total: 9, judged: all })

  test('are whole turns, each told by the move in it that counted most', () => {
    const { best, worst } = turnsOf(
      study([
        judged(1, 1, 0.5),
        judged(2, 0, 0.52),
        judged(3, 0, 0.6),
        judged(4, 1, 0.55),
        judged(5, 0, 0.5, 0.04),
        judged(6, 0, 0.4, 0.1),
        judged(7, 1, 0.45),
        judged(8, 0, 0.48, 0.12),
      ]),
      0,
    )
    expect(best).toMatchObject({ judged: { entry: 3 }, text: 'move 2; move 3.' })
    expect(best?.change).toBeCloseTo(0.1)
    expect(worst).toMatchObject({ judged: { entry: 6 } })
    expect(worst?.change).toBeCloseTo(0.14)
  })

  test('are not named where nothing stood out', () => {
    expect(turnsOf(study([judged(1, 1, 0.5), judged(2, 0, 0.5), judged(3, 1, 0.5)]), 0)).toEqual({})
  })
})

describe('a rematch', () => {
  const over = update({ stage: 'over', table: 'T' })

  test('that cannot be laid says why, and nothing once it can', async () => {
    answering({ say: 'You have many tables: finish one first.' }, 429)
    const place = await drawn(deskOf(), Rematch, { update: over })
    expect(place.querySelector('[role=alert]')).toBeNull()
    await click(place, /^ ?Rematch$/)
    expect(place.querySelector('[role=alert]')?.textContent).toBe('You have many tables: finish one first.')
    answering({ id: 'N' }, 200)
    await click(place, /^ ?Rematch$/)
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(location.pathname).toBe('/t/N')
  })

  test('that somebody else has asked for is joined, and watched by those who watch', async () => {
    const called = { ...over, rematch: 'N' }
    expect((await drawn(deskOf(), Rematch, { update: called })).textContent).toContain('Join the rematch')
    const watching = await drawn(deskOf(), Rematch, { update: { ...called, yours: [] } })
    expect(watching.textContent).toContain('Watch the rematch')
    expect((await drawn(deskOf(), Rematch, { update: { ...over, yours: [] } })).textContent).toBe('')
  })

  test('is not for a branch, which belongs to no table', async () => {
    expect((await drawn(deskOf(), Rematch, { update: { ...over, table: '' } })).textContent).toBe('')
  })
})
