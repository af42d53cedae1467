import { game } from '@orrery/expanse'
import { judge } from '@orrery/expanse/bot'
import { type AnyGame, type AnyJudge, type Json, Match, type Move } from '@orrery/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Question, Thinker, type Thought } from '../src/think/thinker.ts'

const entryPoints = [{ game: game as unknown as AnyGame, judge: judge as unknown as AnyJudge }]

/** A clock that goes on by itself at every look. */
const PER_LOOK = 30

let thoughts: Thought[] = []
let soon: (() => void)[] = []
let clock = 0
let thinker: Thinker

beforeEach(() => {
  thoughts = []
  soon = []
  clock = 0
  thinker = new Thinker(entryPoints, {
    post: (thought) => thoughts.push(thought),
    now: () => (clock += PER_LOOK),
    later: (act) => soon.push(act),
  })
})

function question(seed = 'a game'): Question {
  const match = Match.start(game, { options: {}, seats: 2, seed })
  if (!match.ok) throw new Error(match.error.expected)
  const [ask] = match.value.pending()
  const seat = ask?.seat ?? 0
  const view = JSON.parse(JSON.stringify(match.value.view(seat))) as Json
  return { game: 'expanse', view, seat, offer: match.value.offer(seat) }
}

const step = (): void => soon.shift()?.()
const untilThought = (): void => {
  for (const before = thoughts.length; thoughts.length === before && soon.length > 0;) step()
}
const think = (id: number, asked = question()): void => thinker.hear({ t: 'think', id, question: asked })

describe('thinking about a question', () => {
  test('tells of three moves of the offer with everybody’s chances, and more and more about them', () => {
    const asked = question()
    think(1, asked)
    untilThought()
    const [first] = thoughts
    expect(first).toMatchObject({ t: 'thought', id: 1, done: false })
    expect(first?.moves.length).toBeGreaterThan(0)
    while (soon.length > 0) step()
    const last = thoughts.at(-1)
    expect(thoughts.length).toBeGreaterThan(5)
    expect(last?.looked).toBeGreaterThan(first?.looked ?? Infinity)
    expect(last?.moves).toHaveLength(3)
    const moves: readonly Move[] = last?.moves.map(({ move }) => move) ?? []
    expect(new Set(moves).size).toBe(3)
    for (const { move, chances, visits } of last?.moves ?? []) {
      expect(asked.offer).toContain(move)
      expect(visits).toBeGreaterThan(10)
      expect(chances).toHaveLength(2)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3)
    }
    const own = last?.moves.map(({ chances }) => chances[asked.seat] ?? -1) ?? []
    expect(own).toEqual(own.toSorted((a, b) => b - a))
  })

  test('ends by itself, and says so once', () => {
    think(1)
    while (soon.length > 0) step()
    expect(thoughts.filter(({ done }) => done)).toEqual([thoughts.at(-1)])
  })

  test('is dropped when another question comes', () => {
    think(1)
    untilThought()
    think(2, question('another game'))
    const before = thoughts.length
    while (soon.length > 0) step()
    expect(new Set(thoughts.slice(before).map(({ id }) => id))).toEqual(new Set([2]))
  })

  test('is dropped when nobody wants to know any more, and begins again when somebody does', () => {
    think(1)
    thinker.hear({ t: 'hush' })
    while (soon.length > 0) step()
    expect(thoughts).toEqual([])
    think(2)
    expect(soon).toHaveLength(1)
    untilThought()
    expect(thoughts[0]?.id).toBe(2)
  })

  test('of a game that is not here is not begun', () => {
    think(1, { ...question(), game: 'chess' })
    expect(soon).toEqual([])
  })
})
