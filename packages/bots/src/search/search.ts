import {
  at,
  type Game,
  type GameEvent,
  type Judge,
  type Move,
  moveAt,
  realAt,
  type Rng,
  type Seat,
} from '@orrery/kernel'
import { isAtOnce, whoAnswers } from './asks.ts'
import { LONGEST_TURN } from '../turn.ts'
import { Habits } from './habits.ts'
import { leafOf, type Leaf } from './leaf.ts'
import { NOTHING, OPEN, SECRET, Tree, UNTRIED } from './tree.ts'

/** A number for a table of two, and one for larger tables. */
export interface BySize {
  readonly atTwo: number
  readonly atMore: number
}

export interface SearchOptions {
  /** How much the search tries what looks worse; against the spread of the moves it compares. */
  readonly explore?: number
  /** How many turns after its own it looks at before it judges what came of it; without, as far as it gets. */
  readonly foresight?: BySize
  /** How much it trusts the first look at a move: 0 gives every move the same attention. */
  readonly trust?: number
  /** Judge a position after this many random moves instead of looking one move ahead; Infinity plays to the end. */
  readonly playout?: number
}

export interface Candidate {
  readonly move: Move
  readonly visits: number
  /** The chance of winning after it, by seat, calibrated by the judge. */
  readonly chances: readonly number[]
}

/** What a seat will be asked after its answer if nothing unforeseen comes, and the node of that question. */
interface NextQuestion {
  readonly node: number
  readonly seat: Seat
  readonly view: string
}

/** A line of play: the state where it was judged, and the chances there, by seat. */
export interface SearchLine<S> {
  readonly end: S
  readonly chances: readonly number[]
}

const UNLIMITED: BySize = { atTwo: Infinity, atMore: Infinity }
const EXPLORE = 1.2
/** Random moves tell less than a judge, so they are asked more often. */
const EXPLORE_PLAYOUTS = 5
const TRUST = 4
/** A seat that answers in secret takes a move that is so much worse about e times less often. */
const INDIFFERENCE = 0.1
/** Moves expanded per visit, where the judge does not say. */
const WIDTH = 8
/** Moves that lead to the same have no spread to compare them by. */
const LEAST_SPREAD = 1e-6
/** A larger tree is not kept for the next question. */
const MOST_EDGES = 1_000_000
/** Moves tried less often are not told as the next step. */
const SURE = 6

/**
 * Information-set Monte Carlo tree search for any number of seats. Each iteration makes up a full state that agrees
 * with what the seat knows, walks down the tree with it, goes on through new nodes (to the end of that seat's turn, or
 * one if the judge is even), and writes what every seat can expect there into the edges it came along. The tree is over what the seat would know: worlds differ only in which
 * moves are open, moves it cannot see are one, and seats that answer at once answer without knowing of each other.
 */
export class Search<S, V> {
  readonly #game: Game<S, V>
  readonly #judge: Judge<S>
  readonly #leaf: Leaf<S>
  readonly #explore: number
  readonly #foresight: BySize
  #horizon = Infinity
  /** New nodes that one line may add. */
  #reach = LONGEST_TURN
  readonly #trust: number
  readonly #width: number
  #tree = new Tree(0)
  #view: V | undefined
  /** A state that agrees with the view, for questions whose answer does not depend on the guess. */
  #like: S | undefined
  #seat: Seat = 0
  #offer: readonly Move[] = []
  #rng: Rng | undefined
  #iterations = 0
  #about: Move | undefined
  /** The node where every line begins, and the thinking seat's own first decision. */
  #root = NOTHING
  #own = NOTHING
  #next: NextQuestion | undefined
  /** It is asked beside others and answers now, though it might let them answer first. */
  #isHasty = false
  /** Scratch of one iteration: edges taken, and edges open at the present node. */
  readonly #path: number[] = []
  readonly #open: number[] = []
  readonly #fresh: Move[] = []
  readonly #looked: number[] = []
  readonly #habits = new Habits()
  /** Edges from this one on were looked at in the world of this iteration, when moves were listed last. */
  #firstNew = 0
  #sawSecret = false

