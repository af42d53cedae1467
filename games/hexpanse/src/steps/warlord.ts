import { eachHex, question } from '../rules/asking.ts'
import { empty, onBoard } from '../rules/conditions.ts'
import { push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { placeWarlord } from '../rules/warlords.ts'
import { NONE } from '../types.ts'
import { begin, FORWARD, next } from './setup.ts'
import type { Step } from './step.ts'
import { startTurn } from './turn.ts'

/** HX-5.8, HX-5.9: each player places the warlord; then the first player begins round 1. */
const placeHere = question({
  answers: [
    {
      kind: moves.HEX,
      candidates: eachHex,
      conditions: [[onBoard], [empty('HX-5.8')]],
      effect({ s, f, a: hex }, emit) {
        placeWarlord(s, f.seat, hex, emit)
        if (!next(s, f, FORWARD)) return
        s.round = 1
        startTurn(s, push(s, 'turn', s.first), s.first, emit)
      },
    },
  ],
})

export const warlord: Step = {
  question: (_s, f) => (f.left === NONE ? undefined : placeHere),
  proceed: (s, f) => begin(s, f, FORWARD),
}
