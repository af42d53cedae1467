import { add, at, type MoveList, of } from '@orrery/kernel'
import { type Look, must, numberBetween, one, planetNamed, question } from '../../rules/asking.ts'
import { hasInfantry, ownPlanet } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { ownedBy, planetsIn, systemName, systemOf } from '../../rules/planets.ts'
import { hasToken, rangeFrom, stepsTo } from '../../rules/reach.ts'
import { type Frame, NONE, type Planet, type Player, type State, type System } from '../../types.ts'
import { always, type Step } from '../step.ts'
import { anyLanding } from './land.ts'

/* TE-15.5: infantry set out. `what` is the system, `by` the planet whose infantry are counted, `held` those on their way. */

/** In the system itself infantry move only from planet to planet. */
const hasOtherPlanet = (s: State, from: System, target: System): boolean =>
  from !== target || planetsIn(s, from).length > 1
const isFree = (s: State, p: Player, from: System, target: System): boolean => from === target || !hasToken(s, p, from)
const isNear = (s: State, p: Player, from: System, target: System, steps: readonly number[]): boolean =>
  from === target || at(steps, from) <= rangeFrom(s, p, from)

const from = (l: Look): System => systemOf(l.s, planetNamed(l))

function listSources({ s, f }: Look, out: MoveList): void {
  const { seat: p, what: target } = f
  const steps = stepsTo(s, p, target)
  const canLeave = (q: Planet): boolean => {
    const system = systemOf(s, q)
    return hasOtherPlanet(s, system, target) && isFree(s, p, system, target) && isNear(s, p, system, target, steps)
  }
  for (let q = 0; q < s.owner.length; q++)
    if (ownedBy(s, q, p) && at(s.infantry, q) > 0 && !f.list.includes(q) && canLeave(q)) out.push(moves.planet(s, q))
}

function depart(s: State, f: Frame): void {
  pop(s)
  of(s.stack, s.stack.length - 1).held = f.held
}

const choosePlanet = question({
  isAsked: ({ s, f }) => anyLanding(s, f.seat, f.what),
  answers: [
    {
      kind: moves.PLANET,
      list: listSources,
      conditions: [
        [ownPlanet('TE-15.5')],
        [must('TE-15.5', 'ALREADY_SET_OUT', (l) => !l.f.list.includes(planetNamed(l)))],
        [hasInfantry('TE-15.5')],
        [
          must('TE-15.5', 'ONLY_PLANET', (l) => hasOtherPlanet(l.s, from(l), l.f.what)),
          must(
            'TE-15.5',
            'SYSTEM_HAS_TOKEN',
            (l) => isFree(l.s, l.f.seat, from(l), l.f.what),
            (l) => ({ system: systemName(l.s, from(l)) }),
          ),
          must(
            'TE-14.5',
            'TOO_FAR',
            (l) => isNear(l.s, l.f.seat, from(l), l.f.what, stepsTo(l.s, l.f.seat, l.f.what)),
            (l) => ({ system: systemName(l.s, l.f.what) }),
          ),
        ],
      ],
      effect(l) {
        l.f.by = planetNamed(l)
      },
    },
  ],
  beside: [always(moves.END, ({ s, f }) => depart(s, f))],
})

const chooseNumber = question({
  answers: [
    numberBetween(
      'TE-15.5',
      one,
      (s, f) => at(s.infantry, f.by),
      ({ s, f, a: n }, emit) => {
        add(s.infantry, f.by, -n)
        f.held += n
        f.list = [...f.list, f.by]
        emit?.({ kind: 'moved', player: f.seat, planet: f.by, infantry: n })
        f.by = NONE
      },
    ),
  ],
})

export const muster: Step = {
  question: (_s, f) => (f.by === NONE ? choosePlanet : chooseNumber),
  proceed: depart,
}
