/** Characters that look like the letters of "bot". */
const LOOKS_LIKE: { readonly [character: string]: string } = {
  '0': 'o',
  о: 'o',
  ο: 'o',
  в: 'b',
  ь: 'b',
  β: 'b',
  т: 't',
  τ: 't',
}

const folded = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    (character) => LOOKS_LIKE[character] ?? character,
  ).join('')

/** Seats of bots read "greedy (bot)": a person's name must not have that word, however it is written. */
export const looksLikeBot = (name: string): boolean => /(?<!\p{L})b(?:o|\P{L}+o\P{L}+)t(?!\p{L})/u.test(folded(name))
