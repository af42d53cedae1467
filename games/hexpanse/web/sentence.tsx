import { sideWords, toneFrom } from '@orrery/ui'
import type { ReactNode } from 'react'
import { FACTION_ROWS } from '../src/data/factions.ts'
import type { Faction } from '../src/types.ts'
import { colourOf } from './colours.ts'
import { FactionIcon } from './marks.tsx'

/* Sides by colour and shape, alone and inside sentences. */

const factionNamed = (side: string): Faction =>
  FACTION_ROWS.findIndex(({ name, short }) => name === side || short === side)

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  return <FactionIcon faction={factionNamed(side)} size={size} />
}

export const { Sentence } = sideWords({
  names: FACTION_ROWS.flatMap(({ name, short }) => [name, short]),
  colourOf: (side) => colourOf(factionNamed(side)),
  SideMark,
})

/** The colour of each side by the name it has at the table. */
export const tones = Object.fromEntries(
  FACTION_ROWS.map(({ short }, faction) => [short, toneFrom(colourOf(faction))] as const),
)
