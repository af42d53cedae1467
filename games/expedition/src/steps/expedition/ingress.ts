import { at } from '@orrery/kernel'
import { type Look, question, secondSystem } from '../../rules/asking.ts'
import {
  colourIsDue,
  hasNoToken,
  hasSpecialty,
  type Pick,
  pickIngress,
  pickRefusal,
  reachesMaximum,
  stillDue,
} from '../../rules/ingress.ts'
import * as moves from '../../rules/moves.ts'
import { about } from '../../rules/refusing.ts'
import { COLOURS } from '../../types.ts'
import type { Step } from '../step.ts'
import { automatic } from './gain.ts'

/** TE-5.4 to TE-5.7: one pick at a time; open are those after which the greatest number can still be reached. */
const chooseSystem = question({
  answers: [
    {
      kind: moves.INGRESS_PICK,
      list({ s, f }, out) {
        const due = stillDue(s, f)
        for (let c = 0; c < COLOURS.length; c++) {
          if (at(due, c) <= 0) continue
          for (let i = 0; i < s.ruleset.systems.length; i++)
            if (pickRefusal(s, f, c, i) === undefined) out.push(moves.ingress(s, c, i))
        }
      },
      conditions: about<Look, Pick>(
        (l) => ({ s: l.s, f: l.f, colour: l.a, system: secondSystem(l) }),
        [[hasSpecialty, hasNoToken, colourIsDue], [reachesMaximum]],
      ),
      effect: (l, emit) => pickIngress(l.s, l.f, l.a, secondSystem(l), emit),
    },
  ],
})

export const ingress: Step = { ...automatic, question: () => chooseSystem }
