import type { Target } from '@orrery/ui'
import { CARD_NAMES, hexName, hexNamed, UNIT_NAMES } from '../src/notation.ts'
import { FACTIONS, MINORS, MISSIONS, SEATS } from '../src/types.ts'
import type { Card, Faction, Hex, Minor, Mission, Player, Unit } from '../src/types.ts'

/* What can be pointed at, by name: `hex:1,-2`, `reserve:minor@B`, `slot:3`. */

export const hexTarget = (h: Hex): Target => `hex:${hexName(h)}`
/** A card that is being aimed, turned so far. */
export const turnTarget = (rotation: number): Target => `turn:${rotation}`
export const slotTarget = (slot: number): Target => `slot:${slot + 1}`
export const factionTarget = (faction: Faction): Target => `faction:${FACTIONS[faction] ?? ''}`
export const minorTarget = (minor: Minor): Target => `minor:${MINORS[minor] ?? ''}`
export const missionTarget = (mission: Mission): Target => `mission:${MISSIONS[mission] ?? ''}`

const of = (kind: string, what: string, p: Player): Target => `${kind}:${what}@${SEATS[p] ?? ''}`
export const reserveTarget = (p: Player, unit: Unit): Target => of('reserve', UNIT_NAMES[unit] ?? '', p)
export const shipTarget = (p: Player, unit: Unit): Target => of('ship', UNIT_NAMES[unit] ?? '', p)
/** A card somebody has: an action card, or a mercenary wherever the token is. */
export const cardTarget = (p: Player, card: Card): Target => of('card', CARD_NAMES[card] ?? '', p)
export const purseTarget = (p: Player): Target => of('purse', 'hexilum', p)
export const incomeTarget = (p: Player): Target => of('income', 'level', p)
export const lifeTarget = (p: Player): Target => of('life', 'warlord', p)
export const seatTarget = (p: Player): Target => of('seat', 'player', p)
/** The mission that only its owner sees. */
export const secretTarget = (p: Player): Target => of('secret', 'mission', p)
export const DECK: Target = 'deck:draw'
/** The target of a card in the market: named by the card, not by its place. */
export const marketMark = (card: Card): string => `market:${CARD_NAMES[card] ?? ''}`

/** A target read back: its kind, and the numbers its names stand for; -1 where a name means nothing. */
export interface Thing {
  readonly kind: string
  readonly id: number
  /** Whose it is. */
  readonly player: Player
}

const index =
  (list: readonly string[]) =>
  (id: string): number =>
    list.indexOf(id)

const IDS: { readonly [kind: string]: (id: string) => number } = {
  hex: (id) => hexNamed(id) ?? -1,
  turn: Number,
  slot: (id) => Number(id) - 1,
  faction: index(FACTIONS),
  minor: index(MINORS),
  mission: index(MISSIONS),
  reserve: index(UNIT_NAMES),
  ship: index(UNIT_NAMES),
  card: index(CARD_NAMES),
}

export function readTarget(target: Target): Thing {
  const [kind = '', rest = ''] = target.split(':')
  const [id = '', owner = ''] = rest.split('@')
  return { kind, id: IDS[kind]?.(id) ?? -1, player: index(SEATS)(owner) }
}

/** How far the card in hand has been turned, where it has been. */
export function turnOf(selected: Target | undefined): number | undefined {
  const thing = selected === undefined ? undefined : readTarget(selected)
  return thing?.kind === 'turn' ? thing.id : undefined
}
