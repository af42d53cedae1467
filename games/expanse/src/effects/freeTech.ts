import { at, itemAt } from '@orrery/kernel'
import { abilityArg, must } from '../rules/asking.ts'
import { abilityNamed, inForce, tokensLeft, yours } from '../rules/conditions.ts'
import { newFrame, pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { takeTokens } from '../rules/powers.ts'
import type { Ability, RulesetAbility, Frame, Position } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'
import { readyProgram } from './ready.ts'

/* An action tech once more, free of AP, CP and limit (SX-5). */

const isActionTech = (a: RulesetAbility): boolean => a.isAction && a.level > 0

const probe = newFrame('effect', 0)

function changesSomething(s: Position, f: Frame, a: RulesetAbility): boolean {
  probe.seat = f.seat
  probe.by = f.by
  return readyProgram(s, probe, a.program, 0)
}

/** In force, could do something now, and a token is left where it needs one. */
function canUse(s: Position, f: Frame, ability: Ability): boolean {
  const a = itemAt(s.ruleset.abilities, ability)
  if (!isActionTech(a) || (at(s.techs, f.seat) & a.bit) === 0) return false
  return a.cost.token <= at(s.tokens, f.seat) && changesSomething(s, f, a)
}

const chooseTech = effectQuestion([
  {
    kind: moves.USE,
    list({ s, f }, out) {
      for (const ability of itemAt(s.ruleset.abilitiesOf, f.seat))
        if (canUse(s, f, ability)) out.push(moves.use(ability))
    },
    conditions: [
      [yours],
      [inForce],
      [must('SX-5', 'noActionTech', (l) => isActionTech(abilityNamed(l)), abilityArg)],
      [tokensLeft('SX-5')],
      [must('SX-5', 'changesNothing', (l) => changesSomething(l.s, l.f, abilityNamed(l)), abilityArg)],
    ],
    effect(l, emit) {
      const { s, f, a: ability } = l
      const { cost, program } = abilityNamed(l)
      takeTokens(s, f.seat, cost.token)
      emit?.({ kind: 'used', player: f.seat, ability })
      goOn(f)
      pushProgram(s, program, f.seat, f.source)
    },
  },
])

export const freeTech = effectKind({
  question: () => chooseTech,
  ready(s, f) {
    for (const ability of itemAt(s.ruleset.actionsOf, f.seat)) if (canUse(s, f, ability)) return true
    return false
  },
})
