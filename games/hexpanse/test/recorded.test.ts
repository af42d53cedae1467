import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type GameRecord, Match, readRecord, replay, rngFrom, writeRecord } from '@orrery/kernel'
import { greedyBot } from '@orrery/bots'
import { describe, expect, test } from 'vitest'
import { judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import type { Event, State, View } from '../src/types.ts'
import type { Spec } from './table.ts'

/*
 * Whole games between bots, kept as records: whoever changes a rule sees here which games become others. With
 * ORRERY_UPDATE=1 the files are written anew from their seeds.
 */
const GAMES: readonly (readonly [name: string, seats: number, options: Spec, seed: string])[] = [
  ['seaman-2', 2, { mode: 'seaman' }, 'record a'],
  ['captain-2', 2, { mode: 'captain' }, 'record b'],
  ['admiral-3', 3, { mode: 'admiral' }, 'record c'],
  ['admiral-teams', 4, { mode: 'admiral', teams: true }, 'record d'],
]
const urlOf = (name: string): URL => new URL(`recorded/${name}.record`, import.meta.url)

function playGreedy(seats: number, options: Spec, seed: string): Match<State, View, Event> {
  const start = Match.start(game, { options, seats, seed })
  if (!start.ok) throw new Error(start.error.at)
  const bot = greedyBot(game, judge)
  const rng = rngFrom(`${seed} choices`)
  for (const match = start.value; ;) {
    const seat = match.pending()[0]?.seat
    if (seat === undefined) return match
    if (!match.play(seat, bot.choose(match.view(seat), seat, match.offer(seat), rng)).ok)
      throw new Error(`${seed}: refused`)
  }
}

if (process.env['ORRERY_UPDATE'] === '1') {
  for (const [name, seats, options, seed] of GAMES) {
    writeFileSync(urlOf(name), writeRecord(playGreedy(seats, options, seed).record()))
  }
}

function recordOf(name: string): { readonly text: string; readonly record: GameRecord } {
  const text = existsSync(urlOf(name)) ? readFileSync(urlOf(name), 'utf8') : ''
  const record = readRecord(text)
  if (!record.ok) throw new Error(`${name}, ${record.error.at}: expected ${record.error.expected}`)
  return { text, record: record.value }
}

describe('recorded games', () => {
  test.each(GAMES.map(([name]) => name))('%s is replayed to its hash', (name) => {
    const { text, record } = recordOf(name)
    const match = replay(game, record)
    if (!match.ok) throw new Error(`${name}, ${match.error.at}: expected ${match.error.expected}`)
    expect(record.finished).toBe(true)
    expect(writeRecord(match.value.record())).toBe(text)
  })

  test('a record tells mode and Exhaustion, and its sides are the seats', () => {
    const { record } = recordOf('admiral-teams')
    expect(record.options).toEqual({ mode: 'admiral', exhaustion: true, teams: true })
    expect(new Set(record.log.map((entry) => entry.side))).toEqual(new Set(['A', 'B', 'C', 'D']))
  })
})
