import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type Codec,
  codec,
  type Fields,
  frameCodec,
  type FrameFields,
  type Json,
  positionFields,
  readerOf,
  ReadingFailed,
  settleGiven,
  type StateFields,
} from '../src/index.ts'

interface Frame {
  readonly step: 'turn' | 'pay'
  seat: number
  left: number
}

interface State {
  readonly cards: number[]
  first: number
  coins: readonly number[]
  alive: number
  over: boolean
  readonly troops: number[]
  readonly owner: number[]
  readonly stack: Frame[]
  /** How many troops there are; known from them. */
  total: number
}

interface View {
  readonly first: number
}

const SEATS = ['A', 'B']
const PLACES = ['hill', 'lake']
const zeros = (): number[] => [0, 0]

const FRAME_FIELDS: FrameFields<State, Frame> = {
  seat: codec.needed(codec.named(SEATS)),
  left: { ...codec.begun(3), key: 'toPay', steps: ['pay'] },
}
const frames = frameCodec<State, Frame>(['turn', 'pay'], (step) => ({ step, seat: -1, left: -1 }), FRAME_FIELDS)

const stack: Codec<Frame[], State> = {
  write: (list, s) => list.map((f) => frames.write(s, f)),
  read: (json, where, s) => (json as Json[]).map((f, i) => frames.read(s, f, `${where}[${i}]`)),
}

/** Breaks on a seven, as a bug would. */
const fragile: Codec<number, State> = {
  write: codec.whole<State>().write,
  read(json, where, s, at) {
    if (json === 7) throw new TypeError('no such thing')
    return codec.whole<State>(9).read(json, where, s, at)
  },
}

const TABLE = {
  cards: { start: () => [], clone: 'list', position: codec.namedList(['x', 'y', 'z']) },
  first: {
    start: 0,
    visibleTo: 'all',
    position: { ...codec.named(SEATS), usual: (_, s) => (s.alive === 2 ? 1 : 0), after: ['living'] },
  },
  coins: { start: zeros, position: codec.byName(SEATS, codec.whole(9)) },
  alive: { start: 3, position: { ...codec.namedMask(SEATS), key: 'living' } },
  over: { start: false, position: codec.boolean },
  troops: {
    start: zeros,
    clone: 'list',
    position: {
      ...fragile,
      read(json, where, s, at) {
        const n = fragile.read(json, where, s, at)
        s.total += n
        return n
      },
      sheet: 'places',
    },
  },
  owner: { start: () => [-1, -1], clone: 'list', position: { ...codec.named(SEATS), sheet: 'places' } },
  stack: { start: () => [], clone: 'frames', position: stack },
  total: { start: 0, position: 'places' },
} satisfies StateFields<State, View, undefined>

const empty = (): State => ({
  cards: [],
  first: 0,
  coins: zeros(),
  alive: 3,
  over: false,
  troops: zeros(),
  owner: [-1, -1],
  stack: [],
  total: 0,
})
const position = positionFields<State>(TABLE, ['game'], { places: { names: () => PLACES } })
const read = readerOf((json: Json) => {
  const s = empty()
  position.read(s, json as Fields)
  return s
})
const problem = (json: Json): string => {
  const found = read(json)
  return found.ok ? 'accepted' : `${found.error.at}: ${found.error.expected}`
}

describe('a table of state fields', () => {
  test('that lacks a field, or shares a list that is changed in place, does not compile', () => {
    type Table = StateFields<State, View, undefined>
    expectTypeOf<typeof TABLE>().toExtend<Table>()
    expectTypeOf<Omit<typeof TABLE, 'total'>>().not.toExtend<Table>()
    expectTypeOf<
      Omit<typeof TABLE, 'cards'> & { cards: Omit<(typeof TABLE)['cards'], 'clone'> }
    >().not.toExtend<Table>()
    expectTypeOf<Omit<typeof FRAME_FIELDS, 'left'>>().not.toExtend<FrameFields<State, Frame>>()
  })

  test('writes a position in its own order and leaves out what is usual', () => {
    expect(position.write(empty())).toEqual({ first: 'A', living: ['A', 'B'], stack: [] })
    const s = { ...empty(), cards: [2, 0], coins: [0, 4], alive: 1, owner: [-1, 1], troops: [5, 0], total: 5 }
    const json = position.write(s)
    expect(JSON.stringify(json)).toBe(
      '{"cards":["z","x"],"first":"A","coins":{"B":4},"living":["A"],"places":{"hill":{"troops":5},"lake":{"owner":"B"}},"stack":[]}',
    )
    expect(read(json)).toEqual({ ok: true, value: s })
  })

  test('reads what a field depends on before the field', () => {
    expect(read({ living: ['B'] })).toMatchObject({ value: { first: 1 } })
    expect(position.keys).toEqual(['game', 'cards', 'first', 'coins', 'living', 'over', 'places', 'stack'])
  })

  test('a field cannot be derived from a key that is not there', () => {
    const wrong = { ...TABLE, total: { start: 0, position: 'armies' } }
    expect(() => positionFields<State>(wrong, [], { places: { names: () => PLACES } })).toThrow(
      'total is derived from armies',
    )
  })

  test('errors name the field and what was expected', () => {
    expect(problem({ cards: ['x', 'q'] })).toBe('cards[1] "q": one of x, y, z')
    expect(problem({ coins: { B: -1 } })).toBe('coins.B: a whole number from 0 to 9')
    expect(problem({ coins: { C: 1 } })).toBe('coins "C": one of A, B')
    expect(problem({ places: { sea: {} } })).toBe('places "sea": one of hill, lake')
    expect(problem({ places: { hill: { owner: 'C' } } })).toBe('places.hill.owner "C": one of A, B')
    expect(problem({ places: { hill: { gold: 1 } } })).toBe('places.hill "gold": one of troops, owner')
    expect(problem({ stack: [{ step: 'turn', seat: 'A', toPay: 1 }] })).toBe('stack[0] "toPay": one of step, seat')
    expect(problem({ stack: [{ step: 'pay' }] })).toBe('stack[0].seat: one of A, B')
    expect(problem({ stack: [{ step: 'pay', seat: 'A', toPay: 4 }] })).toBe(
      'stack[0].toPay: a whole number from 0 to 3',
    )
  })

  test('a bug in a reader is thrown with the path of the field, never reported as a problem of the position', () => {
    expect(() => read({ places: { lake: { troops: 7 } } })).toThrow(ReadingFailed)
    expect(() => read({ places: { lake: { troops: 7 } } })).toThrow('cannot read places.lake.troops: no such thing')
  })

  test('a further condition is reported like any other', () => {
    const odd = codec.checked(codec.whole<unknown>(9), (n) => (n % 2 === 1 ? undefined : 'an odd number'))
    const at = { now: 0, all: {}, i: 0 }
    expect(odd.read(3, 'n', undefined, at)).toBe(3)
    expect(() => odd.read(4, 'n', undefined, at)).toThrow('n')
  })
})

describe('a stack from outside', () => {
  const broken = (): void => {
    throw new TypeError('no card')
  }
  const played = (all: Fields): unknown =>
    readerOf(() => settleGiven(all, [{ step: 'turn' }, { step: 'pay' }], broken))(null)

  test('that breaks the rules is refused with the frame', () => {
    expect(played({ stack: [] })).toEqual({
      ok: false,
      error: { at: 'stack[1]', expected: 'a "pay" frame that a game could have reached (it fails with: no card)' },
    })
  })

  test('is not blamed where the position brought none', () => {
    expect(() => played({})).toThrow('no card')
  })
})
