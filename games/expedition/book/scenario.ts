import { inWords } from '@orrery/kernel'
import { type Chapter, para } from '@orrery/ui'
import {
  ACTION_CARD_ROWS,
  CUSTODIANS_COST,
  HAND_LIMIT,
  INFANTRY_HITS_ON,
  OBJECTIVE_ROWS,
  PDS_HITS_ON,
  SECRET_LIMIT,
  SECRET_ROWS,
  START,
  STRATEGY_ROWS,
  TECHNOLOGY_ROWS,
  TREASURY,
} from '../src/data/scenario.ts'
import { STRATEGY_TEXTS } from '../words/strategy-texts.ts'
import { map } from './scenes.tsx'

/* The scenario: the round, the map, fights, trade, points. */

const HOME = {
  planets: {
    jord: { owner: 'sol', infantry: 4, exhausted: true },
    ang: { owner: 'sol', infantry: 1, exhausted: true },
  },
}

const needs = (colours: readonly string[]): string => (colours.length === 0 ? '' : ` (needs ${inWords([...colours])})`)

export const SCENARIO_CHAPTERS: readonly Chapter[] = [
  {
    id: 'set-up',
    title: 'Set-up and map',
    lead: 'Three to six players, each with a faction of their own, on a map that gives everybody the same.',
    paragraphs: [
      para(
        '**Factions.** Twelve can be chosen, none twice: Sol, Hacan, Jol-Nar, Xxcha, L1Z1X, Nekro, Cabal, Muaat, Ral Nel, Letnev, Yssaril and Keleres.',
        ['TE-14.1'],
      ),
      para(
        `**You begin** with your home planets and the planet beside them, all exhausted; a space dock and ${START.infantryHome} infantry at home, 1 infantry beside it; ${START.tactic} tactic and ${START.strategy} strategy tokens; 1 action card; 1 secret objective out of 2; and 1 to 3 trade goods.`,
        ['TE-14.2'],
        {
          caption: 'A home system at the start, with its neighbour. Both are exhausted, so they cannot pay yet.',
          Picture: map(HOME, ['1', '61']),
        },
      ),
      para(
        '**Open at the start:** two public objectives, one to spend for and one to hold. Frontier tokens lie in systems without planets. Custodians guard Mecatol Rex in the middle.',
        ['TE-14.3', 'TE-14.7', 'TE-14.8'],
      ),
      para(
        '**Reach.** There are no ships: infantry travel by themselves, up to 2 steps over adjacent systems, 3 with Gravity Drive. Systems with the same wormhole are adjacent.',
        ['TE-14.5'],
      ),
      para(
        '**What stops them.** Nothing enters a supernova. Asteroid fields need Antimass Deflectors. A nebula can be entered but not crossed. You cannot cross a system where another player controls a planet.',
        ['TE-14.6'],
      ),
    ],
  },
  {
    id: 'the-round',
    title: 'The round',
    lead: 'Choose strategy cards, take turns until all have passed, then score.',
    paragraphs: [
      para(
        '**Strategy cards.** From the speaker clockwise everybody takes one; with three or four players a second. A card that nobody takes gains 1 trade good for whoever takes it later.',
        ['TE-15.1'],
      ),
      para(
        '**Turns.** The lowest card number goes first. A turn is one action; then you may [claim a slice](claiming).',
        ['TE-15.2'],
      ),
      para(
        '**Actions:** use a strategy card of yours; a [tactical action](tactical); play an action card; or pass. You may pass only when your strategy cards are used, and then you are out for the round.',
        ['TE-15.3'],
      ),
      para(
        '**Following.** After somebody has used a strategy card, the others may use its second part, most of them for one strategy token.',
        ['TE-15.4'],
      ),
      ...STRATEGY_ROWS.map(({ id, name }, i) =>
        para(`**${i + 1} ${name}.** ${STRATEGY_TEXTS[i]?.[0] ?? ''} Others: ${STRATEGY_TEXTS[i]?.[1] ?? ''}`, [id]),
      ),
      para(
        '**Status phase.** In turn order everybody scores at most one public and one secret objective. A new public objective is shown. Draw 1 action card, take your tokens off the map, gain 2 tokens, ready your cards, and return the strategy cards.',
        ['TE-15.17'],
      ),
      para(
        `**Limits.** ${HAND_LIMIT} action cards, ${SECRET_LIMIT} secrets, scored or not. What is too much is discarded at once.`,
        ['TE-15.16'],
      ),
    ],
  },
  {
    id: 'tactical',
    title: 'Tactical actions and fights',
    lead: 'Put a token into a system, bring infantry, land, fight, and produce.',
    paragraphs: [
      para(
        '**Where.** A system within reach of your infantry, or with a planet of yours, where you have no token yet and which is not locked.',
        ['TE-15.5'],
      ),
      para('**Moving.** Infantry come from any systems without a token of yours. They stand on planets only.'),
      para(
        `**Landing and fighting.** First each enemy PDS on the planet fires once and hits on ${PDS_HITS_ON} or more. Then both sides roll for all infantry; each ${INFANTRY_HITS_ON} or more destroys one, until one side is gone. If nobody is left, the defender keeps the planet.`,
        ['TE-15.6'],
      ),
      para(
        '**A planet you gain** comes exhausted, and the loser’s structures are destroyed. It stays yours without infantry until somebody else lands.',
        ['TE-15.7'],
      ),
      para('**Producing** at a dock: 2 infantry for 1 resource, at most the planet’s resources plus 2.', ['TE-15.8']),
      para('**Structures:** a PDS, two per planet and six in all, or a space dock, one per planet and three in all.', [
        'TE-15.9',
      ]),
      para(
        `**Mecatol Rex.** The first landing costs ${CUSTODIANS_COST} influence and gives 1 point. Whoever holds it may, at the end of a turn, exchange an unscored secret for a new one.`,
        ['TE-15.11'],
      ),
      para(
        '**Frontier tokens.** With Dark Energy Tap a tactical action explores one: two action cards, commodities or trade goods, or a secret.',
        ['TE-15.13'],
      ),
    ],
  },
  {
    id: 'technologies',
    title: 'Technologies',
    lead: 'Each needs others of certain colours first.',
    paragraphs: [
      para(
        '**Research.** Technologies you own count for their colours. A readied planet with a specialty may be exhausted to skip one of its colour.',
        ['TE-15.10'],
      ),
      ...TECHNOLOGY_ROWS.map(({ id, name, colour, needs: colours, effect }) =>
        para(`**${name}**${colour === undefined ? '' : `, ${colour}`}${needs(colours)}. ${effect}`, [id]),
      ),
    ],
  },
  {
    id: 'trading',
    title: 'Trade',
    lead: 'Commodities are worth nothing to you, and everything to others.',
    paragraphs: [
      para(
        '**Transactions.** In your turn, once with each other player: trade goods and commodities both ways. Commodities you receive become trade goods. An offer needs a yes, and lapses when you end your turn; you may make three to a player in a turn.',
        ['TE-15.12'],
      ),
    ],
  },
  {
    id: 'points',
    title: 'Points and the end',
    lead: 'The game ends a round after Thunder’s Edge is placed. Most points win.',
    paragraphs: [
      para(
        `**Points.** 1 for each public objective and each secret scored; 1 for your breakthrough; 1 for removing the custodians, and 1 each time you use Imperial while you hold Mecatol Rex; 1 for Styx and 2 for Thunder’s Edge held at the end; 1 for each ${TREASURY.per} trade goods left, at most ${TREASURY.most}.`,
        ['TE-16.2'],
      ),
      para(
        '**The last round** is the one after Thunder’s Edge was placed, but never before round 3. Without Thunder’s Edge it is round 5 with three or four players, round 4 with more. The bar above the table always shows it.',
        ['TE-16.1'],
      ),
      para(
        '**Ties:** more objectives scored; then the holder of Thunder’s Edge; then fewer slices; then the earlier in turn order.',
        ['TE-16.3', 'TE-16.4'],
      ),
      para(
        '**Secrets scored in play.** Some are scored at the moment they happen, one per combat. A landing without a fight is no combat won.',
        ['TE-15.18'],
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'What is secret',
    lead: 'Faces of cards in hand, and nothing else.',
    paragraphs: [
      para('**Hidden** are the faces of action cards and unscored secrets in hand, and the order of the decks.', [
        'TE-13.1',
        'TE-13.3',
        'TE-13.5',
        'TE-13.7',
        'TE-13.8',
      ]),
      para(
        '**Open** is everything else: how many cards everybody has, trade goods, commodities, planets, breakthroughs, slices, discards.',
        ['TE-13.2', 'TE-13.4', 'TE-13.6'],
      ),
    ],
  },
  {
    id: 'cards',
    title: 'Every card and objective',
    lead: 'Action cards in alphabetical order, then objectives.',
    paragraphs: [
      ...ACTION_CARD_ROWS.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id, name, copies, effect }) =>
        para(`**${name}** (${copies}). ${effect}`, [id]),
      ),
      ...OBJECTIVE_ROWS.map(({ id, name, requirement }) => para(`**${name}** (public). ${requirement}`, [id])),
      ...SECRET_ROWS.map(({ id, name, requirement }) => para(`**${name}** (secret). ${requirement}`, [id])),
    ],
  },
]
