import type { Book } from '@orrery/ui'
import { BRIEF } from './brief.tsx'
import { EXPEDITION_CHAPTERS } from './expedition.ts'
import { REFEREE } from './referee.ts'
import { SCENARIO_CHAPTERS } from './scenario.ts'

/** The rulebook for players. */
export const book: Book = {
  brief: BRIEF,
  chapters: [...EXPEDITION_CHAPTERS, ...SCENARIO_CHAPTERS, REFEREE],
  omitted: [
    'TE-1.3',
    'TE-1.4',
    'TE-1.5',
    'TE-1.7',
    'TE-11',
    'TE-12',
    'TE-17',
    'TE-14.8',
    'TE-18.8',
    'TE-18.9',
    'Code',
    'Command',
    'examples-as-tests',
  ],
}
