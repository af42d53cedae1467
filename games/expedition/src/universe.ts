import { at, firstArg, kindOf, type Move, movesOf, secondArg } from '@orrery/kernel'
import { MOVE_LINES } from './data/moves.ts'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from './data/scenario.ts'
import { hasRift } from './rules/ingress.ts'
import * as moves from './rules/moves.ts'
import { targetKinds } from './steps/cards/aimed.ts'
import { COLOURS, SLICES, type Ruleset, type State } from './types.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The largest numbers of lines that name a smaller one. */
const MOST: { readonly [kind: number]: number } = {
  [moves.SWAP]: moves.MOST_SWAPPED,
  [moves.TOKENS]: moves.MOST_SWAPPED,
  [moves.LAND]: moves.MOST_LANDED,
  [moves.SEND]: moves.MOST_LANDED,
}

/** Of lines that name two things: which pairs could ever be meant. */
const PAIRS: { readonly [kind: number]: (s: State, m: Move) => boolean } = {
  [moves.SHIFT]: (s, m) => hasRift(s, at(s.ruleset.systemAt, secondArg(m))),
  [moves.BOTH]: ({ ruleset: { planetAt } }, m) => at(planetAt, firstArg(m)) < at(planetAt, secondArg(m)),
  ...Object.fromEntries(
    Object.entries(moves.AIMED).map(([kind, aimed]) => [
      aimed,
      (_: State, m: Move) => targetKinds(firstArg(m)).includes(Number(kind)),
    ]),
  ),
}

function makeUniverse(s: State): readonly Move[] {
  const values = {
    system: s.ruleset.systemRow,
    planet: s.ruleset.planetRow,
    player: s.ruleset.playerRow,
    strategy: upTo(STRATEGY_ROWS.length),
    card: upTo(ACTION_CARD_ROWS.length),
    secret: upTo(SECRET_ROWS.length),
    objective: upTo(OBJECTIVE_ROWS.length),
    tech: upTo(TECHNOLOGY_ROWS.length),
    slice: upTo(SLICES.length),
    colour: upTo(COLOURS.length),
  }
  return MOVE_LINES.flatMap((line, kind) =>
    movesOf(kind, line, { ...values, number: upTo((MOST[kind] ?? moves.MOST_NUMBER) + 1) }),
  ).filter((m) => PAIRS[kindOf(m)]?.(s, m) ?? true)
}

const made = new WeakMap<Ruleset, readonly Move[]>()

/** Every move that could ever be named at this table. */
export function universe(s: State): readonly Move[] {
  const known = made.get(s.ruleset)
  if (known !== undefined) return known
  const list = makeUniverse(s)
  made.set(s.ruleset, list)
  return list
}
