import { keep, recalled } from '../parts/storage.ts'

/* Up to which entry of a table's log this browser has shown it. A table without a name is on this device only. */

const key = (table: string): string => `orrery.seen.${table}`

export function remembered(table: string): number | undefined {
  const text = recalled(key(table))
  return text === null ? undefined : Number(text)
}

export function remember(table: string, entry: number): void {
  if (table !== '') keep(key(table), String(entry))
}
