import { type Chapter, para, type Paragraph } from '@orrery/ui'
import { CARDS } from '../src/data/cards.ts'
import { MINOR_ROWS } from '../src/data/factions.ts'
import { MISSION_ROWS } from '../src/data/missions.ts'
import type { CardRow } from '../src/types.ts'
import { isHouse } from '../words/provenance.ts'
import { shortText } from '../words/short.ts'
import { minorText } from '../words/texts.ts'
import { board, missions } from './scenes.tsx'

/* Winning, losing, and the lists. */

export const WALL = {
  common: 'P07',
  pieces: {
    A: { warlord: '3,-3', normal: ['-2,0', '-1,0', '0,0', '1,0', '-2,1', '-1,1', '0,1', '1,1'] },
    B: { warlord: '-3,3', normal: ['0,-1', '2,-2'] },
  },
}

const house = (is: boolean): string => (is ? ' (house)' : '')

const cardLine = (row: CardRow): Paragraph =>
  para(
    `**${row.name}** (${row.type === 'mercenary' ? 'mercenary' : 'action'}, ${row.cost} hexilum${row.reusable ? ', reusable' : ''}). ${shortText(row.ability)}.${house(isHouse(row))}`,
    [row.id],
  )

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name)

export const END_CHAPTERS: readonly Chapter[] = [
  {
    id: 'winning',
    title: 'Winning',
    lead: 'Complete a mission, or be the last side with a warlord.',
    paragraphs: [
      para(
        '**A mission.** You win at once when your units stand on all nine cells of the common mission, or of your secret one. Anywhere on the board, turned any way. Other hexes do not matter.',
        ['HX-16.1', 'HX-16.2'],
        {
          caption: 'Longwall is two rows of five and four. Eight units stand; a ninth on the lit hex wins.',
          Picture: board(WALL, 3, ['2,0']),
        },
      ),
      para(
        '**What counts.** Normal units, minor units and mercenaries in any mixture. Warlords and neutral units do not.',
        ['HX-16.3'],
      ),
      para('**The last warlord.** You also win when no enemy warlord is left.', ['HX-16.4']),
      para(
        '**At any moment.** It is checked after every change, in anybody’s turn. You can win in the turn of another player.',
        ['HX-16.5', 'HX-16.6', 'HX-16.8', 'HX-16.11'],
      ),
      para(
        '**Two patterns at once:** the player whose turn it is wins; otherwise the next one clockwise who has a pattern. There is no draw.',
        ['HX-16.7', 'HX-16.10'],
      ),
      para(
        '**Exhaustion.** From round 21 on every warlord takes 1 damage at the start of its turn, from round 26 on 2, from round 31 on 3, and so on. A table can switch this off.',
        ['HX-16.9'],
      ),
    ],
  },
  {
    id: 'defeat',
    title: 'Defeat',
    lead: 'A warlord without life leaves the board. Its units stay.',
    paragraphs: [
      para('**Out of the game.** If your warlord’s life is 0, you are defeated and take no more turns.', ['HX-17.1']),
      para(
        '**What is left behind.** Your units stay as neutral units: they block, and can be attacked, swapped and replaced, but count for nobody.',
        ['HX-17.2', 'HX-17.4'],
      ),
      para('**Cards** of a defeated player are discarded; hexilum and waiting units leave the game.', ['HX-17.3']),
      para(
        '**Giving up** is possible where the table allows it, in your own turn between two actions. You are asked once whether you mean it.',
        ['HX-17.5'],
      ),
    ],
  },
  {
    id: 'teams',
    title: 'Two teams of two',
    lead: 'Partners build one pattern together.',
    paragraphs: [
      para('**Seats.** Partners sit opposite each other, so the teams take turns.', ['HX-18.1', 'HX-18.8']),
      para(
        '**One pattern.** Units of both partners count together, for the common mission and for the secret one of either.',
        ['HX-18.2', 'HX-18.3'],
      ),
      para(
        '**Staying alive.** One surviving partner keeps the team in the game. The units of a defeated partner are neutral.',
        ['HX-18.4', 'HX-18.7'],
      ),
      para('**Not shared.** Reserve, cards, hexilum and abilities stay your own.', ['HX-18.5']),
      para(
        '**Partners are no enemies.** Attacks and stealing cannot be aimed at them. A hit on a territory hits them all the same.',
        ['HX-18.6'],
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'What is secret',
    lead: 'Secret missions and the deck; all else is open.',
    paragraphs: [
      para(
        '**Open** are the board, life, income, hexilum, Reserves, the Recovery Ship, everybody’s cards, the market and its discards.',
        ['HX-19.1', 'HX-19.2'],
      ),
      para('**Secret missions.** All see which ones are dealt, but not who picks which. Partners know each other’s.', [
        'HX-19.3',
        'HX-19.4',
        'HX-19.5',
      ]),
    ],
  },
  {
    id: 'minor-factions',
    title: 'Minor factions',
    lead: 'In Captain and Admiral you have three units of one of them.',
    paragraphs: MINOR_ROWS.map((row) => para(`**${row.name}.** ${minorText(row)}${house(isHouse(row))}`, [row.id])),
  },
  {
    id: 'missions',
    title: 'Every mission',
    lead: 'Nine cells each. They may be turned, and every pattern is its own mirror image.',
    paragraphs: [
      para(
        'All twelve are drawn below; the names and shapes are house.',
        MISSION_ROWS.map(({ id }) => id),
        {
          caption: 'The twelve missions.',
          Picture: missions(MISSION_ROWS.map(({ id }) => id)),
        },
      ),
    ],
  },
  {
    id: 'cards',
    title: 'Every card',
    lead: 'Action cards are in the deck twice, mercenaries once.',
    paragraphs: [
      ...CARDS.filter(({ type }) => type === 'action').toSorted(byName),
      ...CARDS.filter(({ type }) => type === 'mercenary').toSorted(byName),
    ].map(cardLine),
  },
]
