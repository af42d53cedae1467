import { at } from '@orrery/kernel'
import type { Emit, Player, State } from '../types.ts'

import { addResources } from './points.ts'

/* Resource Tokens beside payments: gaining them, and the top of the Initiative Track (DC-D). */

/** At most so many at any time, excess is lost; no limit in Final Scoring (DC-D.3). */
export function gainResource(s: State, p: Player): void {
  if (s.final || at(s.resources, p) < s.box.resourceLimit) addResources(s, p, 1)
}

/** DC-D.9: in one's own turn, and not when already on top. */
export const canPromote = (s: State, p: Player): boolean =>
  at(s.resources, p) > 0 && s.active === p && !s.final && s.initiative.length > 0 && at(s.initiative, 0) !== p

/** The token goes to the top, those above it move down one. */
export function promote(s: State, p: Player, emit: Emit): void {
  addResources(s, p, -1)
  s.initiative = [p, ...s.initiative.filter((q) => q !== p)]
  emit?.({ kind: 'initiative', player: p, order: [...s.initiative] })
}
