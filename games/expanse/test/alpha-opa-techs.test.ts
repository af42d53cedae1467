import { describe, expect, test } from 'vitest'
import { alpha, windowOf } from './drawn.ts'
import { performing, type Spec, spending, table, type Table } from './table.ts'

/* The nine techs of the OPA with Expanded Technologies. */

const act = (ap: number, techs: readonly string[], more: Spec = {}): Table =>
  alpha({ ...spending('OPA', ap), captain: 'PG', techs: { OPA: [...techs] }, ...more })
const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left

describe('Scrap Ships (opa-1a)', () => {
  test('EX-9.9 opa-1a for 1 AP each, into Orbitals with own influence, as in the base game', () => {
    const t = act(3, ['opa-1a'], { bases: { titan: { OPA: 1 }, eros: { OPA: 1 } } }).do('use opa-1a', 'orbital saturn')
    expect([t.fleets('saturn', 'scrap'), left(t)]).toEqual([1, 2])
    t.do('use opa-1a', 'fleet scrap saturn')
    expect([t.fleets('eros', 'scrap'), left(t)]).toEqual([1, 1])
  })
})

describe('Rock Hoppers (opa-1b)', () => {
  const start = { bases: { titan: { OPA: 1 } }, fleets: { ceres: { UN: 1 }, eros: { OPA: 1 } } }

  test('EX-9.9 opa-1b after an Influence action a Scrap Ship may come to the Orbital of that Base, for no AP', () => {
    const t = act(2, ['opa-1b'], start).do('influence eros')
    expect([t.step(), t.offer()]).toEqual(['effect', ['build scrap', 'stop']])
    t.do('build scrap')
    expect([t.fleets('eros', 'scrap'), left(t), t.step()]).toEqual([1, 1, 'spend'])
  })

  test('EX-9.9 opa-1b after Insurgency too; a ship on the map may move there', () => {
    const fleets = { saturn: { scrap: 2 } }
    const t = act(2, ['opa-1b'], { bases: { titan: { OPA: 1 } }, fleets }).do('use opa-mat', 'base ceres')
    expect(t.offer()).toEqual(['fleet scrap saturn', 'stop'])
    t.do('fleet scrap saturn')
    expect([t.fleets('ceres', 'scrap'), t.fleets('saturn', 'scrap')]).toEqual([1, 1])
  })

  test('EX-4.5 opa-1b once per turn; declined it may be used later in the same turn', () => {
    const t = act(4, ['opa-1b'], start).do('influence eros', 'stop', 'influence eros', 'build scrap')
    expect([t.fleets('eros', 'scrap'), left(t)]).toEqual([1, 2])
    t.do('influence eros')
    expect([t.step(), left(t), t.cubes('eros', 'OPA')]).toEqual(['spend', 1, 3])
    t.do('use opa-mat', 'base ceres')
    expect([t.step(), t.reserve('scrap')]).toEqual(['offer', 1])
  })

  test('EX-8.8 opa-1b after a relocation the ship comes to where the cube has gone', () => {
    const bases = { titan: { OPA: 17 }, rhea: { OPA: 1 } }
    const t = act(1, ['opa-1b'], { bases, fleets: { eros: { OPA: 1 } } }).do('influence eros', 'cube OPA rhea')
    expect(t.offer()).toEqual(['build scrap', 'stop'])
    expect(t.do('build scrap').fleets('eros', 'scrap')).toBe(1)
  })

  test('EX-8.15 opa-1b with both ships already there nobody is asked', () => {
    const t = act(2, ['opa-1b'], { fleets: { eros: { scrap: 2 } } }).do('influence eros')
    expect(t.step()).toBe('spend')
  })

  test('EX-14.5 opa-1b not after an Event nor James Holden', () => {
    const event = alpha({ ...performing('OPA', 'A10'), captain: 'PG', techs: { OPA: ['opa-1b'] } })
    expect([event.cubes('londres-nova', 'OPA'), event.step()]).toEqual([1, 'turn'])
    const t = alpha({ ...windowOf('UN'), captain: 'OPA', techs: { OPA: ['opa-1b'] } }).do('use holden', 'base rhea')
    expect([t.cubes('rhea', 'OPA'), t.step()]).toEqual([1, 'drawTechs'])
  })

  test('EX-8.14 opa-1b after an Influence action with the AP of an Event it works', () => {
    const t = alpha({
      ...performing('OPA', 'A01'),
      captain: 'PG',
      techs: { OPA: ['opa-1b'] },
      fleets: { eros: { OPA: 1 } },
    }).do('influence eros', 'build scrap')
    expect(t.fleets('eros', 'scrap')).toBe(1)
  })

  test('DCT-2 opa-1a opa-1b Insurgency, Rock Hoppers, Scrap Ships: two ships against one fleet, no Orbital Control', () => {
    const t = act(2, ['opa-1a', 'opa-1b'], { bases: { titan: { OPA: 1 } }, fleets: { ceres: { UN: 1 } } })
    t.do('use opa-mat', 'base ceres', 'build scrap')
    expect([t.fleets('ceres', 'scrap'), left(t), t.orbitalControl('ceres')]).toEqual([1, 1, 'UN'])
    t.do('use opa-1a', 'build scrap')
    expect([t.offer(), t.rules('orbital eros')]).toEqual([['orbital ceres', 'orbital saturn'], ['EX-9.9']])
    t.do('orbital ceres')
    expect([t.fleets('ceres', 'scrap'), t.orbitalControl('ceres')]).toEqual([2, undefined])
    const again = act(2, ['opa-1a', 'opa-1b'], { fleets: { eros: { OPA: 1 } } }).do('influence eros', 'build scrap')
    expect(again.do('influence eros').step()).not.toBe('effect')
  })
})

