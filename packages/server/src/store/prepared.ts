import type { Compilable, Kysely, QueryResult } from 'kysely'

/** Stands in a query for a value that every run brings. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A typed query that is put together once: that takes longer than a file takes to run it. `build` gets what stands for the
 * values, of which nothing may be computed; every run brings the values themselves.
 */
export function prepared<S, V extends object, R>(
  build: (values: V) => Compilable<R>,
): (db: Kysely<S>, values: V) => Promise<QueryResult<R>> {
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V
  const query = build(slots).compile()
  return (db, values) => {
    const given = values as { readonly [name: string]: unknown }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value))
    return db.executeQuery({ ...query, parameters })
  }
}
