import type { Codec } from './codecs.ts'
import type { Json } from './contract.ts'
import { type Entries, type Fields, fieldsIn, indexIn, onlyFields, reading, unlessEmpty } from './fields.ts'

/* An object in a position, key by key: the position itself, a frame of its stack, or one row of a sheet. */

/** A codec that says where its value stands. */
export type FieldCodec<T, C> = Codec<T, C> & {
  /** Its key, where that is not the field's own name. */
  readonly key?: string
  /** Keys further down the table that have to be read before this one. */
  readonly after?: readonly string[]
}

export interface Column<C> {
  readonly field: string
  readonly key: string
  readonly codec: FieldCodec<unknown, C>
}

export type Values = { [field: string]: unknown }

export const columnOf = <C>(field: string, codec: FieldCodec<unknown, C>): Column<C> => ({
  field,
  key: codec.key ?? field,
  codec,
})

export function writeColumns<C>(columns: readonly Column<C>[], values: Values, c: C, i = 0): Entries {
  const out: Entries = {}
  for (const { field, key, codec } of columns) {
    const json = codec.write(values[field], c, i)
    if (json !== undefined) out[key] = json
  }
  return out
}

export function readColumns<C>(
  columns: readonly Column<C>[],
  values: Values,
  c: C,
  all: Fields,
  path = '',
  i = 0,
): void {
  for (const { field, key, codec } of columns) {
    const json = all[key]
    const where = `${path}${key}`
    const at = { now: values[field], all, i }
    reading(where, () => {
      if (json !== undefined) values[field] = codec.read(json, where, c, at)
      else if (codec.usual !== undefined) values[field] = codec.usual(where, c, at)
    })
  }
}

/** An object with one row for each name: `{ jord: { infantry: 2 } }`. Each column is a list of the state, by row. */
export interface Sheet<S> {
  names(s: S): readonly string[]
  /** Rows with nothing to say are written too. */
  readonly always?: true
}

export function sheetCodec<S>({ names, always }: Sheet<S>, columns: readonly Column<S>[]): FieldCodec<unknown, S> {
  const listOf = (s: S, field: string): number[] => (s as Values)[field] as number[]
  const rowOf = (s: S, i: number): Values =>
    Object.fromEntries(columns.map(({ field }) => [field, listOf(s, field)[i]]))
  const readRow = (s: S, i: number, json: Json, where: string): void => {
    const all = fieldsIn(json, where)
    const keys = columns.map(({ key }) => key)
    onlyFields(all, keys, where)
    for (const column of columns) {
      const row = rowOf(s, i)
      readColumns([column], row, s, all, `${where}.`, i)
      listOf(s, column.field)[i] = row[column.field] as number
    }
  }
  return {
    write(_, s) {
      const out: Entries = {}
      for (const [i, name] of names(s).entries()) {
        const row = writeColumns(columns, rowOf(s, i), s, i)
        if (always || Object.keys(row).length > 0) out[name] = row
      }
      return unlessEmpty(out)
    },
    read(json, where, s, { now }) {
      for (const [name, row] of Object.entries(fieldsIn(json, where)))
        readRow(s, indexIn(name, names(s), where), row, `${where}.${name}`)
      return now
    },
  }
}
