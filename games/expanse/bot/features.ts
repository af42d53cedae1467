import { numbering } from '@orrery/bots'
import { at, bitCount, type Features, type Inputs, itemAt, lowestBit, realAt } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { strength } from '../src/rules/control.ts'
import { BASE_COUNT, ORBITAL_COUNT } from '../src/rules/map.ts'
import { clockwise } from '../src/rules/order.ts'
import { influenceOf } from '../src/rules/pieces.ts'
import { cardIn, hasTab, keptBy, keptCard, SCORE } from '../src/rules/track.ts'
import { FACTIONS, NONE, type Player, SECTORS, SLOTS, type State } from '../src/types.ts'
import { controllers, isFirm, MOST_PLAYERS, PART_COUNT, parts, placeOn } from './parts.ts'
import { doubtOf, weigh, worths } from './value.ts'
import { latenessOf } from './worth.ts'

/* What a learned judge reads of a position: cards and places one by one, and the parts that the other judge counts. */

const STAGES = 10
const SCORINGS = 7

const table = numbering()
const TABLE = {
  always: table.block(1),
  players: table.block(MOST_PLAYERS + 1),
  stage: table.block(STAGES + 1),
  lateness: table.block(1),
  scorings: table.block(SCORINGS),
  final: table.block(1),
  markers: table.block(SECTORS.length),
  chosen: table.block(SECTORS.length),
  modules: table.block(MODULES.length),
  trackCard: table.block(CARDS.length + 1),
  slotAp: table.block(SLOTS),
  scoreAt: table.block(SLOTS),
} as const

/** What is known of a player on one Base, and in one Orbital. */
const ON_BASE = { cubes: 0, place: 1, firm: 5, size: 6 } as const
/** All places from the fourth on count as one. */
const LAST_PLACE = 3
const IN_ORBITAL = { strength: 0, control: 1, size: 2 } as const
const TURNS = MOST_PLAYERS + 1

const seat = numbering()
const SEAT = {
  worth: seat.block(1),
  faction: seat.block(FACTIONS.length),
  parts: seat.block(PART_COUNT),
  lateParts: seat.block(PART_COUNT),
  finalParts: seat.block(PART_COUNT),
  lead: seat.block(3),
  bases: seat.block(BASE_COUNT * ON_BASE.size),
  orbitals: seat.block(ORBITAL_COUNT * IN_ORBITAL.size),
  supply: seat.block(1),
  tokens: seat.block(1),
  abilities: seat.block(ABILITIES.length),
  usedUp: seat.block(1),
  kept: seat.block(CARDS.length + 1),
  usable: seat.block(CARDS.length + 1),
  usableAt: seat.block(SLOTS),
  turn: seat.block(TURNS),
  initiative: seat.block(MOST_PLAYERS),
  performs: seat.block(CARDS.length + 1),
  holdsStandee: seat.block(1),
} as const

const PART_SCALE = 0.1
const CP_SCALE = 0.05

function writeTable(s: State, lateness: number, out: Inputs): void {
  const { ruleset } = s
  out.add(TABLE.always, 1)
  out.add(TABLE.players + ruleset.players, 1)
  out.add(TABLE.stage + Math.floor((STAGES * s.drawn) / s.deckSize), 1)
  if (lateness > 0) out.add(TABLE.lateness, lateness)
  out.add(TABLE.scorings + Math.min(s.scorings, SCORINGS - 1), 1)
  if (s.final) out.add(TABLE.final, 1)
  for (let x = 0; x < SECTORS.length; x++) if (at(s.markers, x) > 0) out.add(TABLE.markers + x, at(s.markers, x))
  if (s.chosen >= 0) out.add(TABLE.chosen + s.chosen, 1)
  for (let i = 0; i < MODULES.length; i++)
    if (ruleset.modules.includes(itemAt(MODULES, i).id)) out.add(TABLE.modules + i, 1)
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = at(s.track, slot)
    if (card === NONE) continue
    out.add(TABLE.trackCard + card, 1)
    if (card === SCORE) out.add(TABLE.scoreAt + slot, 1)
    else out.add(TABLE.slotAp + slot, cardIn(s, card).ap)
  }
}

function writeCounts(s: State, p: Player, lateness: number, out: Inputs): void {
  let best = -Infinity
  let sum = 0
  for (let q = 0; q < s.ruleset.players; q++) {
    if (q === p) continue
    sum += at(s.cp, q)
    best = Math.max(best, at(s.cp, q))
  }
  const lead = (at(s.cp, p) - best) * CP_SCALE
  out.add(SEAT.lead, lead)
  out.add(SEAT.lead + 1, (at(s.cp, p) - sum / (s.ruleset.players - 1)) * CP_SCALE)
  out.add(SEAT.lead + 2, lead * lateness)
  for (let part = 0; part < PART_COUNT; part++) {
    const n = realAt(parts, p * PART_COUNT + part) * PART_SCALE
    if (n === 0) continue
    if (s.final) out.add(SEAT.finalParts + part, n)
    else {
      out.add(SEAT.parts + part, n)
      if (lateness > 0) out.add(SEAT.lateParts + part, n * lateness)
    }
  }
}

