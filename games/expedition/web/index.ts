import type { WebEntryPoint } from '@orrery/ui'
import { notation } from '../src/notation.ts'
import { openView } from '../src/open.ts'
import { packs } from '../src/packs.ts'
import type { Event, View } from '../src/types.ts'
import { event } from '../words/events.ts'
import { hint, move } from '../words/moves.ts'
import { moment, option } from '../words/options.ts'
import { choosing, question } from '../words/page.ts'
import { refusal } from '../words/refusals.ts'
import { waste } from '../words/waste.ts'
import { Board } from './board.tsx'
import { compare } from './choices.ts'
import { lookOf, SIDE_COLOURS as colours } from './colours.ts'
import { explain } from './explain.tsx'
import { explainedAt } from './rulebook.ts'
import { Goal } from './goal.tsx'
import { hasScene } from './has-scene.ts'
import { Seat, SeatChip } from './seat.tsx'
import { Sentence, SideMark, tones } from './sentence.tsx'
import { Shelf } from './shelf.tsx'
import { staged, standing } from './staged.ts'
import { steps } from './steps.ts'
import { Guide, Purse, Status } from './status.tsx'
import { meant, under } from './touch.ts'
import { verdict } from './verdict.ts'
import { ways } from './ways.ts'

/** The fourth entry point: how the race to Thunder's Edge looks. */
export const entryPoint: WebEntryPoint<View, Event> = {
  id: 'expedition',
  square: true,
  words: { question, move, event, refusal, tones },
  open: openView,
  packs,
  print: notation.print,
  offer: (view) => view.offer,
  colours,
  SideMark,
  Sentence,
  Seat,
  SeatChip,
  Board,
  Shelf,
  Status,
  Goal,
  Purse,
  Guide,
  scene: (events) => (hasScene(events) ? async (moved) => (await import('./scenes.ts')).scene(moved) : undefined),
  steps,
  colour: (view, seat) => lookOf(view.ruleset, seat).colour,
  side: (view, seat) => view.ruleset.names[seat] ?? '',
  order: (view) => view.goods.map((_, seat) => seat),
  ways,
  under,
  meant,
  choice: choosing,
  hint,
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
