import { at, itemAt, lastOf, realAt } from '@orrery/kernel'
import { ICON_ROWS } from '../src/data/icons.ts'
import { shownHex } from '../src/effects/aim.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../src/rules/chain.ts'
import { isMercenary } from '../src/rules/pieces.ts'
import { ofCard, ofMinor, programAt } from '../src/rules/programs.ts'
import { isLacking } from '../src/rules/progress.ts'
import { FIRST_MERCENARY, type Hex, NONE, type Op, OP_ICONS, type Player, type Side, type State } from '../src/types.ts'

/* Running and queued abilities: without them no card would look worth playing. */

const PLACES: readonly string[] = ['PL', 'PO', 'RB']
const IS_PLACE: readonly boolean[] = OP_ICONS.map((icon) => PLACES.includes(icon))
const WEIGHTS: readonly number[] = OP_ICONS.map((icon) => ICON_ROWS.find((row) => row.id === icon)?.weight ?? 0)
/** What waits in the queue may come to nothing. */
const DOUBT = 0.8

/** What is still to come for a side: units on hexes of the pattern it is building, and other icons by their weight. */
export const pending = { hexes: 0, icons: 0 }

/** An ability from one of its icons on, with its base hex and rotation once they are chosen. */
interface Running {
  readonly program: number
  readonly seat: Player
  readonly pc: number
  readonly place: Hex
  readonly turn: number
}

/** How likely a placement is a step towards the pattern: certain where its hex is known. */
function likelihood(s: State, f: Running, op: Op): number {
  if (op.where === 'any') return 1
  if (op.where === 'near') return hasLackingNear(s, at(s.warlords, f.seat)) ? 0.9 : 0.1
  const program = programAt(s.ruleset, f.program)
  if (f.place === NONE) return program.aimed ? 0.9 : 0
  if (f.turn === NONE && program.turned) return 0.6
  const h = shownHex(s, f.place, f.turn, op)
  return h !== NONE && isLacking(h) ? 1 : 0.1
}

function hasLackingNear(s: State, h: Hex): boolean {
  const near = itemAt(s.ruleset.near, h)
  for (let i = 0; i < near.length; i++) if (isLacking(at(near, i))) return true
  return false
}

function count(s: State, f: Running, share: number): void {
  const { ops } = programAt(s.ruleset, f.program)
  for (let i = f.pc; i < ops.length; i++) {
    const op = itemAt(ops, i)
    if (itemAt(IS_PLACE, op.code)) pending.hexes += share * likelihood(s, f, op)
    else pending.icons += share * realAt(WEIGHTS, op.code) * op.n
  }
}

const waiting = { program: 0, seat: 0, pc: 0, place: 0, turn: NONE }

/** A queued ability, treated as if it began now. */
function fromQueue(s: State, entry: number): Running {
  const unit = entryUnit(entry)
  waiting.seat = entryOwner(entry)
  const isOfMercenary = !isDestruction(entry) && isMercenary(unit)
  waiting.program = isOfMercenary ? ofCard(unit - FIRST_MERCENARY) : ofMinor(at(s.minors, waiting.seat))
  waiting.place = entryHex(entry)
  return waiting
}

/** Counts what is still to come for a side whose progress was looked for last. */
export function countPending(s: State, side: Side): void {
  pending.hexes = pending.icons = 0
  const f = lastOf(s.stack)
  if (f?.step === 'ability' && at(s.ruleset.sideOf, f.seat) === side) count(s, f, 1)
  for (let i = 0; i < s.queue.length; i++) {
    const entry = at(s.queue, i)
    if (at(s.ruleset.sideOf, entryOwner(entry)) === side) count(s, fromQueue(s, entry), DOUBT)
  }
}
