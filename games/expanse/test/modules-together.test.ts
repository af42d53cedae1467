import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { MODULES } from '../modules/index.ts'
import { game } from '../src/index.ts'
import { steps } from '../src/rules/map.ts'
import { BASES, FLEETS, ORBITALS } from '../src/types.ts'
import { gainsOn, passAll } from './scored.ts'
import { fresh, performing, type Spec, scoringAt, spending, table, type Table } from './table.ts'

/* Doors & Corners in general, and its modules with each other. */

const setOf = (t: Table): string[] => [...new Set(t.state.ruleset.pool.map((card) => CARDS[card]?.set ?? ''))]
/** The steps of a Scoring turn with these modules. */
const stepsWith = (...modules: readonly string[]): readonly string[] =>
  fresh(4, { modules: [...modules] }).state.ruleset.scoringSteps
const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left

describe('Doors & Corners', () => {
  test('DC-X.1 five modules, each by itself; Resource Tokens only with three or four players', () => {
    expect(MODULES.map((row) => [row.id, row.players])).toEqual([
      ['alpha', [2, 3, 4]],
      ['beta', [2, 3, 4]],
      ['gamma', [2, 3, 4]],
      ['delta', [3, 4]],
      ['epsilon', [2, 3, 4]],
    ])
    for (const [players, sets] of [
      [2, 16],
      [3, 32],
      [4, 32],
    ] as const) {
      const open = MODULES.map((row) => row.id)
      let legal = 0
      for (let mask = 0; mask < 32; mask++)
        if (game.setup({ modules: open.filter((_, i) => (mask & (1 << i)) !== 0) }, players, 'x').ok) legal++
      expect(legal).toBe(sets)
    }
    expect(game.setup({ modules: ['delta'] }, 2, 'x')).toMatchObject({ ok: false, error: { at: 'modules "delta"' } })
  })

  test('DC-X.2 each brings its four cards into the pool, Variable Setup none', () => {
    expect(MODULES.map((row) => setOf(fresh(4, { modules: [row.id] })))).toEqual([
      ['base', 'T'],
      ['base', 'P'],
      ['base'],
      ['base', 'R'],
      ['base', 'L'],
    ])
    expect(fresh(4, { modules: ['all'] }).state.ruleset.pool).toHaveLength(52 + 16)
  })

  test('DC-X.3 the piles keep their sizes: more cards go to the box unseen', () => {
    for (const [players, deck, pool] of [
      [2, 36, 30],
      [3, 41, undefined],
      [4, 50, 52],
    ] as const) {
      const base = fresh(players).state
      const all = fresh(players, { modules: ['all'] }).state
      expect([base.deckSize, all.deckSize]).toEqual([deck, deck])
      if (pool !== undefined) expect(base.ruleset.pool).toHaveLength(pool)
      expect(all.unused.length).toBe(base.unused.length + all.ruleset.pool.length - base.ruleset.pool.length)
    }
  })

  test('DC-X.4 module cards obey their icons: those of Resource Tokens have none for two players', () => {
    const p2 = fresh(2, { modules: ['all'] })
    expect(setOf(p2).toSorted()).toEqual(['L', 'P', 'T', 'base'])
    expect(p2.state.ruleset.pool).toHaveLength(30 + 12)
    expect(CARDS.filter((card) => card.set === 'R').some((card) => card.p2)).toBe(false)
  })

  test('DC-X.6 the line between Jupiter and Saturn is a border of Bands: one step, two Bands, one Sector', () => {
    const [jupiter, saturn, ceres] = (['jupiter', 'saturn', 'ceres'] as const).map((id) => ORBITALS.indexOf(id))
    expect([steps(jupiter ?? 0, saturn ?? 0), steps(ceres ?? 0, saturn ?? 0)]).toEqual([1, 2])
    const t = table({
      players: 4,
      modules: ['epsilon'],
      active: 'UN',
      fleets: { saturn: { 'UN-leader': 1 } },
      bases: { io: { UN: 1 } },
    })
    expect(t.do('power 3').cp('UN')).toBe(13)
  })

  test('DC-X.7 set-up in order: forces, leaders, deck and track, then the placements, tokens, the standee last', () => {
    const t = fresh(4, { modules: ['all'] })
    expect([t.step(), t.track().every((id) => id !== ''), t.state.standee]).toEqual(['deploy', true, -1])
    expect(t.state.resources).toEqual([1, 1, 1, 1])
    expect(t.fleets('earth', 'UN-leader')).toBe(1)
    t.playUntil((u) => u.step() !== 'deploy', 'placements')
    expect([t.step(), t.state.holder]).toEqual(['standee', t.state.holder])
    t.playUntil((u) => u.step() !== 'standee', 'standee')
    expect([t.step(), t.state.standee >= 0]).toEqual(['turn', true])
  })

  test('DC-X.8 a module that is off leaves no trace: in the position, in the universe of moves, in the pool', () => {
    const text = JSON.stringify(game.position.write(fresh(4).state))
    for (const word of ['undrawn', 'picks', 'standee', 'resources', 'points', 'plays', 'modules', 'leader'])
      expect(text).not.toContain(`"${word}"`)
    const lines = game.universe(fresh(4).state).map((m) => game.print(m))
    expect(lines.filter((line) => /^(tech|power)/.test(line))).toEqual([])
    const base = table({ players: 4, active: 'UN' })
    expect([base.rules('tech un-1a'), base.rules('use un-2b')].map((rules) => rules.length > 0)).toEqual([true, true])
    const tech = game.universe(fresh(4, { modules: ['alpha'] }).state).map((m) => game.print(m))
    expect(tech.filter((line) => line.startsWith('tech'))).toHaveLength(36)
  })

  test('DC-X.9 sixteen cards, 36 techs, four leaders, one standee and three tokens of each kind for Power Plays', () => {
    const all = fresh(4, { modules: ['all'] }).state
    expect(all.ruleset.pool.filter((card) => CARDS[card]?.set !== 'base')).toHaveLength(16)
    expect(all.ruleset.techsOf.flatMap((levels) => levels.slice(1).flat())).toHaveLength(36)
    expect(FLEETS.filter((id, kind) => id.endsWith('leader') && all.ruleset.fleetTotals[kind] === 1)).toHaveLength(4)
    expect([all.points, all.plays]).toEqual([
      [7, 7, 7, 7],
      [7, 7, 7, 7],
    ])
    const many = table({ players: 4, modules: ['beta'], destroyed: BASES.slice(0, 6), standee: 'titan' })
    expect(many.state.inPlay).toBe(0xffff & ~0b111111)
  })
})

