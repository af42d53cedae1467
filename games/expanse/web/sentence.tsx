import { sideWords } from '@orrery/ui'
import type { ReactNode } from 'react'
import { FACTIONS } from '../src/types.ts'
import { colourOf } from './colours.ts'
import { SideShape } from './marks.tsx'

/* Sides by colour and shape, alone and inside sentences. */

const playerOf = (side: string): number => FACTIONS.findIndex((id) => id === side)

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  const player = playerOf(side)
  return player < 0 ? null : <SideShape player={player} size={size} />
}

export const { Sentence, SideName } = sideWords({
  names: FACTIONS,
  colourOf: (side) => colourOf(playerOf(side)),
  SideMark,
})
