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
    'EX-3.13',
    'v-effect-vocabulary',
    'sd-silences-decided',
    't-examples-as-tests',
    'examples',
    'moments-on-which-techs-hang',
    'rules-of-techs-in-words-of-their-own',
  ],
}
