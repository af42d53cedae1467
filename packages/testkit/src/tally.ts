/** What was looked at, so that a report can say how hard it looked. Plain data: workers may send it. */
export interface Tally {
  /** Refused moves by the code of their first refusal, for seats that were asked. */
  readonly refusals: { [code: string]: number }
  /** Pairs of states compared for one watcher, by kind of hidden thing; and those that really differed. */
  readonly pairs: { [thing: string]: number }
  readonly differing: { [thing: string]: number }
  /** How often other things were done, such as `guesses` or `positions`. */
  readonly done: { [what: string]: number }
}

export const newTally = (): Tally => ({ refusals: {}, pairs: {}, differing: {}, done: {} })

export function count(counts: { [name: string]: number }, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by
}

export function addTally(into: Tally, from: Tally): void {
  for (const part of ['refusals', 'pairs', 'differing', 'done'] as const) {
    for (const [name, n] of Object.entries(from[part])) count(into[part], name, n)
  }
}

/** The part of all refusals that carries this code, from 0 to 1. */
export function shareOf(tally: Tally, code: string): number {
  const all = Object.values(tally.refusals).reduce((sum, n) => sum + n, 0)
  return all === 0 ? 0 : (tally.refusals[code] ?? 0) / all
}
