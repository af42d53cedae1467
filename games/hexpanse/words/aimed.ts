import { possessive } from '@orrery/kernel'
import { isEnemy, isUnit, isWarlord, isZombie, ownerOf, pieceAt, unitOf } from '../src/rules/pieces.ts'
import { canPlaceOn, hasAnyUnit } from '../src/effects/placing.ts'
import { FIRST_MERCENARY, type Hex, MINOR, NEUTRAL, NONE, type Op, type Player, type View } from '../src/types.ts'
import { playerName } from './names.ts'

/* What an icon that shows a hex would do there, before it is done. */

export type Verdict = 'hit' | 'yours' | 'place' | 'void'

export const VERDICTS: { readonly [verdict in Verdict]: string } = {
  hit: 'hit',
  yours: 'hit yours',
  place: 'place',
  void: 'nothing',
}

/** Neither an enemy's nor neutral: hitting it hurts the own side. */
const isFriend = (view: View, p: Player, h: Hex): boolean => {
  const owner = ownerOf(pieceAt(view, h))
  return owner !== NEUTRAL && !isEnemy(view, p, owner)
}

export function verdictOf(view: View, p: Player, op: Op, h: Hex): Verdict {
  if (h === NONE) return 'void'
  if (op.icon === 'TA') return pieceAt(view, h) === NONE ? 'void' : isFriend(view, p, h) ? 'yours' : 'hit'
  return canPlaceOn(view, p, op, h) && hasAnyUnit(view, p, op) ? 'place' : 'void'
}

/** "Nomads' unit", "your warlord", "a neutral unit". */
function victim(view: View, p: Player, h: Hex): string {
  const piece = pieceAt(view, h)
  const owner = ownerOf(piece)
  const what = isWarlord(piece) ? 'warlord' : unitOf(piece) >= FIRST_MERCENARY ? 'mercenary' : 'unit'
  if (owner === NEUTRAL) return `a neutral ${what}`
  if (owner === p) return `your ${isWarlord(piece) ? 'warlord' : `own ${what}`}`
  return `${possessive(playerName(view, owner))} ${what}`
}

/** Where what is hit goes to. */
function fate(view: View, h: Hex): string {
  const piece = pieceAt(view, h)
  const owner = ownerOf(piece)
  if (isWarlord(piece)) return `Life ${view.life[owner] ?? 0} to ${(view.life[owner] ?? 1) - 1}.`
  if (owner === NEUTRAL || unitOf(piece) >= FIRST_MERCENARY) return 'It leaves the game.'
  return unitOf(piece) === MINOR && isZombie(view, owner)
    ? 'It goes back to the Reserve.'
    : 'It goes to the Recovery Ship.'
}

const PLACED: { readonly [icon: string]: string } = {
  PL: 'a unit from your Reserve or cards',
  PO: 'a unit instead of the one there',
  RB: 'a unit from the Recovery Ship',
}

/** Why nothing happens there. */
function voidness(view: View, p: Player, op: Op, h: Hex): string {
  if (h === NONE) return 'off the board'
  const piece = pieceAt(view, h)
  if (op.icon === 'TA') return 'nobody stands there'
  if (op.icon === 'PO') {
    if (piece === NONE) return 'nobody stands there'
    if (!isUnit(piece)) return 'a warlord stands there'
    return canPlaceOn(view, p, op, h) ? 'no unit to place' : 'your own unit stands there'
  }
  return piece === NONE ? 'no unit to place' : `${victim(view, p, h)} stands there`
}

export interface Consequence {
  readonly verdict: Verdict
  /** "Hit", and what: "a unit of Nomads". */
  readonly verb: string
  readonly what: string
  /** One more line. */
  readonly more: string
}

export function consequence(view: View, p: Player, op: Op, h: Hex): Consequence {
  const verdict = verdictOf(view, p, op, h)
  if (verdict === 'void') return { verdict, verb: 'Nothing:', what: voidness(view, p, op, h), more: '' }
  if (verdict !== 'place') return { verdict, verb: 'Hit', what: victim(view, p, h), more: fate(view, h) }
  const gain = view.ruleset.isX[h] === true ? 'A hexilum hex: 1 hexilum.' : ''
  return { verdict, verb: 'Place', what: PLACED[op.icon] ?? 'a unit', more: gain }
}
