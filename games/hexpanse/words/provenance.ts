import { inWords } from '@orrery/kernel'
import type { Boxed, CardRow, FactionRow, MinorRow, MissionRow, Provenance } from '../src/types.ts'

/* The sources of a row's values. */

type Sources = { readonly [what: string]: Provenance }
type Row = CardRow | FactionRow | MinorRow | MissionRow

const oursIn = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([what, source]) => (source === 'house' ? [what] : []))

/** Only what is wholly ours is marked: what a card does, or the shape of a mission. */
export function isHouse({ provenance }: { readonly provenance: Sources }): boolean {
  return (provenance['icons'] ?? provenance['cells'] ?? provenance['ability']) === 'house'
}

const WORDS: { readonly [what: string]: string } = {
  name: 'name',
  icons: 'ability',
  geometry: 'hexes',
  cost: 'cost',
  reusable: 'orange sign',
  copies: 'number of copies',
  cells: 'shape',
  ability: 'ability',
  attack: 'attack',
}

/** "House rule: the name and cost are ours." */
export function sourcesOf(row: Row): string {
  const ours = oursIn(row.provenance).map((what) => WORDS[what] ?? what)
  return ours.length === 0 ? '' : `House rule: the ${inWords(ours)} ${ours.length === 1 ? 'is' : 'are'} ours.`
}

type Section = 'cards' | 'missions' | 'minors' | 'factions'

/** What a row is marked with: changed by the table's pack, wholly ours, or nothing. */
export type Mark = 'pack' | 'house' | ''

export const markOf = ({ ruleset }: Boxed, section: Section, row: Row): Mark =>
  ruleset.changed.has(`${section}/${row.id}`) ? 'pack' : isHouse(row) ? 'house' : ''

/** The sources of a row, where it is delivered content. */
export const sourcesIn = (view: Boxed, section: Section, row: Row): string =>
  markOf(view, section, row) === 'pack' ? 'Changed by the pack of this table.' : sourcesOf(row)
