import { numbering } from '@orrery/bots'
import { at, bitCount, type Features, hasBit, type Inputs, itemAt, lastOf, lowestBit, realAt } from '@orrery/kernel'
import { BOARD_ROWS, PATTERN_CELLS } from '../src/data/setup.ts'
import { entryOwner, entryUnit, isDestruction } from '../src/rules/chain.ts'
import { countAround, distanceOf, lowestHex, WORDS } from '../src/rules/hexes.ts'
import { isMercenary, onCards } from '../src/rules/pieces.ts'
import { ofCard, ofMinor, programAt } from '../src/rules/programs.ts'
import { lookAt } from '../src/rules/side-board.ts'
import { MARKETING } from '../src/rules/warlords.ts'
import {
  ACTIONS,
  FACTIONS,
  FIRST_MERCENARY,
  type Frame,
  MERCENARIES,
  MINORS,
  MISSIONS,
  MODES,
  NONE,
  OP_ICONS,
  type Player,
  type Side,
  type State,
} from '../src/types.ts'
import { actionsLeft, livingSides, shorts, turnOf, waits } from './parts.ts'
import { trustOf, weigh, worths } from './value.ts'
import { commonGaps, commonPosts, countWays, fewestLacking, lastHexes, MOST_TAKEN, postsIn, waysWith } from './ways.ts'
import { KNOTS } from './worths.ts'

/*
 * What a learned judge reads of a position. Nothing names a hex: turned and mirrored boards look alike. What concerns
 * patterns is counted for a side; partners have it in common.
 */

const MOST_PLAYERS = 4
const ROUNDS = 8
const ROUNDS_EACH = 4

const table = numbering()
const TABLE = {
  always: table.block(1),
  players: table.block(MOST_PLAYERS + 1),
  alive: table.block(MOST_PLAYERS + 1),
  teams: table.block(1),
  mode: table.block(MODES.length),
  board: table.block(BOARD_ROWS.length),
  round: table.block(ROUNDS),
  exhaustion: table.block(2),
  common: table.block(MISSIONS.length),
  market: table.block(MERCENARIES + ACTIONS),
  shopping: table.block(1),
} as const

const MOST_LIFE = 12
const MOST_INCOME = 4
const PURSE = 9
const RINGS = 6
const SUPPLY = 5
const WHEN = 8
const LACKING = PATTERN_CELLS + 2
const WAYS = (PATTERN_CELLS + 1) * (MOST_TAKEN + 1)
const STOPS = 4

const seat = numbering()
const SEAT = {
  /** What the judge made by hand says. */
  worth: seat.block(1),
  out: seat.block(1),
  when: seat.block(WHEN),
  race: seat.block(MOST_PLAYERS * KNOTS.length),
  rival: seat.block(2 * KNOTS.length),
  lacking: seat.block(LACKING),
  ways: seat.block(WAYS),
  gaps: seat.block(STOPS),
  posts: seat.block(STOPS),
  exposedPosts: seat.block(1),
  last: seat.block(STOPS),
  life: seat.block(MOST_LIFE + 1),
  lifeLead: seat.block(1),
  outlasts: seat.block(3),
  income: seat.block(MOST_INCOME + 1),
  hexilum: seat.block(PURSE + 1),
  units: seat.block(6),
  supply: seat.block(SUPPLY + 1),
  held: seat.block(ACTIONS),
  mercenaries: seat.block(MERCENARIES),
  placed: seat.block(MERCENARIES),
  faction: seat.block(FACTIONS.length),
  minor: seat.block(MINORS.length),
  mission: seat.block(MISSIONS.length),
  used: seat.block(3),
  warlord: seat.block(RINGS),
  around: seat.block(4),
  touching: seat.block(2),
  icons: seat.block(OP_ICONS.length),
} as const

