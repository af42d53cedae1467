import type { MovedTable, TurnStep } from '@orrery/ui'
import type { Event, Planet, System, View } from '../src/types.ts'
import { objectiveName, planetName, sliceName, strategyName, systemName, techName } from '../words/names.ts'
import { planetTarget, sliceTarget, strategyTarget, systemTarget } from './targets.ts'

/* What a move did, step by step: rows of its player's turn, and what is framed on the map and the token. */

type Moved = Pick<MovedTable<View, Event>, 'after' | 'events'>

const onPlanet = (view: View, planet: Planet, text: string): TurnStep => ({
  text: `${text} ${planetName(view, planet)}`,
  at: [planetTarget(view.ruleset, planet)],
  cue: 'influence',
})

const inSystem = (view: View, system: System, text: string): TurnStep => ({
  text: `${text} ${systemName(view, system)}`,
  at: [systemTarget(view.ruleset, system)],
  cue: 'fleet',
})

/** What happens on a planet or in a system. */
function onMap(e: Event, view: View): TurnStep | undefined {
  switch (e.kind) {
    case 'activated':
      return inSystem(view, e.system, 'Activates')
    case 'ingress':
      return inSystem(view, e.system, 'Places an ingress token in')
    case 'ingressMoved':
      return { ...inSystem(view, e.to, 'Moves an ingress token to'), from: systemTarget(view.ruleset, e.from) }
    case 'placed':
      return inSystem(view, e.system, "Places Thunder's Edge in")
    case 'frontier':
      return inSystem(view, e.system, 'Explores the frontier at')
    case 'moved':
      return onPlanet(view, e.planet, `Sends ${e.infantry} infantry from`)
    case 'landed':
      return onPlanet(view, e.planet, `Lands ${e.infantry} infantry on`)
    case 'produced':
      return onPlanet(view, e.planet, `Produces ${e.infantry} infantry on`)
    case 'built':
      return onPlanet(view, e.planet, e.dock ? 'Builds a dock on' : 'Builds a PDS on')
    case 'control':
      return onPlanet(view, e.planet, 'Takes')
    case 'readied':
      return onPlanet(view, e.planet, 'Readies')
    default:
      return undefined
  }
}

function stepOf(e: Event, view: View): TurnStep | undefined {
  switch (e.kind) {
    case 'drafted':
      return { text: `Takes ${strategyName(e.card)}`, card: strategyTarget(e.card), cue: 'card' }
    case 'strategy':
      return { text: `Uses ${strategyName(e.card)}`, at: [strategyTarget(e.card)], cue: 'card' }
    case 'followed':
      return { text: `Follows ${strategyName(e.card)}`, cue: 'card' }
    case 'claimed':
      return { text: `Claims ${sliceName(e.slice)}`, at: [sliceTarget(e.slice)], cue: 'marker' }
    case 'researched':
      return { text: `Researches ${techName(e.tech)}`, cue: 'card' }
    case 'scoredPublic':
      return { text: `Scores ${objectiveName(e.objective)}`, cue: 'scored' }
    default:
      return onMap(e, view)
  }
}

export const steps = ({ events, after }: Moved): readonly TurnStep[] =>
  events.flatMap(({ event }) => stepOf(event, after) ?? [])
