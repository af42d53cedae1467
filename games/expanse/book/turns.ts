import { type Chapter, para } from '@orrery/ui'
import { cards, moving } from './scenes.tsx'

/* A turn: the card, its Event or its action points, and what they buy. */

export const TURN_CHAPTERS: readonly Chapter[] = [
  {
    id: 'your-turn',
    title: 'Your turn',
    lead: 'Take one card from the track, or play one Event that you kept earlier. You cannot pass.',
    paragraphs: [
      para(
        '**Two ways.** You either take a card from the [Action Track](action-track), or play an Event you [kept](events) on an earlier turn. Exactly one of the two. The first card of the track is free, so you can always act.',
        ['EX-4.1', 'EX-4.2'],
      ),
      para(
        '**What follows.** You pay for the card, then use its Event or its action points. If you used the points, the Event is offered to others. Then the card is discarded, the track is filled up, and the player to your left goes on.',
        ['EX-4.3'],
      ),
      para(
        '**Once per turn.** An ability with this limit can be used once in every turn, also in the turn of somebody else, when an Event gives you action points there.',
        ['EX-4.5', 'EX-4.4'],
      ),
      para('**Only one answer.** Where you have no choice, the table goes on by itself.', ['EX-4.6']),
    ],
  },
  {
    id: 'action-track',
    title: 'The Action Track',
    lead: 'Five cards lie open. The longer a card has been there, the cheaper it is.',
    paragraphs: [
      para(
        '**Prices.** Slot 1 is free, slots 2 and 3 cost 1 CP, slots 4 and 5 cost 2 CP. You pay when you take the card, and never get it back.',
        ['EX-5.1', 'EX-5.3'],
      ),
      para(
        '**What you can take.** Any of the five, Score cards too, if you can pay the whole price. If you cannot, take a cheaper one.',
        ['EX-5.2'],
      ),
      para(
        '**What it gives.** A Score card starts a [Scoring](a-scoring). An Action card is used for its Event or for its action points, never for both by the same player.',
        ['EX-5.4'],
        {
          caption:
            'Two Action cards. The number is their action points; the signs at the foot say who may use the Event.',
          Picture: cards(['A06', 'A08']),
        },
      ),
      para(
        '**Filling up.** At the end of the turn the cards move up and keep their order. New ones come in at the dear end. During a turn nothing is added.',
        ['EX-5.5', 'EX-5.6'],
      ),
      para(
        '**Several Score cards** may lie there at once. Each is taken separately, in a turn of its own. When the sixth is drawn, [the game ends](the-end).',
        ['EX-5.7', 'EX-5.8'],
      ),
      para('**Kept Events** come from your hand, so playing one takes nothing from the track and draws nothing.', [
        'EX-5.9',
      ]),
      para('**Discards.** Used cards lie in one open pile. They never come back.', ['EX-5.10']),
    ],
  },
  {
    id: 'events',
    title: 'Using an Event',
    lead: 'If your sign is on the card, you may perform its Event now, or keep it for later.',
    paragraphs: [
      para('**Your sign.** Only a power whose sign is on the card may use its Event.', ['EX-6.1', 'EX-6.8']),
      para(
        '**Perform or keep.** Perform the Event at once, and the card is discarded. Or pay 1 CP and keep it: the card lies open before you. You may keep as many Events as you like.',
        ['EX-6.2', 'EX-6.4'],
      ),
      para(
        '**The price of keeping** comes after the price of the slot. With nothing left you cannot keep the card, unless the card or a tech says that keeping is free. You can still perform the Event or use the points.',
        ['EX-6.3', 'EX-6.10'],
      ),
      para(
        '**Playing a kept Event** is your whole turn, or your one play [during a Scoring](a-scoring). It costs nothing more. Then the card is discarded.',
        ['EX-6.5'],
      ),
      para(
        '**Not at once.** An Event that you keep cannot be played in the same turn. If you kept it in the turn of somebody else, it is ready on your next turn or in the next Scoring.',
        ['EX-6.6', 'EX-6.7'],
      ),
      para('**A card in play** is no longer kept: an effect that discards or counts kept Events does not see it.', [
        'EX-6.11',
      ]),
      para('**Without effect.** You may use an Event even if it does nothing now. The loss is yours.', ['EX-6.9']),
    ],
  },
  {
    id: 'action-points',
    title: 'Using action points',
    lead: 'Anybody may use the points of any card. In return the powers whose signs are on it may take the Event.',
    paragraphs: [
      para(
        '**Spending.** Each action point, AP for short, buys one [action](actions). You spend them one by one, in any order, and may do the same action again.',
        ['EX-7.1'],
      ),
      para('**The rest is lost.** You may stop early, but points cannot be saved.', ['EX-7.2']),
      para(
        '**The offer.** When you have finished, the Event is offered to the other powers with a sign on the card, also when you spent nothing. It goes from the top of the Initiative Track downwards.',
        ['EX-7.3', 'EX-7.4'],
      ),
      para(
        '**Answering an offer.** Perform the Event, keep it for 1 CP, or decline. The first who does not decline gets it; nobody after that is asked. A decline is final.',
        ['EX-7.5', 'EX-7.7'],
      ),
      para(
        '**The price of accepting.** Whoever performs or keeps an offered Event drops to the bottom of the Initiative Track at once. Declining costs nothing.',
        ['EX-7.6'],
      ),
      para('**With two players** there is no track: the other player is offered the Event if their sign is on it.', [
        'EX-7.8',
      ]),
      para('**"You"** on a card is whoever performs the Event, whoever’s turn it is.', ['EX-7.9']),
    ],
  },
  {
    id: 'actions',
    title: 'Move, influence, build',
    lead: 'These three actions are open to everybody, for one action point each.',
    paragraphs: [
      para(
        '**Move.** Take one or more of your fleets from one Orbital to one other Orbital, in the same Band or the next. The group stays together. For another point the same fleets may go on.',
        ['EX-8.1', 'EX-8.2'],
        {
          caption:
            'A fleet leaves Ceres. All lit Orbitals are one Move away: the whole Belt, Earth and Mars on one side, Jupiter on the other. Saturn is two.',
          Picture: moving('ceres'),
        },
      ),
      para(
        '**Distances.** All Orbitals of the Belt are one Move apart, and so are Earth and Mars, and Jupiter and Saturn. From Earth to Jupiter takes two. A card that says "2 Bands" reaches what two Moves would.',
        ['EX-8.3', 'EX-8.4'],
      ),
      para('**Nothing blocks.** Fleets and cubes of others never stop you, and there is no limit to a place.', [
        'EX-8.5',
        'EX-8.7',
      ]),
      para('**Influence.** Put one cube on a Base attached to an Orbital where you have a fleet.', ['EX-8.6']),
      para(
        '**No cubes left?** Then you move one of your cubes from any other Base instead. While you have cubes in your supply, you must use those.',
        ['EX-8.8', 'EX-8.9'],
      ),
      para(
        '**When cubes are moved** for want of new ones, the cube must come from another Base, and one effect never moves the same cube twice. The cube needs no fleet where it comes from. If there is none to take, nothing is placed.',
        ['EX-8.10', 'EX-8.11'],
      ),
      para(
        '**Build.** Put one of your fleets that is off the map into your home Orbital. You choose which kind; a Battleship comes at full strength. Scrap Ships are never built.',
        ['EX-8.12', 'EX-8.13'],
      ),
      para(
        '**More actions** come from your [mat and your techs](techs). They work wherever you spend points, also points that an Event gave you.',
        ['EX-8.14'],
      ),
      para(
        '**No empty actions.** An action or ability that would change nothing at all cannot be chosen. One that works in part can.',
        ['EX-8.15'],
      ),
      para('**Finishing.** While something is still open that costs no points, you say yourself when you are done.', [
        'EX-8.16',
      ]),
    ],
  },
]
