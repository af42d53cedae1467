import { numbering } from '@orrery/bots'
import { at, type Features, type Inputs, lowestBit, realAt } from '@orrery/kernel'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { OBJECTIVE_ROWS, STRATEGY_ROWS } from '../src/data/scenario.ts'
import { inHand, KINDS, SECRET_COUNT } from '../src/rules/cards.ts'
import { TECH_COUNT } from '../src/rules/techs.ts'
import { EXHAUSTED, NONE, type Player, SLICES, type State } from '../src/types.ts'
import { GOODS_COUNTED, MOST_PLAYERS, PART, PART_COUNT, partOf } from './parts.ts'
import { doubtOf, periodOf, roundsLeft, weighWithDeals, worths } from './value.ts'

/*
 * What a learned judge reads of a position: the parts that the judge made by hand counts, and what it does not tell
 * apart, cards, techs, secrets and objectives one by one.
 */

const ROUNDS = 10
const MOST_CLAIMS = 4

const table = numbering()
const TABLE = {
  always: table.block(1),
  seats: table.block(MOST_PLAYERS + 1),
  round: table.block(ROUNDS),
  left: table.block(ROUNDS),
  playing: table.block(MOST_PLAYERS + 1),
  open: table.block(SLICES.length),
  placed: table.block(1),
  flipped: table.block(1),
  fracture: table.block(1),
  custodians: table.block(1),
  publics: table.block(OBJECTIVE_ROWS.length),
  unused: table.block(STRATEGY_ROWS.length),
} as const

const seat = numbering()
const SEAT = {
  /** What the judge made by hand says. */
  worth: seat.block(1),
  parts: seat.block(PART_COUNT),
  lastParts: seat.block(PART_COUNT),
  lead: seat.block(3),
  faction: seat.block(FACTION_ROWS.length),
  goods: seat.block(GOODS_COUNTED + 1),
  claims: seat.block(MOST_CLAIMS + 1),
  breakthrough: seat.block(EXHAUSTED + 1),
  techs: seat.block(TECH_COUNT),
  cards: seat.block(KINDS),
  secrets: seat.block(SECRET_COUNT),
  scored: seat.block(OBJECTIVE_ROWS.length),
  strategy: seat.block(STRATEGY_ROWS.length),
  turn: seat.block(MOST_PLAYERS),
} as const

const PART_SCALE = 0.25
const LEAD_SCALE = 0.25

const upTo = (n: number, most: number): number => Math.max(0, Math.min(n, most))

function writeTable(s: State, out: Inputs): void {
  const { seats } = s.ruleset
  let playing = 0
  for (let p = 0; p < seats; p++) if (at(s.passed, p) === 0) playing++
  out.add(TABLE.always, 1)
  out.add(TABLE.seats + seats, 1)
  out.add(TABLE.round + upTo(s.round, ROUNDS - 1), 1)
  out.add(TABLE.left + upTo(roundsLeft(s), ROUNDS - 1), 1)
  out.add(TABLE.playing + playing, 1)
  for (let slice = 0; slice < s.slices.length; slice++) if (at(s.slices, slice) === NONE) out.add(TABLE.open + slice, 1)
  if (s.placedIn > 0) out.add(TABLE.placed, 1)
  if (s.flipped) out.add(TABLE.flipped, 1)
  if (s.fracture) out.add(TABLE.fracture, 1)
  if (s.custodians === NONE) out.add(TABLE.custodians, 1)
  for (let i = 0; i < s.publics.length; i++) out.add(TABLE.publics + at(s.publics, i), 1)
  for (let card = 0; card < STRATEGY_ROWS.length; card++) if (at(s.used, card) === 0) out.add(TABLE.unused + card, 1)
}

/** Worths against their mean, as exponents of a chance. */
function writeWorth(s: State, p: Player, doubt: number, out: Inputs): void {
  let sum = 0
  for (let q = 0; q < s.ruleset.seats; q++) sum += realAt(worths, q)
  out.add(SEAT.worth, (realAt(worths, p) - sum / s.ruleset.seats) / doubt)
}

const pointsOf = (p: Player): number => partOf(p, PART.points) + partOf(p, PART.styx) + partOf(p, PART.edge)

function writeParts(s: State, p: Player, isLast: boolean, out: Inputs): void {
  for (let part = 0; part < PART_COUNT; part++) {
    const n = partOf(p, part) * PART_SCALE
    if (n !== 0) out.add((isLast ? SEAT.lastParts : SEAT.parts) + part, n)
  }
  let best = -Infinity
  for (let q = 0; q < s.ruleset.seats; q++) if (q !== p) best = Math.max(best, pointsOf(q))
  const lead = pointsOf(p) - best
  out.add(SEAT.lead, lead * LEAD_SCALE)
  if (isLast && lead !== 0) out.add(SEAT.lead + (lead > 0 ? 1 : 2), 1)
}

function writeMask(mask: number, block: number, out: Inputs): void {
  for (let m = mask; m !== 0; m &= m - 1) out.add(block + lowestBit(m), 1)
}

function writeHoldings(s: State, p: Player, out: Inputs): void {
  out.add(SEAT.faction + at(s.ruleset.playerRow, p), 1)
  out.add(SEAT.goods + upTo(at(s.goods, p), GOODS_COUNTED), 1)
  out.add(SEAT.claims + upTo(at(s.claims, p), MOST_CLAIMS), 1)
  out.add(SEAT.breakthrough + at(s.breakthroughs, p), 1)
  writeMask(at(s.techs, p), SEAT.techs, out)
  writeMask(at(s.scored, p), SEAT.scored, out)
  for (let card = 0; card < KINDS; card++) {
    const n = inHand(s, p, card)
    if (n > 0) out.add(SEAT.cards + card, n)
  }
  for (let k = 0; k < SECRET_COUNT; k++) if (at(s.secretAt, k) === p) out.add(SEAT.secrets + k, 1)
  for (let card = 0; card < STRATEGY_ROWS.length; card++)
    if (at(s.holders, card) === p) out.add(SEAT.strategy + card, 1)
  if (at(s.passed, p) === 0) out.add(SEAT.turn + ((p - s.active + s.ruleset.seats) % s.ruleset.seats), 1)
}

export const features: Features<State> = {
  version: 1,
  prior: SEAT.worth,
  table: table.size(),
  seat: seat.size(),
  fits: ({ ruleset }) => ruleset.pack === '',
  write(s, out) {
    weighWithDeals(s)
    const doubt = doubtOf(s)
    const isLast = periodOf(s) === 0
    writeTable(s, out)
    out.end()
    for (let p = 0; p < s.ruleset.seats; p++) {
      writeWorth(s, p, doubt, out)
      writeParts(s, p, isLast, out)
      writeHoldings(s, p, out)
      out.end()
    }
  },
}
