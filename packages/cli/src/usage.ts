/** Something the user can mend: told in one sentence on stderr, exit code 2. */
export class UsageError extends Error {}

/** What the program was asked to judge did not stand: told on stderr, exit code 1. */
export const FOUND_WRONG = 1
export const BAD_USAGE = 2
export const BUG = 70

/** `a, b or c`, for sentences that list what may be said. */
export function anyOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Ends a sentence with exactly one full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
