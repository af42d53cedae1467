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
type Changes = { [key: string]: Change }

const isParts = (json: Json | undefined): json is Parts => typeof json === 'object' && json !== null

/** Undefined where nothing has. */
export function changeOf(before: Json | undefined, after: Json): Change | undefined {
  if (before === after) return undefined
  if (!isParts(before) || !isParts(after)) return [after]
  if (Array.isArray(before)) return Array.isArray(after) ? changeOfList(before, after) : [after]
  return Array.isArray(after) ? [after] : changeOfParts(before, after)
}

/* Both loops run for every value of every update that is sent: they make nothing where nothing has changed. */

function changeOfList(before: readonly Json[], after: readonly Json[]): Change | undefined {
  let changes: Changes | undefined
  for (let i = 0; i < after.length; i++) {
    const change = changeOf(before[i], after[i] ?? null)
    if (change !== undefined) (changes ??= {})[i] = change
  }
  if (before.length !== after.length) (changes ??= {})['length'] = [after.length]
  return changes
}

function changeOfParts(before: Parts, after: Parts): Change | undefined {
  let changes: Changes | undefined
  for (const key in after) {
    const change = changeOf(before[key], after[key] ?? null)
    if (change !== undefined) (changes ??= {})[key] = change
  }
  for (const key in before) if (!Object.hasOwn(after, key)) (changes ??= {})[key] = []
  return changes
}

const isReplaced = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change)
const isGone = (change: Change | undefined): boolean => Array.isArray(change) && change.length === 0

/** The value after that change. What has not changed is the same object as before. */
export function changed(before: Json | undefined, change: Change): Json {
  if (isReplaced(change)) return change[0] ?? null
  if (Array.isArray(before)) return changedList(before, change)
  return changedParts(isParts(before) ? before : {}, change)
}

function changedParts(before: Parts, change: { readonly [key: string]: Change }): Json {
  const keys = Object.keys(change)
  const stays = ([key]: [string, Json]): boolean => !isGone(change[key])
  const after: { [key: string]: Json } = keys.some((key) => isGone(change[key]))
    ? Object.fromEntries(Object.entries(before).filter(stays))
    : { ...before }
  for (const key of keys) {
    const part = change[key]
    if (part !== undefined && !isGone(part)) after[key] = changed(before[key], part)
  }
  return after
}

function changedList(before: readonly Json[], change: { readonly [key: string]: Change }): Json {
  const { length, ...parts } = change
  const after = length === undefined ? before.slice() : before.slice(0, Number(changed(before.length, length)))
  for (const key of Object.keys(parts)) after[Number(key)] = changed(after[Number(key)], parts[key] ?? [])
  return after
}

/** What to send instead of an update to somebody who has the last one. */
export const updateChange = (before: Update, after: Update): Changed => ({
  t: 'changed',
  change: changeOf(before as unknown as Json, after as unknown as Json) ?? {},
})

export const changedUpdate = (before: Update, { change }: Changed): Update =>
  changed(before as unknown as Json, change) as unknown as Update