function writeTable(s: State, turn: Frame | undefined, out: Inputs): void {
  const { ruleset } = s
  out.add(TABLE.always, 1)
  out.add(TABLE.players + ruleset.players, 1)
  out.add(TABLE.alive + bitCount(s.alive), 1)
  if (ruleset.teams) out.add(TABLE.teams, 1)
  out.add(TABLE.mode + MODES.indexOf(ruleset.mode), 1)
  out.add(TABLE.board + BOARD_ROWS.findIndex(({ cells }) => cells === ruleset.cells), 1)
  out.add(TABLE.round + Math.min(Math.floor(s.round / ROUNDS_EACH), ROUNDS - 1), 1)
  if (s.common !== NONE) out.add(TABLE.common + s.common, 1)
  for (let i = 0; i < s.market.length; i++) if (at(s.market, i) !== NONE) out.add(TABLE.market + at(s.market, i), 1)
  if (turn?.pc === MARKETING) out.add(TABLE.shopping, 1)
  const late = latenessOf(s)
  if (late > 0) out.add(TABLE.exhaustion, late)
  if (!ruleset.exhaustion) out.add(TABLE.exhaustion + 1, 1)
}

/** Rounds before Exhaustion at which it begins to matter. */
const BEFORE = 10

/** From 0 long before Exhaustion to 1 when it begins, and beyond. */
const latenessOf = (s: State): number =>
  s.ruleset.exhaustion ? Math.max(0, s.round - s.ruleset.setup.exhaustion.round + BEFORE) / BEFORE : 0

/** By side: the row of its ways. */
const wayRows: number[] = [0, 0, 0, 0]
/** By word: hexes with units of a seat's enemies, and with their warlords. */
const enemies: number[] = [0, 0, 0]

function countAllWays(s: State, living: number): void {
  for (let side = 0; side < MOST_PLAYERS; side++) {
    if (!hasBit(living, side)) continue
    lookAt(s, side)
    wayRows[side] = countWays(s, side)
  }
}

/** What a side's odds are worth at most, and what is said of one that is out. */
const MOST_WORTH = 8

/** Partners' worths are added up. */
function writeWorth(s: State, p: Player, out: Inputs): void {
  const worth = realAt(worths, at(s.ruleset.sideOf, p)) * trustOf(s)
  const partners = s.ruleset.teams ? 2 : 1
  out.add(SEAT.worth, Math.max(-MOST_WORTH, Math.min(MOST_WORTH, worth)) / partners)
}

/** A number between two knots, as shares of both. */
function spread(out: Inputs, block: number, x: number): void {
  const last = KNOTS.length - 1
  let k = 0
  while (k < last && x >= realAt(KNOTS, k + 1)) k++
  const from = realAt(KNOTS, k)
  const share = k === last || x <= from ? 0 : (x - from) / (realAt(KNOTS, k + 1) - from)
  out.add(block + k, 1 - share)
  if (share > 0) out.add(block + k + 1, share)
}

/** How far the nearest rival is who acts before the side, and of those who act after it. */
function writeRivals(side: Side, living: number, out: Inputs): void {
  let before = Infinity
  let after = Infinity
  for (let other = 0; other < MOST_PLAYERS; other++) {
    if (other === side || !hasBit(living, other)) continue
    if (at(waits, other) < at(waits, side)) before = Math.min(before, realAt(shorts, other))
    else after = Math.min(after, realAt(shorts, other))
  }
  if (before < Infinity) spread(out, SEAT.rival, before)
  if (after < Infinity) spread(out, SEAT.rival + KNOTS.length, after)
}

/** By a number of ways; more than a board has. */
const LOGS: readonly number[] = Array.from({ length: 2048 }, (_, n) => Math.log2(1 + n) / 4)

