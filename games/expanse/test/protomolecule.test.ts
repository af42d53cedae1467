import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import type { FactionId } from '../src/types.ts'
import { fresh, performing, type Spec, type Table, table } from './table.ts'

/** The steps of a Scoring from the scoring of Bases on, of which `number` is the count; the Bonus Sector is chosen. */
const scoring = (position: Spec, number = 1, chosen = 'outer'): Table => {
  const steps = ['endTurn', 'rocinante', 'freeBuild', 'techs', 'accident', 'score', 'weigh']
  return table({
    players: 4,
    modules: ['beta'],
    inHand: 'score',
    scorings: number,
    chosen,
    knowers: ['UN'],
    stack: steps.map((step) => ({ step, seat: 'UN' })),
    ...position,
  })
}

const gained = (t: Table): number[] =>
  (['UN', 'MCR', 'OPA', 'PG'] as const).slice(0, t.state.cp.length).map((p) => t.cp(p) - 10)
const LONDRES = { standee: 'londres-nova', holder: 'OPA', captain: 'UN', fleets: { thoth: { rocinante: 1 } } }
const on = (cubes: Spec): Spec => ({ ...LONDRES, bases: { 'londres-nova': cubes } })
const holder = (t: Table): FactionId | undefined => (['UN', 'MCR', 'OPA', 'PG'] as const)[t.state.holder as number]

describe('set-up', () => {
  test('DC-B.1 its four cards join the pool, and only with it', () => {
    const pool = (modules: readonly string[]): string[] =>
      fresh(4, { modules })
        .state.ruleset.pool.map((card) => CARDS[card]?.id ?? '')
        .filter((id) => id.startsWith('P'))
    expect([pool([]), pool(['beta'])]).toEqual([[], ['P1', 'P2', 'P3', 'P4']])
    expect(game.setup({ sets: ['P'] }, 4, 'x')).toMatchObject({ ok: false })
  })

  test('DC-B.2 the second-to-last player holds the card and puts the standee on any Base in play, last of all', () => {
    const asked = (players: number): unknown[] => {
      const sides = game.sidesFor(players)
      const t = fresh(players, { modules: ['beta'], seating: sides, first: 'MCR' })
      return [t.step(), t.asked(), holder(t), t.offer('base').length]
    }
    expect(asked(4)).toEqual(['standee', 'PG', 'PG', 16])
    expect(asked(3)).toEqual(['standee', 'OPA', 'OPA', 16])
    expect(asked(2)).toEqual(['standee', 'MCR', 'MCR', 12])
    const t = fresh(4, { modules: ['beta', 'gamma'], first: 'MCR' })
    expect(t.step()).toBe('deploy')
    t.playUntil((now) => now.step() !== 'deploy', 'pieces')
    expect(t.step()).toBe('standee')
    expect(t.do('base eros').step()).toBe('turn')
  })
})

describe('scoring the Base of the standee', () => {
  test('DC-B.3 totals are counted as everywhere: Orbital Control and Diplomats', () => {
    const t = scoring({ ...on({ diplomat: 1, MCR: 2, OPA: 1 }), fleets: { mars: { MCR: 1 } } })
    expect(gained(t)).toEqual([0, 4, 0, 0])
    expect(gained(scoring(on({ diplomat: 1, PG: 1, OPA: 1 })))).toEqual([3, 0, 0, 0])
  })

  test('DC-B.4 only sole most influence scores, whatever the Bonus Sector; tied for most nobody', () => {
    const cubes = { OPA: 3, MCR: 2, UN: 1 }
    expect(gained(scoring(on(cubes), 1, 'inner'))).toEqual([0, 0, 3, 0])
    expect(gained(scoring(on(cubes), 1, 'belt'))).toEqual([0, 0, 3, 0])
    expect(gained(scoring(on({ OPA: 3, PG: 3, UN: 1 }), 1, 'inner'))).toEqual([0, 0, 0, 0])
  })

  test('DC-B.5 the value is 3, 4, 4, 5, 5 by Scoring turn, and 6 in Final Scoring', () => {
    const cubes = on({ OPA: 3, MCR: 2, UN: 1 })
    expect([1, 2, 3, 4, 5].map((n) => gained(scoring(cubes, n))[2])).toEqual([3, 4, 4, 5, 5])
    const t = table({
      players: 4,
      modules: ['beta'],
      final: true,
      ...cubes,
      stack: [
        { step: 'over', seat: 'UN' },
        { step: 'final', seat: 'UN' },
      ],
    })
    expect(gained(t)[2]).toBe(6)
  })

  test('DC-B.6 the critical resource counts there as well, and not with two players', () => {
    expect(gained(scoring(on({ MCR: 3, OPA: 2, UN: 1 })))).toEqual([0, 4, 0, 0])
    expect(gained(scoring({ ...on({ MCR: 3, UN: 1 }), players: 2, holder: 'UN' }))).toEqual([0, 3])
  })
})

