import {
  type Codec,
  codec,
  type FieldCodec,
  frameCodec,
  type FrameFields,
  type FrameIn,
  hasBit,
  indexIn,
  itemAt,
  type Json,
  listIn,
  unlessEmpty,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { ACTIONS_PER_TURN, MOST_EXTRA } from './data/setup.ts'
import { hasUnit } from './effects/placing.ts'
import { holdsCard } from './effects/stealing.ts'
import { isVictim } from './effects/victims.ts'
import { CARD_NAMES, hexName, UNIT_NAMES } from './notation.ts'
import { playerNames } from './position-drafts.ts'
import { readHex } from './position-pieces.ts'
import { newFrame } from './rules/frames.ts'
import { isUnit, ownerOf, pieceAt } from './rules/pieces.ts'
import { cardOf, isActionProgram, PROGRAM_NAMES, programAt } from './rules/programs.ts'
import { ACTION } from './rules/warlords.ts'
import { DIRECTIONS, type Frame, NONE, type Op, SEATS, type State, type StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

type Here = FrameIn<State, Frame>

const PHASES = ['income', 'action', 'market', 'over']
const ONCE = ['heal', 'move', 'ability', 'doubt']
const SETUP: readonly StepName[] = ['warlord', 'mission', 'minor', 'faction']
const STEP_NAMES: readonly StepName[] = ['turn', 'ability', 'resign', ...SETUP]

const ON_HEX: readonly Op['icon'][] = ['UA', 'XC', 'XS']
const WITH_UNIT: readonly Op['icon'][] = ['PL', 'PO', 'RB']
const FROM_ENEMY: readonly Op['icon'][] = ['RA', 'AA', 'SM', 'SA', 'CD', 'SC']

const opOf = (s: State, f: Frame): Op | undefined => programAt(s.ruleset, f.program).ops[f.pc]

const actionsLeft: Codec<number, Here> = {
  write: (n) => n,
  read: (json, where) => wholeNumber(json, where, 0, ACTIONS_PER_TURN),
  usual: () => ACTIONS_PER_TURN,
}

const phase: Codec<number, Here> = { ...codec.named<Here>(PHASES), usual: () => ACTION }

/** How many are still to do in a step that has begun. */
const stillToDo = codec.checked(
  codec.begun<Here>(({ s, f }) => (f.step === 'ability' ? (opOf(s, f)?.n ?? 0) : s.ruleset.players)),
  (left) => (left === 0 ? 'one or more, or leave it out' : undefined),
)

const program = codec.checked(codec.named<Here>(PROGRAM_NAMES), (i, { s }) =>
  s.playing === (isActionProgram(i) ? cardOf(i) : NONE) ? undefined : 'the action card in "playing", and only it',
)

const base: Codec<number, Here> = {
  write: (h) => (h === NONE ? undefined : hexName(h)),
  read: (json, where, { s }) => readHex(s, json, where),
}

function readHeld({ s, f }: Here, json: Json, where: string): number {
  const op = opOf(s, f)
  if (op === undefined || f.left === NONE) throw new Wrong(where, 'nothing before its icon has begun')
  if (WITH_UNIT.includes(op.icon)) {
    const unit = indexIn(json, UNIT_NAMES, where)
    if (!hasUnit(s, f.seat, op, unit) || op.where === 'at') throw new Wrong(where, 'a unit that can be placed')
    return unit
  }
  if (ON_HEX.includes(op.icon)) {
    const h = readHex(s, json, where)
    if (op.icon === 'UA' ? ownerOf(pieceAt(s, h)) !== f.seat : !isUnit(pieceAt(s, h)))
      throw new Wrong(where, 'a hex with the piece that was chosen')
    return h
  }
  const enemy = indexIn(json, playerNames(s), where)
  if (!FROM_ENEMY.includes(op.icon) || !isVictim(s, f.seat, enemy, op))
    throw new Wrong(where, 'an enemy who has something to take')
  return enemy
}

/** What is in hand must be what this icon could have taken in hand. */
const held: Codec<number, Here> = {
  write(value, { s, f }) {
    if (value === NONE) return undefined
    const icon = opOf(s, f)?.icon ?? 'PL'
    if (WITH_UNIT.includes(icon)) return itemAt(UNIT_NAMES, value)
    return ON_HEX.includes(icon) ? hexName(value) : (SEATS[value] ?? '')
  },
  read: (json, where, here) => readHeld(here, json, where),
}

const stolen = codec.checked(codec.named<Here>(CARD_NAMES), (card, { s, f }) =>
  f.held !== NONE && opOf(s, f)?.icon === 'SM' && holdsCard(s, f.held, card) && hasBit(s.placed, card)
    ? undefined
    : 'a mercenary of that enemy whose token is on the board',
)

/** The fields of a frame; a field without `steps` belongs to every step. */
export const FRAME_FIELDS = {
  seat: codec.needed(
    codec.checked(
      codec.named<Here>(({ s }) => playerNames(s)),
      (seat, { s, f }) => (f.step === 'turn' && seat !== s.active ? 'the active player' : undefined),
    ),
  ),
  program: { ...codec.needed(program), steps: ['ability'] },
  pc: [
    { ...phase, key: 'phase', steps: ['turn'] },
    { ...codec.whole(({ s, f }: Here) => programAt(s.ruleset, f.program).ops.length), key: 'icon', steps: ['ability'] },
  ],
  left: [
    { ...actionsLeft, steps: ['turn'] },
    { ...stillToDo, steps: ['ability', 'resign', ...SETUP] },
  ],
  place: { ...base, key: 'base', steps: ['ability'] },
  turn: { ...codec.begun(() => DIRECTIONS - 1), key: 'rotation', steps: ['ability'] },
  held: { ...held, steps: ['ability'] },
  card: { ...stolen, steps: ['ability'] },
  used: { ...codec.namedMask(ONCE), steps: ['turn'] },
  extra: { ...codec.whole(MOST_EXTRA), steps: ['turn'] },
} satisfies FrameFields<State, Frame>

const frames = frameCodec<State, Frame>(STEP_NAMES, (step) => newFrame(step, NONE), FRAME_FIELDS)

function readFrame(s: State, json: Json, where: string): Frame {
  const f = frames.read(s, json, where)
  if (f.step !== 'ability') return f
  const { aimed, turned } = programAt(s.ruleset, f.program)
  if (f.pc > 0 && ((aimed && f.place === NONE) || (turned && f.turn === NONE)))
    throw new Wrong(where, 'base and rotation before the first icon is done')
  if (opOf(s, f)?.icon === 'XS' && (f.place === NONE || !isUnit(pieceAt(s, f.place))))
    throw new Wrong(`${where}.base`, 'the unit it belongs to')
  return f
}

/** In play a turn, and on it at most one thing that goes on; in the set-up what is still to do, in its order. */
function checkStack(s: State, stack: readonly Frame[]): void {
  if (s.round === 0) {
    const order = stack.map(({ step }) => SETUP.indexOf(step))
    if (order.some((place, i) => place < 0 || place !== i + (i > 1 && s.ruleset.minors === 0 ? 1 : 0)))
      throw new Wrong('stack', `in the set-up (round 0) a beginning of ${SETUP.join(', ')}`)
    return
  }
  const [turn, above, ...more] = stack
  const isTurn = turn?.step === 'turn' && more.length === 0
  if (!isTurn || (above !== undefined && above.step !== 'ability' && above.step !== 'resign'))
    throw new Wrong('stack', 'a turn, and on it at most an ability or a resignation')
  if (above === undefined) return
  if (turn.pc !== ACTION) throw new Wrong('stack[0].phase', '"action" while an ability is carried out')
  if (!hasBit(s.alive, above.seat)) throw new Wrong('stack[1].seat', 'a player who is not defeated')
  if (above.step === 'resign' && above.seat !== turn.seat) throw new Wrong('stack[1].seat', 'the active player')
}

/** The Action Phase of the active player, from its beginning. */
function usualTurn(s: State): Frame {
  const f = newFrame('turn', s.active)
  f.pc = ACTION
  f.left = ACTIONS_PER_TURN
  return f
}

function isUsual([f, ...others]: readonly Frame[]): boolean {
  if (f?.step !== 'turn' || others.length > 0) return false
  return f.pc === ACTION && f.left === ACTIONS_PER_TURN && f.used === 0 && f.extra === 0
}

function sound(s: State, stack: Frame[]): Frame[] {
  if (stack.length === 0) throw new Wrong('stack', 'at least one frame, or leave it out')
  checkStack(s, stack)
  if (stack[1]?.step !== 'ability' && s.playing !== NONE)
    throw new Wrong('playing', 'nothing without its ability on the stack')
  return stack
}

/** Nothing is asked once the game is over. */
export const stack: FieldCodec<Frame[], State> = {
  after: ['round'],
  write: (list, s) =>
    s.winner !== NONE || isUsual(list) ? undefined : unlessEmpty(list.map((f) => frames.write(s, f))),
  read(json, where, s, { now, all }) {
    if (all['over'] !== undefined) return now
    for (const [i, frame] of listIn(json, where).entries()) now.push(readFrame(s, frame, `${where}[${i}]`))
    return sound(s, now)
  },
  usual: (_where, s, { now, all }) => (all['over'] === undefined ? sound(s, [usualTurn(s)]) : now),
}
