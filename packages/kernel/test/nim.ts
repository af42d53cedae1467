import type { Game, GameEvent, Json, Move, Outcome, Problem, Refusal, Result, Seat, Sink } from '../src/index.ts'
import { bitCount, fail, kindOf, make0, make1, moveTable, ok, onlyArg, rngFrom } from '../src/index.ts'

/*
 * Nim with a face-down card: a whole game on two screens, the example of the contract.
 *   N1  In turn, a seat takes 1, 2 or 3 counters from the heap.
 *   N2  Instead, once a game, it may peek at the card. Everybody sees that it peeks, nobody else sees the card.
 *   N3  Whoever takes the last counter ends the game. Then the card is turned up: `wins` or `loses`.
 */
const TAKE = 0
const PEEK = 1
const LOSES = 0
const WINS = 1
const HIDDEN = -1
const NOBODY = -1
const SIDES = ['Red', 'Blue', 'Green']
const HEAPS = ['7', '12', '40']

export interface NimState {
  seats: number
  turn: Seat
  heap: number
  card: number
  /** The seats that have peeked, one bit each. */
  peeked: number
  /** Who took the last counter. */
  taker: Seat
  decision: number
}

export type NimView = NimState

export type NimEvent =
  | (GameEvent & { readonly kind: 'took'; readonly seat: Seat; readonly count: number })
  | (GameEvent & { readonly kind: 'peeked'; readonly seat: Seat })
  | (GameEvent & { readonly kind: 'card'; readonly card: number })

const table = moveTable(['take {count}', 'peek'], { count: ['0', '1', '2', '3'] })
export const take = (count: number): Move => make1(TAKE, count)
export const peek: Move = make0(PEEK)
const UNIVERSE = [take(1), take(2), take(3), peek]

const isOver = (s: NimState): boolean => s.taker !== NOBODY
const hasPeeked = (s: NimState, seat: Seat): boolean => ((s.peeked >> seat) & 1) === 1
const knowsCard = (s: NimState, seat: Seat): boolean => isOver(s) || (seat >= 0 && hasPeeked(s, seat))

type Check = readonly [rule: string, code: string, fails: (s: NimState, seat: Seat, m: Move) => boolean]
const CHECKS: readonly Check[] = [
  ['N3', 'over', isOver],
  ['N1', 'not-your-turn', (s, seat) => seat !== s.turn],
  ['N1', 'take-some', (_s, _seat, m) => kindOf(m) === TAKE && onlyArg(m) === 0],
  ['N1', 'not-so-many', (s, _seat, m) => kindOf(m) === TAKE && onlyArg(m) > s.heap],
  ['N2', 'peeked-before', (s, seat, m) => kindOf(m) === PEEK && hasPeeked(s, seat)],
]

function refusals(s: NimState, seat: Seat, m: Move): Refusal[] {
  const failed = CHECKS.filter(([, , fails]) => fails(s, seat, m))
  return failed.map(([rule, code]) => ({ rule, code, args: { heap: s.heap } }))
}

const moves = (s: NimState, seat: Seat): Move[] => UNIVERSE.filter((m) => refusals(s, seat, m).length === 0)

function perform(s: NimState, m: Move, sink: Sink<NimEvent> | undefined): void {
  const seat = s.turn
  if (kindOf(m) === PEEK) {
    s.peeked |= 1 << seat
    sink?.({ kind: 'peeked', seat })
    sink?.({ kind: 'card', card: s.card, only: [seat] })
  } else {
    s.heap -= onlyArg(m)
    sink?.({ kind: 'took', seat, count: onlyArg(m) })
    if (s.heap === 0) s.taker = seat
    if (isOver(s)) sink?.({ kind: 'card', card: s.card })
  }
  s.turn = (seat + 1) % s.seats
  s.decision++
}

/** A decision is a real choice: the last counter is taken without asking by a seat that cannot peek any more. */
function apply(s: NimState, _seat: Seat, m: Move, sink?: Sink<NimEvent>): void {
  perform(s, m, sink)
  for (let forced = moves(s, s.turn); forced.length === 1; forced = moves(s, s.turn)) {
    perform(s, forced[0] ?? peek, sink)
  }
}

function setup(options: Json, seats: number, seed: string): Result<NimState, Problem> {
  const heap = typeof options === 'object' && options !== null && 'heap' in options ? options.heap : HEAPS[0]
  if (typeof heap !== 'string' || !HEAPS.includes(heap)) return fail({ at: 'heap', expected: HEAPS.join(', ') })
  const card = rngFrom(seed).below(2) === 0 ? LOSES : WINS
  return ok({ seats, turn: 0, heap: Number(heap), card, peeked: 0, taker: NOBODY, decision: 0 })
}

function outcome(s: NimState): Outcome | undefined {
  if (!isOver(s)) return undefined
  const scores = Array.from({ length: s.seats }, (_, seat) => ((seat === s.taker) === (s.card === WINS) ? 1 : 0))
  return { scores, winners: scores.flatMap((score, seat) => (score === 1 ? [seat] : [])) }
}

/** Field by field: what is not copied here cannot leak. */
function view(s: NimState, seat: Seat): NimView {
  const { seats, turn, heap, peeked, taker, decision } = s
  return { seats, turn, heap, card: knowsCard(s, seat) ? s.card : HIDDEN, peeked, taker, decision }
}

const FIELDS = ['seats', 'turn', 'heap', 'card', 'peeked', 'taker', 'decision'] as const

function faults(s: NimState): string[] {
  const bad = FIELDS.filter((field) => !Number.isInteger(s[field]))
  return s.heap < 0 || isOver(s) !== (s.heap === 0) ? [...bad, 'heap'] : bad
}

function read(json: Json): Result<NimState, Problem> {
  const s = { ...(json as object) } as NimState
  const [bad] = faults(s)
  return bad === undefined ? ok(s) : fail({ at: `position, ${bad}`, expected: 'a whole number that fits the rest' })
}

export const nim: Game<NimState, NimView, NimEvent> = {
  id: 'nim',
  title: 'Nim with a face-down card',
  seats: { min: 2, max: SIDES.length },
  rulesVersion: 1,
  longest: 40 + SIDES.length,
  options: [{ name: 'heap', title: 'Counters', kind: 'one', choices: HEAPS }],
  sides: (s) => SIDES.slice(0, s.seats),
  sidesFor: (seats) => SIDES.slice(0, seats),
  setup,
  fullOptions: (options) => options,
  pending: (s) => (isOver(s) ? [] : [{ seat: s.turn, decision: s.decision }]),
  moves,
  refusals,
  universe: () => UNIVERSE,
  apply,
  outcome,
  clone: (s) => ({ ...s }),
  view,
  openView: (json) => json as unknown as NimView,
  guess: (v, _seat, rng) => ({ ...v, card: v.card === HIDDEN ? rng.below(2) : v.card }),
  hidden: [{ name: 'card', vary: (s, seat, rng) => (knowsCard(s, seat) ? s : { ...s, card: rng.below(2) }) }],
  reveals: (s) => bitCount(s.peeked) + (isOver(s) ? 1 : 0),
  print: table.print,
  parse: table.parse,
  position: { write: (s) => ({ ...s }), read },
  faults,
}
