import { type AnyGame, fail, ok, type Result } from '@orrery/kernel'
import type { Deed, Entry, Head } from './journal.ts'
import { HERE, type Saved } from './local.ts'
import type { Setting } from './protocol.ts'
import { Table } from './table.ts'

/* A table of one device that goes online: what was done there is done again on the server, and judged like anything else. */

type Played = Extract<Deed, { readonly kind: 'move' | 'undo' | 'said' }>

export interface Past {
  /** Left out where the dice to come are the server's: nothing was rolled yet, or every die was typed in. */
  readonly seed?: string
  readonly deeds: readonly { readonly at: number; readonly deed: Played }[]
}

const isPlayed = (deed: Deed): deed is Played => deed.kind === 'move' || deed.kind === 'undo' || deed.kind === 'said'

/** Undefined for a table that was not dealt from a seed. */
export function pastOf({ entries }: Saved): Past | undefined {
  const began = entries.find(({ deed }) => deed.kind === 'began')?.deed
  if (began?.kind !== 'began' || !('seed' in began.start)) return undefined
  return {
    seed: began.start.seed,
    deeds: entries.flatMap(({ at, deed }) => (isPlayed(deed) ? [{ at, deed }] : [])),
  }
}

type Journal = Result<readonly Entry[], string>

function tellAgain(table: Table, sat: readonly Deed[], { seed, deeds }: Required<Past>, now: number): Journal {
  const began: Deed = { kind: 'began', start: { seed }, rules: table.game.rulesVersion }
  const begins = deeds[0]?.at ?? now
  try {
    for (const { at, deed } of [...[...sat, began].map((first) => ({ at: begins, deed: first })), ...deeds])
      for (const entry of table.next(Math.min(at, now), table.head.host, '', [deed])) table.enter(entry)
    return ok(table.entries)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** The journal of an online table with this past, all seats open; a sentence where it could not have been. */
export function journalOfPast(game: AnyGame, head: Head, past: Required<Past>, now: number): Journal {
  if (head.setting.joining !== 'anytime') return fail('only a table whose seats can be taken at any time can go online')
  return tellAgain(new Table(game, head), [], past, now)
}

/** A table of this device with this past: every seat is played at this screen. */
export function savedFrom(
  game: AnyGame,
  setting: Setting,
  past: Required<Past>,
  names: readonly string[],
): Result<Saved, string> {
  const head: Head = { id: '', setting, host: HERE }
  const sat = names.map((name, seat): Deed => ({ kind: 'sat', seat, sitter: { kind: 'person', name }, person: HERE }))
  const entries = tellAgain(new Table(game, head), sat, past, Infinity)
  return entries.ok ? ok({ head, entries: entries.value }) : entries
}
