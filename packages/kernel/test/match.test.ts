import { Match, type Move, OBSERVER, rngFrom, wouldCommit, type AnyGame, type Json, type Seat } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLUE, decision, GREEN, LOSING, playOn, RED, startNim, turn, WINNING, type NimMatch } from './helpers.ts'
import { nim, peek, take } from './nim.ts'

const kinds = (match: NimMatch, seat: Seat): string[] => match.events(seat).map(({ event }) => event.kind)

describe('starting', () => {
  test.each([1, 4, 2.5])('%d seats are refused with the numbers that fit', (seats) => {
    const expected = { ok: false, error: { at: `seats ${seats}`, expected: '2 to 3' } }
    expect(Match.start(nim, { options: {}, seats, seed: 's' })).toEqual(expected)
  })

  test('options the game does not know are refused by the game', () => {
    expect(Match.start(nim, { options: { heap: '5' }, seats: 2, seed: 's' })).toMatchObject({
      ok: false,
      error: { at: 'heap' },
    })
  })

  test('the same seed gives the same game, another seed may give another', () => {
    const hashes = [WINNING, WINNING, LOSING].map((seed) => startNim('12', 2, seed).hash())
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[0]).not.toBe(hashes[2])
  })

  test('a position is played on to the same end as the game it was taken from', () => {
    const match = playOn(startNim(), take(3), peek)
    const again = Match.fromPosition(nim, match.position())
    if (!again.ok) throw new Error(again.error.at)
    expect(again.value.hash()).toBe(match.hash())
    expect(playOn(again.value, take(3), take(3), take(3)).hash()).toBe(playOn(match, take(3), take(3), take(3)).hash())
  })

  test('an unsound position is refused', () => {
    expect(Match.fromPosition(nim, { heap: 3 })).toMatchObject({ ok: false, error: { at: 'position, seats' } })
  })

  test('a game of no matter what kind can be driven', () => {
    const any: AnyGame = nim
    const match = Match.start(any, { options: {}, seats: 3, seed: 's' })
    expect(match.ok && match.value.sides()).toEqual(['Red', 'Blue', 'Green'])
  })
})

describe('playing', () => {
  test('a legal move is applied and gets the next number of the log', () => {
    const match = startNim()
    expect(match.play(RED, take(3), decision(match))).toEqual({ ok: true, value: { entry: 1 } })
    expect(match.play(BLUE, take(2), decision(match))).toEqual({ ok: true, value: { entry: 2 } })
    expect([match.view(OBSERVER).heap, match.length, turn(match)]).toEqual([7, 2, RED])
  })

  test('an illegal move is refused with every reason and changes nothing', () => {
    const match = playOn(startNim('7'), peek, take(3), take(2))
    const before = match.hash()
    expect(match.play(RED, take(3))).toMatchObject({
      ok: false,
      error: { reason: 'refused', refusals: [{ code: 'not-your-turn' }, { code: 'not-so-many' }] },
    })
    expect(match.refusals(RED, peek).map(({ code }) => code)).toEqual(['not-your-turn', 'peeked-before'])
    expect([match.hash(), match.length]).toEqual([before, 3])
  })

  test('an answer to an older question is stale, even where it would be legal now', () => {
    const match = startNim()
    const old = decision(match)
    playOn(match, take(1), take(1))
    expect(match.play(RED, take(1), old)).toEqual({ ok: false, error: { reason: 'stale', refusals: [] } })
    expect(match.play(BLUE, take(1), decision(match))).toMatchObject({ error: { reason: 'stale' } })
    expect(match.play(RED, take(1), decision(match)).ok).toBe(true)
  })

  test('where several seats are asked at once, the answer of one does not make the other stale', () => {
    const both: typeof nim = {
      ...nim,
      refusals: () => [],
      pending: (s) => [RED, BLUE].map((seat) => ({ seat, decision: (s.peeked >> seat) & 1 })),
      apply: (s, seat) => {
        s.peeked |= 1 << seat
      },
    }
    const match = startNim('12', 2, WINNING, both)
    const [red, blue] = match.pending()
    expect(match.play(BLUE, peek, blue?.decision).ok).toBe(true)
    expect(match.play(BLUE, peek, blue?.decision)).toMatchObject({ error: { reason: 'stale' } })
    expect(match.play(RED, peek, red?.decision).ok).toBe(true)
  })

  test('a seat that is not asked cannot act, nor can one that does not exist', () => {
    const match = startNim()
    for (const seat of [BLUE, GREEN, OBSERVER, 9]) expect(match.play(seat, take(1)).ok).toBe(false)
  })

  test('after the end every move is answered with "over"', () => {
    const match = playOn(startNim('7'), take(3), take(3), take(1))
    expect(match.outcome()).toEqual({ scores: [1, 0], winners: [RED] })
    expect([match.pending(), match.offer(BLUE)]).toEqual([[], []])
    expect(match.play(BLUE, take(1))).toEqual({ ok: false, error: { reason: 'over', refusals: [] } })
  })

  test('a forced answer is given without asking', () => {
    const match = playOn(startNim('7'), take(1), peek, take(3), take(2))
    expect(turn(match)).toBe(RED)
    expect(playOn(match, peek).outcome()?.winners).toEqual([BLUE])
    expect(kinds(match, OBSERVER)).toEqual(['took', 'peeked', 'took', 'took', 'peeked', 'took', 'card'])
  })

  test('a rule that breaks in the middle of a move leaves the match as it was', () => {
    const apply: typeof nim.apply = (s, seat, m) => {
      nim.apply(s, seat, m)
      throw new Error('bug')
    }
    const match = startNim('12', 2, WINNING, { ...nim, apply })
    const before = match.hash()
    expect(() => match.play(RED, take(1))).toThrow('bug')
    expect([match.hash(), match.length]).toEqual([before, 0])
  })
})

