import { at, bitCount, itemAt } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../../src/data/setup.ts'
import { top } from '../../src/rules/frames.ts'
import { canPay } from '../../src/rules/points.ts'
import { type Ability, NONE, type Player, type Position, SEVERAL } from '../../src/types.ts'

/* Which techs could come to a player (DC-A). */

/** Techs of a faction per level: two are drawn, one stays unseen (DC-A.1, DC-A.2). */
export const TECHS_PER_LEVEL = 3

export const levelOf = (s: Position, ability: Ability): number => itemAt(s.ruleset.abilities, ability).level

/** Never beside one that excludes it (DC-A.6), nor twice. */
export function mayGain(s: Position, p: Player, ability: Ability): boolean {
  const a = itemAt(s.ruleset.abilities, ability)
  return a.player === p && a.level > 0 && (at(s.techs, p) & (a.bit | a.bars)) === 0
}

/** Where the draw of a level stands in `draws`. */
export const drawIndex = (p: Player, level: number): number => p * LAST_TECH_SCORING + level - 1

/** EX-17.5: a player sees the two techs from the moment they are drawn. */
export const knowsDraw = (s: Position, p: Player, i: number): boolean =>
  top(s)?.seat === SEVERAL && p !== NONE && i === drawIndex(p, s.scorings)

/** The two techs of a level that a player draws; none when that is past or not known. */
export function drawnTechs(s: Position, p: Player, level: number): readonly Ability[] {
  const leftOut = s.draws[drawIndex(p, level)] ?? NONE
  return leftOut < 0 ? [] : itemAt(itemAt(s.ruleset.techsOf, p), level).filter((_, i) => i !== leftOut)
}

/** Exactly one tech of the level is in force. */
export const heldOnce = (s: Position, p: Player, level: number): boolean =>
  bitCount(at(s.techs, p) & at(itemAt(s.ruleset.gained, p), level)) === 1

/** What a further tech costs: 0, 1, 2 CP for level I, II, III. */
export const techPrice = (s: Position, ability: Ability): number => levelOf(s, ability) - 1

/** T1: a further tech of a level held once, that can be paid. */
export const canGainTech = (s: Position, p: Player, ability: Ability): boolean =>
  mayGain(s, p, ability) && heldOnce(s, p, levelOf(s, ability)) && canPay(s, p, techPrice(s, ability))
