import { sideWords, toneFrom } from '@orrery/ui'
import type { ReactNode } from 'react'
import { rulesetFor } from '../src/rulesets.ts'
import { SIDES } from '../src/data/scenario.ts'
import { lookOfFaction } from './colours.ts'
import { LookMark } from './marks.tsx'

/* Sides by colour and shape, alone and inside sentences. A side is known by its id and by what sentences call it. */

const HALF = SIDES.length / 2
const NAMES: readonly string[] = [SIDES.slice(0, HALF), SIDES.slice(HALF)].flatMap((ids) => rulesetFor(ids, {}).names)
const BARE = NAMES.map((name) => name.replace('the ', ''))

const idOf = (side: string): string | undefined => {
  const bare = side.replace(/^the /i, '')
  return SIDES.find((id, i) => id === side || BARE[i] === bare)
}

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  const id = idOf(side)
  return id === undefined ? null : <LookMark look={lookOfFaction(id)} size={size} />
}

export const { Sentence } = sideWords({
  names: BARE,
  colourOf: (side) => lookOfFaction(idOf(side) ?? '').colour,
  SideMark,
})

/** A colour for each side by both its names. */
export const tones = Object.fromEntries(
  SIDES.flatMap((id, i) => [id, NAMES[i] ?? id].map((name) => [name, toneFrom(lookOfFaction(id).colour)] as const)),
)
