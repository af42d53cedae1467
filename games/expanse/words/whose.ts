import type { Player, View } from '../src/types.ts'
import { askedOf } from './context.ts'

/**
 * Whose choices a view shows: the viewer's, also where several are asked at once; for a spectator, those of the player
 * who is asked.
 */
export const playerOf = (view: View): Player => view.seating[view.seat] ?? askedOf(view)
