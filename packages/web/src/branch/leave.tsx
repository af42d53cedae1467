import { type ReactNode, useContext } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { useTable } from '../table/context.ts'
import type { Moment, Now } from '../table/desk.ts'
import { BranchContext } from './context.ts'
import { useTry } from './try.ts'

/** In the menu of a table against bots: what is shown, the present or a moment of the past, is where a branch begins. */
export function TryItem({ now }: { readonly now: Now }): ReactNode {
  const moment = useTable((state) => state.moment)
  const tryOut = useTry(now)
  const { you, entries, stage } = now.update
  if (tryOut === undefined || you < 0 || (stage === 'over' && moment === undefined)) return null
  const { view, entry } = moment ?? { view: now.view, entry: entries }
  return (
    <li>
      <button type="button" onClick={() => tryOut({ view, seat: you, after: entry })}>
        <Icon name="branch" /> Try from here
      </button>
    </li>
  )
}

/** Beside a moment of the past: in a branch one plays on from it, elsewhere one may try it out. */
export function FromThere({ now, moment }: { readonly now: Now; readonly moment: Moment }): ReactNode {
  const branch = useContext(BranchContext)
  const tryOut = useTry(now)
  const { you } = now.update
  const { entry, view } = moment
  const stands = entry === 0 || now.journal.moves.some((move) => move.entry === entry)
  const act =
    branch === undefined
      ? tryOut !== undefined && you >= 0 && (() => tryOut({ view, seat: you, after: entry }))
      : stands && (() => branch.rewind(entry))
  if (act === false) return null
  return (
    <button type="button" className={controls.outline} onClick={act}>
      {branch === undefined ? 'Try from here' : 'Play on from here'}
    </button>
  )
}