describe('what becomes of it', () => {
  const asked = (t: Table): unknown[] => [t.step(), t.asked(), holder(t), (t.state.inPlay & (1 << 4)) !== 0]

  test('DC-B.7 players without a cube are ranked too, with nothing', () => {
    expect(asked(scoring(on({ OPA: 3 })))).toEqual(['standee', 'OPA', 'OPA', false])
    expect(asked(scoring(on({ OPA: 3, MCR: 2, UN: 1 })))).toEqual(['standee', 'MCR', 'MCR', true])
  })

  test('DC-B.8 an accident: tied for most, tied for second even at zero, or nobody there but the holder', () => {
    expect(asked(scoring(on({ UN: 3, MCR: 3, PG: 1 })))).toEqual(['standee', 'OPA', 'OPA', false])
    expect(asked(scoring(on({ UN: 3, MCR: 1, PG: 1 })))).toEqual(['standee', 'OPA', 'OPA', false])
    expect(asked(scoring(on({ UN: 3 })))).toEqual(['standee', 'OPA', 'OPA', false])
    expect(asked(scoring({ ...on({ UN: 3 }), players: 2, holder: 'UN' }))).toEqual(['standee', 'UN', 'UN', false])
  })

  test('DC-B.9 else the sole second takes the card and moves the standee to another Band', () => {
    const t = scoring(on({ OPA: 3, MCR: 2, UN: 1 }))
    expect(t.offer('base')).toHaveLength(11)
    expect(t.rules('base africa')).toEqual(['DC-B.9'])
    t.do('base titan')
    expect([t.state.standee, holder(t)]).toEqual([14, 'MCR'])
  })

  test('DC-B.10 the destroyed Base is out of play, its cubes go back, the holder keeps the card and moves on', () => {
    const t = scoring({ ...on({ UN: 2, MCR: 2, diplomat: 1, OPA: 3 }), techs: { UN: ['un-1', 'un-2'] } })
    expect(asked(t)).toEqual(['standee', 'OPA', 'OPA', true])
    const tied = scoring({ ...on({ diplomat: 1, MCR: 2 }), techs: { UN: ['un-1', 'un-2'] } })
    expect(asked(tied)).toEqual(['standee', 'OPA', 'OPA', false])
    expect([tied.cubes('londres-nova', 'diplomat'), tied.supply('diplomat'), tied.supply('MCR')]).toEqual([0, 3, 18])
    tied.do('base tycho')
    expect(tied.offer('base londres-nova')).toEqual([])
    expect(JSON.stringify(game.position.write(tied.state))).toContain('"destroyed":["londres-nova"]')
  })

  test('DC-B.11 points just scored stay, and an empty Base is a tie at zero', () => {
    expect(gained(scoring(on({ UN: 3, MCR: 1, PG: 1 })))).toEqual([3, 0, 0, 0])
    const empty = scoring(on({}))
    expect([gained(empty), asked(empty)]).toEqual([
      [0, 0, 0, 0],
      ['standee', 'OPA', 'OPA', false],
    ])
  })

  test('DC-B.12 a tie below second place is harmless', () => {
    expect(asked(scoring(on({ OPA: 4, MCR: 2, UN: 1, PG: 1 })))).toEqual(['standee', 'MCR', 'MCR', true])
  })

  test('DC-B.13 Hegemony breaks the ties in the Bonus Sector, with a cube there', () => {
    const tied = { ...on({ UN: 3, MCR: 3, PG: 1 }), techs: { UN: ['un-3'] } }
    expect([gained(scoring(tied, 1, 'inner')), asked(scoring(tied, 1, 'inner'))]).toEqual([
      [3, 0, 0, 0],
      ['standee', 'MCR', 'MCR', true],
    ])
    expect(asked(scoring(tied, 1, 'belt'))[3]).toBe(false)
    expect(asked(scoring({ ...on({ MCR: 3 }), techs: { UN: ['un-3'] } }, 1, 'inner'))[3]).toBe(false)
  })

  test('DC-B.14 one player alone with three or four players is always an accident', () => {
    for (const p of ['UN', 'MCR', 'OPA'] as const) {
      expect(asked(scoring({ ...on({ [p]: 2 }), players: 3 }))[3]).toBe(false)
      expect(asked(scoring(on({ [p]: 2 })))[3]).toBe(false)
    }
  })

  test('DC-B.15 alone with two players: an accident only for the holder of the card', () => {
    const two = (cubes: Spec, card: string): Table => scoring({ ...on(cubes), players: 2, holder: card })
    expect(asked(two({ UN: 2 }, 'UN'))).toEqual(['standee', 'UN', 'UN', false])
    expect(asked(two({ UN: 2 }, 'MCR'))).toEqual(['standee', 'MCR', 'MCR', true])
  })

  test('DC-B.16 Final Scoring moves nothing and destroys nothing', () => {
    const t = table({
      players: 4,
      modules: ['beta'],
      final: true,
      ...on({ UN: 2, MCR: 2 }),
      stack: [
        { step: 'over', seat: 'UN' },
        { step: 'final', seat: 'UN' },
      ],
    })
    expect([t.asked(), t.state.standee, t.cubes('londres-nova', 'UN')]).toEqual([undefined, 4, 2])
  })

  test('DC-B.17 more Bases can be destroyed than there are tokens', () => {
    const lost = ['eurasia', 'africa', 'luna', 'ceres', 'tycho']
    const t = scoring({ ...on({ UN: 2, MCR: 2 }), destroyed: lost })
    expect(asked(t)[3]).toBe(false)
    expect(t.offer('base')).toHaveLength(9)
  })

  test('DC-B.18 the standee never goes onto a Base out of play and changes no control', () => {
    const t = scoring({ ...on({ OPA: 3, MCR: 2, UN: 1 }), destroyed: ['titan'] })
    expect(t.rules('base titan')).toEqual(['DC-B.18'])
    expect(t.controls('londres-nova')).toBe('OPA')
  })
})

