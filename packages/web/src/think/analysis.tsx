import type { Seat } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { type Leaving, useTry } from '../branch/try.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useDesk, useTable } from '../table/context.ts'
import type { Moment, Now } from '../table/desk.ts'
import { eyesOf } from './alone.ts'
import style from './analysis.module.css'
import { BestMoves } from './best-moves.tsx'
import { useEyes } from './eyes.ts'

/** Beside a position of a replay: the best move for the player who is asked there, and a button to try it out. */
export function Analysis({ now }: { readonly now: Now }): ReactNode {
  const tryOut = useTry(now)
  return tryOut === undefined ? null : <WhatIf now={now} tryOut={tryOut} />
}

interface WhatIfProps {
  readonly now: Now
  tryOut(leaving: Leaving): void
}

function WhatIf({ now, tryOut }: WhatIfProps): ReactNode {
  const { entryPoint } = useDesk()
  const moment = useTable((state) => state.moment)
  const eyes = useEyes()
  const [open, setOpen] = useState(false)
  const { update } = now
  const { entry, waiting } = moment ?? { entry: update.entries, waiting: update.waiting }
  const asked = waiting.find((seat) => eyesOf(update).includes(seat))
  const sides = sideNames(entryPoint, moment?.view ?? now.view, update.seats)
  const leave = async (seat: Seat, moves: readonly string[] = []): Promise<void> => {
    const seen = await eyes.at(now, entry, seat)
    if (seen !== undefined) tryOut({ view: seen.view, seat, after: entry, moves })
  }
  return (
    <section className={style.analysis} aria-label="What if" data-analysing={open && asked !== undefined}>
      <div className={style.ways}>
        <button
          type="button"
          className={controls.switch}
          disabled={asked === undefined}
          aria-pressed={open}
          onClick={() => setOpen((on) => !on)}
        >
          <Icon name="hint" /> Best moves
        </button>
        <Leave now={now} sides={sides} waiting={waiting} leave={(seat) => void leave(seat)} />
      </div>
      {open && asked !== undefined && (
        <Seen key={`${entry}/${asked}`} see={() => eyes.at(now, entry, asked)}>
          {({ view }) => (
            <BestMoves
              view={view}
              seat={asked}
              sides={sides}
              whose={`Chance of ${sides[asked]}`}
              verb="Try"
              act={(moves) =>
                void leave(
                  asked,
                  moves.map((move) => `${asked} ${entryPoint.print(move)}`),
                )
              }
            />
          )}
        </Seen>
      )}
    </section>
  )
}

interface LeaveProps {
  readonly now: Now
  readonly sides: readonly string[]
  readonly waiting: readonly Seat[]
  leave(seat: Seat): void
}

/** On a branch, away from the game: from your own seat, or from any seat you may look through. */
function Leave({ now: { update }, sides, waiting, leave }: LeaveProps): ReactNode {
  const [chosen, choose] = useState<Seat>()
  const allowed = eyesOf(update)
  const seat = chosen ?? (update.you < 0 ? waiting[0] : update.you)
  return (
    <>
      <button
        type="button"
        className={controls.outline}
        disabled={waiting.length === 0 || seat === undefined}
        onClick={() => seat !== undefined && leave(seat)}
      >
        <Icon name="branch" /> Try from here
      </button>
      {allowed.length > 1 && (
        <label>
          as
          <select
            className={controls.field}
            value={seat ?? ''}
            aria-label="The side you play"
            onChange={(event) => choose(Number(event.target.value))}
          >
            {allowed.map((one) => (
              <option key={one} value={one}>
                {sides[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

interface SeenProps {
  see(): Promise<Moment | undefined>
  children(moment: Moment): ReactNode
}

/** What the seat saw, as soon as it is known. */
function Seen({ see, children }: SeenProps): ReactNode {
  const [moment, setMoment] = useState<Moment>()
  const [look] = useState(() => see)
  useEffect(() => {
    let wanted = true
    void look().then((seen) => wanted && setMoment(seen))
    return () => void (wanted = false)
  }, [look])
  return moment === undefined ? null : children(moment)
}
