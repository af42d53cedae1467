import { add, at } from '@orrery/kernel'
import { inRange, must, none, one, question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { playerName } from '../../rules/planets.ts'
import type { Step } from '../step.ts'
import { isFull, replenish } from '../strategy/freeTrade.ts'

const REPLENISH = 0
const EXCHANGE = 1

/** TE-15.13: replenish (0), or turn the own commodities into trade goods (1). */
const chooseTrade = question({
  answers: [
    {
      kind: moves.NUMBER,
      candidates(_, out) {
        out.push(moves.number(REPLENISH))
        out.push(moves.number(EXCHANGE))
      },
      conditions: [
        [inRange('TE-15.13', none, one)],
        [
          must(
            'TE-15.13',
            'COMMODITIES_FULL',
            ({ s, f, a: n }) => n !== REPLENISH || !isFull(s, f.seat),
            ({ s, f }) => ({ player: playerName(s, f.seat) }),
          ),
          must('TE-15.13', 'NO_COMMODITIES', ({ s, f, a: n }) => n !== EXCHANGE || at(s.commodities, f.seat) > 0),
        ],
      ],
      effect({ s, f, a: choice }, emit) {
        const n = at(s.commodities, f.seat)
        pop(s)
        if (choice === REPLENISH) return replenish(s, f.seat, emit)
        add(s.goods, f.seat, n)
        s.commodities[f.seat] = 0
        emit?.({ kind: 'goods', player: f.seat, n, why: 'the frontier' })
        return undefined
      },
    },
  ],
})

export const frontierTrade: Step = { question: () => chooseTrade, proceed: pop }
