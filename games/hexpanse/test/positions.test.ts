import type { Json } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { plain, type Spec, table } from './table.ts'

const problem = (position: Spec): string => {
  const read = game.position.read({ players: 2, ...position })
  return read.ok ? 'accepted' : `${read.error.at}: ${read.error.expected}`
}

/** The set-up of the shortest mode with one warlord still to come. */
const PLACING: Spec = {
  mode: 'seaman',
  round: 0,
  factions: { A: 'TE', B: 'CC' },
  common: 'P01',
  missionPool: ['P01'],
  stack: [{ step: 'warlord', seat: 'A', left: 1 }],
}

describe('positions', () => {
  test('only the players are needed; what is left out is usual', () => {
    const t = table({})
    expect([t.asked(), t.state.round, t.actionsLeft(), t.on('3,-3'), t.on('-3,3')]).toEqual([
      'A',
      1,
      2,
      'A warlord',
      'B warlord',
    ])
    expect([t.reserve('A'), t.life('B'), t.pile('market').length]).toEqual([[9, 3], 6, 5])
  })

  test('a position in the middle of a chain is written and read back', () => {
    const t = plain({ cards: { A: ['A17', 'C9', 'C5'] }, pieces: { B: { normal: ['-1,0'] } } })
    t.do('play A17', 'hex 0,0', 'rotate 0', 'place C9', 'place normal', 'rotate 3', 'place C5')
    const json = JSON.parse(JSON.stringify(game.position.write(t.state))) as { [field: string]: Json }
    expect(json['stack']).toEqual([
      { step: 'turn', seat: 'A', phase: 'action', left: 1 },
      { step: 'ability', seat: 'A', program: 'C9', icon: 2, left: 1, base: '0,0', rotation: 3 },
    ])
    expect(json['queue']).toEqual([{ unit: 'C5', owner: 'A', hex: '-1,1' }])
    const again = table(json)
    expect(game.position.write(again.state)).toEqual(game.position.write(t.state))
    expect(again.offer()).toEqual(t.offer())
  })

  test.each<readonly [string, Spec, string]>([
    ['an unknown field', { crew: 1 }, 'field "crew"'],
    [
      'a hex off the board',
      { pieces: { A: { normal: ['4,0'] } } },
      'pieces.A.normal[0]: a hex of the board of 37, such as "1,-2"',
    ],
    [
      'a hex held twice',
      { pieces: { A: { normal: ['0,0'] }, B: { normal: ['0,0'] } } },
      'pieces.B.normal[0]: an empty hex',
    ],
    ['too many units', { pieces: { A: { minor: ['0,0', '1,0', '2,0', '0,1'] } } }, 'pieces.A: at most 3 minor units'],
    ['a third copy', { cards: { A: ['A1', 'A1'], B: ['A1'] } }, 'cards: A1 no more often'],
    ['a mercenary twice', { cards: { A: ['C1'], B: ['C1'] } }, 'cards.B: C1 only once'],
    ['nobody left', { defeated: ['B'] }, 'defeated: two sides left'],
    ['a card played without its ability', { playing: 'A1' }, 'playing: nothing without its ability'],
    [
      'an ability without its card',
      {
        stack: [
          { step: 'turn', seat: 'A' },
          { step: 'ability', seat: 'A', program: 'A1' },
        ],
      },
      'stack[1].program: the action card in "playing"',
    ],
    ['two with one faction', { factions: { A: 'TE', B: 'TE' } }, 'factions: a different one'],
    [
      'a mission held and common',
      { mode: 'admiral', common: 'P01', missions: { A: 'P01' } },
      'common: a mission that nobody has',
    ],
    ['minor factions in Seaman mode', { mode: 'seaman', minors: { A: 'M01' } }, 'minors: none in this mode'],
    [
      'a warlord missing whose player has had his turn to place it',
      { ...PLACING, pieces: {} },
      'pieces.B.warlord: what B has chosen; or have B choose once more ("left" and "seat" of stack[0])',
    ],
    [
      'a warlord that is still to be placed',
      { ...PLACING, pieces: { A: { warlord: '0,0' }, B: { warlord: '1,0' } } },
      'pieces.A.warlord: nothing, since A is still to choose; or have fewer choose ("left" and "seat" of stack[0])',
    ],
    [
      'a set-up step that is over, and left out what somebody has chosen in it',
      { ...PLACING, factions: { A: 'TE' }, pieces: { B: { warlord: '0,0' } } },
      'factions.B: what B has chosen; or put the step "faction" on the stack',
    ],
    ['somebody defeated before the first round', { ...PLACING, defeated: ['B'] }, 'defeated: nobody in the set-up'],
  ])('%s is refused with its field', (_, position, says) => {
    expect(problem(position)).toContain(says)
  })
})
