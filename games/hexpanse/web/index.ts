import { byKind, type WebEntryPoint } from '@orrery/ui'
import { notation } from '../src/notation.ts'
import { openView } from '../src/open.ts'
import { packs } from '../src/packs.ts'
import { DONE, RESIGN, SKIP } from '../src/rules/moves.ts'
import type { Event, View } from '../src/types.ts'
import { asked } from '../words/ask.ts'
import { event } from '../words/events.ts'
import { moment, option } from '../words/moment.ts'
import { hint, move } from '../words/moves.ts'
import { playerName } from '../words/names.ts'
import { choosing } from '../words/page.ts'
import { refusal } from '../words/refusals.ts'
import { waste } from '../words/waste.ts'
import { Board } from './board.tsx'
import { colourOf, COLOURS as colours, factionOf } from './colours.ts'
import { explain } from './explain.tsx'
import { Guide } from './guide.tsx'
import { hasScene } from './has-scene.ts'
import { explainedAt } from './rulebook.ts'
import { Seat, SeatChip } from './seat.tsx'
import { Sentence, SideMark, tones } from './sentence.tsx'
import { Shelf } from './shelf.tsx'
import { staged, standing } from './staged.ts'
import { steps } from './steps.ts'
import { Purse, Status } from './status.tsx'
import { menu } from './menu.tsx'
import { meant } from './touch.ts'
import { verdict } from './verdict.ts'
import { ways } from './ways.ts'
import './sides.css'

/** The fourth entry point: how Hexpanse looks. */
export const entryPoint: WebEntryPoint<View, Event> = {
  id: 'hexpanse',
  square: true,
  words: { question: asked, move, event, refusal, tones },
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
  Purse,
  Guide,
  scene: (events) => (hasScene(events) ? async (moved) => (await import('./scenes.ts')).scene(moved) : undefined),
  steps,
  colour: (view, seat) => colourOf(factionOf(view, seat)),
  side: playerName,
  order: (view) => view.ruleset.sideOf.map((_, seat) => seat),
  ways,
  meant,
  choice: choosing,
  hint,
  menu,
  waste,
  compare: byKind([], [SKIP, RESIGN, DONE]),
  explain,
  explainedAt,
  staged,
  standing,
  verdict,
  unscored: true,
  moment,
  option,
}
