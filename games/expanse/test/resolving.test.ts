import { describe, expect, test } from 'vitest'
import { basesOf, fleetsOf, follow } from './cards-rows.ts'
import { performing, scoringAt, type Spec, spending, table, type Table } from './table.ts'

/* EX-10: how Events are resolved. */

const perform = (p: 'UN' | 'MCR' | 'OPA' | 'PG', card: string, more: Spec): Table =>
  table({ players: 4, ...performing(p, card), ...more })

describe('order and duty', () => {
  test('EX-10.1 the parts are done in the order of the text; only "may" and "up to" can be left', () => {
    const bases = { europa: { UN: 2 }, io: { UN: 1, PG: 1 } }
    const mirrors = perform('MCR', 'A36', { bases })
    follow(mirrors, ['open: cube UN europa, cube UN io, cube PG io', 'refused EX-10.1: stop', 'cube UN europa'])
    follow(mirrors, ['refused EX-10.1: stop', 'cube PG io', 'refused EX-10.1: stop', 'base rhea', 'asks OPA'])
    expect(basesOf(mirrors)).toEqual({ europa: { UN: 1 }, io: { UN: 1 }, rhea: { MCR: 1 } })
    const blockade = perform('MCR', 'A13', { bases: { africa: { UN: 1 } }, fleets: { earth: { MCR: 2 } } })
    follow(blockade, ['refused EX-10.1: stop', 'base luna', 'stop', 'asks OPA'])
    expect(basesOf(blockade)).toEqual({ africa: { UN: 1 }, luna: { MCR: 1 } })
    const helix = perform('UN', 'A19', { bases: { ceres: { UN: 1, MCR: 1 } } })
    follow(helix, ['stop', 'asks MCR'])
    expect(basesOf(helix)).toEqual({ ceres: { UN: 1, MCR: 1 } })
  })

  test('EX-10.2 what is partly possible is done as far as possible, what is impossible is skipped and the rest goes on', () => {
    const partly = perform('UN', 'A12', { bases: { 'londres-nova': { MCR: 2 } } })
    follow(partly, ['base luna'])
    expect(basesOf(partly)).toEqual({ 'londres-nova': { MCR: 1 }, luna: { UN: 1 } })
    const oneOfTwo = perform('MCR', 'A23', { fleets: { ceres: { MCR: 1, UN: 1 }, eros: { UN: 1 } } })
    follow(oneOfTwo, ['orbital ceres', 'number 1', 'asks OPA'])
    expect(fleetsOf(oneOfTwo)['ceres']).toBeUndefined()
    const martens = perform('PG', 'A48', { fleets: { eros: { PG: 1 } } })
    expect([basesOf(martens), martens.asked()]).toEqual([{ eros: { PG: 2 } }, 'UN'])
    const nothing = perform('OPA', 'A16', {})
    expect([nothing.asked(), nothing.step()]).toEqual(['PG', 'turn'])
  })

  test('EX-10.3 the performer makes all choices, but takes no target where nothing happens while one works', () => {
    const ambush = perform('OPA', 'A25', { fleets: { ceres: { UN: 1, MCR: 1, OPA: 1 }, earth: { UN: 1 } } })
    follow(ambush, [
      'asks OPA',
      'orbital ceres',
      'asks OPA',
      'fleet MCR ceres',
      'asks OPA',
      'fleet UN ceres',
      'asks OPA',
    ])
    const racing = perform('MCR', 'A16', { bases: { rhea: { UN: 1, OPA: 1 } } })
    follow(racing, ['refused EX-10.3: cube PG rhea', 'refused EX-10.3: cube UN titan'])
    const station = perform('UN', 'A33', { bases: { titan: { MCR: 1 } } })
    follow(station, ['open: base ceres, base tycho, base eros, base thoth, base vesta'])
    const phoebe = perform('MCR', 'A46', { bases: { titan: { MCR: 1 } } })
    follow(phoebe, ['open: option 1, option 2', 'refused EX-10.1: option 3'])
  })

  test('EX-10.11 choices come one after another: each sees what the last has changed', () => {
    const helix = perform('UN', 'A19', { bases: { ceres: { UN: 1, MCR: 1 }, eros: { UN: 1, OPA: 1 } } })
    follow(helix, ['open: cube UN ceres, cube MCR ceres, cube UN eros, cube OPA eros, stop', 'cube UN eros'])
    follow(helix, ['open: cube UN ceres, cube MCR ceres, stop', 'refused EX-10.1: cube OPA eros'])
    const yao = perform('PG', 'A23', { fleets: { mars: { PG: 1, battleship: 1, UN: 1 }, ceres: { UN: 1 } } })
    follow(yao, [
      'orbital mars',
      'number 1',
      'fleet battleship mars',
      'open: fleet UN mars, fleet fresh mars',
      'fleet fresh mars',
    ])
    expect(fleetsOf(yao)['mars']).toEqual({ UN: 1 })
  })
})

