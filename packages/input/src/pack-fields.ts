import * as z from 'zod/mini'

/* The parts that schemas of packs are made of. In a pack every row and field may be left out: then it is as delivered. */

/** What a form calls a field, and by which name a part of a JSON Schema is referred to. */
interface Label {
  readonly title?: string
  readonly id?: string
}
export const LABELS = z.registry<Label>()

/** A field with the title a form shows. */
export const titled = <S extends z.ZodMiniType>(title: string, schema: S): S => {
  LABELS.add(schema, { title })
  return schema
}

/** A part that stands once in the JSON Schema, under this name. */
export const namedPart = <S extends z.ZodMiniType>(id: string, title: string, schema: S): S => {
  LABELS.add(schema, { id, title })
  return schema
}

export const optional = z.exactOptional
export const whole = (least: number, most: number): z.ZodMiniNumber => z.int().check(z.gte(least), z.lte(most))
export const text = (most: number): z.ZodMiniString => z.string().check(z.minLength(1), z.maxLength(most))
export const number = (title: string, least: number, most: number) => optional(titled(title, whole(least, most)))

const source = z.enum(['rulebook', 'public', 'inferred', 'house', 'owner'])
export const provenance = optional(titled('Sources', z.record(z.string(), source)))

/** Rows by id; ids that the game does not have are refused. */
export const rowsOf = <S extends z.ZodMiniType>(title: string, ids: readonly string[], row: S) =>
  optional(titled(title, z.strictObject(Object.fromEntries(ids.map((id) => [id, optional(row)])))))

/** A whole pack of a game: its name and version, and the game's sections. */
export const packOf = <Shape extends z.core.$ZodShape>(game: string, sections: Shape) =>
  z.strictObject({
    game: z.literal(game),
    name: titled('Name', text(60)),
    version: titled('Version', text(20)),
    about: optional(titled('About', z.string().check(z.maxLength(2000)))),
    ...sections,
  })
