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
