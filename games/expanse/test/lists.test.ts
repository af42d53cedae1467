import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { of, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { game, type State } from '../src/index.ts'

setFlagsFromString('--allow-natives-syntax')
/** What the engine of JavaScript thinks of a list: small whole numbers, and no hole among them. */
const isPlain = runInThisContext('(list) => %HasSmiElements(list) && !%HasHoleyElements(list)') as (
  list: readonly unknown[],
) => boolean

/** Names of the lists of numbers that are not plain any more. */
const others = (s: State): string[] =>
  Object.entries(s)
    .filter(([name, value]) => name !== 'stack' && Array.isArray(value) && !isPlain(value))
    .map(([name]) => name)

/** Plays a game at random, on a guess of it now and then, and looks at the lists after every move. */
function listsOf(seats: number, options: { readonly modules?: readonly string[] }, seed: string): Set<string> {
  const rng = rngFrom(seed)
  const found = new Set<string>()
  const table = game.setup(options, seats, seed)
  if (!table.ok) throw new Error(table.error.expected)
  let s = table.value
  for (let ask = game.pending(s)[0]; ask !== undefined; ask = game.pending(s)[0]) {
    if (rng.below(20) === 0) s = game.guess(game.view(s, ask.seat), ask.seat, rng)
    const offer = game.moves(s, ask.seat)
    game.apply(s, ask.seat, of(offer, rng.below(offer.length)))
    for (const name of others(s)) found.add(name)
  }
  return found
}

test.each([
  [2, {}],
  [4, {}],
  [4, { modules: ['all'] }],
])(
  'lists of numbers stay plain for %i players, which all reading of them depends on for its speed',
  (seats, options) => {
    for (let n = 0; n < 15; n++) expect([...listsOf(seats, options, `lists ${n}`)]).toEqual([])
  },
)
