import { INK_3, SPACE } from '@orrery/ui'
import { FACTIONS, type Player } from '../src/types.ts'

/* Colours of the board. */

export { BRASS, BRIGHT, ENGRAVED, INK, INK_2, INK_3, SPACE } from '@orrery/ui'
export const PLATE = '#0d1528'
export const EDGE = '#2c3a5a'
export const WARN = '#ffb4a6'
export const FLAME = '#8fd6ff'
export const HULL = '#eef3fb'

export const SIDES: readonly string[] = ['#6db3ff', '#ff7468', '#ffa62b', '#bd95ff']
/** A piece picked up is dark on brass. */
const DEEP: readonly string[] = ['#0f3a6b', '#5c1a18', '#573205', '#3a2267']

export const colourOf = (player: Player): string => SIDES[player] ?? INK_3
export const deepOf = (player: Player): string => DEEP[player] ?? SPACE
/** The name under which a side's colour stands in the style sheet. */
export const sideOf = (player: Player): string => FACTIONS[player]?.toLowerCase() ?? 'none'
