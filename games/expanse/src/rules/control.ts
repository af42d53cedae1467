import { at, bit, hasBit, lowestBit } from '@orrery/kernel'
import { type Base, NONE, type Orbital, type Player, type Position } from '../types.ts'
import { ORBITAL_OF } from './map.ts'
import { fleetsAt, fleetsOf, HALVES, influenceOf } from './pieces.ts'
import { holderOf } from './powers.ts'

/** Fleet strength in half points (EX-9.2). */
export function strength(s: Position, p: Player, o: Orbital): number {
  let n = 0
  for (const kind of fleetsOf(s, p)) n += fleetsAt(s, kind, o) * at(HALVES, kind)
  return n
}

/** The only player in an Orbital; NONE where it is empty or contested. */
function aloneIn(s: Position, o: Orbital): Player {
  let who = NONE
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!hasBit(at(s.at, p), o)) continue
    if (who !== NONE) return NONE
    who = p
  }
  return who
}

/** Who has Orbital Control: strictly the most strength, ties to nobody unless a tech wins them (EX-12.1). */
export function orbitalControl(s: Position, o: Orbital): Player {
  const alone = aloneIn(s, o)
  if (alone !== NONE) return alone
  const tieWinner = holderOf(s, s.ruleset.powers.winsFleetTies)
  let best = 0
  let who = NONE
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!hasBit(at(s.at, p), o)) continue
    const n = strength(s, p, o)
    if (n > best) {
      best = n
      who = p
    } else if (n === best) {
      who = p === tieWinner || who === tieWinner ? tieWinner : NONE
    }
  }
  return who
}

/** Orbitals that a player controls. */
export function controlledOrbitals(s: Position, p: Player): number {
  let mask = 0
  for (let m = at(s.at, p); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    if (orbitalControl(s, o) === p) mask |= bit(o)
  }
  return mask
}

/** Total on a Base: influence, plus one for the Orbital's controller; 0 without a cube there (EX-12.2, EX-12.3). */
export function total(s: Position, p: Player, b: Base, controller: Player): number {
  if (!hasBit(at(s.on, p), b)) return 0
  return influenceOf(s, p, b) + (controller === p ? 1 : 0)
}

/**
 * Totals made comparable: twice the total, and one more for the player who wins ties for influence where that is in
 * force (EX-12.8). So a won tie is simply a higher number.
 */
export const comparable = (n: number, winsTies: boolean): number => (n === 0 ? 0 : n * 2 + (winsTies ? 1 : 0))

export const standingOn = (s: Position, p: Player, b: Base, controller: Player, tieWinner: Player): number =>
  comparable(total(s, p, b, controller), p === tieWinner)

/** Who would get first-place points on a Base now (EX-2.11, EX-2.12); NONE for a tie or an empty Base. */
export function controllerOf(s: Position, b: Base): Player {
  const tieWinner = s.final ? holderOf(s, s.ruleset.powers.winsInfluenceTies) : NONE
  const controller = orbitalControl(s, at(ORBITAL_OF, b))
  let best = 0
  let who = NONE
  for (let p = 0; p < s.ruleset.players; p++) {
    const n = standingOn(s, p, b, controller, tieWinner)
    if (n > best) {
      best = n
      who = p
    } else if (n === best) who = NONE
  }
  return who
}

export function controlledBases(s: Position, p: Player, among: number): number {
  let n = 0
  for (let m = at(s.on, p) & s.inPlay & among; m !== 0; m &= m - 1) if (controllerOf(s, lowestBit(m)) === p) n++
  return n
}
