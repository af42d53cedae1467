import { paragraph, type Paragraph } from '@orrery/ui'
import { CARDS } from '../src/data/cards.ts'
import { MINOR_ROWS } from '../src/data/factions.ts'
import { MISSION_ROWS } from '../src/data/missions.ts'
import { BOARD_ROWS } from '../src/data/setup.ts'
import type { CardRow } from '../src/types.ts'
import { isHouse } from '../words/provenance.ts'
import { shortText } from '../words/short.ts'
import { minorText } from '../words/texts.ts'

/* What the rulebook takes from the game's data: every card and minor faction, and the values in its text. */

const house = (is: boolean): string => (is ? ' (house)' : '')

const cardLine = (row: CardRow): Paragraph =>
  paragraph(
    `**${row.name}** (${row.type === 'mercenary' ? 'mercenary' : 'action'}, ${row.cost} hexilum${row.reusable ? ', reusable' : ''}). ${shortText(row.ability)}.${house(isHouse(row))}`,
    [row.id],
  )

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name)

const [hexesOf2 = 0, hexesOf3 = 0, hexesOf4 = 0] = BOARD_ROWS.map(({ cells }) => cells)

export const LISTS = {
  minors: MINOR_ROWS.map((row) => paragraph(`**${row.name}.** ${minorText(row)}${house(isHouse(row))}`, [row.id])),
  cards: [
    ...CARDS.filter(({ type }) => type === 'action').toSorted(byName),
    ...CARDS.filter(({ type }) => type === 'mercenary').toSorted(byName),
  ].map(cardLine),
}

export const VALUES = {
  missionIds: MISSION_ROWS.map(({ id }) => id).join(' '),
  hexesOf2,
  hexesOf3,
  hexesOf4,
}
