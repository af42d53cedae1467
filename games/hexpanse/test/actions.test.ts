import { describe, expect, test } from 'vitest'
import { plain, type Spec, table } from './table.ts'

const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })

describe('actions', () => {
  test('HX-7.1 Place: a unit of the Reserve or a mercenary from its card on any empty hex', () => {
    const t = table({ cards: { A: ['C5'] }, pieces: near({ normal: ['0,0'] }) })
    expect(t.offer('place')).toEqual(['place normal', 'place minor', 'place C5'])
    t.do('place normal')
    expect([t.rules('hex 0,0'), t.rules('hex -3,0')]).toEqual([['HX-7.1'], []])
    expect(t.do('hex -3,0').on('-3,0')).toBe('A normal')
    expect(plain({ ship: { A: { normal: 12 } } }).rules('place normal')).toEqual(['HX-7.1'])
  })

  test('HX-7.2 Return: a normal unit of yours goes to your Reserve', () => {
    const t = plain({ pieces: near({ normal: ['0,0', '1,1'] }, { normal: ['1,0'] }) }).do('return')
    expect([t.rules('hex 1,0'), t.rules('hex 2,2'), t.rules('hex 0,1')]).toEqual([['HX-7.2'], ['HX-4.2'], ['HX-7.2']])
    t.do('hex 0,0')
    expect([t.reserve('A'), t.ship('A'), t.on('0,0')]).toEqual([[11, 0], [0, 0], 'empty'])
    expect(plain({}).rules('return')).toEqual(['HX-7.2'])
  })

  test('HX-7.3 Attack with a unit: an adjacent enemy unit, neutral unit or warlord; the attacker is removed too', () => {
    const t = plain({ pieces: { A: { warlord: '3,-3', normal: ['0,0'] }, B: { warlord: '1,0', normal: ['0,1'] } } })
    t.do('attack')
    expect(t.offer()).toEqual(['hex 1,0', 'hex 0,1'])
    expect(t.rules('hex -1,0')).toEqual(['HX-7.3'])
    expect(t.rules('hex 3,0')).toContain('HX-7.3')
    t.do('hex 1,0')
    expect([t.life('B'), t.on('0,0'), t.ship('A')]).toEqual([5, 'empty', [1, 0]])
    const unit = plain({ pieces: near({ normal: ['0,0'] }, { normal: ['0,1'] }) }).do('attack')
    expect([unit.on('0,1'), unit.ship('B'), unit.ship('A')]).toEqual(['empty', [1, 0], [1, 0]])
    expect(plain({ pieces: near({ normal: ['0,0'] }, { normal: ['2,0'] }) }).rules('attack')).toEqual(['HX-7.3'])
  })

  test('HX-7.4 Attack with the warlord: needs life 2, costs 1, and is not once per turn', () => {
    const t = plain({ pieces: { A: { warlord: '0,0' }, B: { warlord: '-3,3', normal: ['1,0', '0,1'] } } })
    t.do('attack', 'hex 1,0')
    expect([t.life('A'), t.ship('B')]).toEqual([5, [1, 0]])
    t.do('attack')
    expect([t.life('A'), t.ship('B')]).toEqual([4, [2, 0]])
  })

  test('HX-7.5 Recover: a unit of yours from the Recovery Ship to your Reserve', () => {
    const t = table({ ship: { A: { normal: 2, minor: 1 }, B: { normal: 1 } } })
    expect(t.offer('recover')).toEqual(['recover normal', 'recover minor'])
    t.do('recover minor')
    expect([t.ship('A'), t.reserve('A'), t.rules('recover minor')]).toEqual([[2, 0], [7, 3], ['HX-7.5']])
  })

  test('HX-7.6 Play an action card: needs one of yours', () => {
    const t = plain({ cards: { A: ['A1'], B: ['A4'] } })
    expect([t.rules('play A1'), t.rules('play A4')]).toEqual([[], ['HX-7.6']])
    expect(t.do('play A1').hexilum('A')).toBe(4)
  })

  test('HX-7.7 Activate: a reusable mercenary of yours on the board', () => {
    const t = plain({ cards: { A: ['C10'] }, hexilum: { B: 3 }, pieces: near({ C11: '0,0' }, { C12: '1,1' }) })
    expect([t.rules('activate C11'), t.rules('activate C10'), t.rules('activate C12')]).toEqual([
      [],
      ['HX-7.7'],
      ['HX-7.7'],
    ])
    expect(t.do('activate C11').actionsLeft()).toBe(1)
  })

  test('HX-7.8 Gain: always possible', () => {
    expect(plain({}).do('gain').hexilum('A')).toBe(1)
    expect(plain({ hexilum: { A: 99 } }).rules('gain')).toEqual([])
  })

  test('HX-7.9 Raise income: pays 2, 3 or 4 for level 2, 3 or 4', () => {
    for (const level of [1, 2, 3]) {
      const t = plain({ income: { A: level }, hexilum: { A: 5 } }).do('raise')
      expect([t.income('A'), t.hexilum('A')]).toEqual([level + 1, 5 - level - 1])
    }
    expect(plain({ hexilum: { A: 1 } }).refusals('raise')).toEqual([
      { rule: 'HX-7.9', code: 'incomeTooDear', args: { price: 2, hexilum: 1 } },
    ])
  })

  test('HX-7.10 Heal: 1 life, below 12, once in a turn', () => {
    const t = plain({}).do('heal')
    expect([t.life('A'), t.rules('heal')]).toEqual([7, ['HX-8.2']])
    expect(plain({ life: { A: 12 } }).rules('heal')).toEqual(['HX-7.10'])
  })

  test('HX-7.11 Move warlord: to an adjacent empty hex, then 1 damage', () => {
    const t = plain({ pieces: { A: { warlord: '0,0', normal: ['1,0'] } } }).do('move')
    expect([t.rules('hex 1,0'), t.rules('hex 2,0')]).toEqual([['HX-7.11'], ['HX-7.11']])
    t.do('hex 0,1')
    expect([t.on('0,1'), t.on('0,0'), t.life('A'), t.rules('move')]).toEqual(['A warlord', 'empty', 5, ['HX-8.2']])
    const around = ['2,-3', '2,-2', '3,-2']
    expect(plain({ pieces: near({ normal: around }) }).rules('move')).toEqual(['HX-7.11'])
  })

  test('HX-7.12 Warlord ability: at least one legal use', () => {
    const can = (faction: string, pieces: Spec, more: Spec = {}): string[] =>
      plain({ factions: { A: faction }, pieces, ...more }).rules('ability')
    expect(can('TE', near({}))).toEqual(['HX-7.12'])
    expect(can('TE', near({}, { normal: ['3,-2'] }))).toEqual([])
    expect(can('CC', near({ normal: ['2,-3', '2,-2', '3,-2'] }))).toEqual(['HX-7.12'])
    expect(can('CC', near({}), { ship: { A: { normal: 12 } } })).toEqual(['HX-7.12'])
    expect(can('IN', near({}))).toEqual(['HX-7.12'])
    expect(can('IN', near({}, { normal: ['0,0'] }))).toEqual([])
    expect(can('UTW', near({}))).toEqual([])
  })

  test('HX-7.13 ordinary attacks never target own or partner pieces', () => {
    const t = plain({ pieces: near({ normal: ['0,0', '1,-1'] }, { normal: ['0,1'] }) }).do('attack')
    expect([t.on('0,1'), t.on('0,0'), t.on('1,-1')]).toEqual(['empty', 'empty', 'A normal'])
    const own = plain({ pieces: near({ normal: ['0,0', '1,0'] }, { normal: ['0,1', '-1,0'] }) }).do('attack', 'hex 0,0')
    expect(own.rules('hex 1,0')).toEqual(['HX-7.13'])
    const team = plain({
      players: 4,
      teams: true,
      pieces: { A: { normal: ['0,0'] }, C: { normal: ['1,0'] }, B: { normal: ['0,1', '-1,0'] } },
    })
    expect(team.do('attack').rules('hex 1,0')).toEqual(['HX-7.13'])
  })

  test('HX-7.14 buying is not an action', () => {
    const t = plain({ hexilum: { A: 9 } })
    expect(t.rules('buy 1')).toEqual(['HX-7.14'])
    t.do('gain', 'gain', t.offer('buy')[0] ?? 'buy 1')
    expect(t.cards('A')).toHaveLength(1)
  })
})

