import { fail, ok, type Seat } from '@orrery/kernel'
import type { Arranged, Who } from './arrange.ts'
import type { Deed, Entry } from './journal.ts'
import type { TableState } from './state.ts'

/*
 * What the host of a table may do about the people at it, and how a person leaves a journal for good. Each function
 * returns the entries to write, or a sentence that says why not.
 */

export const MODERATIONS = ['free', 'mute', 'unmute', 'block'] as const
export type Moderation = (typeof MODERATIONS)[number]

export interface Moderate {
  readonly seat: Seat
  /**
   * `free` gives a seat away: an open one before the game, a bot's during it, and then only if a bot plays there already.
   * `block` does so in any case, and keeps the person from sitting or speaking here again.
   */
  readonly act: Moderation
}

export function moderate(table: TableState, who: Who, now: number, { seat, act }: Moderate): Arranged {
  const place = table.places[seat]
  if (who.person !== table.head.host) return fail('Only the host of the table may do that.')
  if (place?.sitter.kind !== 'person') return fail('Nobody sits there.')
  if (place.person === who.person) return fail('That is your own seat: stand up, or hand over to a bot.')
  if (table.stage === 'over') return fail('The game is over.')
  const { person } = place
  if (act === 'mute' || act === 'unmute')
    return ok(table.next(now, who.person, '', [{ kind: 'muted', person, seat, yes: act === 'mute' }]))
  if (act === 'free' && table.stage === 'playing' && place.stoodInBy === '')
    return fail('They are playing: only a seat in which a bot stands in can be freed.')
  const blocked: readonly Deed[] = act === 'block' ? [{ kind: 'blocked', person, seat }] : []
  const seats = act === 'block' ? table.seatsOf(person) : [seat]
  return ok(table.next(now, who.person, '', [...seats.map((one) => given(table, one)), ...blocked]))
}

/** The seat goes to nobody before the game, to a bot during it. */
const given = (table: TableState, seat: Seat): Deed => ({
  kind: 'sat',
  seat,
  sitter: table.stage === 'gathering' ? { kind: 'open' } : { kind: 'bot', level: table.level },
  person: '',
})

/** Entries with which somebody gives up all their seats here, whatever stage the table is in. */
export function leaveForGood(table: TableState, person: string, now: number): readonly Entry[] {
  if (table.stage === 'over') return []
  return table.next(
    now,
    person,
    '',
    table.seatsOf(person).map((seat) => given(table, seat)),
  )
}

const GONE = 'Deleted player'

/**
 * The entries of a journal that name the person or hold what they said, without that. Moves and words for the seed stay:
 * the game depends on them. The person's id, which means nothing to anybody, stays as well.
 */
export function withoutPerson(entries: readonly Entry[], person: string): readonly Entry[] {
  return entries.flatMap((entry): Entry[] => {
    const { deed, by } = entry
    if (deed.kind === 'said' && by === person) return [{ ...entry, deed: { ...deed, name: GONE, text: '(deleted)' } }]
    if (deed.kind !== 'sat' || deed.person !== person) return []
    const { sitter } = deed
    if (sitter.kind === 'person') return [{ ...entry, deed: { ...deed, sitter: { ...sitter, name: GONE } } }]
    return sitter.kind === 'open' ? [{ ...entry, deed: { ...deed, sitter: { kind: 'open', for: GONE } } }] : []
  })
}
