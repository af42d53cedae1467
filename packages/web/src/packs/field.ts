import type { Json } from '@orrery/kernel'

/*
 * What a form needs to know of a JSON Schema: fields with plain labels, made from the same declarations that read a pack.
 */

/** A value that a list offers. */
export type Plain = string | number | boolean

interface Named {
  /** What the form calls it; '' where it needs no label. */
  readonly title: string
}

export interface TextField extends Named {
  readonly kind: 'text'
  readonly most: number
}
export interface AmountField extends Named {
  readonly kind: 'amount'
  readonly least: number
  readonly most: number
}
export interface ChoiceField extends Named {
  readonly kind: 'choice'
  readonly choices: readonly Plain[]
}
interface FlagField extends Named {
  readonly kind: 'flag'
}
/** Some of a few values, in any order. */
export interface SeveralField extends Named {
  readonly kind: 'several'
  readonly choices: readonly Plain[]
}
export interface ListField extends Named {
  readonly kind: 'list'
  /** Read when it is asked for: some lists hold themselves. */
  item(): Field
}
export interface TupleField extends Named {
  readonly kind: 'tuple'
  readonly items: readonly Field[]
}
export interface GroupField extends Named {
  readonly kind: 'group'
  readonly parts: readonly Part[]
}
/** One of several groups, distinguished by the field named in `by`. */
export interface KindsField extends Named {
  readonly kind: 'kinds'
  readonly by: string
  readonly kinds: readonly { readonly name: string; readonly group: GroupField }[]
}
export interface EitherField extends Named {
  readonly kind: 'either'
  readonly ways: readonly Field[]
}
/** Nothing a form can change: it has one value, or none that a form knows of. */
interface FixedField extends Named {
  readonly kind: 'fixed'
  readonly value?: Json
}

export type Field =
  | TextField
  | AmountField
  | ChoiceField
  | FlagField
  | SeveralField
  | ListField
  | TupleField
  | GroupField
  | KindsField
  | EitherField
  | FixedField

export interface Part {
  readonly key: string
  readonly field: Field
  readonly optional: boolean
}

type Schema = { readonly [key: string]: Json }

const isSchema = (json: Json | undefined): json is Schema =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)
const listIn = (json: Json | undefined): readonly Json[] => (isList(json) ? json : [])
const isPlain = (json: Json): json is Plain => ['string', 'number', 'boolean'].includes(typeof json)
const numberOr = (json: Json | undefined, other: number): number => (typeof json === 'number' ? json : other)

const MOST_TEXT = 2000
const MOST_NUMBER = 99

/** Turns the parts of one JSON Schema into fields. */
export class Fields {
  readonly #root: Schema
  constructor(root: Json) {
    this.#root = isSchema(root) ? root : {}
  }

  /** The field at a path of properties, such as `cards`, `A05`. */
  at(...path: readonly string[]): Field | undefined {
    let here: Field | undefined = this.read(this.#root)
    for (const key of path) {
      if (here?.kind !== 'group') return undefined
      here = here.parts.find((part) => part.key === key)?.field
    }
    return here
  }

  read(json: Json | undefined): Field {
    const schema = isSchema(json) ? json : {}
    const title = typeof schema['title'] === 'string' ? schema['title'] : ''
    if (schema['$ref'] !== undefined) return this.#named(this.read(this.#resolved(json)), title)
    const wrapped = listIn(schema['allOf'])
    if (wrapped.length === 1) return this.#named(this.read(wrapped[0]), title)
    const ways = this.#waysOf(schema)
    if (ways.length > 0) return this.#oneOf(ways, title)
    return this.#plain(schema, title)
  }

  #named(field: Field, title: string): Field {
    return title === '' ? field : { ...field, title }
  }

  /** The part of the schema that a reference leads to; what is no reference leads to itself. */
  #resolved(json: Json | undefined): Json | undefined {
    const ref = isSchema(json) ? json['$ref'] : undefined
    if (typeof ref !== 'string') return json
    const keys = ref.replace(/^#\/?/, '').split('/')
    return keys.reduce<Json | undefined>((part, key) => (isSchema(part) ? part[key] : undefined), this.#root)
  }

  /** The shapes that a value may have, including those of nested shapes; optional fields are handled elsewhere. */
  #waysOf(schema: Schema): readonly Json[] {
    return [...listIn(schema['anyOf']), ...listIn(schema['oneOf'])].flatMap((way) => {
      const inner = isSchema(way) ? this.#waysOf(way) : []
      if (inner.length > 0 && isSchema(way) && way['title'] === undefined) return inner
      return isNull(way) ? [] : [way]
    })
  }

