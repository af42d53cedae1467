import type { ReactNode } from 'react'
import type { Sign } from './entry-point.ts'
import style from './sign.module.css'

/* Signs on a board: a rim along the shape of the thing, with a pill below it or a number at its corner. */

const ROOM_PER_LETTER = 6.6
const PILL = 18
const DISC = 10

/** A game draws the shape in its own units, so the label measures where it ended up. */
function place(label: SVGGElement | null): void {
  const rim = label?.previousElementSibling
  if (label === null || !(rim instanceof SVGGElement) || typeof rim.getBBox !== 'function') return
  const { x, y, width, height } = rim.getBBox()
  const [left, top] =
    label.dataset['at'] === 'corner' ? [x + width - DISC / 2, y + DISC / 2] : [x + width / 2, y + height]
  label.setAttribute('transform', `translate(${left} ${top})`)
}

interface SignProps {
  readonly sign: Sign
  readonly shape: ReactNode
}

export const SignMark = ({ sign: { kind, text }, shape }: SignProps): ReactNode => (
  <g className={style.sign} data-sign={kind} aria-hidden="true">
    {kind !== 'played' && <g className={style.glow}>{shape}</g>}
    <g className={style.rim}>{shape}</g>
    {text !== '' && (kind === 'step' ? <Disc text={text} /> : <Pill text={text} />)}
  </g>
)

const Disc = ({ text }: { readonly text: string }): ReactNode => (
  <g ref={place} className={style.label} data-at="corner">
    <circle r={DISC} />
    <text y="4.5">{text}</text>
  </g>
)

function Pill({ text }: { readonly text: string }): ReactNode {
  const width = text.length * ROOM_PER_LETTER + 16
  return (
    <g ref={place} className={style.label}>
      <rect x={-width / 2} y={-PILL / 2 - 4} width={width} height={PILL} rx={PILL / 2} />
      <text y="0.5">{text}</text>
    </g>
  )
}
