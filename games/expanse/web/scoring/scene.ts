import type { MovedTable, Scene } from '@orrery/ui'
import type { Event, View } from '../../src/types.ts'
import { Over } from './over.tsx'
import { Track } from './race.tsx'
import { scoringSteps } from './steps.ts'
import { ScoringPanel } from './table.tsx'

/** The scorings of a move, as the page plays them. */
export function scoringScene(moved: MovedTable<View, Event>): Scene<View> | undefined {
  const steps = scoringSteps(moved)
  const [first] = steps
  if (first === undefined) return undefined
  const detail = first.detail as { readonly scoring: { readonly title: string } }
  return {
    title: detail.scoring.title,
    steps,
    Shelf: Track,
    Panel: ScoringPanel,
    Over,
    wide: true,
    ...(moved.outcome === null ? {} : { ending: 'Who won' }),
  }
}
