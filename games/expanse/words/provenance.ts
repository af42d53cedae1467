import { BASE_ROWS } from '../src/data/board.ts'
import type { AbilityRow, Base, CardRow, Provenance, View } from '../src/types.ts'
import { list } from './grammar.ts'

/* Where a datum comes from: what is printed in the rules, what players made public, what is ours. */

export const DATA_WORDS: { readonly [datum: string]: string } = {
  title: 'title',
  ap: 'action points',
  tabs: 'tabs',
  tabsInner: 'inner tabs',
  tabsOuter: 'outer tabs',
  event: 'Event',
  p2: 'use with two players',
  p3: 'use with three players',
  keepFree: 'price of keeping',
  name: 'name',
  level: 'level',
  effect: 'effect',
}

const SOURCES: { readonly [source in Provenance]: string } = {
  rulebook: 'from the rulebook',
  public: 'from public sources',
  inferred: 'inferred',
  house: 'ours',
  owner: 'checked against a copy of the game',
}

type Sources = { readonly [datum: string]: Provenance }

/** "Ours: Event and outer tabs. From the rulebook: title." House data first. */
export function sourcesText(sources: Sources): string {
  const order: readonly Provenance[] = ['house', 'inferred', 'public', 'rulebook', 'owner']
  const parts = order.flatMap((source) => {
    const data = Object.keys(sources).filter((datum) => sources[datum] === source)
    if (data.length === 0) return []
    if (data.length === Object.keys(sources).length) return [`All of it: ${SOURCES[source]}.`]
    const words = list(data.map((datum) => DATA_WORDS[datum] ?? datum))
    return [`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${SOURCES[source]}.`]
  })
  return parts.join(' ')
}

/** Marked as ours is only what is wholly ours; the sheet of a card tells about each of its values. */
export const houseCard = (row: CardRow): boolean => row.provenance['event'] === 'house'
export const houseAbility = (row: AbilityRow): boolean => row.provenance['effect'] === 'house'
/** What a card or an ability is marked with: changed by the table's pack, wholly ours, or nothing. */
export type Mark = 'pack' | 'house' | ''

const marked = ({ ruleset }: View, row: string, isHouse: boolean): Mark =>
  ruleset.changed.has(row) ? 'pack' : isHouse ? 'house' : ''
export const cardMark = (view: View, row: CardRow): Mark => marked(view, `cards/${row.id}`, houseCard(row))
export const abilityMark = (view: View, row: AbilityRow): Mark => marked(view, `techs/${row.id}`, houseAbility(row))

/** The sources of a row's values, where it is delivered content. */
export const rowSources = (mark: Mark, sources: Sources): string =>
  mark === 'pack' ? 'Changed by the pack of this table.' : sourcesText(sources)

export const baseSources = ({ ruleset }: View, base: Base): string => {
  const row = BASE_ROWS[base]
  const delivered = row !== undefined && !ruleset.changed.has(`resources/${row.id}`)
  return delivered && row.provenance.resource === 'house' ? 'Its resource is ours.' : ''
}
