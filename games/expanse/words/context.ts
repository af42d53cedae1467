import { cardIn, SCORE } from '../src/rules/track.ts'
import { top } from '../src/rules/frames.ts'
import {
  type Card,
  type Frame,
  type Op,
  type Orbital,
  type PlaceRef,
  type Player,
  NONE,
  SEVERAL,
  type View,
} from '../src/types.ts'
import { kindIn, placeIn } from '../src/rules/cell.ts'
import { bandName, baseName, orbitalName } from './names.ts'

/* What is being asked, as the sentences need it. */

export const frameOf = (view: View): Frame | undefined => top(view)

/** The step of an Event or ability that is being carried out. */
export const opOf = (view: View, frame: Frame | undefined): Op | undefined =>
  frame?.step === 'effect' ? view.ruleset.programs[frame.program]?.[frame.pc] : undefined

/** The player whose answer is asked; the viewer's own where nothing is. */
export function askedOf(view: View): Player {
  const asked = frameOf(view)?.seat
  return asked === undefined || asked === SEVERAL ? (view.seating[view.seat] ?? view.active) : asked
}

/** The place of a fleet in hand that comes from off the map. */
export const OFF_MAP = 15

/** A piece in hand, or a picked fleet: its kind, and where it came from. */
export const pieceIn = (code: number): { readonly kind: number; readonly place: number } => ({
  kind: kindIn(code),
  place: placeIn(code),
})

/** AP of an Action card, 0 for anything else. */
export const apOf = (view: View, card: Card): number => (card >= 0 && card < SCORE ? cardIn(view, card).ap : 0)

const orbitalOfRef = (ref: PlaceRef | '', place: number): Orbital =>
  ref === 'O' ? place : ref === 'F' ? pieceIn(place).place : NONE

/** Puts the names of bound places into a text that says "there" or "that Base". */
export function bound(text: string, ref: PlaceRef | '', place: number): string {
  if (place < 0 || ref === '') return text
  if (ref === 'B') return text.replace(/that Base/g, baseName(place))
  if (ref === 'D') return text.replace(/that Band/g, `the ${bandName(place)}`)
  const name = orbitalName(orbitalOfRef(ref, place))
  return text
    .replace(/that Orbital|the Orbital where it (?:stands|was last)/g, name)
    .replace(/ there\b/g, ` in ${name}`)
}
