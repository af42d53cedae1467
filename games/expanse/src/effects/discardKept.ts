import { at, only } from '@orrery/kernel'
import type { State } from '../types.ts'
import * as moves from '../rules/moves.ts'
import { keptBy, keptCard, removeKept } from '../rules/track.ts'
import type { EffectKind } from './kind.ts'
import { mayGo } from './ready.ts'

/** A Kept Event of the named side goes to the discard pile; whoever acts chooses (EX-10.12 orders several). */
export const discardKept: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0) return
    for (const code of s.kept) if (mayGo(f, op, code)) out.push(moves.discard(keptCard(code)))
  },
  pick(s: State, f, _op, m, emit) {
    const card = only(m)
    const i = s.kept.findIndex((code) => keptCard(code) === card)
    const player = keptBy(at(s.kept, i))
    removeKept(s, i)
    s.discard.push(card)
    f.left--
    emit?.({ kind: 'discarded', player, card })
  },
}
