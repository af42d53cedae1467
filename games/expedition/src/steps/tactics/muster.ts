import { add, at, itemAt, listOf, MoveList, onlyArg } from '@orrery/kernel'
import {
  type Answer,
  inRange,
  type ListedAnswer,
  type Look,
  must,
  numberBetween,
  one,
  planetNamed,
  type Question,
  question,
} from '../../rules/asking.ts'
import { hasInfantry, ownPlanet } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { ownedBy, planetsIn, systemName, systemOf } from '../../rules/planets.ts'
import { hasToken, rangeFrom, stepsTo } from '../../rules/reach.ts'
import { asksOnce, asksWhole } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type State, type System } from '../../types.ts'
import { always, type Step } from '../step.ts'
import { USUAL } from './tactical.ts'
import { anyLanding, foreign, landings, ON_PLANET, SHARED_OUT } from './land.ts'

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
  itemAt(s.stack, s.stack.length - 1).held = f.held
}

const fromPlanet: ListedAnswer = {
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
}

const isAsked = ({ s, f }: Look): boolean => anyLanding(s, f.seat, f.what)
const sendNoMore = always(moves.END, ({ s, f }) => depart(s, f))

const choosePlanet = question({ isAsked, answers: [fromPlanet], beside: [sendNoMore] })

/** The infantry of one planet, with their number (TE-15.22). */
const mostFrom = (s: State, planet: Planet): number => Math.min(moves.MOST_LANDED, at(s.infantry, planet))

function setOut(s: State, f: Frame, planet: Planet, n: number, emit: Emit): void {
  add(s.infantry, planet, -n)
  f.held += n
  f.list = [...f.list, planet]
  emit?.({ kind: 'moved', player: f.seat, planet, infantry: n })
}

const sendSome: ListedAnswer = {
  kind: moves.SEND,
  list({ s, f }, out) {
    for (const planet of sourcesOf(s, f))
      for (let n = 1; n <= mostFrom(s, planet); n++) out.push(moves.send(s, planet, n))
  },
  conditions: [
    ...fromPlanet.conditions,
    [
      must(
        'TE-15.22',
        'NUMBER_RANGE',
        (l) => l.b >= 1 && l.b <= mostFrom(l.s, planetNamed(l)),
        (l) => ({ least: 1, most: mostFrom(l.s, planetNamed(l)) }),
      ),
    ],
  ],
  effect: (l, emit) => setOut(l.s, l.f, planetNamed(l), l.b, emit),
}

const chooseMore = question({ isAsked, answers: [sendSome], beside: [sendNoMore] })

/* ---- a whole march (TE-15.19) ------------------------------------------------------------------------------------------ */

const listed = new MoveList()

function sourcesOf(s: State, f: Frame): Planet[] {
  listed.length = 0
  listSources({ s, f, op: undefined, a: 0, b: 0 }, listed)
  return Array.from({ length: listed.length }, (_, i) => at(s.ruleset.planetAt, onlyArg(listed.get(i))))
}

const infantryOf = (s: State, f: Frame): number => sourcesOf(s, f).reduce((sum, q) => sum + at(s.infantry, q), 0)

/** One after the other from the planet that has most left: so garrisons stay as long as they can. */
function takeEvenly(s: State, sources: readonly Planet[], n: number): number[] {
  const taken = listOf(sources.length, () => 0)
  const left = (i: number): number => at(s.infantry, at(sources, i)) - at(taken, i)
  for (let k = 0; k < n; k++) {
    let most = 0
    for (let i = 1; i < sources.length; i++) if (left(i) > left(most)) most = i
    add(taken, most, 1)
  }
  return taken
}

/** All on one planet, or shared out where `on` is NONE. */
function march(s: State, f: Frame, n: number, on: Planet, emit: Emit): void {
  const sources = sourcesOf(s, f)
  for (const [i, infantry] of takeEvenly(s, sources, n).entries()) {
    const planet = at(sources, i)
    if (infantry === 0) continue
    add(s.infantry, planet, -infantry)
    emit?.({ kind: 'moved', player: f.seat, planet, infantry })
  }
  f.held = n
  depart(s, f)
  const landing = itemAt(s.stack, s.stack.length - 1)
  landing.by = on
  if (on === NONE) landing.left = SHARED_OUT
}

