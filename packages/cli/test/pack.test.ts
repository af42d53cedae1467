import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@orrery/games'
import type { Pack } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { fileWith, folder, type Heard, hear, isOneSentence } from './world.ts'

/* orrery pack, and tables that are played with one. */

const said = (line: string): Promise<Heard> => hear(line.split(' '), { games })
const MINE = { game: 'expanse', name: 'My box', version: '1.0', cards: { A05: { ap: 3 } } }
const fileOf = (json: object): string => fileWith(JSON.stringify(json))

describe('orrery pack', () => {
  test('new writes the whole game as delivered, check finds nothing that differs', async () => {
    const file = join(folder(), 'house.json')
    expect(await said(`pack new --from house --game expanse --out ${file}`)).toMatchObject({
      code: 0,
      out: '',
      err: '',
    })
    const pack = JSON.parse(readFileSync(file, 'utf8')) as Pack
    expect(Object.keys(pack)).toEqual(expect.arrayContaining(['cards', 'techs', 'charts', 'setup', 'resources']))
    const { code, out } = await said(`pack check ${file} --json`)
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, game: 'expanse', differences: 0 }])
  })

  test('check names file, path, what was found and what was expected; the exit code is 2', async () => {
    const file = fileOf({ ...MINE, cards: { A05: { ap: 9 }, A06: { tabs: ['UN'] } } })
    expect(await said(`pack check ${file}`)).toEqual({
      code: 2,
      out: '',
      err: `${file}: cards.A05.ap: found 9, expected at most 4\n${file}: cards.A06.tabs: found ["UN"], expected at least 2 entries\n`,
    })
    const { code, out } = await said(`pack check ${file} --json`)
    expect([code, JSON.parse(out)]).toMatchObject([
      2,
      { ok: false, problems: [{ at: 'cards.A05.ap' }, { at: 'cards.A06.tabs' }] },
    ])
  })

  test.each([
    ['no pack', '[]', 'the whole: found object, expected an object with "game", "name" and "version"'],
    ['a game that is not here', JSON.stringify({ ...MINE, game: 'chess' }), 'game: found "chess", expected one of '],
  ])('check refuses %s', async (_, text, expected) => {
    const { code, err } = await said(`pack check ${fileWith(text)}`)
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })

  test('diff tells what differs from what is delivered, or from another pack', async () => {
    const [mine, other] = [fileOf(MINE), fileOf({ ...MINE, cards: { A05: { ap: 4 } } })]
    expect((await said(`pack diff ${mine}`)).out).toBe('Cards, Assassin, AP\n  - 2\n  + 3\n')
    expect((await said(`pack diff ${mine} ${other}`)).out).toBe('Cards, Assassin, AP\n  - 3\n  + 4\n')
    expect((await said(`pack diff ${mine} ${mine}`)).out).toBe('Nothing differs.\n')
  })

  test('text prints every card as a person reads it', async () => {
    const { out } = await said(`pack text ${fileOf(MINE)}`)
    expect(out).toContain(
      'Assassin: A05, 3 AP, MCR and PG. Each player, you included, discards 1 of their Kept Events.',
    )
    expect(out).toContain('MAP RESOURCES')
  })

  test.each(['pack', 'pack frobnicate', 'pack check', 'pack diff', 'pack new house', 'pack text no-such-file'])(
    '"%s" is answered with one sentence and exit code 2',
    async (line) => {
      const { code, err } = await said(line)
      expect(err).toSatisfy(isOneSentence)
      expect(code).toBe(2)
    },
  )
})

describe('a table with a pack', () => {
  test('simulate plays with it, in threads too, and its records open where the pack is not known', async () => {
    const records = folder()
    const line = `simulate --pack ${fileOf(MINE)} --games 4 --seed s --json --records ${records}`
    const { code, out } = await said(line)
    expect([code, JSON.parse(out)]).toMatchObject([0, { games: 4, errors: 0, stuck: 0 }])
    const file = join(records, readdirSync(records)[0] ?? '')
    expect(readFileSync(file, 'utf8')).toContain('\npack {"cards":{"A05":{"ap":3}}')
    expect((await said(`replay ${file}`)).code).toBe(0)
    const inThreads = await said(`${line.replace(records, folder())} --jobs 2`)
    expect((JSON.parse(inThreads.out) as { readonly wins: unknown }).wins).toEqual(
      (JSON.parse(out) as { readonly wins: unknown }).wins,
    )
  })

  test('a record with a broken pack is refused', async () => {
    const records = folder()
    await said(`simulate --pack ${fileOf(MINE)} --games 1 --seed s --records ${records}`)
    const text = readFileSync(join(records, readdirSync(records)[0] ?? ''), 'utf8')
    const { code, err } = await said(`replay ${fileWith(text.replace('"A05":{"ap":3}', '"A05":{"ap":33}'))}`)
    expect(err).toContain('its pack: cards.A05.ap: found 33, expected at most 4')
    expect(code).toBe(2)
    const other = await said(`replay ${fileWith(text.replace('"A05":{"ap":3}', '"A05":{"ap":4}'))}`)
    expect(other.err).toContain('at pack: expected the pack ')
  })

  test('a pack of another game is refused', async () => {
    const { code, err } = await said(`simulate --game hexpanse --pack ${fileOf(MINE)}`)
    expect(err).toContain('is a pack of expanse')
    expect(code).toBe(2)
  })
})
