import { type Chapter, para } from '@orrery/ui'
import { BOARD_ROWS } from '../src/data/setup.ts'
import { board, missions } from './scenes.tsx'

/* What lies on the table, and how a game begins. */

const SIZES = BOARD_ROWS.map(({ cells }) => cells)

const START = {
  pieces: { A: { warlord: '-2,1' }, B: { warlord: '2,-1' } },
}

export const START_CHAPTERS: readonly Chapter[] = [
  {
    id: 'the-table',
    title: 'What is on the table',
    lead: 'Warlords fight on a board of hexes. You win by building a pattern of nine units, or by defeating every other warlord.',
    paragraphs: [
      para(
        '**Your pieces.** You have one warlord with 6 life, and twelve units: all normal, or nine normal and three minor ones. Units wait in your Reserve until you place them.',
        ['HX-2.1', 'HX-9.1'],
      ),
      para(
        '**A unit** is a normal unit, a minor unit or a mercenary. Your warlord is not a unit. A hex holds at most one piece.',
        ['HX-1.5', 'HX-1.6'],
      ),
      para(
        '**Hexilum** is the money of the game. It buys cards and raises your income. Some hexes of the board carry a hexilum crystal.',
        ['HX-4.3'],
      ),
      para(
        '**The market** offers five cards: mercenaries, which become units of yours, and action cards, which you play once.',
        ['HX-2.2', 'HX-2.3', 'HX-2.7'],
      ),
      para(
        '**Missions** show a pattern of nine hexes. One mission is common to all; whoever builds it first wins.',
        ['HX-2.4'],
        { caption: 'Three of the twelve missions.', Picture: missions(['P07', 'P01', 'P10']) },
      ),
      para(
        '**Friend and enemy.** An enemy is a player still in the game who is not you and not your partner. Units of a defeated player are neutral: they belong to nobody.',
        ['HX-1.7', 'HX-1.8', 'HX-1.11'],
      ),
      para(
        '**Who decides.** Whoever plays a card, uses an ability or owns the unit makes its choices, also in the turn of somebody else.',
        ['HX-1.12'],
      ),
      para(
        '**House values.** Much of the printed game is not public: most cards, patterns and prices here are ours. They are marked "house"; your box may differ.',
      ),
    ],
  },
  {
    id: 'modes',
    title: 'Modes and boards',
    lead: 'Three ways to play, from simple to rich. Choose one when you set up a table.',
    paragraphs: [
      para('**Seaman:** twelve normal units and one common mission. Begin here.', ['HX-3.1']),
      para('**Captain:** nine normal units, three units of a minor faction, one common mission.', ['HX-3.2']),
      para('**Admiral:** as Captain, and everybody also has a secret mission of their own.', ['HX-3.3']),
      para(
        `**Board.** Two players use ${SIZES[0]} hexes, three players and teams ${SIZES[1]}, four players ${SIZES[2]}. The outer ring of the larger boards is shaded, but it is in play like any hex.`,
        ['HX-4.1', 'HX-4.2', 'HX-4.5'],
        {
          caption:
            'The board for two, with a warlord of each side. The line of marks around a warlord counts its life. Six hexes carry hexilum.',
          Picture: board(START, 3),
        },
      ),
      para('**Players.** Two, three or four play for themselves, or four in [two teams](teams).', ['HX-3.4']),
    ],
  },
  {
    id: 'set-up',
    title: 'Set-up',
    lead: 'You choose your side, and where your warlord stands.',
    paragraphs: [
      para(
        '**Factions.** The first player is drawn by lot. From there clockwise everybody chooses a faction that nobody has taken.',
        ['HX-5.2', 'HX-5.1'],
      ),
      para('**Everybody begins** with income 1, no hexilum, and all units in the Reserve.', ['HX-5.3']),
      para(
        '**Minor factions** (Captain and Admiral): one more than there are players are shown. In reverse order everybody takes one and gets three units of it.',
        ['HX-5.4'],
      ),
      para('**Market.** Five cards are turned up. The common mission is turned up as well.', ['HX-5.5', 'HX-5.6']),
      para(
        '**Secret missions** (Admiral): one more than there are players are shown. In reverse order everybody picks one and keeps it secret. The one left is the common mission.',
        ['HX-5.7'],
      ),
      para(
        '**Warlords.** From the first player clockwise everybody puts their warlord on an empty hex. On a hexilum hex you gain 1.',
        ['HX-5.8', 'HX-5.9'],
      ),
    ],
  },
]
