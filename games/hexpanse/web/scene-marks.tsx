import type { ReactNode } from 'react'
import { NONE } from '../src/types.ts'
import { CrossHair } from './aim-view.tsx'
import { At } from './cell.tsx'
import { BRIGHT, HEXILUM, HIT, INK } from './colours.ts'
import { DRAWN, hexagon, ORIGIN } from './geometry.ts'
import { detailOf, type SceneDetail } from './scene-detail.ts'
import type { PartProps } from './table.ts'
import style from './board.module.css'

/* Where a scene is just now, over the board. */

const COLOURS: { readonly [kind in SceneDetail['kind']]: string } = {
  placed: BRIGHT,
  moved: BRIGHT,
  exchanged: BRIGHT,
  returned: BRIGHT,
  runs: BRIGHT,
  mercenaryStolen: BRIGHT,
  gained: HEXILUM,
  healed: HEXILUM,
  removed: HIT,
  struck: HIT,
  attacked: HIT,
  damaged: HIT,
  defeated: HIT,
  won: BRIGHT,
}

const CROSSED: readonly SceneDetail['kind'][] = ['removed', 'defeated']
const AIMED: readonly SceneDetail['kind'][] = ['struck', 'attacked']

export function SceneMarks(table: Pick<PartProps, 'scene'>): ReactNode {
  const detail = detailOf(table)
  if (detail === undefined || detail.hex === NONE) return null
  const { hex, kind } = detail
  return (
    <g key={table.scene?.at} className={style.shock} pointerEvents="none" aria-hidden="true" data-shown={kind}>
      <At hex={hex}>
        <polygon
          points={hexagon(ORIGIN, DRAWN)}
          fill={COLOURS[kind]}
          fillOpacity=".22"
          stroke={COLOURS[kind]}
          strokeWidth="3"
        />
        {AIMED.includes(kind) && <CrossHair r={20} />}
        {CROSSED.includes(kind) && <path d="M-9 -9L9 9M9 -9L-9 9" stroke={INK} strokeWidth="3" strokeLinecap="round" />}
      </At>
    </g>
  )
}
