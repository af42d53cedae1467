import { of } from '@orrery/kernel'
import { must, numberBetween, planetNamed, question } from '../../rules/asking.ts'
import { canSpend } from '../../rules/costs.ts'
import { pop, push } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE } from '../../rules/payment.ts'
import { isMecatolRex, isStation, planetsIn, systemName, systemOf } from '../../rules/planets.ts'
import { docksIn } from '../../rules/structures.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type State, type System } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import type { Step } from '../step.ts'

/* TE-15.5: `held` infantry are to land, planet after planet; `by` is the planet that is being decided. */

/** TE-15.11: the first landing on Mecatol Rex costs influence; Avernus in its system is not guarded. */
const needsCustodians = (s: State, planet: Planet): boolean => s.custodians === NONE && isMecatolRex(s, planet)

const canLand = (s: State, p: Player, planet: Planet): boolean =>
  !isStation(s, planet) && (!needsCustodians(s, planet) || canSpend(s, p, INFLUENCE, s.box.race.prices.custodians))

const landings = (s: State, p: Player, system: System): Planet[] =>
  planetsIn(s, system).filter((planet) => canLand(s, p, planet))

export const anyLanding = (s: State, p: Player, system: System): boolean =>
  planetsIn(s, system).some((planet) => canLand(s, p, planet))

const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      list({ s, f }, out) {
        for (const planet of landings(s, f.seat, f.what)) out.push(moves.planet(s, planet))
      },
      conditions: [
        [
          must(
            'TE-15.5',
            'NOT_IN_SYSTEM',
            (l) => systemOf(l.s, planetNamed(l)) === l.f.what,
            (l) => ({ system: systemName(l.s, l.f.what) }),
          ),
        ],
        [
          must(
            'TE-15.11',
            'CUSTODIANS',
            (l) => canLand(l.s, l.f.seat, planetNamed(l)),
            ({ s, f }) => ({ need: s.box.race.prices.custodians, have: meansOf(s, f.seat, INFLUENCE) }),
          ),
        ],
      ],
      effect(l) {
        l.f.by = planetNamed(l)
      },
    },
  ],
})

/** Where there is only one planet to land on, all land there. */
const leastOf = (s: State, f: Frame): number => (landings(s, f.seat, f.what).length === 1 ? f.held : 1)

const chooseNumber = question({
  answers: [
    numberBetween(
      'TE-15.5',
      leastOf,
      (_s, f) => f.held,
      ({ s, f, a: n }, emit) => assault(s, f, n, emit),
    ),
  ],
})

function assault(s: State, f: Frame, infantry: number, emit: Emit): void {
  const planet = f.by
  f.held -= infantry
  f.by = NONE
  const landing = push(s, 'assault', f.seat)
  landing.what = planet
  landing.left = infantry
  emit?.({ kind: 'landed', player: f.seat, planet, infantry })
  if (!needsCustodians(s, planet)) return
  landing.held = 1
  pushPay(s, f.seat, INFLUENCE, s.box.race.prices.custodians)
}

export const land: Step = {
  question(_s, f) {
    if (f.held === 0) return undefined
    return f.by === NONE ? choosePlanet : chooseNumber
  },
  proceed(s, f) {
    pop(s)
    of(s.stack, s.stack.length - 1).list = docksIn(s, f.seat, f.what)
  },
}
