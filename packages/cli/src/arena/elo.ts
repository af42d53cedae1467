/** One kind of table: who sits there, and how many games each of them won there, by the names in `seats`. */
export interface Meeting {
  readonly seats: readonly string[]
  readonly wins: { readonly [name: string]: number }
}

const ROUNDS = 2000
/** Two games, one won and one lost against a bot of strength 1, keep one that always wins at a finite height. */
const WON_ONCE = 1
const PLAYED = 2
const ELO_PER_E = 400 / Math.LN10

/**
 * Strengths under which the games would have come out as they did (Luce's model, Hunter's iteration): a bot wins a game
 * with its strength over the sum of all strengths at the table. In Elo points; the last name is 0.
 */
export function elo(names: readonly string[], meetings: readonly Meeting[]): { readonly [name: string]: number } {
  let strength = Object.fromEntries(names.map((name) => [name, 1]))
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((name) => [name, improved(name, strength, meetings)] as const)
    strength = Object.fromEntries(next)
  }
  const zero = Math.log(strength[names.at(-1) ?? ''] ?? 1)
  return Object.fromEntries(
    Object.entries(strength).map(([name, s]) => [name, Math.round((Math.log(s) - zero) * ELO_PER_E)]),
  )
}

type Strengths = { readonly [name: string]: number }

function improved(name: string, strength: Strengths, meetings: readonly Meeting[]): number {
  let wins = WON_ONCE
  let games = PLAYED / ((strength[name] ?? 1) + 1)
  for (const { seats, wins: won } of meetings) {
    const present = seats.filter((other) => other === name).length
    if (present === 0) continue
    const played = Object.values(won).reduce((sum, n) => sum + n, 0)
    wins += won[name] ?? 0
    games += (played * present) / seats.reduce((sum, other) => sum + (strength[other] ?? 1), 0)
  }
  return wins / games
}
