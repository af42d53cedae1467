import { describe, expect, it } from 'vitest'
import {
  type Answer,
  EACH_PLACE,
  engine,
  type EngineState,
  type Look,
  make0,
  make1,
  make2,
  type Move,
  ONE,
  pop,
  questionMaker,
  SEVERAL,
  type Step,
} from '../src/index.ts'

/*
 * A toy with one question after another: put stones on four places, pass, carry a stone from one place to another, and
 * name a number in secret.
 */
const PUT = 0
const PASS = 1
const CARRY = 2
const NAME = 3
const ANY = 4

interface Frame {
  readonly step: 'put' | 'carry' | 'secret' | 'pause'
  seat: number
  /** Stones still to put, or a bit for each player who owes a secret number. */
  left: number
}

interface State extends EngineState<State, Frame> {
  readonly stones: number[]
  named: readonly number[]
}

type Event = { readonly kind: string }

const put = (place: number): Move => make1(PUT, place)
const carry = (from: number, to: number): Move => make2(CARRY, from, to)
const name = (n: number): Move => make1(NAME, n)
const pass = make0(PASS)
const any = make0(ANY)

const question = questionMaker<State, Frame, undefined, Event>(() => undefined, [CARRY])
type L = Look<State, Frame, undefined>

const occupied = (s: State): number => s.stones.reduce((mask, n, place) => (n > 0 ? mask | (1 << place) : mask), 0)

/** Asked where the stones do not lie next to each other. */
const looked: string[] = []

const putStone: Answer<L, Event> = {
  kind: PUT,
  candidates: EACH_PLACE,
  conditions: [
    [{ rule: 'T1', code: 'noStone', holds: (l) => l.f.left > 0 }],
    [
      { rule: 'T2', code: 'noPlace', places: () => 0b1111, args: (l) => ({ place: l.a }) },
      { rule: 'T3', code: 'notEven', places: () => 0b0101 },
    ],
    [
      {
        rule: 'T4',
        code: 'taken',
        places(l, among) {
          looked.push(among.toString(2))
          return ~occupied(l.s)
        },
      },
    ],
  ],
  effect({ s, f, a: place }, emit) {
    s.stones[place] = 1
    f.left--
    if (f.left === 0) pop(s)
    emit?.({ kind: `put ${place}` })
  },
}

const passing: Answer<L, Event> = { kind: PASS, candidates: ONE, conditions: [], effect: ({ s }) => pop(s) }

const putting = question({ isAsked: ({ s }) => s.named.length === 0, answers: [putStone], beside: [passing] })

const carrying = question({
  answers: [
    {
      kind: CARRY,
      candidates({ s }, out) {
        for (let from = 0; from < s.stones.length; from++)
          for (let to = 0; to < s.stones.length; to++) out.push(carry(from, to))
      },
      conditions: [
        [
          { rule: 'T5', code: 'nothingThere', places: (l) => occupied(l.s) },
          { rule: 'T5', code: 'full', places: (l) => ~occupied(l.s), of: 'b' },
        ],
      ],
      effect({ s, a: from, b: to }) {
        s.stones[from] = 0
        s.stones[to] = 1
        pop(s)
      },
    },
  ],
})

const naming = question({
  answers: [
    {
      kind: NAME,
      list({ f }, out) {
        for (let n = 0; n < 4; n++) if ((f.left & (1 << (n >> 1))) !== 0) out.push(name(n))
      },
      conditions: [[{ rule: 'T6', code: 'notYours', holds: (l) => l.a >> 1 === l.f.seat }]],
      effect({ s, f, a: n }) {
        s.named = [...s.named, n]
        f.left &= ~(1 << (n >> 1))
      },
    },
  ],
})

const steps: { readonly [name in Frame['step']]: Step<State, Frame, undefined, Event> } = {
  put: { question: () => putting, proceed: pop },
  carry: { question: carrying, proceed: pop, hides: (_s, f) => f.left === 1 },
  secret: { question: naming, proceed: pop },
  pause: { proceed: pop },
}

const toy = engine<State, Frame, undefined, Event>({
  steps,
  several: { owing: (f) => f.left, answerer: (_s, m) => (m & 3) >> 1 },
  decoy: any,
  whenOver: { rule: 'T9', code: 'over', args: {} },
  whenNotAsked: (_s, f) => ({ rule: 'T9', code: 'notAsked', args: { player: f.seat } }),
  whenNotNow: () => [{ rule: 'T9', code: 'notNow', args: {} }],
})

function start(stones: readonly number[], ...stack: readonly Frame[]): State {
  const s: State = { stack: [...stack], question: undefined, offer: [], decisions: 0, stones: [...stones], named: [] }
  toy.settle(s, undefined)
  return s
}

const codes = (s: State, seat: number, m: Move): string[] => toy.refusals(s, seat, m).map(({ code }) => code)

