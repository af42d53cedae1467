import type { Move } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS } from './data/modifiers.ts'
import { CARD_STATES, type Kind, KINDS, MOST, saying } from './referee-moves.ts'
import { PATHS } from './referee-paths.ts'
import { kindsFor, MOST_COUNTED, refusalOf } from './referee-rules.ts'
import type { RefereeState } from './referee-state.ts'
import { flipped } from './rules/flip.ts'
import { SOURCES } from './rules/breakthrough.ts'
import { type Ruleset, COLOURS, type Player, SLICES } from './types.ts'

/* All that may be said now: the lines of the kinds that are asked for, but those that are refused. */

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const ones = (kind: Kind, values: readonly number[]): Move[] => values.map((a) => saying(kind, a))
const pairs = (kind: Kind, as: readonly number[], bs: readonly number[]): Move[] =>
  as.flatMap((a) => bs.map((b) => saying(kind, a, b)))

/** The largest number on a die that is worth refusing. */
const BAD_DIE = 11

function linesOf(ruleset: Ruleset): { readonly [kind in Kind]: readonly Move[] } {
  const players = upTo(ruleset.seats)
  const lists: { readonly [kind in Kind]?: readonly Move[] } = {
    turn: ones('turn', players),
    claim: ones('claim', upTo(SLICES.length)),
    planet: ones('planet', ruleset.planetRow),
    with: ones('with', upTo(MODIFIER_ROWS.length)),
    counts: ones('counts', upTo(MOST_COUNTED + 1)),
    other: ones('other', upTo(MOST_COUNTED + 1)),
    goods: ones('goods', upTo(MOST_COUNTED + 1)),
    commodities: ones('commodities', upTo(MOST_COUNTED + 1)),
    cards: ones('cards', upTo(MOST_COUNTED + 1)),
    secrets: ones('secrets', upTo(MOST_COUNTED + 1)),
    spending: ones('spending', upTo(SPENDING_ROWS.length)),
    die: ones('die', upTo(BAD_DIE + 1)),
    ingress: pairs('ingress', upTo(COLOURS.length), ruleset.systemRow),
    move: ones('move', ruleset.systemRow),
    into: ones('into', ruleset.systemRow),
    place: ones('place', ruleset.systemRow),
    rule: ones('rule', ruleset.systemRow),
    give: ones('give', players),
    gain: pairs('gain', players, upTo(SOURCES.length)),
    take: ones('take', players),
    correct: ones('correct', upTo(PATHS.length)),
    player: ones('player', players),
    system: ones('system', ruleset.systemRow),
    slice: ones('slice', upTo(SLICES.length)),
    number: ones('number', upTo(MOST + 1)),
    card: ones('card', upTo(CARD_STATES.length)),
    colour: ones('colour', upTo(COLOURS.length)),
    now: ones('now', players),
    earlier: ones('earlier', players),
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, lists[kind] ?? [saying(kind)]])) as {
    readonly [kind in Kind]: readonly Move[]
  }
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
