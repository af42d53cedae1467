import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type GameRecord, type Match, readRecord, replay, writeRecord } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Event, State, View } from '../src/types.ts'
import { marksOfGame, playChance, WANTED, WANTED_OF_MODULES } from './told.ts'

/*
 * Whole games, kept as records: whoever changes a rule sees here which games become others. With ORRERY_UPDATE=1 the
 * files are written anew from their seeds. They were chosen to show together all that `WANTED` names, and those with all
 * modules what `WANTED_OF_MODULES` names.
 */
const GAMES: readonly (readonly [seats: number, modules: string, numbers: readonly number[]])[] = [
  [2, '', [3, 13, 24, 26]],
  [3, '', [14]],
  [4, '', [20, 24, 55, 97]],
  [4, 'all', [3, 77, 162, 253, 408, 440]],
]
interface Row {
  readonly seats: number
  readonly modules: string
  readonly name: string
  readonly file: string
}
const rows: readonly Row[] = GAMES.flatMap(([seats, modules, numbers]) =>
  numbers.map((n) => {
    const name = ['game', seats, ...(modules === '' ? [] : [modules]), n]
    return { seats, modules, name: name.join(' '), file: `${name.join('-')}.record` }
  }),
)
const urlOf = (file: string): URL => new URL(`recorded/${file}`, import.meta.url)

if (process.env['ORRERY_UPDATE'] === '1') {
  for (const { seats, modules, name, file } of rows) {
    const options = modules === '' ? {} : { modules: [modules] }
    writeFileSync(urlOf(file), writeRecord(playChance(seats, name, options).record()))
  }
}

interface Retold {
  readonly text: string
  readonly record: GameRecord
  readonly match: Match<State, View, Event>
}

function retell(file: string): Retold {
  const text = existsSync(urlOf(file)) ? readFileSync(urlOf(file), 'utf8') : ''
  const record = readRecord(text)
  if (!record.ok) throw new Error(`${file}, ${record.error.at}: expected ${record.error.expected}`)
  const match = replay(game, record.value)
  if (!match.ok) throw new Error(`${file}, ${match.error.at}: expected ${match.error.expected}`)
  return { text, record: record.value, match: match.value }
}

describe('recorded games', () => {
  test.each(rows)('$file is replayed to its hash', ({ file, seats }) => {
    const { text, record, match } = retell(file)
    expect([record.seats, record.finished]).toEqual([seats, true])
    expect(match.hash()).toBe(record.hash)
    expect(writeRecord(match.record())).toBe(text)
  })

  test.each([
    ['the base game shows every move, every Event, every tie-break and every ending', '', WANTED],
    ['all modules show their moves, their Events, their techs and leaders at work', 'all', WANTED_OF_MODULES],
  ])('together those of %s', (_, modules, wanted) => {
    const shown = new Set<string>()
    for (const { file } of rows.filter((row) => row.modules === modules)) {
      const { record, match } = retell(file)
      for (const mark of marksOfGame(record, match)) shown.add(mark)
    }
    expect(wanted.filter((mark) => !shown.has(mark))).toEqual([])
  })
})
