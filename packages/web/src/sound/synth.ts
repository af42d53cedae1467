import type { Cue } from '@orrery/ui'
import { type Tone, VOICES } from './voices.ts'

/** Seconds between the beginnings of two sounds, and how late one may come before it means nothing any more. */
const GAP = 0.06
const LATEST = 0.24
const ATTACK = 0.006
const SILENCE = 0.0001
const SECOND = 1000

interface Voice {
  readonly source: AudioScheduledSourceNode
  readonly frequency: AudioParam
}

/** Plays cues one after another: what comes too soon waits a moment, and what would wait too long is left out. */
export class Synth {
  readonly #context: AudioContext
  readonly #noise: AudioBuffer
  #free = 0

  constructor(context: AudioContext) {
    this.#context = context
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = this.#noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }

  /** Volume from 0 to 1. */
  play(cue: Cue, volume: number): void {
    const now = this.#context.currentTime
    const start = Math.max(now, this.#free)
    if (volume <= 0 || start - now > LATEST) return
    this.#free = start + GAP
    for (const tone of VOICES[cue]) this.#tone(tone, start, volume)
  }

  #tone(tone: Tone, start: number, volume: number): void {
    const { hz, to = hz, at = 0, ms, gain } = tone
    const begin = start + at / SECOND
    const end = begin + ms / SECOND
    const loudness = this.#context.createGain()
    loudness.gain.setValueAtTime(SILENCE, begin)
    loudness.gain.linearRampToValueAtTime(gain * volume, begin + ATTACK)
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end)
    loudness.connect(this.#context.destination)
    const { source, frequency } = tone.wave === 'noise' ? this.#breath(loudness) : this.#pipe(tone.wave, loudness)
    frequency.setValueAtTime(hz, begin)
    frequency.exponentialRampToValueAtTime(to, end)
    source.start(begin)
    source.stop(end)
  }

  #pipe(wave: OscillatorType, into: AudioNode): Voice {
    const source = this.#context.createOscillator()
    source.type = wave
    source.connect(into)
    return { source, frequency: source.frequency }
  }

  #breath(into: AudioNode): Voice {
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.connect(into)
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    source.connect(filter)
    return { source, frequency: filter.frequency }
  }
}
