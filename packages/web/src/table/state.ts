import type { Seat } from '@orrery/kernel'
import type { Signs, Target } from '@orrery/ui'
import type { LineState } from '../net/link.ts'
import type { Chosen } from './confirming.ts'
import type { MiddleCard } from './middle-card.ts'
import type { Note } from './note.ts'
import type { Moment, Now } from './now.ts'
import type { Playing } from './scene-player.ts'
import type { PointedStep } from './turns.ts'

/* What the page holds of one table. */

export interface TableState {
  readonly line: LineState
  readonly now: Now | undefined
  readonly moment: Moment | undefined
  /** The scene that is played now. */
  readonly scene: Playing | undefined
  /** The row of the others' turns that is pointed at. */
  readonly pointedStep: PointedStep | undefined
  /** Whether any moment was ever shown. */
  readonly looked: boolean
  readonly selected: Target | undefined
  readonly pointed: Target | undefined
  /** The card in the middle of a phone's shelf. */
  readonly middle: MiddleCard | undefined
  readonly note: Note | undefined
  /** A move that the player is asked about first: played when it is confirmed. */
  readonly confirming: Chosen | undefined
  readonly sending: boolean
  readonly scoreNow: boolean
  /** Whether the player asked for the best moves. */
  readonly hinting: boolean
  /** What the hint signs on the table. */
  readonly signs: Signs | undefined
  /** Where friends share a screen: the seat whose secrets may be seen now. */
  readonly unveiled: Seat | undefined
}

export const START: TableState = {
  line: 'joining',
  now: undefined,
  moment: undefined,
  scene: undefined,
  pointedStep: undefined,
  looked: false,
  selected: undefined,
  pointed: undefined,
  middle: undefined,
  note: undefined,
  confirming: undefined,
  sending: false,
  scoreNow: false,
  hinting: false,
  signs: undefined,
  unveiled: undefined,
}

/** Friends share a screen, and the next player has not confirmed yet that they are there. */
export const isVeiled = ({ now, unveiled }: TableState): boolean =>
  now !== undefined && now.update.yours.length > 1 && now.update.outcome === null && unveiled !== now.update.you
