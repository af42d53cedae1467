import type { ReactNode } from 'react'
import type { Part, SentenceProps } from './entry-point.ts'
import style from './sentence.module.css'

/* The names of sides inside sentences, with their colour and shape. */

type Tone = readonly [red: number, green: number, blue: number]

/** `#6db3ff` as red, green and blue. */
export function toneFrom(colour: string): Tone {
  const n = Number.parseInt(colour.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

interface Sides {
  /** What sentences call the sides; a name that another one begins with comes after it. */
  readonly names: readonly string[]
  colourOf(side: string): string
  readonly SideMark: Part<{ readonly side: string; readonly size?: number }>
}

export interface SideNameProps {
  readonly side: string
  /** Said instead of the name. */
  readonly children?: ReactNode
}

interface SideWords {
  readonly SideName: Part<SideNameProps>
  readonly Sentence: Part<SentenceProps>
}

export function sideWords({ names, colourOf, SideMark }: Sides): SideWords {
  const SideName = ({ side, children }: SideNameProps): ReactNode => (
    <b className={style.side} style={{ color: colourOf(side) }}>
      <SideMark side={side} size={9} />
      {children ?? side}
    </b>
  )
  const pattern = new RegExp(`\\b(${['You', ...names].join('|')})\\b`)
  const Name = ({ part, you }: { readonly part: string; readonly you: string | undefined }): ReactNode => {
    if (part !== 'You') return <SideName side={part} />
    return you === undefined ? part : <SideName side={you}>{part}</SideName>
  }
  const Sentence = ({ text, you }: SentenceProps): ReactNode =>
    text.split(pattern).map((part, i) => (i % 2 === 1 ? <Name key={i} part={part} you={you} /> : part))
  return { SideName, Sentence }
}