function writeWays(row: number, out: Inputs): void {
  const fewest = fewestLacking(row)
  out.add(SEAT.lacking + fewest, 1)
  for (let lacking = 1; lacking <= Math.min(fewest + 2, PATTERN_CELLS); lacking++)
    for (let held = 0; held <= MOST_TAKEN; held++) {
      const n = waysWith(row, lacking, held)
      if (n > 0) out.add(SEAT.ways + lacking * (MOST_TAKEN + 1) + held, realAt(LOGS, n))
    }
  if (fewest > 2) return
  out.add(SEAT.gaps + Math.min(commonGaps(row), STOPS - 1), 1)
  out.add(SEAT.posts + Math.min(commonPosts(row), STOPS - 1), 1)
  out.add(SEAT.last + Math.min(lastHexes(row), STOPS - 1), 1)
  let exposed = 0
  for (let word = 0; word < WORDS; word++)
    for (let mask = postsIn(row, word); mask !== 0; mask &= mask - 1) if (touches(lowestHex(word, mask))) exposed++
  if (exposed > 0) out.add(SEAT.exposedPosts, exposed / 2)
}

const touches = (h: number): boolean => countAround(h, at(enemies, 0), at(enemies, 1), at(enemies, 2)) > 0

function writeRace(s: State, p: Player, living: number, turn: Frame | undefined, out: Inputs): void {
  const side = at(s.ruleset.sideOf, p)
  spread(out, SEAT.race + at(waits, side) * KNOTS.length, realAt(shorts, side))
  writeRivals(side, living, out)
  writeWays(at(wayRows, side), out)
  const isActive = turn === undefined ? p === s.first : p === s.active
  if (isActive) out.add(SEAT.when + (turn !== undefined && turn.pc >= MARKETING ? 3 : actionsLeft(turn)), 1)
  else out.add(SEAT.when + 3 + ((p - s.active + s.ruleset.players) % s.ruleset.players), 1)
}

function writeLife(s: State, p: Player, out: Inputs): void {
  const life = at(s.life, p)
  out.add(SEAT.life + Math.min(life, MOST_LIFE), 1)
  const late = latenessOf(s)
  let most = 0
  for (let q = 0; q < s.ruleset.players; q++)
    if (at(s.ruleset.sideOf, q) !== at(s.ruleset.sideOf, p)) most = Math.max(most, at(s.life, q))
  const lead = life - most
  out.add(SEAT.lifeLead, lead / 4)
  if (late === 0) return
  out.add(SEAT.outlasts, (lead / 4) * late)
  if (lead > 0) out.add(SEAT.outlasts + 1, late)
  else if (lead < 0) out.add(SEAT.outlasts + 2, late)
}

const SUPPLY_SCALE = 0.25

function writeUnits(s: State, p: Player, out: Inputs): void {
  const normal = at(s.reserve, p * 2)
  const minor = at(s.reserve, p * 2 + 1)
  let board = 0
  for (let w = 0; w < WORDS; w++) board += bitCount(at(s.on, p * WORDS + w))
  out.add(SEAT.units, board * SUPPLY_SCALE)
  if (normal > 0) out.add(SEAT.units + 1, normal * SUPPLY_SCALE)
  if (minor > 0) out.add(SEAT.units + 2, minor * SUPPLY_SCALE)
  if (at(s.ship, p * 2) > 0) out.add(SEAT.units + 3, at(s.ship, p * 2) * SUPPLY_SCALE)
  if (at(s.ship, p * 2 + 1) > 0) out.add(SEAT.units + 4, at(s.ship, p * 2 + 1) * SUPPLY_SCALE)
  out.add(SEAT.supply + Math.min(normal + minor + bitCount(onCards(s, p)), SUPPLY), 1)
  out.add(SEAT.income + Math.min(at(s.income, p), MOST_INCOME), 1)
  out.add(SEAT.hexilum + Math.min(at(s.hexilum, p), PURSE), 1)
}

