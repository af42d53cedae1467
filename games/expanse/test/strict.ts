import type { Refusal } from '@orrery/kernel'
import { type Spec, Table, table as plain } from './table.ts'

/** A table that looks twice: whatever is asked about must be either open or refused, never both and never neither. */
class StrictTable extends Table {
  override refusals(line: string): readonly Refusal[] {
    const found = super.refusals(line)
    if (this.offer().includes(line) !== (found.length === 0))
      throw new Error(`${line}: both open and refused, or neither`)
    return found
  }
}

/** A strict table from a position. */
export const table = (position: Spec): Table => new StrictTable(plain(position).state)
