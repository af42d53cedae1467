import type {
  Features,
  Game,
  GameEvent,
  HiddenThing,
  Json,
  Judge,
  Learning,
  Ledger,
  Move,
  Refusal,
  Result,
  Problem,
  Words,
} from '@orrery/kernel'
import { fail, itemAt, moveTable, make0, make1, kindOf, ok, OBSERVER, onlyArg, rngFrom } from '@orrery/kernel'
import type { GameEntry } from '../src/registry.ts'

/*
 * Pebbles: a game small enough to follow by hand, with a secret in it. Everybody holds a card nobody else has seen. In
 * turn one takes one to three pebbles, or, once, swaps the card for the top one of the deck. When the last pebble is
 * taken, the cards are shown and added to the pebbles; equal sums share the victory.
 */
const COLOURS = ['Red', 'Blue', 'Green']
const HEAP = 9
const TAKE = 0
const SWAP = 1
const HIDDEN = 0

export interface State {
  readonly seating: readonly string[]
  heap: number
  readonly taken: number[]
  readonly swapped: boolean[]
  readonly cards: number[]
  readonly deck: number[]
  turn: number
  decisions: number
  reveals: number
}
interface View extends State {
  readonly seat: number
}
type Event =
  | (GameEvent & { readonly kind: 'took'; readonly seat: number; readonly n: number })
  | (GameEvent & { readonly kind: 'swapped'; readonly seat: number })
  | (GameEvent & { readonly kind: 'drew'; readonly seat: number; readonly card: number })

const table = moveTable(['take {n}', 'swap'], { n: ['0', '1', '2', '3'] })
const swap = make0(SWAP)
const take = (n: number): Move => make1(TAKE, n)

const answers = (s: State): Move[] => [
  ...[1, 2, 3].filter((n) => n <= s.heap).map(take),
  ...(s.swapped[s.turn] === true || s.heap === 0 ? [] : [swap]),
]

function refusals(s: State, seat: number, m: Move): Refusal[] {
  if (s.heap === 0 || seat !== s.turn) return [{ rule: 'P-1', code: 'not-asked', args: { seat } }]
  if (answers(s).includes(m)) return []
  return kindOf(m) === SWAP
    ? [{ rule: 'P-3', code: 'swapped', args: {} }]
    : [{ rule: 'P-2', code: 'heap', args: { n: onlyArg(m), heap: s.heap } }]
}

function apply(s: State, seat: number, m: Move, sink?: (e: Event) => void): void {
  if (kindOf(m) === SWAP) {
    const old = itemAt(s.cards, seat)
    s.cards[seat] = s.deck.shift() ?? old
    s.deck.push(old)
    s.swapped[seat] = true
    s.reveals++
    sink?.({ kind: 'swapped', seat })
    sink?.({ kind: 'drew', seat, card: itemAt(s.cards, seat), only: [seat] })
  } else {
    s.heap -= onlyArg(m)
    s.taken[seat] = itemAt(s.taken, seat) + onlyArg(m)
    sink?.({ kind: 'took', seat, n: onlyArg(m) })
    s.turn = (s.turn + 1) % s.taken.length
  }
  s.decisions++
  if (s.heap === 0) s.reveals++
  const forced = answers(s)
  if (forced.length === 1) apply(s, s.turn, itemAt(forced, 0), sink)
}

function setup(options: Json, seats: number, seed: string): Result<State, Problem> {
  const given = (options as { readonly seating?: readonly string[] } | null)?.seating
  const all = COLOURS.slice(0, seats)
  if (given !== undefined && [...given].sort().join() !== [...all].sort().join())
    return fail({ at: 'seating', expected: all.join(', ') + ' in some order' })
  const deck = rngFrom(seed).shuffle([1, 2, 3, 4, 5, 6])
  return ok({
    seating: given ?? all,
    heap: HEAP,
    taken: all.map(() => 0),
    swapped: all.map(() => false),
    cards: all.map(() => deck.shift() ?? 0),
    deck,
    turn: 0,
    decisions: 0,
    reveals: 0,
  })
}

const clone = (s: State): State => ({
  ...s,
  taken: [...s.taken],
  swapped: [...s.swapped],
  cards: [...s.cards],
  deck: [...s.deck],
})

function view(s: State, seat: number): View {
  const over = s.heap === 0
  const cards = s.cards.map((card, i) => (over || i === seat ? card : HIDDEN))
  return { ...clone(s), cards, deck: s.deck.map(() => HIDDEN), seat }
}

const stateOf = ({ seat: _seat, ...s }: View): State => s

function guess(v: View, _seat: number, rng: { shuffle<T>(a: T[]): T[] }): State {
  const rest = rng.shuffle([1, 2, 3, 4, 5, 6].filter((card) => !v.cards.includes(card)))
  return {
    ...clone(stateOf(v)),
    cards: v.cards.map((card) => (card === HIDDEN ? (rest.shift() ?? 0) : card)),
    deck: v.deck.map(() => rest.shift() ?? 0),
  }
}

