import { type Chapter, para, type Paragraph } from '@orrery/ui'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS, SETS } from '../src/data/cards.ts'
import type { AbilityRow, CardRow } from '../src/types.ts'
import { inWords } from '@orrery/kernel'
import { houseAbility, houseCard } from '../words/provenance.ts'
import { abilityText, cardText } from '../words/texts.ts'

/* Every tech and every card, from the same data and words as on the table. */

const LEVELS = ['mat', 'level I', 'level II', 'level III']

const house = (isHouse: boolean): string => (isHouse ? ' (house)' : '')

const techLine = (row: AbilityRow): Paragraph =>
  para(`**${row.name}** (${row.of}, ${LEVELS[row.level]}). ${abilityText(row)}${house(houseAbility(row))}`, [row.id])

const techsOf = (set: string | undefined): readonly Paragraph[] =>
  ABILITIES.filter((row) => row.of !== 'rocinante' && row.set === set).map(techLine)

const cardLine = (row: CardRow): Paragraph =>
  para(`**${row.title}** (${row.ap} AP; ${inWords([...row.tabs])}). ${cardText(row)}${house(houseCard(row))}`, [row.id])

const cardsOf = (set: string): readonly Paragraph[] =>
  CARDS.filter((row) => row.set === set)
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(cardLine)

export const TECHS: Chapter = {
  id: 'techs',
  title: 'Mats and techs',
  lead: `Every power has one ability of its own from the start, and gains one tech after each of the first three Scorings..`,
  paragraphs: [
    para(
      '**They add up.** What you have gained you never lose. The techs are the same in every game, so everybody knows what is coming.',
      ['EX-13.1', 'EX-13.2', 'EX-13.6'],
    ),
    para(
      '**With a price.** A tech that costs action points is used while you spend points. "Once per turn" means [once in every turn](your-turn).',
      ['EX-13.3'],
    ),
    para(
      '**Always on.** The others work by themselves, also in the turns of others, and count when [control](the-board) is judged.',
      ['EX-13.5'],
    ),
    ...techsOf(undefined),
  ],
}

export const ALPHA_TECHS = techsOf('T')

export const CARD_LIST: Chapter = {
  id: 'cards',
  title: 'Every Action card',
  lead: 'In alphabetical order, with action points and signs.',
  paragraphs: [...cardsOf('base'), ...cardsOf('extra')],
}

export const cardsOfModule = (title: string): readonly Paragraph[] =>
  cardsOf(SETS.find((set) => set.title === title)?.id ?? '')
