import { type Move, movesOf } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS } from './data/modifiers.ts'
import { CARD_STATES, type Kind, KINDS, LINES, MOST } from './referee-moves.ts'
import { PATHS } from './referee-paths.ts'
import { kindsFor, MOST_COUNTED, refusalOf } from './referee-rules.ts'
import type { RefereeState } from './referee-state.ts'
import { flipped } from './rules/flip.ts'
import { SOURCES } from './rules/breakthrough.ts'
import { COLOURS, type Player, type Ruleset, SLICES } from './types.ts'

/* All that may be said now: the lines of the kinds that are asked for, but those that are refused. */

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The largest number on a die that is worth refusing. */
const BAD_DIE = 11

/** What a part of a line may name at this table. */
const partsHere = (ruleset: Ruleset): { readonly [part: string]: readonly number[] } => ({
  player: upTo(ruleset.seats),
  planet: ruleset.planetRow,
  system: ruleset.systemRow,
  slice: upTo(SLICES.length),
  colour: upTo(COLOURS.length),
  modifier: upTo(MODIFIER_ROWS.length),
  spending: upTo(SPENDING_ROWS.length),
  source: upTo(SOURCES.length),
  path: upTo(PATHS.length),
  card: upTo(CARD_STATES.length),
  count: upTo(MOST_COUNTED + 1),
  number: upTo(MOST + 1),
  die: upTo(BAD_DIE + 1),
})

function linesOf(ruleset: Ruleset): { readonly [kind in Kind]: readonly Move[] } {
  const here = partsHere(ruleset)
  return Object.fromEntries(KINDS.map((kind, i) => [kind, movesOf(i, LINES[kind], here)])) as ReturnType<typeof linesOf>
}

const made = new WeakMap<Ruleset, ReturnType<typeof linesOf>>()

function allLines({ core: { ruleset } }: RefereeState): ReturnType<typeof linesOf> {
  const known = made.get(ruleset) ?? linesOf(ruleset)
  made.set(ruleset, known)
  return known
}

export function offer(r: RefereeState, seat: Player): readonly Move[] {
  const lines = allLines(r)
  return kindsFor(r, seat).flatMap((kind) => lines[kind].filter((m) => refusalOf(r, seat, m) === undefined))
}

/** With the lines of factions that might turn over. */
export function universe({ core: { ruleset } }: RefereeState): readonly Move[] {
  const rulesets = [ruleset, ...ruleset.factions.flatMap((_, player) => flipped(ruleset, player) ?? [])]
  return [...new Set(rulesets.flatMap((one) => Object.values(linesOf(one)).flat()))].toSorted((a, b) => a - b)
}
