import { viewBoxOf } from '@orrery/ui'
import { at } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Q, R } from '../src/rules/hexes.ts'
import type { Axial, Faction } from '../src/types.ts'
import { BRASS, colourOf } from './colours.ts'
import type { Fit } from './fits.ts'
import { frameAround, hexagon, ORIGIN, pointOf } from './geometry.ts'
import style from './mission.module.css'

/* A mission as a small picture: its nine cells, in the turn of the best fit where there is one. */

const SIZE = 10

type Held = 'held' | 'soon' | 'missing' | 'plain'

interface PictureProps {
  readonly cells: readonly Axial[]
  readonly state: readonly Held[]
  readonly faction: Faction
}

function MissionPicture({ cells, state, faction }: PictureProps): ReactNode {
  const frame = frameAround(cells, SIZE)
  return (
    <svg
      className={style.missionPicture}
      viewBox={viewBoxOf(frame)}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      aria-hidden="true"
    >
      {cells.map((cell, i) => {
        const { x, y } = pointOf(cell, SIZE)
        const how = state[i] ?? 'plain'
        const colour = how === 'missing' || how === 'plain' ? BRASS : colourOf(faction)
        return (
          <polygon
            key={i}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
            points={hexagon(ORIGIN, SIZE - 1)}
            fill={how === 'missing' ? 'none' : colour}
            fillOpacity={how === 'soon' ? 0.3 : how === 'plain' ? 0.75 : 1}
            stroke={colour}
            {...(how === 'soon' ? { strokeDasharray: '2.4 1.8' } : {})}
          />
        )
      })}
    </svg>
  )
}

/** As it is on the card. */
export const MissionShape = ({ cells }: { readonly cells: readonly Axial[] }): ReactNode => (
  <MissionPicture cells={cells} state={[]} faction={-1} />
)

interface FitPictureProps {
  readonly fit: Fit
  readonly after: readonly boolean[]
  readonly faction: Faction
}

/** As it fits on the board; `after` are the cells held when the aimed card is done. */
export function FitPicture({ fit, after, faction }: FitPictureProps): ReactNode {
  const cells = fit.cells.map((h): Axial => [at(Q, h), at(R, h)])
  const state = fit.held.map((held, i): Held => (held ? 'held' : after[i] === true ? 'soon' : 'missing'))
  return <MissionPicture cells={cells} state={state} faction={faction} />
}
