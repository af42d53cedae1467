import { type Look, question, systemNamed } from '../../rules/asking.ts'
import {
  type AvernusSite,
  avernusSystems,
  isInPlay,
  isNearOwnPlanet,
  isNoHome,
  placeAvernus,
} from '../../rules/breakthrough.ts'
import * as moves from '../../rules/moves.ts'
import { about } from '../../rules/refusing.ts'
import type { Step } from '../step.ts'
import { automatic } from './gain.ts'

/** TE-10.8: Muaat places Avernus. */
const chooseSystem = question({
  answers: [
    {
      kind: moves.SYSTEM,
      list({ s, f }, out) {
        for (const system of avernusSystems(s, f.seat)) out.push(moves.system(s, system))
      },
      conditions: about<Look, AvernusSite>(
        (l) => ({ s: l.s, player: l.f.seat, system: systemNamed(l) }),
        [[isNoHome, isInPlay], [isNearOwnPlanet]],
      ),
      effect: (l, emit) => placeAvernus(l.s, l.f.seat, systemNamed(l), emit),
    },
  ],
})

export const avernus: Step = { ...automatic, question: () => chooseSystem }
