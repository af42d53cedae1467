import type { WebDoor } from '@orrery/ui'
import { notation } from '../src/notation.ts'
import { openView } from '../src/open.ts'
import type { Event, View } from '../src/types.ts'
import { event } from '../words/events.ts'
import { move } from '../words/moves.ts'
import { moment, option } from '../words/options.ts'
import { question } from '../words/page.ts'
import { refusal } from '../words/refusals.ts'
import { Board } from './board.tsx'
import { choices } from './choices.ts'
import { Ending } from './ending.tsx'
import { explain } from './explain.tsx'
import { Seat, SeatChip } from './seat.tsx'
import { Sentence, SideMark, tones } from './sentence.tsx'
import { Shelf } from './shelf.tsx'
import { staged, standing } from './staged.ts'
import { Guide, Purse, Status } from './status.tsx'
import { lit, meaning } from './touch.ts'

/** The fourth entry point: how the race to Thunder's Edge looks. */
export const door: WebDoor<View, Event> = {
  id: 'expedition',
  square: true,
  words: { question, move, event, refusal, tones },
  open: openView,
  print: notation.print,
  offer: (view) => view.offer,
  SideMark,
  Sentence,
  Seat,
  SeatChip,
  Board,
  Shelf,
  Status,
  Purse,
  Guide,
  Ending,
  side: (view, seat) => view.box.names[seat] ?? '',
  order: (view) => view.goods.map((_, seat) => seat),
  choices,
  lit,
  meaning,
  explain,
  staged,
  standing,
  moment,
  option,
}
