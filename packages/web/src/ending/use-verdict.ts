import type { Sign, Signs, TableProps, Target, Verdict } from '@orrery/ui'
import { useCallback, useMemo, useState } from 'react'
import { useDesk } from '../table/context.ts'
import type { Now } from '../table/now.ts'

const DECISIVE: Sign = { kind: 'decisive', text: '' }

/** What is lit on the board: one cause, or what decided the game altogether. */
const signsOf = (targets: readonly Target[]): Signs | undefined =>
  targets.length === 0 ? undefined : { on: new Map(targets.map((target) => [target, DECISIVE])), dims: true }

export interface Shown {
  readonly verdict: Verdict | undefined
  /** The cause that is selected. */
  readonly cause: number | undefined
  show(cause: number): void
}

/** The game's own verdict once everything is revealed, and the table with the places it names highlighted. */
export function useVerdict(
  now: Now,
  props: TableProps<unknown>,
  isEnded: boolean,
): readonly [TableProps<unknown>, Shown] {
  const { entryPoint } = useDesk()
  const [cause, setCause] = useState<number>()
  const { view, told, seat } = props
  const verdict = useMemo(
    () => (isEnded ? entryPoint.verdict?.(view, told ?? [], now.update.yours.length > 1 ? -1 : seat) : undefined),
    [entryPoint, isEnded, view, told, seat, now.update.yours.length],
  )
  const signs = useMemo(() => {
    const [first] = verdict?.causes ?? []
    return signsOf((cause === undefined ? first : verdict?.causes[cause])?.at ?? [])
  }, [verdict, cause])
  const shown = useMemo(() => (signs === undefined ? props : { ...props, signs }), [props, signs])
  const show = useCallback((wanted: number) => setCause(wanted), [])
  return [shown, { verdict, cause, show }]
}
