import type { Json, Pack } from '@orrery/kernel'

/* A pack while it is written: every change can be taken back, and rows that are as delivered leave the pack. */

export interface Editing {
  readonly pack: Pack
  readonly past: readonly Pack[]
  readonly future: readonly Pack[]
}

export type Change =
  /** The value at a path; undefined takes it away. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: Json | undefined }
  | { readonly kind: 'open'; readonly pack: Pack }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

export type Path = readonly (string | number)[]

const MOST_STEPS = 200

export const opened = (pack: Pack): Editing => ({ pack, past: [], future: [] })

export function changed(editing: Editing, change: Change): Editing {
  const { pack, past, future } = editing
  switch (change.kind) {
    case 'open':
      return opened(change.pack)
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? editing : { pack: before, past: past.slice(0, -1), future: [pack, ...future] }
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? editing : { pack: after, past: [...past, pack], future: rest }
    }
    case 'set': {
      const next = withValue(pack, change.path, change.value) as Pack
      return { pack: next, past: [...past, pack].slice(-MOST_STEPS), future: [] }
    }
  }
}

/** The same JSON with another value at a path; objects that become empty on the way go. */
export function withValue(json: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (isList(json) && typeof key === 'number') {
    const inner = withValue(json[key], rest, value)
    return inner === undefined ? json.toSpliced(key, 1) : json.with(key, inner)
  }
  const fields = isObject(json) ? json : {}
  const inner = withValue(fields[key], rest, value)
  const isEmpty = inner === undefined || (isObject(inner) && Object.keys(inner).length === 0 && rest.length > 0)
  if (isEmpty) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
  return { ...fields, [key]: inner }
}

export function valueAt(json: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => {
    if (isList(here)) return here[Number(key)]
    return isObject(here) ? here[key] : undefined
  }, json)
}

function isObject(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json)
}
