import { firstArg, kindOf, type Move } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import * as kinds from '../src/rules/moves.ts'
import { planetsIn, systemOf } from '../src/rules/planets.ts'
import { NONE, type Planet, type System, type View } from '../src/types.ts'
import { planetTarget, readTarget, systemTarget } from './targets.ts'

/* What lies under a thing, and the move a player meant by a touch that leads to none. */

/** A planet lies in a system; of a system whose planets may be touched any touch means them. */
export function under(view: View, target: Target): readonly Target[] {
  const { kind, id } = readTarget(view.ruleset, target)
  if (kind === 'planet') {
    const system = id === NONE ? NONE : systemOf(view, id)
    return system === NONE ? [] : [systemTarget(view.ruleset, system)]
  }
  return kind === 'system' && id !== NONE ? planetsIn(view, id).map((p) => planetTarget(view.ruleset, p)) : []
}

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
    const from = selected === undefined ? undefined : readTarget(view.ruleset, selected).id
    return from === undefined ? undefined : kinds.shift(view, from, system)
  }
  return planet !== undefined && offers(view, kinds.PLANET, kinds.PDS, kinds.DOCK)
    ? planetMeant(view, planet)
    : undefined
}

/** The colour of the tokens that are placed now: that of the first open answer. */
const dueColour = (view: View): number => {
  const pick = view.offer.find((m) => kindOf(m) === kinds.INGRESS_PICK)
  return pick === undefined ? 0 : firstArg(pick)
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

export function meant(view: View, selected: Target | undefined, touched: Target): Move | undefined {
  const { kind, id } = readTarget(view.ruleset, touched)
  if (kind === 'goods') return offers(view, kinds.PLANET) ? kinds.goods : undefined
  if (kind === 'standing') return kinds.ask
  return id === NONE ? undefined : MEANT[kind]?.(id, view, selected)
}
