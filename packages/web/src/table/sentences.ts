import type { GameEvent, Seat, Seen } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'
import { sideNames } from '../parts/names.ts'
import type { Now } from './now.ts'

/** The seat that sentences call "you": friends at one screen are named. */
const readerOf = ({ yours }: Now['update']): Seat | undefined => (yours.length === 1 ? yours[0] : undefined)

/** The reader's side, which colours "You"; undefined where everybody is named. */
export function readingSide(entryPoint: AnyEntryPoint, { view, update }: Now): string | undefined {
  const you = readerOf(update)
  return you === undefined ? undefined : sideNames(entryPoint, view, update.seats)[you]
}

interface Made {
  readonly you: Seat | undefined
  readonly said: readonly string[]
}

const made = new WeakMap<object, Made>()

/** What happened, in words for the viewer, one sentence per event; computed once per list of events. */
export function sentences(entryPoint: AnyEntryPoint, events: readonly Seen<GameEvent>[], now: Now): readonly string[] {
  const you = readerOf(now.update)
  const known = made.get(events)
  if (known !== undefined && known.you === you) return known.said
  const said = events.map(({ event }) => entryPoint.words.event(event, now.view, you)).filter((text) => text !== '')
  made.set(events, { you, said })
  return said
}
