import { describe, expect, test } from 'vitest'
import { plain, type Spec, table, type Table } from './table.ts'

const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })
const three: Spec = { players: 3, pieces: { A: { warlord: '4,-4' }, B: { warlord: '-4,4' }, C: { warlord: '4,0' } } }

describe('icons', () => {
  test('HX-12.1 PL: a unit of Reserve or card on the empty hex shown', () => {
    const t = table({ cards: { A: ['A17', 'C2'] }, pieces: near({}, { normal: ['1,0'] }) }).do(
      'play A17',
      'hex 0,0',
      'rotate 0',
    )
    expect(t.offer()).toEqual(['place normal', 'place minor', 'place C2', 'skip'])
    t.do('place minor')
    expect([t.on('0,0'), t.on('1,0'), t.actionsLeft()]).toEqual(['A minor', 'B normal', 1])
  })

  test("HX-12.2 PO: onto any owner's unit, also one's own; removal and placement are one change", () => {
    const onto = (pieces: Spec): Table =>
      plain({ cards: { A: ['A12'] }, pieces }).do('play A12', 'hex 0,0', 'place normal')
    const enemy = onto(near({}, { normal: ['0,0'] }))
    expect([enemy.on('0,0'), enemy.ship('B')]).toEqual(['A normal', [1, 0]])
    const own = onto(near({ normal: ['0,0'] }))
    expect([own.on('0,0'), own.ship('A')]).toEqual(['A normal', [1, 0]])
    const empty = plain({ cards: { A: ['A12'] }, pieces: near({}) }).do('play A12', 'hex 0,0')
    expect([empty.on('0,0'), empty.actionsLeft()]).toEqual(['empty', 1])
  })

  test('HX-12.3 RB: a normal or minor unit of the Recovery Ship on the empty hex shown', () => {
    const t = table({ cards: { A: ['C6'] }, ship: { A: { normal: 1, minor: 1 } } }).do(
      'place C6',
      'hex 0,0',
      'rotate 0',
    )
    expect(t.offer()).toEqual(['place normal', 'place minor', 'skip'])
    expect(t.do('place minor').on('1,0')).toBe('A minor')
  })

  test('HX-12.4 RR n: up to n units from the Recovery Ship to the Reserve', () => {
    const t = table({ cards: { A: ['A7'] }, ship: { A: { normal: 5, minor: 1 } } }).do(
      'play A7',
      'recover minor',
      'recover normal',
      'skip',
    )
    expect([t.ship('A'), t.reserve('A')]).toEqual([
      [4, 0],
      [5, 3],
    ])
  })

  test('HX-12.5 RT n: up to n own normal units from the board to the Reserve', () => {
    const t = plain({ cards: { A: ['A20'] }, pieces: near({ normal: ['1,0', '2,1'] }, { normal: ['0,1'] }) })
    t.do('play A20', 'hex 0,0', 'skip')
    expect(t.offer()).toEqual(['hex 1,0', 'hex 2,1', 'skip'])
    t.do('hex 1,0')
    expect([t.reserve('A'), t.offer()]).toEqual([
      [11, 0],
      ['place normal', 'skip'],
    ])
  })

  test('HX-12.6 TA: compulsory, hits own and partner pieces, and nothing where nothing is', () => {
    const t = plain({
      players: 4,
      teams: true,
      cards: { A: ['A10'] },
      pieces: { A: { normal: ['1,0'] }, C: { normal: ['-1,0'] } },
    })
    t.do('play A10', 'hex 0,0', 'rotate 0')
    expect([t.ship('A'), t.ship('C')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    const nothing = plain({ cards: { A: ['A9'] } }).do('play A9', 'hex 0,0')
    expect(nothing.happened('struck')).toEqual([])
  })

  test('HX-12.7 UA: any own unit that can attack, never the warlord', () => {
    const t = plain({
      cards: { A: ['A6'] },
      pieces: { A: { warlord: '0,0', normal: ['2,0'] }, B: { warlord: '-3,3', normal: ['1,0'] } },
    })
    t.do('play A6')
    expect([t.offer(), t.rules('hex 0,0')]).toEqual([['hex 2,0', 'skip'], ['HX-12.7']])
    t.do('hex 2,0', 'hex 1,0')
    expect([t.ship('A'), t.ship('B'), t.life('A')]).toEqual([[1, 0], [1, 0], 6])
  })

  test('HX-12.8 WD n: n damage to one enemy warlord', () => {
    const t = plain({ ...three, cards: { A: ['A13'] } }).do('play A13')
    expect(t.offer()).toEqual(['player B', 'player C', 'skip'])
    expect(t.rules('player A')).toEqual(['HX-12.8'])
    expect(t.do('player C').life('C')).toBe(4)
  })

  test('HX-12.9 WH n: n life, at most to 12', () => {
    expect(
      plain({ cards: { A: ['A4'] } })
        .do('play A4', 'heal')
        .life('A'),
    ).toBe(9)
    expect(
      plain({ cards: { A: ['A4'] }, life: { A: 11 } })
        .do('play A4', 'heal')
        .life('A'),
    ).toBe(12)
    expect(
      plain({ cards: { A: ['A4'] }, life: { A: 12 } })
        .do('play A4')
        .actionsLeft(),
    ).toBe(1)
  })

  test('HX-12.10 WM: the warlord to an adjacent empty hex, then 1 damage', () => {
    const t = plain({ cards: { A: ['A5'] }, pieces: { A: { warlord: '0,0', normal: ['1,0'] } } }).do('play A5', 'skip')
    expect([t.offer().length, t.rules('hex 1,0')]).toEqual([6, ['HX-7.11']])
    t.do('hex 0,1')
    expect([t.on('0,1'), t.life('A')]).toEqual(['A warlord', 5])
  })

  test("HX-12.11 RA n: up to n units of one enemy's Reserve to the Recovery Ship, no Zombies", () => {
    const t = table({ minors: { A: 'M01', B: 'M02' }, cards: { A: ['A14'] } }).do('play A14')
    expect([t.offer(), t.rules('unit C1')]).toEqual([['unit normal', 'skip'], ['HX-12.11']])
    t.do('unit normal', 'skip')
    expect([t.ship('B'), t.reserve('B')]).toEqual([
      [1, 0],
      [8, 3],
    ])
    const none = plain({ cards: { A: ['A14'] }, ship: { B: { normal: 12 } } }).do('play A14')
    expect(none.actionsLeft()).toBe(1)
  })

  test('HX-12.12 AA: one enemy action card out of the game', () => {
    const t = plain({ cards: { A: ['A15'], B: ['A1', 'A1', 'C2'] } }).do('play A15')
    expect(t.offer()).toEqual(['card A1', 'skip'])
    t.do('card A1')
    expect([t.cards('B'), t.pile('removed')]).toEqual([['C2', 'A1'], ['A1']])
  })

  test('HX-12.13 CD n: up to n hexilum of one enemy, never below 0', () => {
    const t = plain({ cards: { A: ['C18'] }, hexilum: { B: 3 } }).do('place C18', 'hex 0,0')
    expect([t.offer(), t.rules('number 3')]).toEqual([['number 1', 'number 2', 'skip'], ['HX-12.13']])
    expect(t.do('number 1').hexilum('B')).toBe(2)
  })

  test('HX-12.14 SM: the card with its token; nothing runs by the theft, and no hexilum comes by it; in the next action it runs', () => {
    const spec: Spec = { cards: { A: ['A18'], B: ['C2'] }, pieces: near({}, { C13: '2,0' }) }
    const stays = plain(spec).do('play A18', 'card C13', 'stay')
    expect([stays.on('2,0'), stays.hexilum('A'), stays.happened('runs')]).toEqual(['A C13', 0, []])
    const taken = plain(spec).do('play A18', 'card C13', 'take')
    expect([taken.on('2,0'), taken.cards('A')]).toEqual(['empty', ['C13']])
    expect(taken.happened('runs')).toEqual([])
    taken.do('place C13', 'hex 0,0')
    expect(taken.happened('runs')).toHaveLength(1)
    const once = plain({ ...spec, mercenaryOnce: true }).do('play A18', 'card C13', 'take', 'place C13', 'hex 0,0')
    expect(once.happened('runs')).toEqual([])
    const card = plain(spec).do('play A18', 'card C2')
    expect([card.cards('A'), card.offer('place C2')]).toEqual([['C2'], ['place C2']])
    expect(plain(spec).do('play A18').rules('card A1')).toContain('HX-12.14')
  })

  test('HX-12.15 SA: one enemy action card, playable with a later action', () => {
    const t = plain({ cards: { A: ['A16'], B: ['A1', 'C2'] } }).do('play A16')
    expect(t.rules('card C2')).toEqual(['HX-12.15'])
    t.do('card A1', 'play A1')
    expect([t.hexilum('A'), t.cards('B')]).toEqual([4, ['C2']])
  })

  test('HX-12.16 SC n: up to n hexilum from one enemy', () => {
    const t = plain({ ...three, cards: { A: ['A19'] }, hexilum: { B: 3, C: 1 } }).do('play A19', 'player B', 'number 2')
    expect([t.hexilum('A'), t.hexilum('B')]).toEqual([2, 1])
    const poor = plain({ ...three, cards: { A: ['A19'] }, hexilum: { B: 3, C: 1 } }).do('play A19', 'player C')
    expect([poor.hexilum('A'), poor.hexilum('C')]).toEqual([1, 0])
  })

  test('HX-12.17 RC n: gain n hexilum, without a question', () => {
    const t = plain({ cards: { A: ['A1'] } }).do('play A1')
    expect([t.hexilum('A'), t.actionsLeft()]).toEqual([4, 1])
  })

  test('HX-12.18 II: may raise the income for the normal price, not above 4', () => {
    const t = plain({ cards: { A: ['A3'] } }).do('play A3')
    expect(t.offer()).toEqual(['raise', 'skip'])
    expect([t.do('raise').income('A'), t.hexilum('A')]).toEqual([2, 1])
    expect(
      plain({ cards: { A: ['A3'] }, income: { A: 4 } })
        .do('play A3')
        .actionsLeft(),
    ).toBe(1)
  })

  test('HX-12.19 EX n: extra cards in the Market Phase of this turn only', () => {
    const t = plain({ cards: { A: ['A2'] } }).do('play A2', 'done')
    expect(t.pile('extras')).toHaveLength(2)
    t.do('done').pass()
    expect(t.pile('extras')).toEqual([])
  })

  test('HX-12.20 XC: any two units of any owner at any distance, or one to an empty hex, without placement abilities', () => {
    const t = plain({ cards: { A: ['C14'] }, pieces: near({ normal: ['0,-3'] }, { C9: '0,3', normal: ['1,1'] }) })
    t.do('place C14', 'hex 0,0', 'hex 0,3', 'hex 1,1')
    expect([t.on('0,3'), t.on('1,1'), t.happened('runs').length]).toEqual(['B normal', 'B C9', 1])
    const moved = plain({ cards: { A: ['C14'] }, pieces: near({}, { normal: ['1,1'] }) }).do(
      'place C14',
      'hex 0,0',
      'hex 1,1',
      'hex 2,1',
    )
    expect([moved.on('1,1'), moved.on('2,1')]).toEqual(['empty', 'B normal'])
    expect(
      plain({ cards: { A: ['C14'] } })
        .do('place C14', 'hex 0,0')
        .rules('hex 1,1'),
    ).toEqual(['HX-12.20'])
  })

  test('HX-12.21 XS: one of the two is the unit that owns the ability', () => {
    const t = plain({ cards: { A: ['C7'] }, pieces: near({}, { normal: ['1,1'] }) }).do(
      'place C7',
      'hex 0,0',
      'hex 1,1',
    )
    expect([t.on('1,1'), t.on('0,0')]).toEqual(['A C7', 'B normal'])
    expect(
      plain({ cards: { A: ['C7'] } })
        .do('place C7', 'hex 0,0')
        .rules('hex 0,0'),
    ).toEqual(['HX-12.20'])
  })

  test('HX-12.22 DE and ZO are triggers: nothing is asked, they happen when their time comes', () => {
    const t = table({
      minors: { A: 'M04', B: 'M02' },
      cards: { A: ['A10'] },
      pieces: near({ minor: ['1,0'] }, { minor: ['-1,0'] }),
    })
    t.do('play A10', 'hex 0,0', 'rotate 0')
    expect([t.hexilum('A'), t.reserve('B'), t.ship('A')]).toEqual([2, [9, 3], [0, 1]])
  })

  test('HX-12.23 amounts are all taken from the same enemy', () => {
    const t = plain({ ...three, cards: { A: ['A14'] } }).do('play A14', 'player C', 'unit normal')
    expect([t.rules('player B'), t.offer()]).toEqual([['HX-12.23'], ['unit normal', 'skip']])
    const nothing = plain({ ...three, cards: { A: ['A19'] }, hexilum: { B: 1 } }).do('play A19')
    expect(nothing.offer()).toEqual(['number 1', 'skip'])
    const some = plain({ players: 4, cards: { A: ['A19'] }, hexilum: { B: 1, C: 1 } }).do('play A19')
    expect(some.rules('player D')).toEqual(['HX-12.23'])
  })
})
