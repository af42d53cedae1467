import {
  at,
  type Fields,
  fieldsIn,
  indexesIn,
  indexIn,
  type Json,
  listIn,
  onlyFields,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { MOST_INCOME, MOST_LIFE } from './data/setup.ts'
import { UNIT_NAMES } from './notation.ts'
import { perPlayer, readHex, who } from './position-fields.ts'
import { hexAt } from './rules/hexes.ts'
import { isMercenary, mercenaryBit, pieceAt, pieceOf, put } from './rules/pieces.ts'
import { MINOR, NEUTRAL, NONE, NORMAL, SEATS, WARLORD } from './types.ts'
import type { Hex, Player, State, Unit } from './types.ts'

/* Players and pieces of a position. */

export function readPlayers(s: State, p: Fields): void {
  perPlayer(s, p, 'life', (n, q, where) => (s.life[q] = wholeNumber(n, where, 0, MOST_LIFE)))
  perPlayer(s, p, 'income', (n, q, where) => (s.income[q] = wholeNumber(n, where, 0, MOST_INCOME)))
  perPlayer(s, p, 'hexilum', (n, q, where) => (s.hexilum[q] = wholeNumber(n, where, 0)))
  for (const q of indexesIn(p['defeated'], who(s), 'defeated')) {
    s.alive &= ~(1 << q)
    s.life[q] = 0
  }
}

function putNew(s: State, json: Json | undefined, piece: number, where: string): Hex {
  const h = readHex(s, json, where)
  if (pieceAt(s, h) !== NONE) throw new Wrong(where, 'an empty hex: at most one piece stands on each')
  put(s, h, piece)
  return h
}

function readUnit(s: State, owner: Player, name: string, json: Json, where: string): void {
  if (name === 'warlord') {
    if (owner === NEUTRAL || (s.alive & (1 << owner)) === 0) throw new Wrong(where, 'no warlord of a defeated player')
    s.warlords[owner] = putNew(s, json, pieceOf(owner, WARLORD), where)
    return
  }
  const unit: Unit = indexIn(name, UNIT_NAMES, where)
  const places = unit <= MINOR ? listIn(json, where) : [json]
  for (const [i, place] of places.entries())
    putNew(s, place, pieceOf(owner, unit), unit <= MINOR ? `${where}[${i}]` : where)
  if (!isMercenary(unit) || owner === NEUTRAL) return
  if ((s.placed & mercenaryBit(unit)) !== 0) throw new Wrong(where, 'one token only')
  s.placed |= mercenaryBit(unit)
  s.mercs[owner] = at(s.mercs, owner) | mercenaryBit(unit)
}

export function readPieces(s: State, p: Fields): void {
  for (const [name, units] of Object.entries(fieldsIn(p['pieces'], 'pieces'))) {
    const owner = name === 'neutral' ? NEUTRAL : indexIn(name, who(s), 'pieces')
    if (owner !== NEUTRAL && (s.alive & (1 << owner)) === 0)
      throw new Wrong(`pieces.${name}`, 'nothing of a defeated player: his units are neutral')
    for (const [unit, places] of Object.entries(fieldsIn(units, `pieces.${name}`))) {
      readUnit(s, owner, unit, places, `pieces.${name}.${unit}`)
    }
  }
  if (s.round === 0) return
  for (let q = 0; q < s.box.players; q++)
    if ((s.alive & (1 << q)) !== 0 && s.warlords[q] === NONE) putUsualWarlord(s, q)
}

/** In a corner of the board, where nothing stands. */
function putUsualWarlord(s: State, p: Player): void {
  const r = s.box.board.radius
  const corners = [hexAt(r, -r), hexAt(-r, r), hexAt(r, 0), hexAt(-r, 0), hexAt(0, r), hexAt(0, -r)]
  const free = corners.find((h) => pieceAt(s, h) === NONE)
  if (free === undefined) throw new Wrong(`pieces.${SEATS[p]}.warlord`, 'a hex')
  put(s, free, pieceOf(p, WARLORD))
  s.warlords[p] = free
}

/** The Reserve is what is neither on the board nor in the Recovery Ship. */
export function readReserve(s: State, p: Fields): void {
  perPlayer(s, p, 'ship', (json, q, where) => {
    const units = fieldsIn(json, where)
    onlyFields(units, ['normal', 'minor'], where)
    s.ship[q * 2 + NORMAL] = wholeNumber(units['normal'], `${where}.normal`, 0, s.box.normals)
    s.ship[q * 2 + MINOR] = wholeNumber(units['minor'], `${where}.minor`, 0, s.box.minors)
  })
  for (let q = 0; q < s.box.players; q++) {
    const totals = [s.box.normals, at(s.minors, q) === NONE ? 0 : s.box.minors]
    for (const unit of [NORMAL, MINOR]) {
      const onBoard = s.pieces.filter((piece) => piece === pieceOf(q, unit)).length
      const left = (totals[unit] ?? 0) - onBoard - at(s.ship, q * 2 + unit)
      const isOut = (s.alive & (1 << q)) === 0
      if (left < 0 || (isOut && at(s.ship, q * 2 + unit) > 0))
        throw new Wrong(
          `pieces.${SEATS[q]}`,
          `at most ${isOut ? 0 : totals[unit]} ${UNIT_NAMES[unit]} units on board and ship`,
        )
      s.reserve[q * 2 + unit] = isOut ? 0 : left
    }
  }
}
