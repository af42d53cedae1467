import { type Chapter, para } from '@orrery/ui'
import { CARDS } from '../src/data/cards.ts'
import { cardText } from '../words/texts.ts'
import { scene } from './scenes.tsx'

/* Pieces, and how Events are read. */

export const PIECE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'fleets',
    title: 'Fleets and cubes',
    lead: 'A fleet is worth its strength when an Orbital is contested, and one piece whenever pieces are counted.',
    paragraphs: [
      para(
        '**Strength.** A normal fleet counts 1, a Battleship 2, a damaged Battleship 1, a Scrap Ship one half, the Rocinante and a leader 1. Wherever fleets are counted, each token is one fleet.',
        ['EX-9.1', 'EX-9.2'],
        {
          caption:
            'Mars has one Battleship, strength 2. The two OPA Scrap Ships count 1 together, so Mars controls the Orbital.',
          Picture: scene(
            { players: 4, fleets: { ceres: { battleship: 1, scrap: 2 } }, bases: { ceres: { MCR: 1, OPA: 1 } } },
            ['ceres'],
          ),
        },
      ),
      para('**Removed pieces** go back to their owner, off the map. They can come back.', ['EX-9.3']),
      para(
        '**Battleships take two hits.** The first removal only damages one, the second takes it away. An effect that removes two fleets may hit the same Battleship twice. This holds for your own removals too.',
        ['EX-9.4', 'EX-9.5', 'EX-9.6'],
      ),
      para(
        '**Repair.** For 1 AP the MCR repairs one damaged Battleship, wherever it is, but not in the turn in which it was damaged. The free fleet of a Scoring cannot repair.',
        ['EX-9.7', 'EX-9.8'],
      ),
      para(
        '**Scrap Ships** enter only by a tech or card that names them. On the map they move, allow influence and can be removed like any fleet.',
        ['EX-9.9'],
      ),
      para(
        '**Diplomats** count as 2 influence, but as one cube when cubes are removed or moved. They wait beside the supply until a tech brings them in.',
        ['EX-9.10', 'EX-9.11'],
      ),
      para(
        '**The price of a Diplomat.** With three or four players each one that enters costs the UN 3 CP. Without 3 CP it sends none. With two players it is free.',
        ['EX-9.12'],
      ),
    ],
  },
  {
    id: 'reading-events',
    title: 'How Events are read',
    lead: 'Do what the card says, in its order, as far as you can. Only "may" and "up to" leave you a choice.',
    paragraphs: [
      para(
        '**Must and may.** Everything is compulsory except what says "may" or "up to". There you may also choose nothing.',
        ['EX-10.1'],
      ),
      para(
        '**As far as possible.** What is possible only in part is done in part. What is impossible is skipped, and the rest goes on.',
        ['EX-10.2'],
      ),
      para('**You choose the targets,** but not one where nothing would happen while another would work.', [
        'EX-10.3',
        'V-7',
      ]),
      para(
        '**Your own pieces.** "Move" and "place" mean your own pieces unless the card says otherwise. If your supply is empty, you [move a cube](actions) instead.',
        ['EX-10.5', 'EX-10.4'],
      ),
      para(
        '**Removing influence** can hit any player’s cubes, also your own, unless the card says "opposing". If only your own fit, they must go.',
        ['EX-10.6'],
      ),
      para('**"One per Base"** counts the cubes of all players together.', ['EX-10.7']),
      para('**No fleet needed.** Events place influence without a fleet, unless they ask for one.', ['EX-10.8']),
      para(
        '**Whose cube goes.** You choose the Base and the owner. If the UN is hit and has both kinds of cube there, the UN decides which one.',
        ['EX-10.9', 'V-6'],
      ),
      para(
        '**Which fleet goes.** You choose the owner, the Orbital and the piece. The Rocinante can never be removed, and a leader only when no other fleet of its owner is there.',
        ['EX-10.10'],
      ),
      para('**One after another.** Several removals or placements are chosen and carried out one by one.', [
        'EX-10.11',
      ]),
      para(
        '**When everybody chooses,** it goes clockwise from the left of whoever performs the Event, who comes last.',
        ['EX-10.12'],
      ),
      para('**Points from an Event** are spent at once. No further Event is offered for them.', ['EX-10.13']),
      para('**CP per controlled Base** are counted at that moment.', ['EX-10.14']),
      para('**An Event of another card** is performed at once: it cannot be kept, and nobody’s Initiative changes.', [
        'EX-10.15',
        'EX-10.16',
      ]),
      para('**Looking at the deck** is not drawing. A Score card that is only seen does not count.', ['EX-10.17']),
    ],
  },
]

const special = (id: string): string => cardText(CARDS.find((row) => row.id === id) ?? never(id))

function never(id: string): never {
  throw new Error(`There is no card ${id}.`)
}

/** Cards that need more words than their own. */
export const SPECIAL_CARDS: Chapter = {
  id: 'special-cards',
  title: 'Cards with rules of their own',
  lead: 'Five cards do what no other does.',
  paragraphs: [
    para(
      `**Kept first.** Miller, Cotyar Ghazi and Mao-Kwikowski Mercantile work only as kept Events: you can keep them, which costs nothing, or decline, but not perform them at once.`,
      ['V-1', 'DC-C.12'],
    ),
    para(
      `**Miller.** ${special('A02')} It is played as your whole turn, never during a Scoring. You take a card with your sign from the track and pay for it; never a Score card. You use its points, then perform its Event; it is not offered to others.`,
      ['S-1', 'DC-C.8', 'DC-C.9'],
    ),
    para(`**Cotyar Ghazi.** ${special('A03')} It is your one play in that Scoring. Only you see the Bonus Sector.`, [
      'S-2',
    ]),
    para(
      `**Mao-Kwikowski Mercantile.** ${special('A04')} You add it to a card of fewer than 4 AP before you spend the first point, in your own turn, not in the turn you kept it.`,
      ['S-3', 'DC-C.7'],
    ),
    para(
      `**The Hybrid.** You choose the Base before the card is turned up. The card stays on top of the deck, so everybody knows what comes next. With an empty deck The Hybrid cannot be played.`,
      ['S-4', 'DC-C.4', 'DC-C.5'],
    ),
    para(
      '**Kenzo Gabriel** performs the Event of an Action card on the track, with or without your sign. That card stays where it is and costs nothing. Cards that work only when kept cannot be chosen.',
      ['S-5'],
    ),
  ],
}
