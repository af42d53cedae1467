import { at, moveAt, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { bitOf, hexAt, Q, R, wordOf, WORDS } from '../src/rules/hexes.ts'
import { isUnit, ownerOf } from '../src/rules/pieces.ts'
import { NEUTRAL, NONE, type State } from '../src/types.ts'

type Inputs = readonly (readonly [group: number, input: number, value: number])[]

function inputsOf(s: State): Inputs {
  const all: [number, number, number][] = []
  let group = 0
  features.write(s, { add: (input, value) => all.push([group, input, value]), end: () => void group++ })
  return all
}

/** Where a hex comes to lie when the board is turned by 60 degrees, and when it is mirrored. */
const turned = (h: number): number => hexAt(-at(R, h), at(Q, h) + at(R, h))
const mirrored = (h: number): number => hexAt(at(R, h), at(Q, h))

/** The same position on a board that lies another way. */
function moved(s: State, to: (h: number) => number): State {
  const copy = game.clone(s)
  copy.on.fill(0)
  for (const [from, piece] of s.pieces.entries()) {
    const h = to(from)
    copy.pieces[h] = piece
    const i = ownerOf(piece) * WORDS + wordOf(h)
    if (isUnit(piece) && ownerOf(piece) !== NEUTRAL) copy.on[i] = at(copy.on, i) | bitOf(h)
  }
  for (const [p, h] of s.warlords.entries()) if (h !== NONE) copy.warlords[p] = to(h)
  return copy
}

/** Positions of random games in which somebody begins an action. */
function positions(seats: number): State[] {
  const start = game.setup({}, seats, `turned ${seats}`)
  if (!start.ok) throw new Error(start.error.expected)
  const s = start.value
  const rng = rngFrom('turned')
  const found: State[] = []
  for (let ask = game.pending(s)[0]; ask !== undefined && found.length < 60; ask = game.pending(s)[0]) {
    if (s.round > 0 && s.stack.length === 1 && s.queue.length === 0) found.push(game.clone(s))
    const offer = game.moves(s, ask.seat)
    game.apply(s, ask.seat, moveAt(offer, rng.below(offer.length)))
  }
  return found
}

test.each([2, 3, 4])('a turned or mirrored board of %i players reads the same to a learned judge', (seats) => {
  const found = positions(seats)
  expect(found.length).toBeGreaterThan(30)
  for (const s of found) {
    const plain = inputsOf(s)
    for (const to of [turned, mirrored]) {
      const other = inputsOf(moved(s, to))
      expect(other.map(([group, input]) => [group, input])).toEqual(plain.map(([group, input]) => [group, input]))
      // What the judge made by hand says differs by a little: it stops counting ways that are far.
      for (const [i, [, , value]] of other.entries()) expect(value).toBeCloseTo(plain[i]?.[2] ?? Number.NaN, 1)
    }
  }
})
