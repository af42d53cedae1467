import type { WebEntryPoint } from '@orrery/ui'
import { notation } from '../src/notation.ts'
import { openView } from '../src/open.ts'
import { packs } from '../src/packs.ts'
import { type Event, NONE, type View } from '../src/types.ts'
import { event } from '../words/events.ts'
import { move } from '../words/moves.ts'
import { moment, option } from '../words/options.ts'
import { choosing } from '../words/page.ts'
import { question } from '../words/questions.ts'
import { refusal } from '../words/refusals.ts'
import { tones } from '../words/tones.ts'
import { waste } from '../words/waste.ts'
import { Board } from './board.tsx'
import { cardButton } from './card-button.ts'
import { compare } from './choices.ts'
import { colourOf, SIDES as colours } from './colours.ts'
import { explain } from './explain.tsx'
import { explainedAt } from './rulebook.ts'
import { Seat, SeatChip } from './seat.tsx'
import { Sentence, SideMark } from './sentence.tsx'
import { Shelf } from './shelf.tsx'
import { staged, standing } from './staged.ts'
import { Brief, Purse, ScoreNow, Status } from './status.tsx'
import { steps } from './steps.tsx'
import { touching } from './touch.ts'
import { verdict } from './verdict.ts'
import './sides.css'

/** The fourth entry point: how The Expanse looks. */
export const entryPoint: WebEntryPoint<View, Event> = {
  id: 'expanse',
  words: { question, move, event, refusal, tones },
  open: openView,
  packs,
  print: notation.print,
  colours,
  SideMark,
  Sentence,
  Seat,
  SeatChip,
  Board,
  Shelf,
  Status,
  Brief,
  ScoreNow,
  Purse,
  scene: (events) =>
    events.some(({ event }) => event.kind === 'standing')
      ? async (moved) => (await import('./scoring/scene.ts')).scoringScene(moved)
      : undefined,
  steps,
  colour: (view, seat) => colourOf(view.seating[seat] ?? NONE),
  order: (view) => view.seating.map((_, seat) => seat),
  ...touching,
  choice: choosing,
  cardButton,
  waste,
  compare,
  explain,
  explainedAt,
  staged,
  standing,
  verdict,
  moment,
  option,
}
