import { at } from '@orrery/kernel'
import { rollDie } from '../../rules/chance.ts'
import { hasTech } from '../../rules/techs.ts'
import { type Frame, NONE, type Player, type State } from '../../types.ts'

/* TE-15.6: dice, and what a round of combat keeps. */

/** Dice at one value, all at once; how many reach it. */
export function fire(s: State, values: readonly number[]): { readonly dice: number[]; readonly hits: number } {
  const dice = Array.from(values, () => rollDie(s))
  return { dice, hits: dice.filter((die, i) => die >= at(values, i)).length }
}

export const repeated = (n: number, value: number): number[] => Array.from({ length: n }, () => value)

/** A round in progress: its phase, hits of attacker and defender, and who has boosted the dice (bits 1 and 2). */
export const NEW_ROUND: readonly number[] = [0, 0, 0, 0]
export const PHASE = 0
export const BY_ATTACKER = 1
export const BY_DEFENDER = 2
export const BOOSTS = 3
export const BOOST_ATTACKER = 1
export const BOOST_DEFENDER = 2

export const changed = (list: readonly number[], i: number, value: number): readonly number[] => list.with(i, value)

const valueFor = (s: State, p: Player, isBoosted: boolean): number =>
  s.ruleset.race.combat.infantryHitsOn - (p !== NONE && hasTech(s, p, 'betterInfantry') ? 1 : 0) - (isBoosted ? 1 : 0)

/** What a side's infantry hit on in this round. */
export const sideValue = (s: State, f: Frame, isAttacker: boolean): number =>
  valueFor(s, isAttacker ? f.seat : f.by, (at(f.list, BOOSTS) & (isAttacker ? BOOST_ATTACKER : BOOST_DEFENDER)) !== 0)
