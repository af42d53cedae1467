import type { Book } from '@orrery/ui'
import { BRIEF } from './brief.tsx'
import { EFFECT_CHAPTERS } from './effects.ts'
import { END_CHAPTERS } from './ends.ts'
import { START_CHAPTERS } from './start.ts'
import { TURN_CHAPTERS } from './turn.ts'

/** The rulebook for players. */
export const book: Book = {
  brief: BRIEF,
  chapters: [...START_CHAPTERS, ...TURN_CHAPTERS, ...EFFECT_CHAPTERS, ...END_CHAPTERS],
  omitted: [
    'HX-1.1',
    'HX-1.2',
    'HX-1.3',
    'HX-1.4',
    'HX-1.10',
    'HX-19.6',
    '20-silences-decided-index',
    '21-examples-as-tests',
    '22-invariants-check-after-every-atomic-change',
  ],
}
