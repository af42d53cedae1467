import { BREAKTHROUGH_ROWS } from '../src/data/breakthroughs.ts'
import { capital } from './grammar.ts'

/** What the breakthrough of a faction does, in one sentence. */
export function breakthroughText(faction: string): string {
  const row = BREAKTHROUGH_ROWS.find((one) => one.faction === faction)
  if (row === undefined) return ''
  return row.when === undefined ? `${capital(row.does)}.` : `${row.when}: ${row.does}.`
}
