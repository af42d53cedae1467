import type { ReactNode } from 'react'
import { type SeatsProps, sideWords } from './seats.tsx'
import style from './setup.module.css'
import { SideTile } from './sides.tsx'

type BenchProps = Pick<SeatsProps, 'game' | 'entryPoint' | 'wishes' | 'hands'> & { readonly field: string }

/** Sides that do not play, where a game has more of them than seats. */
export function Bench({ game, entryPoint, wishes, hands, field }: BenchProps): ReactNode {
  const { sides, seats } = wishes
  if (sides.length <= seats) return null
  return (
    <section className={style.bench} aria-label="Sides not in play">
      <h3>Sides not in play</h3>
      <ul>
        {sides.slice(seats).map((side, i) => (
          <li key={side} data-place={seats + i} data-over={hands.drag?.over === seats + i}>
            <SideTile
              entryPoint={entryPoint}
              side={side}
              name={sideWords({ game, entryPoint }, field, side).name}
              about=""
              place={seats + i}
              hands={hands}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
