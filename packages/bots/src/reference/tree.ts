import type { Move, Seat } from '@orrery/kernel'

export const NOTHING = -1

/** Whether a move of another seat shows in the events the thinking seat gets; found out when it is first made. */
export const UNTRIED = 0
export const OPEN = 1
export const SECRET = 2

const FIRST_ROOM = 1 << 12

/**
 * The tree of a search in flat arrays, so that a million edges are cheap to create and to drop. A node is
 * what the thinking seat would know there; an edge is one move of the seat that is asked. Where a hidden card decides
 * who is asked next, the nodes for the different seats hang on one edge as siblings.
 */
export class Tree {
  nodes = 0
  edges = 0

  /** By node: who is asked, its edges, the node for another seat in its place, and where all secret moves lead. */
  asked = new Int32Array(FIRST_ROOM)
  firstEdge = new Int32Array(FIRST_ROOM)
  lastEdge = new Int32Array(FIRST_ROOM)
  sibling = new Int32Array(FIRST_ROOM)
  unseen = new Int32Array(FIRST_ROOM)

  /** By edge: its move, where it leads, and the next edge of the same node. */
  move = new Int32Array(FIRST_ROOM)
  child = new Int32Array(FIRST_ROOM)
  nextEdge = new Int32Array(FIRST_ROOM)
  shown = new Int8Array(FIRST_ROOM)
  /** How often it was taken, and how often it could have been. */
  visits = new Int32Array(FIRST_ROOM)
  chances = new Int32Array(FIRST_ROOM)
  /** How promising it looked at first, against the others of its node. */
  weight = new Float64Array(FIRST_ROOM)
  /** The sum of results for each seat, by `edge * seats + seat`. */
  sums = new Float64Array(FIRST_ROOM)

  readonly seats: number

  constructor(seats: number) {
    this.seats = seats
  }

  clear(): void {
    this.nodes = 0
    this.edges = 0
  }

  addNode(seat: Seat): number {
    const node = this.nodes++
    if (node >= this.asked.length) this.#growNodes()
    this.asked[node] = seat
    this.firstEdge[node] = NOTHING
    this.lastEdge[node] = NOTHING
    this.sibling[node] = NOTHING
    this.unseen[node] = NOTHING
    return node
  }

  addEdge(node: number, move: Move): number {
    const edge = this.edges++
    if (edge >= this.move.length) this.#growEdges()
    const last = this.lastEdge[node] as number
    if (last === NOTHING) this.firstEdge[node] = edge
    else this.nextEdge[last] = edge
    this.lastEdge[node] = edge
    this.move[edge] = move
    this.child[edge] = NOTHING
    this.nextEdge[edge] = NOTHING
    this.shown[edge] = UNTRIED
    this.visits[edge] = 0
    this.chances[edge] = 0
    this.weight[edge] = 1
    for (let i = edge * this.seats, end = i + this.seats; i < end; i++) {
      if (i >= this.sums.length) this.#growSums()
      this.sums[i] = 0
    }
    return edge
  }

  /** The edge of a move. `hint` is where it most likely is: offers are stable in order, so the next one along. */
  edgeOf(node: number, move: Move, hint: number): number {
    if (hint !== NOTHING && this.move[hint] === move) return hint
    let edge = this.firstEdge[node] as number
    while (edge !== NOTHING && this.move[edge] !== move) edge = this.nextEdge[edge] as number
    return edge
  }

  /** The node an edge leads to when that seat is asked there. */
  childOf(edge: number, seat: Seat): number {
    const first = this.child[edge] as number
    if (first !== NOTHING) return this.siblingOf(first, seat)
    return (this.child[edge] = this.addNode(seat))
  }

  /** The one node behind all moves of a node that the thinking seat could not tell apart. */
  unseenOf(node: number, seat: Seat): number {
    const first = this.unseen[node] as number
    if (first !== NOTHING) return this.siblingOf(first, seat)
    return (this.unseen[node] = this.addNode(seat))
  }

  siblingOf(first: number, seat: Seat): number {
    let node = first
    while (this.asked[node] !== seat) {
      const next = this.sibling[node] as number
      if (next === NOTHING) return (this.sibling[node] = this.addNode(seat))
      node = next
    }
    return node
  }

  /** The mean result of an edge for a seat. */
  mean(edge: number, seat: Seat): number {
    return (this.sums[edge * this.seats + seat] as number) / (this.visits[edge] as number)
  }

  addReward(edge: number, reward: readonly number[]): void {
    this.visits[edge] = (this.visits[edge] as number) + 1
    const from = edge * this.seats
    for (let seat = 0; seat < this.seats; seat++) {
      this.sums[from + seat] = (this.sums[from + seat] as number) + (reward[seat] as number)
    }
  }

  #growNodes(): void {
    this.asked = longer(this.asked)
    this.firstEdge = longer(this.firstEdge)
    this.lastEdge = longer(this.lastEdge)
    this.sibling = longer(this.sibling)
    this.unseen = longer(this.unseen)
  }

  #growEdges(): void {
    this.move = longer(this.move)
    this.child = longer(this.child)
    this.nextEdge = longer(this.nextEdge)
    this.visits = longer(this.visits)
    this.chances = longer(this.chances)
    const { shown, weight } = this
    this.shown = new Int8Array(shown.length * 2)
    this.shown.set(shown)
    this.weight = new Float64Array(weight.length * 2)
    this.weight.set(weight)
  }

  #growSums(): void {
    const { sums } = this
    this.sums = new Float64Array(sums.length * 2)
    this.sums.set(sums)
  }
}

function longer(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const fresh = new Int32Array(old.length * 2)
  fresh.set(old)
  return fresh
}
