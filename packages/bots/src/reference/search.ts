import {
  type Ask,
  at,
  type Game,
  type GameEvent,
  itemAt,
  type Judge,
  type Move,
  moveAt,
  realAt,
  type Rng,
  type Seat,
} from '@orrery/kernel'
import { Leaf } from './leaf.ts'
import { LONGEST_TURN } from './turn.ts'
import { NOTHING, OPEN, SECRET, Tree, UNTRIED } from './tree.ts'

/** A number for a table of two, and one for larger tables. */
export interface BySize {
  readonly atTwo: number
  readonly atMore: number
}

export interface SearchOptions {
  /** How many turns after its own it looks at before it judges what came of it; without, as far as it gets. */
  readonly foresight?: BySize
}

export interface Candidate {
  readonly move: Move
  readonly visits: number
  /** The chance of winning after it, by seat, calibrated by the judge. */
  readonly chances: readonly number[]
}

const UNLIMITED: BySize = { atTwo: Infinity, atMore: Infinity }
const EXPLORE = 1.2
const TRUST = 4
/** A seat that answers in secret takes a move that is so much worse about e times less often. */
const INDIFFERENCE = 0.1
/** Moves expanded per visit, where the judge does not say. */
const WIDTH = 8
/** Moves that lead to the same have no spread to compare them by. */
const LEAST_SPREAD = 1e-6

/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration makes up a full state that agrees
 * with what the seat knows, walks down the tree with it, goes on through new nodes to the end of that seat's turn, and
 * writes what every seat can expect there into the edges it came along. The tree is over what the seat would know: worlds differ only in which
 * moves are open, moves it cannot see are one, and seats that answer at once answer without knowing of each other.
 */
export class Search<S, V> {
  readonly #game: Game<S, V>
  readonly #judge: Judge<S>
  readonly #leaf: Leaf<S, V>
  readonly #foresight: BySize
  #horizon = Infinity
  readonly #width: number
  #tree = new Tree(0)
  #view: V | undefined
  /** A state that agrees with the view, for questions whose answer does not depend on the guess. */
  #like: S | undefined
  #seat: Seat = 0
  #offer: readonly Move[] = []
  #rng: Rng | undefined
  /** The thinking seat's own first decision. */
  #own = NOTHING
  /** It is asked beside others and answers now, though it might let them answer first. */
  #isHasty = false
  /** Scratch of one iteration: edges taken, and edges open at the present node. */
  readonly #path: number[] = []
  readonly #open: number[] = []
  #sawSecret = false

  constructor(game: Game<S, V>, judge: Judge<S>, options: SearchOptions = {}) {
    this.#game = game
    this.#judge = judge
    this.#leaf = new Leaf(game, judge)
    this.#foresight = options.foresight ?? UNLIMITED
    this.#width = judge.width ?? WIDTH
  }

  /** Seats of the game it was last asked about. */
  get seats(): number {
    return this.#tree.seats
  }

