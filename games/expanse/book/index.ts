import type { Book } from '@orrery/ui'
import { BOARD_CHAPTERS } from './board.ts'
import { BRIEF } from './brief.tsx'
import { CARD_LIST, TECHS } from './lists.ts'
import { MODULE_CHAPTERS } from './modules.ts'
import { PIECE_CHAPTERS, SPECIAL_CARDS } from './rules.ts'
import { SCORING_CHAPTERS } from './scoring.ts'
import { TURN_CHAPTERS } from './turns.ts'

/** The rulebook for players. */
export const book: Book = {
  brief: BRIEF,
  chapters: [
    ...BOARD_CHAPTERS,
    ...TURN_CHAPTERS,
    ...PIECE_CHAPTERS,
    ...SCORING_CHAPTERS,
    TECHS,
    SPECIAL_CARDS,
    CARD_LIST,
    ...MODULE_CHAPTERS,
  ],
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
