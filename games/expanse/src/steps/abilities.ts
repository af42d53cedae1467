import { at, itemAt, type MoveList } from '@orrery/kernel'
import { mustWait } from '../effects/repair.ts'
import { readyProgram } from '../effects/ready.ts'
import { abilityArg, type Condition, type Conditions, type Look, must } from '../rules/asking.ts'
import { abilityNamed, inForce, isInForce, payable, tokensLeft, yours } from '../rules/conditions.ts'
import { abilitySource, newFrame, pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { takeTokens, useUp } from '../rules/powers.ts'
import type { Ability, RulesetAbility, Emit, Frame, Player, Position, State } from '../types.ts'

/* EX-8.14, EX-13: abilities that are carried out by choosing them. */

const probe = newFrame('effect', 0)

/** EX-8.15: an ability that could change nothing may not be chosen. */
export function changesSomething(s: Position, p: Player, ability: Ability): boolean {
  probe.seat = p
  probe.by = p
  probe.source = abilitySource(ability)
  return readyProgram(s, probe, itemAt(s.ruleset.abilities, ability).program, 0)
}
export const hasUse: Condition = must(
  'EX-8.15',
  'changesNothing',
  (l) => changesSomething(l.s, l.f.seat, l.a),
  abilityArg,
)

export const isCrew = (l: Look): boolean => abilityNamed(l).row.kind === 'crew'

/** What holds at any time: the crew is nobody's, the other abilities are one player's and in force or not yet. */
export const HELD_OR_CREW: Conditions = [
  [must('EX-13.1', 'notYours', (l) => isCrew(l) || abilityNamed(l).player === l.f.seat, abilityArg)],
  [must('EX-13.2', 'notInForce', (l) => isCrew(l) || isInForce(l), abilityArg)],
]

const isRepair = (l: Look): boolean => itemAt(l.s.ruleset.programs, abilityNamed(l).program)[0]?.rule === 'repair'

/** Uses left in this turn, a bit each. */
const freeUses = (s: State, p: Player, a: RulesetAbility): number => a.pool & at(s.techs, p) & ~at(s.usedUp, p)
const isUsedUp = (s: State, p: Player, a: RulesetAbility): boolean => a.oncePerTurn && freeUses(s, p, a) === 0

export const CAN_USE: Conditions = [
  [must('EX-14.4', 'crewInWindow', (l) => !isCrew(l), abilityArg)],
  [yours],
  [inForce],
  [must('EX-13.5', 'worksByItself', (l) => abilityNamed(l).isAction, abilityArg)],
  [
    must('EX-4.5', 'usedUp', (l) => !isUsedUp(l.s, l.f.seat, abilityNamed(l)), abilityArg),
    must('EX-13.3', 'noAp', (l) => abilityNamed(l).cost.ap <= l.f.left),
    payable('EX-13.4', (l) => abilityNamed(l).cost.cp),
    tokensLeft('EX-13.3'),
  ],
  [must('EX-9.7', 'damagedNow', (l) => !isRepair(l) || !mustWait(l.s) || changesSomething(l.s, l.f.seat, l.a))],
  [hasUse],
]

/** In force, not used up, paid for: all but whether it would change anything. */
function canAfford(s: State, f: Frame, a: RulesetAbility): boolean {
  const p = f.seat
  if ((at(s.techs, p) & a.bit) === 0 || isUsedUp(s, p, a)) return false
  const cost = a.cost
  return cost.ap <= f.left && canPay(s, p, cost.cp) && cost.token <= at(s.tokens, p)
}

/** The same as a direct list, for speed: it is needed at every AP. */
export function listAbilities(s: State, f: Frame, out: MoveList): void {
  for (const ability of itemAt(s.ruleset.actionsOf, f.seat)) {
    if (canAfford(s, f, itemAt(s.ruleset.abilities, ability)) && changesSomething(s, f.seat, ability))
      out.push(moves.use(ability))
  }
}

export function useAbility(s: State, p: Player, ability: Ability, emit: Emit): void {
  const a = itemAt(s.ruleset.abilities, ability)
  takeTokens(s, p, a.cost.token)
  const free = freeUses(s, p, a)
  useUp(s, p, free === 0 ? a.bit : free & -free)
  emit?.({ kind: 'used', player: p, ability })
  pushProgram(s, a.program, p, abilitySource(ability))
  pay(s, p, a.cost.cp)
}
