import type { Json } from '@orrery/kernel'
import type { Update } from './protocol.ts'

/*
 * What has changed from one JSON value to the next: `[]` where a field is gone, `[value]` where it is another one, and
 * `{ key: change }` where only parts of it changed. A list has its indexes and its `length` as keys.
 */
export type Change = readonly [] | readonly [Json] | { readonly [key: string]: Change }

/** An update as what has changed since the last one on the same socket. */
export interface Changed {
  readonly t: 'changed'
  readonly change: Change
}

type Parts = { readonly [key: string]: Json }

const isParts = (json: Json | undefined): json is Parts => typeof json === 'object' && json !== null

/** Undefined where nothing has. */
export function changeOf(before: Json | undefined, after: Json): Change | undefined {
  if (before === after) return undefined
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  const changes: { [key: string]: Change } = {}
  for (const key of Object.keys(after)) {
    const change = changeOf(before[key], after[key] ?? null)
    if (change !== undefined) changes[key] = change
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) changes['length'] = [after.length]
  } else for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes[key] = []
  return Object.keys(changes).length === 0 ? undefined : changes
}

const isReplaced = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change)

/** The value after that change. What has not changed is the same object as before. */
export function changed(before: Json | undefined, change: Change): Json {
  if (isReplaced(change)) return change[0] ?? null
  if (Array.isArray(before)) return changedList(before, change)
  const old = isParts(before) ? before : {}
  const kept = Object.entries(old).filter(([key]) => change[key] === undefined)
  const isThere = ([, part]: [string, Change]): boolean => !isReplaced(part) || part.length > 0
  const parts = Object.entries(change).filter(isThere)
  return Object.fromEntries([...kept, ...parts.map(([key, part]) => [key, changed(old[key], part)] as const)])
}

function changedList(before: readonly Json[], change: { readonly [key: string]: Change }): Json {
  const { length, ...parts } = change
  const after = length === undefined ? before.slice() : before.slice(0, Number(changed(before.length, length)))
  for (const [key, part] of Object.entries(parts)) after[Number(key)] = changed(after[Number(key)], part)
  return after
}

/** What to send instead of an update to somebody who has the last one. */
export const updateChange = (before: Update, after: Update): Changed => ({
  t: 'changed',
  change: changeOf(before as unknown as Json, after as unknown as Json) ?? {},
})

export const changedUpdate = (before: Update, { change }: Changed): Update =>
  changed(before as unknown as Json, change) as unknown as Update
