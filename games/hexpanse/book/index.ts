import { type Book, chaptersIn } from '@orrery/ui'
import markdown from './book.md?raw'
import { BRIEF } from './brief.tsx'
import { LISTS, VALUES } from './fills.ts'
import { PICTURES } from './pictures.ts'

/** The rulebook for players. */
export const book: Book = {
  brief: BRIEF,
  chapters: chaptersIn(markdown, { pictures: PICTURES, lists: LISTS, values: VALUES }),
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
