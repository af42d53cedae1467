import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import type { FactionId } from '../src/types.ts'
import { fresh, performing, type Spec, spending, type Table, table } from './table.ts'

const leaders = (more: Spec): Table => table({ players: 4, modules: ['epsilon'], captain: 'PG', ...more })
const play = (p: FactionId, card: string, more: Spec): Table => leaders({ ...performing(p, card), ...more })
const act = (p: FactionId, ap: number, more: Spec): Table => leaders({ ...spending(p, ap), ...more })
const AT_HOME = [
  ['earth', 'UN-leader'],
  ['mars', 'MCR-leader'],
  ['tycho', 'OPA-leader'],
  ['thoth', 'PG-leader'],
] as const

describe('leaders', () => {
  test('DC-E.1 four cards more, each leader at home, and three tokens of each kind', () => {
    const t = fresh(4, { modules: ['epsilon'] })
    for (const [orbital, leader] of AT_HOME) expect(t.fleets(orbital, leader)).toBe(1)
    const pool = t.state.ruleset.pool.map((card) => CARDS[card]?.id ?? '').filter((id) => id.startsWith('L'))
    expect(pool).toEqual(['L1', 'L2', 'L3', 'L4'])
    expect([t.state.points, t.state.plays]).toEqual([
      [7, 7, 7, 7],
      [7, 7, 7, 7],
    ])
    expect(fresh(4).state.plays).toEqual([0, 0, 0, 0])
    expect(fresh(2, { modules: ['epsilon', 'gamma'] }).fleets('earth', 'UN-leader')).toBe(1)
  })

  test('DC-E.2 the points are 2, 3 and 4', () => {
    expect(leaders({ active: 'UN', fleets: { earth: { 'UN-leader': 1 } } }).offer('power')).toEqual([
      'power 2',
      'power 3',
      'power 4',
    ])
  })

  test('DC-E.3 a leader is a fleet: it has strength, moves, gives influence, is built and removed', () => {
    const t = act('UN', 3, { fleets: { ceres: { 'UN-leader': 1 } } })
    expect(t.orbitalControl('ceres')).toBe('UN')
    t.do('influence ceres', 'move ceres>eros')
    expect([t.cubes('ceres', 'UN'), t.fleets('eros', 'UN-leader')]).toEqual([1, 1])
    const off = act('UN', 1, {}).do('build UN-leader')
    expect(off.fleets('earth', 'UN-leader')).toBe(1)
    const hit = play('OPA', 'A26', { fleets: { eros: { OPA: 1, 'UN-leader': 1 } } })
    expect([hit.fleets('eros', 'UN-leader'), hit.reserve('UN-leader')]).toEqual([0, 1])
  })

  test('DC-E.4 it is removed last: Battleships, damaged ones and Scrap Ships go before it', () => {
    const t = play('UN', 'A26', { fleets: { mars: { UN: 1, 'MCR-leader': 1, battleship: 1, damaged: 1, MCR: 1 } } })
    expect(t.rules('fleet MCR-leader mars')).toEqual(['DC-E.4'])
    expect(t.offer('fleet').toSorted()).toEqual(['fleet MCR mars', 'fleet battleship mars', 'fleet damaged mars'])
    const scrap = play('UN', 'A26', { fleets: { tycho: { UN: 1, 'OPA-leader': 1, scrap: 1 } } })
    expect([scrap.fleets('tycho', 'scrap'), scrap.fleets('tycho', 'OPA-leader')]).toEqual([0, 1])
  })

  test('DC-E.5 the Rocinante does not shield it', () => {
    const t = play('UN', 'A26', { captain: 'PG', fleets: { eros: { UN: 1, 'PG-leader': 1, rocinante: 1 } } })
    expect(t.reserve('PG-leader')).toBe(1)
  })

  test('DC-E.6 this binds the owner too: a picked leader that stands with others lets one of them go', () => {
    const t = play('UN', 'A27', { fleets: { ceres: { 'UN-leader': 1, UN: 1 }, eros: { MCR: 1 } } })
    t.do('fleet UN-leader ceres', 'stop')
    expect([t.fleets('ceres', 'UN-leader'), t.fleets('ceres', 'UN')]).toEqual([1, 0])
  })
})