describe('warlords', () => {
  test('HX-8.2 Heal, Move and Ability are once per turn each, so two of them fit in a turn', () => {
    const t = plain({ factions: { A: 'UTW' } }).do('heal', 'ability')
    expect([t.life('A'), t.hexilum('A')]).toEqual([6, 2])
    expect(
      plain({ factions: { A: 'UTW' } })
        .do('ability')
        .rules('ability'),
    ).toEqual(['HX-8.2'])
  })

  test('HX-8.3 healing and moving by a card does not use these limits up', () => {
    const t = plain({ cards: { A: ['A5'] }, pieces: { A: { warlord: '0,0' } } }).do('play A5', 'heal', 'hex 1,0')
    expect([t.rules('heal'), t.rules('move')]).toEqual([[], []])
  })

  test('HX-8.4 by the house rule nobody pays their last life: attack, move, ability, the Driftborn, a movement icon', () => {
    const last: Spec = { life: { A: 1 }, lastLife: true }
    const pieces: Spec = { A: { warlord: '0,0' }, B: { warlord: '-3,3', normal: ['1,0'] } }
    expect(plain({ ...last, pieces }).rules('attack')).toEqual(['HX-8.4'])
    expect(plain({ ...last, pieces }).rules('move')).toEqual(['HX-8.4'])
    expect(plain({ ...last, pieces, factions: { A: 'UTW' } }).rules('ability')).toEqual(['HX-8.4'])
    const drift = table({ ...last, minors: { A: 'M03' }, pieces }).do('place minor', 'hex 2,0')
    expect([drift.actionsLeft(), drift.life('A')]).toEqual([1, 1])
    const card = plain({ ...last, pieces, cards: { A: ['A5'] } }).do('play A5', 'skip')
    expect([card.actionsLeft(), card.happened('moved')]).toEqual([1, []])
  })

  test('HX-8.4 the last life may be paid: the warlord falls, and the rest of the turn with it', () => {
    const last: Spec = { players: 3, life: { A: 1 } }
    const pieces: Spec = { A: { warlord: '0,0' }, B: { warlord: '-3,3', normal: ['1,0'] }, C: { warlord: '3,0' } }
    for (const lines of [['attack'], ['move', 'hex 0,1']]) {
      const t = plain({ ...last, pieces }).do(...lines)
      expect([lines[0], t.life('A'), t.on('0,0'), t.active(), t.winner()]).toEqual([
        lines[0],
        0,
        'empty',
        'B',
        undefined,
      ])
    }
    const rich = plain({ ...last, pieces, factions: { A: 'UTW' } }).do('ability')
    expect([rich.life('A'), rich.active()]).toEqual([0, 'B'])
    const drift = table({ ...last, minors: { A: 'M03', B: 'M01', C: 'M02' }, pieces })
    drift.do('place minor', 'hex 2,0', 'hex 0,2')
    expect([drift.life('A'), drift.active()]).toEqual([0, 'B'])
  })

  test('HX-16.8 the blow of a warlord with its last life comes first: who has the only warlord then has won', () => {
    const pieces = { A: { warlord: '0,0' }, B: { warlord: '1,0' } }
    const t = plain({ pieces, life: { A: 1, B: 1 } }).do('attack')
    expect([t.winner(), t.life('A'), t.life('B')]).toEqual(['A', 1, 0])
    expect(
      plain({ pieces, life: { A: 1, B: 2 } })
        .do('attack')
        .winner(),
    ).toBe('B')
  })

  test('HX-8.5 Terran Empire: a unit of any source onto an enemy or neutral unit next to the warlord', () => {
    const t = plain({
      players: 3,
      factions: { A: 'TE' },
      cards: { A: ['C2'] },
      defeated: ['C'],
      pieces: { A: { warlord: '0,0' }, B: { normal: ['1,0'] }, neutral: { normal: ['0,1'] } },
    })
    t.do('ability', 'place C2')
    expect(t.offer()).toEqual(['hex 1,0', 'hex 0,1'])
    t.do('hex 0,1', 'heal')
    expect([t.on('0,1'), t.life('A')]).toEqual(['A C2', 7])
  })

  test('HX-8.6 Cyberian Collective: up to two units on different empty neighbours', () => {
    const t = plain({ factions: { A: 'CC' }, pieces: { A: { warlord: '0,0' } } }).do(
      'ability',
      'hex 1,0',
      'place normal',
    )
    expect(t.rules('hex 1,0')).toEqual(['HX-7.1'])
    expect(t.do('hex 0,1').units('A')).toEqual(['0,1', '1,0'])
  })

  test('HX-8.7 Interstellar Nomads: one exchange, then 1 damage', () => {
    const t = plain({ factions: { A: 'IN' }, pieces: near({ normal: ['0,0'] }, { normal: ['1,1'] }) }).do(
      'ability',
      'hex 0,0',
      'hex 1,1',
    )
    expect([t.on('0,0'), t.on('1,1'), t.life('A')]).toEqual(['B normal', 'A normal', 5])
  })

  test('HX-8.8 Union of Trade Worlds: 2 hexilum, then 1 damage', () => {
    const t = plain({ factions: { A: 'UTW' } }).do('ability')
    expect([t.hexilum('A'), t.life('A')]).toEqual([2, 5])
  })

  test('HX-8.9 the damage is dealt before the abilities of pieces just placed', () => {
    const t = plain({ factions: { A: 'CC' }, cards: { A: ['C2'] }, pieces: { A: { warlord: '0,0' } } })
    t.do('ability', 'place C2', 'hex 1,0', 'skip')
    expect([t.life('A'), t.offer()]).toEqual([5, ['heal', 'skip']])
    expect(t.do('heal').life('A')).toBe(7)
  })

  test('HX-8.10 warlords are never removed, exchanged or placed upon; they only take damage', () => {
    const po = plain({ cards: { A: ['A12'] }, pieces: { A: { warlord: '3,-3' }, B: { warlord: '0,0' } } }).do(
      'play A12',
      'hex 0,0',
    )
    expect([po.on('0,0'), po.actionsLeft()]).toEqual(['B warlord', 1])
    const hit = plain({ cards: { A: ['A9'] }, pieces: { A: { warlord: '3,-3' }, B: { warlord: '0,0' } } }).do(
      'play A9',
      'hex 0,0',
    )
    expect([hit.on('0,0'), hit.life('B')]).toEqual(['B warlord', 5])
  })
})