describe('the Suppression token', () => {
  const play = (p: FactionId, card: string, more: Spec): Table =>
    table({
      players: 4,
      modules: ['beta'],
      ...performing(p, card),
      captain: 'UN',
      fleets: { thoth: { rocinante: 1 } },
      ...more,
    })

  test('SU-1 one token: it goes with the standee, and a second time does nothing', () => {
    const t = play('MCR', 'P2', { standee: 'ceres', holder: 'OPA', suppressed: true })
    t.do('base tycho')
    expect([t.state.suppressed, t.cubes('tycho', 'MCR'), t.events.some((e) => e.kind === 'suppressed')]).toEqual([
      true,
      1,
      false,
    ])
    const moved = play('UN', 'P1', { standee: 'ceres', holder: 'OPA', suppressed: true }).do('base eros')
    expect([moved.state.standee, moved.state.suppressed]).toEqual([7, true])
  })

  test('SU-2 the next scoring of the Base is an ordinary one', () => {
    const t = scoring({ ...on({ OPA: 3, MCR: 2, UN: 1 }), suppressed: true }, 1, 'inner')
    expect(gained(t)).toEqual([0, 1, 2, 0])
  })

  test('SU-3 no accident, and card and standee stay', () => {
    const t = scoring({ ...on({ OPA: 3, MCR: 3 }), suppressed: true })
    expect([t.state.standee, holder(t), t.cubes('londres-nova', 'OPA'), t.step()]).toEqual([4, 'OPA', 3, 'freeBuild'])
  })

  test('SU-4 then the token goes back to the box', () => {
    expect(scoring({ ...on({ OPA: 3 }), suppressed: true }).state.suppressed).toBe(false)
  })

  test('SU-5 it stops no Event', () => {
    const t = play('PG', 'P3', { standee: 'ceres', holder: 'OPA', suppressed: true, bases: { ceres: { UN: 1 } } })
    t.do('stop', 'cube UN ceres')
    expect(t.cubes('ceres', 'UN')).toBe(0)
  })
})

