import { type Chapter, para } from '@orrery/ui'
import { PROTOMOLECULE } from '../modules/beta/rules.ts'
import { POWER_PLAY } from '../modules/epsilon/rules.ts'
import { ALPHA_TECHS, cardsOfModule } from './lists.ts'
import { counted, scene } from './scenes.tsx'

/* Doors & Corners: five modules, each on or off by itself. */

const part = 'Doors & Corners'

const OUTBREAK = {
  players: 4,
  modules: ['beta'],
  scorings: 1,
  standee: 'londres-nova',
  bases: { 'londres-nova': { OPA: 3, MCR: 2, UN: 1, PG: 1 } },
}

export const MODULE_CHAPTERS: readonly Chapter[] = [
  {
    id: 'modules',
    title: 'The five modules',
    part,
    lead: 'Choose any of them when you set up a table. What a module does not name stays as it is.',
    paragraphs: [
      para('**For whom.** Resource Tokens need three or four players; the others work with two to four.', [
        'DC-X.1',
        'DC-M.6',
      ]),
      para(
        '**Cards.** Every module except Variable Setup shuffles four cards of its own into the pool. The deck keeps its size; more cards stay in the box.',
        ['DC-X.2', 'DC-X.3', 'DC-X.4', 'DC-X.5'],
      ),
      para(
        '**Together.** First the pieces, then the Rocinante and leaders, the deck, the placements of Variable Setup, the tokens, and the Protomolecule last.',
        ['DC-X.7', 'DC-M.3', 'DC-M.4'],
      ),
    ],
  },
  {
    id: 'expanded-technologies',
    title: 'Expanded Technologies',
    part,
    lead: 'Every power has three techs per level. You draw two and keep one.',
    paragraphs: [
      para(
        '**Drawing.** After the first, second and third Scoring you draw two of your three techs of that level and keep one, in secret. When all have chosen, the techs are shown together.',
        ['DC-A.2', 'DC-A.1', 'DC-A.3'],
      ),
      para('**The other two** are out of play, unless an Event names them.', ['DC-A.4']),
      para('**They work as written** here, also those that have the name of a base tech.', ['DC-A.5', 'DC-M.1']),
      para('**Diplomats or Embassies.** The UN can never have both.', ['DC-A.6', 'DC-A.7', 'DC-C.10']),
      para(
        '**Embassies** replace the Diplomats: they count 1, no other player can touch them, and a Base never holds two.',
        ['SX-1'],
      ),
      para(
        '**Security Council** lets the UN make two plays in a Scoring, but never two with the crew of the Rocinante.',
        ['SX-2'],
      ),
      para(
        '**More points from a card.** Emergency Session adds its point last, after all else. General Mobilisation makes a card of 2 a card of 4, and nothing raises it further.',
        ['SX-3'],
      ),
      para(
        '**Hidden Agenda** plays a kept Event after your points and before the offer. Not one you kept in this turn.',
        ['SX-4'],
      ),
      para('**Crash Program** uses one of your techs that costs points, without paying them.', ['SX-5']),
      ...ALPHA_TECHS,
      ...cardsOfModule('Expanded Technologies'),
    ],
  },
  {
    id: 'protomolecule',
    title: 'The Protomolecule',
    part,
    lead: 'One Base pays more than any other, to one player only, and may be destroyed.',
    paragraphs: [
      para(
        '**At the start** the second to last player gets the Protomolecule card and puts the Protomolecule on any Base.',
        ['DC-B.2', 'DC-B.1'],
      ),
      para(
        `**Its Base** pays only the player who is first alone, in the Bonus Sector or not: ${PROTOMOLECULE.byScoring.join(', ')} CP in the five Scorings, ${PROTOMOLECULE.final} at the end. A tie pays nobody. The critical resource counts as usual.`,
        ['DC-B.3', 'DC-B.4', 'DC-B.5', 'DC-B.6'],
        {
          caption:
            'Londres Nova in the first Scoring. The OPA gets 3, nobody else anything. Mars is second alone, so there is no accident: Mars takes the card and moves the Protomolecule.',
          Picture: counted(OUTBREAK, 'londres-nova', 'belt'),
        },
      ),
      para(
        '**Second place moves it.** After the Scoring the player who is second alone there takes the card and moves the Protomolecule to a Base in another Band.',
        ['DC-B.9', 'DC-B.7', 'DC-B.12'],
      ),
      para(
        '**Accident.** It happens if two or more tie for first, or for second, even with no cubes at all; or if nobody but the holder of the card has a cube there. The Base is destroyed, its cubes go home, and the holder moves the Protomolecule to another Band. Points already paid stay.',
        ['DC-B.8', 'DC-B.10', 'DC-B.11', 'DC-B.14', 'DC-B.15'],
      ),
      para('**Hegemony** breaks these ties too where it is in force. At the end there is no accident.', [
        'DC-B.13',
        'DC-B.16',
        'DC-B.17',
      ]),
      para(
        '**Other moves** of the Protomolecule come only from cards, and never to a Base that is out of play. Outside Scorings it changes nothing.',
        ['DC-B.18'],
      ),
      para(
        '**Suppressed.** The Suppression token lies on the Protomolecule and goes where it goes. In the next Scoring its Base is scored like any other, and nothing happens to it. Then the token is gone.',
        ['SU-1', 'SU-2', 'SU-3', 'SU-4', 'SU-5'],
      ),
      ...cardsOfModule('The Protomolecule'),
    ],
  },
  {
    id: 'variable-setup',
    title: 'Variable Setup',
    part,
    lead: 'You choose where your pieces begin.',
    paragraphs: [
      para(
        '**At home** you have two fleets, Mars its Battleships. The track is dealt before you place, so you see it.',
        ['DC-G.1', 'DC-G.2'],
      ),
      para(
        '**Placing.** Everybody has three cubes and three normal fleets. From the first player clockwise you place one piece at a time, of either kind, six times.',
        ['DC-G.3', 'DC-G.7', 'DC-G.8'],
      ),
      para(
        '**Spread out.** No fleet where you already have a fleet, and no cube on a Base where you already have a cube. Pieces of others do not matter.',
        ['DC-G.4', 'DC-G.5'],
      ),
      para('**Anywhere.** Cubes need no fleet here: any Base in play, any Orbital.', ['DC-G.6']),
    ],
  },
  {
    id: 'resource-tokens',
    title: 'Resource Tokens',
    part,
    lead: 'Critical resources give tokens instead of points, and tokens do many things.',
    paragraphs: [
      para(
        '**Gaining.** You begin with 1 token. Wherever a critical resource would give you 1 CP, you get 1 token instead. You can hold 4; more are lost.',
        ['DC-D.1', 'DC-D.2', 'DC-D.3', 'DC-D.12'],
      ),
      para(
        '**For action points.** Each token adds 1 AP to the card you took this turn, up to 4. A card of 4 gets no more.',
        ['DC-D.4'],
      ),
      para(
        '**Until you are done.** You may do this as long as you have not finished your actions, but not for points from an Event.',
        ['DC-D.5'],
      ),
      para(
        '**For CP.** Whenever you pay or lose CP, any part of it may be tokens instead, one for one. You are never forced to.',
        ['DC-D.6', 'DC-D.7', 'DC-D.8'],
      ),
      para('**For Initiative.** In your own turn, 1 token puts you on top of the Initiative Track.', ['DC-D.9']),
      para(
        '**When.** Before you choose what to do, between two actions, just before the Rocinante changes hands in a Scoring, and at the end of your turn. Not in the middle of an effect.',
        ['DC-D.10'],
      ),
      para(
        '**At the end** the most tokens give 5 CP, second 3, third 1; ties as on a Base. Without a token you get nothing.',
        ['DC-D.11'],
      ),
      ...cardsOfModule('Resource Tokens'),
    ],
  },
  {
    id: 'leaders',
    title: 'Leaders',
    part,
    lead: 'A fleet that brings influence along, and three times in the game a turn that pays at once.',
    paragraphs: [
      para('**A leader is a fleet** of strength 1. It moves, is built and is removed like one.', ['DC-E.3', 'DC-E.1'], {
        caption: 'Leaders stand among their fleets. This UN leader and fleet outweigh the OPA at Vesta.',
        Picture: scene(
          {
            players: 4,
            modules: ['epsilon'],
            fleets: { vesta: { UN: 1, 'UN-leader': 1, OPA: 1 } },
            bases: { vesta: { UN: 1, OPA: 1 } },
          },
          ['vesta'],
        ),
      }),
      para(
        '**Last to go.** While other fleets of its owner are in the Orbital, the leader cannot be removed. That binds its owner too. The Rocinante does not protect it.',
        ['DC-E.4', 'DC-E.5', 'DC-E.6'],
      ),
      para(
        '**Leader action,** 1 AP, once per turn: move a group with your leader one step, then place 1 influence on a Base there.',
        ['DC-E.7', 'DC-E.8', 'DC-E.9', 'un-lead', 'mcr-lead', 'opa-lead', 'pg-lead'],
      ),
      para(
        `**Power Play** is a third kind of turn. Your leader must be on the map, and you must still have the token of its Sector. Spend it and one of your Point tokens, ${POWER_PLAY.points.join(', ')}: you gain that number of CP for each Base you control in that Sector.`,
        ['DC-E.10', 'DC-E.2', 'DC-E.11', 'DC-E.12', 'DC-E.15', 'DC-E.16'],
      ),
      para('**Once per Sector.** Both tokens are gone for good, so you have three Power Plays in a game.', ['DC-E.13']),
      para('**It is your whole turn.** You take no card, and nothing is filled up.', ['DC-E.14']),
      ...cardsOfModule('Leaders'),
    ],
  },
]
