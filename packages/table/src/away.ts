import type { Seat } from '@orrery/kernel'
import type { TableState } from './state.ts'

/** Without a clock nobody is hurried; but nobody has to wait longer than this for an absent player. */
export const LONG_AWAY = 24 * 60 * 60 * 1000

export type IsOnline = (person: string) => boolean

/**
 * Seats of people who owe an answer and have been away for long: the others may let a bot play for them. Tables with
 * clocks do not need this.
 */
export function longAway(table: TableState, now: number, isOnline: IsOnline): readonly Seat[] {
  const { clock, joining } = table.head.setting
  if (table.stage !== 'playing' || clock.kind !== 'none' || joining === 'anytime') return []
  const asked = table.entries.findLast(({ deed }) => deed.kind !== 'said')?.at ?? now
  if (now - asked < LONG_AWAY) return []
  return table.pending().flatMap(({ seat }) => {
    const { person = '', stoodInBy = '' } = table.places[seat] ?? {}
    return person === '' || stoodInBy !== '' || isOnline(person) ? [] : [seat]
  })
}
