import {
  fail,
  type Game,
  type GameEvent,
  type Json,
  kindOf,
  make0,
  make1,
  type Move,
  moveTable,
  ok,
  onlyArg,
  type Problem,
  type Refusal,
  type Result,
  type Rng,
  rngFrom,
  type Seat,
} from '@orrery/kernel'

/*
 * Lamps, a game with secrets, a question to all at once, and turns of several steps.
 *   LA-1  Each seat has a secret number from 0 to 9.
 *   LA-2  First all bid 1, 2 or 3, at the same time and in secret; when all have bid the bids are shown.
 *   LA-3  Then in turn a seat lights any of six lamps, as many as it likes, and passes.
 *   LA-4  In its turn it may peek once: the next seat's number is shown to it alone.
 *   LA-5  After two turns each the game is over: lamps and bids and numbers count.
 */
const NONE = -1
const LAMPS = 6
const SIDES = ['Red', 'Green', 'Blue']
const [BID, LIGHT, PASS, PEEK] = [0, 1, 2, 3] as const
const BIDS = ['1', '2', '3']
const lampNames = ['a', 'b', 'c', 'd', 'e', 'f']
const moves = moveTable(['bid {bid}', 'light {lamp}', 'pass', 'peek'], { bid: BIDS, lamp: lampNames })
const UNIVERSE: readonly Move[] = [
  ...BIDS.map((_, bid) => make1(BID, bid)),
  ...lampNames.map((_, lamp) => make1(LIGHT, lamp)),
  make0(PASS),
  make0(PEEK),
]

export interface Lamps {
  numbers: number[]
  bids: number[]
  /** By lamp: who lit it. */
  lit: number[]
  passes: number[]
  peeked: boolean[]
  turn: Seat
  answers: number[]
  reveals: number
}

export interface LampsView extends Lamps {
  readonly offer: readonly Move[]
  seat: Seat
}

const isBidding = (s: Lamps): boolean => s.bids.includes(NONE)
const isOver = (s: Lamps): boolean => s.turn === NONE
const isAsked = (s: Lamps, seat: Seat): boolean => (isBidding(s) ? s.bids[seat] === NONE : s.turn === seat)

type Condition = readonly [rule: string, code: string, fails: (s: Lamps, seat: Seat, m: Move) => boolean]
const CONDITIONS: readonly Condition[] = [
  ['LA-5', 'over', isOver],
  ['LA-3', 'notAsked', (s, seat) => !isAsked(s, seat)],
  ['LA-2', 'bidFirst', (s, _, m) => isBidding(s) && kindOf(m) !== BID],
  ['LA-2', 'bidOnce', (s, _, m) => !isBidding(s) && kindOf(m) === BID],
  ['LA-3', 'isLit', (s, _, m) => kindOf(m) === LIGHT && s.lit[onlyArg(m)] !== NONE],
  ['LA-4', 'peeked', (s, seat, m) => kindOf(m) === PEEK && s.peeked[seat] === true],
]

const refusals = (s: Lamps, seat: Seat, m: Move): Refusal[] =>
  CONDITIONS.filter(([, , fails]) => fails(s, seat, m)).map(([rule, code]) => ({ rule, code, args: { seat } }))

const offer = (s: Lamps, seat: Seat): Move[] => UNIVERSE.filter((m) => refusals(s, seat, m).length === 0)

function apply(s: Lamps, seat: Seat, m: Move, sink?: (event: GameEvent) => void): void {
  s.answers[seat] = (s.answers[seat] ?? 0) + 1
  switch (kindOf(m)) {
    case BID:
      s.bids[seat] = onlyArg(m) + 1
      s.reveals++
      sink?.({ kind: `seat ${seat} has bid` })
      if (!isBidding(s)) sink?.({ kind: `bids ${s.bids.join()}` })
      return
    case LIGHT:
      s.lit[onlyArg(m)] = seat
      return sink?.({ kind: `seat ${seat} ${moves.print(m)}` })
    case PEEK: {
      s.peeked[seat] = true
      s.reveals++
      sink?.({ kind: `seat ${seat} peeks` })
      return sink?.({ kind: `it is ${s.numbers[(seat + 1) % s.numbers.length]}`, only: [seat] })
    }
    default:
      s.passes[seat] = (s.passes[seat] ?? 0) + 1
      s.turn = s.passes.every((n) => n === 2) ? NONE : (seat + 1) % s.passes.length
      sink?.({ kind: `seat ${seat} passes` })
  }
}

const clone = (s: Lamps): Lamps => structuredClone(s)

function view(s: Lamps, seat: Seat): LampsView {
  const seen = (other: Seat): boolean => isOver(s) || other === seat
  return {
    ...clone(s),
    numbers: s.numbers.map((number, other) =>
      seen(other) || (seat !== NONE && s.peeked[seat] === true && other === (seat + 1) % s.numbers.length)
        ? number
        : NONE,
    ),
    bids: s.bids.map((bid, other) => (bid === NONE || !isBidding(s) || seen(other) ? bid : 9)),
    seat,
    offer: seat === NONE ? [] : offer(s, seat),
  }
}

function guess({ seat: _, offer: __, ...open }: LampsView, _seat: Seat, rng: Rng): Lamps {
  const s = clone(open)
  s.numbers = s.numbers.map((number) => (number === NONE ? rng.below(10) : number))
  s.bids = s.bids.map((bid) => (bid === 9 ? 1 + rng.below(3) : bid))
  return s
}

const scoreOf = (s: Lamps, seat: Seat): number =>
  s.lit.filter((by) => by === seat).length * 10 + (s.bids[seat] ?? 0) + (s.numbers[seat] ?? 0)

export const lamps: Game<Lamps, LampsView> = {
  id: 'lamps',
  title: 'Lamps',
  seats: { min: 2, max: 3 },
  rulesVersion: 1,
  longest: 99,
  options: [],
  sides: (s) => SIDES.slice(0, s.numbers.length),
  sidesFor: (seats) => SIDES.slice(0, seats),
  setup(options, seats, seed): Result<Lamps, Problem> {
    if (JSON.stringify(options) !== '{}') return fail({ at: 'options', expected: 'none' })
    const rng = rngFrom(seed)
    const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
    return ok({
      numbers: each(() => rng.below(10)),
      bids: each(() => NONE),
      lit: Array.from({ length: LAMPS }, () => NONE),
      passes: each(() => 0),
      peeked: each(() => false),
      turn: 0,
      answers: each(() => 0),
      reveals: 0,
    })
  },
  fullOptions: () => ({}),
  pending: (s) =>
    isOver(s)
      ? []
      : s.answers.flatMap((count, seat) => (isAsked(s, seat) ? [{ seat, decision: (seat + 1) * 1000 + count }] : [])),
  moves: offer,
  refusals,
  universe: () => UNIVERSE,
  apply,
  outcome(s) {
    if (!isOver(s)) return undefined
    const scores = s.numbers.map((__, seat) => scoreOf(s, seat))
    const best = Math.max(...scores)
    return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  clone,
  view,
  openView: (json) => json as unknown as LampsView,
  guess,
  hidden: [],
  reveals: (s) => s.reveals,
  print: moves.print,
  parse: moves.parse,
  position: {
    write: (s) => clone(s) as unknown as Json,
    read: (json) => ok(clone(json as unknown as Lamps)),
  },
  faults: () => [],
}

export const judge = { value: scoreOf }
