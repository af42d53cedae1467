import { describe, expect, test } from 'vitest'
import { fresh, plain, type Spec, table } from './table.ts'

/* Section HX-21 with its exact coordinates. */

const AB: Spec = { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } }
const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })

describe('examples of the rules', () => {
  test('HX-21.1 a chain reaction runs first in, first out, within one action', () => {
    const t = plain({ cards: { A: ['A17', 'C9', 'C5'] }, pieces: near({}, { normal: ['-1,0'] }) })
    t.do('play A17', 'hex 0,0', 'rotate 0', 'place C9', 'place normal')
    expect(t.asked()).toBe('A')
    t.do('rotate 3')
    expect(t.on('-1,0')).toBe('empty')
    expect(t.ship('B')).toEqual([1, 0])
    t.do('place normal')
    expect(t.on('-1,1')).toBe('A normal')
    t.do('place C5')
    expect(t.on('0,-1')).toBe('A C5')
    t.do('rotate 0', 'place normal', 'place normal')
    expect(t.units('A')).toEqual(['-1,-1', '-1,1', '0,-1', '0,0', '1,-1', '1,0'])
    expect([t.on('0,0'), t.on('0,-1')]).toEqual(['A C9', 'A C5'])
    expect(t.reserve('A')).toEqual([8, 0])
    expect(t.hexilum('A')).toBe(0)
    expect(t.pile('discard')).toEqual(['A17'])
    expect([t.queue(), t.actionsLeft()]).toEqual([[], 1])
  })

  test('HX-21.2 the next income level costs its own number', () => {
    const one = plain({ hexilum: { A: 2 } }).do('raise')
    expect([one.income('A'), one.hexilum('A')]).toEqual([2, 0])
    const two = plain({ hexilum: { A: 3 }, income: { A: 2 } }).do('raise')
    expect([two.income('A'), two.hexilum('A')]).toEqual([3, 0])
    expect(plain({ hexilum: { A: 3 }, income: { A: 3 } }).rules('raise')).toEqual(['HX-7.9'])
    expect(plain({ hexilum: { A: 9 }, income: { A: 4 } }).rules('raise')).toEqual(['HX-7.9'])
  })

  test('HX-21.3 the Union of Trade Worlds makes 4 hexilum in a turn', () => {
    const t = plain({ factions: { A: 'UTW' }, pieces: AB, stack: [{ step: 'turn', seat: 'A', phase: 'income' }] })
    expect(t.hexilum('A')).toBe(1)
    t.do('ability')
    expect([t.hexilum('A'), t.life('A')]).toEqual([3, 5])
    expect(t.rules('ability')).toEqual(['HX-8.2'])
    t.do('gain')
    expect(t.hexilum('A')).toBe(4)
  })

  test('HX-21.4 a mission completed in the middle of a chain wins at once', () => {
    const normal = ['-2,0', '-1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
    const t = plain({ common: 'P07', cards: { A: ['A17', 'C5'] }, pieces: near({ normal }) })
    t.do('play A17', 'hex 0,0', 'rotate 0', 'place C5', 'place normal')
    expect([t.winner(), t.ending(), t.wonWith()]).toEqual(['A', 'pattern', 'P07'])
    expect([t.queue(), t.asked(), t.happened('runs')]).toEqual([[], undefined, []])
  })

  test('HX-21.5 a territory attack hits own units too and cannot be skipped', () => {
    const t = plain({ cards: { A: ['A10'] }, pieces: near({ normal: ['1,0'] }, { normal: ['-1,0'] }) })
    t.do('play A10', 'hex 0,0')
    expect(t.rules('skip')).toEqual(['HX-13.5'])
    t.do('rotate 0')
    expect([t.ship('A'), t.ship('B')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect([t.on('1,0'), t.on('-1,0')]).toEqual(['empty', 'empty'])
  })

  test('HX-21.6 a territory attack may kill the own warlord', () => {
    const t = plain({ life: { A: 1 }, cards: { A: ['A9'] }, pieces: { A: { warlord: '0,0' }, B: { warlord: '-3,3' } } })
    t.do('play A9', 'hex 0,0')
    expect([t.winner(), t.ending(), t.life('A')]).toEqual(['B', 'warlord', 0])
  })

  test('HX-21.7 a territory attack into nothing is legal', () => {
    const t = plain({ cards: { A: ['A10'] }, pieces: AB })
    t.do('play A10', 'hex 3,0', 'rotate 0')
    expect([t.actionsLeft(), t.pile('discard')]).toEqual([1, ['A10']])
    expect(t.happened('struck')).toEqual([])
  })

  test('HX-21.8 an X hex pays when it is entered, not for staying', () => {
    const t = plain({ pieces: AB }).do('place normal', 'hex 2,0')
    expect(t.hexilum('A')).toBe(1)
    t.pass().pass()
    expect([t.active(), t.hexilum('A')]).toEqual(['A', 2])
    expect(t.happened('gained')).toHaveLength(1)
  })

  test('HX-21.9 in an exchange only the executing player gains, for coming from a hex without hexilum', () => {
    const there = plain({ factions: { A: 'IN' }, pieces: near({ normal: ['1,0'] }, { normal: ['2,0'] }) })
    there.do('ability', 'hex 1,0', 'hex 2,0')
    expect([there.on('2,0'), there.on('1,0')]).toEqual(['A normal', 'B normal'])
    expect([there.hexilum('A'), there.hexilum('B'), there.life('A')]).toEqual([1, 0, 5])
    const back = plain({ factions: { A: 'IN' }, pieces: near({ normal: ['2,0'] }, { normal: ['1,0'] }) })
    back.do('ability', 'hex 2,0', 'hex 1,0')
    expect([back.hexilum('A'), back.hexilum('B')]).toEqual([0, 0])
  })

  test('HX-21.10 an exchange never takes a warlord', () => {
    const t = plain({
      factions: { A: 'IN' },
      pieces: { A: { warlord: '0,0', normal: ['1,0'] }, B: { normal: ['2,1'] } },
    })
    t.do('ability')
    expect(t.rules('hex 0,0')).toEqual(['HX-12.20'])
    t.do('hex 1,0')
    expect(t.rules('hex 0,0')).toEqual(['HX-12.20'])
  })

  test('HX-21.11 attacker to the Recovery Ship, mercenary and its card out of the game', () => {
    const t = plain({ pieces: near({ normal: ['0,0'] }, { C3: '1,0' }) })
    t.do('attack')
    expect(t.ship('A')).toEqual([1, 0])
    expect([t.on('0,0'), t.on('1,0'), t.cards('B'), t.pile('removed')]).toEqual(['empty', 'empty', [], ['C3']])
  })

  test('HX-21.12 a warlord attacks for one of its own life', () => {
    const pieces = { A: { warlord: '0,0' }, B: { warlord: '1,0' } }
    const t = plain({ pieces, life: { A: 2, B: 1 } }).do('attack')
    expect([t.winner(), t.life('A'), t.life('B')]).toEqual(['A', 1, 0])
    expect(plain({ pieces, life: { A: 1, B: 1 }, lastLife: true }).rules('attack')).toEqual(['HX-8.4'])
  })

  test('HX-21.13 the Terran ability replaces an enemy unit next to the warlord', () => {
    const spec = (more: Spec): Spec => ({ factions: { A: 'TE' }, ...more })
    const t = plain(
      spec({ pieces: { A: { warlord: '0,0', normal: ['0,1'] }, B: { warlord: '-1,0', normal: ['1,0', '0,-1'] } } }),
    )
    t.do('ability')
    expect(t.rules('hex 1,-1')).toEqual(['HX-8.5'])
    expect(t.rules('hex 0,1')).toEqual(['HX-8.5'])
    expect(t.rules('hex -1,0')).toEqual(['HX-8.10'])
    t.do('hex 1,0')
    expect([t.on('1,0'), t.ship('B'), t.life('A')]).toEqual(['A normal', [1, 0], 5])
  })

  test('HX-21.14 the damage of the ability comes before the placed mercenary runs', () => {
    const spec: Spec = {
      factions: { A: 'TE' },
      life: { A: 2 },
      cards: { A: ['C3'] },
      pieces: { A: { warlord: '0,0' }, B: { warlord: '-3,3', normal: ['1,0'] } },
    }
    const fall = plain(spec).do('ability', 'place C3')
    expect(fall.life('A')).toBe(1)
    fall.do('rotate 3')
    expect(fall.winner()).toBe('B')
    const safe = plain({ ...spec, pieces: { A: { warlord: '0,0' }, B: { warlord: '-3,3', normal: ['1,0', '2,0'] } } })
    safe.do('ability', 'place C3', 'rotate 0')
    expect([safe.on('2,0'), safe.life('A'), safe.winner()]).toEqual(['empty', 1, undefined])
  })

  test('HX-21.15 the Cyberian ability places one or two units next to the warlord', () => {
    const spec: Spec = { factions: { A: 'CC' }, pieces: { A: { warlord: '0,0' } } }
    const two = plain(spec).do('ability')
    expect(two.rules('hex 2,0')).toEqual(['HX-8.6'])
    two.do('hex 1,0', 'place normal', 'hex 0,-1')
    expect([two.units('A'), two.life('A')]).toEqual([['0,-1', '1,0'], 5])
    const one = plain(spec).do('ability', 'hex 1,0', 'skip')
    expect([one.units('A'), one.life('A'), one.actionsLeft()]).toEqual([['1,0'], 5, 1])
  })

  test('HX-21.16 a sixth mercenary can neither be bought nor stolen', () => {
    const five = ['C1', 'C2', 'C3', 'C4', 'C6']
    const spec: Spec = {
      hexilum: { A: 9 },
      cards: { A: [...five, 'A18'], B: ['C7'] },
      market: ['C8', 'A1', 'A2', 'A3', 'A4'],
      pieces: AB,
    }
    const full = plain(spec).do('play A18')
    expect(full.cards('B')).toEqual(['C7'])
    full.do('done')
    expect(full.rules('buy 1')).toEqual(['HX-10.2'])
    const free = plain({ ...spec, cards: { A: [...five.slice(1), 'A18'], B: ['C7'] } })
    expect(free.do('play A18').offer()).toEqual(['card C7', 'skip'])
    free.do('skip', 'done', 'buy 1')
    expect(free.cards('A')).toEqual(['C2', 'C3', 'C4', 'C6', 'C8'])
  })

  test("HX-21.17 a stolen mercenary stays on the board as the thief's unit", () => {
    const normal = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '1,1']
    const t = plain({ cards: { A: ['A18'] }, common: 'P01', pieces: near({ normal }, { C13: '0,1' }) })
    t.do('play A18', 'card C13', 'stay')
    expect([t.on('0,1'), t.cards('A'), t.cards('B')]).toEqual(['A C13', ['C13'], []])
    expect(t.happened('runs')).toEqual([])
    expect(t.rules('activate C13')).toEqual([])
    const won = plain({ cards: { A: ['A18'] }, common: 'P07', pieces: near({ normal }, { C13: '0,1' }) })
    expect(won.do('play A18', 'card C13', 'stay').winner()).toBe('A')
  })

  test('HX-21.18 a reusable ability runs again for an action, in any turn; the others only when placed', () => {
    const t = plain({ cards: { A: ['C11'] }, ship: { A: { normal: 4 } }, pieces: near({ C5: '0,0' }) })
    t.do('place C11', 'hex 1,0', 'recover normal', 'recover normal')
    expect(t.ship('A')).toEqual([2, 0])
    t.do('activate C11', 'recover normal', 'skip')
    expect(t.ship('A')).toEqual([1, 0])
    while (t.active() !== 'A') t.pass()
    expect(t.rules('activate C5')).toEqual(['HX-10.6'])
    t.do('activate C11', 'recover normal')
    expect([t.ship('A'), t.rules('activate C11')]).toEqual([[0, 0], []])
  })

  test('HX-21.19 Mournguard heal when they are destroyed, not when they are raided, and cannot attack', () => {
    const spec = (life: number): Spec => ({
      minors: { A: 'M02', B: 'M01' },
      life: { B: life },
      cards: { A: ['A9', 'A14'] },
      pieces: near({ normal: ['1,0'] }, { minor: ['0,0'] }),
    })
    const t = table(spec(5)).do('play A9', 'hex 0,0')
    expect([t.asked(), t.ship('B')]).toEqual(['B', [0, 1]])
    t.do('heal')
    expect(t.life('B')).toBe(9)
    t.do('play A14', 'unit minor', 'unit minor')
    expect([t.life('B'), t.ship('B')]).toEqual([9, [0, 3]])
    const much = table(spec(10)).do('play A9', 'hex 0,0', 'heal')
    expect(much.life('B')).toBe(12)
    const attacker = table({ ...spec(5), active: 'B' })
    expect(attacker.rules('attack')).toEqual(['HX-7.3'])
  })

  test('HX-21.20 what waits in the queue is dropped with its owner', () => {
    const t = table({
      minors: { A: 'M02', B: 'M01' },
      life: { B: 1 },
      cards: { A: ['A10'] },
      pieces: { A: { warlord: '3,-3' }, B: { minor: ['-1,0'], warlord: '1,0' } },
    })
    t.do('play A10', 'hex 0,0', 'rotate 0')
    expect([t.winner(), t.ending()]).toEqual(['A', 'warlord'])
    expect(t.happened('healed')).toEqual([])
  })

  test('HX-21.21 Zombies return to the Reserve, also from their own attack, and cannot be raided', () => {
    const t = table({
      minors: { A: 'M01', B: 'M02' },
      cards: { A: ['A9', 'A14'] },
      pieces: near({ normal: ['1,0'] }, { minor: ['0,0'] }),
    })
    t.do('play A9', 'hex 0,0')
    expect([t.reserve('B'), t.ship('B')]).toEqual([
      [9, 3],
      [0, 0],
    ])
    t.do('play A14')
    expect(t.rules('unit minor')).toEqual(['HX-12.11'])
    const attacker: Spec = {
      active: 'B',
      minors: { A: 'M01', B: 'M02' },
      pieces: near({ normal: ['1,0'] }, { minor: ['0,0'] }),
    }
    expect(table(attacker).do('attack').reserve('B')).toEqual([9, 3])
    expect(table({ ...attacker, zombiesHold: true }).rules('attack')).toEqual(['HX-7.3'])
  })

  const TWO_A = ['-1,-2', '0,-2', '1,-2', '2,-2', '3,-2', '-1,-1', '0,-1', '2,-1', '0,1']
  const TWO_B = ['-3,2', '-2,2', '-1,2', '0,2', '1,2', '-2,1', '-1,1', '1,1', '1,-1']
  const both = (by: 'A' | 'B', a: readonly string[]): Spec => ({
    common: 'P07',
    active: by,
    factions: by === 'A' ? { A: 'IN', B: 'TE' } : { A: 'TE', B: 'IN' },
    pieces: { A: { warlord: '3,0', normal: a }, B: { warlord: '-3,0', normal: TWO_B } },
  })

  test("HX-21.22 of two patterns in one swap the acting player's wins", () => {
    expect(plain(both('A', TWO_A)).do('ability', 'hex 0,1', 'hex 1,-1').winner()).toBe('A')
    expect(plain(both('B', TWO_A)).do('ability', 'hex 0,1', 'hex 1,-1').winner()).toBe('B')
  })

  test("HX-21.23 a pattern can be completed in another player's turn", () => {
    const t = plain(
      both(
        'A',
        TWO_A.filter((hex) => hex !== '3,-2'),
      ),
    ).do('ability', 'hex 0,1', 'hex 1,-1')
    expect([t.winner(), t.ending()]).toEqual(['B', 'pattern'])
  })

  test('HX-21.24 extra cards are offered, the unbought discarded, the market refilled to five', () => {
    const t = plain({
      hexilum: { A: 9 },
      cards: { A: ['A2'] },
      market: ['C1', 'C2', 'C3', 'C4', 'C5'],
      deck: ['A1', 'A3', 'A4'],
      pieces: AB,
    })
    t.do('play A2', 'done')
    expect(t.pile('extras')).toEqual(['A1', 'A3'])
    t.do('buy 2', 'buy 6')
    expect(t.pile('extras')).toEqual(['A3'])
    t.do('done')
    expect(t.pile('market')).toEqual(['C1', 'A4', 'C3', 'C4', 'C5'])
    expect([t.cards('A'), t.pile('discard')]).toEqual([
      ['C2', 'A1'],
      ['A2', 'A3'],
    ])
  })

  test('HX-21.25 only normal units return', () => {
    const t = table({ pieces: near({ normal: ['0,0', '0,2'], minor: ['0,1'], C1: '1,0' }) }).do('return')
    expect([t.rules('hex 0,1'), t.rules('hex 1,0')]).toEqual([['HX-7.2'], ['HX-7.2']])
    expect(t.do('hex 0,0').reserve('A')).toEqual([8, 2])
  })

  test('HX-21.26 partners build one pattern together', () => {
    const t = plain({
      players: 4,
      teams: true,
      common: 'P07',
      active: 'C',
      pieces: { A: { normal: ['-2,0', '-1,0', '0,0', '1,0', '2,0'] }, C: { normal: ['-2,1', '-1,1', '0,1'] } },
    })
    t.do('place normal', 'hex 1,1')
    expect([t.winner(), t.ending()]).toEqual(['A+C', 'pattern'])
  })

  test("HX-21.27 a defeated player's units stay neutral, his cards are discarded and he is skipped", () => {
    const t = plain({
      players: 3,
      active: 'B',
      life: { C: 1 },
      cards: { B: ['A9'], C: ['A1', 'C2'] },
      pieces: { A: { normal: ['1,0'] }, C: { warlord: '0,4', normal: ['0,0'] } },
    })
    t.do('play A9', 'hex 0,4')
    expect([t.on('0,0'), t.on('0,4'), t.winner()]).toEqual(['neutral normal', 'empty', undefined])
    expect(t.pile('discard').toSorted()).toEqual(['A1', 'A9', 'C2'])
    t.pass()
    expect(t.active()).toBe('A')
    t.do('attack')
    expect([t.on('0,0'), t.on('1,0'), t.ship('A'), t.ship('C')]).toEqual(['empty', 'empty', [1, 0], [0, 0]])
  })

  test('HX-21.28 Exhaustion hurts from round 21, more every five rounds, before the income', () => {
    const start = (round: number, life: number): Spec => ({
      round,
      life: { A: life },
      stack: [{ step: 'turn', seat: 'A', phase: 'income' }],
      pieces: AB,
    })
    const lifeAfter = (round: number): number => plain(start(round, 6)).life('A')
    expect([20, 21, 25, 26, 30, 31].map(lifeAfter)).toEqual([6, 5, 5, 4, 4, 3])
    const over = plain(start(21, 1))
    expect([over.winner(), over.ending(), over.hexilum('A')]).toEqual(['B', 'exhaustion', 0])
  })

  test('HX-21.29 placements are optional, the rotation is one for the whole ability', () => {
    const t = plain({ cards: { A: ['C20'] }, pieces: AB }).do(
      'place C20',
      'hex 0,0',
      'rotate 0',
      'skip',
      'place normal',
      'skip',
    )
    expect(t.units('A')).toEqual(['0,-1', '0,0'])
    for (const [rotation, open] of [0, 1, 2, 3, 4, 5].map((k) => [k, k % 2 === 1] as const)) {
      const turned = plain({ cards: { A: ['C20'] }, pieces: AB })
      turned.do('place C20', 'hex 0,0', `rotate ${rotation}`, 'place normal', 'place normal', 'place normal')
      expect([rotation, turned.units('A').includes('0,1')]).toEqual([rotation, open])
    }
  })

  test('HX-21.30 a warlord on one of the nine cells does not count', () => {
    const normal = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1']
    const spec = (warlord: string): Spec => ({ common: 'P07', pieces: { A: { warlord, normal: [...normal, '0,1'] } } })
    expect(plain(spec('1,1')).do('place normal', 'hex -3,1').winner()).toBeUndefined()
    expect(plain(spec('3,-3')).do('place normal', 'hex 1,1').winner()).toBe('A')
  })

  test('HX-21.31 nobody has won while warlords are still being placed', () => {
    const t = fresh(2, { mode: 'seaman' }).do('faction TE', 'faction CC', 'hex 0,0')
    expect([t.winner(), t.asked()]).toEqual([undefined, 'B'])
  })

  test('HX-21.32 an ability that has begun goes on when its own piece is the sacrifice', () => {
    const t = plain({ cards: { A: ['C12'] }, pieces: near({ normal: ['-1,0'] }, { normal: ['1,0', '-1,1'] }) })
    t.do('place C12', 'hex 0,0', 'hex 0,0', 'hex 1,0')
    expect([t.on('0,0'), t.on('1,0'), t.pile('removed')]).toEqual(['empty', 'empty', ['C12']])
    t.do('hex -1,0', 'hex -1,1')
    expect([t.ship('A'), t.ship('B')]).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test("HX-21.33 a destroyed unit's ability runs before that of the unit put in its place", () => {
    const t = table({
      factions: { A: 'TE' },
      minors: { A: 'M02', B: 'M01' },
      life: { A: 2, B: 5 },
      cards: { A: ['C3'] },
      pieces: { A: { warlord: '0,0' }, B: { minor: ['1,0'], warlord: '2,0' } },
    })
    t.do('ability', 'place C3')
    expect([t.asked(), t.queue()]).toEqual(['B', ['C3@1,0']])
    t.do('heal')
    expect(t.life('B')).toBe(9)
    t.do('rotate 0')
    expect(t.life('B')).toBe(8)
  })

  test('HX-21.34 an ability dropped with its piece stays dropped when the piece comes back', () => {
    const t = table({
      minors: { A: 'M06', B: 'M01' },
      cards: { A: ['C20', 'C12', 'C6'] },
      pieces: near({}, { normal: ['-2,1'] }),
    })
    t.do('place C20', 'hex 0,0', 'rotate 0', 'place C12', 'place C6', 'place minor')
    expect(t.queue()).toEqual(['C6@0,-1', 'minor@-1,1'])
    t.do('hex -1,1', 'hex -2,1')
    expect([t.ship('A'), t.ship('B'), t.queue()]).toEqual([[0, 1], [1, 0], []])
    t.do('rotate 0', 'place minor')
    expect([t.on('1,-1'), t.queue(), t.actionsLeft()]).toEqual(['A minor', [], 1])
    const runs = t.happened('runs').map((e) => (e.kind === 'runs' ? e.unit : -1))
    expect(runs.filter((unit) => unit === 1)).toHaveLength(1)
  })
})