describe('examples', () => {
  test('T-14 the standee on Londres Nova, nobody tied: MCR takes the card and may go to Titan, not to the same Band', () => {
    const t = scoring(on({ OPA: 3, MCR: 2, UN: 1, PG: 1 }))
    expect(gained(t)).toEqual([0, 0, 3, 0])
    expect([t.asked(), holder(t)]).toEqual(['MCR', 'MCR'])
    for (const base of ['mariner-valley', 'eurasia', 'africa', 'luna'])
      expect(t.rules(`base ${base}`)).toEqual(['DC-B.9'])
    expect(t.do('base titan').state.standee).toBe(14)
  })

  test('T-15 tied for second: Londres Nova is destroyed, OPA moves on; Terraforming then places on Mariner Valley only', () => {
    const t = scoring(on({ OPA: 3, MCR: 2, UN: 2, PG: 1 }))
    expect([gained(t), t.asked(), holder(t)]).toEqual([[0, 0, 3, 0], 'OPA', 'OPA'])
    expect([t.supply('OPA'), t.supply('MCR'), t.supply('UN'), t.supply('PG')]).toEqual([18, 18, 15, 18])
    t.do('base tycho')
    const later = table({
      players: 4,
      modules: ['beta'],
      ...performing('MCR', 'A10'),
      destroyed: ['londres-nova'],
      standee: 'tycho',
      holder: 'OPA',
    })
    expect([later.cubes('mariner-valley', 'MCR'), later.cubes('londres-nova', 'MCR')]).toEqual([1, 0])
  })

  test('DCT-5 a suppressed Tycho scores as any Base of the Bonus Sector; without the token nobody scores and it is destroyed', () => {
    const tycho = {
      standee: 'tycho',
      holder: 'OPA',
      captain: 'UN',
      fleets: { thoth: { rocinante: 1 } },
      bases: { tycho: { OPA: 3, MCR: 3, UN: 1 } },
    }
    const t = scoring({ ...tycho, suppressed: true }, 2, 'belt')
    expect([gained(t), t.state.standee, holder(t), t.state.suppressed]).toEqual([[0, 1, 1, 0], 6, 'OPA', false])
    const without = scoring(tycho, 2, 'belt')
    expect([gained(without), without.asked(), without.rules('base eros')]).toEqual([[0, 0, 0, 0], 'OPA', ['DC-B.9']])
    expect((without.state.inPlay & (1 << 6)) === 0).toBe(true)
  })

  test('DCT-6 Outbreak in the window takes the UN cube: OPA scores 3, Ceres is destroyed, MCR leaves the Belt', () => {
    const steps = ['endTurn', 'rocinante', 'freeBuild', 'techs', 'accident', 'score', 'weigh', 'window']
    const t = table({
      players: 4,
      modules: ['beta'],
      inHand: 'score',
      scorings: 1,
      chosen: 'inner',
      knowers: ['UN'],
      captain: 'UN',
      fleets: { thoth: { rocinante: 1 } },
      kept: { PG: ['P3'] },
      standee: 'ceres',
      holder: 'MCR',
      bases: { ceres: { OPA: 2, UN: 1 } },
      stack: steps.map((step) => ({ step, seat: 'UN' })),
    })
    t.do('play P3', 'stop', 'cube UN ceres', 'stop', 'pass')
    expect([gained(t), t.asked(), holder(t), t.supply('OPA')]).toEqual([[0, 0, 3, 0], 'MCR', 'MCR', 18])
    expect(t.rules('base ceres')).toContain('DC-B.18')
    expect([t.rules('base tycho'), t.offer('base').length]).toEqual([['DC-B.9'], 11])
  })

  test('DCT-7 two players: with the stolen card UN is alone and holder, an accident; had MCR held it, none', () => {
    const two = {
      players: 2,
      modules: ['beta'],
      standee: 'eurasia',
      captain: 'UN',
      fleets: { thoth: { rocinante: 1 } },
      bases: { eurasia: { UN: 2 } },
    }
    const t = table({ ...two, ...performing('UN', 'P4'), holder: 'MCR' })
    expect([holder(t), t.cubes('eurasia', 'UN')]).toEqual(['UN', 3])
    const scored = scoring({ ...two, holder: 'UN', bases: { eurasia: { UN: 3 } } })
    expect([gained(scored), scored.asked(), (scored.state.inPlay & 1) === 0, scored.rules('base africa')]).toEqual([
      [3, 0],
      'UN',
      true,
      ['DC-B.9'],
    ])
    const held = scoring({ ...two, holder: 'MCR', bases: { eurasia: { UN: 3 } } })
    expect([held.asked(), (held.state.inPlay & 1) === 0]).toEqual(['MCR', false])
  })
})