const unseen: HiddenThing<State> = {
  name: 'cards',
  vary: (s, seat, rng) => guess(view(s, seat), seat, rng),
}

function read(json: Json): Result<State, Problem> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return fail({ at: '', expected: 'an object' })
  const s = json as unknown as Partial<State>
  if (!Number.isInteger(s.heap)) return fail({ at: 'heap', expected: 'a whole number' })
  return ok(clone(s as State))
}

const scores = (s: State): number[] => s.taken.map((n, seat) => n + itemAt(s.cards, seat))

const game: Game<State, View, Event> = {
  id: 'pebbles',
  title: 'Pebbles',
  seats: { min: 2, max: 3 },
  rulesVersion: 1,
  longest: 20,
  options: [{ name: 'seating', title: 'Who sits where', kind: 'many', choices: COLOURS }],
  sides: (s) => s.seating,
  sidesFor: (seats) => COLOURS.slice(0, seats),
  setup,
  fullOptions: (options) => options,
  pending: (s) => (s.heap === 0 ? [] : [{ seat: s.turn, decision: s.decisions }]),
  moves: (s, seat) => (seat === s.turn ? answers(s) : []),
  refusals,
  universe: () => [take(1), take(2), take(3), swap],
  apply,
  outcome(s) {
    if (s.heap > 0) return undefined
    const best = Math.max(...scores(s))
    return { scores: scores(s), winners: scores(s).flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  clone,
  view,
  openView: (json) => json as unknown as View,
  guess,
  hidden: [unseen],
  reveals: (s) => s.reveals,
  print: table.print,
  parse: table.parse,
  position: { write: (s) => ({ ...clone(s) }), read },
  faults: (s) => (s.heap + s.taken.reduce((a, b) => a + b, 0) === HEAP ? [] : ['a pebble is lost']),
}

const words: Words<View, Event> = {
  question: (v, seat) => `${v.seating[seat] ?? ''}, take pebbles or swap your card.`,
  move: (m) => (kindOf(m) === SWAP ? 'Swap your card' : `Take ${onlyArg(m)}`),
  event(e, v) {
    const who = v.seating[e.seat] ?? ''
    if (e.kind === 'took') return `${who} takes ${e.n}.`
    return e.kind === 'swapped' ? `${who} swaps cards.` : `${who} draws the ${e.card}.`
  },
  refusal: (r) => `${r.code === 'heap' ? `There are only ${r.args['heap']} pebbles` : 'Not now'} (${r.rule}).`,
  board: (v) => [
    [{ text: `Heap: ${v.heap}` }],
    ...v.seating.map((side, seat) => [
      { text: side, tone: side },
      { text: ` ${v.taken[seat]}` },
      ...(v.seat !== OBSERVER && v.cards[seat] !== HIDDEN ? [{ text: ` and the ${v.cards[seat]}` }] : []),
    ]),
  ],
  pages: { score: { about: 'pebbles so far', lines: (v) => [[{ text: `Pebbles: ${v.taken.join(' ')}` }]] } },
  tones: { Red: [255, 0, 0], Blue: [0, 0, 255], Green: [0, 128, 0] },
}

const judge: Judge<State> = {
  value: (s, seat) => itemAt(s.taken, seat) + itemAt(s.cards, seat),
}

/** What a network reads: the heap and whose turn it is, then each player's pebbles, card and swap. */
const features: Features<State> = {
  version: 1,
  table: HEAP + 1,
  seat: 10,
  write(s, out) {
    out.add(s.heap, 1)
    out.end()
    for (const [seat, taken] of s.taken.entries()) {
      out.add(0, taken / HEAP)
      if (s.swapped[seat] === true) out.add(1, 1)
      if (s.turn === seat) out.add(2, 1)
      out.add(3 + itemAt(s.cards, seat), 1)
      out.end()
    }
  },
}

const learning: Learning<State> = { features, weights: [], tableFor: () => ({}) }

const ledger: Ledger<State, Event> = {
  title: (_, choice) => choice,
  begins: () => 0,
  notes(e, s) {
    if (e.kind === 'swapped')
      return [{ kind: 'use', shelf: 'Cards', how: 'swapped', thing: 'The "card"', seat: e.seat }]
    if (e.kind !== 'took') return []
    const over = s.heap === 0
    return [
      { kind: 'use', shelf: 'Heaps', how: 'taken', thing: `Heap of ${e.n}, <whole>`, seat: e.seat },
      { kind: 'beat', of: 'Turns' },
      { kind: 'scores', of: 'Pebbles', when: over ? 'the end' : `${s.heap} left`, scores: [...s.taken] },
      ...(over ? [{ kind: 'ending' as const, how: s.swapped.includes(true) ? 'with a swap' : 'without a swap' }] : []),
    ]
  },
  gates: (seats) =>
    seats === 2
      ? [
          { of: 'Sides', from: 0.45, to: 0.55 },
          { of: 'Endings', thing: 'by magic', from: 0.1, to: 1 },
        ]
      : [],
}

export const pebbles: GameEntry = { game, words, judge, hasBots: true, ledger, hand: judge, learning }
