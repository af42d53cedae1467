import type { GameEvent, Seat, Seen } from '@orrery/kernel'
import type { AnyDoor } from '@orrery/ui'
import { sideNames } from '../parts/names.ts'
import type { Now } from './now.ts'

/** The seat that sentences call "you": friends at one screen are named. */
const readerOf = ({ yours }: Now['situation']): Seat | undefined => (yours.length === 1 ? yours[0] : undefined)

/** The reader's side, which colours "You"; undefined where everybody is named. */
export function readingSide(door: AnyDoor, { view, situation }: Now): string | undefined {
  const you = readerOf(situation)
  return you === undefined ? undefined : sideNames(door, view, situation.seats)[you]
}

interface Made {
  readonly you: Seat | undefined
  readonly said: readonly string[]
}

const made = new WeakMap<object, Made>()

/** What happened, in words for the viewer, one sentence per event; computed once per list of events. */
export function sentences(door: AnyDoor, events: readonly Seen<GameEvent>[], now: Now): readonly string[] {
  const you = readerOf(now.situation)
  const known = made.get(events)
  if (known !== undefined && known.you === you) return known.said
  const said = events.map(({ event }) => door.words.event(event, now.view, you)).filter((text) => text !== '')
  made.set(events, { you, said })
  return said
}
