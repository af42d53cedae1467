import { describe, expect, test } from 'vitest'
import type { Event } from '../src/types.ts'
import { plain, type Spec, table, type Table } from './table.ts'

const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })
const ran = (t: Table): number[] => t.happened('runs').map((e: Event) => (e.kind === 'runs' ? e.unit : -1))

describe('running an ability', () => {
  test('HX-13.1 one rotation is chosen for the whole ability, only where a hex lies beside the base', () => {
    const t = plain({ cards: { A: ['C9'] }, pieces: near({}) }).do('place C9', 'hex 0,0')
    expect(t.offer()).toEqual(['rotate 0', 'rotate 1', 'rotate 2', 'rotate 3', 'rotate 4', 'rotate 5'])
    t.do('rotate 1', 'place normal', 'place normal')
    expect(t.units('A')).toEqual(['-1,1', '0,0', '1,0'])
    expect(
      plain({ cards: { A: ['A9'] } })
        .do('play A9', 'hex 0,0')
        .actionsLeft(),
    ).toBe(1)
  })

  test("HX-13.2 hexes of a unit's ability are counted from its present hex", () => {
    const t = plain({ pieces: near({ C13: '1,1' }) }).do('activate C13', 'rotate 0', 'place normal', 'place normal')
    expect(t.units('A')).toEqual(['1,1', '2,0', '2,1'])
  })

  test('HX-13.3 hexes of an action card are counted from an anchor, any hex of the board', () => {
    const t = plain({ cards: { A: ['A17'] } }).do('play A17')
    expect([t.offer().length, t.rules('hex 4,0')]).toEqual([37, ['HX-4.2']])
    expect(t.do('hex -2,1', 'rotate 0', 'place normal', 'place normal').units('A')).toEqual(['-1,1', '-2,1'])
  })

  test('HX-13.4 icons run from left to right', () => {
    const t = plain({ cards: { A: ['A11'] }, pieces: near({}, { normal: ['0,0'] }) }).do(
      'play A11',
      'hex 0,0',
      'rotate 0',
    )
    expect([t.on('0,0'), t.offer()]).toEqual(['empty', ['place normal', 'skip']])
  })

  test('HX-13.5 territory attacks must, RC and EX happen, everything else may be skipped', () => {
    const t = plain({ cards: { A: ['A3', 'C9'] }, pieces: near({}, { normal: ['1,0'] }) }).do('play A3')
    expect([t.hexilum('A'), t.offer('skip')]).toEqual([3, ['skip']])
    t.do('skip', 'place C9', 'hex 0,0')
    expect(t.rules('skip')).toEqual(['HX-13.5'])
    t.do('rotate 0')
    expect([t.on('1,0'), t.offer('skip')]).toEqual(['empty', ['skip']])
    expect(
      plain({ pieces: near({ normal: ['0,0'] }) })
        .do('place normal')
        .rules('skip'),
    ).toEqual(['HX-13.5'])
  })

  test('HX-13.6 an icon off the board or on a hex that does not fit is void, judged when its turn comes', () => {
    const edge = plain({ cards: { A: ['A17'] } }).do('play A17', 'hex 3,0', 'rotate 0', 'place normal')
    expect([edge.units('A'), edge.actionsLeft()]).toEqual([['3,0'], 1])
    const shot = plain({ cards: { A: ['A11'] }, pieces: near({}, { normal: ['1,0'] }) }).do(
      'play A11',
      'hex 0,0',
      'rotate 0',
    )
    expect(shot.actionsLeft()).toBe(1)
    const away = plain({ cards: { A: ['C3'] }, pieces: near({}, { normal: ['1,0'] }) }).do(
      'place C3',
      'hex 0,0',
      'rotate 3',
    )
    expect(away.on('1,0')).toBe('B normal')
  })

  test('HX-13.7 what an ability brings into play joins the chain, all within one action', () => {
    const t = plain({ cards: { A: ['C5', 'C1', 'C2'] }, pieces: near({}) }).do(
      'place C5',
      'hex 0,0',
      'rotate 0',
      'place C1',
      'place C2',
    )
    expect([t.hexilum('A'), t.offer()]).toEqual([2, ['heal', 'skip']])
    t.do('heal')
    expect([t.life('A'), t.actionsLeft()]).toEqual([8, 1])
  })

  test('HX-13.8 the running ability is completed, then the oldest that waits runs', () => {
    const t = plain({ cards: { A: ['C20', 'C5', 'C2', 'C1'] }, pieces: near({}) })
    t.do('place C20', 'hex 0,0', 'rotate 0', 'place C5', 'place C2', 'skip')
    expect(t.queue()).toEqual(['C2@0,-1'])
    t.do('rotate 1', 'place C1')
    expect([t.queue(), ran(t)]).toEqual([
      ['C2@0,-1', 'C1@1,1'],
      [21, 6],
    ])
    t.do('skip', 'skip')
    expect(ran(t)).toEqual([21, 6, 3, 2])
  })

  test('HX-13.9 pieces are queued as they are placed, Destruction abilities when the unit is removed', () => {
    const t = table({
      minors: { A: 'M01', B: 'M04' },
      cards: { A: ['A12', 'C2'] },
      pieces: near({}, { minor: ['0,0'] }),
    })
    t.do('play A12', 'hex 0,0', 'place C2')
    expect(t.happened('runs').map((e) => e.kind === 'runs' && e.destroyed)).toEqual([true, false])
    const two = table({
      minors: { A: 'M04', B: 'M05' },
      cards: { A: ['A10'] },
      pieces: near({ minor: ['1,0'] }, { minor: ['-1,0'] }),
    })
    two.do('play A10', 'hex 0,0', 'rotate 3')
    expect(two.happened('runs').map((e) => e.kind === 'runs' && e.player)).toEqual([0, 1])
  })

  test('HX-13.10 a queued ability is dropped with its piece, and follows a piece that was moved', () => {
    const moved = plain({ cards: { A: ['C20', 'C14', 'C9'] }, pieces: near({}, { normal: ['-3,0'] }) })
    moved.do(
      'place C20',
      'hex 0,0',
      'rotate 0',
      'place C14',
      'place C9',
      'skip',
      'hex 0,-1',
      'hex -2,0',
      'rotate 3',
      'skip',
      'skip',
    )
    expect([moved.on('-2,0'), moved.on('-3,0'), moved.ship('B')]).toEqual(['A C9', 'empty', [1, 0]])
    const lost = plain({ cards: { A: ['C20', 'C4', 'C2'] }, pieces: near({}) })
    lost.do('place C20', 'hex 0,0', 'rotate 0', 'place C4', 'skip', 'place C2', 'rotate 0')
    expect(lost.on('0,0')).toBe('empty')
    expect(lost.happened('runs')).toHaveLength(3)
    const hit = plain({ cards: { A: ['C5', 'C4', 'C2'] }, pieces: near({}) })
    hit.do('place C5', 'hex 0,0', 'rotate 0', 'place C4', 'skip')
    expect(hit.do('rotate 0').on('0,0')).toBe('empty')
    const gone = plain({ cards: { A: ['A17', 'C3', 'C2'] }, pieces: near({}) })
    gone.do('play A17', 'hex 0,0', 'rotate 0', 'place C3', 'place C2', 'rotate 0')
    expect([gone.on('1,0'), ran(gone), gone.actionsLeft()]).toEqual(['empty', [4], 1])
  })

  test('HX-13.11 a Destruction ability is dropped if its owner has been defeated', () => {
    const t = table({
      players: 3,
      minors: { A: 'M02', B: 'M05', C: 'M01' },
      life: { B: 1 },
      cards: { A: ['A10'] },
      pieces: { A: { warlord: '4,-4' }, B: { minor: ['-1,0'], warlord: '1,0' }, C: { warlord: '4,0' } },
    })
    t.do('play A10', 'hex 0,0', 'rotate 0')
    expect([t.asked(), t.actionsLeft(), t.happened('runs')]).toEqual(['A', 1, []])
  })

  test('HX-13.12 if the acting player falls in a chain, the rest is dropped and his turn ends', () => {
    const t = plain({
      players: 3,
      life: { A: 1 },
      hexilum: { A: 9 },
      cards: { A: ['A17', 'C3', 'C2'] },
      pieces: { A: { warlord: '1,0' } },
    })
    t.do('play A17', 'hex 0,0', 'rotate 1', 'place C3', 'place C2', 'rotate 0')
    expect([t.active(), t.queue(), t.winner(), t.life('A')]).toEqual(['B', [], undefined, 0])
    expect(t.happened('healed')).toEqual([])
  })

  test('HX-13.13 a win ends the game at once and drops the queue', () => {
    const t = plain({
      life: { B: 1 },
      cards: { A: ['A17', 'C3', 'C2'] },
      pieces: { A: { warlord: '3,-3' }, B: { warlord: '1,0' } },
    })
    t.do('play A17', 'hex 0,0', 'rotate 1', 'place C3', 'place C2', 'rotate 0')
    expect([t.winner(), t.queue(), t.asked(), t.rules('gain')]).toEqual(['A', [], undefined, ['HX-13.13']])
  })

  test('HX-13.14 the Driftborn exchange costs 1 life when it is used, after it', () => {
    const spec: Spec = { minors: { A: 'M03', B: 'M01' }, pieces: near({}, { normal: ['1,1'] }) }
    const used = table(spec).do('place minor', 'hex 0,0', 'hex 1,1')
    expect([used.on('1,1'), used.on('0,0'), used.life('A')]).toEqual(['A minor', 'B normal', 5])
    expect(table(spec).do('place minor', 'hex 0,0', 'skip').life('A')).toBe(6)
    expect(
      table({ ...spec, life: { A: 1 } })
        .do('place minor', 'hex 0,0')
        .actionsLeft(),
    ).toBe(1)
  })

  test('HX-13.15 an ability that has begun runs to its end without its piece', () => {
    const t = plain({ cards: { A: ['C4'] }, pieces: near({ normal: ['2,1'] }, { normal: ['1,1'] }) })
    t.do('place C4', 'hex 0,1', 'rotate 0')
    expect([t.on('1,1'), t.ship('B')]).toEqual(['empty', [1, 0]])
    const own = table({ minors: { A: 'M06', B: 'M01' }, pieces: near({}, { normal: ['1,0'] }) }).do(
      'place minor',
      'hex 0,0',
      'hex 0,0',
      'hex 1,0',
    )
    expect([own.ship('A'), own.ship('B')]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('territory attack, step by step', () => {
  const shot = (pieces: Spec, more: Spec = {}): Table =>
    table({ minors: { A: 'M02', B: 'M04' }, cards: { A: ['A9'] }, pieces, ...more }).do('play A9', 'hex 0,0')

  test('HX-14.1 off the board or empty: done', () => {
    expect(shot(near({})).events.map((e) => e.kind)).toEqual(['played', 'aimed'])
  })

  test('HX-14.2 a unit is removed and its Destruction ability queued', () => {
    const t = shot(near({}, { minor: ['0,0'] }))
    expect([t.ship('B'), t.hexilum('B')]).toEqual([[0, 1], 2])
  })

  test('HX-14.3 a warlord takes 1 damage; at 0 its player is defeated', () => {
    const pieces = { A: { warlord: '3,-3' }, B: { warlord: '0,0' } }
    expect(shot(pieces).life('B')).toBe(5)
    expect(shot(pieces, { life: { B: 1 } }).winner()).toBe('A')
  })

  test('HX-14.4 own, partner, enemy and neutral pieces are hit alike, the own warlord too', () => {
    expect(shot(near({ normal: ['0,0'] })).ship('A')).toEqual([1, 0])
    expect(shot({ neutral: { normal: ['0,0'] } }, { players: 3, defeated: ['C'], minors: {} }).on('0,0')).toBe('empty')
    const team = { players: 4, teams: true, minors: {} }
    expect(shot({ C: { warlord: '0,0' } }, team).life('C')).toBe(5)
    expect(shot({ A: { warlord: '0,0' }, B: { warlord: '3,0' } }, { life: { A: 1 } }).winner()).toBe('B')
  })
})
