import type { ReactNode } from 'react'
import { NONE } from '../src/types.ts'
import { CrossHair } from './aim-view.tsx'
import { At } from './cell.tsx'
import type { Step } from './chain.ts'
import { BRIGHT, HIT, INK } from './colours.ts'
import { DRAWN, hexagon, ORIGIN } from './geometry.ts'
import style from './board.module.css'

/* Where a chain reaction is just now. */

const COLOURS: { readonly [kind in Step['kind']]: string } = {
  placed: BRIGHT,
  moved: BRIGHT,
  removed: HIT,
  struck: HIT,
  attacked: HIT,
  hurt: HIT,
}

export function ShockMark({ step }: { readonly step: Step }): ReactNode {
  if (step.hex === NONE) return null
  return (
    <g className={style.shock} pointerEvents="none" aria-hidden="true">
      <At hex={step.hex}>
        <polygon
          points={hexagon(ORIGIN, DRAWN)}
          fill={COLOURS[step.kind]}
          fillOpacity=".22"
          stroke={COLOURS[step.kind]}
          strokeWidth="3"
        />
        {(step.kind === 'struck' || step.kind === 'attacked') && <CrossHair r={20} />}
        {step.kind === 'removed' && (
          <path d="M-9 -9L9 9M9 -9L-9 9" stroke={INK} strokeWidth="3" strokeLinecap="round" />
        )}
      </At>
    </g>
  )
}
