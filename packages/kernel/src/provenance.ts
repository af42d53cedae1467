/* Where the data of a game come from, so that players can see what is printed and what is ours. */

export const PROVENANCES = ['rulebook', 'public', 'inferred', 'house'] as const

/** Printed in a rulebook, known from public sources, inferred from the rules, or ours. */
export type DeliveredSource = (typeof PROVENANCES)[number]
/** In a pack also `owner`: checked against a copy of the game by the pack's author. */
export type Provenance = DeliveredSource | 'owner'

/** One kind of value, such as the titles of cards, and how many of them come from each source. */
export interface SourceCount {
  readonly what: string
  readonly counts: { readonly [source in DeliveredSource]: number }
}

/** A card, tech or mission, and a sentence about the sources of its values. */
export interface SourcedItem {
  readonly name: string
  readonly sources: string
}

export interface Sources {
  /** One or two sentences: what is as printed, and what is not. */
  readonly summary: string
  readonly counts: readonly SourceCount[]
  readonly items: readonly SourcedItem[]
}

export function countSources(what: string, sources: readonly (Provenance | undefined)[]): SourceCount {
  const count = (source: Provenance): number => sources.filter((one) => one === source).length
  return {
    what,
    counts: {
      rulebook: count('rulebook'),
      public: count('public'),
      inferred: count('inferred'),
      house: count('house'),
    },
  }
}

export const totalOf = ({ counts }: SourceCount): number => PROVENANCES.reduce((sum, source) => sum + counts[source], 0)

const WORDS: { readonly [source in DeliveredSource]: string } = {
  rulebook: 'rulebook',
  public: 'public',
  inferred: 'inferred',
  house: 'ours',
}

/** "13 rulebook, 19 public, 20 ours" */
export const countText = ({ counts }: SourceCount): string =>
  PROVENANCES.flatMap((source) => (counts[source] === 0 ? [] : [`${counts[source]} ${WORDS[source]}`])).join(', ')
