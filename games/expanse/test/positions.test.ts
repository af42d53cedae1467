import { type Json, type Rng, rngFrom, stateHash } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'

const GAMES = sampleSize(50, 200)
const BATCH = 50
const WITH_MODULES = 12

const setUp = (seats: number, seed: string, options: Json): State => {
  const start = game.setup(options, seats, seed)
  if (!start.ok) throw new Error(start.error.at)
  return start.value
}

/** Answers by chance; the same generator gives the same answers wherever the same are open. */
function answer(s: State, rng: Rng): void {
  const asked = game.pending(s)
  const seat = asked[rng.below(asked.length)]?.seat ?? 0
  const offer = game.moves(s, seat)
  const move = offer[rng.below(offer.length)]
  if (move !== undefined) game.apply(s, seat, move)
}

/** A state as text; in which order an effect has put pieces down is the one thing that does not matter. */
const whole = (s: State): string =>
  JSON.stringify(s, (key, value: unknown) =>
    key === 'touched' ? (value as number[]).toSorted((x, y) => x - y) : value,
  )

/** Packed up as text and set up again: nothing is lost, nothing is added. */
function packed(s: State): State {
  const text = JSON.stringify(game.position.write(s))
  const read = game.position.read(JSON.parse(text) as Json)
  if (!read.ok) throw new Error(`${read.error.at}: expected ${read.error.expected} in ${text}`)
  if (whole(read.value) !== whole(s)) throw new Error(`${text} is read as ${whole(read.value)}, not ${whole(s)}`)
  return read.value
}

/** A whole game, and the same one packed up and set up again at every decision, come to the same end. */
function playsOn(seats: number, seed: string, options: Json): void {
  const played = setUp(seats, seed, options)
  for (const rng = rngFrom(seed); played.offer.length > 0;) answer(played, rng)
  let parts = setUp(seats, seed, options)
  for (const rng = rngFrom(seed); parts.offer.length > 0; parts = packed(parts)) answer(parts, rng)
  expect(game.outcome(parts)).toBeDefined()
  expect(stateHash(game, parts), seed).toBe(stateHash(game, played))
}

describe('a table packed up and set up again at every decision', () => {
  const batches = Array.from({ length: GAMES / BATCH }, (_, i) => i * BATCH)
  test.each(batches)('plays on to the same end: games from %i', (from) => {
    for (let n = from; n < from + BATCH; n++) playsOn(2 + (n % 3), `packed ${n}`, {})
  })
  test.each(['alpha', 'all'])('plays on to the same end with modules: %s', (name) => {
    for (let n = 0; n < WITH_MODULES; n++) playsOn(2 + (n % 3), `packed ${name} ${n}`, { modules: [name] })
  })
})

test.each<readonly [string, Json, string]>([
  ['a step that is not there', [{ step: 'dance', seat: 'UN' }], 'stack[0].step "dance"'],
  ['an unknown field', [{ step: 'turn', seat: 'UN', moon: 1 }], 'stack[0] "moon"'],
  ['an effect without its program', [{ step: 'effect', seat: 'UN', card: 'A17' }], 'stack[0].program'],
  [
    'a card and an ability',
    [{ step: 'spend', seat: 'UN', left: 1, card: 'A17', ability: 'un-mat' }],
    'stack[0].ability',
  ],
  [
    'a performance without its card',
    [
      { step: 'endTurn', seat: 'UN' },
      { step: 'perform', seat: 'UN' },
    ],
    'stack[1].card',
  ],
  ['points that nobody counts', [{ step: 'spend', seat: 'UN' }], 'stack[0].left'],
  ['nobody asked to spend', [{ step: 'spend', seat: 'nobody', left: 1 }], 'stack[0].seat "nobody"'],
  ['a place of another kind', [{ step: 'relocate', seat: 'UN', place: 'earth' }], 'stack[0].place'],
  ['a relocation for nothing', [{ step: 'relocate', seat: 'UN', place: 'ceres' }], 'stack[0].step'],
  ['an offer without its card', [{ step: 'offer', seat: 'UN' }], 'inHand'],
])('a frame that no game could have reached is refused with its field: %s', (_, stack, at) => {
  expect(game.position.read({ players: 2, stack })).toMatchObject({ ok: false, error: { at } })
})

test('a position in which nobody is asked and nothing is decided is refused', () => {
  const fleets = { earth: { UN: 5 }, mars: { MCR: 3, battleship: 2 } }
  const stack = [{ step: 'freeBuild', seat: 'UN' }]
  expect(game.position.read({ players: 2, fleets, stack })).toMatchObject({ ok: false, error: { at: 'stack' } })
  const end = [{ step: 'endTurn', seat: 'UN' }, ...stack]
  expect(game.position.read({ players: 2, fleets, stack: end })).toMatchObject({ ok: true })
})
