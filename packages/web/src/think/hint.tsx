import type { Move } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { useTry } from '../branch/try.ts'
import controls from '../parts/controls.module.css'
import { Icon, IconButton } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useDesk, useTable } from '../table/context.ts'
import type { Now } from '../table/desk.ts'
import table from '../table/table.module.css'
import { TaskContext } from '../table/task.ts'
import { mayBeAdvised } from './alone.ts'

const BestMoves = lazy(async () => ({ default: (await import('./best-moves.tsx')).BestMoves }))

/** At a table against bots, where others have their undo and their switches. */
export function HintButton({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const hinting = useTable((state) => state.hinting)
  if (!mayBeAdvised(now.update)) return null
  return (
    <button
      type="button"
      className={controls.switch}
      disabled={now.update.decision === null}
      aria-pressed={hinting}
      aria-keyshortcuts="h"
      title="The best three moves (H)"
      onClick={() => desk.toggleHint()}
    >
      <Icon name="hint" />
      Hint
    </button>
  )
}

/** The same on a phone, beside the other switches at the top. */
export function HintIcon({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const hinting = useTable((state) => state.hinting)
  const isGuided = useContext(TaskContext)?.isGuided === true
  if (isGuided || !mayBeAdvised(now.update) || now.update.decision === null) return null
  return (
    <IconButton
      icon="hint"
      size={20}
      className={table.icon}
      label="Hint"
      aria-pressed={hinting}
      onClick={() => desk.toggleHint()}
    />
  )
}

/** Under the question, when it was asked for. */
export function Hint({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const hinting = useTable((state) => state.hinting)
  const tryOut = useTry(now)
  const { update, view } = now
  const { you, decision, seats, entries } = update
  if (!hinting || !mayBeAdvised(update)) return null
  const begin = (moves: readonly Move[]): void => {
    tryOut?.({ view, seat: you, after: entries, moves: moves.map((move) => `${you} ${desk.entryPoint.print(move)}`) })
  }
  const play = ([first, ...next]: readonly Move[]): void => {
    if (first !== undefined) desk.choose(first, next)
  }
  return (
    <Suspense>
      <BestMoves
        key={`${you}/${decision}`}
        view={view}
        seat={you}
        sides={sideNames(desk.entryPoint, view, seats)}
        whose="Your chance"
        verb="Play"
        act={play}
        actAll={play}
        tryOut={tryOut === undefined ? undefined : begin}
      />
    </Suspense>
  )
}
