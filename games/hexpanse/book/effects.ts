import { type Chapter, para } from '@orrery/ui'
import { cards, signs, story } from './scenes.tsx'

/* Icons, chain reactions, hexilum. */

const CORNERS = { A: '3,-3', B: '-3,3' }

const BRACKET = {
  before: {
    cards: { A: ['A10'] },
    pieces: { A: { warlord: CORNERS.A, normal: ['1,0'] }, B: { warlord: CORNERS.B, normal: ['-1,0'] } },
  },
  lines: ['play A10', 'hex 0,0', 'rotate 0'],
  lit: ['-1,0', '1,0'],
}
const CHAIN = {
  before: {
    cards: { A: ['A17', 'C9', 'C5'] },
    pieces: { A: { warlord: CORNERS.A }, B: { warlord: CORNERS.B, normal: ['-1,0'] } },
  },
  lines: [
    'play A17',
    'hex 0,0',
    'rotate 0',
    'place C9',
    'place normal',
    'rotate 3',
    'place normal',
    'place C5',
    'rotate 0',
    'place normal',
    'place normal',
  ],
  radius: 2,
}
const SWAP = {
  before: {
    factions: { A: 'IN', B: 'TE' },
    pieces: { A: { warlord: CORNERS.A, normal: ['1,0'] }, B: { warlord: CORNERS.B, normal: ['2,0'] } },
  },
  lines: ['ability', 'hex 1,0', 'hex 2,0'],
  radius: 2,
  lit: ['1,0', '2,0'],
}

export const EFFECT_CHAPTERS: readonly Chapter[] = [
  {
    id: 'icons',
    title: 'What the icons do',
    lead: 'A card is a row of icons, carried out from left to right. You may skip most of them.',
    paragraphs: [
      para('**The signs.** They stand on the hexes they concern, or below the hexes if they concern none.', [], {
        caption: 'Every icon, with the words that cards use for it.',
        Picture: signs,
      }),
      para('**Place:** put a unit from your Reserve, or a mercenary you hold, on the empty hex shown.', ['HX-12.1']),
      para('**Take a unit’s hex:** put a unit where a unit stands, whosever it is; that one is removed.', ['HX-12.2']),
      para('**Place from the ship:** put one of your units from the Recovery Ship on the empty hex shown.', [
        'HX-12.3',
      ]),
      para(
        '**Recover and return:** take units from the Recovery Ship, or normal units from the board, to your Reserve.',
        ['HX-12.4', 'HX-12.5'],
      ),
      para(
        '**Hit the territory.** This one is compulsory. Whatever stands on the hex is hit, also your own: a unit is removed, a warlord takes 1 damage. On an empty hex nothing happens.',
        ['HX-12.6', 'HX-14.1', 'HX-14.2', 'HX-14.3', 'HX-14.4'],
        {
          caption: 'Bracketing Fire hits both sides of its centre. Here one of the two units is its own player’s.',
          Picture: story(BRACKET),
        },
      ),
      para(
        '**Attack with a unit:** as the [action](actions). The unit you give up may stand anywhere next to the target.',
        ['HX-12.7'],
      ),
      para('**Damage to a warlord:** you choose one enemy warlord, wherever it stands.', ['HX-12.8']),
      para('**Heal and move** your warlord; the move costs 1 life, and you need 2.', ['HX-12.9', 'HX-12.10']),
      para(
        '**Raid a Reserve:** up to that many units of one enemy go from their Reserve to the Recovery Ship. You choose them, but not units that would return at once.',
        ['HX-12.11'],
      ),
      para('**Remove an action card** of an enemy from the game.', ['HX-12.12']),
      para('**Destroy hexilum** of one enemy, never below 0.', ['HX-12.13']),
      para(
        '**Steal a mercenary,** placed or not, if you have room for it. One on the board stays, as yours, or goes to your card to be placed later. Its ability does not run.',
        ['HX-12.14'],
      ),
      para('**Steal an action card.** You may play it with a later action.', ['HX-12.15']),
      para('**Steal hexilum** from one enemy.', ['HX-12.16']),
      para('**Gain hexilum. Raise your income** at its usual price. **Extra cards** in this turn’s market.', [
        'HX-12.17',
        'HX-12.18',
        'HX-12.19',
      ]),
      para(
        '**Swap:** two units of any owners change places, however far apart, or one goes to an empty hex. Never a warlord. Nothing that happens "when placed" runs.',
        ['HX-12.20', 'HX-12.21'],
        { caption: 'A swap onto a hexilum hex: the player who made it gains 1.', Picture: story(SWAP) },
      ),
      para(
        '**When destroyed:** the ability beside this icon runs when the unit goes from the board to the Recovery Ship. **Revenants** go back to their Reserve instead.',
        ['HX-12.22'],
      ),
      para('**One enemy.** An amount taken from "one enemy" comes from the same one.', ['HX-12.23']),
    ],
  },
  {
    id: 'chains',
    title: 'Aiming and chain reactions',
    lead: 'A card can place a mercenary, which places another: all of that is one action.',
    paragraphs: [
      para(
        '**Turn it.** Before an ability with hexes runs you turn it as you like, in six directions. The whole ability is turned together.',
        ['HX-13.1'],
        {
          caption: 'The ring marks where the card is aimed; everything else lies around it.',
          Picture: cards(['A10', 'A17']),
        },
      ),
      para(
        '**Where it is counted from.** For a unit, from the hex where it stands. For an action card, from any hex that you choose.',
        ['HX-13.2', 'HX-13.3'],
      ),
      para(
        '**What must be done.** Icons run from left to right. Hits must be carried out, gains happen by themselves, everything else may be skipped.',
        ['HX-13.5', 'HX-13.4'],
      ),
      para(
        '**What does not fit** is void: a hex off the board, one that is not empty for a placement, or one without a unit to replace. It is judged when its turn comes.',
        ['HX-13.6'],
      ),
      para(
        '**Chain reaction.** If an ability brings in a piece with an ability of its own, that one waits until the first is done. The oldest runs first.',
        ['HX-13.7', 'HX-13.8', 'HX-13.9'],
        {
          caption:
            'One action: Cheyen places The Baron and a unit. The Baron hits the enemy and places a unit and Phyton. Phyton places two more.',
          Picture: story(CHAIN),
        },
      ),
      para('**A lost piece** uses its waiting ability no more. One that has begun is finished.', [
        'HX-13.10',
        'HX-13.11',
        'HX-13.12',
        'HX-13.15',
      ]),
      para('**A win ends everything** at once, also in the middle of a chain.', ['HX-13.13']),
      para('**Driftborn** pay 1 life for their swap, and need 2.', ['HX-13.14']),
    ],
  },
  {
    id: 'hexilum',
    title: 'Hexilum',
    lead: 'Income, the Gain action, cards, and the hexilum hexes.',
    paragraphs: [
      para(
        '**Entering.** Place a unit of yours on a hexilum hex, or bring your warlord there, and you gain 1. Staying there pays nothing.',
        ['HX-4.4', 'HX-15.2', 'HX-15.3'],
      ),
      para('**Swaps** pay only the player who makes them, for an own unit that comes from a plain hex.', ['HX-15.4']),
      para('**No limit.** You may have any amount. You cannot give hexilum away, not even to your partner.', [
        'HX-15.1',
        'HX-15.5',
        'HX-15.6',
      ]),
    ],
  },
]
