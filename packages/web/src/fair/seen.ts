import { keep, recalled } from '../parts/storage.ts'

/* The commitment of each table as this browser saw it first: what the server says after the game must fit it. */

const key = (table: string): string => `orrery fair ${table}`

export function noteCommitment(table: string, commitment: string): void {
  if (recalled(key(table)) === null) keep(key(table), commitment)
}

/** '' for a table that was never open here. */
export const firstCommitment = (table: string): string => recalled(key(table)) ?? ''
