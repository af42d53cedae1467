import { eachSystem, type Look, question, systemNamed } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { proceed } from '../../rules/proceed.ts'
import { about } from '../../rules/refusing.ts'
import { hasNoPlanet, hasNoWormhole, isNoSupernova, outsideFracture, type Site } from '../../rules/sites.ts'
import { place } from '../../rules/sixth.ts'
import type { Step } from '../step.ts'

/** TE-6.5, TE-7: the sixth claimant places Thunder's Edge. The maps of the race have no stations and no hyperlanes. */
const chooseSite = question({
  answers: [
    {
      kind: moves.SYSTEM,
      candidates: eachSystem,
      conditions: about<Look, Site>(
        (l) => ({ s: l.s, system: systemNamed(l) }),
        [[outsideFracture], [hasNoPlanet, isNoSupernova, hasNoWormhole]],
      ),
      effect(l, emit) {
        place(l.s, l.f, systemNamed(l), emit)
        l.s.placedIn = l.s.round
      },
    },
  ],
})

export const site: Step = {
  question: () => chooseSite,
  proceed(s, f, emit) {
    // A table without a person to rule has no other way than the usual one.
    if (!proceed(s, f, emit)) pop(s)
  },
}