describe('the leader action', () => {
  test('DC-E.7 a group with the leader goes one step and places one influence there, once per turn', () => {
    const t = act('UN', 3, { fleets: { earth: { 'UN-leader': 1, UN: 2 }, ceres: { UN: 1 } } })
    t.do('use un-lead')
    expect(t.rules('move ceres>eros')).toEqual(['DC-E.7'])
    t.do('move earth>mars')
    expect(t.rules('fleets 2n')).toEqual(['DC-E.7'])
    t.do('fleets 1n+1l', 'base londres-nova')
    expect([t.fleets('mars', 'UN'), t.fleets('mars', 'UN-leader'), t.cubes('londres-nova', 'UN')]).toEqual([1, 1, 1])
    expect(t.rules('use un-lead')).toEqual(['EX-4.5'])
    expect(act('UN', 1, { fleets: { ceres: { UN: 1 } } }).rules('use un-lead')).toEqual(['EX-8.15'])
  })

  test('DC-E.8 the placement relocates from an empty supply, and lapses without a Base in play', () => {
    const t = act('MCR', 1, { bases: { ceres: { MCR: 17 }, eros: { MCR: 1 } }, fleets: { tycho: { 'MCR-leader': 1 } } })
    t.do('use mcr-lead', 'move tycho>thoth', 'cube MCR eros')
    expect([t.cubes('thoth', 'MCR'), t.cubes('eros', 'MCR')]).toEqual([1, 0])
    const two = table({ players: 2, modules: ['epsilon'], ...spending('UN', 2), fleets: { ceres: { 'UN-leader': 1 } } })
    two.do('use un-lead', 'move ceres>vesta')
    expect([two.fleets('vesta', 'UN-leader'), two.supply('UN'), two.step()]).toEqual([1, 15, 'spend'])
  })

  test('DC-E.9 ordinary Moves and building give no placement; AP of an Event may be spent on the action', () => {
    const t = act('UN', 2, { fleets: { earth: { 'UN-leader': 1 } } }).do('move earth>mars')
    expect(t.supply('UN')).toBe(15)
    const event = play('MCR', 'A01', { fleets: { mars: { 'MCR-leader': 1 } } })
    event.do('use mcr-lead', 'move mars>ceres')
    expect(event.cubes('ceres', 'MCR')).toBe(1)
  })
})

describe('Power Play', () => {
  const belt = {
    active: 'UN',
    fleets: { vesta: { 'UN-leader': 1 } },
    bases: { ceres: { UN: 2, OPA: 1 }, vesta: { UN: 1, OPA: 1 }, eros: { OPA: 1 } },
  }

  test("DC-E.10 the points of a token for each controlled Base of the Sector of one's leader", () => {
    expect(leaders(belt).do('power 3').cp('UN')).toBe(16)
    expect(leaders({ ...belt, fleets: { earth: { UN: 1 } } }).rules('power 3')).toEqual(['DC-E.10'])
  })

  test('DC-E.11 Jupiter and Saturn are both Outer Planets', () => {
    const t = leaders({
      active: 'UN',
      fleets: { jupiter: { 'UN-leader': 1 } },
      bases: { titan: { UN: 1 }, europa: { UN: 1 } },
    })
    expect(t.do('power 2').cp('UN')).toBe(14)
  })

  test('DC-E.12 no critical resource bonus', () => {
    const t = leaders({ active: 'OPA', fleets: { saturn: { 'OPA-leader': 1 } }, bases: { titan: { OPA: 1 } } })
    expect(t.do('power 2').cp('OPA')).toBe(12)
  })

  test('DC-E.13 both tokens are gone: each Sector and each point once', () => {
    const t = leaders({ ...belt, points: { UN: [2, 4] }, plays: { UN: ['inner', 'belt'] } })
    expect(t.rules('power 3')).toEqual(['DC-E.13'])
    t.do('power 4')
    expect(JSON.stringify(game.position.write(t.state))).toContain('"points":{"UN":[2]}')
    expect(leaders({ ...belt, plays: { UN: ['inner'] } }).rules('power 2')).toEqual(['DC-E.13'])
  })

  test('DC-E.14 it is the whole turn: no card, no refill, no Initiative change', () => {
    const t = leaders(belt)
    const before = [t.track(), t.initiative(), t.state.drawn]
    t.do('power 2')
    expect([t.track(), t.initiative(), t.state.drawn]).toEqual(before)
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    t.do('take 1')
    expect(t.rules('power 2')).toContain('DC-E.14')
  })

  test('DC-E.15 it is allowed for nothing', () => {
    expect(
      leaders({ active: 'UN', fleets: { eros: { 'UN-leader': 1 } } })
        .do('power 4')
        .cp('UN'),
    ).toBe(10)
  })

  test('DC-E.16 Hegemony does not count for it', () => {
    const t = leaders({
      ...belt,
      techs: { UN: ['un-3'] },
      fleets: { ceres: { 'UN-leader': 1 } },
      bases: { vesta: { UN: 1, OPA: 1 } },
    })
    expect(t.do('power 4').cp('UN')).toBe(10)
  })

  test('T-17 UN leader in Vesta Orbital, two of five Belt Bases: the 3 gives 6 CP, and the Belt is closed for good', () => {
    const t = leaders(belt)
    const track = t.track()
    t.do('power 3')
    expect([t.cp('UN'), t.track()]).toEqual([16, track])
    const left = { points: { UN: [2, 4] }, plays: { UN: ['inner', 'outer'] } }
    expect(game.position.write(t.state)).toMatchObject(left)
    expect(leaders({ ...belt, ...left }).rules('power 4')).toEqual(['DC-E.13'])
  })
})

