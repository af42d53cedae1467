import {
  type Fields,
  fieldsIn,
  indexesIn,
  indexIn,
  type Json,
  listIn,
  of,
  onlyFields,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { ACTIONS_PER_TURN } from './data/setup.ts'
import { holdsCard } from './effects/stealing.ts'
import { hasUnit } from './effects/placing.ts'
import { isVictim } from './effects/victims.ts'
import { CARD_NAMES, hexName, UNIT_NAMES } from './notation.ts'
import { readHex } from './position-fields.ts'
import { newFrame } from './rules/frames.ts'
import { isUnit, ownerOf, pieceAt } from './rules/pieces.ts'
import { cardOf, isActionProgram, programAt, PROGRAMS } from './rules/programs.ts'
import { ACTION } from './rules/warlords.ts'
import { DIRECTIONS, NONE, SEATS } from './types.ts'
import type { Frame, Op, Player, State, StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

const PHASES = ['income', 'action', 'market', 'over']
const ONCE = ['heal', 'move', 'ability', 'doubt']
const PROGRAM_NAMES = PROGRAMS.map((program) => program.name)
const SETUP: readonly StepName[] = ['warlord', 'mission', 'minor', 'faction']
const STEP_NAMES: readonly StepName[] = ['turn', 'ability', 'resign', ...SETUP]
/** No chain of extra cards is longer. */
const MOST_EXTRA = 20

const ON_HEX: readonly Op['icon'][] = ['UA', 'XC', 'XS']
const WITH_UNIT: readonly Op['icon'][] = ['PL', 'PO', 'RB']

const opOf = (f: Frame): Op | undefined => programAt(f.program).ops[f.pc]

/* ---- writing -------------------------------------------------------------------------------------------------------- */

function heldName(f: Frame): string {
  const icon = opOf(f)?.icon ?? 'PL'
  if (WITH_UNIT.includes(icon)) return of(UNIT_NAMES, f.held)
  return ON_HEX.includes(icon) ? hexName(f.held) : (SEATS[f.held] ?? '')
}

const writeTurn = (f: Frame): Json => ({
  step: 'turn',
  seat: SEATS[f.seat] ?? '',
  phase: of(PHASES, f.pc),
  left: f.left,
  ...(f.used === 0 ? {} : { used: ONCE.filter((_, i) => (f.used & (1 << i)) !== 0) }),
  ...(f.extra === 0 ? {} : { extra: f.extra }),
})

const writeAbility = (f: Frame): Json => ({
  step: 'ability',
  seat: SEATS[f.seat] ?? '',
  program: programAt(f.program).name,
  ...(f.pc === 0 ? {} : { icon: f.pc }),
  ...(f.left === NONE ? {} : { left: f.left }),
  ...(f.place === NONE ? {} : { base: hexName(f.place) }),
  ...(f.turn === NONE ? {} : { rotation: f.turn }),
  ...(f.held === NONE ? {} : { held: heldName(f) }),
  ...(f.card === NONE ? {} : { card: of(CARD_NAMES, f.card) }),
})

export function writeFrame(f: Frame): Json {
  if (f.step === 'turn') return writeTurn(f)
  if (f.step === 'ability') return writeAbility(f)
  return { step: f.step, seat: SEATS[f.seat] ?? '', ...(f.left === NONE ? {} : { left: f.left }) }
}

/** Nothing but the Action Phase of the active player, from its beginning. */
export function isUsual(s: State): boolean {
  const [f, ...others] = s.stack
  if (f?.step !== 'turn' || others.length > 0) return false
  return f.pc === ACTION && f.left === ACTIONS_PER_TURN && f.used === 0 && f.extra === 0
}

/* ---- reading -------------------------------------------------------------------------------------------------------- */

const seatIn = (s: State, p: Fields, where: string): Player =>
  indexIn(p['seat'], SEATS.slice(0, s.box.players), `${where}.seat`)

function readTurn(s: State, p: Fields, where: string): Frame {
  onlyFields(p, ['step', 'seat', 'phase', 'left', 'used', 'extra'], where)
  const f = newFrame('turn', seatIn(s, p, where))
  if (f.seat !== s.active) throw new Wrong(`${where}.seat`, 'the active player')
  f.pc = p['phase'] === undefined ? ACTION : indexIn(p['phase'], PHASES, `${where}.phase`)
  f.left = wholeNumber(p['left'], `${where}.left`, ACTIONS_PER_TURN, ACTIONS_PER_TURN)
  f.used = indexesIn(p['used'], ONCE, `${where}.used`).reduce((mask, i) => mask | (1 << i), 0)
  f.extra = wholeNumber(p['extra'], `${where}.extra`, 0, MOST_EXTRA)
  return f
}

const ABILITY_FIELDS = ['step', 'seat', 'program', 'icon', 'left', 'base', 'rotation', 'held', 'card']

function readAbility(s: State, p: Fields, where: string): Frame {
  onlyFields(p, ABILITY_FIELDS, where)
  const f = newFrame('ability', seatIn(s, p, where))
  f.program = indexIn(p['program'], PROGRAM_NAMES, `${where}.program`)
  const program = programAt(f.program)
  f.pc = wholeNumber(p['icon'], `${where}.icon`, 0, program.ops.length)
  f.left = wholeNumber(p['left'], `${where}.left`, NONE, opOf(f)?.n ?? 0)
  f.place = p['base'] === undefined ? NONE : readHex(s, p['base'], `${where}.base`)
  f.turn = wholeNumber(p['rotation'], `${where}.rotation`, NONE, DIRECTIONS - 1)
  if (f.pc > 0 && ((program.aimed && f.place === NONE) || (program.turned && f.turn === NONE)))
    throw new Wrong(where, 'base and rotation before the first icon is done')
  const playing = isActionProgram(f.program) ? cardOf(f.program) : NONE
  if (s.playing !== playing) throw new Wrong(`${where}.program`, 'the action card in "playing", and only it')
  readHeld(s, f, p, where)
  return f
}

/** What is in hand must be what this icon could have taken in hand. */
function readHeld(s: State, f: Frame, p: Fields, where: string): void {
  const op = opOf(f)
  const json = p['held']
  if (op?.icon === 'XS' && (f.place === NONE || !isUnit(pieceAt(s, f.place))))
    throw new Wrong(`${where}.base`, 'the unit it belongs to')
  if (f.left === 0) throw new Wrong(`${where}.left`, 'one or more, or leave it out')
  if (json === undefined) return
  if (op === undefined || f.left === NONE) throw new Wrong(`${where}.held`, 'nothing before its icon has begun')
  if (WITH_UNIT.includes(op.icon)) {
    f.held = indexIn(json, UNIT_NAMES, `${where}.held`)
    if (!hasUnit(s, f.seat, op, f.held) || op.where === 'at')
      throw new Wrong(`${where}.held`, 'a unit that can be placed')
  } else if (ON_HEX.includes(op.icon)) {
    f.held = readHex(s, json, `${where}.held`)
    if (op.icon === 'UA' ? ownerOf(pieceAt(s, f.held)) !== f.seat : !isUnit(pieceAt(s, f.held)))
      throw new Wrong(`${where}.held`, 'a hex with the piece that was chosen')
  } else readVictim(s, f, op, p, where)
}

function readVictim(s: State, f: Frame, op: Op, p: Fields, where: string): void {
  f.held = indexIn(p['held'], SEATS.slice(0, s.box.players), `${where}.held`)
  const kinds: readonly Op['icon'][] = ['RA', 'AA', 'SM', 'SA', 'CD', 'SC']
  if (!kinds.includes(op.icon) || !isVictim(s, f.seat, f.held, op))
    throw new Wrong(`${where}.held`, 'an enemy who has something to take')
  if (p['card'] === undefined) return
  f.card = indexIn(p['card'], CARD_NAMES, `${where}.card`)
  if (op.icon !== 'SM' || !holdsCard(s, f.held, f.card) || (s.placed & (1 << f.card)) === 0)
    throw new Wrong(`${where}.card`, 'a mercenary of that enemy whose token is on the board')
}

function readFrame(s: State, json: Json, where: string): Frame {
  const p = fieldsIn(json, where)
  const step = of(STEP_NAMES, indexIn(p['step'], STEP_NAMES, `${where}.step`))
  if (step === 'turn') return readTurn(s, p, where)
  if (step === 'ability') return readAbility(s, p, where)
  onlyFields(p, ['step', 'seat', 'left'], where)
  const f = newFrame(step, seatIn(s, p, where))
  f.left = wholeNumber(p['left'], `${where}.left`, NONE, s.box.players)
  if (f.left === 0) throw new Wrong(`${where}.left`, 'one or more, or leave it out')
  return f
}

/** In play a turn, and on it at most one thing that goes on; in the set-up what is still to do, in its order. */
function checkStack(s: State, frames: readonly Frame[]): void {
  const steps = frames.map((f) => f.step)
  if (s.round === 0) {
    const order = steps.map((step) => SETUP.indexOf(step))
    if (order.some((place, i) => place < 0 || place !== i + (i > 1 && s.box.minors === 0 ? 1 : 0)))
      throw new Wrong('stack', `in the set-up (round 0) a beginning of ${SETUP.join(', ')}`)
    return
  }
  const [turn, above] = frames
  if (
    turn?.step !== 'turn' ||
    frames.length > 2 ||
    (above !== undefined && SETUP.includes(above.step)) ||
    above?.step === 'turn'
  )
    throw new Wrong('stack', 'a turn, and on it at most an ability or a resignation')
  if (above === undefined) return
  if (turn.pc !== ACTION) throw new Wrong('stack[0].phase', '"action" while an ability is carried out')
  if ((s.alive & (1 << above.seat)) === 0) throw new Wrong('stack[1].seat', 'a player who is not defeated')
  if (above.step === 'resign' && above.seat !== turn.seat) throw new Wrong('stack[1].seat', 'the active player')
}

/** The Action Phase of the active player, from its beginning. */
function usualTurn(s: State): Frame {
  const f = newFrame('turn', s.active)
  f.pc = ACTION
  f.left = ACTIONS_PER_TURN
  return f
}

export function readStack(s: State, json: Json | undefined): void {
  const given = listIn(json, 'stack').map((frame, i) => readFrame(s, frame, `stack[${i}]`))
  const frames = json === undefined ? [usualTurn(s)] : given
  if (frames.length === 0) throw new Wrong('stack', 'at least one frame, or leave it out')
  checkStack(s, frames)
  if (frames[1]?.step !== 'ability' && s.playing !== NONE)
    throw new Wrong('playing', 'nothing without its ability on the stack')
  s.stack.push(...frames)
}
