import { itemAt } from '@orrery/kernel'
import { type Answer, must, numberBetween, planetNamed, question } from '../../rules/asking.ts'
import { canSpend } from '../../rules/costs.ts'
import { pop, push } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE } from '../../rules/payment.ts'
import { isMecatolRex, isStation, ownedBy, planetsIn, systemName, systemOf } from '../../rules/planets.ts'
import { docksIn } from '../../rules/structures.ts'
import { asksWhole } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type State, type System } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import type { Step } from '../step.ts'

/* TE-15.5: `held` infantry are to land, planet after planet; `by` is the planet that is being decided. */

/** TE-15.11: the first landing on Mecatol Rex costs influence; Avernus in its system is not guarded. */
const needsCustodians = (s: State, planet: Planet): boolean => s.custodians === NONE && isMecatolRex(s, planet)

const canLand = (s: State, p: Player, planet: Planet): boolean =>
  !isStation(s, planet) && (!needsCustodians(s, planet) || canSpend(s, p, INFLUENCE, s.ruleset.race.prices.custodians))

export const landings = (s: State, p: Player, system: System): Planet[] =>
  planetsIn(s, system).filter((planet) => canLand(s, p, planet))

export const anyLanding = (s: State, p: Player, system: System): boolean =>
  planetsIn(s, system).some((planet) => canLand(s, p, planet))

export const ON_PLANET: Answer['conditions'] = [
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
      ({ s, f }) => ({ need: s.ruleset.race.prices.custodians, have: meansOf(s, f.seat, INFLUENCE) }),
    ),
  ],
]

const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      list({ s, f }, out) {
        for (const planet of landings(s, f.seat, f.what)) out.push(moves.planet(s, planet))
      },
      conditions: ON_PLANET,
      effect(l) {
        l.f.by = planetNamed(l)
      },
    },
  ],
})

/*
 * In one question (TE-15.19): `list` are the planets landed on so far. A march may have said already where they land: all
 * on `by`, or with `left` shared out over the planets that are not own.
 */

export const SHARED_OUT = 1

export const foreign = (s: State, p: Player, planets: readonly Planet[]): readonly Planet[] =>
  planets.filter((planet) => !ownedBy(s, planet, p))

/** Where the rest of a march that is shared out lands next. */
function nextShare(s: State, f: Frame): readonly [planet: Planet, n: number] {
  const all = landings(s, f.seat, f.what).filter((planet) => !f.list.includes(planet))
  const others = foreign(s, f.seat, all)
  const planets = others.length > 0 ? others : all
  return [planets[0] ?? NONE, Math.ceil(f.held / Math.max(1, planets.length))]
}

/** A planet that was taken in this action gets no more: who wants a larger garrison lands more at once. */
const isStillOpen = (s: State, f: Frame, planet: Planet): boolean =>
  !f.list.includes(planet) || !ownedBy(s, planet, f.seat)

const targets = (s: State, f: Frame): Planet[] =>
  landings(s, f.seat, f.what).filter((planet) => isStillOpen(s, f, planet))

const leastLanding = (s: State, f: Frame): number => (targets(s, f).length > 1 ? 1 : f.held)
const mostLanding = (s: State, f: Frame): number =>
  targets(s, f).length > 1 ? Math.min(moves.MOST_LANDED, f.held) : f.held

const landSome: Answer = {
  kind: moves.LAND,
  list({ s, f }, out) {
    if (f.by !== NONE) return out.push(moves.land(s, f.by, f.held))
    if (f.left === SHARED_OUT) return out.push(moves.land(s, ...nextShare(s, f)))
    for (const planet of targets(s, f))
      for (let n = mostLanding(s, f); n >= leastLanding(s, f); n--) out.push(moves.land(s, planet, n))
    return undefined
  },
  conditions: [
    ...ON_PLANET,
    [must('TE-15.19', 'LANDED_THERE', (l) => isStillOpen(l.s, l.f, planetNamed(l)))],
    [
      must(
        'TE-15.5',
        'NUMBER_RANGE',
        ({ s, f, b }) => b >= leastLanding(s, f) && b <= mostLanding(s, f),
        ({ s, f }) => ({ least: leastLanding(s, f), most: mostLanding(s, f) }),
      ),
    ],
  ],
  effect(l, emit) {
    const { f } = l
    f.by = planetNamed(l)
    f.list = [...f.list, f.by]
    assault(l.s, f, l.b, emit)
  },
}

const chooseLanding = question({ answers: [landSome] })

/* ---- step by step ------------------------------------------------------------------------------------------------------ */

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
  pushPay(s, f.seat, INFLUENCE, s.ruleset.race.prices.custodians)
}

export const land: Step = {
  question(s, f) {
    if (f.held === 0) return undefined
    if (asksWhole(s)) return chooseLanding
    return f.by === NONE ? choosePlanet : chooseNumber
  },
  proceed(s, f) {
    pop(s)
    itemAt(s.stack, s.stack.length - 1).list = docksIn(s, f.seat, f.what)
  },
}
