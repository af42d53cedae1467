import { at, possessive } from '@orrery/kernel'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { Q, R } from '../src/rules/hexes.ts'
import { isMercenary, isWarlord, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { FACTIONS, FIRST_MERCENARY, MISSIONS, NEUTRAL, NONE, NORMAL, SEATS } from '../src/types.ts'
import type { Boxed, Card, Faction, Hex, Minor, Mission, Player, Side, Unit, View } from '../src/types.ts'

/* What everything is called. A number that names nothing is "unknown": a sentence never breaks, and a test finds it. */

const NOTHING = 'something unknown'

/** The faction, or before it is chosen the seat. */
export function playerName(view: View, p: Player): string {
  const faction = view.factions[p] ?? NONE
  return FACTION_ROWS[faction]?.short ?? (SEATS[p] === undefined ? 'somebody unknown' : `Player ${SEATS[p]}`)
}
/** Whose words a colour goes with: the faction's id. */
export const toneOf = (view: View, p: Player): string => FACTIONS[at(view.factions, p)] ?? 'dim'
export const factionName = (faction: Faction): string => FACTION_ROWS[faction]?.name ?? NOTHING
export const minorName = ({ ruleset }: Boxed, minor: Minor): string => ruleset.rows.minors[minor]?.name ?? NOTHING
export const missionName = ({ ruleset }: Boxed, mission: Mission): string =>
  ruleset.rows.missions[mission]?.name ?? NOTHING
export const missionTitle = (view: Boxed, mission: Mission): string =>
  `${missionName(view, mission)} (${MISSIONS[mission] ?? ''})`
export const cardName = ({ ruleset }: Boxed, card: Card): string => ruleset.rows.cards[card]?.name ?? NOTHING

/** A hex by its place, counted from the top left: "row 3, hex 4". */
export function hexName(view: View, h: Hex): string {
  if (h < 0 || h >= view.ruleset.cells) return 'a hex off the board'
  const { radius } = view.ruleset.board
  const [q, r] = [at(Q, h), at(R, h)]
  return `row ${r + radius + 1}, hex ${q - Math.max(-radius, -radius - r) + 1}`
}

const WAYS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const

/** The way a card points under a rotation, and the way of a neighbour in that direction. */
export const wayName = (direction: number): string => WAYS[direction] ?? ''

/** A unit of a player: his normal unit, a unit of his minor faction, a mercenary by name. */
export function unitName(view: View, p: Player, unit: Unit): string {
  if (isMercenary(unit)) return cardName(view, unit - FIRST_MERCENARY)
  if (unit === NORMAL) return 'a normal unit'
  const minor = view.minors[p] ?? NONE
  return p === NEUTRAL || minor < 0 ? 'a minor unit' : `a ${minorName(view, minor)} unit`
}

/** Belonging to somebody: "Terran's normal unit", "your normal unit", "a neutral unit". */
export function unitOfOwner(view: View, p: Player, unit: Unit, you: Player | undefined): string {
  const name = unitName(view, p, unit)
  if (p === NEUTRAL) return isMercenary(unit) ? `the neutral ${name}` : name.replace('a ', 'a neutral ')
  return `${p === you ? 'your' : possessive(playerName(view, p))} ${name.replace(/^(?:a|The) /, '')}`
}

/** What stands on a hex. */
export function pieceName(view: View, h: Hex): string {
  const piece = h >= 0 && h < view.ruleset.cells ? at(view.pieces, h) : NONE
  if (piece === NONE) return 'an empty hex'
  if (isWarlord(piece)) return `${whoseName(view, ownerOf(piece))} warlord`
  return unitOfOwner(view, ownerOf(piece), unitOf(piece), view.seat)
}

/** The possessive: "your" for the viewer, otherwise "Terran's". */
export const whoseName = (view: View, p: Player): string => (p === view.seat ? 'your' : possessive(playerName(view, p)))

export const sideName = (view: View, side: Side): string =>
  view.ruleset.sideOf.flatMap((of, p) => (of === side ? [playerName(view, p)] : [])).join(' and ')
