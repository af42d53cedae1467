import type { Target } from '@orrery/ui'
import type { Desk } from './desk.ts'

/* Ways from the table to the rulebook. */

export const rulesAt = (game: string, anchor: string): string => `/rules/${game}#${anchor}`

/** The paragraph about a thing, if the rulebook has one. */
export function anchorOf({ entryPoint, store }: Desk, target: Target): string | undefined {
  const { now, moment } = store.getState()
  const view = moment?.view ?? now?.view
  return view === undefined ? undefined : entryPoint.explainedAt?.(view, target)
}

/** The paragraph about the thing of the present note, otherwise the search. */
export function rulebookAt(desk: Desk): string {
  const { note } = desk.store.getState()
  const anchor = note?.kind === 'explain' ? anchorOf(desk, note.target) : undefined
  return rulesAt(desk.entryPoint.id, anchor ?? 'search')
}