describe('whose pieces', () => {
  test('EX-10.5 "move" and "place" concern own pieces only, unless the text says otherwise', () => {
    const fleets = { earth: { UN: 2, MCR: 1 }, ceres: { UN: 1 }, mars: { MCR: 1 } }
    follow(perform('UN', 'A29', { fleets }), ['refused EX-10.5: fleet MCR earth', 'fleet UN earth'])
    follow(perform('UN', 'A30', { fleets }), ['refused EX-10.5: fleet MCR mars'])
    follow(perform('UN', 'A28', { fleets }), [
      'refused EX-8.1: move mars>ceres',
      'move earth>ceres',
      'open: fleets 2n, fleets 1n',
    ])
    follow(perform('OPA', 'A40', { bases: { ceres: { OPA: 1, UN: 1 } } }), ['refused EX-10.5: cube UN ceres'])
    follow(perform('OPA', 'A38', { fleets }), ['open: fleet UN earth, fleet MCR earth, fleet UN ceres, fleet MCR mars'])
    const offered = table({ players: 4, ...spending('UN', 1, 'A10'), initiative: ['OPA', 'PG', 'MCR', 'UN'] })
    follow(offered, ['finish', 'asks OPA', 'perform'])
    expect(basesOf(offered)).toEqual({ 'mariner-valley': { OPA: 1 }, 'londres-nova': { OPA: 1 } })
  })

  test('EX-10.6 "remove influence" may hit own cubes, and must where only they fit; "opposing" never', () => {
    const any = perform('MCR', 'A16', { bases: { rhea: { UN: 1, MCR: 1 } } })
    follow(any, ['open: cube UN rhea, cube MCR rhea', 'cube MCR rhea'])
    expect(basesOf(any)).toEqual({ rhea: { UN: 1 } })
    const must = perform('MCR', 'A16', { bases: { rhea: { MCR: 1 }, ceres: { UN: 1 } } })
    expect([basesOf(must), must.asked()]).toEqual([{ ceres: { UN: 1 } }, 'OPA'])
    const opposing = perform('OPA', 'A37', { bases: { ceres: { OPA: 2 } } })
    follow(opposing, ['base eros'])
    expect(basesOf(opposing)).toEqual({ ceres: { OPA: 2 }, eros: { OPA: 1 } })
  })

  test('EX-10.7 "one per Base" counts all owners together, for removing and for placing', () => {
    const gear = perform('PG', 'A20', { bases: { ceres: { UN: 1, MCR: 1 }, eros: { OPA: 1 } } })
    follow(gear, ['cube UN ceres', 'refused EX-10.7: cube MCR ceres', 'open: cube OPA eros, stop'])
    const alone = perform('PG', 'A20', { bases: { ceres: { UN: 1, MCR: 1 } } })
    follow(alone, ['cube UN ceres', 'asks UN'])
    expect(basesOf(alone)).toEqual({ ceres: { MCR: 1 } })
    const paolo = perform('OPA', 'A42', { bases: { titan: { UN: 1 } } })
    follow(paolo, ['base titan', 'refused EX-10.7: base titan'])
  })

  test('EX-10.8 an Event places without a fleet, unless its text asks for one', () => {
    const free = perform('PG', 'A42', { fleets: { mars: { PG: 1 } } })
    follow(free, ['base titan', 'base io'])
    expect(basesOf(free)).toEqual({ io: { PG: 1 }, titan: { PG: 1 } })
    const bound = perform('PG', 'A48', { fleets: { mars: { PG: 1 } } })
    follow(bound, ['open: base mariner-valley, base londres-nova', 'refused EX-10.1: base titan'])
  })

  test('EX-10.9 the performer names Base and owner; the UN says which of its two kinds is removed, moved, replaced or swapped', () => {
    const bases = { tycho: { UN: 1, diplomat: 1 }, europa: { UN: 1, diplomat: 1, MCR: 1 } }
    const removed = perform('MCR', 'A16', { bases })
    follow(removed, [
      'refused EX-10.9: cube diplomat europa',
      'cube UN europa',
      'asks UN',
      'open: which UN, which diplomat',
    ])
    follow(removed, ['which diplomat', 'asks OPA'])
    expect(basesOf(removed)['europa']).toEqual({ UN: 1, MCR: 1 })
    const moved = perform('PG', 'A45', { bases })
    follow(moved, ['asks UN', 'which diplomat', 'asks PG', 'base vesta', 'asks UN'])
    expect(basesOf(moved)).toMatchObject({ tycho: { UN: 1 }, vesta: { diplomat: 1 } })
    const replaced = perform('OPA', 'A37', { bases: { tycho: { UN: 1, diplomat: 1, OPA: 1 } } })
    follow(replaced, ['asks UN', 'which UN', 'asks OPA', 'base tycho'])
    expect(basesOf(replaced)).toEqual({ tycho: { diplomat: 1, OPA: 3 } })
    const swapped = perform('MCR', 'A06', { bases })
    follow(swapped, ['cube MCR europa', 'asks UN', 'which diplomat'])
    expect(basesOf(swapped)).toEqual({ tycho: { UN: 1, MCR: 1 }, europa: { UN: 1, diplomat: 2 } })
    const own = perform('UN', 'A19', { bases: { tycho: { UN: 1, diplomat: 1 } } })
    follow(own, ['open: cube UN tycho, cube diplomat tycho, stop'])
    const oneKind = perform('MCR', 'A16', { bases: { europa: { diplomat: 2 } } })
    expect([oneKind.cubes('europa', 'diplomat'), oneKind.asked()]).toEqual([1, 'OPA'])
  })

  test('EX-10.10 the performer chooses owner, Orbital and token of a fleet to be removed, never the Rocinante', () => {
    const fleets = { mars: { MCR: 1, battleship: 1, damaged: 1, rocinante: 1 }, tycho: { OPA: 1, scrap: 1 } }
    const t = perform('UN', 'A22', { fleets, captain: 'MCR', bases: { ceres: { UN: 1 } } })
    follow(t, ['option 2', 'asks UN', 'refused EX-14.2: fleet rocinante mars'])
    follow(t, ['open: fleet MCR mars, fleet battleship mars, fleet damaged mars, fleet OPA tycho, fleet scrap tycho'])
    follow(t, ['fleet damaged mars', 'asks MCR'])
    expect([fleetsOf(t)['mars'], t.reserve('battleship')]).toEqual([{ MCR: 1, battleship: 1, rocinante: 1 }, 1])
  })
})

