import type { TableProps } from '@orrery/ui'
import { memo, type ReactNode } from 'react'
import { useDesk, useTable } from './context.ts'
import { SeatClockChip } from './clock.tsx'
import type { Now } from './desk.ts'
import style from './table.module.css'

interface PlayersProps {
  readonly now: Now
  readonly props: TableProps<unknown>
}

/** The panels of the seats in the game's order; the game draws them, the page adds clocks. */
export const Players = memo(function Players({ now, props }: PlayersProps): ReactNode {
  const { entryPoint } = useDesk()
  const { update } = now
  const waiting = useTable((state) => state.moment?.waiting) ?? update.waiting
  return (
    <section className={style.players} aria-label="Players">
      {entryPoint.order(props.view).map((seat) => (
        <div key={seat} className={style.player} data-seat={seat}>
          <entryPoint.Seat
            {...props}
            of={seat}
            active={waiting.includes(seat)}
            clock={<SeatClockChip update={update} seat={seat} />}
          />
        </div>
      ))}
      {entryPoint.Goal !== undefined && !props.phone && <entryPoint.Goal {...props} />}
    </section>
  )
})
