import type { ReactNode } from 'react'
import { FACTIONS } from '../src/types.ts'
import { sideOf } from './colours.ts'
import { SideShape } from './marks.tsx'
import style from './sentence.module.css'

/* Sides by colour and shape, alone and inside sentences. */

const playerOf = (side: string): number => FACTIONS.findIndex((id) => id === side)

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  const player = playerOf(side)
  return player < 0 ? null : <SideShape player={player} size={size} />
}

/** A side's name with its shape, in its colour. */
export function SideName({ player, children }: { readonly player: number; readonly children?: ReactNode }): ReactNode {
  return (
    <b className={style.side} data-f={sideOf(player)}>
      <SideShape player={player} size={9} />
      {children ?? FACTIONS[player]}
    </b>
  )
}

const SIDES = new RegExp(`\\b(${FACTIONS.join('|')})\\b`)

export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(SIDES).map((part, i) => {
    const player = i % 2 === 1 ? playerOf(part) : -1
    return player < 0 ? part : <SideName key={i} player={player} />
  })
}
