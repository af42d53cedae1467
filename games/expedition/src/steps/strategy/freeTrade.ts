import { at } from '@orrery/kernel'
import { eachOther, must, playerNamed, question } from '../../rules/asking.ts'
import { otherPlayer } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import type { Emit, Player, State } from '../../types.ts'
import { type Step, stop } from '../step.ts'

export const isFull = (s: State, p: Player): boolean =>
  at(s.commodities, p) >= (s.ruleset.factions[p]?.commodities ?? 0)

export function replenish(s: State, p: Player, emit: Emit): void {
  s.commodities[p] = s.ruleset.factions[p]?.commodities ?? 0
  emit?.({ kind: 'replenished', player: p })
}

/** TE-15.4, Trade: players who replenish free of charge. */
const choosePlayer = question({
  answers: [
    {
      kind: moves.PLAYER,
      candidates: eachOther,
      conditions: [
        [otherPlayer('TE-15.4')],
        [must('TE-15.4', 'COMMODITIES_FULL', (l) => !isFull(l.s, playerNamed(l)))],
      ],
      effect: (l, emit) => replenish(l.s, playerNamed(l), emit),
    },
  ],
  beside: [stop(moves.NO)],
})

export const freeTrade: Step = { question: () => choosePlayer, proceed: pop }
