import { type Judge, Match, type Words } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { Coach, type Verdict } from '../src/index.ts'
import { heap, move, type Numbers, toyGame, wonBy } from './toys.ts'

const blind: Judge<Numbers> = { value: () => 0 }

/** Heap of six: the first seat takes one too many or too few, the second does not let it off. */
function played(moves: readonly (readonly [number, number])[]): Match<Numbers, Numbers> {
  const match = Match.start(heap, { options: null, seats: 2, seed: 's' })
  if (!match.ok) throw new Error(match.error.expected)
  for (const [seat, n] of moves) expect(match.value.play(seat, move(n)).ok).toBe(true)
  return match.value
}

function coached(match: Match<Numbers, Numbers>): Coach<Numbers, Numbers> {
  const coach = new Coach(blind, match, { iterations: 400, seed: 'coach' })
  let steps = 1
  while (coach.step()) expect(coach.done).toBe(steps++)
  return coach
}

/**
 * The first seat adds 0 or 4 to its sum and then 1 or 2; the second wins unless it is 6. State: whose turn, moves left,
 * sum, and something nobody knows.
 */
const pair = toyGame({
  start: [0, 2, 0, 0],
  asks: ([turn = 0, left = 0]) => (left > 0 ? [turn] : turn === 0 ? [1] : []),
  moves: ([turn, left]) => (turn === 1 || left === 0 ? [0, 1] : left === 2 ? [0, 4] : [1, 2]),
  apply: (s, seat, n) => {
    if (seat === 1 || s[1] === 0) s[0] = 1
    else [s[1], s[2]] = [(s[1] ?? 0) - 1, (s[2] ?? 0) + n]
  },
  outcome: ([turn, left, sum]) => (turn === 1 && left === 0 ? wonBy(sum === 6 ? 0 : 1) : undefined),
  guess: (v, _seat, rng) => [...v.slice(0, 3), rng.below(10_000)],
})

/** What the coach finds when the first seat has added 0. */
function pairCoach(judge: Judge<Numbers>, reason?: Words<Numbers>['reason']): readonly Verdict[] {
  const match = Match.start(pair, { options: null, seats: 2, seed: 's' })
  if (!match.ok) throw new Error(match.error.expected)
  expect(match.value.play(0, move(0)).ok).toBe(true)
  const words = reason === undefined ? {} : { words: { reason } }
  const coach = new Coach(judge, match.value, { iterations: 200, seed: 'coach', ...words })
  coach.step()
  return coach.turningPoints()
}

const BLUNDER = played([
  [0, 1],
  [1, 1],
  [0, 3],
])

describe('the coach', () => {
  it('finds the move that lost the game, and the one that would have won it', () => {
    const [worst] = coached(BLUNDER).turningPoints()
    expect(worst).toMatchObject({ entry: 1, seat: 0, move: 1, better: 2 })
    expect(worst?.chance).toBeGreaterThan(0.8)
    expect(worst?.loss).toBeGreaterThan(0.3)
  })

  it('tells chances after every choice, together one', () => {
    const { verdicts, total, done } = coached(BLUNDER)
    expect(verdicts.map(({ entry }) => entry)).toEqual([1, 2, 3])
    for (const { chances } of verdicts) expect(chances.reduce((sum, n) => sum + n)).toBeCloseTo(1)
    expect(done).toBe(total)
  })

  it('has nothing against a game without a mistake', () => {
    const clean = played([
      [0, 2],
      [1, 1],
      [0, 3],
    ])
    expect(
      coached(clean)
        .turningPoints()
        .filter(({ seat }) => seat === 0),
    ).toEqual([])
  })

  it('leaves out what was taken back', () => {
    const match = played([[0, 1]])
    expect(match.undo(0, { agreed: true }).ok).toBe(true)
    expect(match.play(0, move(2)).ok).toBe(true)
    expect(coached(match).verdicts.map(({ entry, move: m }) => [entry, m])).toEqual([[3, 2]])
  })

  it('gives as reasons the parts that gain, and how much of the chance; what the better move costs is none', () => {
    const [worst] = pairCoach({ value: () => 0, parts: ([, , sum = 0]) => ({ sum, cost: -sum / 2, nothing: 5 }) })
    expect(worst?.reasons).toMatchObject([{ part: 'sum', text: '' }])
    expect(worst?.reasons[0]?.worth).toBeGreaterThan(worst?.loss ?? 1)
    expect(pairCoach({ value: () => 0 })[0]?.reasons).toEqual([])
  })

  it('has no reason where all parts speak against the better move', () => {
    expect(pairCoach({ value: () => 0, parts: ([, , sum = 0]) => ({ debt: -sum }) })[0]?.reasons).toEqual([])
  })

  it('compares where lines lead to, not the positions right after the move, and leaves little things out', () => {
    const parts: Judge<Numbers>['parts'] = ([, left = 0, sum = 0]) => ({ left, sum, little: sum / 10 })
    const told = pairCoach({ value: ([, , sum = 0]) => sum, parts })[0]?.reasons
    expect(told?.map(({ part }) => part)).toEqual(['sum'])
  })

  it('says a thing only once', () => {
    const parts: Judge<Numbers>['parts'] = ([, , sum = 0]) => ({ sum, again: sum, half: sum / 2 })
    const reason = (part: string): string => (part === 'half' ? 'Half of it too.' : 'There would be more.')
    const told = pairCoach({ value: () => 0, parts }, reason)[0]?.reasons
    expect(told?.map(({ text }) => text)).toEqual(['There would be more.', 'Half of it too.'])
  })

  it('says what holds in many of the worlds it made up, and not what is luck', () => {
    const parts: Judge<Numbers>['parts'] = ([, , sum = 0]) => ({ lucky: sum, sum })
    const reason = (part: string, [, , sum, world]: Numbers): string =>
      part === 'lucky' ? `In world ${world}.` : `It would be ${sum}.`
    const told = pairCoach({ value: () => 0, parts }, reason)[0]?.reasons
    expect(told?.map(({ text }) => text)).toEqual(['It would be 6.'])
  })

  it('says the same again', () => {
    expect(coached(BLUNDER).verdicts).toEqual(coached(BLUNDER).verdicts)
  })
})
