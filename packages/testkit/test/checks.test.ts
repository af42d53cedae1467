import { type AnyGame, type Ask, type Move, rngFrom, type Seat } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { addTally, type CheckName, faultsText, faultText, newTally, playRandom, shareOf } from '../src/index.ts'
import { outcomeFaults } from '../src/flow.ts'
import { draw, type Embers, embers, hold } from './embers.ts'

/** The checks that find something in a few games. */
function foundIn(game: AnyGame, seats = 3): Set<CheckName> {
  const games = Array.from({ length: 10 }, (_, n) => playRandom(game, {}, seats, `sick ${n}`, { check: 'each' }))
  return new Set(games.flatMap(({ errors }) => errors.map(({ check }) => check)))
}

describe('the end of a game of teams', () => {
  const partners = (winners: readonly Seat[], teams: readonly number[]): readonly string[] =>
    outcomeFaults(
      {
        ...embers,
        outcome: () => ({ scores: teams.map(() => 0), winners, together: true }),
        team: (_s, seat) => teams[seat] ?? NaN,
      },
      undefined,
      teams.length,
    )

  test.each<[readonly Seat[], readonly number[], RegExp | undefined]>([
    [[0, 2], [0, 1, 0, 1], undefined],
    [[1, 3], [0, 1, 0, 1], undefined],
    [[0, 1], [0, 1, 0, 1], /no team/],
    [[0], [0, 1, 0, 1], /no team/],
    [[0, 1], [0, 0, 1, 1], /evenly/],
  ])('winners %j of teams %j', (winners, teams, fault) => {
    const found = partners(winners, teams)
    if (fault === undefined) expect(found).toEqual([])
    else expect(found.join()).toMatch(fault)
  })
})

describe('a sound game', () => {
  test.each([2, 3])('has no faults with %i seats', (seats) => {
    for (let n = 0; n < 50; n++) {
      const { errors, stuck, outcome } = playRandom(embers, {}, seats, `sound ${n}`, { check: 'each' })
      expect(faultsText(errors)).toBe('')
      expect(stuck).toBe(false)
      expect(outcome?.scores).toHaveLength(seats)
    }
  })

  test('is played the same way whatever is looked at', () => {
    const [none, light, each] = [{}, { check: 'light' }, { check: 'each' }] as const
    const games = [none, light, each].map((how) => playRandom(embers, {}, 3, 'same', how))
    expect(new Set(games.map(({ hash }) => hash)).size).toBe(1)
    expect(games[0]?.steps).toEqual(games[2]?.steps)
  })

  test('has as many decisions as answers were chosen', () => {
    let asked = 0
    const { decisions, steps } = playRandom(embers, {}, 2, 'count', { onDecision: () => void asked++ })
    expect(decisions).toBe(asked)
    expect(decisions).toBe(steps.length)
  })
})

describe('the tally', () => {
  test('counts varied pairs, those that differ, quiet moves, guesses and questions asked at once', () => {
    const tally = newTally()
    for (let n = 0; n < 5; n++) playRandom(embers, {}, 3, `tally ${n}`, { check: 'each', tally })
    for (const { name } of embers.hidden) {
      expect(tally.differing[name]).toBeGreaterThan(0)
      expect(tally.pairs[name]).toBeGreaterThanOrEqual(tally.differing[name] ?? 0)
    }
    for (const what of ['quiet moves', 'guesses', 'guesses unlike the truth', 'positions', 'simultaneous']) {
      expect(tally.done[what], what).toBeGreaterThan(0)
    }
    expect(shareOf(tally, 'not-in-hand')).toBeGreaterThan(0)
    expect(shareOf(tally, 'not-asked')).toBe(0)
  })

  test('adds up', () => {
    const [a, b] = [newTally(), newTally()]
    playRandom(embers, {}, 2, 'a', { check: 'light', tally: a })
    addTally(b, a)
    addTally(b, a)
    expect(b.done['guesses']).toBe(2 * (a.done['guesses'] ?? 0))
  })
})

describe('a fault', () => {
  test('says what, where and how to get there', () => {
    const game: AnyGame = { ...embers, faults: (s) => ((s as Embers).reveals === 3 ? ['an ember is cold'] : []) }
    const [fault] = playRandom(game, { mode: 'x' }, 2, 'cold', { check: 'light' }).errors
    if (fault === undefined) throw new Error('nothing found')
    const text = faultText(fault)
    expect(fault.check).toBe('conservation')
    expect(text).toContain('an ember is cold')
    expect(text).toContain('2 seats, options {"mode":"x"}, seed "cold", after 3 moves')
    expect(text).toMatch(/\n {2}[01] aside \d+\n/)
  })

  test('is noted when the game throws', () => {
    const game: AnyGame = {
      ...embers,
      apply() {
        throw new Error('out of wood')
      },
    }
    const { errors, stuck } = playRandom(game, {}, 2, 'x')
    expect(stuck).toBe(true)
    expect(errors[0]).toMatchObject({ check: 'threw', decision: 1 })
    expect(errors[0]?.says).toContain('out of wood')
  })

  test('is noted when the table cannot be laid', () => {
    expect(playRandom(embers, {}, 9, 'x').errors[0]?.check).toBe('setup')
  })

  test('stops the game after enough of them', () => {
    const game: AnyGame = { ...embers, faults: () => ['always'] }
    expect(playRandom(game, {}, 2, 'x', { check: 'each' }).errors.length).toBeLessThan(30)
  })
})

