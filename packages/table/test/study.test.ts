import { Coach } from '@orrery/bots'
import {
  type AnyGame,
  type AnyJudge,
  type Beginning,
  itemAt,
  type Json,
  Match,
  readRecord,
  replay,
  writeRecord,
} from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import {
  gameOfRecord,
  isWhole,
  joined,
  readStudy,
  type Study,
  type StudyEntryPoints,
  studying,
  type StudyTask,
} from '../src/index.ts'
import { judge, lamps } from './lamps.ts'

const game = lamps as unknown as AnyGame
const entryPoints: StudyEntryPoints = {
  game,
  judge: { ...(judge as unknown as AnyJudge), parts: (s, seat) => ({ score: judge.value(s as never, seat) }) },
  words: {
    move: (m) => `Do ${lamps.print(m)}.`,
    reason: (part, better, played) => (better === played ? '' : `Your ${part} would be better.`),
  },
}

/** Green lights what can be lit; Red never does. */
function record(): string {
  const started = Match.start(game, { options: {}, seats: 2, seed: 'study' })
  if (!started.ok) throw new Error('no game')
  const match = started.value
  for (;;) {
    const [ask] = match.pending()
    if (ask === undefined) return writeRecord(match.record())
    const offer = match.offer(ask.seat)
    const lights = offer.filter((m) => game.print(m).startsWith('light'))
    const dull = offer.filter((m) => !lights.includes(m) && game.print(m) !== 'peek')
    match.play(ask.seat, itemAt(lights.length === 0 || ask.seat === 0 ? dull : lights, 0))
  }
}

const task: StudyTask = { record: record(), iterations: 200 }
/** A clock by which every look at it takes long enough to be told something. */
function ticking(): () => number {
  let now = 0
  return () => (now += 1000)
}
const parts = (more: Partial<StudyTask> = {}): Study[] => [...studying(entryPoints, { ...task, ...more }, ticking())]
const whole = (list: readonly Study[]): Study | undefined =>
  list.reduce<Study | undefined>((known, part) => joined(known, part), undefined)

describe('a study of a finished game', () => {
  it('says at once how much there is to do, and then bit by bit what it finds', () => {
    const all = parts()
    expect(all[0]).toMatchObject({ done: 0, judged: [] })
    expect(all.length).toBeGreaterThan(4)
    expect(all.map(({ done }) => done)).toEqual(all.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(all.filter(isWhole).length).toBeGreaterThan(0)
    const entries = whole(all)?.judged.map(({ entry }) => entry)
    expect(entries).toEqual([...new Set(entries)])
    expect(entries?.length).toBeGreaterThan(3)
  })

  it('tells of no choice that it cost more than was found: a slip too small for reasons is none', () => {
    const read = readRecord(task.record)
    const match = read.ok ? replay(game, read.value) : read
    if (!match.ok) throw new Error('no game')
    const coach = new Coach(entryPoints.judge, match.value, { iterations: 200 })
    while (coach.step());
    const told = whole(parts())?.judged.map(({ loss }) => loss) ?? []
    const found = coach.verdicts.map(({ loss }) => loss)
    expect(told).toHaveLength(found.length)
    for (const [i, loss] of found.entries()) {
      expect(told[i]).toBeLessThanOrEqual(loss)
      expect(told[i]).toBeGreaterThan(loss - 0.001)
    }
  })

  it('tells moves as lines and as sentences, chances together one, and why another move was better', () => {
    const study = whole(parts())
    for (const { move, text, betterText, better, chances, loss } of study?.judged ?? []) {
      expect(text).toBe(`Do ${move}.`)
      expect(betterText).toBe(`Do ${better}.`)
      expect(chances.reduce((sum, n) => sum + n)).toBeCloseTo(1, 2)
      expect(loss).toBeGreaterThanOrEqual(0)
    }
    const lazy = study?.judged.find(({ seat, move, loss }) => seat === 0 && move === 'pass' && loss > 0.01)
    expect(lazy?.better).toMatch(/^light/)
    expect(lazy?.reasons).toMatchObject([{ part: 'score', text: 'Your score would be better.' }])
    expect(lazy?.reasons[0]?.worth).toBeGreaterThan(0)
  })

  it('is told less often than it thinks, where thinking is quick', () => {
    expect([...studying(entryPoints, task, () => 0)].map(({ done }) => done)).toEqual([0, whole(parts())?.total])
  })

  it('goes on where it was left, and comes to the same', () => {
    const all = parts()
    const half = whole(all.slice(0, 4))
    if (half === undefined) throw new Error('nothing')
    const rest = parts({ found: JSON.parse(JSON.stringify(half)) as Study })
    expect(rest[0]).toMatchObject({ done: half.done, judged: [] })
    expect(rest.flatMap(({ judged }) => judged).every(({ entry }) => entry > half.done)).toBe(true)
    expect(whole([half, ...rest])).toEqual(whole(all))
  })

  it('is the same again after it was kept as text', () => {
    const study = whole(parts())
    expect(readStudy(JSON.parse(JSON.stringify(study)) as Json, game)).toEqual(study)
  })

  it.each<[string, (study: Study) => unknown]>([
    ['of another coach', (study) => ({ ...study, coach: study.coach + 1 })],
    ['of other rules', (study) => ({ ...study, rules: 0 })],
    ['of another game', (study) => ({ ...study, game: 'chess' })],
    ['that is none', () => ({ coach: 1 })],
    ['that is a list', () => []],
    ['that was never there', () => undefined],
  ])('%s is not believed', (_, change) => {
    const study = whole(parts())
    expect(study !== undefined && readStudy(change(study) as Json, game)).toBe(undefined)
  })

  it('of a record of older rules belongs to that record, whatever rules are played by now', () => {
    const newer = { ...game, rulesVersion: 2, upgrades: { 1: (old: Beginning) => old } }
    const [first] = studying({ ...entryPoints, game: newer }, task, ticking())
    expect(first).toMatchObject({ rules: 1 })
    const kept = JSON.parse(JSON.stringify(first)) as Json
    expect(readStudy(kept, { id: 'lamps', rulesVersion: 1 })).toEqual(first)
  })

  it('knows the game of a record, and refuses one that cannot be played through', () => {
    expect(gameOfRecord(task.record)).toBe('lamps')
    expect(gameOfRecord('a letter')).toBe('')
    expect(() => parts({ record: 'a letter' })).toThrow(/no record/)
    expect(() => parts({ record: task.record.replace('light a', 'light b') })).toThrow(/no whole game/)
  })
})
