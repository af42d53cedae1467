import type { AnyGame } from '@orrery/kernel'

/**
 * How many different ways the next `depth` moves can be made. A pinned count finds a rule that offers one move too
 * many or too few, wherever it hides; of several seats asked at once each may be first.
 */
export function perft(game: AnyGame, s: unknown, depth: number): number {
  if (depth === 0) return 1
  let paths = 0
  for (const { seat } of game.pending(s)) {
    const moves = game.moves(s, seat)
    if (depth === 1) {
      paths += moves.length
      continue
    }
    for (const move of moves.slice()) {
      const next = game.clone(s)
      game.apply(next, seat, move)
      paths += perft(game, next, depth - 1)
    }
  }
  return paths
}

/** The same count for each first move by its line: where two versions differ, this shows where to look. */
export function divide(game: AnyGame, s: unknown, depth: number): { readonly [line: string]: number } {
  const paths: { [line: string]: number } = {}
  for (const { seat } of game.pending(s)) {
    for (const move of game.moves(s, seat).slice()) {
      const next = game.clone(s)
      game.apply(next, seat, move)
      paths[`${seat} ${game.print(move)}`] = perft(game, next, depth - 1)
    }
  }
  return paths
}
