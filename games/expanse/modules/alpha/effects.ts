import { at, itemAt } from '@orrery/kernel'
import { abilityArg, must } from '../../src/rules/asking.ts'
import { abilityNamed, isInForce, payable, yours } from '../../src/rules/conditions.ts'
import { pay } from '../../src/rules/points.ts'
import { canGainTech, heldOnce, levelOf, mayGain, techPrice } from './rules.ts'
import { effectKind, effectQuestion } from '../../src/effects/kind.ts'
import { TECH, tech } from './moves.ts'

/** A further tech from the unused piles, in force at once (DC-A.4). */
const chooseTech = effectQuestion([
  {
    kind: TECH,
    list({ s, f }, out) {
      for (const ability of itemAt(s.ruleset.abilitiesOf, f.seat))
        if (canGainTech(s, f.seat, ability)) out.push(tech(ability))
    },
    conditions: [
      [yours],
      [must('DC-A.4', 'techHeld', (l) => !isInForce(l), abilityArg)],
      [
        must('DC-A.6', 'techExcluded', (l) => mayGain(l.s, l.f.seat, l.a), abilityArg),
        must(
          'DC-A.4',
          'techLevelOpen',
          (l) => heldOnce(l.s, l.f.seat, levelOf(l.s, l.a)),
          (l) => ({ ability: l.a, level: levelOf(l.s, l.a) }),
        ),
        payable('EX-16.2', (l) => techPrice(l.s, l.a)),
      ],
    ],
    effect(l, emit) {
      const { s, f, a: ability } = l
      const price = techPrice(s, ability)
      s.techs = s.techs.with(f.seat, at(s.techs, f.seat) | abilityNamed(l).bit)
      f.left--
      emit?.({ kind: 'tech', player: f.seat, ability })
      pay(s, f.seat, price)
    },
  },
])

export const gainTech = effectKind({
  question: () => chooseTech,
  ready: (s, f) => itemAt(s.ruleset.abilitiesOf, f.seat).some((ability) => canGainTech(s, f.seat, ability)),
})
