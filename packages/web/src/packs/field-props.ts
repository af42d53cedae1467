import type { Json } from '@orrery/kernel'
import type { Field } from './field.ts'

/** What a value is called in the field of this title: "exactly" for must, "Mariner Valley" for mariner-valley. */
export type NameOf = (value: string, title: string) => string

export interface FieldProps<F extends Field = Field> {
  readonly field: F
  readonly value: Json | undefined
  readonly nameOf: NameOf
  /** For screen readers, which do not see the context. */
  readonly label: string
  change(value: Json): void
}