function writePlaces(s: State, p: Player, out: Inputs): void {
  for (let m = at(s.on, p) & s.inPlay; m !== 0; m &= m - 1) {
    const b = lowestBit(m)
    const input = SEAT.bases + b * ON_BASE.size
    const place = placeOn(s.ruleset.players, p, b)
    out.add(input + ON_BASE.cubes, influenceOf(s, p, b) / 2)
    out.add(input + ON_BASE.place + Math.min(place, LAST_PLACE), 1)
    if (place === 0 && isFirm(s.ruleset.players, p, b)) out.add(input + ON_BASE.firm, 1)
  }
  for (let m = at(s.at, p); m !== 0; m &= m - 1) {
    const o = lowestBit(m)
    const input = SEAT.orbitals + o * IN_ORBITAL.size
    out.add(input + IN_ORBITAL.strength, strength(s, p, o) / 4)
    if (at(controllers, o) === p) out.add(input + IN_ORBITAL.control, 1)
  }
  out.add(SEAT.supply, at(s.supply, p) / 10)
}

function writeCards(s: State, p: Player, out: Inputs): void {
  for (let i = 0; i < s.kept.length; i++) {
    const code = at(s.kept, i)
    if (keptBy(code) === p) out.add(SEAT.kept + keptCard(code), 1)
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = at(s.track, slot)
    if (card === NONE || card === SCORE || !hasTab(s, p, card)) continue
    out.add(SEAT.usable + card, 1)
    out.add(SEAT.usableAt + slot, 1)
  }
}

function writeTechs(s: State, p: Player, out: Inputs): void {
  const own = itemAt(s.ruleset.abilitiesOf, p)
  for (let i = 0; i < own.length; i++) {
    const ability = at(own, i)
    if ((at(s.techs, p) & itemAt(s.ruleset.abilities, ability).bit) !== 0) out.add(SEAT.abilities + ability, 1)
  }
  if (s.ruleset.drawsTechs && at(s.picks, p) !== NONE) out.add(SEAT.abilities + at(s.picks, p), 1)
  const used = bitCount(at(s.usedUp, p))
  if (used > 0) out.add(SEAT.usedUp, used / 2)
  if (at(s.tokens, p) > 0) out.add(SEAT.tokens, at(s.tokens, p))
}

/** The card each player performs the Event of, and how many turns from now each one's next turn begins. */
const performs: number[] = [NONE, NONE, NONE, NONE]
const turnsUntil: number[] = [0, 0, 0, 0]

function countTurns(s: State): void {
  let next = clockwise(s, s.active, 1)
  let isActive = false
  for (let p = 0; p < MOST_PLAYERS; p++) performs[p] = NONE
  for (let i = 0; i < s.stack.length; i++) {
    const f = itemAt(s.stack, i)
    if (f.step === 'turn') next = f.seat
    else if (f.step === 'effect') {
      if (f.by !== NONE && f.source >= 0) performs[f.by] = f.source
    } else if (f.step === 'offer' && f.seat !== NONE) performs[f.seat] = s.inHand
    if (f.step === 'spend' || f.step === 'use') isActive = true
  }
  for (let k = 0; k < s.ruleset.players; k++) turnsUntil[clockwise(s, next, k)] = k
  if (isActive) turnsUntil[s.active] = MOST_PLAYERS
}

function writeTurn(s: State, p: Player, out: Inputs): void {
  if (!s.final) out.add(SEAT.turn + at(turnsUntil, p), 1)
  if (at(performs, p) >= 0) out.add(SEAT.performs + at(performs, p), 1)
  const place = s.initiative.indexOf(p)
  if (place >= 0) out.add(SEAT.initiative + place, 1)
  if (s.holder === p) out.add(SEAT.holdsStandee, 1)
}

function meanWorth(players: number): number {
  let sum = 0
  for (let p = 0; p < players; p++) sum += realAt(worths, p)
  return sum / players
}

/** With more than two players a network judges leads in units of this many CP, which mean the same all game long. */
const LEAD = 3

const surenessOf = (s: State): number => (s.ruleset.players === 2 ? 1 : LEAD / doubtOf(s))

export const features: Features<State> = {
  version: 1,
  table: table.size(),
  seat: seat.size(),
  prior: SEAT.worth,
  sureness: surenessOf,
  fits: (s) => s.ruleset.pack === '',
  write(s, out) {
    const lateness = latenessOf(s)
    weigh(s)
    countTurns(s)
    const doubt = doubtOf(s)
    const sureness = surenessOf(s)
    const mean = meanWorth(s.ruleset.players)
    writeTable(s, lateness, out)
    out.end()
    for (let i = 0; i < s.ruleset.players; i++) {
      const p = at(s.seating, i)
      out.add(SEAT.worth, (realAt(worths, p) - mean) / doubt / sureness)
      out.add(SEAT.faction + p, 1)
      writeCounts(s, p, lateness, out)
      writePlaces(s, p, out)
      writeCards(s, p, out)
      writeTechs(s, p, out)
      writeTurn(s, p, out)
      out.end()
    }
  },
}