  constructor(game: Game<S, V>, judge: Judge<S>, options: SearchOptions = {}) {
    this.#game = game
    this.#judge = judge
    this.#leaf = leafOf(game, judge, options.playout)
    this.#explore = options.explore ?? (this.#leaf.looks ? EXPLORE : EXPLORE_PLAYOUTS)
    this.#foresight = options.foresight ?? UNLIMITED
    this.#trust = options.trust ?? TRUST
    this.#width = judge.width ?? WIDTH
  }

  /** Seats of the game it was last asked about. */
  get seats(): number {
    return this.#tree.seats
  }

  get iterations(): number {
    return this.#iterations
  }

  /** A new question. What was thought before is forgotten, unless the question was foreseen by `take`. */
  start(view: V, seat: Seat, offer: readonly Move[], rng: Rng): void {
    const like = this.#game.guess(view, seat, rng)
    const seats = this.#game.sides(like).length
    const node = this.#foreseen(view, seat)
    if (this.#tree.seats !== seats) this.#tree = new Tree(seats)
    else if (node === NOTHING) this.#tree.clear()
    if (node === NOTHING) this.#habits.clear()
    this.#reach = this.#judge.evenInTurn?.(like) === true ? 1 : LONGEST_TURN
    this.#horizon = seats === 2 ? this.#foresight.atTwo : this.#foresight.atMore
    this.#view = view
    this.#like = like
    this.#seat = seat
    this.#offer = offer.slice()
    this.#rng = rng
    this.#iterations = 0
    this.#root = node
    this.#own = node
    this.#isHasty = this.#game.pending(like).some((ask) => ask.seat === seat && ask.patient === true)
  }

  /** The seat answers with that move: if nothing unforeseen comes, its next question goes on in the same tree. */
  take(move: Move): void {
    const tree = this.#tree
    const edge = this.#own === NOTHING ? NOTHING : tree.edgeOf(this.#own, move, NOTHING)
    const node = edge === NOTHING || tree.edges > MOST_EDGES ? NOTHING : tree.nextOf(edge, this.#seat)
    this.#next = undefined
    if (node === NOTHING) return
    const s = this.#game.clone(this.#like as S)
    this.#game.apply(s, this.#seat, move)
    this.#next = { node, seat: this.#seat, view: JSON.stringify(this.#game.view(s, this.#seat)) }
  }

  /** The node of the question that was expected, if this is the one. */
  #foreseen(view: V, seat: Seat): number {
    const next = this.#next
    this.#next = undefined
    return next?.seat === seat && next.view === JSON.stringify(view) ? next.node : NOTHING
  }

  /** Thinks on; with a move, about nothing but what comes of that move. */
  run(iterations: number, about?: Move): void {
    const rng = this.#rng
    if (rng === undefined) throw new Error('a search is run before it is started')
    this.#about = about
    for (let i = 0; i < iterations; i++) this.#iterate(this.#game.guess(this.#view as V, this.#seat, rng), rng)
  }

  /**
   * One more line that begins with that move, in a world sampled from `rng`: where it leads, and what that is worth.
   */
  line(move: Move, rng: Rng): SearchLine<S> {
    this.#about = move
    const end = this.#game.guess(this.#view as V, this.#seat, rng)
    return { end, chances: this.#iterate(end, rng).slice() }
  }

  /** The moves looked at most, best first; moves of the offer that were not looked at come last. */
  best(count = 1): readonly Candidate[] {
    const candidates = this.#offer.map((move) => this.#candidate(move))
    const own = (c: Candidate): number => realAt(c.chances, this.#seat)
    return candidates.sort((a, b) => b.visits - a.visits || own(b) - own(a)).slice(0, count)
  }

  /** The moves that this seat would make from that one on until another seat is asked, as far as the search is sure of them. */
  turn(move: Move): readonly Move[] {
    const tree = this.#tree
    const moves: Move[] = []
    let edge = this.#own === NOTHING ? NOTHING : tree.edgeOf(this.#own, move, NOTHING)
    while (edge !== NOTHING) {
      moves.push(tree.move[edge] as Move)
      edge = tree.mostVisited(tree.nextOf(edge, this.#seat), SURE)
    }
    return moves
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
    this.#iterations++
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
      if (tree.firstEdge[node] === NOTHING && ++fresh > this.#reach) break
      this.#list(s, node, seat, edge !== NOTHING && tree.shown[edge] === SECRET ? 0 : this.#trust, rng)
      if (fresh > 0 && !this.#leaf.looks) break
      const atOnce = seat !== this.#seat && isAtOnce(asks)
      edge = this.#choose(node, seat, atOnce, rng)
      path.push(edge)
      this.#make(s, seat, edge, atOnce)
    }
    const reward = this.#alreadyJudged(edge) ?? this.#leaf.reward(s, rng)
    for (let i = 0; i < path.length; i++) tree.addReward(at(path, i), reward)
    return reward
  }

  /** What the first look at the last move said, where the line ends with it: that was a look at this very state. */
  #alreadyJudged(edge: number): readonly number[] | undefined {
    const tree = this.#tree
    if (edge === NOTHING || edge < this.#firstNew || tree.visits[edge] === 0) return undefined
    for (let seat = 0; seat < tree.seats; seat++) this.#looked[seat] = tree.mean(edge, seat)
    this.#looked.length = tree.seats
    return this.#looked
  }

  #choose(node: number, seat: Seat, atOnce: boolean, rng: Rng): number {
    if (node === this.#own && this.#about !== undefined) return this.#tree.edgeOf(node, this.#about, NOTHING)
    return atOnce || this.#isSecret() ? this.#draw(seat, rng) : this.#select(seat)
  }

  /** The node reached: the first one, or where the last edge leads, as far as the thinking seat can tell. */
  #follow(node: number, edge: number, seat: Seat): number {
    const tree = this.#tree
    if (edge === NOTHING) {
      if (this.#root === NOTHING) return (this.#root = tree.addNode(seat))
      return tree.siblingOf(this.#root, seat)
    }
    return tree.shown[edge] === SECRET ? tree.unseenOf(node, seat) : tree.childOf(edge, seat)
  }

  /**
   * Collects the edges of the moves open in this world, new ones looked at for the first time. Of a long offer only some
   * are taken up at each visit, those first that did well elsewhere in the tree; of the thinking seat's own question all
   * at once. After an answer nobody saw, a first look is a look at one guess and not to be trusted.
   */
  #list(s: S, node: number, seat: Seat, trust: number, rng: Rng): void {
    const tree = this.#tree
    const open = this.#open
    const fresh = this.#fresh
    const moves = this.#game.moves(s, seat)
    const many = moves.length
    const from = node !== this.#own && many > this.#width ? rng.below(many) : 0
    let hint = tree.firstEdge[node] as number
    open.length = 0
    fresh.length = 0
    this.#firstNew = tree.edges
    for (let i = 0; i < many; i++) {
      const move = moveAt(moves, from + i < many ? from + i : from + i - many)
      const edge = tree.edgeOf(node, move, hint)
      if (edge === NOTHING) {
        fresh.push(move)
        continue
      }
      tree.chances[edge] = (tree.chances[edge] as number) + 1
      hint = tree.nextEdge[edge] as number
      open.push(edge)
    }
    if (fresh.length === 0) return
    if (node !== this.#own) this.#habits.bestFirst(fresh, seat, this.#width)
    for (let i = 0; i < fresh.length; i++) {
      const edge = tree.addEdge(node, moveAt(fresh, i))
      tree.chances[edge] = 1
      open.push(edge)
    }
    this.#leaf.look(s, seat, tree, open, this.#firstNew, trust)
    this.#habits.note(tree, seat, this.#firstNew)
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
      const score = worth + (this.#explore * curious) / (1 + visits)
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
