import {
  type AnyGame,
  type Json,
  Match,
  type Pack,
  type PackInput,
  packProblemText,
  type PackWords,
  type Packs,
  readRecord,
  replay,
  rngFrom,
  stateHash,
  writeRecord,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { faultText } from './fault.ts'
import { playRandom } from './play.ts'

/* What the packs of every game must pass, and what tests of packs share. */

export type Sections = { readonly [section: string]: Json }

/** A game with all it has for packs. */
export interface Packed {
  readonly game: AnyGame
  readonly packs: Packs
  readonly input: PackInput
  readonly words: PackWords
}

/** A pack with a name and a version. */
export const packWith = (game: AnyGame, sections: Sections): Pack => ({
  game: game.id,
  name: 'My box',
  version: '1.0',
  ...sections,
})

/** The hash of a pack that was checked and kept, as people's packs are. */
export function keptPack({ game, input, packs }: Packed, sections: Sections): string {
  const read = input.read(packWith(game, sections))
  if (!read.ok) throw new Error(read.error.map(packProblemText).join('\n'))
  return packs.keep(read.value)
}

export interface PackSuite {
  readonly seats: readonly number[]
  /** Options that the delivered game and its pack are compared under; the plain table where it is left out. */
  readonly optionSets?: readonly Sections[]
  /** Sections of a pack that differs from the delivered game. */
  readonly example: Sections
}

export function packSuite(packed: Packed, { seats, optionSets = [{}], example }: PackSuite): void {
  const { game, input, packs } = packed
  const whole = packs.whole('As delivered', '1')

  test('the delivered game is a pack that can be read and differs in nothing', () => {
    expect(input.read(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole })
    expect(packs.differences(packs.keep(whole))).toEqual([])
  })

  test.each(seats)('the delivered game as a pack plays to the same hashes as no pack, %i seats', (count) => {
    const pack = packs.keep(whole)
    for (const plain of optionSets) {
      const [without, withPack] = [plain, { ...plain, pack }].map((options) => {
        const start = game.setup(options, count, 'whole')
        if (!start.ok) throw new Error(start.error.expected)
        const { steps, outcome } = playRandom(game, options, count, `whole ${count}`)
        return { start: stateHash(game, start.value), steps, outcome }
      })
      expect(withPack).toEqual(without)
    }
  })

  test('a record and a position hold the pack', () => {
    const hash = keptPack(packed, example)
    const match = started(game, hash)
    playSome(match)
    const text = writeRecord(match.record())
    expect(text.split('\n').filter((line) => line.startsWith('pack '))).toHaveLength(1)
    const record = readRecord(text)
    const again = record.ok ? replay(game, record.value) : record
    expect(again.ok && again.value.hash()).toBe(match.hash())
    const position = match.position()
    expect(position).toMatchObject({ pack: hash })
    const branch = Match.fromPosition(game, position)
    expect(branch.ok && branch.value.record().pack).toEqual(packs.find(hash))
  })

  test('an unknown pack is refused with a sentence', () => {
    expect(game.setup({ pack: 'ab12' }, game.seats.min, 'seed')).toEqual({
      ok: false,
      error: {
        at: 'options.pack "ab12"',
        expected: 'a pack that is known here: open its file first, or a record of a game with it',
      },
    })
  })

  test('what is no pack at all is refused, and so is the pack of another game', () => {
    for (const json of [null, 3, 'pack', [], {}]) expect(input.read(json).ok).toBe(false)
    expect(input.read({ ...packWith(game, {}), game: 'chess' })).toMatchObject({
      error: [{ at: 'game', found: '"chess"', expected: game.id }],
    })
  })
}

function started(game: AnyGame, pack: string): Match<unknown, unknown> {
  const match = Match.start(game, { options: { pack }, seats: 3, seed: 'record' })
  if (!match.ok) throw new Error(match.error.expected)
  return match.value
}

function playSome(match: Match<unknown, unknown>): void {
  const rng = rngFrom('moves')
  for (let i = 0; i < 60; i++) {
    const [ask] = match.pending()
    const offer = match.offer(ask?.seat ?? 0)
    const move = offer[rng.below(offer.length)]
    if (ask !== undefined && move !== undefined) match.play(ask.seat, move)
  }
}

const GARBLED = /undefined|unknown|\[object|: $/

export interface RandomPacks {
  readonly packs: number
  /** Games with each pack. */
  readonly games: number
  /** Options of the nth game with a pack. */
  readonly options?: (n: number) => Sections
}

/** Packs cannot break the rules: every pack that can be read can be played to the end, and all its texts are whole. */
export function randomPackSuite(packed: Packed, how: RandomPacks): void {
  const { game, input, packs, words } = packed
  const { min, max } = game.seats
  test(`${how.packs * how.games} games with random packs have no fault and an end`, { timeout: 0 }, () => {
    for (let n = 0; n < how.packs; n++) {
      const pack = input.random(rngFrom(`pack ${n}`))
      expect(input.read(JSON.parse(JSON.stringify(pack)))).toMatchObject({ ok: true })
      for (const { row, text } of words.text(pack)) expect(`${row}: ${text}`).not.toMatch(GARBLED)
      const hash = packs.keep(pack)
      for (const difference of packs.differences(hash))
        expect(JSON.stringify(words.difference(difference, pack))).not.toMatch(/undefined|\[object/)
      for (let i = 0; i < how.games; i++) {
        const options = { ...how.options?.(i), pack: hash }
        const seats = min + (i % (max - min + 1))
        const { outcome, errors } = playRandom(game, options, seats, `random packs ${n}/${i}`, { check: 'light' })
        expect(errors.map(faultText)).toEqual([])
        expect(outcome).toBeDefined()
      }
    }
  })
}