describe('several players', () => {
  test('EX-10.12 several choosers go in turn order from the left of the performer, who is last, each seeing the last', () => {
    const kept = { UN: ['A16', 'A18'], MCR: ['A19', 'A20'], OPA: ['A26', 'A28'], PG: ['A29', 'A30'] }
    const t = table({ players: 4, seating: ['UN', 'PG', 'MCR', 'OPA'], ...performing('MCR', 'A05'), kept })
    follow(t, ['asks OPA', 'discard A28'])
    expect([t.kept('OPA'), t.discard()]).toEqual([['A26'], ['A28']])
    follow(t, ['asks UN', 'discard A16', 'asks PG', 'discard A29', 'asks MCR', 'discard A19', 'asks OPA'])
    expect(t.step()).toBe('turn')
  })

  test('T-29 a kept Assassin: the UN loses one of two, the MCR its one, nobody else anything but the Assassin itself', () => {
    const t = table({ players: 4, active: 'PG', kept: { UN: ['A16', 'A18'], MCR: ['A29'], PG: ['A05'] } })
    follow(t, ['play A05', 'asks UN', 'open: discard A16, discard A18', 'discard A18', 'asks UN'])
    expect(t.step()).toBe('turn')
    expect([t.kept('UN'), t.kept('MCR'), t.kept('OPA'), t.kept('PG')]).toEqual([['A16'], [], [], []])
    expect(t.discard().toSorted()).toEqual(['A05', 'A18', 'A29'])
  })
})

