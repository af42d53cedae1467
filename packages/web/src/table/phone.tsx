import { markScroll, type TableProps } from '@orrery/ui'
import { type ReactNode, useContext, useId, useRef, useState } from 'react'
import { TaskContext } from './task.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import page from '../parts/page.module.css'
import { Tabs } from '../parts/tabs.tsx'
import { titleOf } from '../registry.ts'
import { useCanScore, useDesk, useTable } from './context.ts'
import type { Now } from './desk.ts'
import { Log } from './log.tsx'
import { Players } from './players.tsx'
import style from './table.module.css'
import { TablePack } from '../packs/table-pack.tsx'
import { LineState, MenuItems } from './top.tsx'

interface PhoneProps {
  readonly now: Now
  readonly props: TableProps<unknown>
  /** Further switches at the top. */
  readonly children?: ReactNode
}

/** The seats in very little room; everything else beside the board is in the menu. */
export function PhoneTop({ now, props, children }: PhoneProps): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const canScore = useCanScore(now)
  const waiting = useTable((state) => state.moment?.waiting) ?? now.update.waiting
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const task = useContext(TaskContext)
  const open = (): void => {
    setOpen(true)
    sheet.current?.showModal()
  }
  return (
    <header className={`${page.top} ${style.top}`}>
      <h1 className="spoken">{titleOf(entryPoint.id)}</h1>
      {task?.leave}
      <button type="button" className={style.icon} aria-label="Menu and players" onClick={open}>
        <Icon name="menu" size={20} />
      </button>
      <div className={style.chips} ref={markScroll} data-scrolls="across">
        {entryPoint.order(props.view).map((seat) => (
          <span key={seat} data-seat={seat}>
            <entryPoint.SeatChip {...props} of={seat} active={waiting.includes(seat)} />
          </span>
        ))}
      </div>
      <LineState />
      {children}
      {canScore && (
        <button
          type="button"
          className={style.icon}
          aria-label="Score now"
          aria-pressed={props.scoreNow}
          onClick={() => desk.toggleScore()}
        >
          <Icon name="score" size={20} />
        </button>
      )}
      <dialog ref={sheet} className={style.sheet} aria-label="Menu and players" onClose={() => setOpen(false)}>
        <header>
          <h2>{titleOf(entryPoint.id)}</h2>
          <TablePack pack={desk.pack} />
          <button type="button" className={style.icon} aria-label="Close" onClick={() => sheet.current?.close()}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {isOpen && <SheetBody now={now} props={props} />}
      </dialog>
    </header>
  )
}

const TABS = ['Players', 'Progress', 'Log', 'Menu'] as const
type Tab = (typeof TABS)[number]

/** One tab at a time, so that each has the whole height and scrolls on its own. */
function SheetBody({ now, props }: PhoneProps): ReactNode {
  const [tab, setTab] = useState<Tab>('Players')
  const id = useId()
  return (
    <>
      <Tabs
        id={id}
        tabs={TABS.map((name) => [name, name] as const)}
        chosen={tab}
        choose={setTab}
        className={style.sheetTabs}
      />
      <div
        key={tab}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        className={tab === 'Log' ? style.sheetLog : style.sheetPanel}
        tabIndex={0}
        ref={markScroll}
        data-scrolls="down"
      >
        <TabBody tab={tab} now={now} props={props} />
      </div>
    </>
  )
}

function TabBody({ tab, now, props }: PhoneProps & { readonly tab: Tab }): ReactNode {
  const { entryPoint } = useDesk()
  const canScore = useCanScore(now)
  if (tab === 'Players') return <Players now={now} props={props} />
  if (tab === 'Log') return <Log now={now} />
  if (tab === 'Progress')
    return (
      <>
        <section className={style.panel} aria-label="Progress">
          <entryPoint.Status {...props} />
        </section>
        {canScore && entryPoint.ScoreNow !== undefined && (
          <section className={style.panel} aria-label="Score now">
            <entryPoint.ScoreNow {...props} />
          </section>
        )}
      </>
    )
  return (
    <ul className={controls.list}>
      <MenuItems now={now} />
      <li>
        <a href={`/rules/${entryPoint.id}`}>
          <Icon name="book" /> Rules
        </a>
      </li>
    </ul>
  )
}
