import { markScroll } from '@orrery/ui'
import { lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import { useVerdict } from '../ending/use-verdict.ts'
import { usePhone, useTitle } from '../parts/hooks.ts'
import { Gathering } from '../lobby/gathering.tsx'
import { TaskContext } from './task.ts'
import { LessonAtTable } from '../lesson/first-time.tsx'
import { CLOSED, isClosed } from '../net/link.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { titleOf } from '../registry.ts'
import { Patterns } from '../settings/patterns.tsx'
import { HintIcon } from '../think/hint.tsx'
import { DeskContext, useDesk, useTable, useTableProps } from './context.ts'
import { useCues } from './cues.ts'
import { Curtain } from './curtain.tsx'
import { type Desk, isVeiled, type Now } from './desk.ts'
import { useKeys } from './keys.ts'
import { Log } from './log.tsx'
import { SwipedShelf } from './middle-button.tsx'
import { NoteBox } from './note-box.tsx'
import { PastBar } from './past.tsx'
import { PhoneTop } from './phone.tsx'
import { Players } from './players.tsx'
import { Question } from './question.tsx'
import { ScenePanel } from './scene-panel.tsx'
import { StandInNotice } from './stand-in.tsx'
import style from './table.module.css'
import { TopBar } from './top.tsx'
import { useTurnMarks } from './use-turns.ts'

const Ended = lazy(async () => ({ default: (await import('../ending/ended.tsx')).Ended }))

interface TableViewProps {
  readonly desk: Desk
  /** Offers newcomers the lesson instead. */
  readonly offersLesson?: true
}

/** A table from the first person who sits down to the last score. */
export function TableView({ desk, offersLesson }: TableViewProps): ReactNode {
  return (
    <DeskContext value={desk}>
      <Stages />
      {offersLesson === true && <LessonAtTable />}
    </DeskContext>
  )
}

function Stages(): ReactNode {
  const { pack } = useDesk()
  const now = useTable((state) => state.now)
  const line = useTable((state) => state.line)
  if (isClosed(line)) return <DeadEnd why={CLOSED[line]} />
  if (now === undefined)
    return <Calm title={line === 'lost' || line === 'restarting' ? 'Looking for the table…' : ''} />
  return now.view === undefined ? <Gathering update={now.update} pack={pack} /> : <Playing now={now} />
}

function Playing({ now }: { readonly now: Now }): ReactNode {
  const { entryPoint } = useDesk()
  const veiled = useTable(isVeiled)
  useKeys()
  useCues()
  const yours = now.update.decision !== null
  useTitle(yours ? `● ${titleOf(entryPoint.id)}` : titleOf(entryPoint.id))
  return veiled ? <Curtain now={now} /> : <Open now={now} />
}

function Open({ now }: { readonly now: Now }): ReactNode {
  const { entryPoint } = useDesk()
  const moment = useTable((state) => state.moment)
  const phone = usePhone()
  const plain = useTableProps(now, moment)
  const marks = useTurnMarks(now)
  const table = useMemo(() => ({ ...plain, marks }), [plain, marks])
  const { scene } = table
  const hasTask = useContext(TaskContext) !== undefined
  const isShown = moment === undefined && scene === undefined && now.isHeld !== true
  const isEnded = now.update.outcome !== null && isShown && !hasTask
  const [props, shown] = useVerdict(now, table, isEnded)
  const Shelf = scene?.scene.Shelf ?? entryPoint.Shelf
  const board = useMemo(() => <entryPoint.Board {...props} />, [entryPoint, props])
  const shelf = useMemo(() => <Shelf {...props} />, [Shelf, props])
  return (
    <div className={entryPoint.square === true ? `${style.table} ${style.square}` : style.table}>
      {phone ? (
        <PhoneTop now={now} props={props}>
          <HintIcon now={now} />
        </PhoneTop>
      ) : (
        <TopBar now={now} props={props} />
      )}
      {!phone && <Players now={now} props={props} />}
      <main className={style.stage} aria-label="Board">
        {phone && entryPoint.Goal !== undefined && <entryPoint.Goal {...props} />}
        {board}
        <PastBar now={now} />
        <StandInNotice now={now} />
      </main>
      {isEnded ? (
        <Suspense>
          <Ended now={now} props={props} shown={shown} />
        </Suspense>
      ) : (
        <>
          <section className={style.shelf} aria-label="Cards">
            {phone && entryPoint.cardButton !== undefined ? <SwipedShelf>{shelf}</SwipedShelf> : shelf}
          </section>
          {phone ? <Below now={now} props={props} /> : <Side now={now} props={props} />}
        </>
      )}
      <NoteBox />
      <Patterns />
    </div>
  )
}

interface SideProps {
  readonly now: Now
  readonly props: ReturnType<typeof useTableProps>
}

/** The question, or the scene being played. */
const Below = ({ now, props }: SideProps): ReactNode =>
  props.scene === undefined ? <Question now={now} props={props} /> : <ScenePanel props={props} />

function Side({ now, props }: SideProps): ReactNode {
  const { entryPoint } = useDesk()
  const hinting = useTable((state) => state.hinting)
  const task = useContext(TaskContext)
  const beside = task?.beside
  if (props.scene?.scene.wide === true)
    return (
      <aside className={style.side}>
        <ScenePanel props={props} />
      </aside>
    )
  return (
    <aside className={style.side}>
      <Below now={now} props={props} />
      {props.scoreNow && entryPoint.ScoreNow !== undefined && (
        <section className={style.panel} aria-label="Score now" data-score>
          <entryPoint.ScoreNow {...props} />
        </section>
      )}
      {!hinting && (beside === undefined || task?.progress === true) && (
        <section ref={markScroll} className={style.panel} aria-label="Progress" data-progress data-scrolls="down">
          <entryPoint.Status {...props} />
        </section>
      )}
      {beside ?? <Log now={now} />}
    </aside>
  )
}
