import type { Game, Judge, Move } from '@orrery/kernel'
import { ok } from '@orrery/kernel'

/** A game drawn as a graph: who is asked at each node, where each answer leads, what the node is worth to seat 0. */
interface Node {
  readonly asks?: number
  readonly to?: readonly string[]
  readonly worth?: number
  readonly reveals?: number
}
export type Graph = { readonly [name: string]: Node }

/** `world` stands for everything hidden: a view does not hold it, a guess makes it up. */
export interface State {
  at: string
  world: number
}
export interface View {
  readonly at: string
}

export interface Counter {
  clones: number
  guesses: number
}

export const answer = (i: number): Move => i as Move

export function graphGame(graph: Graph, counter: Counter = { clones: 0, guesses: 0 }): Game<State, View> {
  const node = (s: State): Node => graph[s.at] ?? {}
  const offer = (s: State, seat: number): Move[] =>
    node(s).asks === seat ? (node(s).to ?? []).map((_, i) => answer(i)) : []
  const asked = (s: State): number | undefined => ((node(s).to?.length ?? 0) > 0 ? node(s).asks : undefined)
  return {
    id: 'graph',
    title: 'Graph',
    seats: { min: 2, max: 2 },
    rulesVersion: 1,
    longest: 100,
    options: [],
    sides: () => ['first', 'second'],
    sidesFor: () => ['first', 'second'],
    setup: () => ok({ at: 'start', world: 0 }),
    fullOptions: (options) => options,
    pending: (s) => {
      const seat = asked(s)
      return seat === undefined ? [] : [{ seat, decision: 0 }]
    },
    moves: offer,
    refusals: () => [],
    universe: () => [],
    apply: (s, _seat, m) => void (s.at = node(s).to?.[m] ?? s.at),
    outcome: () => undefined,
    clone: (s) => {
      counter.clones++
      return { ...s }
    },
    view: (s) => ({ at: s.at }),
    openView: (json) => json as unknown as View,
    guess: (v, _seat, rng) => {
      counter.guesses++
      return { at: v.at, world: 1 + rng.below(1000) }
    },
    hidden: [],
    reveals: (s) => node(s).reveals ?? 0,
    print: (m) => `go ${m}`,
    parse: (text) => ok(answer(Number(String(text).slice(3)))),
    position: { write: (s) => ({ ...s }), read: () => ok({ at: 'start', world: 0 }) },
    faults: () => [],
  }
}

export const judgeOf = (graph: Graph): Judge<State> => ({ value: (s) => graph[s.at]?.worth ?? 0 })
