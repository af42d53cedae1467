import { add, at, hasBit } from '@orrery/kernel'
import { canSpend } from '../../rules/costs.ts'
import { push } from '../../rules/frames.ts'
import { INFLUENCE } from '../../rules/payment.ts'
import { infoOf, isReady, ownedBy } from '../../rules/planets.ts'
import { anyResearch } from '../../rules/techs.ts'
import {
  type ActionCardRow,
  type CardOp,
  type Emit,
  type Planet,
  type Player,
  type State,
  TRAITS,
} from '../../types.ts'
import { pushPay } from '../payment/pay.ts'

/* TE-15.3: action cards without a target: whether they do anything, and what. */

interface Effect {
  isReady(s: State, p: Player, row: ActionCardRow): boolean
  run(s: State, p: Player, row: ActionCardRow, emit: Emit): void
}

const isTrait = (s: State, row: ActionCardRow, planet: Planet): boolean =>
  row.trait !== undefined && hasBit(infoOf(s, planet).traits, TRAITS.indexOf(row.trait))

export const gainGoods = (s: State, player: Player, n: number, why: string, emit: Emit): void => {
  add(s.goods, player, n)
  emit?.({ kind: 'goods', player, n, why })
}

export const EFFECTS: { readonly [op in CardOp]?: Effect } = {
  readyTrait: {
    isReady: (s, p, row) => s.owner.some((owner, q) => owner === p && !isReady(s, q) && isTrait(s, row, q)),
    run(s, p, row, emit) {
      for (let q = 0; q < s.owner.length; q++) {
        if (!ownedBy(s, q, p) || isReady(s, q) || !isTrait(s, row, q)) continue
        s.spent[q] = 0
        emit?.({ kind: 'readied', player: p, planet: q })
      }
    },
  },
  goodsPerTrait: {
    isReady: (s, p, row) => s.owner.some((owner, q) => owner === p && isTrait(s, row, q)),
    run(s, p, row, emit) {
      gainGoods(s, p, s.owner.filter((owner, q) => owner === p && isTrait(s, row, q)).length, row.name, emit)
    },
  },
  buyTech: {
    isReady: (s, p, row) => at(s.goods, p) >= (row.n ?? 0) && anyResearch(s, p),
    run(s, p, row) {
      add(s.goods, p, -(row.n ?? 0))
      push(s, 'research', p)
    },
  },
  buySecret: {
    isReady: (s, p, row) => canSpend(s, p, INFLUENCE, row.n ?? 0),
    run(s, p, row) {
      push(s, 'drawSecret', p)
      pushPay(s, p, INFLUENCE, row.n ?? 0)
    },
  },
}
