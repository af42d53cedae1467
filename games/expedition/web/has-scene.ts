import type { Seen } from '@orrery/kernel'
import type { Event } from '../src/types.ts'

/* What is shown before the table goes on: a slice claimed, The Fracture, Thunder's Edge placed, and the end. */

export type Turning = Extract<Event, { readonly kind: 'claimed' | 'fracture' | 'placed' }>

export const TITLES: { readonly [kind in Turning['kind']]: string } = {
  claimed: 'The expedition',
  fracture: 'The Fracture',
  placed: "Thunder's Edge",
}

export const isTurning = (e: Event): e is Turning => e.kind in TITLES

/** Whether a move has a scene. */
export const hasScene = (events: readonly Seen<Event>[]): boolean =>
  events.some(({ event }) => isTurning(event) || event.kind === 'over')
