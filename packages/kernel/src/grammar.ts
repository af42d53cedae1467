/* English that is the same for every game: plurals, lists, sentences. */

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** "two"; large numbers in digits. */
export const countWord = (n: number): string => NUMBERS[n] ?? String(n)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** As a sentence of its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** One, two and three; or, with another word between the last two, one, two or three. */
export function inWords(parts: readonly string[], word = 'and'): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}

/** A list of things to do: influence, build, or finish. */
export function choices(parts: readonly string[]): string {
  if (parts.length < 3) return inWords(parts, 'or')
  return `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1) ?? ''}`
}