describe('relocation', () => {
  test('EX-10.4 a mandatory placement with an empty supply is a relocation', () => {
    const t = perform('PG', 'A42', { bases: { ceres: { PG: 17 }, eros: { PG: 1 } } })
    follow(t, ['refused EX-10.1: stop', 'base titan', 'open: cube PG ceres, cube PG eros', 'refused EX-10.1: stop'])
    follow(t, ['cube PG eros', 'base io', 'asks UN'])
    expect(basesOf(t)).toEqual({ ceres: { PG: 16 }, io: { PG: 1 }, titan: { PG: 1 } })
  })

  test('T-8 Julie Mao: none, one, two or three removals; two from one Base is illegal', () => {
    const bases = { luna: { UN: 2 }, tycho: { UN: 1, OPA: 1 }, thoth: { PG: 1 }, 'londres-nova': { MCR: 1 } }
    for (const n of [0, 1, 2, 3]) {
      const t = perform('UN', 'A18', { bases }).do(...['cube UN luna', 'cube OPA tycho', 'cube PG thoth'].slice(0, n))
      if (n === 1 || n === 2) follow(t, ['refused EX-10.7: cube UN luna'])
      if (n < 3) t.do('stop')
      const cubes = Object.values(basesOf(t)).flatMap((kinds) => Object.values(kinds))
      expect([t.asked(), cubes.reduce((a, b) => a + b)]).toEqual(['MCR', 6 - n])
    }
  })

  test('T-8 Terraforming: both Mars Bases gain a cube; with an empty supply both by relocation, none of them skipped', () => {
    const supplied = perform('MCR', 'A10', { bases: { ceres: { MCR: 2 } } })
    expect(basesOf(supplied)).toEqual({ 'mariner-valley': { MCR: 1 }, 'londres-nova': { MCR: 1 }, ceres: { MCR: 2 } })
    const empty = perform('MCR', 'A10', { bases: { ceres: { MCR: 17 }, titan: { MCR: 1 } } })
    follow(empty, ['open: base mariner-valley, base londres-nova', 'refused EX-10.1: stop', 'base londres-nova'])
    follow(empty, ['open: cube MCR ceres, cube MCR titan', 'refused EX-10.1: stop', 'cube MCR titan'])
    follow(empty, ['asks OPA'])
    expect(basesOf(empty)).toEqual({ 'mariner-valley': { MCR: 1 }, 'londres-nova': { MCR: 1 }, ceres: { MCR: 16 } })
    expect(empty.supply('MCR')).toBe(0)
  })
})

