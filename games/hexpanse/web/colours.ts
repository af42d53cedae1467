import { INK_3 } from '@orrery/ui'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { type Faction, NEUTRAL, type Player, type View } from '../src/types.ts'

/* Colours of the board. */

export { BRASS, BRIGHT, INK } from '@orrery/ui'
export const DARK = '#060a14'
export const BONE = '#efe6d0'
export const COIN_INK = '#1a1408'
export const HEXILUM = '#57d9c4'
export const HIT = '#ff5a3c'
export const VOID = '#a6adbd'
export const CELL = '#0d1526'

/** In the order of the factions: blue square, violet circle, red triangle, amber diamond. */
export const COLOURS: readonly string[] = ['#6db3ff', '#bd95ff', '#ff7468', '#ffa62b']

/** A faction nobody chose yet, or that of neutral units. */
export const NOBODY: Faction = -1

export const factionOf = (view: View, p: Player): Faction => (p === NEUTRAL ? NOBODY : (view.factions[p] ?? NOBODY))
export const colourOf = (faction: Faction): string => COLOURS[faction] ?? INK_3
/** The name under which a faction's colour stands in the style sheet. */
export const toneName = (faction: Faction): string => FACTION_ROWS[faction]?.id.toLowerCase() ?? 'none'