  /** A new question: everything thought before is forgotten. */
  start(view: V, seat: Seat, offer: readonly Move[], rng: Rng): void {
    const like = this.#game.guess(view, seat, rng)
    const seats = this.#game.sides(like).length
    if (this.#tree.seats === seats) this.#tree.clear()
    else this.#tree = new Tree(seats)
    this.#horizon = seats === 2 ? this.#foresight.atTwo : this.#foresight.atMore
    this.#view = view
    this.#like = like
    this.#seat = seat
    this.#offer = offer.slice()
    this.#rng = rng
    this.#own = NOTHING
    this.#isHasty = this.#game.pending(like).some((ask) => ask.seat === seat && ask.patient === true)
  }

  run(iterations: number): void {
    const rng = this.#rng
    if (rng === undefined) throw new Error('a search is run before it is started')
    for (let i = 0; i < iterations; i++) this.#iterate(this.#game.guess(this.#view as V, this.#seat, rng), rng)
  }

  /** The moves looked at most, best first; moves of the offer that were not looked at come last. */
  best(count = 1): readonly Candidate[] {
    const candidates = this.#offer.map((move) => this.#candidate(move))
    const own = (c: Candidate): number => realAt(c.chances, this.#seat)
    return candidates.sort((a, b) => b.visits - a.visits || own(b) - own(a)).slice(0, count)
  }

  #candidate(move: Move): Candidate {
    const tree = this.#tree
    const edge = this.#own === NOTHING ? NOTHING : tree.edgeOf(this.#own, move, NOTHING)
    const visits = edge === NOTHING ? 0 : (tree.visits[edge] as number)
    const found = Array.from({ length: tree.seats }, (_, seat) => (visits === 0 ? 0 : tree.mean(edge, seat)))
    const told = visits === 0 ? undefined : this.#judge.forecast?.(this.#like as S, found)
    return { move, visits, chances: told ?? found }
  }

  /** One line of play from a state, which becomes the state at its end; what each seat can expect there is read at once. */
  #iterate(s: S, rng: Rng): readonly number[] {
    const game = this.#game
    const tree = this.#tree
    const path = this.#path
    path.length = 0
    let node = NOTHING
    let edge = NOTHING
    let fresh = 0
    let last: Seat = NOTHING
    let begun = false
    let turns = 0
    for (let asks = game.pending(s); asks.length > 0; asks = game.pending(s)) {
      const seat = this.#isHasty && edge === NOTHING ? this.#seat : whoAnswers(asks, this.#seat)
      const turned = seat !== last
      if (fresh > 0 && turned) break
      if (begun && turned && ++turns > this.#horizon) break
      if (seat === this.#seat) begun = true
      last = seat
      node = this.#follow(node, edge, seat)
      if (this.#own === NOTHING && seat === this.#seat) this.#own = node
      if (tree.firstEdge[node] === NOTHING) fresh++
      this.#list(s, node, seat, edge !== NOTHING && tree.shown[edge] === SECRET ? 0 : TRUST, rng)
      if (fresh > LONGEST_TURN) break
      const atOnce = seat !== this.#seat && isAtOnce(asks)
      edge = this.#choose(seat, atOnce, rng)
      path.push(edge)
      this.#make(s, seat, edge, atOnce)
    }
    const reward = this.#leaf.reward(s)
    for (let i = 0; i < path.length; i++) tree.addReward(at(path, i), reward)
    return reward
  }

  #choose(seat: Seat, atOnce: boolean, rng: Rng): number {
    return atOnce || this.#isSecret() ? this.#draw(seat, rng) : this.#select(seat)
  }

  /** The node reached: the first one, or where the last edge leads, as far as the thinking seat can tell. */
  #follow(node: number, edge: number, seat: Seat): number {
    const tree = this.#tree
    if (edge === NOTHING) return tree.nodes === 0 ? tree.addNode(seat) : tree.siblingOf(0, seat)
    return tree.shown[edge] === SECRET ? tree.unseenOf(node, seat) : tree.childOf(edge, seat)
  }

  /**
   * Collects the edges of the moves open in this world, new ones looked at for the first time. Of a long offer only some
   * are taken up at each visit, beginning anywhere; of the thinking seat's own question all at once. After an answer
   * nobody saw, a first look is a look at one guess and not to be trusted.
   */
  #list(s: S, node: number, seat: Seat, trust: number, rng: Rng): void {
    const tree = this.#tree
    const open = this.#open
    const moves = this.#game.moves(s, seat)
    const many = moves.length
    const width = node === this.#own ? many : this.#width
    const from = many > width ? rng.below(many) : 0
    let hint = tree.firstEdge[node] as number
    let firstNew = NOTHING
    let taken = 0
    open.length = 0
    for (let i = 0; i < many; i++) {
      const move = moveAt(moves, from + i < many ? from + i : from + i - many)
      let edge = tree.edgeOf(node, move, hint)
      if (edge === NOTHING) {
        if (++taken > width) continue
        edge = tree.addEdge(node, move)
        if (firstNew === NOTHING) firstNew = edge
      }
      tree.chances[edge] = (tree.chances[edge] as number) + 1
      hint = tree.nextEdge[edge] as number
      open.push(edge)
    }
    if (firstNew !== NOTHING) this.#leaf.look(s, seat, tree, open, firstNew, trust)
  }

