import { make1, make2, type Move } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { byKind, choicesOf, litThings, meaningOf, placeOf, type Target, thingsOf, type Way } from '../src/index.ts'

/* Ships sail from port to port, cargo lies on ships, and a flag can be raised in a port. */

const [SAIL, FLAG, LOAD, PASS] = [0, 1, 2, 3]
const port = (n: number): Target => `port:${n}`
const ship = (n: number): Target => `ship:${n}`
const sail = (from: number, to: number): Move => make2(SAIL, from, to)
const flag = (at: number): Move => make1(FLAG, at)
const load = (at: number): Move => make1(LOAD, at)
const pass = make1(PASS, 0)

const WAYS: { readonly [move: number]: readonly Way[] } = {
  [sail(1, 2)]: [{ at: [port(1), ship(1)], to: [port(2)] }],
  [sail(1, 3)]: [{ at: [port(1), ship(1)], to: [port(3)] }],
  [sail(4, 3)]: [{ at: [port(4), ship(4)], to: [port(3)] }],
  [flag(1)]: [{ at: [port(1)] }],
  [flag(2)]: [{ at: [port(2)] }],
  [load(2)]: [{ at: [port(2)] }],
  [load(3)]: [2, 3].map((hold) => ({ at: ['crate'], to: [`hold:${hold}`], next: [flag(hold)] })),
  [flag(4)]: [{ at: ['tug'], quiet: true }],
  [load(6)]: [8, 9].map((n) => ({ at: ['buoy'], next: [flag(n)] })),
  [load(7)]: [2, 3].map((n) => ({ at: ['tug'], to: [port(n)], next: [flag(8), flag(n)] })),
  [load(5)]: [{ at: ['crane'], next: [flag(5)], quiet: true }],
}

const UNDER: { readonly [target: Target]: readonly Target[] } = {
  'cargo:1': [ship(1)],
  'cargo:2': [port(2)],
  'region:12': [port(1), port(2)],
}

const entryPointOf = (...offer: readonly Move[]) => ({
  offer: () => offer,
  ways: (move: Move) => WAYS[move] ?? [],
  under: (_: object, target: Target) => UNDER[target] ?? [],
  meant: (_: object, __: Target | undefined, touched: Target) => (touched.startsWith('port:') ? flag(9) : undefined),
  choice: (move: Move) => ({ letter: 's', title: move === pass ? '' : `Sail from ${move >> 10}`, label: `${move}` }),
  compare: byKind([], [PASS]),
})

const lit = (selected: Target | undefined, ...offer: readonly Move[]): Target[] =>
  [...litThings(entryPointOf(...offer), {}, selected)].sort()

const meaning = (selected: Target | undefined, touched: Target, ...offer: readonly Move[]): unknown =>
  meaningOf(entryPointOf(...offer), {}, selected, touched)

describe('what glows', () => {
  test('is where a move begins, and while something is picked up what completes a move or is one by itself', () => {
    const offer = [sail(1, 2), sail(1, 3), sail(4, 3), flag(2)]
    expect(lit(undefined, ...offer)).toEqual([port(1), port(2), port(4), ship(1), ship(4)])
    expect(lit(ship(1), ...offer)).toEqual([port(2), port(3)])
    expect(lit(ship(4), ...offer)).toEqual([port(2), port(3)])
  })

  test('is nothing that only asks, and nothing for a move that stands in the list alone', () => {
    expect(lit(undefined, load(5), pass)).toEqual([])
  })
})

