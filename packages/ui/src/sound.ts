/** The sounds a table can make. Games ask for them by name; the page decides whether and how they are heard. */
export type Cue =
  | 'yourTurn'
  | 'card'
  | 'fleet'
  | 'influence'
  | 'refusal'
  | 'marker'
  | 'base'
  | 'ownBase'
  | 'tie'
  | 'scored'
  | 'threat'
  | 'stepDone'
  | 'clock'
  | 'victory'
  | 'defeat'

let listener: ((cue: Cue) => void) | undefined

/** Plays a sound, if the page has one and the person wants to hear it. */
export function sound(cue: Cue): void {
  listener?.(cue)
}

/** The page's player; one at a time. */
export function onSound(play: (cue: Cue) => void): void {
  listener = play
}
