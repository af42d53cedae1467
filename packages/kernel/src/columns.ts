import type { Codec } from './codecs.ts'
import { type Entries, type Fields, fieldsIn, indexIn, onlyFields, reading, unlessEmpty } from './fields.ts'

/* An object in a position, key by key: the position itself, a frame of its stack, or one row of a sheet. */

/** A codec that knows the key of its value. */
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

export function writeColumns<C>(columns: readonly Column<C>[], values: Values, c: C): Entries {
  const out: Entries = {}
  for (const { field, key, codec } of columns) {
    const json = codec.write(values[field], c, 0)
    if (json !== undefined) out[key] = json
  }
  return out
}

/** The value of one column, or `now` where the object leaves it out and the codec has no default. */
function valueIn<C>({ key, codec }: Column<C>, c: C, all: Fields, path: string, now: unknown, i: number): unknown {
  const json = all[key]
  if (json === undefined && codec.usual === undefined) return now
  const where = `${path}${key}`
  return reading(where, () =>
    json === undefined ? codec.usual?.(where, c, { now, all, i }) : codec.read(json, where, c, { now, all, i }),
  )
}

export function readColumns<C>(columns: readonly Column<C>[], values: Values, c: C, all: Fields, path = ''): void {
  for (const column of columns) values[column.field] = valueIn(column, c, all, path, values[column.field], 0)
}

/** An object with one row for each name: `{ jord: { infantry: 2 } }`. Each column is a list of the state, by row. */
export interface Sheet<S> {
  names(s: S): readonly string[]
  /** Also write rows without any values. */
  readonly always?: true
}

export function sheetCodec<S>({ names, always }: Sheet<S>, columns: readonly Column<S>[]): FieldCodec<unknown, S> {
  const listOf = (s: S, { field }: Column<S>): number[] => (s as Values)[field] as number[]
  return {
    write(_, s) {
      const known = names(s)
      const rows: (Entries | undefined)[] = []
      for (const column of columns) {
        const list = listOf(s, column)
        for (let i = 0; i < known.length; i++) {
          const json = column.codec.write(list[i], s, i)
          if (json !== undefined) (rows[i] ??= {})[column.key] = json
        }
      }
      const out: Entries = {}
      for (const [i, name] of known.entries()) {
        const row = rows[i] ?? (always ? {} : undefined)
        if (row !== undefined) out[name] = row
      }
      return unlessEmpty(out)
    },
    read(json, where, s, { now }) {
      const known = names(s)
      const keys = columns.map(({ key }) => key)
      for (const [name, row] of Object.entries(fieldsIn(json, where))) {
        const i = indexIn(name, known, where)
        const path = `${where}.${name}`
        const all = fieldsIn(row, path)
        onlyFields(all, keys, path)
        for (const column of columns) {
          const list = listOf(s, column)
          list[i] = valueIn(column, s, all, `${path}.`, list[i], i) as number
        }
      }
      return now
    },
  }
}
