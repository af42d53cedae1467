import { deflateSync } from 'node:zlib'
import { game as expanse } from '@orrery/expanse'
import { game as expedition } from '@orrery/expedition'
import { game as hexpanse } from '@orrery/hexpanse'
import { type AnyGame, itemAt, type Json, Match, rngFrom } from '@orrery/kernel'
import type { Branch } from '@orrery/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode, encode } from '../src/branch/code.ts'

const games = [expanse, hexpanse, expedition] as unknown as readonly AnyGame[]

const coded = (json: Json): string => deflateSync(JSON.stringify(json)).toString('base64url')

const why = async (code: string): Promise<string> => {
  const read = await decode(code)
  return read.ok ? 'a branch' : read.error
}

/** A branch as a page makes it: some moves into a random game, then some more. */
function branchOf(game: AnyGame): Branch {
  const started = Match.start(game, { options: {}, seats: game.seats.max, seed: 'a link' })
  if (!started.ok) throw new Error(started.error.expected)
  const rng = rngFrom('anything')
  const moves: string[] = []
  const play = (match: Match<unknown, unknown>, count: number, heard: string[]): void => {
    for (let i = 0; i < count; i++) {
      const [ask] = match.pending()
      if (ask === undefined) return
      const offer = match.offer(ask.seat)
      const move = itemAt(offer, rng.below(offer.length))
      heard.push(`${ask.seat} ${game.print(move)}`)
      match.play(ask.seat, move)
    }
  }
  play(started.value, 40, [])
  const guess = game.guess(started.value.view(0), 0, rng)
  const position = game.position.write(guess)
  const from = Match.fromPosition(game, position)
  if (!from.ok) throw new Error(from.error.expected)
  play(from.value, 60, moves)
  const bots = Array.from({ length: from.value.seats }, (_, seat) => (seat === 0 ? '' : 'captain'))
  return { game: game.id, rules: game.rulesVersion, bots, after: 40, position, moves }
}

const plain = fc.string({ unit: 'grapheme' })
const line = fc.stringMatching(/^[a-z0-9 >+-]{1,20}$/)
const branches = fc.record({
  game: plain,
  rules: fc.nat(),
  bots: fc.array(fc.stringMatching(/^[a-z]*$/), { minLength: 1, maxLength: 6 }),
  after: fc.nat(),
  position: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json),
  moves: fc.array(line, { maxLength: 30 }),
})

describe('a branch as a link', () => {
  test('comes out as it went in, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(branches, async (branch) => {
        const code = await encode(branch)
        expect(code).toMatch(/^[\w-]+$/)
        expect(await decode(code)).toEqual({ ok: true, value: branch })
      }),
      { numRuns: 200 },
    )
  })

  test.each(games.map((game) => [game.id, game] as const))(
    'of %s with sixty moves is short enough to be sent',
    async (_, game) => {
      const branch = branchOf(game)
      const code = await encode(branch)
      expect(branch.moves.length).toBeGreaterThan(30)
      expect(code.length).toBeLessThan(2000)
      expect(await decode(code)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(branch)) as Branch })
    },
  )

  test('that lost its end is found out', async () => {
    const code = await encode(branchOf(itemAt(games, 0)))
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), async (length) => {
        expect(await why(code.slice(0, length))).toMatch(/damaged|incomplete/)
      }),
    )
  })

  test('with another letter in it is found out, or the letter meant nothing', async () => {
    const branch = branchOf(itemAt(games, 0))
    const code = await encode(branch)
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('A', 'M', 'z', '0', '_'), async (at, letter) => {
        const read = await decode(code.slice(0, at) + letter + code.slice(at + 1))
        expect(read.ok ? read.value : read.error).toEqual(read.ok ? branch : expect.stringMatching(/damaged/))
      }),
      { numRuns: 300 },
    )
  })

  test('never throws, whatever stands in the address', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          plain,
          fc.base64String(),
          fc.jsonValue().map((json) => coded(json as Json)),
        ),
        async (code) => {
          expect(typeof (await decode(code)).ok).toBe('boolean')
        },
      ),
    )
  })

  test.each<[string, Json, RegExp]>([
    ['no list', { format: 1 }, /damaged/],
    ['a list cut short', [1, 'expanse', 1, 0, ',greedy'], /damaged/],
    ['moves that are none', [1, 'expanse', 1, 0, ',greedy', {}, 7], /damaged/],
    ['a number that is none', [1, 'expanse', -1, 0, ',greedy', {}, ''], /damaged/],
    ['a later format', [2, 'whatever'], /newer version/],
  ])('with %s is answered with a sentence', async (_, json, sentence) => {
    expect(await why(coded(json))).toMatch(sentence)
  })

  test('that would unpack to very much is not unpacked', async () => {
    expect(await why(coded([1, 'expanse', 1, 0, ',greedy', 'x'.repeat(3_000_000), '']))).toMatch(/damaged/)
  })

  test('without its end says so', async () => {
    expect(await why('')).toMatch(/no branch in it/)
  })
})
