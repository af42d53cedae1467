import type { Signs, Target } from '@orrery/ui'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Origin } from '../coach/line.ts'
import { CopyLink } from '../parts/copy.tsx'
import controls from '../parts/controls.module.css'
import { usePhone, useTitle } from '../parts/hooks.ts'
import { Icon, IconButton } from '../parts/icon.tsx'
import { CLOSED, isClosed } from '../net/link.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { hasBots, titleOf } from '../registry.ts'
import { Patterns } from '../settings/patterns.tsx'
import { DeskContext, useDesk, useTable, useTableProps } from '../table/context.ts'
import type { Desk, Now } from '../table/desk.ts'
import { Log } from '../table/log.tsx'
import { NoteBox } from '../table/note-box.tsx'
import { PhoneTop } from '../table/phone.tsx'
import { Players } from '../table/players.tsx'
import { readingSide, sentences } from '../table/sentences.ts'
import table from '../table/table.module.css'
import { TopBar } from '../table/top.tsx'
import { Analysis } from '../think/analysis.tsx'
import style from './replay.module.css'

const CoachPanel = lazy(async () => ({ default: (await import('../coach/panel.tsx')).CoachPanel }))

const PER_STEP = 700
const NOTHING: ReadonlySet<Target> = new Set()

interface ViewProps {
  readonly desk: Desk
  readonly id: string | undefined
  /** The address that follows. */
  readonly path: string
  readonly at: number
  readonly coach: Origin
  /** Whether the coach is open from the start. */
  readonly coached: boolean
}

/** The table of the past: the same board, and a line to walk along instead of a question. */
export function ReplayView({ desk, ...props }: ViewProps): ReactNode {
  return (
    <DeskContext value={desk}>
      <Patterns />
      <Waiting {...props} />
    </DeskContext>
  )
}

function Waiting(props: Omit<ViewProps, 'desk'>): ReactNode {
  const now = useTable((state) => state.now)
  const line = useTable((state) => state.line)
  if (isClosed(line)) return <DeadEnd why={CLOSED[line]} />
  if (now === undefined) return <Calm title="" />
  if (now.view === undefined) return <Calm title="This game has not begun." />
  return <Arriving now={now} {...props} />
}

/** Goes to the position that the address names before anything is drawn, so that the table is drawn once. */
function Arriving(props: WalkProps): ReactNode {
  const desk = useDesk()
  const { entries } = props.now.update
  const [first] = useState(() => Math.min(Math.max(0, props.at), entries))
  const [isThere, setThere] = useState(false)
  useEffect(() => void desk.lookAt(first).then(() => setThere(true)), [desk, first])
  return isThere ? <Walk {...props} /> : <Calm title="" />
}

interface WalkProps extends Omit<ViewProps, 'desk'> {
  readonly now: Now
}

function Walk({ now, id, path, coach, coached }: WalkProps): ReactNode {
  const { entryPoint } = useDesk()
  const moment = useTable((state) => state.moment)
  const props = useTableProps(now, moment)
  const phone = usePhone()
  useTitle(`${titleOf(entryPoint.id)}, replay`)
  const canCoach = now.update.outcome !== null && hasBots(entryPoint.id)
  const [coaching, setCoaching] = useState(coached && canCoach)
  const walk = useWalk(now, path, coaching)
  const [signs, sign] = useSigns(walk.entry, coaching)
  const calm = useMemo(() => ({ ...props, lit: NOTHING, signs, selected: undefined, staged: [] }), [props, signs])
  const board = useMemo(() => <entryPoint.Board {...calm} />, [entryPoint, calm])
  const shelf = useMemo(() => <entryPoint.Shelf {...calm} />, [entryPoint, calm])
  const looks = [table.table, entryPoint.square === true ? table.square : '', coaching ? style.coached : '']
  return (
    <div className={looks.join(' ')}>
      {phone ? <PhoneTop now={now} props={calm} /> : <TopBar now={now} props={calm} />}
      {!phone && <Players now={now} props={calm} />}
      <main className={table.stage} aria-label="Board" data-drawn={moment?.entry ?? now.update.entries}>
        {board}
      </main>
      {!(phone && coaching) && (
        <section className={table.shelf} aria-label="Cards">
          {shelf}
        </section>
      )}
      <aside className={phone ? '' : table.side}>
        <Scrubber now={now} id={coaching ? undefined : id} walk={walk}>
          {canCoach && !coaching && (
            <button type="button" className={controls.outline} onClick={() => setCoaching(true)}>
              <Icon name="coach" /> Coach
            </button>
          )}
        </Scrubber>
        {coaching && (
          <Suspense>
            <CoachPanel
              now={now}
              origin={coach}
              entry={walk.entry}
              go={walk.go}
              sign={sign}
              close={() => setCoaching(false)}
            />
          </Suspense>
        )}
        {!coaching && <Analysis now={now} />}
        {!phone && !coaching && (
          <section className={table.panel} aria-label="Progress">
            <entryPoint.Status {...calm} />
          </section>
        )}
        {!phone && !coaching && <Log now={now} />}
      </aside>
      <NoteBox />
    </div>
  )
}

