import type { ReactNode } from 'react'
import { FACTION_ROWS } from '../src/data/factions.ts'
import type { Faction } from '../src/types.ts'
import { toneName } from './colours.ts'
import { FactionIcon } from './marks.tsx'
import style from './sentence.module.css'

/* Sides by colour and shape, alone and inside sentences. */

const factionNamed = (name: string): Faction => FACTION_ROWS.findIndex(({ short }) => short === name)

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  return <FactionIcon faction={factionNamed(side)} size={size} />
}

/** Full names before short ones, which they may begin with. */
const NAMES = FACTION_ROWS.flatMap(({ name, short }) => [name, short])
const SIDES = new RegExp(`\\b(${NAMES.join('|')})\\b`)

export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(SIDES).map((part, i) => {
    const faction = i % 2 === 1 ? FACTION_ROWS.findIndex(({ name, short }) => name === part || short === part) : -1
    return faction < 0 ? (
      part
    ) : (
      <b key={i} className={style.side} data-f={toneName(faction)}>
        <FactionIcon faction={faction} size={9} />
        {part}
      </b>
    )
  })
}
