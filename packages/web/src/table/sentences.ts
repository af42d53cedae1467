import type { GameEvent, Seen } from '@orrery/kernel'
import type { AnyDoor } from '@orrery/ui'

const made = new WeakMap<object, readonly string[]>()

/** What happened, in words, one sentence per event; made once for each list of events. */
export function sentences(door: AnyDoor, events: readonly Seen<GameEvent>[], view: unknown): readonly string[] {
  const known = made.get(events)
  if (known !== undefined) return known
  const said = events.map(({ event }) => door.words.event(event, view)).filter((text) => text !== '')
  made.set(events, said)
  return said
}
