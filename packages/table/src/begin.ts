import { type AnyGame, type GameEvent, Match, type Pack, problemText, type RecordStart, upgraded } from '@orrery/kernel'
import type { Deed } from './journal.ts'
import type { Setting } from './protocol.ts'

/* How games begin, and how they begin again from a journal. */

export type AnyMatch = Match<unknown, unknown>

/** The entry that begins a game under the current rules. */
export const began = ({ rulesVersion }: AnyGame, start: RecordStart): Deed => ({
  kind: 'began',
  start,
  rules: rulesVersion,
})

/** The first entry of a table that plays with a pack. */
export const packDeeds = (pack: Pack | undefined): readonly Deed[] =>
  pack === undefined ? [] : [{ kind: 'pack', pack }]

/**
 * A journal of rules that are too old, or newer than ours, is not opened: under our rules it would be a different game.
 */
export class OtherRules extends Error {}

/** Journals without a version are version 1. */
const FIRST_RULES = 1

interface Begun {
  readonly match: AnyMatch
  /** With options that preserve older rules. */
  readonly setting: Setting
}

/** The game that an entry began, under the current rules. */
export function beginMatch(
  game: AnyGame,
  setting: Setting,
  names: readonly string[],
  { start, rules = FIRST_RULES }: { readonly start: RecordStart; readonly rules?: number },
): Begun {
  const begun = upgraded(game, { rulesVersion: rules, options: setting.options, start })
  if (!begun.ok) throw new OtherRules(`it was begun ${begun.error}`)
  const { options, start: from } = begun.value
  const { seats } = setting
  const match =
    'seed' in from
      ? Match.start<unknown, unknown, GameEvent>(game, { options, seats, seed: from.seed, names })
      : Match.fromPosition<unknown, unknown, GameEvent>(game, from.position, { options, names })
  if (match.ok) return { match: match.value, setting: { ...setting, options } }
  throw new Error(`the table cannot begin: ${problemText(match.error)}`)
}
