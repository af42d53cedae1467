import {
  type Column,
  columnOf,
  type FieldCodec,
  readColumns,
  type Sheet,
  sheetCodec,
  type Values,
  writeColumns,
} from './columns.ts'
import type { Seat } from './contract.ts'
import type { Entries, Fields } from './fields.ts'

/*
 * One table describes each field of a state: how it starts, how it is copied, who sees it, and how it is written in a
 * position. Clones, views, empty states and positions are all made from it.
 */

/** A list of frames, a list, or a list of fixed length, which is shared while it is empty. */
export type Cloning = 'frames' | 'list' | 'fixedList'

/** Lists that are changed in place must be copied; lists that are only replaced can be shared between clones. */
type Copying<T> = T extends unknown[] ? { readonly clone: Cloning } : { readonly clone?: never }

type Started<T, C> = ((c: C) => T) | (T extends number | string | boolean ? T : never)

/** The whole value under its own key, or each entry of a list in its row of a sheet. */
type Saved<T, S> =
  | (FieldCodec<T, S> & { readonly sheet?: never })
  | (FieldCodec<number, S> & { readonly sheet: string })

/** `K` is a field of the state `S`, `V` what a seat sees of the state, `C` what a new state is made from. */
export type StateField<S, V, C, K extends keyof S> = Copying<S[K]> & {
  /**
   * A number, string or boolean as it is; lists and objects are made by a function, so that no two states share one.
   */
  readonly start: Started<S[K], C>
  /** Nobody sees a field without this. */
  readonly visibleTo?: 'all' | ((s: S, seat: Seat) => K extends keyof V ? V[K] : never)
  /** In a table that is added to another: the row it comes before. */
  readonly before?: string
  /** How it is written in a position; a string names the key it is derived from. */
  readonly position: string | Saved<S[K], S> | readonly Saved<S[K], S>[]
}

export type StateFields<S, V, C> = { readonly [K in keyof S]: StateField<S, V, C, K> }

/** What a view has beyond the fields of the state. */
export type ViewFields<S, V> = { readonly [K in Exclude<keyof V, keyof S>]: (s: S, seat: Seat) => V[K] }

interface Placed {
  readonly before?: string
}

/** A table with the rows of another in their places; rows that name no place come last. */
export function withRows<T extends object, M extends { readonly [field: string]: Placed }>(table: T, more: M): T & M {
  const rows = Object.entries(table as { readonly [field: string]: unknown })
  for (const [field, row] of Object.entries<Placed>(more)) {
    const place = rows.findIndex(([other]) => other === row.before)
    rows.splice(place < 0 ? rows.length : place, 0, [field, row])
  }
  return Object.fromEntries(rows) as T & M
}

/** A field of any type; the table has checked that field and codec belong together. */
interface AnyField<S> {
  readonly position: string | Saved<unknown, S> | readonly Saved<unknown, S>[]
}

type Sheets<S> = { readonly [key: string]: Sheet<S> }

const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? (one as readonly T[]) : [one as T])

/** A column for each key; a sheet comes where its first column is. */
function columnsOf<S>(table: readonly [string, AnyField<S>][], sheets: Sheets<S>): Column<S>[] {
  const found: Column<S>[] = []
  const rows = new Map<string, Column<S>[]>()
  for (const [field, { position }] of table) {
    for (const codec of typeof position === 'string' ? [] : listed(position)) {
      const column = columnOf(field, codec as FieldCodec<unknown, S>)
      const sheet = codec.sheet === undefined ? undefined : sheets[codec.sheet]
      const known = rows.get(codec.sheet ?? '')
      if (codec.sheet === undefined || sheet === undefined) found.push(column)
      else if (known !== undefined) known.push(column)
      else {
        const columns = [column]
        rows.set(codec.sheet, columns)
        found.push({ field, key: codec.sheet, codec: sheetCodec(sheet, columns) })
      }
    }
  }
  return found
}

/** Each column after those that have to be read before it. */
function readingOrder<S>(columns: readonly Column<S>[]): readonly Column<S>[] {
  const order = new Set<Column<S>>()
  const visit = (column: Column<S>): void => {
    if (order.has(column)) return
    for (const other of columns) if (column.codec.after?.includes(other.key)) visit(other)
    order.add(column)
  }
  for (const column of columns) visit(column)
  return [...order]
}

export interface PositionFields<S> {
  /** Every key that a position may have. */
  readonly keys: readonly string[]
  /** In the order of the table. */
  write(s: S): Entries
  /** Reads all fields into an empty state. */
  read(s: S, all: Fields): void
}

/** `header` names the keys that make the empty state and are not in the table. */
export function positionFields<S>(
  table: { readonly [K in keyof S]: AnyField<S> },
  header: readonly string[],
  sheets: Sheets<S> = {},
): PositionFields<S> {
  const fields = Object.entries<AnyField<S>>(table)
  const columns = columnsOf(fields, sheets)
  const order = readingOrder(columns)
  const keys = [...header, ...columns.map(({ key }) => key)]
  for (const [field, { position }] of fields)
    if (typeof position === 'string' && !keys.includes(position))
      throw new Error(`${field} is derived from ${position}, which no position has`)
  return {
    keys,
    write: (s) => writeColumns(columns, s as Values, s),
    read: (s, all) => readColumns(order, s as Values, s, all),
  }
}