  /** The edge with the best mixture of what came of it and how little it was tried (PUCT over open moves). */
  #select(seat: Seat): number {
    const tree = this.#tree
    const open = this.#open
    let low = Infinity
    let high = -Infinity
    let weights = 0
    for (let i = 0; i < open.length; i++) {
      const edge = at(open, i)
      weights += tree.weight[edge] as number
      if (tree.visits[edge] === 0) continue
      const mean = tree.mean(edge, seat)
      if (mean < low) low = mean
      if (mean > high) high = mean
    }
    const spread = Math.max(high - low, LEAST_SPREAD)
    let best = NOTHING
    let bestScore = -Infinity
    for (let i = 0; i < open.length; i++) {
      const edge = at(open, i)
      const visits = tree.visits[edge] as number
      const worth = visits === 0 ? 1 : (tree.mean(edge, seat) - low) / spread
      const curious = ((tree.weight[edge] as number) / weights) * Math.sqrt(tree.chances[edge] as number)
      const score = worth + (EXPLORE * curious) / (1 + visits)
      if (score <= bestScore) continue
      bestScore = score
      best = edge
    }
    return best
  }

  #isSecret(): boolean {
    return this.#tree.shown[at(this.#open, 0)] === SECRET
  }

  /**
   * The answer of a seat that others cannot see before they answer: any, the better ones more often. Were it always the
   * one that looks best, the others would find a rhythm in it and seem to know.
   */
  #draw(seat: Seat, rng: Rng): number {
    const open = this.#open
    let sum = 0
    for (let i = 0; i < open.length; i++) sum += this.#appeal(at(open, i), seat)
    let left = (rng.next() / 2 ** 32) * sum
    let i = 0
    while (i < open.length - 1 && (left -= this.#appeal(at(open, i), seat)) >= 0) i++
    return at(open, i)
  }

  #appeal(edge: number, seat: Seat): number {
    return this.#tree.visits[edge] === 0 ? 1 : Math.exp((this.#tree.mean(edge, seat) - 1) / INDIFFERENCE)
  }

  /** Makes the move; the first time somebody else makes it, its events tell whether the thinking seat would see it. */
  #make(s: S, seat: Seat, edge: number, othersToo: boolean): void {
    const tree = this.#tree
    const move = tree.move[edge] as Move
    if (tree.shown[edge] !== UNTRIED) {
      this.#game.apply(s, seat, move)
      return
    }
    this.#sawSecret = othersToo
    this.#game.apply(s, seat, move, this.#hear)
    tree.shown[edge] = seat !== this.#seat && this.#sawSecret ? SECRET : OPEN
  }

  readonly #hear = (event: GameEvent): void => {
    if (event.only !== undefined && !event.only.includes(this.#seat)) this.#sawSecret = true
  }
}

/**
 * Of several seats asked at once the thinking one answers last: so nobody answers it, and it answers nobody. A patient
 * one lets all others answer first.
 */
function whoAnswers(asks: readonly Ask[], last: Seat): Seat {
  let patient = last
  for (let i = 0; i < asks.length; i++) {
    const ask = itemAt(asks, i)
    if (ask.patient === true) patient = ask.seat
    else if (ask.seat !== last) return ask.seat
  }
  for (let i = 0; i < asks.length; i++)
    if (itemAt(asks, i).seat === last && itemAt(asks, i).patient !== true) return last
  return patient
}

/** Whether more than one seat has to answer without knowing of the others; a patient one waits and knows. */
function isAtOnce(asks: readonly Ask[]): boolean {
  let n = 0
  for (let i = 0; i < asks.length; i++) if (itemAt(asks, i).patient !== true) n++
  return n > 1
}
