import { type Chapter, para } from '@orrery/ui'
import { map, sites, token } from './scenes.tsx'

/* The expedition itself: slices, payment, breakthroughs, The Fracture, Thunder's Edge. */

const OPENING = {
  window: true,
  active: 'sol',
  stack: [
    { step: 'nextTurn', by: 'sol' },
    { step: 'window', seat: 'sol', held: 1 },
  ],
  players: { sol: { goods: 3 } },
  slices: { influence: { by: 'hacan', number: 1 } },
}

export const SLICES_TAKEN = {
  ...OPENING,
  slices: {
    secret: { by: 'sol', number: 1 },
    tradeGoods: { by: 'hacan', number: 2 },
    influence: { by: 'sol', number: 3 },
    actionCards: { by: 'jolnar', number: 4 },
  },
  players: { sol: { goods: 5 } },
}

const PLACED = {
  flipped: true,
  planets: { thundersedge: { owner: 'sol', infantry: 3, system: '46' } },
}

export const EXPEDITION_CHAPTERS: readonly Chapter[] = [
  {
    id: 'the-race',
    title: 'The race',
    lead: 'Six slices, six prices. Whoever claims the most owns the planet that appears at the end: Thunder’s Edge.',
    paragraphs: [
      para(
        '**The expedition token** lies beside the map. It has six slices, each with a price. A claimed slice shows its owner and which claim it was.',
        ['TE-1.1', 'TE-1.2'],
        {
          caption:
            'Hacan has claimed the first slice. At the end of its turn Sol can pay either lit slice: 3 trade goods, or Jord, which gives 4 resources, and 1 trade good.',
          Picture: token(OPENING),
        },
      ),
      para(
        '**The prices,** clockwise from the top: 5 resources; 2 action cards; 5 influence; 1 secret objective that is not scored; exhaust a planet with a technology specialty; 3 trade goods.',
      ),
      para(
        '**You win by points.** Your first slice is worth 1, by the breakthrough it brings; Thunder’s Edge is worth 2. Most points come from objectives. See [Points and the end](points).',
      ),
      para(
        '**Two ways to play.** This rulebook tells the scenario: a short game with infantry on a map of Twilight Imperium. The same rules of the expedition also serve [a referee](referee) for your own table.',
      ),
      para(
        '**House rules.** The scenario around the expedition is ours. Where no official rule exists, we decided; tables can change the most important ones when they are set up.',
        ['TE-14.4'],
      ),
    ],
  },
  {
    id: 'claiming',
    title: 'Claiming a slice',
    lead: 'At the end of your own turn you may claim one slice. You are never forced to.',
    paragraphs: [
      para('**When.** After your action, at the end of your own turn. The turn in which you pass counts too.', [
        'TE-3.1',
        'TE-3.5',
        'TE-3.6',
        'TE-3.9',
      ]),
      para('**One per turn,** and every slice only once in the game, by whomever. You may claim several in a game.', [
        'TE-3.2',
        'TE-3.3',
        'TE-3.7',
      ]),
      para(
        '**Finish first.** What your action still does is done before you may claim. What you may use at the end of a turn comes in the order you like, so a planet you ready then can pay.',
        ['TE-3.4', 'TE-3.8', 'TE-3.10'],
      ),
      para('**The sixth slice** can be claimed from round 2 on, the first five at any time.', ['TE-16.5']),
      para('**A choice comes first.** While somebody has to choose something, nothing else happens.', ['TE-1.6']),
    ],
  },
  {
    id: 'paying',
    title: 'Paying for a slice',
    lead: 'You pay the whole price or nothing at all.',
    paragraphs: [
      para(
        '**Planets** pay by being exhausted: for their resources or for their influence, never for both, and never in part. Only readied planets of your own can pay.',
        ['TE-2.1'],
        {
          caption: 'Bakal gives 3 resources or 2 influence, Alio Prima 1 or 1.',
          Picture: map(
            { planets: { bakal: { owner: 'sol', infantry: 1 }, alioprima: { owner: 'sol', infantry: 2 } } },
            ['71'],
          ),
        },
      ),
      para('**Trade goods** count as 1 resource or 1 influence each, alone or together with planets.', ['TE-2.2']),
      para('**Exactly 3 trade goods:** for that slice nothing else will do.', ['TE-2.3']),
      para('**Commodities** pay nothing. They become trade goods when another player receives them.', [
        'TE-2.4',
        'TE-2.14',
      ]),
      para('**Space stations** are exhausted like planets.', ['TE-2.5']),
      para(
        '**Too much is lost.** Planets may add up to more than 5. But a payment that would do without one of its parts is refused: leave that part out.',
        ['TE-2.6'],
      ),
      para('**Action cards:** any two from your hand. They go to the discard pile, face up.', ['TE-2.7']),
      para('**A secret:** any one you have not scored. Nobody sees it; it is shuffled back.', ['TE-2.8', 'TE-2.10']),
      para(
        '**A specialty:** exhaust one planet with a technology specialty. It gives no resources or influence then, and a planet with two specialties counts once.',
        ['TE-2.9', 'TE-2.12'],
      ),
      para('**All or nothing.** The payment is checked as a whole before anything changes.', ['TE-2.13', 'TE-2.11']),
    ],
  },
  {
    id: 'breakthroughs',
    title: 'Breakthroughs',
    lead: 'Your first slice gives you the breakthrough of your faction, and a roll of the die.',
    paragraphs: [
      para(
        '**Gaining it.** Whoever claims a slice without having their breakthrough gains it, readied. Later slices give nothing more. It cannot help to pay for the slice that brings it.',
        ['TE-4.1', 'TE-4.6', 'TE-4.8'],
      ),
      para(
        '**The roll.** Every time a breakthrough is gained, one die is rolled. A 1 or a 10 brings in [The Fracture](the-fracture).',
        ['TE-4.3', 'TE-4.2'],
      ),
      para('**Whatever the source.** Jupiter Brain and the card Brilliance give a breakthrough too, and roll.', [
        'TE-4.5',
      ]),
      para('**No roll** while The Fracture is in play.', ['TE-4.4']),
      para(
        '**Synergy.** Your breakthrough joins two colours: each technology or specialty of one may count as the other, one at a time.',
        ['TE-4.7'],
      ),
      para(
        '**What it does.** Each faction’s breakthrough has an effect of its own. Those that would need ships give 2 trade goods once.',
        ['TE-15.15', 'TE-10.9'],
      ),
    ],
  },
  {
    id: 'the-fracture',
    title: 'The Fracture',
    lead: 'Seven systems beside the map, reached through ingress tokens.',
    paragraphs: [
      para(
        '**Its systems** lie in a line. Planets: Cocytus in the first, Styx in the fourth, Lethe and Phlegethon in the seventh. Neutral units guard them.',
        ['TE-5.1', 'TE-5.2', 'TE-5.15'],
      ),
      para(
        '**Ways in.** Every ingress token on the map is adjacent to the second and the sixth system. Ingress tokens are not adjacent to each other.',
        ['TE-5.3'],
      ),
      para(
        '**Ingress tokens** come with it. Whoever gained the breakthrough chooses, for each of its two colours, three systems with a planet of that specialty.',
        ['TE-5.4', 'TE-5.10', 'TE-5.11'],
      ),
      para('**Too few?** Then as many as there are.', ['TE-5.5']),
      para(
        '**As many as possible.** A system serves one of its colours, and the choice must reach the greatest number of tokens.',
        ['TE-5.7', 'TE-5.6'],
      ),
      para('**One more** goes to the system of Thunder’s Edge, or to Mecatol Rex as long as that is not on the map.', [
        'TE-5.8',
        'TE-9.11',
      ]),
      para('**One per system.** No system gets a second ingress token.', ['TE-5.9']),
      para('**No frontier tokens** lie in The Fracture, and it never leaves play.', ['TE-5.12', 'TE-5.13']),
      para(
        '**What it gives.** The first to take a planet from nobody gains a relic, which is worth 2 trade goods. Styx is worth 1 point while you hold it.',
        ['TE-5.14', 'TE-15.14'],
      ),
    ],
  },
  {
    id: 'thunders-edge',
    title: 'Thunder’s Edge',
    lead: 'The sixth claim ends the expedition. Its claimant says where the planet appears; whoever has most slices owns it.',
    paragraphs: [
      para(
        '**What happens, in order:** the slice is paid; a first-time claimant gains the breakthrough and rolls; all six control tokens go back.',
        ['TE-6.4', 'TE-6.1', 'TE-6.2', 'TE-6.3'],
      ),
      para(
        '**The place.** The player who claimed the sixth slice turns the token over and chooses the system, whoever owns the planet.',
        ['TE-6.5', 'TE-6.6'],
      ),
      para(
        '**Which systems.** One without a planet, a supernova or a printed wormhole, and not in The Fracture. Tokens, asteroid fields, nebulae and ships do not matter.',
        ['TE-7.1', 'TE-7.2', 'TE-7.6', 'TE-7.8', 'TE-7.9'],
        { caption: 'The map for three. Thunder’s Edge may be placed in any lit system.', Picture: sites({}) },
      ),
      para('**Not a system:** hyperlanes and empty home slots.', ['TE-7.3']),
      para('**Space stations and destroyed planets** do not bar a system, unless the table decides so.', [
        'TE-7.4',
        'TE-7.5',
      ]),
      para('**Nowhere to go?** Then the token stays off the map, and nobody gets the planet.', ['TE-7.7']),
      para(
        '**Most slices.** If several players have the most, the one who places Thunder’s Edge names one of them, perhaps themself.',
        ['TE-8.3', 'TE-8.1', 'TE-8.2', 'TE-8.4'],
      ),
      para(
        '**Infantry.** That player puts as many infantry on Thunder’s Edge as they have slices, and controls it. Units already in the system do not fight them.',
        ['TE-6.7', 'TE-6.8', 'TE-6.9', 'TE-8.5', 'TE-8.6'],
        { caption: 'Sol had three slices: 3 infantry hold Thunder’s Edge.', Picture: map(PLACED, ['46']) },
      ),
      para('**The planet** has 5 resources and 1 influence, and comes exhausted.', ['TE-9.1', 'TE-9.2']),
      para(
        '**Jupiter Brain** comes with it. If its owner has no breakthrough yet, they gain it. Exhaust Jupiter Brain at the end of your turn to take one more action.',
        ['TE-9.3', 'TE-9.4', 'TE-9.9'],
      ),
      para('**At once.** You may use it in the very turn you gain it, if it is your turn.', ['TE-9.5']),
      para('**Not when you pass.** In the turn in which you pass you cannot use Jupiter Brain.', ['TE-9.6']),
      para('**The expedition is over:** no more slices can be claimed.', ['TE-9.7', 'TE-9.8']),
      para('**It can be taken.** Later it is conquered like any planet, and Jupiter Brain goes along.', ['TE-9.10']),
    ],
  },
  {
    id: 'factions',
    title: 'Factions that differ',
    lead: 'A few breakthroughs change the rules of the expedition.',
    paragraphs: [
      para(
        '**Xxcha:** each planet may count its resources as influence, or the other way round. The table takes the higher value.',
        ['TE-10.1'],
      ),
      para(
        '**Ral Nel:** while they have not passed, action cards that others discard lie on Data Skimmer. When Ral Nel passes, they take one of them.',
        ['TE-10.2'],
      ),
      para('**L1Z1X:** gaining a planet adds infantry equal to its influence, so one more on Thunder’s Edge.', [
        'TE-10.3',
      ]),
      para(
        '**Cabal:** The Fracture comes without a roll. Then the Cabal may move up to two ingress tokens into systems with gravity rifts.',
        ['TE-10.4'],
      ),
      para(
        '**Nekro:** no synergy. If the roll brings in The Fracture, one system for each of the four colours is chosen.',
        ['TE-10.5'],
      ),
      para('**Crimson Rebellion:** begins with its breakthrough, so its claims never give one.', ['TE-10.6']),
      para(
        '**Keleres:** gain Custodia Vigilia, a planet card of 2 and 3 that lies in no system. It can be spent; nothing can be put on it.',
        ['TE-10.7'],
      ),
      para(
        '**Muaat:** place the planet Avernus in a system next to a planet of yours. That system can no longer receive Thunder’s Edge.',
        ['TE-10.8'],
      ),
    ],
  },
]