describe('its cards', () => {
  const play = (p: FactionId, card: string, more: Spec): Table =>
    table({
      players: 4,
      modules: ['beta'],
      captain: 'UN',
      standee: 'ceres',
      holder: 'OPA',
      ...performing(p, card),
      ...more,
    })

  test('P1 Protomolecule Sample: the standee goes to any other Base and 1 influence with it; the card stays', () => {
    const t = play('PG', 'P1', {})
    expect([t.offer('base').length, t.rules('base ceres')]).toEqual([15, ['DC-B.18']])
    t.do('base tycho')
    expect([t.state.standee, t.cubes('tycho', 'PG'), holder(t)]).toEqual([6, 1, 'OPA'])
  })

  test('P2 Containment Protocol: the token, then 1 influence on a Tech Base', () => {
    const t = play('MCR', 'P2', {})
    expect(t.offer('base').length).toBe(4)
    t.do('base thoth')
    expect([t.state.suppressed, t.cubes('thoth', 'MCR')]).toEqual([true, 1])
  })

  test('P3 Outbreak: the standee may go to the same or the next Band, then up to 2 influence leave its Base', () => {
    const t = play('MCR', 'P3', { bases: { titan: { UN: 1 }, europa: { UN: 1, OPA: 2 } } })
    expect(t.rules('base titan')).toEqual(['DC-B.18'])
    t.do('base europa', 'cube UN europa', 'cube OPA europa')
    expect([t.cubes('europa', 'UN'), t.cubes('europa', 'OPA'), t.state.standee, holder(t)]).toEqual([0, 1, 10, 'OPA'])
  })

  test('P4 Stolen Sample: the card changes hands and 1 influence is placed where the standee is', () => {
    const t = play('UN', 'P4', {})
    expect([holder(t), t.state.standee, t.cubes('ceres', 'UN')]).toEqual(['UN', 5, 1])
  })
})
