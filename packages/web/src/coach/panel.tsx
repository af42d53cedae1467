import { turningPoints } from '@orrery/bots'
import type { Judged, Study } from '@orrery/table'
import type { Signs } from '@orrery/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { WorkerLink } from '../local/link.ts'
import controls from '../parts/controls.module.css'
import { Icon, IconButton } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useDesk } from '../table/context.ts'
import type { Now } from '../table/desk.ts'
import { Slips, TurningPoints } from './cards.tsx'
import style from './coach.module.css'
import { Graph } from './graph.tsx'
import { Here } from './here.tsx'
import type { CoachLine, Origin, Progress } from './line.ts'
import { chancesAt, pointsOf } from './points.ts'
import { signsOf } from './signs.ts'
import { useMarks } from './use-marks.ts'
import { useStudy } from './use-study.ts'
import { playedTurn } from './whole-turns.ts'
import { percent, workText } from './words.ts'

const EARS_SHUT = { update: () => undefined, line: () => undefined }

/** A slip lowers the chance of winning by at least this much. */
const LEAST_SLIP = 0.03

interface PanelProps {
  readonly now: Now
  readonly origin: Origin
  readonly entry: number
  go(entry: number): void
  /** The signs on the board at that entry. */
  sign(entry: number, signs: Signs | undefined): void
  close(): void
}

/** What the coach says of a finished game, beside the board that shows it. */
export function CoachPanel(props: PanelProps): ReactNode {
  const [progress, line] = useStudy(props.origin)
  const { study } = progress
  return (
    <section className={style.coach} aria-labelledby="coach">
      <header className={style.head}>
        <h2 id="coach">
          <Icon name="coach" /> Coach
        </h2>
        <IconButton icon="close" className={controls.plain} label="Close the coach" onClick={props.close} />
      </header>
      <Work progress={progress} line={line} />
      {study !== undefined && <Findings {...props} study={study} whole={progress.state === 'done'} />}
      <p className={style.honest}>
        Chances are the coach’s estimates, each from what that player knew at that moment. It thinks briefly: a
        difference of a few percent is within its error.
      </p>
    </section>
  )
}

function Work({ progress, line }: { readonly progress: Progress; readonly line: CoachLine | undefined }): ReactNode {
  const { state, study, trouble, mayStop } = progress
  const busy = state === 'working' || state === 'waiting'
  if (state === 'done') return null
  return (
    <div className={style.work}>
      <p role={trouble === '' ? undefined : 'alert'}>{workText(progress)}</p>
      <progress aria-label="The coach’s progress" max={study?.total ?? 1} value={study?.done ?? 0} />
      {(!busy || mayStop) && (
        <button
          type="button"
          className={controls.outline}
          onClick={() => void (busy ? line?.stop() : line?.begin())}
          disabled={line === undefined}
        >
          {busy ? 'Stop' : 'Continue'}
        </button>
      )}
    </div>
  )
}

interface FindingsProps extends PanelProps {
  readonly study: Study
  readonly whole: boolean
}

function Findings({ study, whole, now, entry, go, sign }: FindingsProps): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const { entries, outcome, seats, you } = now.update
  const sides = useMemo(() => sideNames(entryPoint, now.view, seats), [entryPoint, now.view, seats])
  const points = useMemo(() => pointsOf(study, entries, outcome), [study, entries, outcome])
  const turning = useMemo(() => turningPoints(study.judged), [study])
  const slips = study.judged.filter(
    (one) => one.loss >= LEAST_SLIP && !turning.includes(one) && (you < 0 || one.seat === you),
  )
  const here = study.judged.find((one) => one.entry === entry + 1)
  const marks = useMarks(desk, entries)
  const { judged: all } = study
  const [shown, show] = useShown(all, go, sign)
  return (
    <>
      <Legend sides={sides} chances={chancesAt(points, entry) ?? []} />
      <Graph {...{ entryPoint, sides, points, turning, marks, entries, entry, go }} />
      <Here judged={here} all={all} sides={sides} brief={here !== undefined && turning.includes(here)} />
      <h2>{whole ? 'Turning points' : 'Turning points so far'}</h2>
      {turning.length > 0 && <TurningPoints all={all} points={turning} sides={sides} shown={shown} show={show} />}
      {turning.length === 0 && whole && <p>No choice cost more than 1 % of the chance to win.</p>}
      {slips.length > 0 && <h2>{you < 0 ? 'Smaller slips' : 'Your smaller slips'}</h2>}
      {slips.length > 0 && <Slips all={all} points={slips} sides={sides} shown={shown} show={show} />}
    </>
  )
}

interface LegendProps {
  readonly sides: readonly string[]
  readonly chances: readonly number[]
}

/** Everybody's chance at this position. */
function Legend({ sides, chances }: LegendProps): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <div className={style.legend}>
      {sides.map((side, seat) => (
        <span key={side}>
          <entryPoint.SideMark side={side} size={12} /> {side} <b>{percent(chances[seat] ?? 0)}</b>
        </span>
      ))}
    </div>
  )
}

type Shown = readonly [entry: number | undefined, show: (judged: Judged) => void]

/** Goes to where the choice was open and signs what was played and what would have been better. */
function useShown(all: readonly Judged[], go: PanelProps['go'], sign: PanelProps['sign']): Shown {
  const desk = useDesk()
  const [shown, setShown] = useState<number>()
  const link = useRef<Promise<WorkerLink>>(undefined)
  useEffect(() => () => void link.current?.then((made) => made.close()), [])
  const signUp = useCallback(
    async (judged: Judged) => {
      link.current ??= desk.record().then((record) => new WorkerLink({ t: 'replay', record }, EARS_SHUT))
      sign(judged.entry - 1, await signsOf(desk.entryPoint, await link.current, judged, playedTurn(all, judged)))
    },
    [desk, all, sign],
  )
  const show = useCallback(
    (judged: Judged) => {
      setShown(judged.entry)
      go(judged.entry - 1)
      void signUp(judged)
    },
    [go, signUp],
  )
  return [shown, show]
}
