import type { Json } from '@orrery/kernel'
import type { Update } from './protocol.ts'

/*
 * What has changed from one JSON value to the next, as `LastUpdate` finds it: `[]` where a field is gone, `[value]` where
 * it is another one, and `{ key: change }` where only parts of it changed. A list has its indexes and its `length` as keys.
 */
export type Change = readonly [] | readonly [Json] | { readonly [key: string]: Change }

/** An update as what has changed since the last one on the same socket. */
export interface Changed {
  readonly t: 'changed'
  readonly change: Change
}

type Parts = { readonly [key: string]: Json }

const isParts = (json: Json | undefined): json is Parts => typeof json === 'object' && json !== null

/* A key may be one that every object inherits, so only own values are read. */

const own = <T>(parts: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(parts, key) ? parts[key] : undefined

const isReplaced = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change)
const isGone = (change: Change | undefined): boolean => Array.isArray(change) && change.length === 0

/** The value after that change. What has not changed is the same object as before. */
export function changed(before: Json | undefined, change: Change): Json {
  if (isReplaced(change)) return change[0] ?? null
  if (Array.isArray(before)) return changedList(before, change)
  return changedParts(isParts(before) ? before : {}, change)
}

function changedParts(before: Parts, change: { readonly [key: string]: Change }): Json {
  const kept = Object.entries(before).map(([key, value]): [string, Json] => {
    const part = own(change, key)
    return [key, part === undefined || isGone(part) ? value : changed(value, part)]
  })
  const added = Object.entries(change)
    .filter(([key, part]) => !Object.hasOwn(before, key) && !isGone(part))
    .map(([key, part]): [string, Json] => [key, changed(undefined, part)])
  const stays = ([key]: [string, Json]): boolean => !isGone(own(change, key))
  return Object.fromEntries([...kept.filter(stays), ...added])
}

function changedList(before: readonly Json[], change: { readonly [key: string]: Change }): Json {
  const { length, ...parts } = change
  const after = length === undefined ? before.slice() : before.slice(0, Number(changed(before.length, length)))
  for (const key of Object.keys(parts)) after[Number(key)] = changed(after[Number(key)], parts[key] ?? [])
  return after
}

/** The update that a page has after this message. */
export const changedUpdate = (before: Update, { change }: Changed): Update =>
  changed(before as unknown as Json, change) as unknown as Update
