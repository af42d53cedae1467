import { at, bitCount, hasBit } from '@orrery/kernel'
import { BASES } from './data/setup.ts'
import { heldCards } from './rules/cards.ts'
import { bitOf, wordOf, WORDS } from './rules/hexes.ts'
import { isMercenary, isUnit, isWarlord, mercenaryBit, ownerOf, pieceOf, unitOf } from './rules/pieces.ts'
import { type Card, MINOR, NEUTRAL, NONE, NORMAL, type Player, SEATS, type State, type Unit } from './types.ts'

/* HX-22: every unit and card is somewhere exactly once, and what is kept beside the pieces says the same as they do. */

const isAlive = (s: State, p: Player): boolean => hasBit(s.alive, p)

const onBoard = (s: State, p: Player, unit: Unit): number =>
  s.pieces.filter((piece) => piece === pieceOf(p, unit)).length

/** HX-22.1. */
function unitFaults(s: State, p: Player): string[] {
  if (!isAlive(s, p)) return []
  const totals = [s.ruleset.normals, at(s.minors, p) === NONE ? 0 : s.ruleset.minors]
  return [NORMAL, MINOR].flatMap((unit) => {
    const n = at(s.reserve, p * 2 + unit) + at(s.ship, p * 2 + unit) + onBoard(s, p, unit)
    return n === totals[unit]
      ? []
      : [`${SEATS[p]} has ${n} of ${totals[unit]} ${unit === NORMAL ? 'normal' : 'minor'} units`]
  })
}

/** HX-22.2: all cards wherever they are. */
function allCards(s: State): Card[] {
  const piles = [s.deck.slice(s.drawn), s.market, s.extras, s.discard, s.removed, [s.playing], heldCards(s)]
  return piles.flat().filter((card) => card !== NONE)
}

function cardFaults(s: State): string[] {
  const all = allCards(s).toSorted((a, b) => a - b)
  return String(all) === String(s.ruleset.deck) ? [] : [`the cards are ${String(all)}`]
}

/** HX-22.3. */
function mercenaryFaults(s: State): string[] {
  const faults: string[] = []
  let placed = 0
  for (const piece of s.pieces) {
    if (!isUnit(piece) || !isMercenary(unitOf(piece)) || ownerOf(piece) === NEUTRAL) continue
    placed |= mercenaryBit(unitOf(piece))
    if ((at(s.mercs, ownerOf(piece)) & mercenaryBit(unitOf(piece))) === 0) faults.push('a mercenary without its card')
  }
  if (placed !== s.placed) faults.push('mercenaries on the board are not those marked as placed')
  if (s.mercs.some((mask) => bitCount(mask) > BASES)) faults.push(`more than ${BASES} mercenaries`)
  if (s.twice.some((mask, p) => (mask & ~at(s.held, p)) !== 0)) faults.push('two copies without one')
  return faults
}

/** HX-22.4. */
function playerFaults(s: State, p: Player): string[] {
  const numbers = [
    at(s.hexilum, p),
    at(s.reserve, p * 2),
    at(s.reserve, p * 2 + 1),
    at(s.ship, p * 2),
    at(s.ship, p * 2 + 1),
  ]
  const faults = numbers.some((n) => n < 0) ? [`${SEATS[p]} has something below zero`] : []
  const life = at(s.life, p)
  if (isAlive(s, p) ? life < 1 || life > s.ruleset.setup.life.most : life !== 0)
    faults.push(`${SEATS[p]} has life ${life}`)
  if (at(s.income, p) < 1 || at(s.income, p) > s.ruleset.setup.income.most)
    faults.push(`${SEATS[p]} has income ${at(s.income, p)}`)
  const stands = s.pieces.flatMap((piece, h) => (isWarlord(piece) && ownerOf(piece) === p ? [h] : []))
  const expected = at(s.warlords, p) === NONE ? [] : [at(s.warlords, p)]
  if (String(stands) !== String(expected)) faults.push(`the warlord of ${SEATS[p]} stands elsewhere`)
  return faults
}

/** The masks that are kept beside the pieces. */
function maskFaults(s: State): string[] {
  const on = s.on.map(() => 0)
  for (const [h, piece] of s.pieces.entries()) {
    if (!isUnit(piece) || ownerOf(piece) === NEUTRAL) continue
    on[ownerOf(piece) * WORDS + wordOf(h)] = at(on, ownerOf(piece) * WORDS + wordOf(h)) | bitOf(h)
  }
  return String(on) === String(s.on) ? [] : ['the masks of units are not the units']
}

export function faults(s: State): readonly string[] {
  const each = s.ruleset.sideOf.flatMap((_, p) => [...unitFaults(s, p), ...playerFaults(s, p)])
  return [...each, ...cardFaults(s), ...mercenaryFaults(s), ...maskFaults(s)]
}
