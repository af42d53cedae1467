import type { Id } from '@orrery/kernel'
import type { Base, Cube, Fleet, Orbital } from '../types.ts'

/** A kind of piece at a place as one number: a cube on a Base, or a fleet in an Orbital. */
export type Cell = Id<'Cell'>

/** Cells of one kind of piece: more than there are Bases or Orbitals. */
export const CELLS_PER_KIND = 16

export const cellOf = (kind: Cube | Fleet, place: Base | Orbital): Cell => kind * CELLS_PER_KIND + place
export const kindIn = (cell: Cell): number => cell >> 4
export const placeIn = (cell: Cell): number => cell & 15
