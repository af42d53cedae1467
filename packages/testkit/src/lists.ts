import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { type Game, itemAt, type Json, moveAt, rngFrom } from '@orrery/kernel'

/** Some lists change their kind only once the code that makes them is compiled: this makes that happen in seconds. */
const COMPILE_EARLY = [
  '--invocation-count-for-maglev=10',
  '--invocation-count-for-turbofan=30',
  '--minimum-invocations-after-ic-update=5',
]
/** Tables laid before the first game, until the set-up is compiled. */
const TABLES = 300

/** What the engine of JavaScript thinks of a list: small whole numbers, and no hole among them. */
function plainTest(): (list: readonly unknown[]) => boolean {
  setFlagsFromString('--allow-natives-syntax')
  return runInThisContext('(list) => %HasSmiElements(list) && !%HasHoleyElements(list)') as (
    list: readonly unknown[],
  ) => boolean
}

/** After this many moves play goes on from a guess of the state. */
const GUESS_EVERY = 20

/**
 * Plays games at random, on a guess of the state now and then, and names the state's lists of numbers that were not
 * plain after some move. One such list slows down the reading of all lists (arrays.ts of the kernel).
 */
export function unplainLists<S extends object, V>(
  game: Game<S, V>,
  options: Json,
  seats: number,
  games: number,
): string[] {
  const isPlain = plainTest()
  for (const flag of COMPILE_EARLY) setFlagsFromString(flag)
  for (let n = 0; n < TABLES; n++) game.setup(options, seats, `table ${n}`)
  const found = new Set<string>()
  for (let n = 0; n < games; n++) {
    const rng = rngFrom(`lists ${n}`)
    const table = game.setup(options, seats, `lists ${n}`)
    if (!table.ok) throw new Error(table.error.expected)
    let s = table.value
    for (let asks = game.pending(s), k = 1; asks.length > 0; asks = game.pending(s), k++) {
      const { seat } = itemAt(asks, 0)
      if (k % GUESS_EVERY === 0) s = game.guess(game.view(s, seat), seat, rng)
      const offer = game.moves(s, seat)
      // Not by `below`, which would be compiled by then: a game is to meet it as it is in its first minutes.
      game.apply(s, seat, moveAt(offer, (rng.next() >>> 8) % offer.length))
      for (const [name, value] of Object.entries(s))
        if (Array.isArray(value) && typeof value[0] === 'number' && !isPlain(value)) found.add(name)
    }
  }
  return [...found]
}
