import { at } from '@orrery/kernel'
import { eachOther, must, othersOf, playerNamed, question } from '../../rules/asking.ts'
import { otherPlayer } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksFew } from '../../rules/whole.ts'
import type { Emit, Frame, Player, State } from '../../types.ts'
import { type Step, stop } from '../step.ts'

export const isFull = (s: State, p: Player): boolean =>
  at(s.commodities, p) >= (s.ruleset.factions[p]?.commodities ?? 0)

export function replenish(s: State, p: Player, emit: Emit): void {
  s.commodities[p] = s.ruleset.factions[p]?.commodities ?? 0
  emit?.({ kind: 'replenished', player: p })
}

/** TE-15.21: all others can be named at once, until the first is named alone. */
const mayNameAll = (s: State, f: Frame): boolean =>
  asksFew(s) && f.held === 0 && othersOf(s, f.seat).filter((p) => !isFull(s, p)).length > 1

/** TE-15.4, Trade: players who replenish free of charge. */
const choosePlayer = question({
  answers: [
    {
      kind: moves.YES,
      list({ s, f }, out) {
        if (mayNameAll(s, f)) out.push(moves.yes)
      },
      conditions: [[must('TE-15.21', 'NAMED_ONE_BY_ONE', ({ s, f }) => mayNameAll(s, f))]],
      effect({ s, f }, emit) {
        pop(s)
        for (const p of othersOf(s, f.seat)) if (!isFull(s, p)) replenish(s, p, emit)
      },
    },
    {
      kind: moves.PLAYER,
      candidates: eachOther,
      conditions: [
        [otherPlayer('TE-15.4')],
        [must('TE-15.4', 'COMMODITIES_FULL', (l) => !isFull(l.s, playerNamed(l)))],
      ],
      effect(l, emit) {
        if (asksFew(l.s)) l.f.held++
        replenish(l.s, playerNamed(l), emit)
      },
    },
  ],
  beside: [stop(moves.NO)],
})

export const freeTrade: Step = { question: () => choosePlayer, proceed: pop }
