import { kindOf, onlyArg } from '@orrery/kernel'
import { BASE, ORBITAL } from '../../src/rules/moves.ts'
import type { View } from '../../src/types.ts'
import { frameOf } from '../../words/context.ts'
import { type ModuleWords, under } from '../../words/module.ts'
import { baseName, orbitalName, orbitName, ownFleet } from '../../words/names.ts'

const isPlacing = (view: View): boolean => frameOf(view)?.step === 'deploy'

export const gamma = {
  about: 'Fleets and influence are placed one by one before the first turn, instead of by the chart.',
  questions: {
    deploy: () => 'place a fleet in an Orbital or an influence on a Base where you have none yet',
  },
  move(m, view) {
    if (!isPlacing(view)) return undefined
    if (kindOf(m) === BASE) return `Influence on ${baseName(onlyArg(m))}`
    return kindOf(m) === ORBITAL ? `A fleet in ${orbitalName(onlyArg(m))}` : undefined
  },
  choice(m, view) {
    if (!isPlacing(view)) return undefined
    if (kindOf(m) === BASE) return under('I', 'Influence on', baseName(onlyArg(m)))
    return kindOf(m) === ORBITAL ? under('O', 'A fleet in', orbitName(onlyArg(m))) : undefined
  },
  events: {
    deployed: ({ player, fleet, orbital }, _, does) =>
      `${does('place')} ${ownFleet(player, fleet)} at ${orbitName(orbital)}`,
  },
  refusals: {
    noFleetToPlace: 'all your fleets are placed',
    noInfluenceToPlace: 'all your influence is placed',
    fleetAlreadyThere: 'you already have a fleet in {orbital}',
    influenceAlreadyThere: 'you already have influence on {base}',
  },
} satisfies ModuleWords
