import { at, of, only } from '@orrery/kernel'
import * as moves from '../rules/moves.ts'
import { pay } from '../rules/points.ts'
import { canGainTech, techPrice } from '../rules/techs.ts'
import type { EffectKind } from './kind.ts'

/** A further tech from the unused piles, in force at once (DC-A.4). */
export const gainTech: EffectKind = {
  list(s, f, _op, out) {
    for (const ability of of(s.box.abilitiesOf, f.seat))
      if (canGainTech(s, f.seat, ability)) out.push(moves.tech(ability))
  },
  pick(s, f, _op, m, emit) {
    const ability = only(m)
    const price = techPrice(s, ability)
    s.techs = s.techs.with(f.seat, at(s.techs, f.seat) | of(s.box.abilities, ability).bit)
    f.left--
    emit?.({ kind: 'tech', player: f.seat, ability })
    pay(s, f.seat, price)
  },
}