function writeCards(s: State, p: Player, out: Inputs): void {
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) {
    const action = lowestBit(mask)
    out.add(SEAT.held + action, hasBit(at(s.twice, p), action) ? 2 : 1)
  }
  for (let mask = at(s.mercs, p); mask !== 0; mask &= mask - 1) {
    const card = lowestBit(mask)
    out.add((hasBit(s.placed, card) ? SEAT.placed : SEAT.mercenaries) + card, 1)
  }
  if (at(s.factions, p) !== NONE) out.add(SEAT.faction + at(s.factions, p), 1)
  if (at(s.minors, p) !== NONE) out.add(SEAT.minor + at(s.minors, p), 1)
  if (at(s.missions, p) >= 0) out.add(SEAT.mission + at(s.missions, p), 1)
}

function markEnemies(s: State, p: Player): void {
  const side = at(s.ruleset.sideOf, p)
  for (let w = 0; w < WORDS; w++) enemies[w] = 0
  for (let q = 0; q < s.ruleset.players; q++)
    if (at(s.ruleset.sideOf, q) !== side)
      for (let w = 0; w < WORDS; w++) enemies[w] = at(enemies, w) | at(s.on, q * WORDS + w)
}

/** Where the warlord stands, and how many units touch enemies. */
function writePlaces(s: State, p: Player, out: Inputs): void {
  const h = at(s.warlords, p)
  if (h !== NONE) {
    const foes = countAround(h, at(enemies, 0), at(enemies, 1), at(enemies, 2))
    const own = countAround(h, at(s.on, p * WORDS), at(s.on, p * WORDS + 1), at(s.on, p * WORDS + 2))
    out.add(SEAT.warlord + distanceOf(h), 1)
    if (foes > 0) out.add(SEAT.around, foes / 2)
    if (own > 0) out.add(SEAT.around + 1, own / 2)
    out.add(SEAT.around + 2, (itemAt(s.ruleset.near, h).length - foes - own) / 4)
  }
  let touching = 0
  for (let word = 0; word < WORDS; word++)
    for (let mask = at(s.on, p * WORDS + word); mask !== 0; mask &= mask - 1)
      if (touches(lowestHex(word, mask))) touching++
  if (touching > 0) out.add(SEAT.touching, touching / 4)
}

function writeProgram(s: State, program: number, pc: number, out: Inputs): void {
  const { ops } = programAt(s.ruleset, program)
  for (let i = pc; i < ops.length; i++) out.add(SEAT.icons + itemAt(ops, i).code, itemAt(ops, i).n)
}

/** Icons that are still to be carried out, and what the turn allows no more. */
function writeRunning(s: State, p: Player, turn: Frame | undefined, out: Inputs): void {
  const f = lastOf(s.stack)
  if (f?.step === 'ability' && f.seat === p) writeProgram(s, f.program, f.pc, out)
  for (let i = 0; i < s.queue.length; i++) {
    const entry = at(s.queue, i)
    if (entryOwner(entry) !== p) continue
    const unit = entryUnit(entry)
    const isOfMercenary = !isDestruction(entry) && isMercenary(unit)
    writeProgram(s, isOfMercenary ? ofCard(unit - FIRST_MERCENARY) : ofMinor(at(s.minors, p)), 0, out)
  }
  if (turn?.seat === p) for (let i = 0; i < 3; i++) if (hasBit(turn.used, i)) out.add(SEAT.used + i, 1)
}

export const features: Features<State> = {
  version: 1,
  prior: SEAT.worth,
  table: table.size(),
  seat: seat.size(),
  fits: ({ ruleset }) => ruleset.pack === '',
  write(s, out) {
    const turn = turnOf(s)
    const living = livingSides(s)
    weigh(s)
    countAllWays(s, living)
    writeTable(s, turn, out)
    out.end()
    for (let p = 0; p < s.ruleset.players; p++) {
      writeWorth(s, p, out)
      if (hasBit(s.alive, p)) {
        markEnemies(s, p)
        writeRace(s, p, living, turn, out)
        writeLife(s, p, out)
        writeUnits(s, p, out)
        writeCards(s, p, out)
        writePlaces(s, p, out)
        writeRunning(s, p, turn, out)
      } else out.add(SEAT.out, 1)
      out.end()
    }
  },
}
