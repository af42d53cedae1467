import { first, kindOf, type Move } from '@orrery/kernel'
import type { Meaning, Target } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import { planetsIn, systemOf } from '../src/rules/planets.ts'
import { NONE, type Planet, type System, type View } from '../src/types.ts'
import { planetTarget, readTarget, systemTarget, type Thing } from './targets.ts'
import { wayOf } from './ways.ts'

/* What a touch means: a move, the beginning of one, or the move that is not open. */

/** Things to touch now: what ends a move in one touch, and what begins or completes one in two. */
export function lit(view: View, selected: Target | undefined): ReadonlySet<Target> {
  const found = new Set<Target>()
  for (const m of view.offer) {
    const { at, to } = wayOf(m, view)
    if (at === undefined) continue
    if (to === undefined || selected === undefined) found.add(at)
    else if (at === selected) found.add(to)
  }
  return found
}

const oneOf = (moves: readonly Move[]): Meaning => {
  const [move] = moves
  return move !== undefined && moves.length === 1 ? { kind: 'choose', move } : { kind: 'ask', moves }
}

function begun(view: View, target: Target): Meaning | undefined {
  const moves = view.offer.filter((m) => wayOf(m, view).at === target)
  if (moves.length === 0) return undefined
  return moves.every((m) => wayOf(m, view).to !== undefined) ? { kind: 'select' } : oneOf(moves)
}

/** A planet lies in a system; of a system whose planets may be touched any touch means them. */
function neighbours(view: View, { kind, id }: Thing): readonly Target[] {
  if (kind === 'planet') {
    const system = id === NONE ? NONE : systemOf(view, id)
    return system === NONE ? [] : [systemTarget(view.box, system)]
  }
  return kind === 'system' && id !== NONE ? planetsIn(view, id).map((p) => planetTarget(view.box, p)) : []
}

export function meaning(view: View, selected: Target | undefined, touched: Target): Meaning {
  if (selected === touched) return { kind: 'drop' }
  const thing = readTarget(view.box, touched)
  const near = neighbours(view, thing)
  if (selected !== undefined) {
    const goals = [touched, ...near]
    const moves = view.offer.filter((m) => wayOf(m, view).at === selected && goals.includes(wayOf(m, view).to ?? ''))
    if (moves.length > 0) return oneOf(moves)
  }
  const direct = begun(view, touched)
  if (direct !== undefined) return direct
  const others = view.offer.filter((m) => near.includes(wayOf(m, view).at ?? '') && wayOf(m, view).to === undefined)
  if (others.length > 0) return oneOf(others)
  const move = view.offer.length === 0 ? undefined : intended(view, selected, thing)
  if (move === undefined) return { kind: 'idle' }
  return view.offer.includes(move) ? { kind: 'choose', move } : { kind: 'refused', move }
}

/* ---- the move a player would have meant ------------------------------------------------------------------------- */

const offers = (view: View, ...wanted: readonly number[]): boolean => view.offer.some((m) => wanted.includes(kindOf(m)))

const isAt = (view: View, ...steps: readonly string[]): boolean => steps.includes(view.stack.at(-1)?.step ?? '')

function planetMeant(view: View, planet: Planet): Move | undefined {
  if (offers(view, kinds.PLANET, kinds.GOODS)) return kinds.planet(view, planet)
  if (offers(view, kinds.PDS, kinds.DOCK)) return kinds.pds(view, planet)
  const system = systemOf(view, planet)
  return system === NONE ? undefined : systemMeant(view, undefined, system)
}

function systemMeant(view: View, selected: Target | undefined, system: System): Move | undefined {
  const [planet] = planetsIn(view, system)
  if (isAt(view, 'turn')) return kinds.activate(view, system)
  if (isAt(view, 'site', 'avernus', 'lock', 'warfare')) return kinds.system(view, system)
  if (isAt(view, 'ingress')) return kinds.ingress(view, dueColour(view), system)
  if (isAt(view, 'moveIngress')) {
    const from = selected === undefined ? undefined : readTarget(view.box, selected).id
    return from === undefined ? undefined : kinds.shift(view, from, system)
  }
  return planet !== undefined && offers(view, kinds.PLANET, kinds.PDS, kinds.DOCK)
    ? planetMeant(view, planet)
    : undefined
}

/** The colour of the tokens that are placed now: that of the first open answer. */
const dueColour = (view: View): number => {
  const pick = view.offer.find((m) => kindOf(m) === kinds.INGRESS_PICK)
  return pick === undefined ? 0 : first(pick)
}

type Meant = (id: number, view: View, selected: Target | undefined) => Move | undefined

const MEANT: { readonly [kind: string]: Meant } = {
  system: (id, view, selected) => systemMeant(view, selected, id),
  planet: (id, view) => planetMeant(view, id),
  slice: (id) => kinds.claim(id),
  strategy: (id, view) => (isAt(view, 'draft', 'card') ? kinds.take(id) : kinds.use(id)),
  card: (id, view) => (isAt(view, 'dropCards', 'skim') ? kinds.discard(id) : kinds.play(id)),
  secret: (id, view) => (offers(view, kinds.SECRET) ? kinds.secret(id) : undefined),
  objective: (id, view) => (offers(view, kinds.OBJECTIVE) ? kinds.objective(id) : undefined),
  seat: (id, view) =>
    offers(view, kinds.PLAYER)
      ? kinds.player(view, id)
      : isAt(view, 'turn', 'window')
        ? kinds.deal(view, id)
        : undefined,
}

function intended(view: View, selected: Target | undefined, { kind, id }: Thing): Move | undefined {
  if (kind === 'goods') return offers(view, kinds.PLANET) ? kinds.goods : undefined
  return id === NONE ? undefined : MEANT[kind]?.(id, view, selected)
}
