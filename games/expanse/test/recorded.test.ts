import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type GameRecord, type Match, readRecord, replay, writeRecord } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { Event, State, View } from '../src/types.ts'
import { marksOfGame, playChance, WANTED } from './told.ts'

/*
 * Whole games, kept as records: whoever changes a rule sees here which games become others. With ORRERY_UPDATE=1 the
 * files are written anew from their seeds. They were chosen to show together all that `WANTED` names.
 */
const GAMES: readonly (readonly [seats: number, numbers: readonly number[]])[] = [
  [2, [26, 69, 136, 195, 254]],
  [3, [11, 25]],
  [4, [44, 93, 213]],
]
const rows = GAMES.flatMap(([seats, numbers]) => numbers.map((n) => ({ seats, n, file: `game-${seats}-${n}.record` })))
const urlOf = (file: string): URL => new URL(`recorded/${file}`, import.meta.url)

if (process.env['ORRERY_UPDATE'] === '1') {
  for (const { seats, n, file } of rows) {
    writeFileSync(urlOf(file), writeRecord(playChance(seats, `game ${seats} ${n}`).record()))
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

  test('together they show every move, every Event, every tie-break and every ending', () => {
    const shown = new Set<string>()
    for (const { file } of rows) {
      const { record, match } = retell(file)
      for (const mark of marksOfGame(record, match)) shown.add(mark)
    }
    expect(WANTED.filter((mark) => !shown.has(mark))).toEqual([])
  })
})
