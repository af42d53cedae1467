import { describe, expect, test } from 'vitest'
import { matchingBases } from '../src/rules/filters.ts'
import { compileFilter } from '../src/rules/formula.ts'
import { newFrame } from '../src/rules/frames.ts'
import { basesWith } from '../src/rules/map.ts'
import { BASES } from '../src/types.ts'
import { basesOf, fleetsOf, follow, type Row, tableFor } from './cards-rows.ts'
import { performing, scoringAt, type Spec, spending, table, type Table } from './table.ts'

/* V: the flags of cards and the standing rules of the effect vocabulary. */

const TRACK = ['A17', 'A28', 'A22', 'A30', 'A19']

describe('flags', () => {
  test('V-1 a normal card is performed when taken or offered, or kept and played as a turn or in an event window', () => {
    const bases = { titan: { PG: 1 }, rhea: { PG: 1 } }
    const taken = table({ players: 4, active: 'MCR', track: ['A16', ...TRACK.slice(1)], bases })
    follow(taken, ['take 1', 'open: perform, keep, points', 'perform', 'cube PG rhea', 'asks OPA'])
    const offered = table({ players: 4, ...spending('UN', 1, 'A16'), initiative: ['MCR', 'OPA', 'PG', 'UN'], bases })
    follow(offered, ['finish', 'asks MCR', 'open: perform, keep, decline', 'perform', 'cube PG rhea', 'asks MCR'])
    const turn = table({ players: 4, active: 'MCR', kept: { MCR: ['A16'] }, track: TRACK, bases })
    follow(turn, ['play A16', 'cube PG rhea', 'asks OPA'])
    const window = table({ players: 4, ...scoringAt('UN', 'window', 1), captain: 'UN', kept: { MCR: ['A16'] }, bases })
    follow(window, ['asks MCR', 'play A16', 'cube PG rhea', 'asks UN'])
    for (const t of [taken, offered, turn, window]) expect(basesOf(t)).toEqual({ titan: { PG: 1 } })
  })

  test.each([
    { title: 'V-1 keepFree: Miller costs nothing to keep', card: 'A02', cp: 0 },
    { title: 'V-1 keepFree: Cotyar Ghazi costs nothing to keep', card: 'A03', cp: 0 },
    { title: 'V-1 keepFree: Mao-Kwikowski Mercantile costs nothing to keep', card: 'A04', cp: 0 },
    { title: 'V-1 a card without keepFree costs 1 CP to keep', card: 'A17', cp: -1 },
  ])('$title', ({ card, cp }) => {
    const t = table({ players: 4, track: [card, 'A28', 'A22', 'A30', 'A19'] }).do('take 1', 'keep')
    expect([t.kept('UN'), t.cp('UN')]).toEqual([[card], 10 + cp])
  })

  test.each([
    { title: 'V-1 play turn: Miller works as a turn, not in a window', card: 'A02', turn: [], window: ['V-1'] },
    { title: 'V-1 play window: Cotyar Ghazi works in a window, not as a turn', card: 'A03', turn: ['V-1'], window: [] },
    { title: 'V-1 play withAp: Mercantile works beside AP only', card: 'A04', turn: ['V-1'], window: ['V-1'] },
    { title: 'V-1 play normal: Julie Mao works in both', card: 'A18', turn: [], window: [] },
  ])('$title', ({ card, turn, window }) => {
    const kept = { UN: [card, 'A20'] }
    const own = table({ players: 4, kept, track: TRACK })
    const scoring = table({ players: 4, kept, ...scoringAt('MCR', 'window', 1), captain: 'MCR' })
    expect([own.asked(), scoring.asked()]).toEqual(['UN', 'UN'])
    for (const [t, rules] of [
      [own, turn],
      [scoring, window],
    ] as const) {
      expect([t.rules(`play ${card}`), t.offer(`play ${card}`).length]).toEqual([rules, 1 - rules.length])
    }
  })

  test('V-1 needsDeck: The Hybrid needs a card in the deck, no other card does', () => {
    const kept = { UN: ['A21', 'A18'] }
    expect(table({ players: 4, kept, track: TRACK }).offer('play')).toEqual(['play A21', 'play A18'])
    const others = Array.from({ length: 52 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`)
    const gone = others.filter((id) => !['A18', 'A21', ...TRACK].includes(id)).slice(0, 37)
    const discard = ['score', 'score', 'score', 'score', 'score', 'score', ...gone]
    expect(table({ players: 4, kept, track: TRACK, discard }).offer('play')).toEqual(['play A18'])
  })
})

describe('standing rules', () => {
  test('V-2 what is impossible lapses, what fits must be aimed at, own cubes too if only they fit', () => {
    const dawes = table({
      players: 4,
      ...performing('OPA', 'A37'),
      bases: { ceres: { OPA: 1 }, titan: { UN: 1, OPA: 1 } },
    })
    follow(dawes, ['open: base ceres, base tycho, base eros, base thoth, base vesta', 'base thoth'])
    expect(basesOf(dawes)).toEqual({ ceres: { OPA: 1 }, thoth: { OPA: 1 }, titan: { UN: 1, OPA: 1 } })
    const yvgeny = table({
      players: 4,
      ...performing('UN', 'A26'),
      fleets: { ceres: { UN: 1, MCR: 1 }, eros: { UN: 1, OPA: 1 } },
    })
    follow(yvgeny, ['refused EX-10.1: stop', 'refused EX-10.3: fleet OPA ceres', 'fleet MCR ceres'])
    const deimos = table({ players: 4, ...performing('UN', 'A12'), bases: { 'mariner-valley': { UN: 1 } } })
    follow(deimos, ['base africa'])
    expect(basesOf(deimos)).toEqual({ africa: { UN: 1 } })
  })

  test('V-3 a Base out of play is never matched: four Tech Bases with three or four players, three with two', () => {
    const tech = (players: number): string[] => Object.keys(basesOf(table({ players, ...performing('UN', 'A08') })))
    expect(tech(2)).toEqual(['londres-nova', 'tycho', 'thoth'])
    expect(tech(3)).toEqual(['luna', 'londres-nova', 'tycho', 'thoth'])
    expect(tech(4)).toEqual(['luna', 'londres-nova', 'tycho', 'thoth'])
    const matched = (t: Table): number =>
      matchingBases(
        t.state,
        newFrame('effect', 0),
        compileFilter({ resource: 'food' }, basesWith(t.state.ruleset.resourceOn)),
      )
    expect([2, 3].map((players) => BASES.filter((_, b) => (matched(table({ players })) & (1 << b)) !== 0))).toEqual([
      ['eurasia', 'ganymede', 'rhea'],
      ['eurasia', 'vesta', 'ganymede', 'rhea'],
    ])
    const two = table({ players: 2, ...performing('UN', 'A11') })
    follow(two, ['refused EX-2.14: base luna', 'refused EX-2.14: base vesta', 'refused EX-2.14: base io', 'base rhea'])
    follow(two, ['base eurasia', 'open: base ceres, base tycho, base eros, base thoth'])
  })

  test('V-4 filters are tested anew for every single target', () => {
    const helix = table({ players: 4, ...performing('UN', 'A19'), bases: { ceres: { UN: 1, MCR: 2 }, io: { UN: 1 } } })
    follow(helix, ['cube UN ceres', 'open: cube UN io, stop'])
    const fred = table({ players: 4, ...performing('OPA', 'A32'), fleets: { saturn: { OPA: 1 }, eros: { OPA: 1 } } })
    follow(fred, ['move eros>vesta', 'asks PG'])
    expect(basesOf(fred)).toEqual({ vesta: { OPA: 2 } })
  })

  test('V-4 Sadavir Errinwright and Arboghast end alike whoever performs them', () => {
    const bases = { ceres: { UN: 3, MCR: 4, PG: 3 }, titan: { OPA: 2, PG: 5 } }
    const left = { ceres: { UN: 2, MCR: 3, PG: 2 }, titan: { OPA: 2, PG: 4 } }
    for (const p of ['UN', 'PG'] as const)
      expect(basesOf(table({ players: 4, ...performing(p, 'A15'), bases }))).toEqual(left)
    const fleets = { ceres: { UN: 2, MCR: 3, PG: 1, OPA: 2 }, earth: { rocinante: 1 }, saturn: { UN: 2 } }
    for (const p of ['UN', 'PG'] as const) {
      const t = table({ players: 4, ...performing(p, 'A43'), fleets, captain: 'PG' }).do('band belt')
      expect(fleetsOf(t)).toEqual({ ...fleets, ceres: { UN: 1, MCR: 2, PG: 1, OPA: 1 } })
    }
  })
})

describe('fleets', () => {
  const captain: Spec = { players: 4, captain: 'UN' }

  test('V-5 the Rocinante is an own fleet of its controller in every filter', () => {
    const fleets = { ceres: { rocinante: 1, MCR: 1, OPA: 1 }, eros: { MCR: 1 } }
    follow(table({ ...captain, ...performing('UN', 'A26'), fleets }), ['open: fleet MCR ceres, fleet OPA ceres'])
    const other = table({ ...captain, captain: 'PG', ...performing('UN', 'A26'), fleets })
    expect(fleetsOf(other)).toEqual(fleets)
    const johnson = table({ ...captain, ...performing('UN', 'A32'), fleets: { ceres: { rocinante: 1 } } }).do('stop')
    expect(basesOf(johnson)).toEqual({ ceres: { UN: 2 } })
    const pair = { ceres: { rocinante: 1, UN: 1 }, mars: { MCR: 2 } }
    const arboghast = table({ ...captain, ...performing('UN', 'A43'), fleets: pair }).do('band belt')
    expect(fleetsOf(arboghast)).toEqual({ ceres: { rocinante: 1 }, mars: { MCR: 2 } })
    const blockade = table({ ...captain, ...performing('UN', 'A14'), fleets: { mars: { rocinante: 1 } } })
    follow(blockade, ['base londres-nova', 'open: cube UN londres-nova, stop'])
  })

  test('V-5 the Rocinante moves as an own fleet of its controller, in groups too', () => {
    const fleets = { ceres: { rocinante: 1, UN: 1 } }
    const razorback = table({ ...captain, ...performing('UN', 'A29'), fleets })
    follow(razorback, ['open: fleet UN ceres, fleet rocinante ceres', 'fleet rocinante ceres', 'orbital saturn'])
    expect(fleetsOf(razorback)).toEqual({ ceres: { UN: 1 }, saturn: { rocinante: 1 } })
    const burn = table({ ...captain, ...performing('UN', 'A28'), fleets })
    follow(burn, ['move ceres>saturn', 'open: fleets 1n+1r, fleets 1n, fleets 1r', 'fleets 1n+1r', 'asks MCR'])
    expect(fleetsOf(burn)).toEqual({ saturn: { rocinante: 1, UN: 1 } })
    const draper = table({ ...captain, ...performing('UN', 'A24'), fleets: { ...fleets, mars: { MCR: 1 } } })
    follow(draper, ['open: build UN, fleet UN ceres, fleet rocinante ceres', 'fleet rocinante ceres'])
    expect(fleetsOf(draper)).toEqual({ ceres: { UN: 1 }, mars: { rocinante: 1 } })
  })

  test("V-5 the Rocinante is never a removal, neither its controller's nor an opponent's", () => {
    const fleets = { ceres: { rocinante: 1, UN: 1, MCR: 1 }, eros: { UN: 1 } }
    for (const p of ['UN', 'MCR'] as const) {
      const t = table({ ...captain, ...performing(p, 'A22'), fleets, bases: { ceres: { OPA: 1 } } })
      follow(t, [
        'option 2',
        'refused EX-14.2: fleet rocinante ceres',
        'open: fleet UN ceres, fleet MCR ceres, fleet UN eros',
      ])
    }
    follow(table({ ...captain, ...performing('UN', 'A27'), fleets }), ['refused EX-14.2: fleet rocinante ceres'])
    const ambush = table({ ...captain, ...performing('MCR', 'A25'), fleets }).do('orbital ceres', 'fleet UN ceres')
    follow(ambush, ['open: fleet MCR ceres, stop'])
  })

  test('V-5 Scrap Ships are never built, but may be brought from another Orbital', () => {
    const yards = table({ players: 4, ...performing('PG', 'A07'), fleets: { tycho: { OPA: 5 } } })
    expect([yards.fleets('tycho', 'scrap'), yards.reserve('scrap')]).toEqual([0, 2])
    const fleets = { tycho: { scrap: 1 }, mars: { MCR: 1 }, earth: { UN: 1 } }
    const kenzo = table({ players: 4, ...performing('OPA', 'A31'), track: ['A24', 'A16'], fleets, captain: 'PG' })
    follow(kenzo, ['slot 1', 'fleet MCR mars', 'refused EX-8.12: build scrap', 'open: build OPA, fleet scrap tycho'])
    follow(kenzo, ['fleet scrap tycho'])
    expect(kenzo.fleets('mars', 'scrap')).toBe(1)
  })
})

interface Pick extends Omit<Row, 'after'> {
  readonly dead: string
  readonly open: string
}

/* The card of a row is cited after the rule. */
const PICKS: readonly Pick[] = [
  {
    title: 'V-7 A21 The Hybrid: a Base without a cube is closed',
    by: 'MCR',
    bases: { ceres: { UN: 1 }, eros: { MCR: 1 } },
    script: [],
    dead: 'base tycho',
    open: 'base ceres, base eros',
  },
  {
    title: 'V-7 A23 Theresa Yao: an Orbital without an opposing fleet is closed',
    by: 'PG',
    fleets: { ceres: { PG: 2 }, tycho: { UN: 1 }, mars: { PG: 1, MCR: 1 } },
    script: [],
    dead: 'orbital ceres',
    open: 'orbital mars, orbital tycho',
  },
  {
    title: 'V-7 A25 Ambush: an Orbital without a fleet but the Rocinante is closed',
    by: 'OPA',
    fleets: { ceres: { rocinante: 1 }, tycho: { OPA: 1 }, mars: { MCR: 1 } },
    script: [],
    dead: 'orbital ceres',
    open: 'orbital mars, orbital tycho',
  },
  {
    title: 'V-7 A33 Anderson Station: a Belt Base without a cube is closed',
    by: 'OPA',
    bases: { ceres: { UN: 1 }, eros: { MCR: 1 }, titan: { MCR: 1 } },
    script: ['option 1'],
    dead: 'base tycho',
    open: 'base ceres, base eros',
  },
  {
    title: 'V-7 A41 Guy Molinari: a Belt Orbital is closed with neither an opposing fleet nor a cube to take',
    by: 'OPA',
    bases: { eros: { UN: 1 }, vesta: { OPA: 1 } },
    fleets: { ceres: { OPA: 1, UN: 1 }, eros: { OPA: 1 }, vesta: { OPA: 1 } },
    script: [],
    dead: 'orbital vesta',
    open: 'orbital ceres, orbital eros',
  },
  {
    title: 'V-7 A43 Arboghast: a Band where nobody has two fleets in an Orbital is closed',
    by: 'UN',
    fleets: { mars: { MCR: 2 }, ceres: { UN: 1, MCR: 1 }, eros: { UN: 1 }, saturn: { OPA: 1, scrap: 1 } },
    script: [],
    dead: 'band belt',
    open: 'band inner, band saturn',
  },
  {
    title: 'V-7 A49 Anubis: an Orbital on whose Base no cube could be placed is closed',
    by: 'PG',
    bases: { ceres: { PG: 18 } },
    fleets: { eros: { PG: 1 } },
    script: [],
    dead: 'orbital ceres',
    open: 'orbital earth, orbital mars, orbital tycho, orbital thoth, orbital vesta, orbital jupiter, orbital saturn',
  },
  {
    title: 'V-7 A52 Blue Falcon Hotel: a Belt Base without a cube is closed',
    by: 'PG',
    bases: { ceres: { UN: 1 }, eros: { PG: 1 } },
    script: [],
    dead: 'base vesta',
    open: 'base ceres, base eros',
  },
]

describe('dead places', () => {
  test.each(PICKS)('$title', (row) => {
    const t = tableFor({ ...row, title: row.title.slice(4) })
    follow(t, [...row.script, `asks ${row.by}`, `refused V-7: ${row.dead}`, `open: ${row.open}`])
  })

  test('V-7 the choice is free wherever some step works: Stealth Ships takes any fleet, Donnager any Orbital with one', () => {
    const fleets = { earth: { UN: 1 }, saturn: { UN: 1 }, mars: { MCR: 1 } }
    follow(table({ players: 4, ...performing('UN', 'A27'), fleets }), ['open: fleet UN earth, fleet UN saturn'])
    const donnager = table({
      players: 4,
      ...performing('OPA', 'A34'),
      fleets: { ceres: { OPA: 1 }, saturn: { OPA: 1 } },
    })
    follow(donnager, ['open: orbital ceres, orbital saturn'])
  })

  test('V-7 it is judged without a look at hidden cards: the choice for The Hybrid is the same whatever lies on top', () => {
    const bases = { ceres: { diplomat: 1 }, eros: { diplomat: 1, UN: 1 }, io: { PG: 1 } }
    const techs = { UN: ['un-1', 'un-2'] }
    for (const top of ['A16', 'A18', 'score']) {
      const t = table({ players: 4, ...performing('MCR', 'A21'), track: TRACK, deck: [top], bases, techs })
      follow(t, ['open: base eros, base io', 'refused V-7: base ceres'])
      expect(t.state.known).toBe(0)
    }
  })

  test('V-7 where every place is dead the Event does nothing', () => {
    const t = table({ players: 4, ...performing('PG', 'A52'), bases: { titan: { UN: 1 } } })
    expect([t.asked(), t.step(), basesOf(t)]).toEqual(['UN', 'turn', { titan: { UN: 1 } }])
  })
})

test('V-7 A27 Stealth Ships: the fleet may go where nobody stands, for there it can still be removed', () => {
  const t = table({ players: 4, ...performing('UN', 'A27'), fleets: { earth: { UN: 1 }, ceres: { MCR: 1 } } })
  t.do('orbital vesta')
  expect(t.asked()).toBe('MCR')
  expect([t.reserve('UN'), t.fleets('vesta', 'UN'), t.fleets('ceres', 'MCR')]).toEqual([5, 0, 1])
})

test('V-5 A27 Stealth Ships: with the Rocinante alone on the map no fleet is picked, and nothing happens', () => {
  const fleets = { ceres: { rocinante: 1 }, eros: { PG: 2 } }
  const t = table({ players: 4, captain: 'UN', fleets, ...performing('UN', 'A27') })
  expect([t.step(), t.asked()]).toEqual(['turn', 'MCR'])
  expect([t.fleets('ceres', 'rocinante'), t.fleets('eros', 'PG')]).toEqual([1, 2])
})
