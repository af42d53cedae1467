import { at, itemAt } from '@orrery/kernel'
import { NONE, type Player, type Position, type RulesetPower, type State } from '../types.ts'

/* What techs in force change in the rules: asked for by what they do, never by name. */

/** The player who has a power in force, or NONE. */
export const holderOf = (s: Position, power: RulesetPower): Player =>
  power !== undefined && (at(s.techs, power.player) & power.bit) !== 0 ? power.player : NONE

export const hasPower = (s: Position, p: Player, power: RulesetPower): boolean => holderOf(s, power) === p

/** Techs in force, as bits; the mat is none. */
export const techsHeld = (s: Position, p: Player): number => at(s.techs, p) & ~at(itemAt(s.ruleset.gained, p), 0)

/** Abilities that are not to be used again in this turn (EX-4.5), as bits. */
export function useUp(s: State, p: Player, bits: number): void {
  s.usedUp = s.usedUp.with(p, at(s.usedUp, p) | bits)
}

/** Tokens that a use costs. */
export function takeTokens(s: State, p: Player, n: number): void {
  if (n > 0) s.tokens = s.tokens.with(p, at(s.tokens, p) - n)
}
