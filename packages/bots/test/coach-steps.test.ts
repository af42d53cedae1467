import { type Judge, Match } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { Coach, type CoachOptions, type Verdict } from '../src/index.ts'
import { heap, move, type Numbers, toyGame, wonBy } from './toys.ts'

const blind: Judge<Numbers> = { value: () => 0 }

/** The first seat may take its offer back or let it stand, the second accept or not; whoever is quicker. */
const offering = toyGame({
  start: [0],
  asks: ([stage]) => (stage === 0 ? [0, 1] : stage === 1 ? [0] : []),
  moves: ([stage], seat) => (stage === 1 ? [5, 6] : seat === 0 ? [1, 2] : [3, 4]),
  apply: (s) => void (s[0] = (s[0] ?? 0) + 1),
  outcome: ([stage]) => (stage === 2 ? wonBy(0) : undefined),
})

type Played = readonly (readonly [seat: number, move: number])[]

function coachOf(
  game: typeof heap,
  played: Played,
  more: Partial<CoachOptions<Numbers>> = {},
): Coach<Numbers, Numbers> {
  const match = Match.start(game, { options: null, seats: 2, seed: 's' })
  if (!match.ok) throw new Error(match.error.expected)
  for (const [seat, n] of played) expect(match.value.play(seat, move(n)).ok).toBe(true)
  return new Coach(blind, match.value, { iterations: 400, seed: 'coach', ...more })
}

function allOf(coach: Coach<Numbers, Numbers>): readonly Verdict[] {
  while (coach.step());
  return coach.verdicts
}

const BLUNDER: Played = [
  [0, 1],
  [1, 1],
  [0, 3],
]

describe('the coach, step by step', () => {
  it('puts what was played and what was better into sentences, where there are words', () => {
    const words = { move: (m: number, [left = 0]: Numbers) => `take ${m} of ${left}` }
    const [first] = allOf(coachOf(heap, BLUNDER, { words }))
    expect(first).toMatchObject({ text: 'take 1 of 6', betterText: 'take 2 of 6' })
    expect(first?.betterTurn.map(({ text }) => text)).toEqual(['take 2 of 6'])
    expect(allOf(coachOf(heap, BLUNDER))[0]).toMatchObject({ text: '', betterText: '' })
  })

  it('goes past what was judged before and judges the rest alike', () => {
    const coach = coachOf(heap, BLUNDER)
    expect(coach.skip()).toBe(true)
    expect(allOf(coach)).toEqual(allOf(coachOf(heap, BLUNDER)).slice(1))
    expect(coach.skip()).toBe(false)
    expect(coach.done).toBe(coach.total)
  })

  it('says nothing of a choice that another seat, asked at the same time, may take away', () => {
    const played: Played = [
      [0, 1],
      [0, 5],
    ]
    expect(allOf(coachOf(offering, played, { iterations: 50 })).map(({ entry }) => entry)).toEqual([2])
  })
})
