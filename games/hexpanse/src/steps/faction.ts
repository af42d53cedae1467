import { must, question } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import { FACTIONS, NONE } from '../types.ts'
import { begin, FORWARD, next } from './setup.ts'
import type { Step } from './step.ts'

/** HX-5.2: each player chooses a faction. */
const chooseFaction = question({
  answers: [
    {
      kind: moves.FACTION,
      candidates(_, out) {
        for (let i = 0; i < FACTIONS.length; i++) out.push(moves.faction(i))
      },
      conditions: [
        [
          must(
            'HX-5.2',
            'factionTaken',
            (l) => !l.s.factions.includes(l.a),
            (l) => ({ faction: l.a, player: l.s.factions.indexOf(l.a) }),
          ),
        ],
      ],
      effect({ s, f, a: faction }, emit) {
        s.factions[f.seat] = faction
        emit?.({ kind: 'factionChosen', player: f.seat, faction })
        next(s, f, FORWARD)
      },
    },
  ],
})

export const faction: Step = {
  question: (_s, f) => (f.left === NONE ? undefined : chooseFaction),
  proceed: (s, f) => begin(s, f, FORWARD),
}
