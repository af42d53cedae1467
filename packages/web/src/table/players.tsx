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
  const { door } = useDesk()
  const { situation } = now
  const waiting = useTable((state) => state.moment?.waiting) ?? situation.waiting
  return (
    <section className={style.players} aria-label="Players">
      {door.order(props.view).map((seat) => (
        <div key={seat} className={style.player} data-seat={seat}>
          <door.Seat
            {...props}
            of={seat}
            active={waiting.includes(seat)}
            clock={<SeatClockChip situation={situation} seat={seat} />}
          />
        </div>
      ))}
      {door.Goal !== undefined && !props.phone && <door.Goal {...props} />}
    </section>
  )
})
