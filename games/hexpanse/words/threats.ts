import { countWord, inWords, possessive, verbAfter } from '@orrery/kernel'
import type { Card, Mission, Side, View } from '../src/types.ts'
import { cardName, missionName, sideName } from './names.ts'

/* Somebody can complete a mission in their next turn. */

interface Threat {
  readonly side: Side
  readonly mission: Mission
  readonly missing: readonly unknown[]
  readonly by: readonly (Card | 'ability')[]
}

/** "Nomads need two more units for Longwall and can use Cheyen." */
export function threatText(view: View, { side, mission, missing, by }: Threat): string {
  const who = sideName(view, side)
  const units = `${countWord(missing.length)} more ${missing.length === 1 ? 'unit' : 'units'}`
  const means = by.map((one) => (one === 'ability' ? "the warlord's ability" : cardName(view, one)))
  const use = means.length === 0 ? '' : ` and can use ${inWords(means)}`
  return `${who} ${verbAfter(who, 'need')} ${units} for ${missionName(view, mission)}${use}.`
}

/** At the seat: "1 short of Longwall". */
export const shortText = (view: View, { mission, missing }: Threat): string =>
  `${missing.length} short of ${missionName(view, mission)}`

/** What a unit on a missing hex would do. */
export const blockText = (view: View, { side, mission }: Threat, does: 'stops' | 'fails'): string =>
  `${does === 'stops' ? 'Blocks' : 'Does not stop'} ${possessive(sideName(view, side))} ${missionName(view, mission)}.`