  #oneOf(ways: readonly Json[], title: string): Field {
    if (ways.length === 1) return this.#named(this.read(ways[0]), title)
    const listed = ways.map((way) => valuesIn(way))
    if (listed.every((values) => values !== undefined)) return { kind: 'choice', title, choices: listed.flat() }
    const by = discriminator(ways.flatMap((way) => this.#shapes(way)))
    if (by === undefined) return { kind: 'either', title, ways: ways.map((way) => this.read(way)) }
    const kinds = ways.flatMap((way) => {
      const named = isSchema(way) && typeof way['title'] === 'string' ? way['title'] : ''
      return this.#shapes(way).flatMap((shape) => {
        const group = this.#named(this.read(shape), named)
        const [name] = valuesIn(propertiesOf(shape)[by]) ?? []
        return group.kind === 'group' && typeof name === 'string' ? [{ name, group }] : []
      })
    })
    return { kind: 'kinds', title, by, kinds }
  }

  /** A shape, or the shapes of a union. */
  #shapes(json: Json): readonly Json[] {
    const resolved = this.#resolved(json) ?? json
    const inner = isSchema(resolved) ? this.#waysOf(resolved) : []
    return inner.length > 0 ? inner : [resolved]
  }

  #plain(schema: Schema, title: string): Field {
    const values = valuesIn(schema)
    if (values?.length === 1 && values[0] === true) return { kind: 'flag', title }
    if (values?.length === 1 && values[0] !== undefined) return { kind: 'fixed', title, value: values[0] }
    if (values !== undefined) return { kind: 'choice', title, choices: values }
    switch (schema['type']) {
      case 'string':
        return { kind: 'text', title, most: numberOr(schema['maxLength'], MOST_TEXT) }
      case 'integer':
      case 'number':
        return {
          kind: 'amount',
          title,
          least: numberOr(schema['minimum'], 0),
          most: Math.min(MOST_NUMBER, numberOr(schema['maximum'], MOST_NUMBER)),
        }
      case 'boolean':
        return { kind: 'flag', title }
      case 'array':
        return this.#array(schema, title)
      case 'object':
        return this.#object(schema, title)
      default:
        return { kind: 'fixed', title }
    }
  }

  #array(schema: Schema, title: string): Field {
    const places = listIn(schema['prefixItems'])
    if (places.length > 0) return { kind: 'tuple', title, items: places.map((place) => this.read(place)) }
    const choices = valuesIn(this.#resolved(schema['items']))
    if (choices !== undefined) return { kind: 'several', title, choices }
    return { kind: 'list', title, item: () => this.read(schema['items']) }
  }

  #object(schema: Schema, title: string): Field {
    const required = listIn(schema['required'])
    const parts = Object.entries(propertiesOf(schema)).flatMap(([key, part]): readonly Part[] => {
      const field = this.read(part)
      const optional = !required.includes(key)
      return field.kind === 'fixed' && (optional ? field.value === undefined : false) ? [] : [{ key, field, optional }]
    })
    return parts.length === 0 && !isSchema(schema['properties'])
      ? { kind: 'fixed', title }
      : { kind: 'group', title, parts }
  }
}

const isNull = (json: Json): boolean => isSchema(json) && json['type'] === 'null'

/** The values a schema lists; undefined where it lists none. */
function valuesIn(json: Json | undefined): readonly Plain[] | undefined {
  if (!isSchema(json)) return undefined
  const [only, several] = [json['const'], json['enum']]
  if (only !== undefined) return [only].filter(isPlain)
  return isList(several) ? several.filter(isPlain) : undefined
}

function propertiesOf(json: Json): { readonly [key: string]: Json } {
  const properties = isSchema(json) ? json['properties'] : undefined
  return isSchema(properties) ? properties : {}
}

/** The property that has one value in each of the shapes. */
function discriminator(ways: readonly Json[]): string | undefined {
  const [first] = ways
  if (first === undefined) return undefined
  return Object.keys(propertiesOf(first)).find((key) =>
    ways.every((way) => valuesIn(propertiesOf(way)[key])?.length === 1),
  )
}

/** The initial value of a field that is added. */
export function startOf(field: Field): Json {
  switch (field.kind) {
    case 'text':
      return ''
    case 'fixed':
      return field.value ?? ''
    case 'amount':
      return Math.max(1, field.least)
    case 'choice':
      return field.choices[0] ?? ''
    case 'flag':
      return true
    case 'several':
      return field.choices.slice(0, 1)
    case 'list':
      return [startOf(field.item())]
    case 'tuple':
      return field.items.map(startOf)
    case 'group':
      return startOfGroup(field)
    case 'kinds': {
      const [kind] = field.kinds
      return kind === undefined ? {} : startOfKind(field, kind.name)
    }
    case 'either': {
      const [way] = field.ways
      return way === undefined ? '' : startOf(way)
    }
  }
}

const startOfGroup = ({ parts }: GroupField): { [key: string]: Json } =>
  Object.fromEntries(parts.filter(({ optional }) => !optional).map(({ key, field }) => [key, startOf(field)]))

export function startOfKind({ by, kinds }: KindsField, name: string): Json {
  const kind = kinds.find((one) => one.name === name)
  return { [by]: name, ...(kind === undefined ? {} : startOfGroup(kind.group)) }
}

/** Whether a value can be shown by a field. */
export function canShow(field: Field, value: Json | undefined): boolean {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string'
    case 'amount':
      return typeof value === 'number'
    case 'choice':
      return field.choices.some((choice) => choice === value)
    case 'flag':
      return typeof value === 'boolean'
    case 'several':
    case 'list':
    case 'tuple':
      return Array.isArray(value)
    case 'group':
    case 'kinds':
      return isSchema(value)
    case 'either':
      return field.ways.some((way) => canShow(way, value))
    case 'fixed':
      return field.value === undefined || field.value === value
  }
}

/** The group that a value is of; where several have its name, the one that it fits. */
export function kindOf(field: Field, value: Json | undefined): KindsField['kinds'][number] | undefined {
  if (field.kind !== 'kinds' || !isSchema(value)) return undefined
  const named = field.kinds.filter(({ name }) => name === value[field.by])
  const fitting = named.find(({ group }) =>
    group.parts.every((part) => part.optional || canShow(part.field, value[part.key])),
  )
  return fitting ?? named[0]
}
