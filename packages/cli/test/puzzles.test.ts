import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '@orrery/games'
import { type AnyJudge, itemAt, type Puzzle, type PuzzleFile } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { type State, pebbles } from './pebbles.ts'
import { folder, type Heard, hear, isOneSentence } from './world.ts'

const { game, words, judge } = pebbles

/** A judge that can say why: pebbles and card apart. */
const parts = (s: unknown, seat: number): { readonly [part: string]: number } => {
  const { taken, cards } = s as State
  return { pebbles: itemAt(taken, seat), card: itemAt(cards, seat) }
}
const able: AnyJudge = { ...judge, parts }

const manifest = (puzzles: readonly Puzzle[] = []): Manifest => ({
  id: game.id,
  title: game.title,
  about: '',
  seats: game.seats,
  rules: async () => ({ game }),
  words: async () => ({ words }),
  bot: async () => ({ judge: able }),
  puzzles: async () => ({ puzzles: { rules: game.rulesVersion, puzzles, themes: {} } }),
})

const QUICK = ['--look', '60', '--iterations', '300']

const mine = (file: string, ...more: readonly string[]): Promise<Heard> =>
  hear(['puzzles', 'mine', '--out', file, ...QUICK, ...more], { games: [manifest()] })

const read = (file: string): PuzzleFile => JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile

describe('puzzles mine', () => {
  it('fills a file, goes on where it was stopped, and finds the same as at one go', async () => {
    const file = join(folder(), 'some', 'puzzles.json')
    const whole = join(folder(), 'puzzles.json')
    const first = await mine(file, '--count', '2', '--json')
    expect(JSON.parse(first.out)).toMatchObject({ game: 'pebbles', puzzles: 2 })
    const { games } = JSON.parse(first.out) as { readonly games: number }
    expect(read(file).mined).toEqual({ 'puzzles, 2 seats': games })
    await mine(file, '--count', '5')
    await mine(whole, '--count', '5')
    expect(read(file).puzzles).toHaveLength(5)
    expect(new Set(read(file).puzzles.map(({ id }) => id)).size).toBe(5)
    // A game whose puzzles did not all fit is not looked at again.
    expect(read(whole).puzzles.slice(0, 2)).toEqual(read(file).puzzles.slice(0, 2))
    // It has enough: nothing more is played.
    const before = readFileSync(file, 'utf8')
    expect((await mine(file, '--count', '5')).out).toMatch(/^5 puzzles: \d+ easy, \d+ medium, \d+ hard\.\n$/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('does not mix rules, games, or what is no list of puzzles', async () => {
    const file = join(folder(), 'puzzles.json')
    const wrong = async (content: object): Promise<string> => {
      writeFileSync(file, JSON.stringify(content))
      const { code, err } = await mine(file)
      expect(code).toBe(2)
      expect(isOneSentence(err)).toBe(true)
      return err
    }
    expect(await wrong({ game: 'pebbles', rules: 0, mined: {}, puzzles: [] })).toContain('older rules')
    expect(await wrong({ game: 'chess', rules: 1, mined: {}, puzzles: [] })).toContain('puzzles of chess')
    expect(await wrong({ game: 'pebbles' })).toContain('holds no puzzles: at rules')
  })
})

describe('puzzles check', () => {
  it('tells which puzzles are no longer clear, and drops them only when asked to', async () => {
    const file = join(folder(), 'puzzles.json')
    await mine(file, '--count', '3')
    const { puzzles, ...head } = read(file)
    const spoilt = itemAt(puzzles, 0)
    const [step] = spoilt.steps
    // As if another move had been best.
    const turn = [step?.chances.at(-1)?.[0] ?? '', ...spoilt.turn.slice(1)]
    writeFileSync(file, JSON.stringify({ ...head, rules: 0, puzzles: [{ ...spoilt, turn }, ...puzzles.slice(1)] }))
    const check = (...more: readonly string[]): Promise<Heard> =>
      hear(['puzzles', 'check', '--out', file, ...QUICK, ...more], { games: [manifest()] })
    const told = await check('--json')
    expect(told.code).toBe(1)
    expect((JSON.parse(told.out) as { readonly failed: readonly string[] }).failed).toContain(spoilt.id)
    expect(read(file).puzzles).toHaveLength(3)
    // Hidden things may be dealt again without a search; the wrong answer is found at once.
    expect(JSON.parse((await check('--deal', '--json')).out)).toMatchObject({ failed: [spoilt.id], puzzles: 2 })
    // A check that was stopped after the first puzzle goes on with the second.
    const stopped = join(folder(), 'puzzles.json')
    writeFileSync(stopped, JSON.stringify({ ...read(file), checked: { check: 1 } }))
    await hear(['puzzles', 'check', '--out', stopped, '--write', ...QUICK], { games: [manifest()] })
    expect(read(stopped).puzzles.map(({ id }) => id)).toContain(spoilt.id)
    expect(read(stopped).checked).toBeUndefined()
    expect((await check('--write')).code).toBe(0)
    const after = read(file)
    expect(after.rules).toBe(game.rulesVersion)
    expect(after.puzzles.map(({ id }) => id)).not.toContain(spoilt.id)
  })
})

describe('puzzles', () => {
  it('are listed and shown as their seat sees them, with the answer when asked for', async () => {
    const file = join(folder(), 'puzzles.json')
    await mine(file, '--count', '2')
    const { puzzles } = read(file)
    const [first] = puzzles
    if (first === undefined) throw new Error('nothing was found')
    const ask = (...argv: readonly string[]): Promise<Heard> =>
      hear(['puzzles', ...argv], { games: [manifest(puzzles)] })
    expect((await ask()).out).toMatch(/^Pebbles: 2 puzzles; today [0-9a-f]{8}\n$/)
    expect((await ask('--game', 'pebbles')).out).toContain(first.id)
    const shown = await ask('show', first.id)
    const side = ['Red', 'Blue'][first.seat] ?? ''
    expect(shown.out).toContain(`Find the best turn for ${side} (`)
    expect(shown.out).not.toContain('leaves a chance')
    // The card of the other side is not told.
    expect(shown.out.match(/and the \d/g)).toHaveLength(1)
    const answered = await ask('show', first.id, '--answer')
    expect(answered.out).toMatch(/\n1\. (Take \d|Swap your card)\n/)
    expect(answered.out).toMatch(/This leaves a chance of \d+ %; the next best move leaves \d+ %\./)
    const { code, err } = await ask('show', 'nothing')
    expect(code).toBe(2)
    expect(isOneSentence(err)).toBe(true)
    expect((await hear(['puzzles'])).err).toContain('There are no puzzles yet')
    expect((await ask('find')).err).toContain('orrery puzzles list, show ID, mine or check')
  })
})