describe('caught on a game of which more is known', () => {
  test('a clone that shares one list', () => {
    const clone = (s: Embers): Embers => ({ ...embers.clone(s), hands: s.hands })
    expect(foundIn({ ...embers, clone })).toContain('clone')
  })

  test('a clone that forgets something', () => {
    const clone = (s: Embers): Embers => ({ ...embers.clone(s), held: s.held.map(() => false) })
    expect(foundIn({ ...embers, clone })).toContain('clone')
  })

  test('a question that changes the state', () => {
    const view = (s: Embers, seat: Seat) => {
      s.reveals++
      return { ...embers.view(s, seat), reveals: 0 }
    }
    expect(foundIn({ ...embers, view })).toContain('questions')
  })

  test('a view that shows how many high cards somebody has', () => {
    const view = (s: Embers, seat: Seat) => ({ ...embers.view(s, seat), high: s.hands.map((hand) => hand >> 8) })
    expect(foundIn({ ...embers, view })).toContain('secrecy')
  })

  test('an offer that tells what the next card is', () => {
    const next = (s: Embers): number => s.deck[s.drawn] ?? 0
    const moves = (s: Embers, seat: Seat): readonly Move[] =>
      embers.moves(s, seat).toSorted((a, b) => (a - b) * (next(s) % 2 === 0 ? 1 : -1))
    expect(foundIn({ ...embers, moves })).toContain('secrecy')
  })

  test('a barrier to undo that depends on the next card', () => {
    const reveals = (s: Embers): number => s.reveals * 99 + s.held.filter((held) => held && (s.deck[5] ?? 0) > 5).length
    expect(foundIn({ ...embers, reveals }, 2)).toContain('secrecy')
  })

  test('a private event told to everybody, when the move is no barrier', () => {
    const apply: typeof embers.apply = (s, seat, m, sink) =>
      embers.apply(s, seat, m, (event) => sink?.({ kind: `${event.kind} ${s.hands.join()}` }))
    expect(foundIn({ ...embers, apply })).toContain('secrecy')
  })

  test('answers at the same time that depend on who is first', () => {
    const apply: typeof embers.apply = (s, seat, m, sink) => {
      embers.apply(s, seat, m, sink)
      if (s.aside.includes(-1)) s.reveals += seat
    }
    expect(foundIn({ ...embers, apply })).toContain('simultaneous')
  })

  test('a guess that lets a seat see into its own future', () => {
    const guess: typeof embers.guess = (v, seat, rng) => ({ ...embers.guess(v, seat, rng), drawn: v.drawn + 1 })
    expect(foundIn({ ...embers, guess })).toContain('guess')
  })

  test('a guess that shares a list with the view', () => {
    const guess: typeof embers.guess = (v, seat, rng) => ({ ...embers.guess(v, seat, rng), played: v.played })
    expect(foundIn({ ...embers, guess })).toContain('guess')
  })

  test('a question that keeps its number', () => {
    const pending: typeof embers.pending = (s) => embers.pending(s).map(({ seat }) => ({ seat, decision: 0 }))
    expect(foundIn({ ...embers, pending })).toContain('undo')
  })

  test('a game that goes on after its end', () => {
    const pending: typeof embers.pending = (s) => (s.turn === -1 ? [{ seat: 0, decision: 99 }] : embers.pending(s))
    expect(foundIn({ ...embers, pending })).toContain('flow')
  })

  test('an outcome without a score for each', () => {
    const outcome: typeof embers.outcome = (s) => (s.turn === -1 ? { scores: [1], winners: [2] } : undefined)
    expect(foundIn({ ...embers, outcome })).toContain('flow')
  })

  test('set-up that uses chance from elsewhere', () => {
    const rng = rngFrom('elsewhere')
    const setup: typeof embers.setup = (options, seats) => embers.setup(options, seats, `${rng.next()}`)
    expect(foundIn({ ...embers, setup })).toContain('replay')
  })

  test('a universe that changes', () => {
    const universe: typeof embers.universe = (s) => embers.universe(s).slice(s.turn === -1 ? 1 : 0)
    expect(foundIn({ ...embers, universe })).toContain('offer')
  })
})

describe('who answers', () => {
  test('may be somebody who thinks, and is checked all the same', () => {
    const tally = newTally()
    const choose = (_s: unknown, _ask: Ask, offer: readonly Move[]): Move => offer.at(-1) as Move
    const { errors, steps } = playRandom(embers, {}, 2, 'last', { check: 'each', tally, choose })
    expect(faultsText(errors)).toBe('')
    expect(embers.print(steps[0]?.move as Move)).toMatch(/^aside/)
    expect(steps.filter(({ move }) => move === hold)).toHaveLength(2)
    expect(tally.done['guesses']).toBeGreaterThan(0)
  })

  test('may not answer what is not offered', () => {
    const { errors, stuck } = playRandom(embers, {}, 2, 'x', { choose: () => draw })
    expect(stuck).toBe(true)
    expect(errors[0]?.says).toContain('draw is the answer of seat')
  })
})