describe('Black Market (opa-1c)', () => {
  const TRACK = ['A10', 'A01', 'A18', 'score', 'A09']
  const turn = (more: Spec = {}): Table =>
    alpha({ active: 'OPA', captain: 'PG', techs: { OPA: ['opa-1c'] }, track: TRACK, ...more })

  test('EX-5.3 opa-1c taking an Action card from slot 1 gives 1 CP at once, for any use', () => {
    expect(turn().do('take 1').cp('OPA')).toBe(11)
    expect(turn().do('take 1', 'keep').cp('OPA')).toBe(10)
    expect(
      turn({ cp: { OPA: 0 } })
        .do('keep')
        .kept('OPA'),
    ).toEqual(['A10'])
    expect(turn().do('take 2').cp('OPA')).toBe(9)
  })

  test('EX-1.4 opa-1c not for a Score card, not for others', () => {
    const score = turn({ track: ['score', 'A01', 'A18', 'A10', 'A09'] }).do('take 1')
    expect(score.cp('OPA')).toBe(10)
    expect(turn({ active: 'UN' }).do('take 1').cp('OPA')).toBe(10)
  })

  test('S-1 opa-1c through Miller too', () => {
    const t = turn({ kept: { OPA: ['A02'] } }).do('play A02', 'take 1')
    expect([t.cp('OPA'), t.step()]).toEqual([11, 'spend'])
  })
})

describe('Smuggling Network (opa-2a)', () => {
  test('EX-5.1 opa-2a every slot is 1 CP cheaper, never below 0', () => {
    const TRACK = ['A10', 'A01', 'A18', 'A08', 'A09']
    const cp = [1, 2, 3, 4, 5].map((slot) =>
      alpha({ active: 'OPA', captain: 'PG', techs: { OPA: ['opa-2a'] }, track: TRACK })
        .do(`take ${slot}`)
        .cp('OPA'),
    )
    expect(cp).toEqual([10, 10, 10, 9, 9])
  })
})

describe('Dark Routes (opa-2b)', () => {
  test('EX-2.7 opa-2b a group goes from one Orbital to any other with own influence, once per turn', () => {
    const fleets = { ceres: { OPA: 2 }, eros: { scrap: 1 } }
    const t = act(2, ['opa-2b'], { fleets, bases: { titan: { OPA: 1 }, eurasia: { OPA: 1 } } }).do('use opa-2b')
    expect(t.offer()).toEqual(['move ceres>earth', 'move ceres>saturn', 'move eros>earth', 'move eros>saturn'])
    expect(t.rules('move ceres>mars').length).toBeGreaterThan(0)
    t.do('move ceres>saturn', 'fleets 2n')
    expect([t.fleets('saturn', 'OPA'), left(t), t.rules('use opa-2b')]).toEqual([2, 1, ['EX-4.5']])
  })
})

