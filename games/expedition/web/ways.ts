import { at, firstArg, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import type { Target, Way } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import type { View } from '../src/types.ts'
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

/* Where a move is made on the table: the thing that is touched, and for a move between two systems the second one. */

const on = (at: Target, ...to: readonly Target[]): Way => (to.length === 0 ? { at: [at] } : { at: [at], to })
const system = (v: View, row: number): Target => systemTarget(v.ruleset, at(v.ruleset.systemAt, row))

type On = (m: Move, v: View) => Way

const planet: On = (m, v) => on(planetTarget(v.ruleset, at(v.ruleset.planetAt, onlyArg(m))))
const seat: On = (m, v) => on(seatTarget(v.ruleset, at(v.ruleset.playerAt, onlyArg(m))))
const strategy: On = (m) => on(strategyTarget(onlyArg(m)))
const card: On = (m) => on(cardTarget(onlyArg(m)))
const inSystem: On = (m, v) => on(system(v, onlyArg(m)))

/** By kind; a kind that is not here is answered in the list alone. */
const ON: { readonly [kind: number]: On } = {
  [kinds.TAKE]: strategy,
  [kinds.USE]: strategy,
  [kinds.ACTIVATE]: inSystem,
  [kinds.PLAN]: inSystem,
  [kinds.SYSTEM]: inSystem,
  [kinds.PLAY]: card,
  [kinds.DISCARD]: card,
  [kinds.CLAIM]: (m) => on(sliceTarget(onlyArg(m))),
  [kinds.DEAL]: seat,
  [kinds.PLAYER]: seat,
  [kinds.PLANET]: planet,
  [kinds.LAND]: (m, v) => on(planetTarget(v.ruleset, at(v.ruleset.planetAt, firstArg(m)))),
  [kinds.BOTH]: (m, v) =>
    on(
      planetTarget(v.ruleset, at(v.ruleset.planetAt, firstArg(m))),
      planetTarget(v.ruleset, at(v.ruleset.planetAt, secondArg(m))),
    ),
  [kinds.PDS]: planet,
  [kinds.DOCK]: planet,
  [kinds.GOODS]: () => on(GOODS),
  [kinds.ASK]: () => on(STANDING),
  [kinds.SECRET]: (m) => on(secretTarget(onlyArg(m))),
  [kinds.OBJECTIVE]: (m) => on(objectiveTarget(onlyArg(m))),
  [kinds.PLAY_ON]: (m, v) => on(cardTarget(firstArg(m)), planetTarget(v.ruleset, at(v.ruleset.planetAt, secondArg(m)))),
  [kinds.PLAY_WITH]: (m, v) => on(cardTarget(firstArg(m)), seatTarget(v.ruleset, at(v.ruleset.playerAt, secondArg(m)))),
  [kinds.PLAY_IN]: (m, v) => on(cardTarget(firstArg(m)), system(v, secondArg(m))),
  [kinds.PLAY_FOR]: (m) => on(cardTarget(firstArg(m)), strategyTarget(secondArg(m))),
  [kinds.SEND]: (m, v) => on(planetTarget(v.ruleset, at(v.ruleset.planetAt, firstArg(m)))),
  [kinds.INGRESS_PICK]: (m, v) => on(system(v, secondArg(m))),
  [kinds.SHIFT]: (m, v) => on(system(v, firstArg(m)), system(v, secondArg(m))),
}

/** Cards taken from the Data Skimmer are in nobody's hand. */
const isSkimmed = (m: Move, v: View): boolean => kindOf(m) === kinds.DISCARD && v.stack.at(-1)?.step === 'skim'
/** The chip stands for secondaries; convoys are opened in the list. */
const isConvoys = (m: Move, v: View): boolean => kindOf(m) === kinds.ASK && v.stack.at(-1)?.step === 'window'

export function ways(m: Move, v: View): readonly Way[] {
  const way = isSkimmed(m, v) || isConvoys(m, v) ? undefined : ON[kindOf(m)]?.(m, v)
  return way === undefined ? [] : [way]
}
