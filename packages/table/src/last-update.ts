import type { LiveUpdate } from './update.ts'

/** A JSON value that is kept here alone, so that it can be changed in place; undefined where there was none so far. */
type Kept = string | number | boolean | null | undefined | Kept[] | Parts

/** An object: its keys and the value of each, in the same order. No lookup by key can meet one that is inherited. */
interface Parts {
  keys: string[]
  values: Kept[]
}

/**
 * The last update that was sent through a socket. What has changed since then is found, worded and kept in one walk
 * over the new one: it runs for every value of every update to everybody, and makes nothing where nothing has changed.
 */
export class LastUpdate {
  readonly #kept: Kept[]

  constructor(update: LiveUpdate) {
    this.#kept = [keptOf(update)]
  }

  /** The text of the `Changed` that leads from the last update to this one, which is the last one from now on. */
  changedText(update: LiveUpdate): string {
    return `{"t":"changed","change":${changeAt(this.#kept, 0, update) || '{}'}}`
  }
}

/*
 * What follows reads a value as `JSON.stringify` does: fields without a value are left out, in a list they are null, and
 * an object may say by `toJSON` what stands for it. The text of a change is '' where nothing has changed.
 */

const isAbsent = (value: unknown): boolean => value === undefined || typeof value === 'function'

function plain(value: object): unknown {
  const { toJSON } = value as { readonly toJSON?: unknown }
  return typeof toJSON === 'function' ? (JSON.parse(JSON.stringify(value)) as unknown) : value
}

function changeAt(kept: Kept[], i: number, value: unknown): string {
  const before = kept[i]
  if (before === value) return ''
  if (typeof value !== 'object' || value === null) return replaced(kept, i, value)
  if (Array.isArray(value)) return Array.isArray(before) ? changeOfList(before, value) : replaced(kept, i, value)
  const after = plain(value)
  if (after !== value) return changeAt(kept, i, after)
  const isSameKind = typeof before === 'object' && before !== null && !Array.isArray(before)
  return isSameKind ? changeOfParts(before, value as { readonly [key: string]: unknown }) : replaced(kept, i, value)
}

function replaced(kept: Kept[], i: number, value: unknown): string {
  const before = kept[i]
  const after = keptOf(value)
  kept[i] = after
  return before === after ? '' : `[${JSON.stringify(value) ?? 'null'}]`
}

const added = (changes: string, key: string, change: string): string =>
  `${changes === '' ? '{' : `${changes},`}${key}:${change}`
const closed = (changes: string): string => (changes === '' ? '' : `${changes}}`)

function changeOfList(kept: Kept[], after: readonly unknown[]): string {
  const { length } = kept
  let changes = ''
  for (let i = 0; i < after.length; i++) {
    const change = changeAt(kept, i, after[i] ?? null)
    if (change !== '') changes = added(changes, `"${i}"`, change)
  }
  if (length === after.length) return closed(changes)
  kept.length = after.length
  return closed(added(changes, '"length"', `[${after.length}]`))
}

/** Keys nearly always come in the same order as before; from the first that does not, they are stored again. */
function changeOfParts(kept: Parts, after: { readonly [key: string]: unknown }): string {
  let [changes, i] = ['', 0]
  let rest: Map<string, Kept> | undefined
  for (const key in after) {
    const value = after[key]
    if (isAbsent(value)) continue
    if (rest === undefined && kept.keys[i] !== key) rest = cutOff(kept, i)
    if (rest !== undefined) {
      kept.keys.push(key)
      kept.values.push(rest.get(key))
      rest.delete(key)
    }
    const change = changeAt(kept.values, i++, value)
    if (change !== '') changes = added(changes, JSON.stringify(key), change)
  }
  if (rest === undefined && i < kept.keys.length) rest = cutOff(kept, i)
  if (rest !== undefined) for (const key of rest.keys()) changes = added(changes, JSON.stringify(key), '[]')
  return closed(changes)
}

/** Takes out everything from this place on. */
function cutOff({ keys, values }: Parts, from: number): Map<string, Kept> {
  const rest = new Map(keys.slice(from).map((key, i) => [key, values[from + i]]))
  keys.length = from
  values.length = from
  return rest
}

function keptOf(value: unknown): Kept {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return Array.from<unknown, Kept>(value, keptOf)
  const after = plain(value)
  if (after !== value) return keptOf(after)
  const parts: Parts = { keys: [], values: [] }
  for (const [key, part] of Object.entries(value)) {
    if (isAbsent(part)) continue
    parts.keys.push(key)
    parts.values.push(keptOf(part))
  }
  return parts
}