describe('modules together', () => {
  test('DC-M.1 Expanded Technologies change only the techs, Variable Setup only the starting forces', () => {
    const seed = 'alone and together'
    const without = (options: Spec, ...fields: readonly string[]): object => {
      const text = game.position.write(
        fresh(4, { seating: ['UN', 'MCR', 'OPA', 'PG'], first: 'UN', ...options }, seed).state,
      )
      return Object.fromEntries(Object.entries(text as Spec).filter(([key]) => !fields.includes(key)))
    }
    const cards = ['deck', 'drawn', 'track', 'unused']
    const told = [...cards, 'undrawn', 'modules']
    expect(without({ modules: ['alpha'] }, ...told)).toEqual(without({}, ...told))
    const laid = [...cards, 'modules', 'stack', 'bases', 'fleets']
    expect(without({ modules: ['gamma'] }, ...laid)).toEqual(without({}, ...laid))
    expect(stepsWith('alpha', 'gamma')).toEqual(stepsWith('alpha'))
  })

  test('DC-M.2 the standee on a controlled Base: its resource bonus is a token, it counts for Power Play, destroyed it never does', () => {
    const start: Spec = {
      players: 4,
      captain: 'PG',
      standee: 'ceres',
      holder: 'UN',
      bases: { ceres: { UN: 3, MCR: 1 } },
    }
    const scored = table({
      ...start,
      modules: ['beta', 'delta'],
      ...scoringAt('UN', 'window', 1, {}, stepsWith('beta', 'delta')),
    })
    passAll(scored, 'window')
    expect([gainsOn(scored, 'ceres'), scored.state.resources[0]]).toEqual([{ UN: 3 }, 2])
    const fleets = { eros: { 'UN-leader': 1 } }
    const power = (more: Spec): number =>
      table({ ...start, modules: ['beta', 'epsilon'], active: 'UN', fleets, ...more })
        .do('power 3')
        .cp('UN')
    expect(power({})).toBe(13)
    expect(power({ standee: 'titan', destroyed: ['ceres'], bases: {} })).toBe(10)
  })

  test('DC-M.3 with Variable Setup the standee is placed after all placements', () => {
    const t = fresh(4, { modules: ['beta', 'gamma'] })
    t.playUntil((u) => u.step() !== 'deploy', 'placing')
    const placed = t.state.cubes.reduce((sum, n) => sum + n, 0)
    expect([t.step(), placed]).toEqual(['standee', 12])
  })

  test('DC-M.4 with Variable Setup leaders stand at home before the placements', () => {
    const t = fresh(3, { modules: ['gamma', 'epsilon'] })
    expect(t.step()).toBe('deploy')
    expect([t.fleets('earth', 'UN-leader'), t.fleets('mars', 'MCR-leader'), t.fleets('tycho', 'OPA-leader')]).toEqual([
      1, 1, 1,
    ])
  })

  test('DC-M.5 tokens raise the AP for a leader action, and the Initiative may be moved in a turn of Power Play', () => {
    const start: Spec = {
      players: 4,
      modules: ['delta', 'epsilon'],
      captain: 'PG',
      fleets: { earth: { 'UN-leader': 1 } },
      initiative: ['PG', 'OPA', 'MCR', 'UN'],
    }
    const t = table({ ...start, ...spending('UN', 0, 'A01') }).do('token', 'use un-lead', 'move earth>ceres')
    expect(t.cubes('ceres', 'UN')).toBe(1)
    const power = table({ ...start, active: 'UN' }).do('initiative')
    expect([power.initiative()[0], power.offer('power')]).toEqual(['UN', ['power 2', 'power 3', 'power 4']])
    const after = table({ ...start, active: 'UN' }).do('power 2', 'initiative')
    expect(after.initiative()[0]).toBe('UN')
  })

  test('DC-M.6 what a module does not name stays as it is: prices, piles and the steps of a turn', () => {
    const base = fresh(4).state.ruleset
    const alpha = fresh(4, { modules: ['alpha'] }).state.ruleset
    expect([alpha.prices, alpha.keepCost, alpha.critical, alpha.chart]).toEqual([
      base.prices,
      base.keepCost,
      base.critical,
      base.chart,
    ])
    expect([alpha.turnSteps, alpha.finalSteps, alpha.setupSteps]).toEqual([
      base.turnSteps,
      base.finalSteps,
      base.setupSteps,
    ])
    expect(alpha.scoringSteps).toEqual([
      'bonus',
      'window',
      'score',
      'afterBases',
      'drawTechs',
      'freeBuild',
      'rocinante',
    ])
  })

  test('DCT-9 un-3c mcr-2c two tokens and Emergency Session make 5 of a card of 2; General Mobilisation leaves no room', () => {
    const start: Spec = {
      players: 4,
      modules: ['alpha', 'delta'],
      captain: 'PG',
      techs: { UN: ['un-3c'], MCR: ['mcr-2c'] },
      resources: { UN: 3, MCR: 2 },
      track: ['A38', 'A40', 'A37', 'A08', 'A09'],
      fleets: { earth: { UN: 1 }, mars: { MCR: 1 } },
    }
    const un = (slot: number): Table => table({ ...start, active: 'UN', cp: { UN: 10 } }).do(`take ${slot}`)
    const two = un(1).do('token', 'token')
    expect([left(two), two.state.resources[0], two.rules('token')]).toEqual([5, 1, ['DC-D.4']])
    const four = un(3)
    if (four.step() === 'payment') four.do('number 0')
    expect([left(four), four.rules('token')]).toEqual([5, ['DC-D.4']])
    const mcr = (slot: number): Table => table({ ...start, active: 'MCR' }).do(`take ${slot}`)
    expect([left(mcr(1)), mcr(1).rules('token')]).toEqual([4, ['DC-D.4']])
    const three = mcr(2)
    if (three.step() === 'payment') three.do('number 0')
    expect(left(three)).toBe(3)
    expect([left(three.do('token')), three.rules('token')]).toEqual([4, ['DC-D.4']])
    const drummer = table({ ...start, ...performing('MCR', 'A01') })
    expect(left(drummer)).toBe(1)
  })

  test('DC-E.7 mcr-1a Epstein Drive does not lengthen the leader action', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'epsilon'],
      ...spending('MCR', 2),
      captain: 'PG',
      techs: { MCR: ['mcr-1a'] },
      fleets: { mars: { 'MCR-leader': 1 } },
    })
    expect(t.offer('move mars>')).toContain('move mars>jupiter')
    t.do('use mcr-lead')
    expect([t.offer().length, t.rules('move mars>jupiter').length > 0]).toEqual([6, true])
  })

  test('DC-E.9 opa-1b the placement of the leader action is no Influence action: no Rock Hoppers follow', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'epsilon'],
      ...spending('OPA', 2),
      captain: 'PG',
      techs: { OPA: ['opa-1b'] },
      fleets: { tycho: { 'OPA-leader': 1 } },
    }).do('use opa-lead', 'move tycho>ceres')
    expect([t.cubes('ceres', 'OPA'), t.step(), t.reserve('scrap')]).toEqual([1, 'spend', 2])
  })

  test('DC-E.3 un-2a mcr-2b opa-2b techs move, gather and build leaders as fleets', () => {
    const laid = (p: 'UN' | 'MCR' | 'OPA', tech: string, more: Spec): Table =>
      table({
        players: 4,
        modules: ['alpha', 'epsilon'],
        ...spending(p, 1),
        captain: 'PG',
        techs: { [p]: [tech] },
        ...more,
      })
    const un = laid('UN', 'un-2a', { fleets: { earth: { 'UN-leader': 1 } } }).do('use un-2a', 'orbital ceres')
    expect(un.do('fleet UN-leader earth').fleets('ceres', 'UN-leader')).toBe(1)
    const mcr = laid('MCR', 'mcr-2b', { fleets: { ceres: { MCR: 1 } } }).do('use mcr-2b', 'build MCR-leader', 'stop')
    expect(mcr.fleets('ceres', 'MCR-leader')).toBe(1)
    const opa = laid('OPA', 'opa-2b', { fleets: { mars: { 'OPA-leader': 1 } }, bases: { titan: { OPA: 1 } } })
    expect(opa.do('use opa-2b').fleets('saturn', 'OPA-leader')).toBe(1)
  })

  test('DC-B.7 un-1c Colonial Taxes are paid before an accident destroys the Base they come from', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'beta'],
      ...scoringAt('UN', 'window', 4, {}, stepsWith('alpha', 'beta')),
      captain: 'PG',
      techs: { UN: ['un-1c'] },
      standee: 'ceres',
      holder: 'UN',
      bases: { ceres: { UN: 1 } },
    })
    passAll(t, 'window')
    expect(t.cp('UN')).toBe(10 + 5 + 1 + 1)
    const kinds = t.events.map((e) => e.kind)
    expect(kinds.indexOf('gained')).toBeLessThan(kinds.indexOf('destroyed'))
  })

  test('SX-1 an accident sends the Embassy of its Base back to the reserve, from where it may enter again', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'beta'],
      ...spending('UN', 1),
      captain: 'PG',
      techs: { UN: ['un-1b'] },
      standee: 'titan',
      holder: 'UN',
      destroyed: ['ceres'],
      bases: { rhea: { diplomat: 1 }, io: { diplomat: 1 } },
    }).do('use un-1b')
    expect([t.supply('diplomat'), t.offer('base').length, t.rules('base ceres').length > 0]).toEqual([1, 13, true])
    const hit = table({
      players: 4,
      modules: ['alpha', 'beta'],
      ...scoringAt('UN', 'window', 4, {}, stepsWith('alpha', 'beta')),
      captain: 'PG',
      techs: { UN: ['un-1b'] },
      standee: 'ceres',
      holder: 'UN',
      bases: { ceres: { diplomat: 1 } },
    })
    passAll(hit, 'window')
    expect([hit.supply('diplomat'), hit.cubes('ceres', 'diplomat')]).toEqual([3, 0])
  })
})
