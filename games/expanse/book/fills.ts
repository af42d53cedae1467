import { paragraph, type Paragraph } from '@orrery/ui'
import { PROTOMOLECULE } from '../modules/beta/rules.ts'
import { POWER_PLAY } from '../modules/epsilon/rules.ts'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS, SETS } from '../src/data/cards.ts'
import type { AbilityRow, CardRow } from '../src/types.ts'
import { inWords } from '@orrery/kernel'
import { houseAbility, houseCard } from '../words/provenance.ts'
import { abilityText, cardText } from '../words/texts.ts'

/* What the rulebook takes from the game's data: every tech and every card, and values within its texts. */

const LEVELS = ['mat', 'level I', 'level II', 'level III']

const DELIVERED = { abilities: ABILITIES.map((row) => ({ row })) }

const house = (isHouse: boolean): string => (isHouse ? ' (house)' : '')

const techLine = (row: AbilityRow): Paragraph =>
  paragraph(
    `**${row.name}** (${row.of}, ${LEVELS[row.level]}). ${abilityText(row, DELIVERED)}${house(houseAbility(row))}`,
    [row.id],
  )

const techsOf = (set: string | undefined): readonly Paragraph[] =>
  ABILITIES.filter((row) => row.of !== 'rocinante' && row.set === set).map(techLine)

const cardLine = (row: CardRow): Paragraph =>
  paragraph(`**${row.title}** (${row.ap} AP; ${inWords([...row.tabs])}). ${cardText(row)}${house(houseCard(row))}`, [
    row.id,
  ])

const cardsOf = (set: string): readonly Paragraph[] =>
  CARDS.filter((row) => row.set === set)
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(cardLine)

const cardsOfModule = (title: string): readonly Paragraph[] =>
  cardsOf(SETS.find((set) => set.title === title)?.id ?? '')

const textOf = (id: string): string => CARDS.flatMap((row) => (row.id === id ? cardText(row) : [])).join('')

export const LISTS = {
  techs: techsOf(undefined),
  cards: [...cardsOf('base'), ...cardsOf('extra')],
  alphaTechs: techsOf('T'),
  alphaCards: cardsOfModule('Expanded Technologies'),
  betaCards: cardsOfModule('The Protomolecule'),
  deltaCards: cardsOfModule('Resource Tokens'),
  epsilonCards: cardsOfModule('Leaders'),
}

export const VALUES = {
  miller: textOf('A02'),
  cotyar: textOf('A03'),
  mao: textOf('A04'),
  protomoleculeByScoring: PROTOMOLECULE.byScoring.join(', '),
  protomoleculeFinal: PROTOMOLECULE.final,
  powerPlayPoints: POWER_PLAY.points.join(', '),
}
