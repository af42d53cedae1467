import type { ReactNode } from 'react'
import { boxFor } from '../src/boxes.ts'
import { SIDES } from '../src/data/scenario.ts'
import { lookOfFaction } from './colours.ts'
import { LookMark } from './marks.tsx'
import style from './sentence.module.css'

/* Sides by colour and shape, alone and inside sentences. A side is known by its id and by what sentences call it. */

const HALF = SIDES.length / 2
const NAMES: readonly string[] = [SIDES.slice(0, HALF), SIDES.slice(HALF)].flatMap((ids) => boxFor(ids, {}).names)
const BARE = NAMES.map((name) => name.replace('the ', ''))

const idOf = (side: string): string | undefined => {
  const bare = side.replace(/^the /i, '')
  return SIDES.find((id, i) => id === side || BARE[i] === bare)
}

export function SideMark({ side, size = 12 }: { readonly side: string; readonly size?: number }): ReactNode {
  const id = idOf(side)
  return id === undefined ? null : <LookMark look={lookOfFaction(id)} size={size} />
}

const PATTERN = new RegExp(`\\b(${BARE.join('|')})\\b`)

export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split(PATTERN).map((part, i) => {
    const id = i % 2 === 1 ? idOf(part) : undefined
    if (id === undefined) return part
    return (
      <b key={i} className={style.side} style={{ color: lookOfFaction(id).colour }}>
        <LookMark look={lookOfFaction(id)} size={10} />
        {part}
      </b>
    )
  })
}

const rgb = (colour: string): readonly [number, number, number] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16)) as unknown as readonly [number, number, number]

/** A colour for each side by both its names. */
export const tones: { readonly [tone: string]: readonly [number, number, number] } = Object.fromEntries(
  SIDES.flatMap((id, i) => [id, NAMES[i] ?? id].map((name) => [name, rgb(lookOfFaction(id).colour)])),
)
