import { game } from '@orrery/expanse'
import { judge } from '@orrery/expanse/bot'
import { entryPoint } from '@orrery/expanse/web'
import { words } from '@orrery/expanse/words'
import { type AnyGame, type AnyJudge, type AnyWords, type Json, make0, Match, type Move } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { beforeAll, expect, test } from 'vitest'
import { type Question, Thinker, type Thought } from '../src/think/thinker.ts'
import { allOf, isSameTurn, type ReadStep, readTurn, signsOfTurn } from '../src/think/whole-turn.ts'

const page = entryPoint as unknown as AnyEntryPoint
let last: Thought | undefined
let asked: Question

/** The first turn of a game, thought about to the end. */
beforeAll(() => {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'a whole turn' })
  if (!match.ok) throw new Error(match.error.expected)
  const seat = match.value.pending()[0]?.seat ?? 0
  const view = JSON.parse(JSON.stringify(match.value.view(seat))) as Json
  asked = { game: 'expanse', view, seat, offer: match.value.offer(seat) }
  const soon: (() => void)[] = []
  let clock = 0
  const entryPoints = {
    game: game as unknown as AnyGame,
    judge: judge as unknown as AnyJudge,
    words: words as unknown as AnyWords,
  }
  const thinker = new Thinker([entryPoints], {
    post: (thought) => (last = thought),
    now: () => (clock += 12),
    later: (act) => soon.push(act),
  })
  thinker.hear({ t: 'think', id: 1, question: asked })
  for (let act = soon.shift(); act !== undefined; act = soon.shift()) act()
})

test('a hint is a whole turn: legal moves one after another, from the best one until somebody else is asked', () => {
  const turn = last?.turns[0] ?? []
  expect(turn.length).toBeGreaterThan(2)
  expect(turn[0]?.move).toBe(last?.moves[0]?.move)
  for (const { move, view } of turn) expect(entryPoint.offer(entryPoint.open(view))).toContain(move)
})

test('it says why, in sentences, and what the chance was before', () => {
  expect(last?.before).toBeGreaterThan(0)
  expect(last?.before).toBeLessThan(1)
  for (const reason of last?.reasons ?? []) expect(reason).toMatch(/\S+ .*\.$/)
})

test('each step reads like a choice and has its number on the thing it names', () => {
  const steps = readTurn(page, last?.turns[0] ?? [])
  expect(steps[0]?.text).toMatch(/^Take /)
  expect(steps[0]?.targets[0]).toMatch(/^card:slot/)
  const signs = signsOfTurn(steps)
  expect(signs?.on.get(steps[0]?.targets[0] ?? '')).toEqual({ kind: 'step', text: '1' })
  expect(isSameTurn(steps, last?.turns[0] ?? [])).toBe(true)
  expect(isSameTurn(steps, [])).toBe(false)
})

test('a thing that is named twice keeps both numbers, and what names nothing has none', () => {
  const step = (...targets: readonly string[]): ReadStep => ({ moves: [make0(0)], text: '', targets })
  const signs = signsOfTurn([step('a', 'b'), step('b'), step()])
  expect(Object.fromEntries(signs?.on ?? [])).toEqual({ b: { kind: 'step', text: '1,2' } })
  expect(signsOfTurn([step()])).toBeUndefined()
  expect(allOf([1, 2, 3])).toBe('all three')
})

test('what one touch says is one step, also where the table asks for its parts one after another', () => {
  const [place, where, other] = [make0(1), make0(2), make0(3)]
  const say = new Map([
    [place, 'Place a unit'],
    [where, 'On the lit hex'],
    [other, 'Place another one'],
  ])
  const asking = {
    open: (view: unknown) => view,
    ways: (move: Move) => (move === place ? [{ at: ['hex:a'], next: [where] }] : [{ at: [`thing:${move}`] }]),
    words: { move: (move: Move) => say.get(move) ?? '' },
  } as unknown as AnyEntryPoint
  const turn = [place, where, other].map((move) => ({ move, view: {} }))
  expect(readTurn(asking, turn).map(({ text, moves }) => [text, moves.length])).toEqual([
    ['Place a unit on the lit hex', 2],
    ['Place another one', 1],
  ])
  expect(
    readTurn(
      asking,
      [place, other].map((move) => ({ move, view: {} })),
    ),
  ).toHaveLength(2)
  expect(isSameTurn(readTurn(asking, turn), turn)).toBe(true)
})

test('a game says where on the lit board, and leaves out what needs no telling', () => {
  const [place, forced, last] = [make0(1), make0(2), make0(3)]
  const say = new Map([
    [place, 'Place a unit on the lit hex'],
    [last, 'Finish'],
  ])
  const asking = {
    open: (view: unknown) => view,
    ways: () => [],
    hint: (move: Move) => say.get(move) ?? '',
    words: { move: () => 'Place a unit on row 3, hex 4' },
  } as unknown as AnyEntryPoint
  const turn = [place, forced, last].map((move) => ({ move, view: {} }))
  expect(readTurn(asking, turn).map(({ text, moves }) => [text, moves.length])).toEqual([
    ['Place a unit on the lit hex', 2],
    ['Finish', 1],
  ])
  expect(isSameTurn(readTurn(asking, turn), turn)).toBe(true)
})
