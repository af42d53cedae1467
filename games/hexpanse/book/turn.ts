import { type Chapter, para } from '@orrery/ui'
import { cards, story } from './scenes.tsx'

/* A turn: income, two actions, the market. */

const CORNERS = { A: '3,-3', B: '-3,3' }

export const ATTACK = {
  before: {
    pieces: { A: { warlord: CORNERS.A, normal: ['0,0'] }, B: { warlord: CORNERS.B, normal: ['1,0'] } },
  },
  lines: ['attack'],
  lit: ['0,0', '1,0'],
}
const DUEL = {
  before: {
    life: { A: 4, B: 3 },
    pieces: { A: { warlord: '0,0' }, B: { warlord: '1,0' } },
  },
  lines: ['attack'],
}
const TERRAN = {
  before: {
    factions: { A: 'TE', B: 'IN' },
    pieces: { A: { warlord: '0,0' }, B: { warlord: CORNERS.B, normal: ['1,0'] } },
  },
  lines: ['ability', 'place normal'],
}

export const TURN_CHAPTERS: readonly Chapter[] = [
  {
    id: 'your-turn',
    title: 'Your turn',
    lead: 'Income, up to two actions, then the market.',
    paragraphs: [
      para('**Order.** Turns go clockwise. Whoever is defeated is skipped.', ['HX-6.1', 'HX-6.7', 'HX-6.8']),
      para('**Income.** You gain hexilum equal to your income, 1 to 4.', ['HX-6.2']),
      para(
        '**Two actions.** Take up to two of the [actions](actions), in any order, also the same one twice. You may stop earlier.',
        ['HX-6.3'],
      ),
      para('**One after the other.** Everything an action sets off is finished before the next begins.', ['HX-6.4']),
      para(
        '**Market.** Buy as many of the five cards as you can pay. Then the market is filled up to five again, not before.',
        ['HX-6.5', 'HX-6.6'],
      ),
    ],
  },
  {
    id: 'actions',
    title: 'The actions',
    lead: 'Each uses one of your two actions. Click the hex or the card; the table offers what fits.',
    paragraphs: [
      para(
        '**Place:** put a unit from your Reserve, or a mercenary you have bought, on any empty hex. It need not be near anything of yours.',
        ['HX-7.1'],
      ),
      para(
        '**Return:** take one of your normal units from the board back to your Reserve. Never a minor unit or a mercenary.',
        ['HX-7.2'],
      ),
      para(
        '**Attack with a unit:** choose a unit of yours and a target next to it: an enemy or neutral unit, or an enemy warlord. The target unit is removed, or the warlord takes 1 damage. Your unit is removed too.',
        ['HX-7.3'],
        { caption: 'A unit attacks its neighbour. Both go to the Recovery Ship.', Picture: story(ATTACK) },
      ),
      para(
        '**Attack with your warlord:** the same, but instead of losing a unit your warlord takes 1 damage. It needs 2 life.',
        ['HX-7.4'],
        {
          caption: 'A warlord attacks another. Each loses 1 life, from 4 to 3 and from 3 to 2.',
          Picture: story(DUEL),
        },
      ),
      para('**Recover:** one of your units goes from the Recovery Ship to your Reserve.', ['HX-7.5']),
      para('**Play an action card** that you bought on an earlier turn.', ['HX-7.6']),
      para(
        '**Activate a mercenary** on the board that is reusable: its ability runs again. Not if it has run this turn.',
        ['HX-7.7'],
      ),
      para('**Gain:** take 1 hexilum. This is always possible.', ['HX-7.8']),
      para(
        '**Raise your income** by one level. Level 2 costs 2, level 3 costs 3, level 4 costs 4; there is no level 5.',
        ['HX-7.9'],
      ),
      para('**Heal** your warlord by 1, up to 12. Once per turn.', ['HX-7.10']),
      para(
        '**Move your warlord** to an empty hex next to it. It takes 1 damage. Once per turn, with at least 2 life.',
        ['HX-7.11'],
      ),
      para('**Use your warlord’s ability.** Once per turn, with at least 2 life.', ['HX-7.12']),
      para('**Not your own.** These attacks never hit your own pieces or your partner’s.', ['HX-7.13']),
      para('**Buying cards** is not an action: it comes after them.', ['HX-7.14']),
    ],
  },
  {
    id: 'warlords',
    title: 'Warlords',
    lead: 'If your warlord falls, you are out. Everything it does itself costs life.',
    paragraphs: [
      para('**Life** begins at 6 and goes up to 12. At 0 you are [defeated](defeat).', ['HX-8.1']),
      para(
        '**Once each.** Heal, Move and the ability can each be used once per turn. Two different ones fit in one turn. Icons on cards do not count.',
        ['HX-8.2', 'HX-8.3'],
      ),
      para('**Your last life is safe.** Whatever costs life needs at least 2, so you never pay with the last one.', [
        'HX-8.4',
      ]),
      para(
        '**Terran Empire:** put a unit on a hex next to your warlord where an enemy or neutral unit stands. That unit is removed. Then 1 damage.',
        ['HX-8.5', 'TE'],
        { caption: 'The Terran warlord replaces its neighbour and pays 1 life.', Picture: story(TERRAN) },
      ),
      para('**Cyberian Collective:** put up to two units on empty hexes next to your warlord, then 1 damage.', [
        'HX-8.6',
        'CC',
      ]),
      para('**Interstellar Nomads:** swap any two units, or move one to an empty hex, then 1 damage.', [
        'HX-8.7',
        'IN',
      ]),
      para('**Union of Trade Worlds:** gain 2 hexilum, then 1 damage.', ['HX-8.8', 'HX-8.9', 'UTW']),
      para('**Only damage.** Warlords are never removed, swapped or replaced by what concerns units.', ['HX-8.10']),
    ],
  },
  {
    id: 'units',
    title: 'Units',
    lead: 'Units do not walk. They are placed, and they stay until something takes them away.',
    paragraphs: [
      para(
        '**Where lost units go.** Normal and minor units go to the Recovery Ship; from there you get them back. A lost mercenary is out of the game, and so is a lost neutral unit.',
        ['HX-9.5', 'HX-2.6', 'HX-1.9'],
      ),
      para('**Coming back.** Recover brings a unit to your Reserve; some cards place it straight on the board.', [
        'HX-9.6',
      ]),
      para('**You need not place.** Placing is never compulsory. Without an empty hex it is impossible.', [
        'HX-9.3',
        'HX-9.2',
        'HX-9.4',
      ]),
      para(
        '**Who cannot attack.** Units that do something when they are destroyed cannot attack, nor can the Revenant Host.',
        ['HX-9.7'],
      ),
      para(
        '**When placed.** A minor unit with such an ability uses it each time it comes onto the board from the Reserve or the Recovery Ship.',
        ['HX-9.8'],
      ),
      para(
        '**When destroyed.** Such an ability works when the unit goes from the board to the Recovery Ship, whoever caused it. Its owner makes the choices.',
        ['HX-9.9', 'HX-9.10'],
      ),
    ],
  },
  {
    id: 'mercenaries',
    title: 'Mercenaries',
    lead: 'You buy them at the market and place them like units. What they can do happens when they arrive.',
    paragraphs: [
      para('**Five at most,** on cards and on the board together. With five you can neither buy nor steal another.', [
        'HX-10.2',
        'HX-10.1',
      ]),
      para(
        '**Placing.** By the Place action, or wherever a card lets you place a unit; not from the Recovery Ship. There is no hurry.',
        ['HX-10.3', 'HX-10.4'],
      ),
      para('**Arriving.** The ability runs at once, in the same action.', ['HX-10.5'], {
        caption:
          'Two mercenaries. The picture shows their hexes around the coin. The one with the round arrow can be activated again.',
        Picture: cards(['C9', 'C13']),
      }),
      para('**Reusable** mercenaries may run their ability again for an action. The others cannot.', ['HX-10.6']),
      para(
        '**A unit in every way:** it attacks, is attacked, is swapped, and counts for patterns. But it cannot be returned or recovered.',
        ['HX-10.7', 'HX-10.8'],
      ),
      para('**Once per turn.** The ability of one mercenary runs at most once in a turn; its arrival counts.', [
        'HX-10.9',
      ]),
    ],
  },
  {
    id: 'market',
    title: 'Action cards and the market',
    lead: 'A card that you buy works from your next turn on.',
    paragraphs: [
      para('**Buying.** You pay the full price in hexilum. Five cards are on offer.', ['HX-11.4']),
      para(
        '**Action cards** lie open before you. Playing one is an action; then it is discarded. You may hold any number, and play one even if nothing on it works.',
        ['HX-11.1', 'HX-11.2', 'HX-11.3'],
      ),
      para('**Extra cards** come from the deck for this one market. What nobody buys is discarded.', [
        'HX-11.5',
        'HX-11.9',
      ]),
      para('**An empty deck** is made from the discards. If there are none, the market stays short.', [
        'HX-11.6',
        'HX-11.7',
        'HX-11.8',
      ]),
    ],
  },
]
