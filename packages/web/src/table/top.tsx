import { OBSERVER } from '@orrery/kernel'
import type { TableProps } from '@orrery/ui'
import { type ReactNode, useContext, useState } from 'react'
import { Link } from 'wouter'
import { TryItem } from '../branch/leave.tsx'
import { TaskContext } from './task.ts'
import { CopyLink } from '../parts/copy.tsx'
import { Icon } from '../parts/icon.tsx'
import page from '../parts/page.module.css'
import { Brand } from '../parts/page.tsx'
import { TablePack } from '../packs/table-pack.tsx'
import { SheetItems } from '../settings/sheet-items.tsx'
import { gameOf, titleOf } from '../registry.ts'
import { useDesk, useScene, useTable } from './context.ts'
import { HostItems } from './host-items.tsx'
import type { Now } from './desk.ts'
import style from './table.module.css'

interface TopBarProps {
  readonly now: Now
  readonly props: TableProps<unknown>
}

export function TopBar({ now, props }: TopBarProps): ReactNode {
  const { entryPoint, pack } = useDesk()
  const view = useTable((state) => state.moment?.view ?? now.view)
  const scene = useScene()
  const { table, you } = now.update
  const task = useContext(TaskContext)
  const aside = task?.where ?? scene?.scene.title
  return (
    <header className={`${page.top} ${style.top}`}>
      <Brand />
      <span className={page.rule} />
      <h1>{titleOf(entryPoint.id)}</h1>
      <TablePack pack={pack} />
      <span className={aside === undefined ? `${page.sub} ${style.moment}` : page.sub}>
        {aside ?? entryPoint.moment?.(view) ?? ''}
      </span>
      {aside === undefined && entryPoint.Brief !== undefined && (
        <div className={style.brief} data-brief>
          <entryPoint.Brief {...props} />
        </div>
      )}
      <span className={page.gap} />
      <LineState />
      {task?.leave}
      {you === OBSERVER && (
        <span className={page.sub}>
          <Icon name="eye" /> Watching
        </span>
      )}
      <a className={page.link} href={`/rules/${entryPoint.id}`} target="_blank" rel="noreferrer">
        <Icon name="book" />
        Rules
      </a>
      {table !== '' && (
        <button type="button" className={page.link} popoverTarget="invite">
          <Icon name="link" />
          Invite
        </button>
      )}
      <button type="button" className={page.link} popoverTarget="menu">
        <Icon name="menu" />
        Menu
      </button>
      {table !== '' && (
        <div id="invite" popover="auto" className={`${style.menu} ${style.invite}`}>
          <p>Anyone with this link can join or watch.</p>
          <CopyLink path={`/t/${table}`} />
        </div>
      )}
      <Menu now={now} />
    </header>
  )
}

/** What is in it is drawn while it is open. */
function Menu({ now }: { readonly now: Now }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <ul id="menu" popover="auto" className={style.menu} onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
      {isOpen && <MenuItems now={now} />}
    </ul>
  )
}

/** What one may do at any time. */
export function MenuItems({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { table, seats, you, stage, entries } = now.update
  const away = seats[you]?.stoodInBy ?? ''
  return (
    <>
      <TryItem now={now} />
      {table !== '' && (
        <li>
          <Link href={`/game/${table}?at=${entries}`}>
            <Icon name="play" /> Replay
          </Link>
        </li>
      )}
      {stage === 'over' && table !== '' && (
        <li>
          <a href={`/api/tables/${table}/record`} download={`${desk.entryPoint.id}-${table}.txt`}>
            <Icon name="save" /> Save game
          </a>
        </li>
      )}
      {stage === 'playing' && you !== OBSERVER && table !== '' && (
        <li>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            onClick={() => void (away === '' ? desk.leave() : desk.comeBack())}
          >
            <Icon name="people" /> {away === '' ? 'Hand over to a bot' : 'Take my seat back'}
          </button>
        </li>
      )}
      <HostItems update={now.update} />
      <SheetItems />
      {gameOf(desk.entryPoint.id)?.lesson !== undefined && (
        <li>
          <Link href={`/learn/${desk.entryPoint.id}`}>
            <Icon name="book" /> Lesson
          </Link>
        </li>
      )}
      <li>
        <Link href={`/new/${desk.entryPoint.id}`}>
          <Icon name="people" /> Another table
        </Link>
      </li>
      <li>
        <Link href="/">
          <Icon name="back" /> To my games
        </Link>
      </li>
    </>
  )
}

const TROUBLES: { readonly [line: string]: string } = {
  lost: 'No connection',
  restarting: 'The server is restarting',
  full: 'No room left on this device: moves are not saved',
}

/** Shown only while something is wrong; the page recovers by itself. */
export function LineState(): ReactNode {
  const trouble = TROUBLES[useTable((state) => state.line)]
  return <span role="status">{trouble !== undefined && <span className={style.line}>{trouble}</span>}</span>
}
