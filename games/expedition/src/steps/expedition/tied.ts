import { type Look, playerNamed, question } from '../../rules/asking.ts'
import * as moves from '../../rules/moves.ts'
import { about } from '../../rules/refusing.ts'
import { garrison, hasMostSlices, mostSlices, type TiedChoice } from '../../rules/sixth.ts'
import type { Step } from '../step.ts'
import { automatic } from './gain.ts'

/** TE-8.3: the sixth claimant chooses among those with the most slices. */
const chooseHolder = question({
  isAsked: ({ s }) => mostSlices(s).length > 1,
  answers: [
    {
      kind: moves.PLAYER,
      candidates({ s }, out) {
        for (const p of mostSlices(s)) out.push(moves.player(s, p))
      },
      conditions: about<Look, TiedChoice>((l) => ({ s: l.s, player: playerNamed(l) }), [[hasMostSlices]]),
      effect: (l, emit) => garrison(l.s, l.f, playerNamed(l), emit),
    },
  ],
})

export const tied: Step = { ...automatic, question: () => chooseHolder }
