import { countWord, possessive, verbAfter } from '@orrery/kernel'
import type { Mission, Side, View } from '../src/types.ts'
import { missionName, sideName } from './names.ts'

/* Somebody can complete a mission in their next turn. */

interface Threat {
  readonly side: Side
  readonly mission: Mission
  readonly missing: readonly unknown[]
}

/** "Nomads need one more unit for Longwall." */
export function threatText(view: View, { side, mission, missing }: Threat): string {
  const who = sideName(view, side)
  const units = `${countWord(missing.length)} more ${missing.length === 1 ? 'unit' : 'units'}`
  return `${who} ${verbAfter(who, 'need')} ${units} for ${missionName(mission)}.`
}

/** At the seat: "1 short of Longwall". */
export const shortText = ({ mission, missing }: Threat): string => `${missing.length} short of ${missionName(mission)}`

/** What a unit on a missing hex would do. */
export const blockText = (view: View, { side, mission }: Threat): string =>
  `Blocks ${possessive(sideName(view, side))} ${missionName(mission)}.`
