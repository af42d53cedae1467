import {
  at,
  bit,
  type Codec,
  type Entries,
  type FieldCodec,
  fieldsIn,
  hasBit,
  indexesIn,
  indexIn,
  itemAt,
  type Json,
  listIn,
  onlyFields,
  unlessEmpty,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { hexName, hexNamed, UNIT_NAMES } from './notation.ts'
import { playerNames } from './position-drafts.ts'
import { destructionEntry, entryHex, entryOwner, entryUnit, isDestruction, placementEntry } from './rules/chain.ts'
import { hexAt } from './rules/hexes.ts'
import { isMercenary, mercenaryBit, ownerOf, pieceAt, pieceOf, put, unitOf } from './rules/pieces.ts'
import { type Hex, MINOR, NEUTRAL, NONE, NORMAL, type Player, SEATS, type State, type Unit, WARLORD } from './types.ts'

/* Units and warlords of a position: on the board, in the Recovery Ship, and waiting in the chain reaction. */

export function readHex(s: State, json: Json | undefined, where: string): Hex {
  const h = typeof json === 'string' ? hexNamed(json) : undefined
  if (h === undefined || h >= s.ruleset.cells)
    throw new Wrong(where, `a hex of the board of ${s.ruleset.cells}, such as "1,-2"`)
  return h
}

const isAlive = (s: State, p: Player): boolean => hasBit(s.alive, p)

function putNew(s: State, json: Json | undefined, piece: number, where: string): Hex {
  const h = readHex(s, json, where)
  if (pieceAt(s, h) !== NONE) throw new Wrong(where, 'an empty hex: at most one piece stands on each')
  put(s, h, piece)
  return h
}

function readUnit(s: State, owner: Player, name: string, json: Json, where: string): void {
  if (name === 'warlord') {
    if (owner === NEUTRAL) throw new Wrong(where, 'no warlord of a defeated player')
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

/** In play every player has a warlord: in a corner of the board where nothing stands, unless the position says where. */
function putUsualWarlords(s: State): void {
  const r = s.ruleset.board.radius
  const corners = [hexAt(r, -r), hexAt(-r, r), hexAt(r, 0), hexAt(-r, 0), hexAt(0, r), hexAt(0, -r)]
  for (let p = 0; p < s.ruleset.players; p++) {
    if (s.round === 0 || !isAlive(s, p) || s.warlords[p] !== NONE) continue
    const free = corners.find((h) => pieceAt(s, h) === NONE)
    if (free === undefined) throw new Wrong(`pieces.${SEATS[p]}.warlord`, 'a hex')
    put(s, free, pieceOf(p, WARLORD))
    s.warlords[p] = free
  }
}

/** `{ A: { warlord: '0,0', normal: ['1,0'], C9: '2,0' } }`. */
export const pieces: FieldCodec<number[], State> = {
  after: ['defeated', 'round'],
  write(list) {
    const out: { [owner: string]: { [unit: string]: Json } } = {}
    for (const [h, piece] of list.entries()) {
      if (piece === NONE) continue
      const there = (out[ownerOf(piece) === NEUTRAL ? 'neutral' : itemAt(SEATS, ownerOf(piece))] ??= {})
      const unit = unitOf(piece)
      const name = unit === WARLORD ? 'warlord' : itemAt(UNIT_NAMES, unit)
      there[name] = unit > MINOR ? hexName(h) : [...((there[name] ?? []) as readonly Json[]), hexName(h)]
    }
    return unlessEmpty(out)
  },
  read(json, _where, s) {
    for (const [name, units] of Object.entries(fieldsIn(json, 'pieces'))) {
      const owner = name === 'neutral' ? NEUTRAL : indexIn(name, playerNames(s), 'pieces')
      if (owner !== NEUTRAL && !isAlive(s, owner))
        throw new Wrong(`pieces.${name}`, 'nothing of a defeated player: his units are neutral')
      for (const [unit, places] of Object.entries(fieldsIn(units, `pieces.${name}`)))
        readUnit(s, owner, unit, places, `pieces.${name}.${unit}`)
    }
    putUsualWarlords(s)
    return s.pieces
  },
  usual(_where, s, { now }) {
    putUsualWarlords(s)
    return now
  },
}

/** The Reserve is what is neither on the board nor in the Recovery Ship. */
function fillReserve(s: State, ship: number[]): number[] {
  for (let p = 0; p < s.ruleset.players; p++) {
    const totals = [s.ruleset.normals, at(s.minors, p) === NONE ? 0 : s.ruleset.minors]
    for (const unit of [NORMAL, MINOR]) {
      const aboard = at(ship, p * 2 + unit)
      const left = (totals[unit] ?? 0) - s.pieces.filter((piece) => piece === pieceOf(p, unit)).length - aboard
      const isOut = !isAlive(s, p)
      if (left < 0 || (isOut && aboard > 0))
        throw new Wrong(
          `pieces.${SEATS[p]}`,
          `at most ${isOut ? 0 : totals[unit]} ${UNIT_NAMES[unit]} units on board and ship`,
        )
      s.reserve[p * 2 + unit] = isOut ? 0 : left
    }
  }
  return ship
}

/** `{ A: { normal: 2 } }`. */
export const ship: FieldCodec<number[], State> = {
  after: ['defeated'],
  write(list) {
    const out: Entries = {}
    for (let i = 0; i < list.length; i++) {
      if (at(list, i) === 0) continue
      const player = itemAt(SEATS, Math.floor(i / 2))
      out[player] = { ...fieldsIn(out[player], player), [itemAt(UNIT_NAMES, i % 2)]: at(list, i) }
    }
    return unlessEmpty(out)
  },
  read(json, where, s, { now: list }) {
    for (const [name, given] of Object.entries(fieldsIn(json, where))) {
      const p = indexIn(name, playerNames(s), where)
      const units = fieldsIn(given, `${where}.${name}`)
      onlyFields(units, ['normal', 'minor'], `${where}.${name}`)
      for (const [unit, n] of Object.entries(units)) {
        const most = unit === 'normal' ? s.ruleset.normals : s.ruleset.minors
        list[p * 2 + UNIT_NAMES.indexOf(unit)] = wholeNumber(n, `${where}.${name}.${unit}`, 0, most)
      }
    }
    return fillReserve(s, list)
  },
  usual: (_where, s, { now: list }) => fillReserve(s, list),
}

function readEntry(s: State, json: Json, where: string): number {
  const entry = fieldsIn(json, where)
  onlyFields(entry, ['unit', 'owner', 'hex', 'destroyed'], where)
  const owner = indexIn(entry['destroyed'] ?? entry['owner'], playerNames(s), where)
  if (!isAlive(s, owner)) throw new Wrong(where, 'nothing of a defeated player')
  if (entry['destroyed'] !== undefined) {
    if (s.ruleset.minors === 0) throw new Wrong(where, 'nothing without minor units')
    return destructionEntry(owner)
  }
  const unit = indexIn(entry['unit'], UNIT_NAMES, `${where}.unit`)
  const hex = readHex(s, entry['hex'], `${where}.hex`)
  if (pieceAt(s, hex) !== pieceOf(owner, unit) || unit === NORMAL)
    throw new Wrong(`${where}.hex`, 'the hex where that unit stands')
  return placementEntry(unit, owner, hex)
}

/** The chain reaction: what was placed or destroyed and is still to take effect. */
export const queue: Codec<number[], State> = {
  write: (list) =>
    list.length === 0
      ? undefined
      : list.map((e): Json => {
          const owner = itemAt(SEATS, entryOwner(e))
          return isDestruction(e)
            ? { destroyed: owner }
            : { unit: itemAt(UNIT_NAMES, entryUnit(e)), owner, hex: hexName(entryHex(e)) }
        }),
  read(json, where, s, { now: list }) {
    for (const [i, entry] of listIn(json, where).entries()) list.push(readEntry(s, entry, `${where}[${i}]`))
    return list
  },
}

/** Players who are out; what is left of their life goes with them. */
export const defeated: FieldCodec<number, State> = {
  after: ['life'],
  write: (alive, s) => {
    const out = playerNames(s).filter((_, p) => !hasBit(alive, p))
    return unlessEmpty(out)
  },
  read(json, where, s, { now: alive }) {
    let left = alive
    for (const p of indexesIn(json, playerNames(s), where)) {
      left &= ~bit(p)
      s.life[p] = 0
    }
    return left
  },
}
