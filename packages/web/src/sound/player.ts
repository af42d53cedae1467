import { type Cue, onSound } from '@orrery/ui'
import { useSettings } from '../settings/settings.ts'
import type { Synth } from './synth.ts'

const PERCENT = 100
const YOUR_TURN = [40, 60, 40]
const GESTURES = ['pointerdown', 'keydown'] as const

let context: AudioContext | undefined
let synth: Promise<Synth> | undefined

const volume = (): number => Number(useSettings.getState().settings.sound) / PERCENT

/** Browsers let a page be heard once it has been touched: before that every cue is silent. */
function wake(): void {
  // A key that browsers do not count leaves it suspended until the next touch.
  if (context?.state === 'suspended') void context.resume()
  if (volume() === 0 || context !== undefined) return
  const made = new AudioContext()
  context = made
  synth = import('./synth.ts').then((module) => new module.Synth(made))
  // Without its code the page stays silent; the next visit tries again.
  synth.catch(() => undefined)
}

function vibrate(cue: Cue): void {
  if (cue !== 'yourTurn' || useSettings.getState().settings.vibration === 'off') return
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(YOUR_TURN)
}

/** Plays the cues that games and tables ask for. */
export function startSounds(): void {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true })
  onSound((cue) => {
    vibrate(cue)
    if (volume() > 0) void synth?.then((player) => player.play(cue, volume())).catch(() => undefined)
  })
}
