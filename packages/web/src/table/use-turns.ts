import type { TurnMark } from '@orrery/ui'
import { useMemo } from 'react'
import { useDesk, useTable } from './context.ts'
import type { Desk, Now } from './desk.ts'
import type { Moved } from './journal.ts'
import { type Turn, turnsSince } from './turns.ts'

const NO_TURNS: readonly Turn[] = []

const made = new WeakMap<object, readonly Turn[]>()

/** The others' turns since yours; computed once per update. */
export function turnsAt(desk: Desk, now: Now): readonly Turn[] {
  const { entryPoint } = desk
  const isOver = now.update.outcome !== null && now.isHeld !== true
  if (entryPoint.steps === undefined || now.view === undefined || isOver) return NO_TURNS
  const known = made.get(now)
  if (known !== undefined) return known
  const stepsOf = ({ entry, events }: Moved): ReturnType<NonNullable<typeof entryPoint.steps>> =>
    entryPoint.steps?.({ events, after: desk.knownView(entry) ?? now.view, before: desk.knownView(entry - 1) }) ?? []
  const turns = turnsSince(now.journal, now.update.yours, stepsOf)
  made.set(now, turns)
  return turns
}

/** What the board shows of these turns: nothing while something else is shown. */
export function useTurnMarks(now: Now): readonly TurnMark[] | undefined {
  const desk = useDesk()
  const isNow = useTable(({ moment, scene }) => moment === undefined && scene === undefined)
  const pointed = useTable((state) => state.pointedStep)
  return useMemo(() => {
    const turns = isNow ? turnsAt(desk, now) : NO_TURNS
    if (turns.length === 0) return undefined
    return turns.flatMap(({ seat, steps }, turn) =>
      steps.map((step) => ({
        ...step,
        colour: desk.entryPoint.colour?.(now.view, seat) ?? '',
        dim: pointed !== undefined && (pointed.turn !== turn || pointed.n !== step.n),
      })),
    )
  }, [desk, now, isNow, pointed])
}