describe('a touch', () => {
  test('plays the only move it can mean, and lists several', () => {
    expect(meaning(undefined, port(2), flag(2))).toEqual({ kind: 'choose', move: flag(2) })
    expect(meaning(undefined, port(2), flag(2), load(2))).toEqual({
      kind: 'ask',
      options: [{ move: flag(2) }, { move: load(2) }],
    })
  })

  test('picks up where all moves need a second touch, and lists them where one does not', () => {
    expect(meaning(undefined, ship(1), sail(1, 2), flag(1))).toEqual({ kind: 'select', target: ship(1) })
    expect(meaning(undefined, port(1), sail(1, 2), flag(1))).toEqual({
      kind: 'ask',
      options: [{ move: sail(1, 2) }, { move: flag(1) }],
      picks: port(1),
    })
  })

  test('completes what was picked up, puts it down again, or begins something else', () => {
    const offer = [sail(1, 2), sail(1, 3), sail(4, 3), flag(2)]
    expect(meaning(ship(1), port(3), ...offer)).toEqual({ kind: 'choose', move: sail(1, 3) })
    expect(meaning(ship(1), port(2), ...offer)).toEqual({ kind: 'choose', move: sail(1, 2) })
    expect(meaning(ship(1), ship(1), ...offer)).toEqual({ kind: 'drop' })
    expect(meaning(ship(1), ship(4), ...offer)).toEqual({ kind: 'select', target: ship(4) })
  })

  test('means what lies under the thing where the thing says nothing', () => {
    const offer = [sail(1, 2), sail(1, 3)]
    expect(meaning(undefined, 'cargo:1', ...offer)).toEqual({ kind: 'select', target: ship(1) })
    expect(meaning(ship(1), 'cargo:2', ...offer)).toEqual({ kind: 'choose', move: sail(1, 2) })
    expect(meaning(undefined, 'region:12', flag(1), flag(2))).toEqual({
      kind: 'ask',
      options: [{ move: flag(1) }, { move: flag(2) }],
    })
  })

  test('says the answers to the next questions too', () => {
    expect(meaning('crate', 'hold:3', load(3))).toEqual({ kind: 'choose', move: load(3), next: [flag(3)] })
  })

  test('on what does not glow asks before it plays', () => {
    expect(meaning(undefined, 'crane', load(5))).toEqual({
      kind: 'ask',
      options: [{ move: load(5), next: [flag(5)] }],
    })
  })

  test('lists each way of a move that the touch completes, and once a move that goes on from here', () => {
    const raised = [8, 9].map((n) => ({ move: load(6), next: [flag(n)] }))
    expect(meaning(undefined, 'buoy', load(6))).toEqual({ kind: 'ask', options: raised })
    const towed = { move: load(7), next: [flag(8)] }
    expect(meaning(undefined, 'tug', load(7), flag(4))).toEqual({
      kind: 'ask',
      options: [towed, { move: flag(4) }],
      picks: 'tug',
    })
    expect(meaning('tug', port(2), load(7))).toEqual({ kind: 'choose', move: load(7), next: [flag(8), flag(2)] })
  })

  test('that leads nowhere is refused by the move it probably meant; nobody is refused who has nothing to choose', () => {
    expect(meaning(undefined, port(7), flag(2))).toEqual({ kind: 'refused', move: flag(9) })
    expect(meaning(undefined, port(7), flag(9))).toEqual({ kind: 'choose', move: flag(9) })
    expect(meaning(undefined, 'sea', flag(2))).toEqual({ kind: 'idle' })
    expect(meaning(undefined, port(7))).toEqual({ kind: 'idle' })
  })
})

describe('the things of a move', () => {
  test('are what it names: not what only answers the next question', () => {
    const entryPoint = entryPointOf()
    expect(thingsOf(entryPoint, sail(1, 2), {})).toEqual([port(1), port(2)])
    expect(thingsOf(entryPoint, load(3), {})).toEqual(['crate'])
    expect(thingsOf(entryPoint, pass, {})).toEqual([])
    expect([sail(1, 2), flag(1), pass].map((move) => placeOf(entryPoint, move, {}))).toEqual([
      port(2),
      port(1),
      undefined,
    ])
  })
})

describe('the choices', () => {
  test('stand under their headings in order; a heading knows where all its moves begin', () => {
    const groups = choicesOf(entryPointOf(pass, sail(1, 2), sail(1, 3), flag(2)), {})
    expect(groups.map(({ items }) => items.map(({ move }) => move))).toEqual([
      [sail(1, 2), sail(1, 3)],
      [flag(2)],
      [pass],
    ])
    expect(groups.map(({ from }) => from)).toEqual([[port(1), ship(1)], undefined, undefined])
    expect(groups[0]?.items[0]).toEqual({ move: sail(1, 2), label: `${sail(1, 2)}`, target: port(2) })
  })
})
