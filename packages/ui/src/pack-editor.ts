import type { Json, Pack } from '@orrery/kernel'
import type { Part } from './entry-point.ts'

/** What a game adds to the editor of its packs; everything else follows from the schema of a pack. */
export interface PackEditor {
  /** Sections of a pack in the order of their tabs; rows of the first come first. */
  readonly sections: readonly PackSection[]
  /** What a value is called in the field of this title: "exactly" for must, "Mariner Valley" for mariner-valley. */
  nameOf(value: string, title: string): string
  /** A row as the wall and the form tell of it. */
  tell(pack: Pack, section: string, row: string): ToldRow
  /** Data of a row that an owner can compare with the box: what "checked" speaks for. */
  dataOf(pack: Pack, section: string, row: string): readonly string[]
  /** A position in which the row comes into play, or undefined where there is nothing to try; `pack` is its hash. */
  trial?(pack: string, section: string, row: string, seed: string): PackTrial | undefined
  /** Fields that are touched on a drawing instead of typed, as `cards.ability`, and the drawing. */
  readonly drawn?: { readonly [field: string]: Part<DrawnField> }
  /** Rows of these sections have a picture, on the wall and beside the form. */
  readonly pictures?: { readonly [section: string]: Part<PackRow> }
  /** Rows of these sections have more to show beside the form. */
  readonly beside?: { readonly [section: string]: Part<PackRow> }
}

export interface PackTrial {
  readonly position: Json
  readonly seats: number
}

export interface PackSection {
  readonly id: string
  readonly title: string
}

export interface ToldRow {
  readonly title: string
  /** What it does, in the words of the table. */
  readonly text: string
  /** At the corner: "3 AP". */
  readonly corner: string
  /** Below: its tabs and the like; `side` gives a mark the colour of a side. */
  readonly marks: readonly { readonly text: string; readonly side?: string }[]
  readonly isHouse: boolean
  /** Where its values come from, in a sentence; '' where that is not known. */
  readonly sources: string
}

export interface PackRow {
  readonly pack: Pack
  readonly section: string
  readonly row: string
}

export interface DrawnField extends PackRow {
  /** What the form calls it. */
  readonly label: string
  readonly value: Json | undefined
  readonly delivered: Json | undefined
  change(value: Json): void
}
