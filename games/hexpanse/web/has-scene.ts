import type { Seen } from '@orrery/kernel'
import type { Event } from '../src/types.ts'

/* What is shown step by step before the table goes on: a chain reaction, a defeat, and the end. */

/** What changes pieces or life, and is worth a step of its own. */
const SHOWN = [
  'placed',
  'removed',
  'returned',
  'moved',
  'exchanged',
  'mercenaryStolen',
  'attacked',
  'struck',
  'damaged',
  'healed',
  'gained',
  'runs',
  'defeated',
] as const satisfies readonly Event['kind'][]

export type Shown = Extract<Event, { readonly kind: (typeof SHOWN)[number] }>

export const isShown = (e: Event): e is Shown => (SHOWN as readonly string[]).includes(e.kind)

/** One thing led to another: a hit of a territory attack, an ability that answers, a warlord who falls. */
function isLink(e: Event, rest: readonly Event[]): boolean {
  if (e.kind === 'struck' || e.kind === 'defeated' || e.kind === 'won') return true
  // An ability that waits for its player's answer has led to nothing yet.
  return e.kind === 'runs' && (e.destroyed || rest.some(isShown))
}

/** Whether a move has a scene. */
export function hasScene(events: readonly Seen<Event>[]): boolean {
  const all = events.map(({ event }) => event)
  return all.some((e, i) => isLink(e, all.slice(i + 1)))
}
