import { type Chapter, para } from '@orrery/ui'
import { counted } from './scenes.tsx'

/* Scorings, the Rocinante, and the end. */

const CERES = {
  players: 4,
  scorings: 3,
  bases: { ceres: { UN: 2, OPA: 3, MCR: 1, PG: 1 } },
  fleets: { ceres: { UN: 2, OPA: 1 } },
}
const LUNA = { players: 4, scorings: 1, bases: { luna: { UN: 1, PG: 2 } }, fleets: { earth: { UN: 1 } } }
const EUROPA = {
  players: 4,
  scorings: 4,
  bases: { europa: { OPA: 4, MCR: 2, UN: 2 } },
  fleets: { jupiter: { battleship: 1, MCR: 1, OPA: 1 } },
}
const HEGEMONY = {
  players: 4,
  scorings: 4,
  techs: { UN: ['un-1', 'un-2', 'un-3'] },
  bases: { titan: { UN: 2, MCR: 2, OPA: 1 } },
}
const TRIPLE = { players: 4, scorings: 5, bases: { eros: { UN: 3, MCR: 3, OPA: 3, PG: 1 } } }
const DUEL = { players: 2, scorings: 2, bases: { tycho: { UN: 2, MCR: 1 } }, fleets: { tycho: { MCR: 1 } } }