describe('Underground Cells (opa-2c)', () => {
  test('EX-4.5 opa-2c Insurgency twice per turn, 1 AP each, on two different Bases, Inner ones too', () => {
    const t = act(4, ['opa-2c']).do('use opa-2c')
    expect(t.offer('base').length).toBe(16)
    t.do('base luna', 'use opa-2c')
    expect(t.offer('base').length).toBe(15)
    expect(t.codes('base luna')).toEqual(['usedThere'])
    t.do('base eurasia')
    expect([t.cubes('luna', 'OPA'), t.cubes('eurasia', 'OPA'), left(t)]).toEqual([1, 1, 2])
    expect([t.rules('use opa-2c'), t.rules('use opa-mat')]).toEqual([['EX-4.5'], ['EX-4.5']])
  })

  test('EX-4.5 opa-2c one common limit with Insurgency, in whatever order', () => {
    for (const [first, second] of [
      ['opa-mat', 'opa-2c'],
      ['opa-2c', 'opa-mat'],
      ['opa-mat', 'opa-mat'],
    ] as const) {
      const t = act(4, ['opa-2c']).do(`use ${first}`, 'base ceres', `use ${second}`)
      expect(t.codes('base ceres')).toEqual(['usedThere'])
      t.do('base eros')
      expect([t.cubes('ceres', 'OPA'), t.cubes('eros', 'OPA'), t.offer('use')]).toEqual([1, 1, []])
    }
  })

  test('EX-4.5 opa-2c without it Insurgency is used once, in the Belt and the Outer Planets', () => {
    const t = act(4, []).do('use opa-mat')
    expect([t.offer('base').length, t.rules('base luna')]).toEqual([11, ['EX-10.1']])
    expect(t.do('base ceres').rules('use opa-mat')).toEqual(['EX-4.5'])
  })

  test('EX-4.5 opa-2c in the next turn it is open again, on the same Bases', () => {
    const t = table({
      players: 3,
      modules: ['alpha'],
      seating: ['OPA', 'UN', 'MCR'],
      captain: 'MCR',
      ...spending('OPA', 2, 'A12'),
      techs: { OPA: ['opa-2c'] },
      track: ['A10', 'A01', 'A18', 'A08', 'A09'],
    }).do('use opa-2c', 'base luna', 'use opa-2c', 'base ceres')
    while (t.asked() !== 'OPA' || t.step() !== 'turn')
      t.do(['decline', 'finish', 'points', 'take 1'].find((line) => t.offer().includes(line)) ?? '')
    t.do('take 1')
    if (t.step() === 'use') t.do('points')
    t.do('use opa-2c')
    expect(t.offer('base').length).toBe(16)
  })

  test('EX-9.9 opa-1b opa-2c Rock Hoppers follow it as they follow Insurgency', () => {
    const t = act(2, ['opa-1b', 'opa-2c']).do('use opa-2c', 'base luna')
    expect(t.offer()).toEqual(['build scrap', 'stop'])
    expect(t.do('build scrap').fleets('earth', 'scrap')).toBe(1)
  })

  test('EX-4.5 opa-2c what it has closed is closed for nobody else', () => {
    const bases = { ceres: { PG: 1, MCR: 1 } }
    const t = alpha({
      ...windowOf('UN'),
      captain: 'UN',
      techs: { OPA: ['opa-2c'], PG: ['pg-2c'] },
      kept: { OPA: ['A01'], PG: ['A03'] },
      bases,
    })
    t.do('play A01', 'use opa-2c', 'base ceres')
    expect([t.asked(), t.step()]).toEqual(['PG', 'window'])
    t.do('play A03', 'use pg-2c', 'cube MCR ceres')
    expect([t.cubes('ceres', 'MCR'), t.cubes('ceres', 'PG'), t.cubes('ceres', 'OPA')]).toEqual([0, 2, 1])
  })
})

describe('Rebellion (opa-3a)', () => {
  test('V-8 opa-3a removes a cube from a Belt or Outer Base with own influence, as in the base game', () => {
    const bases = { ceres: { OPA: 1, UN: 1 }, luna: { OPA: 1, UN: 1 } }
    const t = act(2, ['opa-3a'], { bases }).do('use opa-3a')
    expect(t.offer()).toEqual(['cube UN ceres', 'cube OPA ceres'])
    expect([t.do('cube UN ceres').cubes('ceres', 'UN'), t.rules('use opa-3a')]).toEqual([0, ['EX-4.5']])
  })
})

