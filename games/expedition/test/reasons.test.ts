import { describe, expect, test } from 'vitest'
import { PART_NAMES } from '../bot/parts.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'
import { inTurn, owner, type Spec, table, windowOf } from './table.ts'

/** What is said of a part when the first position is compared with the second, for Sol. */
function said(part: string, better: Spec, played: Spec = {}): string {
  const view = (spec: Spec): ReturnType<typeof game.view> => game.view(table(spec).state, 0)
  return words.reason?.(part, view(better), view(played), 0) ?? ''
}

const sol = (fields: Spec): Spec => ({ players: { sol: fields } })
const edge = { flipped: true, planets: { thundersedge: { owner: 'sol', system: '46', infantry: 3 } } }

const SENTENCES: readonly (readonly [part: string, better: Spec, played: Spec, sentence: string])[] = [
  ['points', sol({ points: 2 }), sol({ points: 1 }), 'You would have 2 points instead of 1.'],
  ['edge', edge, {}, "You would hold Thunder's Edge."],
  ['guard', edge, {}, "3 infantry would guard Thunder's Edge."],
  ['goods', sol({ goods: 4 }), sol({ goods: 1 }), 'You would have 4 trade goods instead of 1.'],
  ['treasury', sol({ goods: 8 }), sol({ goods: 7 }), 'Your trade goods would be worth 2 points at the end.'],
  ['commodities', sol({ commodities: 1 }), sol({}), 'You would have 1 commodity instead of 0.'],
  ['tactic', sol({ tactic: 4 }), sol({ tactic: 3 }), 'You would have 4 tactic tokens instead of 3.'],
  ['planets', { planets: { bakal: owner('sol') } }, {}, 'You would control Bakal.'],
  [
    'slices',
    { slices: { secret: { by: 'sol', number: 1 } } },
    {},
    "You would have 1 slice on the way to Thunder's Edge.",
  ],
  [
    'hope',
    { slices: { secret: { by: 'sol', number: 1 } } },
    { slices: { secret: { by: 'sol', number: 1 }, tradeGoods: { by: 'hacan', number: 2 } } },
    'Your 1 slice of 1 would count for more.',
  ],
  ['first', sol({ goods: 3 }), sol({}), 'You could pay for your first slice.'],
  [
    'conquest',
    { ...inTurn('sol', { step: 'muster', seat: 'sol', what: '106' }), planets: { jord: owner('sol', 3) } },
    {},
    'You could take Cresius and Lazul Rex.',
  ],
  ['techs', sol({ techs: ['amd', 'nm', 'gd'] }), sol({ techs: ['amd', 'nm'] }), 'You would own Gravity Drive.'],
  [
    'claim',
    { ...windowOf('sol'), ...sol({ goods: 3 }) },
    { ...windowOf('sol'), ...sol({ goods: 3 }), claimed: true },
    'You could still claim a slice this turn.',
  ],
  [
    'tokens',
    inTurn('sol', { step: 'giveTokens', seat: 'sol', left: 3 }),
    {},
    'You would go on to gain 3 command tokens.',
  ],
]

/** Parts that speak of chances rather than of things on the table. */
const MUTE = ['crowds', 'due', 'draft', 'playing']

describe('reasons', () => {
  test.each(SENTENCES)('of %s', (part, better, played, sentence) => {
    expect(said(part, better, played)).toBe(sentence)
  })
  test('there is nothing to say where nothing is better', () => {
    for (const [part, better, played] of SENTENCES) {
      expect(said(part, better, better)).toBe('')
      if (part !== 'hope') expect(said(part, played, better)).toBe('')
    }
  })
  test('every part of the judge has a sentence or is known to have none', () => {
    const everything: Spec = {
      ...edge,
      ...inTurn('sol', { step: 'giveTokens', seat: 'sol', left: 3 }),
    }
    for (const part of PART_NAMES) expect(said(part, everything, everything)).toBe('')
    expect(MUTE.every((part) => (PART_NAMES as readonly string[]).includes(part))).toBe(true)
    for (const part of MUTE) expect(said(part, everything, {})).toBe('')
  })
})