describe('AP, CP and cards', () => {
  test('EX-10.13 AP given by an Event are spent at once by its performer, the rest is lost, and no offer follows', () => {
    const t = table({
      players: 4,
      ...spending('UN', 1, 'A01'),
      initiative: ['OPA', 'MCR', 'PG', 'UN'],
      fleets: { ceres: { OPA: 1, MCR: 1 } },
    })
    follow(t, ['finish', 'asks OPA', 'perform', 'asks OPA', 'influence ceres', 'asks MCR'])
    expect([t.step(), t.cubes('ceres', 'OPA'), t.discard()]).toEqual(['turn', 1, ['A01']])
    const lost = perform('OPA', 'A01', { fleets: { ceres: { OPA: 1 } } })
    follow(lost, ['finish', 'asks PG'])
    expect([lost.step(), basesOf(lost)]).toEqual(['turn', {}])
  })

  test('EX-10.14 CP "per controlled Base" count the control of that moment: ties and a secret Bonus Sector give none', () => {
    const bases = {
      rhea: { UN: 1, MCR: 1 },
      ceres: { UN: 1, OPA: 1 },
      eros: { UN: 2, PG: 1 },
      titan: { UN: 1, MCR: 2 },
    }
    const fleets = { ceres: { UN: 1 }, eros: { PG: 1 } }
    const turn = perform('UN', 'A44', { bases, fleets, techs: { UN: ['un-3'] }, captain: 'MCR' })
    expect(turn.cp('UN')).toBe(11)
    const more = { kept: { UN: ['A44'] }, bases, fleets, techs: { UN: ['un-3'] }, captain: 'MCR' }
    const window = table({ players: 4, ...scoringAt('MCR', 'window', 3), ...more })
    follow(window, ['asks UN', 'play A44', 'asks MCR'])
    expect(window.cp('UN')).toBe(11)
  })

  test('EX-10.15 an Event performed through another is performed at once: no keeping, no offer, no token', () => {
    const t = perform('OPA', 'A31', { track: ['A18', 'A16'], bases: { tycho: { UN: 1 }, thoth: { UN: 1 } } })
    const before = t.initiative()
    follow(t, ['slot 1', 'asks OPA', 'open: cube UN tycho, cube UN thoth, stop', 'cube UN tycho', 'stop', 'asks PG'])
    expect([t.step(), t.kept('OPA'), t.initiative(), t.cp('OPA')]).toEqual(['turn', [], before, 10])
  })

  test('EX-10.16 Kenzo Gabriel alone drops the tab check, never points to itself, and may find nothing', () => {
    const t = table({ players: 4, track: ['A31', 'A16', 'A02', 'A03', 'A04'], bases: { titan: { MCR: 1 } } })
    follow(t, ['take 1', 'perform', 'asks MCR'])
    expect(basesOf(t)).toEqual({})
    const without = table({ players: 4, inHand: 'A16', active: 'UN', stack: [{ step: 'use', seat: 'UN' }] })
    expect([without.step(), without.asked()]).toEqual(['spend', 'UN'])
    const alone = table({ players: 4, track: ['A31', 'score', 'A02', 'A03', 'A04'] })
    follow(alone, ['take 1', 'perform', 'asks MCR'])
    expect([alone.step(), alone.discard()]).toEqual(['turn', ['A31']])
  })

  test('EX-10.17 a Score card that is only seen is not drawn: not counted, left on top, and the game goes on', () => {
    const t = table({
      players: 4,
      kept: { UN: ['A21'] },
      discard: ['score', 'score', 'score', 'score', 'score'],
      track: ['A16', 'A17', 'A18', 'A19', 'A20'],
      deck: ['score'],
      bases: { ceres: { MCR: 2 }, eros: { MCR: 1 } },
    })
    follow(t, ['play A21', 'base ceres', 'asks MCR'])
    expect([t.step(), t.state.final, t.state.scoresDrawn, basesOf(t)]).toEqual(['turn', false, 5, { eros: { MCR: 1 } }])
    follow(t, ['take 1', 'points', 'finish', 'decline'])
    expect([t.state.final, t.state.scoresDrawn]).toEqual([true, 6])
  })
})