type Signed = readonly [signs: Signs | undefined, sign: (entry: number, signs: Signs | undefined) => void]

/** The coach's signs at the current entry; scrolls the better move into view. */
function useSigns(entry: number, coaching: boolean): Signed {
  const [signed, setSigned] = useState<{ readonly entry: number; readonly signs: Signs | undefined }>()
  const sign = useCallback((at: number, signs: Signs | undefined) => setSigned({ entry: at, signs }), [])
  const signs = coaching && signed?.entry === entry ? signed.signs : undefined
  useEffect(() => {
    const better = document.querySelector('[data-sign="better"]')
    if (signs !== undefined) better?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [signs])
  return [signs, sign]
}

interface Walking {
  readonly entry: number
  readonly playing: boolean
  go(entry: number): void
  toggle(): void
}

/** The current position; the URL follows, so that every position can be shared. */
function useWalk(now: Now, path: string, coaching: boolean): Walking {
  const desk = useDesk()
  const { entries } = now.update
  const entry = useTable((state) => state.moment?.entry ?? entries)
  const [playing, setPlaying] = useState(false)
  const [, navigate] = useLocation()
  const go = useCallback(
    (wanted: number) => {
      const to = Math.min(Math.max(0, wanted), entries)
      void desk.lookAt(to)
      navigate(`${path}?at=${to}${coaching ? '&coach' : ''}`, { replace: true })
    },
    [desk, entries, path, coaching, navigate],
  )
  const toggle = useCallback(() => setPlaying((on) => !on), [])
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => (entry < entries ? go(entry + 1) : setPlaying(false)), PER_STEP)
    return () => clearTimeout(timer)
  }, [playing, entry, entries, go])
  useWalkKeys(entry, go, toggle)
  return { entry, playing, go, toggle }
}

function useWalkKeys(entry: number, go: (entry: number) => void, toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const field =
        event.target instanceof HTMLElement && event.target.matches('input:not([type=range]), textarea, select')
      const to = { ArrowRight: entry + 1, ArrowLeft: entry - 1, Home: 0, End: Infinity }[event.key]
      if (field || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) toggle()
      else if (to !== undefined) go(to)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [entry, go, toggle])
}

interface ScrubberProps {
  readonly now: Now
  readonly id: string | undefined
  readonly walk: Walking
  readonly children?: ReactNode
}

function Scrubber({ now, id, walk, children }: ScrubberProps): ReactNode {
  const { entryPoint } = useDesk()
  const { entries } = now.update
  const { entry, playing, go, toggle } = walk
  const events = now.journal.moves.find((move) => move.entry === entry)?.events
  const said = events === undefined ? [] : sentences(entryPoint, events, now)
  return (
    <section className={style.scrubber} aria-label="Replay">
      <div className={style.where}>
        <span>Replay</span>
        <span>
          move {entry} of {entries}
        </span>
      </div>
      <p className={style.said} aria-live="polite">
        {said.length > 0 ? (
          <entryPoint.Sentence text={said.join(' ')} you={readingSide(entryPoint, now)} />
        ) : (
          quiet(entry, events)
        )}
      </p>
      <input
        type="range"
        min={0}
        max={entries}
        value={entry}
        aria-label="Position in the game"
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className={style.buttons}>
        <Step name="first" label="To the start" go={() => go(0)} />
        <Step name="back" label="One move back" go={() => go(entry - 1)} />
        <button type="button" className={controls.strong} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} />
          {playing ? 'Pause' : 'Play'}
        </button>
        <Step name="on" label="One move on" go={() => go(entry + 1)} />
        <Step name="last" label="To the end" go={() => go(entries)} />
      </div>
      {children}
      {id !== undefined && <CopyLink path={`/game/${id}?at=${entry}`} />}
    </section>
  )
}

/** Where there is no sentence to read. */
function quiet(entry: number, events: object | undefined): string {
  if (entry === 0) return 'The table is set.'
  return events === undefined ? 'A move was taken back.' : 'Nothing visible happened.'
}

interface StepProps {
  readonly name: 'first' | 'back' | 'on' | 'last'
  readonly label: string
  go(): void
}

function Step({ name, label, go }: StepProps): ReactNode {
  return <IconButton icon={name} className={controls.plain} label={label} title={label} onClick={go} />
}