describe('a careless game does no harm', () => {
  const offer = [take(1), take(2), take(3), peek]
  const careless: typeof nim = {
    ...nim,
    moves: () => offer,
    refusals: () => [],
    view: (s) => s,
    position: { ...nim.position, write: (s) => s as unknown as Json },
    reveals: () => 0,
  }

  test('nobody else holds the state: changing what the match gave away changes nothing', () => {
    const match = playOn(startNim('12', 2, WINNING, careless), take(1))
    const before = match.hash()
    match.snapshot().heap = 0
    match.view(RED).heap = 0
    Object.assign(match.position() as object, { heap: 0 })
    ;(match.offer(BLUE) as unknown[]).length = 0
    ;(match.record().log as unknown[]).length = 0
    expect([match.hash(), match.length, match.offer(BLUE).length]).toEqual([before, 1, 4])
  })

  test('only a seat that is asked can act, even if the game forgets to refuse', () => {
    const match = startNim('12', 2, WINNING, careless)
    expect(match.play(BLUE, take(1))).toEqual({ ok: false, error: { reason: 'refused', refusals: [] } })
  })

  test('the end of the game is a barrier, even if the game does not count it', () => {
    const match = playOn(startNim('7', 2, WINNING, careless), take(3), take(3))
    expect(playOn(match, take(1)).canUndo(RED)).toBe('agreement')
  })
})

describe('events and views', () => {
  test('a secret is told to its audience only, and the audience is not told', () => {
    const match = playOn(startNim(), take(2), peek)
    expect(match.events(BLUE)).toEqual([
      { entry: 1, part: 0, event: { kind: 'took', seat: RED, count: 2 } },
      { entry: 2, part: 0, event: { kind: 'peeked', seat: BLUE } },
      { entry: 2, part: 1, event: { kind: 'card', card: 1 } },
    ])
    expect(kinds(match, RED)).toEqual(['took', 'peeked'])
    expect(match.events(OBSERVER)).toEqual(match.events(RED))
  })

  test('events are given from an entry on', () => {
    const match = playOn(startNim(), take(2), peek, take(1))
    expect(match.events(RED, 2)).toEqual(match.events(RED).slice(1))
    expect(match.events(RED, 4)).toEqual([])
  })

  test('what a seat cannot know changes neither its view, events, questions, offer nor refusals', () => {
    const seen = (match: NimMatch, seat: Seat): string =>
      JSON.stringify([
        match.view(seat),
        match.events(seat),
        match.pending(),
        match.offer(seat),
        nim.universe(match.snapshot()).map((m) => [match.refusals(seat, m), match.canUndo(seat)]),
      ])
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 8 }), (choices) => {
        const games = [WINNING, LOSING].map((seed) => startNim('40', 2, seed))
        for (const choice of choices)
          for (const match of games) playOn(match, match.offer(turn(match))[choice] ?? take(1))
        for (const seat of [RED, BLUE, OBSERVER]) {
          const peeked = seat !== OBSERVER && ((games[0]?.view(seat).peeked ?? 0) >> seat) % 2 === 1
          const [one, other] = games.map((match) => seen(match, seat))
          expect(one === other).toBe(!peeked)
        }
      }),
    )
  })
})