const placesOf = ({ s, f }: Look): Planet[] => landings(s, f.seat, f.what)
/** With a single planet that is not own, a number would say the same as that planet. */
const isShared = (l: Look): boolean => placesOf(l).length === 1 || foreign(l.s, l.f.seat, placesOf(l)).length !== 1
const mostOn = (s: State, f: Frame): number => Math.min(moves.MOST_LANDED, infantryOf(s, f))

const shareOut: Answer = {
  kind: moves.NUMBER,
  list(l, out) {
    if (isShared(l)) for (let n = 1; n <= infantryOf(l.s, l.f); n++) out.push(moves.number(n))
  },
  conditions: [[inRange('TE-15.19', one, infantryOf), must('TE-15.19', 'SAY_WHERE', isShared)]],
  effect: ({ s, f, a: n }, emit) => march(s, f, n, NONE, emit),
}

const allOnOne: Answer = {
  kind: moves.LAND,
  list(l, out) {
    const places = placesOf(l)
    if (places.length === 1) return
    for (const planet of places) for (let n = 1; n <= mostOn(l.s, l.f); n++) out.push(moves.land(l.s, planet, n))
  },
  conditions: [
    ...ON_PLANET,
    [
      must('TE-15.5', 'ONLY_PLANET', (l) => placesOf(l).length > 1),
      must(
        'TE-15.19',
        'NUMBER_RANGE',
        ({ s, f, b }) => b >= 1 && b <= mostOn(s, f),
        ({ s, f }) => ({ least: 1, most: mostOn(s, f) }),
      ),
    ],
  ],
  effect: (l, emit) => march(l.s, l.f, l.b, planetNamed(l), emit),
}

/**
 * The usual march: one for each planet that nobody defends; against defenders all but one of each planet, or all where
 * that is not more than they are. Nobody marches to own planets.
 */
export function usualMarch(s: State, f: Frame): number {
  const targets = foreign(s, f.seat, landings(s, f.seat, f.what))
  const sources = sourcesOf(s, f)
  const all = infantryOf(s, f)
  const defenders = targets.reduce((sum, q) => sum + at(s.infantry, q) + at(s.pds, q), 0)
  if (defenders === 0) return Math.min(all, targets.length)
  return all - sources.length > defenders ? all - sources.length : all
}

const isUsual = (f: Frame): boolean => f.left === USUAL

const marchAsUsual = question({
  answers: [
    {
      ...shareOut,
      list({ s, f }, out) {
        const n = usualMarch(s, f)
        if (n > 0) out.push(moves.number(n))
      },
    },
  ],
})

/** How many go and where they land, or the first planet they come from: with one such planet the number says all. */
const marching = (part: ListedAnswer): Question =>
  question({
    isAsked,
    answers: [
      shareOut,
      allOnOne,
      {
        ...part,
        list(l, out) {
          if (sourcesOf(l.s, l.f).length > 1) part.list(l, out)
        },
        conditions: [...part.conditions, [must('TE-15.19', 'ONE_SOURCE', (l) => sourcesOf(l.s, l.f).length > 1)]],
      },
    ],
    beside: [sendNoMore],
  })

const chooseMarch = marching(fromPlanet)
const chooseMarchOnce = marching(sendSome)

const chooseNumber = question({
  answers: [
    numberBetween(
      'TE-15.5',
      one,
      (s, f) => at(s.infantry, f.by),
      ({ s, f, a: n }, emit) => {
        setOut(s, f, f.by, n, emit)
        f.by = NONE
      },
    ),
  ],
})

export const muster: Step = {
  question(s, f) {
    if (f.by !== NONE) return chooseNumber
    if (isUsual(f)) return marchAsUsual
    if (asksOnce(s)) return f.list.length === 0 ? chooseMarchOnce : chooseMore
    return asksWhole(s) && f.list.length === 0 ? chooseMarch : choosePlanet
  },
  proceed: depart,
}
