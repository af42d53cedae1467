// @vitest-environment happy-dom
import { sound } from '@orrery/ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSettings } from '../src/settings/settings.ts'
import { startSounds } from '../src/sound/player.ts'
import { Synth } from '../src/sound/synth.ts'
import { VOICES } from '../src/sound/voices.ts'

/** Written down: when a tone begins, and how loud it gets. */
let begins: number[]
let peaks: number[]
let contexts: number

class Param {
  setValueAtTime(): void {}
  linearRampToValueAtTime(value: number): void {
    peaks.push(value)
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError('an exponential ramp never reaches 0')
  }
}

const node = (): object => ({
  gain: new Param(),
  frequency: new Param(),
  connect: () => undefined,
  start: (at: number) => void begins.push(at),
  stop: () => undefined,
})

class FakeContext {
  currentTime = 0
  sampleRate = 10
  destination = {}
  constructor() {
    contexts++
  }
  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) })
  createGain = node
  createOscillator = node
  createBufferSource = node
  createBiquadFilter = node
}

const opened = (): { readonly context: FakeContext; readonly synth: Synth } => {
  const context = new FakeContext()
  return { context, synth: new Synth(context as unknown as AudioContext) }
}

beforeEach(() => {
  begins = []
  peaks = []
  contexts = 0
})

test.each(Object.keys(VOICES) as (keyof typeof VOICES)[])('%s is heard, and is over within two seconds', (cue) => {
  const { synth } = opened()
  synth.play(cue, 1)
  expect(begins).toHaveLength(VOICES[cue].length)
  expect(Math.max(...VOICES[cue].map(({ at = 0, ms }) => at + ms))).toBeLessThan(2000)
})

test('no two cues begin within 60 ms: the next waits, and what would come too late is left out', () => {
  const { context, synth } = opened()
  for (let i = 0; i < 20; i++) synth.play('fleet', 1)
  expect(begins.map((at) => Math.round(at * 1000))).toEqual([0, 60, 120, 180, 240])
  context.currentTime = 2
  synth.play('fleet', 1)
  expect(begins.at(-1)).toBe(2)
})

test('the volume scales every tone, and at 0 nothing is played', () => {
  const { synth } = opened()
  synth.play('defeat', 1)
  const loud = peaks.splice(0)
  synth.play('defeat', 0.5)
  expect(peaks).toEqual(loud.map((peak) => peak / 2))
  synth.play('defeat', 0)
  expect(begins).toHaveLength(2 * VOICES.defeat.length)
})

describe('the page', () => {
  const vibrated: unknown[] = []
  beforeEach(() => {
    vibrated.length = 0
    vi.stubGlobal('AudioContext', FakeContext)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    Object.assign(navigator, { vibrate: (...args: unknown[]) => vibrated.push(args) })
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  })
  afterEach(() => useSettings.getState().reset())

  test('is silent until it is touched, at volume 0, and buzzes for your turn alone', async () => {
    startSounds()
    sound('card')
    await vi.dynamicImportSettled()
    expect([begins, contexts]).toEqual([[], 0])
    useSettings.getState().set('sound', '0')
    dispatchEvent(new Event('pointerdown'))
    expect(contexts).toBe(0)
    useSettings.getState().set('sound', '100')
    dispatchEvent(new Event('pointerdown'))
    dispatchEvent(new Event('keydown'))
    sound('card')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(begins).toHaveLength(VOICES.card.length))
    expect([contexts, vibrated]).toEqual([1, []])
    sound('yourTurn')
    expect(vibrated).toHaveLength(1)
    useSettings.getState().set('vibration', 'off')
    sound('yourTurn')
    expect(vibrated).toHaveLength(1)
  })
})