describe('a prepared move', () => {
  test('changes nothing, and is played on the copy it was prepared on', () => {
    const applied: object[] = []
    const match = startNim('12', 2, WINNING, {
      ...nim,
      apply(s, seat, m, sink) {
        applied.push(s)
        nim.apply(s, seat, m, sink)
      },
    })
    const before = match.hash()
    expect(match.prepare(RED, take(2), decision(match))).toBe(undefined)
    expect([match.hash(), match.length, turn(match)]).toEqual([before, 0, RED])
    expect(match.enter({ side: 'Red', move: 'take 2' })).toBe(undefined)
    expect([match.length, turn(match), match.view(RED).heap, applied.length]).toEqual([1, BLUE, 10, 1])
    expect(kinds(match, RED)).toEqual(['took'])
  })

  test('is forgotten when another one is played or an undo comes first', () => {
    const match = playOn(startNim(), take(1))
    match.prepare(BLUE, take(2))
    expect(match.enter({ side: 'Blue', move: 'take 3' })).toBe(undefined)
    expect(match.view(RED).heap).toBe(8)
    match.prepare(RED, take(2))
    match.undo(BLUE)
    expect(match.enter({ side: 'Red', move: 'take 2' })?.expected).toContain('not-your-turn')
    expect(match.enter({ side: 'Blue', move: 'take 1' })).toBe(undefined)
    expect(match.view(RED).heap).toBe(10)
  })

  test('is judged: over, stale or refused', () => {
    const match = startNim('7')
    expect(match.prepare(RED, take(1), 99)).toEqual({ reason: 'stale', refusals: [] })
    expect(match.prepare(BLUE, take(1))).toMatchObject({ reason: 'refused' })
    match.prepare(RED, take(1))
    expect(match.prepare(RED, take(1), 99)).toEqual({ reason: 'stale', refusals: [] })
    expect(playOn(match, take(3), take(3), take(1)).prepare(BLUE, take(1))).toMatchObject({ reason: 'over' })
  })
})

test('standing moves say which of them is a barrier', () => {
  const match = playOn(startNim('7'), take(3), peek, take(1), take(3))
  expect(match.standing.map(({ entry, seat, commits }) => [entry, seat, commits])).toEqual([
    [1, RED, false],
    [2, BLUE, true],
    [3, RED, false],
    [4, BLUE, true],
  ])
  match.undo(RED, { agreed: true })
  expect(match.standing.map(({ entry }) => entry)).toEqual([1, 2])
})

describe('wouldCommit', () => {
  test('tells which move shows a secret or ends the game', () => {
    const match = playOn(startNim('7'), take(3), take(2))
    const told = [take(1), take(2), peek].map((m) => wouldCommit(nim, match.view(RED), RED, m))
    expect(told).toEqual([false, true, true])
  })

  /** Nim that ends at once when a seat takes one counter and the card is `wins`. */
  const trapped = {
    ...nim,
    apply(s, seat, m, sink) {
      nim.apply(s, seat, m, sink)
      if (m === take(1) && s.card === 1) s.taker = seat
    },
  } satisfies typeof nim

  test('tells as much as the seat knows, and no more', () => {
    const told = (...moves: readonly Move[]): readonly boolean[] =>
      [WINNING, LOSING].map((seed) => {
        const match = playOn(startNim('40', 2, seed, trapped), ...moves)
        return wouldCommit(trapped, match.view(RED), RED, take(1))
      })
    for (const first of [take(2), take(3)])
      for (const second of [take(2), take(3), peek]) {
        const [one, other] = told(first, second)
        expect(one).toBe(other)
      }
    expect(told(peek, take(2))).toEqual([true, false])
  })
})

test('a random game ends within its bound and its record holds every move', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(2, 3), (seed, seats) => {
      const match = startNim('40', seats, seed)
      const rng = rngFrom(seed)
      while (match.outcome() === undefined) {
        const offer = match.offer(turn(match))
        expect(offer.length).toBeGreaterThan(1)
        playOn(match, offer[rng.below(offer.length)] ?? peek)
      }
      expect(match.length).toBeLessThanOrEqual(nim.longest)
      expect(match.record().log).toHaveLength(match.length)
    }),
  )
})
