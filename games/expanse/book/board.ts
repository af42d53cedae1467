import { type Chapter, para } from '@orrery/ui'
import { startOf } from './scenes.tsx'

/* What lies on the table, where everything stands, and how a game begins. */

export const BOARD_CHAPTERS: readonly Chapter[] = [
  {
    id: 'the-table',
    title: 'What is on the table',
    lead: 'Two to four powers fight for sixteen Bases of the solar system. Whoever has the most control points at the end wins.',
    paragraphs: [
      para(
        '**The powers.** UN is the United Nations of Earth, MCR is Mars, OPA the Outer Planets Alliance, PG the ProtoGen corporation. With three players ProtoGen is left out, with two the OPA as well.',
        ['EX-3.1', 'EX-3.2'],
      ),
      para(
        '**Influence cubes** stand on Bases. You have 18 of them; the UN has 15 and three [Diplomats](techs) that a tech brings in. Wherever influence is compared, each cube counts 1.',
        ['EX-1.6'],
      ),
      para(
        '**Fleets** stand in Orbitals, the rings around planets and stations. The UN and ProtoGen have five. Mars has three and two strong [Battleships](fleets). The OPA has five, and two [Scrap Ships](fleets) that a tech brings in.',
        ['EX-1.7', 'EX-2.1'],
      ),
      para(
        '**Action cards** drive the game. Each has a number of action points from 2 to 4, an Event, and the signs of the powers that may use that Event. Six **Score cards** are shuffled among them.',
        ['EX-1.2', 'EX-1.3', 'EX-1.4'],
      ),
      para(
        '**Control points**, CP for short, are money and victory points at once. You begin with 10. Cards, kept Events and some techs cost CP; Scorings bring them.',
        ['EX-3.8'],
      ),
      para(
        '**House values.** A few numbers and texts of the printed game are not public. Ours are marked "house" on the cards; your box may differ.',
      ),
    ],
  },
  {
    id: 'the-board',
    title: 'The board',
    lead: 'Nine Orbitals hold fleets, sixteen Bases hold influence. Every Base belongs to exactly one Orbital.',
    paragraphs: [
      para(
        '**Attached.** A Base and its Orbital are attached to each other. Earth has Eurasia, Africa and Luna; Mars has Mariner Valley and Londres Nova. Ceres, Tycho, Eros, Thoth and Vesta have one Base of their own name. Jupiter has Europa, Ganymede and Io; Saturn has Rhea, Titan and The Rings.',
        ['EX-2.5', 'EX-2.6', 'EX-2.7', 'EX-2.8'],
        {
          caption:
            'Earth and its three Bases at the start of a game with four players. The two UN fleets stand in the Orbital, the cubes on the Bases.',
          Picture: startOf('earth'),
        },
      ),
      para(
        '**Bands** say how far fleets go. There are four in a line: Inner Planets, Belt, Jupiter, Saturn. A Band is adjacent to the next one in the line.',
        ['EX-2.2'],
      ),
      para(
        '**Sectors** say what is scored together. There are three: the Inner Planets, the Belt, and the Outer Planets, which are Jupiter and Saturn together.',
        ['EX-2.3'],
      ),
      para(
        '**Resources.** Each Base shows Food, Water, Minerals or Tech; there are four of each. Cards speak of "Food Bases", and two resources are [critical](scoring-a-base) to each power.',
        ['EX-2.4', 'EX-12.10'],
      ),
      para(
        '**Home.** New fleets appear in your home Orbital: Earth for the UN, Mars for the MCR, Tycho for the OPA, Thoth for ProtoGen.',
        ['EX-2.13'],
      ),
      para(
        '**Whose piece.** "Friendly" is your own piece, and the Rocinante while you control it. "Opposing" is what another player owns or controls. "Any" Base means any Base in play.',
        ['EX-2.9', 'EX-2.10'],
      ),
      para(
        '**Control of a Base.** You control a Base if you would be first there alone, counted as in [a Scoring](scoring-a-base). A tie for first means that nobody controls it. Outside a Scoring no Sector counts as the Bonus Sector.',
        ['EX-2.11', 'EX-2.12'],
      ),
      para(
        '**Out of play.** A Base that is out of play or destroyed can never be chosen: it holds no cubes and scores nothing. Its Orbital stays in play.',
        ['EX-2.14'],
      ),
    ],
  },
  {
    id: 'set-up',
    title: 'Set-up',
    lead: 'The table sets the game up for you. This is what it does.',
    paragraphs: [
      para(
        '**Pieces.** Every power has two fleets at home, three elsewhere, and three influence cubes. The MCR’s two home fleets are its Battleships.',
        ['EX-3.3'],
        {
          caption: 'Mars at the start: two Battleships, which count 2 each, against one ProtoGen fleet.',
          Picture: startOf('mars'),
        },
      ),
      para(
        '**Order.** The first player is drawn by lot, and play goes clockwise for the whole game. Seats are a choice of the table, otherwise random.',
        ['EX-3.4', 'EX-3.17'],
      ),
      para(
        '**Initiative.** With three or four players the Initiative Track begins in reverse order: the last player is on top, the first at the bottom. It decides who is [offered an Event](action-points) first.',
        ['EX-3.5'],
      ),
      para('**The Rocinante** begins with the last player, in that player’s home Orbital.', ['EX-3.7']),
      para(
        '**The deck.** With four players five Action cards lie on top of three piles; each pile is 13 Action cards and 2 Score cards, shuffled. With three players a pile has 10 Action cards. With two players there are only the three piles of 10 and 2.',
        ['EX-3.9', 'EX-3.10', 'EX-3.11', 'EX-3.12'],
      ),
      para(
        '**The Action Track.** The first five cards are dealt face up to slots 1 to 5. With three or four players none of them is a Score card.',
        ['EX-3.14', 'EX-3.15'],
      ),
      para('**Bonus markers.** Two markers for each Sector lie ready. Nobody has a tech yet.', ['EX-3.16', 'EX-1.9']),
    ],
  },
]