describe('the engine', () => {
  it('offers the places where every condition holds, and beside them what is never offered alone', () => {
    const s = start([0, 0, 0, 0], { step: 'put', seat: 0, left: 2 })
    expect(toy.moves(s, 0)).toEqual([put(0), put(2), pass])
    expect(toy.moves(s, 1)).toEqual([])
    expect(toy.pending(s)).toEqual([{ seat: 0, decision: 0 }])
  })

  it('gives every failed condition of the first group that fails, with its names', () => {
    const s = start([1, 0, 0, 0], { step: 'put', seat: 0, left: 2 })
    expect(codes(s, 0, put(0))).toEqual(['taken'])
    expect(codes(s, 0, put(1))).toEqual(['notEven'])
    expect(codes(s, 0, put(7))).toEqual(['noPlace', 'notEven'])
    expect(codes(s, 0, put(40))).toEqual(['noPlace', 'notEven'])
    expect(toy.refusals(s, 0, put(7))[0]?.args).toEqual({ place: 7 })
    expect(codes(s, 0, put(2))).toEqual([])
    expect(codes(s, 1, put(2))).toEqual(['notAsked'])
    expect(codes(s, 0, carry(0, 1))).toEqual(['notNow'])
  })

  it('judges a condition only at places where those before it hold', () => {
    looked.length = 0
    start([0, 0, 0, 0], { step: 'put', seat: 0, left: 2 })
    expect(looked).toEqual(['101'])
    looked.length = 0
    start([0, 0, 0, 0], { step: 'put', seat: 0, left: 0 })
    expect(looked).toEqual([])
  })

  it('carries out a single answer, goes on where nobody is asked, and ends with an empty stack', () => {
    const s = start([1, 1, 1, 0], { step: 'pause', seat: 0, left: 0 }, { step: 'carry', seat: 0, left: 0 })
    expect(toy.moves(s, 0)).toHaveLength(3)
    const forced = start([1, 1, 1, 1], { step: 'carry', seat: 0, left: 0 })
    expect([forced.stones, forced.stack, toy.pending(forced)]).toEqual([[1, 1, 1, 1], [], []])
    expect(codes(forced, 0, pass)).toEqual(['over'])
    const one = start([1], { step: 'pause', seat: 0, left: 0 }, { step: 'carry', seat: 0, left: 0 })
    expect(one.stack).toEqual([])
  })

  it('names both things of a pair', () => {
    const s = start([1, 0, 0], { step: 'carry', seat: 0, left: 0 })
    expect(toy.moves(s, 0)).toEqual([carry(0, 1), carry(0, 2)])
    expect(codes(s, 0, carry(1, 0))).toEqual(['nothingThere', 'full'])
    expect(codes(s, 0, carry(0, 0))).toEqual(['full'])
    toy.apply(s, 0, carry(0, 2))
    expect(s.stones).toEqual([0, 0, 1])
    expect(s.decisions).toBe(1)
  })

  it('asks nothing where the question is void', () => {
    const s = start([0, 0, 0, 0], { step: 'put', seat: 0, left: 2 })
    s.named = [1]
    toy.settle(s, undefined)
    expect(s.stack).toEqual([])
  })

  it('hides a forced answer behind another name for it', () => {
    const s = start([1, 0], { step: 'carry', seat: 0, left: 1 })
    expect(toy.moves(s, 0)).toEqual([carry(0, 1), any])
    expect(codes(s, 0, any)).toEqual([])
    toy.apply(s, 0, any)
    expect(s.stones).toEqual([0, 1])
    const open = start([1, 0, 0], { step: 'carry', seat: 0, left: 1 })
    expect(codes(open, 0, any)).toEqual(['notNow'])
  })

  it('asks several in secret under one number until the last has answered', () => {
    const s = start([], { step: 'secret', seat: SEVERAL, left: 0b11 })
    expect(toy.pending(s)).toEqual([
      { seat: 0, decision: 0 },
      { seat: 1, decision: 0 },
    ])
    expect([toy.moves(s, 0), toy.moves(s, 1)]).toEqual([
      [name(0), name(1)],
      [name(2), name(3)],
    ])
    expect(codes(s, 0, name(2))).toEqual(['notYours'])
    toy.apply(s, 1, name(3))
    expect(toy.pending(s)).toEqual([{ seat: 0, decision: 0 }])
    expect(codes(s, 1, name(2))).toEqual(['notAsked'])
    toy.apply(s, 0, name(0))
    expect([s.named, s.stack, s.decisions]).toEqual([[3, 0], [], 1])
  })

  it('tells what happens to whoever listens', () => {
    const s = start([0, 0, 0, 0], { step: 'put', seat: 0, left: 2 })
    const events: Event[] = []
    toy.apply(s, 0, put(2), (event) => events.push(event))
    expect(events).toEqual([{ kind: 'put 2' }])
    expect(toy.moves(s, 0)).toEqual([put(0), pass])
  })
})
