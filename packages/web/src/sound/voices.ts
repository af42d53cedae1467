import type { Cue } from '@orrery/ui'

/** One tone, or a breath of noise through a narrow filter. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise'
  /** Hertz at its beginning and at its end; of noise, the middle of what is let through. */
  readonly hz: number
  readonly to?: number
  /** Milliseconds after the cue, and how long it rings. */
  readonly at?: number
  readonly ms: number
  /** Loudness from 0 to 1. */
  readonly gain: number
}

const chime = (hz: number, at: number, ms: number, gain = 0.3): readonly Tone[] => [
  { wave: 'sine', hz, at, ms, gain },
  { wave: 'sine', hz: hz * 2.01, at, ms: ms * 0.6, gain: gain * 0.3 },
]
/** A knock on wood. */
const tick = (hz: number, at = 0, gain = 0.3): readonly Tone[] => [
  { wave: 'triangle', hz, to: hz * 0.7, at, ms: 70, gain },
  { wave: 'noise', hz: hz * 3, at, ms: 25, gain: gain * 0.5 },
]

const TICK = 620
const THIRD = 5 / 4

/** Every sound of the table, made of tones when it is played: nothing is recorded, nothing is loaded. */
export const VOICES: { readonly [cue in Cue]: readonly Tone[] } = {
  yourTurn: [...chime(659, 0, 420, 0.22), ...chime(880, 130, 620, 0.22)],
  card: [
    { wave: 'noise', hz: 2600, to: 5200, ms: 110, gain: 0.22 },
    { wave: 'noise', hz: 1400, at: 90, ms: 45, gain: 0.2 },
  ],
  fleet: [{ wave: 'noise', hz: 380, to: 1500, ms: 260, gain: 0.3 }],
  influence: tick(760, 0, 0.22),
  refusal: [
    { wave: 'triangle', hz: 196, ms: 110, gain: 0.26 },
    { wave: 'triangle', hz: 165, at: 100, ms: 170, gain: 0.26 },
  ],
  marker: [
    { wave: 'noise', hz: 4200, to: 1800, ms: 90, gain: 0.16 },
    ...chime(1480, 60, 320, 0.1),
    ...chime(1108, 130, 380, 0.1),
  ],
  base: tick(TICK),
  ownBase: tick(TICK * THIRD),
  tie: [...tick(TICK * 0.8, 0, 0.16), ...tick(TICK * 0.8, 110, 0.16)],
  scored: chime(262, 0, 1100, 0.3),
  threat: [
    { wave: 'sine', hz: 98, to: 82, ms: 260, gain: 0.5 },
    { wave: 'sine', hz: 98, to: 82, at: 330, ms: 320, gain: 0.5 },
  ],
  stepDone: [...chime(587, 0, 260, 0.2), ...chime(784, 140, 460, 0.2)],
  clock: [...tick(980, 0, 0.24), ...tick(980, 250, 0.24), ...tick(980, 500, 0.24)],
  victory: [...chime(523, 0, 600, 0.24), ...chime(659, 170, 700, 0.24), ...chime(784, 340, 1300, 0.26)],
  defeat: chime(147, 0, 1500, 0.36),
}
