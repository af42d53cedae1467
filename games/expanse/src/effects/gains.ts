import { at, bit } from '@orrery/kernel'
import { ALL, NONE } from '../types.ts'
import { effectKind, goOn } from './kind.ts'
import { amount } from '../rules/amounts.ts'
import { push } from '../rules/frames.ts'
import { gain } from '../rules/points.ts'
import { cardIn, SCORE } from '../rules/track.ts'

/* Effects that ask nobody. */

export const gainCP = effectKind({
  run(s, f, op, emit) {
    const cp = amount(s, f, op)
    gain(s, f.seat, cp)
    if (cp > 0) emit?.({ kind: 'gained', player: f.seat, cp })
    goOn(f)
  },
  ready: (s, f, op) => amount(s, f, op) > 0,
})

/** EX-10.13: spent at once; no Event offer follows. */
export const gainAP = effectKind({
  run(s, f, op, emit) {
    emit?.({ kind: 'granted', player: f.seat, ap: op.n })
    goOn(f)
    push(s, 'spend', f.seat).left = op.n
  },
  ready: () => true,
})

/** EX-17.4: only the one who looks learns the Sector. */
export const peekBonus = effectKind({
  run(s, f, _op, emit) {
    goOn(f)
    if (s.chosen === NONE) return
    s.knowers |= bit(f.seat)
    s.reveals++
    emit?.({ kind: 'peeked', player: f.seat })
    emit?.({ kind: 'sawBonus', player: f.seat, sector: s.chosen, only: [at(s.seatOf, f.seat)] })
  },
  ready: (s) => s.chosen !== NONE,
})

/** EX-10.17, EX-17.7: seen by all, not drawn, and known until it is. */
export const revealTop = effectKind({
  run(s, f, _op, emit) {
    goOn(f)
    if (s.drawn >= s.deckSize) return
    const card = at(s.deck, s.drawn)
    f.count = card === SCORE ? ALL : cardIn(s, card).ap
    s.known = 1
    s.reveals++
    emit?.({ kind: 'revealed', card })
  },
  ready: () => false,
})
