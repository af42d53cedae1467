import { tidy } from '../statistics.ts'
import type { Told } from './told.ts'

/** What people would be asked: questions with more than one answer, by seat and round (by seat and game where a game has no rounds). */
export interface Questions {
  readonly each: number
  readonly kinds: { readonly [kind: string]: number }
  /** Parts of all questions. */
  readonly themes: { readonly [theme: string]: number }
}

type Counted = 'questions' | 'themes'

function sums(told: readonly Told[], of: Counted): [name: string, n: number][] {
  const all = new Map<string, number>()
  for (const { account } of told)
    for (const [name, n] of Object.entries(account[of])) all.set(name, (all.get(name) ?? 0) + n)
  return [...all].toSorted(([, a], [, b]) => b - a)
}

export function questions(told: readonly Told[], seats: number): Questions | undefined {
  const kinds = sums(told, 'questions')
  if (kinds.length === 0) return undefined
  const all = kinds.reduce((sum, [, n]) => sum + n, 0)
  const rounds = told.reduce((sum, { account }) => sum + (account.lengths['Rounds'] ?? 1), 0)
  const each = (n: number): number => tidy(n / rounds / seats)
  return {
    each: each(all),
    kinds: Object.fromEntries(kinds.map(([kind, n]) => [kind, each(n)])),
    themes: Object.fromEntries(sums(told, 'themes').map(([theme, n]) => [theme, tidy(n / all)])),
  }
}