export const SCORING_CHAPTERS: readonly Chapter[] = [
  {
    id: 'a-scoring',
    title: 'A Scoring',
    lead: 'Whoever takes a Score card starts a Scoring. All Bases pay; one Sector, chosen in secret, pays more.',
    paragraphs: [
      para(
        '**In six steps:** choose the Bonus Sector in secret; everybody may make one play; score the Bases; gain techs; build a fleet; hand over the Rocinante. Then the Score card is discarded and the track is filled.',
        ['EX-11.1', 'EX-11.15'],
      ),
      para(
        '**1. The Bonus Sector.** The player who took the card chooses a Sector in secret. Every Sector has two markers, so it can be chosen twice in a game.',
        ['EX-11.2', 'EX-11.3', 'EX-11.9'],
      ),
      para(
        '**2. One play each.** From the left of that player, clockwise, everybody may play one kept Event. Whoever has [the Rocinante](rocinante) may use one of its abilities instead. Never both, and a pass is final. The player who took the card comes last.',
        ['EX-11.6', 'EX-11.5', 'EX-11.7'],
      ),
      para(
        '**3. Scoring.** The Bonus Sector is shown, and [every Base](scoring-a-base) is scored on the same position.',
        ['EX-11.8', 'EX-12.12'],
      ),
      para(
        '**What the places pay.** In the Bonus Sector the first Scoring pays 2 / 1 / 0 for first, second and third, the second and third Scoring 3 / 1 / 0, the fourth and fifth 4 / 2 / 1. Everywhere else the first place pays 1 and the others nothing.',
        ['EX-11.4'],
      ),
      para(
        '**4. Techs.** After the first Scoring everybody gains their tech of level I, after the second level II, after the third level III. They do not change the Scoring that was just done.',
        ['EX-11.10', 'EX-11.11'],
      ),
      para(
        '**5. A free fleet.** Everybody may put one fleet into their home Orbital, in the same order. No Scrap Ships.',
        ['EX-11.12'],
      ),
      para(
        '**6. The Rocinante** goes to the player with the fewest CP. If several have the fewest, it goes to the one lowest on the Initiative Track; in a game of two it then stays where it is.',
        ['EX-11.13', 'EX-11.14'],
      ),
    ],
  },
  {
    id: 'scoring-a-base',
    title: 'Scoring a Base',
    lead: 'Add up everybody who has a cube on the Base, rank them, and pay by rank.',
    paragraphs: [
      para(
        '**Orbital Control.** Whoever has the most fleet strength in an Orbital controls it. Equal strength gives it to nobody.',
        ['EX-12.1'],
      ),
      para(
        '**Count.** Each cube counts 1, a Diplomat 2. Whoever controls the Orbital adds 1 on each of its Bases where they have a cube. Without a cube you are not counted at all.',
        ['EX-12.3', 'EX-12.2'],
      ),
      para(
        '**Pay.** The highest total is first, the next second, and so on. In the Bonus Sector the first three places may pay, elsewhere only the first.',
        ['EX-12.4'],
        {
          caption:
            'Europa in the fourth Scoring, the Outer Planets are the Bonus Sector: 4 / 2 / 1. Mars controls the Orbital, 3 strength to 1. Water is critical to the OPA, so it gains 1 more.',
          Picture: counted(EUROPA, 'europa', 'outer'),
        },
      ),
      para(
        '**Ties.** Equal totals share a place: each of the tied gets what the next place pays. The places they take up are gone.',
        ['EX-12.5', 'EX-12.6'],
        {
          caption:
            'Ceres in the third Scoring, the Belt is the Bonus Sector: 3 / 1 / 0. UN and OPA share first, so both get what second pays.',
          Picture: counted(CERES, 'ceres', 'belt'),
        },
      ),
      para('**Three share first.** They get what second pays, and the next player is fourth.', [], {
        caption: 'Eros in the fifth Scoring, the Belt is the Bonus Sector: 4 / 2 / 1.',
        Picture: counted(TRIPLE, 'eros', 'belt'),
      }),
      para('Outside the Bonus Sector a tie for first therefore pays nothing.', ['EX-12.7'], {
        caption:
          'Luna, and the Belt is the Bonus Sector. UN 1 and 1 for control makes 2, ProtoGen 2: a tie, nobody scores.',
        Picture: counted(LUNA, 'luna', 'belt'),
      }),
      para(
        '**Critical resources** (three or four players). If you are first alone on a Base with one of your two critical resources, you gain 1 CP more there, in the Bonus Sector or not. The seats show whose resources are which.',
        ['EX-12.9', 'EX-12.11'],
      ),
      para(
        '**Hegemony,** a tech of the UN, wins ties in the Bonus Sector, and everywhere at the end. The UN needs a cube there.',
        ['EX-12.8'],
        {
          caption:
            'Titan in the fourth Scoring, in the Bonus Sector. UN and MCR both have 2, but the UN has Hegemony: it is first alone.',
          Picture: counted(HEGEMONY, 'titan', 'outer'),
        },
      ),
    ],
  },
  {
    id: 'rocinante',
    title: 'The Rocinante',
    lead: 'A ship for whoever is behind. It is a fleet of yours that nobody can remove, with a crew that helps in Scorings.',
    paragraphs: [
      para(
        '**Yours for a while.** One player always controls it: the last player at first, then whoever has the fewest CP after each Scoring. When it changes hands, it stays where it is.',
        ['EX-14.1', 'EX-14.3'],
      ),
      para(
        '**A fleet in every way,** with strength 1: it moves with your groups and allows influence. But nothing removes it, not even you.',
        ['EX-14.2'],
      ),
      para(
        '**The crew.** In each Scoring, when your play comes, you may use one ability instead of a kept Event. You may use the same one again in a later Scoring.',
        ['EX-14.4'],
      ),
      para('**James Holden:** place 1 influence on any Base; no fleet is needed.', ['EX-14.5', 'holden']),
      para(
        '**Naomi Nagata:** move the Rocinante to another Orbital in the same or an adjacent Band, then remove 1 opposing fleet there. You may go where there is none.',
        ['EX-14.6', 'nagata'],
      ),
      para('**Alex Kamal:** move the Rocinante to any Orbital.', ['EX-14.7', 'kamal']),
      para(
        '**Amos Burton:** remove opposing fleets in the Rocinante’s Orbital, one for each fleet of yours there, the Rocinante included.',
        ['EX-14.8', 'EX-14.9', 'burton'],
      ),
    ],
  },
  {
    id: 'the-end',
    title: 'The end of the game',
    lead: 'When the sixth Score card is drawn, everything is scored once more, and the most control points win.',
    paragraphs: [
      para(
        '**When it comes.** The turn in which the sixth Score card is drawn is finished first. Nobody takes that card. Score cards still on the track are not scored, so there may be fewer than five Scorings before.',
        ['EX-15.1', 'EX-15.2', 'EX-15.3', 'EX-15.4'],
      ),
      para(
        '**Last plays.** From the left of the Rocinante’s controller, clockwise, everybody may play one kept Event; the controller comes last and may use the crew instead.',
        ['EX-15.6'],
      ),
      para('**Final Scoring.** There is no Bonus Sector: every Base pays 5 / 3 / 1. Critical resources count.', [
        'EX-15.7',
        'EX-15.8',
      ]),
      para('**Nothing else.** No techs, no fleets, no Rocinante. Kept Events are worth nothing.', [
        'EX-15.9',
        'EX-15.10',
      ]),
      para(
        '**The winner** has the most CP. A tie goes to the one highest on the Initiative Track; in a game of two, to whoever had the Rocinante.',
        ['EX-15.11', 'EX-15.12'],
      ),
    ],
  },
  {
    id: 'control-points',
    title: 'Control points',
    lead: 'Everybody sees everybody’s points.',
    paragraphs: [
      para('**Paying.** You pay in full or not at all, and never go below 0. What you cannot pay for, you cannot do.', [
        'EX-16.2',
        'EX-16.4',
        'EX-13.4',
      ]),
      para('**Losing** stops at 0. Nothing is owed.', ['EX-16.3']),
      para('**Gaining** has no limit. If several gain at the same time, nobody comes first.', ['EX-16.1', 'EX-16.5']),
    ],
  },
  {
    id: 'secrets',
    title: 'What is secret',
    lead: 'Very little: the deck, and a Sector until it is shown.',
    paragraphs: [
      para(
        '**Open** are the track and its prices, discards, kept Events, techs, all pieces and supplies, points, Initiative, used markers, and the size of the deck.',
        ['EX-17.1'],
      ),
      para('**Hidden** are the order of the deck and the cards that went back to the box.', ['EX-17.2', 'EX-17.7']),
      para(
        '**The Bonus Sector** is known only to the player who chose it until the Bases are scored. Some cards let you look; only you learn it.',
        ['EX-17.3', 'EX-17.4'],
      ),
      para('**A secret choice stands.** Once made, it cannot be changed.', ['EX-17.6', 'EX-17.5']),
    ],
  },
  {
    id: 'two-players',
    title: 'With two players',
    lead: 'UN against MCR, on twelve Bases.',
    paragraphs: [
      para('**The board.** Luna, Vesta, Io and The Rings are out of play. All nine Orbitals stay.', [
        'EX-18.1',
        'EX-3.6',
      ]),
      para(
        '**The deck** is 30 Action cards in three piles with two Score cards each. Score cards may lie on the first track.',
        ['EX-18.2'],
      ),
      para('**No Initiative.** An Event is offered to the other player if their sign is on it.', [
        'EX-18.3',
        'EX-18.5',
      ]),
      para(
        '**Scoring.** Critical resources do not count. Alone in first place you get the first value, the other player with a cube the second; a tie gives both the second.',
        ['EX-18.4'],
        {
          caption:
            'Tycho in the second Scoring, the Belt is the Bonus Sector: 3 / 1 / 0. Mars has 1 and 1 for control, so both have 2: each gets 1.',
          Picture: counted(DUEL, 'tycho', 'belt'),
        },
      ),
    ],
  },
]