describe('Free Navy (opa-3b)', () => {
  test('EX-9.6 opa-3b an own fleet goes, then up to two opposing ones from where it stood; never the Rocinante', () => {
    const fleets = { ceres: { OPA: 2, UN: 2, MCR: 1 }, eros: { scrap: 1 }, mars: { rocinante: 1 } }
    const t = act(2, ['opa-3b'], { captain: 'OPA', fleets }).do('use opa-3b')
    expect(t.offer()).toEqual(['fleet OPA ceres', 'fleet scrap eros'])
    t.do('fleet OPA ceres')
    expect([t.fleets('ceres', 'OPA'), t.offer()]).toEqual([1, ['fleet UN ceres', 'fleet MCR ceres', 'stop']])
    t.do('fleet UN ceres', 'fleet UN ceres')
    expect([t.fleets('ceres', 'UN'), t.fleets('ceres', 'MCR'), left(t)]).toEqual([0, 1, 1])
    expect(t.rules('use opa-3b')).toEqual(['EX-4.5'])
  })

  test('EX-6.9 opa-3b where no opposing fleet stands only the loss is suffered', () => {
    const t = act(1, ['opa-3b'], { fleets: { eros: { scrap: 1 } } })
    expect(t.rules('use opa-3b')).toEqual([])
    t.do('use opa-3b')
    expect([t.fleets('eros', 'scrap'), t.reserve('scrap')]).toEqual([0, 2])
  })

  test('DCT-10 opa-3b at Mars the Scrap Ship must go, not the leader; the leader of the MCR cannot be hit', () => {
    const start = (): Table =>
      table({
        players: 4,
        modules: ['alpha', 'epsilon'],
        ...spending('OPA', 2),
        captain: 'PG',
        techs: { OPA: ['opa-3b'] },
        fleets: { mars: { scrap: 1, 'OPA-leader': 1, battleship: 1, MCR: 1, 'MCR-leader': 1 } },
      }).do('use opa-3b')
    const t = start()
    expect([t.fleets('mars', 'scrap'), t.fleets('mars', 'OPA-leader')]).toEqual([0, 1])
    expect([t.offer(), t.rules('fleet MCR-leader mars')]).toEqual([
      ['fleet MCR mars', 'fleet battleship mars', 'stop'],
      ['DC-E.4'],
    ])
    const mars = (u: Table): number[] =>
      (['battleship', 'fresh', 'MCR', 'MCR-leader'] as const).map((kind) => u.fleets('mars', kind))
    expect(mars(start().do('fleet battleship mars', 'fleet fresh mars'))).toEqual([0, 0, 1, 1])
    expect(mars(start().do('fleet battleship mars', 'fleet MCR mars'))).toEqual([0, 1, 0, 1])
    expect(mars(start().do('fleet MCR mars', 'fleet battleship mars'))).toEqual([0, 1, 0, 1])
    expect(mars(start().do('fleet MCR mars', 'stop'))).toEqual([1, 0, 0, 1])
    expect(mars(start().do('stop'))).toEqual([1, 0, 1, 1])
    expect(start().do('stop').rules('use opa-3b')).toEqual(['EX-4.5'])
  })
})

describe('Pirate Tolls (opa-3c)', () => {
  const TRACK = ['A10', 'A01', 'A18', 'score', 'A09']
  const turn = (more: Spec = {}): Table =>
    alpha({ active: 'UN', captain: 'PG', techs: { OPA: ['opa-3c'] }, track: TRACK, ...more })

  test('EX-5.3 opa-3c another player who pays for a slot brings the OPA 1 CP from the bank, whatever the card', () => {
    const paid = [1, 2, 3, 4].map((slot) => {
      const t = turn().do(`take ${slot}`)
      return [t.cp('UN'), t.cp('OPA')]
    })
    expect(paid).toEqual([
      [10, 10],
      [9, 11],
      [9, 11],
      [8, 11],
    ])
  })

  test('EX-5.3 opa-3c what the OPA pays itself, or the cost of keeping, brings nothing', () => {
    expect(turn({ active: 'OPA' }).do('take 2').cp('OPA')).toBe(9)
    const t = turn({ track: ['A26', 'A01', 'A18', 'score', 'A09'] }).do('take 1', 'keep')
    expect([t.cp('UN'), t.cp('OPA')]).toEqual([9, 10])
  })

  test('EX-4.5 opa-3c opa-1c once per turn: used already, neither pays again', () => {
    const techs = { OPA: ['opa-1c', 'opa-3c'] }
    expect(
      turn({ techs, usedUp: { OPA: ['opa-3c'] } })
        .do('take 2')
        .cp('OPA'),
    ).toBe(10)
    expect(
      turn({ techs, active: 'OPA', usedUp: { OPA: ['opa-1c'] } })
        .do('take 1')
        .cp('OPA'),
    ).toBe(10)
    expect(turn({ techs, active: 'OPA' }).do('take 1').cp('OPA')).toBe(11)
  })

  test('S-1 opa-3c through Miller too', () => {
    const t = turn({ kept: { UN: ['A02'] }, track: ['A10', 'A12', 'A18', 'score', 'A09'] }).do('play A02', 'take 2')
    expect([t.cp('UN'), t.cp('OPA')]).toEqual([9, 11])
  })

  test('DC-D.6 opa-3c a price paid with a Resource Token is a price paid', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'delta'],
      active: 'UN',
      captain: 'PG',
      cp: { UN: 0 },
      techs: { OPA: ['opa-3c'] },
      track: TRACK,
    }).do('take 2')
    expect([t.state.resources[0], t.cp('OPA')]).toEqual([0, 11])
  })
})
