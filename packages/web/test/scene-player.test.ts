import { type Cue, onSound, type Scene } from '@orrery/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Playing, ScenePlayer } from '../src/table/scene-player.ts'

const CUES: readonly Cue[] = ['marker', 'base', 'scored']

/** Three steps of a second, each with a sound. */
const scene = (title: string): Scene<unknown> => ({
  title,
  steps: CUES.map((cue, i) => ({ view: i, ms: 1000, cue, headline: `${title} ${i}` })),
})

let now: Playing | undefined
let heard: Cue[]
let player: ScenePlayer

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'full', pace: 'normal' } } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  heard = []
  onSound((cue) => heard.push(cue))
  player = new ScenePlayer((playing) => (now = playing))
})
afterEach(() => {
  onSound(() => undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every step is shown for its time and heard once', () => {
  void player.play(scene('A'), 1)
  expect(now?.step.headline).toBe('A 0')
  vi.advanceTimersByTime(1000)
  expect(now?.step.headline).toBe('A 1')
  vi.advanceTimersByTime(2000)
  expect([now, heard]).toEqual([undefined, CUES])
})

test('a scene that is paused waits, and goes on when it is told to', () => {
  void player.play(scene('A'), 1)
  player.pause()
  vi.advanceTimersByTime(5000)
  expect(now).toMatchObject({ at: 0, isPaused: true })
  player.resume()
  expect(now).toMatchObject({ at: 0, isPaused: false })
  vi.advanceTimersByTime(1000)
  expect(now?.at).toBe(1)
})

test('another scene ends the one before it, for whoever waits for that', async () => {
  let isOver = false
  void player.play(scene('A'), 1).then(() => (isOver = true))
  void player.play(scene('B'), 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(true)
  expect(now).toMatchObject({ entry: 2, at: 0 })
})
