import {
  bitCount,
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
 * Embers, a game as small as it can be with a deck, hands, a simultaneous secret choice and a quiet move.
 *   EM-1  Twelve cards, 0 to 11. Each seat is dealt three; the rest is the deck.
 *   EM-2  First all lay one card of their hand aside, at the same time and face down.
 *   EM-3  Then in turn a seat plays a card face up, or draws one,
 *   EM-4  or, once a game, holds: nothing happens.
 *   EM-5  Whoever has no card is out. When all are out the cards laid aside are shown and count twice.
 */
const CARDS = 12
const DEALT = 3
const NONE = -1
const UNSEEN = -2
const SIDES = ['Ash', 'Birch', 'Cedar', 'Dogwood']

export interface Embers {
  readonly deck: readonly number[]
  drawn: number
  /** Masks of cards by seat. */
  readonly hands: number[]
  readonly aside: number[]
  /** Who has played each card. */
  readonly played: number[]
  readonly held: boolean[]
  readonly answers: number[]
  turn: Seat
  reveals: number
}

export interface EmbersView extends Omit<Embers, 'deck'> {
  readonly left: number
  readonly sizes: readonly number[]
}

const [ASIDE, PLAY, DRAW, HOLD] = [0, 1, 2, 3] as const
const cards = Array.from({ length: CARDS }, (_, i) => i)
const table = moveTable(['aside {card}', 'play {card}', 'draw', 'hold'], { card: cards.map(String) })
const aside = (card: number): Move => make1(ASIDE, card)
const play = (card: number): Move => make1(PLAY, card)
export const draw: Move = make0(DRAW)
export const hold: Move = make0(HOLD)
const UNIVERSE = [...cards.map(aside), ...cards.map(play), draw, hold]

const isLaying = (s: Embers): boolean => s.aside.includes(NONE)
const isOver = (s: Embers): boolean => s.turn === NONE
const isAsked = (s: Embers, seat: Seat): boolean => (isLaying(s) ? s.aside[seat] === NONE : s.turn === seat)
const has = (s: Embers, seat: Seat, card: number): boolean => (((s.hands[seat] ?? 0) >> card) & 1) === 1
const isCard = (m: Move): boolean => kindOf(m) === ASIDE || kindOf(m) === PLAY

type Condition = readonly [rule: string, code: string, fails: (s: Embers, seat: Seat, m: Move) => boolean]
const CONDITIONS: readonly Condition[] = [
  ['EM-5', 'over', isOver],
  ['EM-3', 'not-asked', (s, seat) => !isAsked(s, seat)],
  ['EM-2', 'lay-first', (s, _seat, m) => isLaying(s) && kindOf(m) !== ASIDE],
  ['EM-2', 'laid', (s, _seat, m) => !isLaying(s) && kindOf(m) === ASIDE],
  ['EM-3', 'not-in-hand', (s, seat, m) => isCard(m) && !has(s, seat, onlyArg(m))],
  ['EM-3', 'no-deck', (s, _seat, m) => kindOf(m) === DRAW && s.drawn === s.deck.length],
  ['EM-4', 'held', (s, seat, m) => kindOf(m) === HOLD && s.held[seat] === true],
]

const refusals = (s: Embers, seat: Seat, m: Move): Refusal[] =>
  CONDITIONS.filter(([, , fails]) => fails(s, seat, m)).map(([rule, code]) => ({ rule, code, args: { seat } }))

const moves = (s: Embers, seat: Seat): Move[] => UNIVERSE.filter((m) => refusals(s, seat, m).length === 0)

function act(s: Embers, seat: Seat, m: Move, sink: (event: GameEvent) => void): void {
  const hand = s.hands[seat] ?? 0
  s.answers[seat] = (s.answers[seat] ?? 0) + 1
  if (kindOf(m) !== HOLD) s.reveals++
  if (kindOf(m) === DRAW) {
    const card = s.deck[s.drawn++] ?? 0
    s.hands[seat] = hand | (1 << card)
    sink({ kind: `seat ${seat} draws` })
    sink({ kind: `you draw ${card}`, only: [seat] })
  }
  if (kindOf(m) === HOLD) s.held[seat] = true
  if (isCard(m)) s.hands[seat] = hand & ~(1 << onlyArg(m))
  if (kindOf(m) === ASIDE) s.aside[seat] = onlyArg(m)
  if (kindOf(m) === PLAY) s.played[onlyArg(m)] = seat
  if (kindOf(m) !== DRAW) sink({ kind: kindOf(m) === ASIDE ? `seat ${seat} lays` : `seat ${seat} ${table.print(m)}` })
}

/** The next seat with cards; who has a single answer gives it without being asked. */
function advance(s: Embers, from: Seat, sink: (event: GameEvent) => void): void {
  if (isLaying(s)) return
  const seats = s.hands.length
  const next = cards.map((i) => (from + 1 + i) % seats).find((seat) => (s.hands[seat] ?? 0) !== 0)
  s.turn = next ?? NONE
  const [forced, ...others] = next === undefined ? [] : moves(s, next)
  if (next === undefined || forced === undefined || others.length > 0) return
  act(s, next, forced, sink)
  advance(s, next, sink)
}

const clone = (s: Embers): Embers => ({
  ...s,
  hands: s.hands.slice(),
  aside: s.aside.slice(),
  played: s.played.slice(),
  held: s.held.slice(),
  answers: s.answers.slice(),
})

function view(s: Embers, seat: Seat): EmbersView {
  const { drawn, turn, reveals } = s
  return {
    drawn,
    turn,
    reveals,
    hands: s.hands.map((hand, i) => (i === seat ? hand : 0)),
    aside: s.aside.map((card, i) => (i === seat || card === NONE || isOver(s) ? card : UNSEEN)),
    played: s.played.slice(),
    held: s.held.slice(),
    answers: s.answers.slice(),
    left: s.deck.length - drawn,
    sizes: s.hands.map(bitCount),
  }
}

/** A full state out of what one seat sees: the cards it has not seen are dealt anew. */
function guess(v: EmbersView, seat: Seat, rng: Rng): Embers {
  const { left, sizes, ...open } = v
  const seen = new Set(cards.filter((c) => v.played[c] !== NONE || v.aside.includes(c) || has(open as Embers, seat, c)))
  const unseen = rng.shuffle(cards.filter((c) => !seen.has(c)))
  const take = (): number => unseen.pop() ?? 0
  const hands = sizes.map((size, i) =>
    i === seat ? (v.hands[i] ?? 0) : Array.from({ length: size }, take).reduce((mask, c) => mask | (1 << c), 0),
  )
  const laid = v.aside.map((card) => (card === UNSEEN ? take() : card))
  const taken = Array.from({ length: v.drawn }, () => NONE)
  const rest = Array.from({ length: left }, take)
  return { ...clone({ ...open, deck: [] }), hands, aside: laid, deck: [...taken, ...rest] }
}

const FIELDS = ['drawn', 'turn', 'reveals'] as const
const LISTS = ['deck', 'hands', 'aside', 'played', 'answers'] as const

const isWhole = (json: unknown): json is number => typeof json === 'number' && Number.isInteger(json)
const isWholes = (json: unknown): json is number[] => Array.isArray(json) && json.every(isWhole)

function read(json: Json): Result<Embers, Problem> {
  const wrong = (at: string, expected: string): Result<Embers, Problem> => fail({ at, expected })
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return wrong('position', 'an object')
  const tree = json as { readonly [key: string]: Json }
  for (const field of FIELDS) if (!isWhole(tree[field])) return wrong(field, 'a whole number')
  for (const list of LISTS) if (!isWholes(tree[list])) return wrong(list, 'a list of whole numbers')
  const held = tree['held']
  if (!Array.isArray(held) || !held.every((h) => typeof h === 'boolean')) return wrong('held', 'a list of flags')
  const s = clone({ ...(tree as unknown as Embers), deck: [...(tree['deck'] as number[])] })
  const [fault] = faults(s)
  return fault === undefined ? ok(s) : wrong('position', `sound pieces, but ${fault}`)
}

/** Cards that left the deck unseen by whoever guesses are -1 in it; every other card is somewhere exactly once. */
function faults(s: Embers): string[] {
  const seats = s.hands.length
  const lists = [s.aside, s.held, s.answers]
  if (seats < 2 || seats > SIDES.length || lists.some((list) => list.length !== seats)) return ['lists by seat differ']
  if (s.played.length !== CARDS || s.drawn < 0 || s.drawn > s.deck.length) return ['the deck or the table is torn']
  if (s.reveals < 0 || s.answers.some((n) => n < 0 || n > 99)) return ['a count is off']
  if (s.hands.some((hand) => hand < 0 || hand >= 1 << CARDS)) return ['a hand holds strange cards']
  if (s.played.some((seat) => seat < NONE || seat >= seats)) return ['a card was played by nobody']
  const places = [
    ...s.deck.slice(s.drawn),
    ...s.aside.filter((card) => card !== NONE),
    ...cards.filter((card) => s.played[card] !== NONE),
    ...s.hands.flatMap((_, seat) => cards.filter((card) => has(s, seat, card))),
  ].sort((a, b) => a - b)
  if (places.join() !== cards.join()) return [`cards ${places.join()}`]
  return turnFaults(s)
}

function turnFaults(s: Embers): string[] {
  const isDone = !isLaying(s) && s.hands.every((hand) => hand === 0)
  if (isLaying(s) && s.hands.some((hand, seat) => s.aside[seat] === NONE && bitCount(hand) < 2))
    return ['a hand is short']
  if (isLaying(s)) return s.turn === 0 ? [] : ['it is too early for a turn']
  if (isDone) return s.turn === NONE ? [] : ['all are out']
  if (s.turn < 0 || s.turn >= s.hands.length) return ["the turn is nobody's"]
  return moves(s, s.turn).length < 2 ? ['the turn asks nothing'] : []
}

/** The cards a watcher cannot know, dealt anew among the places it cannot see into. */
function redeal(s: Embers, seat: Seat, rng: Rng): Embers {
  const fresh = guess(view(s, seat), seat, rng)
  return { ...fresh, deck: [...s.deck.slice(0, s.drawn), ...fresh.deck.slice(s.drawn)] }
}

function shuffleDeck(s: Embers, rng: Rng): Embers {
  const rest = rng.shuffle(s.deck.slice(s.drawn))
  return { ...s, deck: [...s.deck.slice(0, s.drawn), ...rest] }
}

function setup(_options: Json, seats: number, seed: string): Result<Embers, Problem> {
  if (seats < 2 || seats > 3) return fail({ at: `seats ${seats}`, expected: '2 to 3' })
  const all = rngFrom(seed).shuffle(cards.slice())
  const list = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  return ok({
    deck: all.slice(seats * DEALT),
    drawn: 0,
    hands: list(0).map((_, i) => all.slice(i * DEALT, (i + 1) * DEALT).reduce((mask, c) => mask | (1 << c), 0)),
    aside: list(NONE),
    played: cards.map(() => NONE),
    held: list(false),
    answers: list(0),
    turn: 0,
    reveals: 0,
  })
}

function scores(s: Embers): number[] {
  return s.aside.map((card, seat) => cards.reduce((sum, c) => sum + (s.played[c] === seat ? c : 0), 2 * card))
}

export const embers: Game<Embers, EmbersView> = {
  id: 'embers',
  title: 'Embers',
  seats: { min: 2, max: 3 },
  rulesVersion: 1,
  longest: 40,
  options: [],
  sides: (s) => SIDES.slice(0, s.hands.length),
  sidesFor: (seats) => SIDES.slice(0, seats),
  setup,
  fullOptions: (options) => options,
  pending: (s) =>
    isOver(s) ? [] : s.answers.flatMap((decision, seat) => (isAsked(s, seat) ? [{ seat, decision }] : [])),
  moves,
  refusals,
  universe: () => UNIVERSE,
  apply(s, seat, m, sink = () => undefined) {
    act(s, seat, m, sink)
    advance(s, kindOf(m) === ASIDE ? NONE : seat, sink)
  },
  outcome(s) {
    if (!isOver(s)) return undefined
    const all = scores(s)
    const best = Math.max(...all)
    return { scores: all, winners: all.flatMap((score, seat) => (score === best ? [seat] : [])) }
  },
  clone,
  view,
  openView: (json) => json as unknown as EmbersView,
  guess,
  hidden: [
    { name: 'deck', vary: (s, _seat, rng) => shuffleDeck(s, rng) },
    { name: 'cards of others', vary: redeal },
  ],
  reveals: (s) => s.reveals,
  print: table.print,
  parse: table.parse,
  position: { write: (s) => ({ ...clone(s) }), read },
  faults,
}