describe('its cards', () => {
  test('L1 State Visit: the leader goes to a chosen Orbital and 1 influence is placed there', () => {
    const t = play('UN', 'L1', { fleets: { earth: { 'UN-leader': 1 } } })
    t.do('orbital saturn', 'base rhea')
    expect([t.fleets('saturn', 'UN-leader'), t.cubes('rhea', 'UN')]).toEqual([1, 1])
    const stays = play('UN', 'L1', { fleets: { earth: { 'UN-leader': 1 } } }).do('orbital earth', 'base luna')
    expect([stays.fleets('earth', 'UN-leader'), stays.cubes('luna', 'UN')]).toEqual([1, 1])
  })

  test('L2 Rally the Fleet: fleets one step away may join the leader, then with control an opposing fleet goes', () => {
    const t = play('MCR', 'L2', { fleets: { ceres: { 'MCR-leader': 1, UN: 1 }, mars: { MCR: 1 }, saturn: { MCR: 1 } } })
    expect(t.offer('fleet')).toEqual(['fleet MCR mars'])
    t.do('fleet MCR mars')
    expect([t.fleets('ceres', 'MCR'), t.fleets('ceres', 'UN')]).toEqual([1, 0])
    const off = play('MCR', 'L2', { fleets: { ceres: { UN: 1 }, mars: { MCR: 1 } } })
    expect([off.step(), off.fleets('ceres', 'UN')]).toEqual(['turn', 1])
  })

  test('L3 Renewed Mandate: a spent Point token comes back, or 1 influence where the leader is', () => {
    const t = play('UN', 'L3', { points: { UN: [3] }, fleets: { ceres: { 'UN-leader': 1 } } })
    t.do('option 1')
    expect(t.rules('number 3')).toEqual(['DC-E.13'])
    t.do('number 4')
    expect(game.position.write(t.state)).toMatchObject({ points: { UN: [3, 4] } })
    expect(play('UN', 'L3', { fleets: { ceres: { 'UN-leader': 1 } } }).cubes('ceres', 'UN')).toBe(1)
  })

  test('L4 Rousing Speech: 2 influence where the leader is, then an opposing cube may go', () => {
    const t = play('OPA', 'L4', {
      fleets: { jupiter: { 'OPA-leader': 1 } },
      bases: { io: { UN: 1 }, titan: { UN: 1 } },
    })
    t.do('base io', 'base io')
    expect(t.rules('cube UN titan')).toEqual(['EX-10.1'])
    t.do('cube UN io')
    expect([t.cubes('io', 'OPA'), t.cubes('io', 'UN')]).toEqual([2, 0])
  })

  test('DCT-8 State Visit brings the leader to Saturn; Renewed Mandate the 4; then Outer is open and the Belt is not', () => {
    const three = {
      players: 3,
      modules: ['epsilon'],
      captain: 'MCR',
      points: { UN: [2, 3] },
      plays: { UN: ['inner', 'outer'] },
    }
    const t = table({ ...three, ...performing('UN', 'L1') }).do('orbital saturn')
    expect(t.offer()).toEqual(['base rhea', 'base titan', 'base the-rings'])
    t.do('base titan')
    expect(t.fleets('saturn', 'UN-leader')).toBe(1)
    const later = table({ ...three, ...performing('UN', 'L3'), fleets: { saturn: { 'UN-leader': 1 } } }).do('option 1')
    expect(game.position.write(later.state)).toMatchObject({ plays: { UN: ['inner', 'outer'] } })
    expect(JSON.stringify(game.position.write(later.state))).not.toContain('"points"')
    expect(table({ ...three, points: {}, fleets: { saturn: { 'UN-leader': 1 } } }).offer('power 4')).toEqual([
      'power 4',
    ])
    expect(table({ ...three, points: {}, fleets: { ceres: { 'UN-leader': 1 } } }).rules('power 4')).toEqual(['DC-E.13'])
  })
})
