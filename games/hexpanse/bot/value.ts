import { at, bitCount, of } from '@orrery/kernel'
import { CARDS } from '../src/data/cards.ts'
import { ICON_ROWS } from '../src/data/icons.ts'
import { targetOf } from '../src/effects/aim.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../src/rules/chain.ts'
import { newFrame } from '../src/rules/frames.ts'
import { isMercenary, REUSABLE } from '../src/rules/pieces.ts'
import { ofCard, ofMinor, programAt } from '../src/rules/programs.ts'
import { needsAnchor, needsRotation } from '../src/steps/ability.ts'
import { FIRST_MERCENARY, NONE } from '../src/types.ts'
import type { Frame, Op, Player, Side, State } from '../src/types.ts'
import { isLacking, progressOf } from './progress.ts'

/*
 * What a position is worth, in actions: how near the side is to a pattern, the life of its warlords, what it can spend
 * and place; and above all whether an enemy could finish his pattern in the turn that comes.
 */

/** A pattern just completed would be worth this. */
const PATTERN = 60
/** An enemy's pattern counts for less than one's own: who only breaks never builds. The last steps of his are a threat. */
const HIS_PATTERN = 24
/** Placements a player makes in a turn: whoever is no farther from his pattern wins when it is his turn. */
const PER_TURN = 2
const THREAT = 45
const INCOME = 1.6
const HEXILUM = 0.55
const RESERVE = 0.25
const ON_BOARD = 0.5
const CARD = 0.75
const READY = 1.2
const LIFE = 26
const LIFE_KEPT = 0.78
const WON = 1000

const WEIGHTS = new Map<string, number>(ICON_ROWS.map((row) => [row.id, row.weight ?? 0]))
const PLACES: readonly string[] = ['PL', 'PO', 'RB']

const isAlive = (s: State, p: Player): boolean => (s.alive & (1 << p)) !== 0

/** How likely a placement is a step towards the pattern: certain where its hex is known. */
function chanceOf(s: State, f: Frame, op: Op): number {
  if (op.where === 'any') return 1
  if (op.where === 'near') return of(s.box.near, at(s.warlords, f.seat)).some(isLacking) ? 0.9 : 0.1
  if (needsAnchor(f)) return 0.9
  if (needsRotation(f)) return 0.6
  const h = targetOf(s, f, op)
  return h !== NONE && isLacking(h) ? 1 : 0.1
}

/** What an icon still to come promises: a placement is worth a step towards the pattern. */
const promise = (s: State, f: Frame, op: Op, step: number): number => {
  if (op.icon === 'PAY') return -2
  return (WEIGHTS.get(op.icon) ?? 0) * op.n + (PLACES.includes(op.icon) ? chanceOf(s, f, op) * step - 0.5 : 0)
}

function promised(s: State, f: Frame, step: number): number {
  const { ops } = programAt(f.program)
  let sum = 0
  for (let i = f.pc; i < ops.length; i++) sum += promise(s, f, of(ops, i), step)
  return sum
}

/** An ability that waits, as if it began now. */
function frameOfEntry(s: State, entry: number): Frame {
  const unit = entryUnit(entry)
  const f = newFrame('ability', entryOwner(entry))
  const isOfMercenary = !isDestruction(entry) && isMercenary(unit)
  f.program = isOfMercenary ? ofCard(unit - FIRST_MERCENARY) : ofMinor(at(s.minors, f.seat))
  f.place = entryHex(entry)
  return f
}

/** Abilities that are being carried out or wait: without them no card would look worth playing. */
function pendingFor(s: State, side: Side, step: number): number {
  const f: Frame | undefined = s.stack[s.stack.length - 1]
  let sum = 0
  if (f?.step === 'ability' && at(s.box.sideOf, f.seat) === side) sum += promised(s, f, step)
  for (const entry of s.queue) {
    if (at(s.box.sideOf, entryOwner(entry)) === side) sum += 0.8 * promised(s, frameOfEntry(s, entry), step)
  }
  return sum
}

/** What a player has beside the board. */
function holdings(s: State, p: Player): number {
  let sum = INCOME * at(s.income, p) + HEXILUM * Math.min(at(s.hexilum, p), 8)
  sum += RESERVE * (at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1))
  sum += LIFE * (1 - LIFE_KEPT ** at(s.life, p))
  const mine = at(s.mercs, p)
  for (const card of mercenariesIn(mine & ~s.placed)) sum += CARD * of(CARDS, card).cost
  for (const card of actionsOf(s, p)) sum += CARD * of(CARDS, card).cost
  return sum + READY * bitCount(mine & s.placed & REUSABLE)
}

const unitsOnBoard = (s: State, p: Player): number =>
  bitCount(at(s.on, p * 3)) + bitCount(at(s.on, p * 3 + 1)) + bitCount(at(s.on, p * 3 + 2))

/** Units a side can still bring into play at once. */
function supply(s: State, side: Side): number {
  let n = 0
  for (let p = 0; p < s.box.players; p++) {
    if (at(s.box.sideOf, p) !== side || !isAlive(s, p)) continue
    n += at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1) + bitCount(at(s.mercs, p) & ~s.placed)
  }
  return n
}

/** Whose turn comes next can use it: he is as good as there. */
const isNext = (s: State, side: Side): boolean => at(s.box.sideOf, s.active) === side

function worthOf(s: State, side: Side, pattern: number): number {
  const { cost, worth } = progressOf(s, side)
  const short = Math.max(0, cost - supply(s, side))
  const near = worth * 0.8 ** short
  let sum = pattern * near + pendingFor(s, side, PATTERN * near * 0.3)
  if (isNext(s, side) && cost + short <= PER_TURN) sum += THREAT
  for (let p = 0; p < s.box.players; p++) {
    if (at(s.box.sideOf, p) === side && isAlive(s, p)) sum += holdings(s, p) + ON_BOARD * unitsOnBoard(s, p)
  }
  return sum
}

/** One's own worth against the best of the others, and a little against all of them. */
export function valueFor(s: State, p: Player): number {
  const mine = at(s.box.sideOf, p)
  if (s.winner !== NONE) return s.winner === mine ? WON - s.round : s.round - WON
  let best = -Infinity
  let sum = 0
  let others = 0
  const sides = s.box.teams ? 2 : s.box.players
  for (let side = 0; side < sides; side++) {
    if (side === mine) continue
    const worth = worthOf(s, side, HIS_PATTERN)
    best = Math.max(best, worth)
    sum += worth
    others++
  }
  return worthOf(s, mine, PATTERN) - 0.7 * best - (0.3 * sum) / others
}
