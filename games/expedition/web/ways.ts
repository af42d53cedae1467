import { at, kindOf, type Move } from '@orrery/kernel'
import type { Target, Way } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { Ruleset, View } from '../src/types.ts'
import {
  cardTarget,
  GOODS,
  objectiveTarget,
  planetTarget,
  seatTarget,
  secretTarget,
  sliceTarget,
  STANDING,
  strategyTarget,
  systemTarget,
} from './targets.ts'

/* Where a move is made on the table: the things it names are touched in their order; one that names none is in the list alone. */

const TARGETS: { readonly [name: string]: (ruleset: Ruleset, row: number) => Target } = {
  planet: (ruleset, row) => planetTarget(ruleset, at(ruleset.planetAt, row)),
  system: (ruleset, row) => systemTarget(ruleset, at(ruleset.systemAt, row)),
  player: (ruleset, row) => seatTarget(ruleset, at(ruleset.playerAt, row)),
  strategy: (_, row) => strategyTarget(row),
  card: (_, row) => cardTarget(row),
  slice: (_, row) => sliceTarget(row),
  secret: (_, row) => secretTarget(row),
  objective: (_, row) => objectiveTarget(row),
}

const BY_KIND: { readonly [kind: number]: Target } = { [kinds.GOODS]: GOODS, [kinds.ASK]: STANDING }

function wayOf(m: Move, { ruleset }: View): Way | undefined {
  const named = kinds.namedBy(m).flatMap(([name, row]) => TARGETS[name]?.(ruleset, row) ?? [])
  const [begins = BY_KIND[kindOf(m)], ...to] = named
  if (begins === undefined) return undefined
  return to.length === 0 ? { at: [begins] } : { at: [begins], to }
}

/** Cards taken from the Data Skimmer are in nobody's hand. */
const isSkimmed = (m: Move, v: View): boolean => kindOf(m) === kinds.DISCARD && v.stack.at(-1)?.step === 'skim'
/** The chip stands for secondaries; convoys are opened in the list. */
const isConvoys = (m: Move, v: View): boolean => kindOf(m) === kinds.ASK && v.stack.at(-1)?.step === 'window'

export function ways(m: Move, v: View): readonly Way[] {
  const way = isSkimmed(m, v) || isConvoys(m, v) ? undefined : wayOf(m, v)
  return way === undefined ? [] : [way]
}
