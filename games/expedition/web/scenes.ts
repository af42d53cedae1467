import type { MovedTable, Scene, SceneStep } from '@orrery/ui'
import type { Event, View } from '../src/types.ts'
import { event as sentence } from '../words/events.ts'
import { endingScene } from './ending.tsx'
import { isTurning, TITLES, type Turning } from './has-scene.ts'
import { sliceTarget, systemTarget } from './targets.ts'

/* The steps of scenes. */

type Moved = MovedTable<View, Event>
const pointedBy = (e: Turning, { ruleset }: View): string =>
  e.kind === 'claimed' ? sliceTarget(e.slice) : e.kind === 'placed' ? systemTarget(ruleset, e.system) : ''

/** How it was, with what is about to change lit; then how it is. */
function turningSteps({ before, after }: Moved, e: Turning): readonly SceneStep<View>[] {
  const told = { headline: sentence(e, after), pointed: pointedBy(e, after) }
  return [
    { ...told, view: before, ms: 700, cue: e.kind === 'fracture' ? 'threat' : 'marker' },
    { ...told, view: { ...after, winner: before.winner }, ms: 1100, cue: 'base' },
  ]
}

export function scene(moved: Moved): Scene<View> {
  const turnings = moved.events.flatMap(({ event }) => (isTurning(event) ? [event] : []))
  const steps = turnings.flatMap((event) => turningSteps(moved, event))
  const [first] = turnings
  if (moved.outcome === null) return { title: first === undefined ? '' : TITLES[first.kind], steps }
  const ending = endingScene(moved)
  return { ...ending, steps: [...steps, ...ending.steps] }
}
