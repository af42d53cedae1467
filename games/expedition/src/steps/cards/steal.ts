import { add, at } from '@orrery/kernel'
import { dropExcess, KINDS } from '../../rules/cards.ts'
import { below } from '../../rules/chance.ts'
import type { Emit, Player, State } from '../../types.ts'

/** Spy: one random card; only the two players involved know which. */
export function steal(s: State, p: Player, from: Player, emit: Emit): void {
  let n = below(s, at(s.cards, from))
  let card = 0
  while ((n -= at(s.hands, from * KINDS + card)) >= 0) card++
  add(s.hands, from * KINDS + card, -1)
  add(s.hands, p * KINDS + card, 1)
  add(s.cards, from, -1)
  add(s.cards, p, 1)
  s.reveals++
  emit?.({ kind: 'stolen', player: p, from })
  emit?.({ kind: 'sawStolen', player: p, from, card, only: [p, from] })
  dropExcess(s, p)
}
