import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../src/data/abilities.ts'
import { SECTORS } from '../src/types.ts'
import { captain, gainsOn, passAll, scoreThrough, scoring, story, techs, took } from './scored.ts'
import { table } from './table.ts'

const STEPS =
  'taken scoring bonusChosen sawBonus passed bonusRevealed scored standing tech built captain refilled turn'.split(' ')
const FOUR_KEEP = { UN: ['A22'], MCR: ['A18'], OPA: ['A17'], PG: ['A19'] }

describe('the steps of a Scoring turn', () => {
  test('EX-11.1 a Score card is paid for, six steps follow, then it is discarded and the track refilled', () => {
    const t = table({ players: 4, track: ['A01', 'score', 'A05', 'A06', 'A07'], deck: ['A08'] })
    t.do('take 2')
    expect([t.cp('UN'), t.step(), t.asked()]).toEqual([9, 'bonus', 'UN'])
    t.do('bonus belt')
    expect([t.step(), t.asked()]).toEqual(['window', 'PG'])
    t.do('pass')
    expect([t.step(), t.asked()]).toEqual(['freeBuild', 'MCR'])
    expect(t.discard()).toEqual([])
    t.do('build MCR', 'pass', 'pass', 'build UN')
    expect(story(t)).toEqual(STEPS)
    expect(t.discard()).toEqual(['score'])
    expect(t.track()).toEqual(['A01', 'A05', 'A06', 'A07', 'A08'])
    expect([t.step(), t.asked()]).toEqual(['turn', 'MCR'])
  })

  test('EX-11.1 a Score card in a slot that is too dear is not taken', () => {
    const t = table({ players: 4, cp: { UN: 1 }, track: ['A01', 'A05', 'A06', 'score', 'A07'] })
    expect(t.rules('take 4')).toEqual(['EX-5.2'])
  })

  test('EX-11.15 techs are gained before fleets are built', () => {
    const t = took({ players: 4, ...scoring('UN', 1) }).do('bonus outer', 'pass')
    expect(t.step()).toBe('freeBuild')
    expect(techs(t)).toEqual(['mcr-1', 'opa-1', 'pg-1', 'un-1'])
    t.do('build MCR')
    const kinds = t.events.map((e) => e.kind)
    expect(kinds.lastIndexOf('tech')).toBeLessThan(kinds.indexOf('built'))
  })
})

describe('the Bonus Sector', () => {
  test('EX-11.2 any Sector with a marker left, each of them twice in a game', () => {
    const t = table({
      players: 2,
      track: ['score', 'score', 'score', 'A01', 'A05'],
      deck: ['A06', 'A07', 'A08'],
    })
    t.do('take 1')
    expect(t.offer()).toEqual(['bonus inner', 'bonus belt', 'bonus outer'])
    scoreThrough(t, 'outer').do('take 1')
    expect(t.offer()).toEqual(['bonus inner', 'bonus belt', 'bonus outer'])
    scoreThrough(t, 'outer').do('take 1')
    expect(t.offer()).toEqual(['bonus inner', 'bonus belt'])
    expect(t.rules('bonus outer')).toEqual(['EX-11.2'])
  })

  test.each([
    { left: { inner: 1, belt: 1, outer: 0 }, open: ['inner', 'belt'] },
    { left: { inner: 1, belt: 0, outer: 1 }, open: ['inner', 'outer'] },
    { left: { inner: 0, belt: 1, outer: 1 }, open: ['belt', 'outer'] },
    { left: { inner: 2, belt: 0, outer: 0 }, open: ['inner'] },
    { left: { inner: 0, belt: 2, outer: 0 }, open: ['belt'] },
    { left: { inner: 0, belt: 0, outer: 2 }, open: ['outer'] },
  ])(
    'EX-11.3 in the fifth Scoring something is left to choose, the only Sector being forced: $open',
    ({ left, open }) => {
      const t = table({ players: 4, scorings: 4, markers: left, track: ['score', 'A01', 'A05', 'A06', 'A07'] })
      t.do('take 1')
      if (open.length > 1) {
        expect(t.offer()).toEqual(open.map((sector) => `bonus ${sector}`))
        return
      }
      expect([t.step(), t.asked()]).toEqual(['window', 'PG'])
      expect(story(t)).toEqual(['taken', 'scoring', 'bonusChosen', 'sawBonus'])
      t.do('pass')
      expect(t.events.find((e) => e.kind === 'bonusRevealed')).toEqual({
        kind: 'bonusRevealed',
        sector: SECTORS.findIndex((sector) => sector === open[0]),
      })
    },
  )

  test.each([
    { number: 1, values: { UN: 2, MCR: 1 } },
    { number: 2, values: { UN: 3, MCR: 1 } },
    { number: 3, values: { UN: 3, MCR: 1 } },
    { number: 4, values: { UN: 4, MCR: 2, OPA: 1 } },
    { number: 5, values: { UN: 4, MCR: 2, OPA: 1 } },
  ])('EX-11.4 Scoring turn $number gives $values in the Bonus Sector, elsewhere 1/0/0', ({ number, values }) => {
    const cubes = { UN: 4, MCR: 3, OPA: 2, PG: 1 }
    const t = took({
      players: 4,
      ...scoring('UN', number),
      bases: { europa: cubes, titan: cubes, africa: cubes },
    })
    t.do('bonus outer', 'pass')
    expect(gainsOn(t, 'europa')).toEqual(values)
    expect(gainsOn(t, 'titan')).toEqual(values)
    expect(gainsOn(t, 'africa')).toEqual({ UN: 1 })
  })

  test('EX-11.4 the number is that of the Scoring turn, counted as Score cards are taken', () => {
    const cubes = { UN: 2, MCR: 1 }
    const track = ['score', 'score', 'A01', 'A05', 'A06']
    const t = table({ players: 4, track, deck: ['A07', 'A08'], bases: { europa: cubes, africa: cubes } })
    scoreThrough(t.do('take 1'), 'outer')
    expect(gainsOn(t, 'europa')).toEqual({ UN: 2, MCR: 1 })
    scoreThrough(t.do('take 1'), 'inner')
    expect(gainsOn(t, 'europa')).toEqual({ UN: 1 })
    expect(gainsOn(t, 'africa')).toEqual({ UN: 3, MCR: 1 })
  })

  test('EX-11.9 the marker is used up after the Scoring, not before, and is shown from then on', () => {
    const t = took({ players: 4, ...scoring('UN', 1) }).do('bonus outer')
    expect(t.state.markers).toEqual([2, 2, 2])
    t.do('pass')
    expect(t.state.markers).toEqual([2, 2, 1])
    const last = took({ players: 4, ...scoring('UN', 4), markers: { outer: 1, belt: 1 } })
    scoreThrough(last, 'outer')
    last.playUntil((u) => u.step() === 'bonus', 'next')
    expect(last.offer()).toEqual(['bonus inner', 'bonus belt'])
    expect(last.rules('bonus outer')).toEqual(['EX-11.2'])
  })
})

describe('the event window', () => {
  test('EX-11.5 it goes clockwise from the left of the taker, who is last, one chance each', () => {
    const seating = ['OPA', 'UN', 'PG', 'MCR']
    const t = took({ players: 4, seating, ...scoring('UN', 1), kept: FOUR_KEEP }).do('bonus outer')
    expect(passAll(t, 'window')).toEqual(['PG', 'MCR', 'OPA', 'UN'])
  })

  test('EX-11.5 the taker is last whoever controls the Rocinante', () => {
    const t = took({
      players: 3,
      ...scoring('MCR', 1),
      captain: 'MCR',
      kept: { UN: ['A22'], OPA: ['A17'] },
    })
    expect(passAll(t.do('bonus outer'), 'window')).toEqual(['OPA', 'UN', 'MCR'])
  })

  test('EX-11.6 one kept Event, or for its controller one Rocinante ability, or a pass; never two', () => {
    const kept = { MCR: ['A18', 'A22'], PG: ['A19', 'A17'] }
    const t = took({
      players: 4,
      ...scoring('UN', 1),
      kept,
      bases: { tycho: { OPA: 1 } },
      fleets: { mars: { UN: 1 } },
    })
    t.do('bonus outer')
    expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'play A18', 'play A22', 'pass'])
    expect(t.rules('use holden')).toEqual(['EX-14.4'])
    expect(t.rules('play A19')).toEqual(['EX-6.5'])
    expect(t.rules('take 2')).toEqual(['EX-4.1'])
    t.do('play A18', 'cube OPA tycho')
    expect(t.asked()).toBe('PG')
    expect(t.kept('MCR')).toEqual(['A22'])
    expect(t.offer()).toEqual(['play A19', 'play A17', 'use holden', 'use nagata', 'use kamal', 'pass'])
    t.do('use kamal', 'orbital mars')
    expect(t.step()).toBe('freeBuild')
    expect(t.kept('PG')).toEqual(['A19', 'A17'])
  })

  test('EX-11.6 after a kept Event the controller gets no ability; passing is final', () => {
    const kept = { MCR: ['A18'], PG: ['A44'] }
    const t = took({ players: 4, ...scoring('UN', 1), kept }).do('bonus outer', 'pass')
    expect(t.asked()).toBe('PG')
    t.do('play A44')
    expect(t.step()).toBe('freeBuild')
    expect(t.kept('MCR')).toEqual(['A18'])
    expect(t.rules('play A18')).toEqual(['EX-6.5'])
  })

  test('EX-11.6 a player with nothing to play is not asked', () => {
    const t = took({ players: 4, ...scoring('PG', 1), captain: 'MCR', kept: { OPA: ['A02'] } }).do('bonus outer')
    expect(passAll(t, 'window')).toEqual(['MCR'])
  })

  test('EX-11.7 a play is resolved at once and in public, keeps no card and moves no Initiative token', () => {
    const kept = { MCR: ['A18'], OPA: ['A17'] }
    const t = took({ players: 4, ...scoring('UN', 1), kept, bases: { tycho: { PG: 1 }, thoth: { UN: 1 } } })
    const order = t.initiative()
    t.do('bonus outer')
    expect(t.rules('keep')).toEqual(['EX-6.2'])
    t.do('play A18')
    expect([t.step(), t.asked()]).toEqual(['effect', 'MCR'])
    t.do('cube PG tycho', 'stop')
    expect([t.cubes('tycho', 'PG'), t.asked(), t.step()]).toEqual([0, 'OPA', 'window'])
    expect(t.discard()).toEqual(['A18'])
    t.do('play A17', 'stop')
    expect(t.events.filter((e) => e.only !== undefined).map((e) => e.kind)).toEqual(['sawBonus'])
    expect(t.initiative()).toEqual(order)
    expect(t.events.map((e) => e.kind)).not.toContain('initiative')
    expect([...t.kept('MCR'), ...t.kept('OPA')]).toEqual([])
  })
})

describe('scoring the Bases', () => {
  test.each([
    { players: 4, bases: 16 },
    { players: 3, bases: 16 },
    { players: 2, bases: 12 },
  ])(
    'EX-11.8 with $players players the marker is shown after the window and $bases Bases score',
    ({ players, bases }) => {
      const cubes = { eurasia: { UN: 1 }, tycho: { UN: 1 }, europa: { UN: 2, MCR: 1 } }
      const t = took({ players, ...scoring('UN', 1), bases: cubes }).do('bonus outer')
      expect(t.events.map((e) => e.kind)).toEqual(['bonusChosen', 'sawBonus'])
      t.do('pass')
      expect(story(t).slice(2, 5)).toEqual(['passed', 'bonusRevealed', 'scored'])
      const scored = t.events.filter((e) => e.kind === 'scored')
      expect(new Set(scored.map((e) => e.base)).size).toBe(bases)
      expect(scored).toHaveLength(bases)
      const critical = players === 2 ? 0 : 1
      expect([t.cp('UN'), t.cp('MCR')]).toEqual([10 + 1 + critical + 1 + 2, 11])
    },
  )
})

describe('what follows the scoring', () => {
  test.each([
    { number: 1, gained: ['mcr-1', 'opa-1', 'pg-1', 'un-1'] },
    { number: 2, gained: ['mcr-2', 'opa-2', 'pg-2', 'un-2'] },
    { number: 3, gained: ['mcr-3', 'opa-3', 'pg-3', 'un-3'] },
    { number: 4, gained: [] },
    { number: 5, gained: [] },
  ])('EX-11.10 Scoring turn $number brings everybody: $gained', ({ number, gained }) => {
    const t = took({ players: 4, ...scoring('OPA', number) }).do('bonus outer')
    expect(techs(t)).toEqual([])
    passAll(t, 'window')
    expect(techs(t)).toEqual(gained)
    const told = t.events.flatMap((e) => (e.kind === 'tech' ? [ABILITIES[e.ability]?.id ?? ''] : []))
    expect(told.toSorted()).toEqual(gained)
  })

  test('EX-11.11 Hegemony gained in the third Scoring does not decide its ties, in the fourth it does', () => {
    const bases = { europa: { UN: 2, MCR: 2 } }
    const third = took({ players: 4, ...scoring('OPA', 3), bases }).do('bonus outer', 'pass')
    expect(techs(third)).toContain('un-3')
    expect(gainsOn(third, 'europa')).toEqual({ UN: 1, MCR: 1 })
    const later = { bases, techs: { UN: ['un-3'] } }
    const fourth = took({ players: 4, ...scoring('OPA', 4), ...later }).do('bonus outer', 'pass')
    expect(gainsOn(fourth, 'europa')).toEqual({ UN: 4, MCR: 2 })
  })

  test('EX-11.11 Dominance gained in the second Scoring does not decide its Orbitals, but holds from the build on', () => {
    const bases = { europa: { UN: 2, MCR: 1 } }
    const t = took({ players: 4, ...scoring('OPA', 2), bases, fleets: { jupiter: { UN: 1, MCR: 1 } } })
    t.do('bonus outer', 'pass')
    expect(gainsOn(t, 'europa')).toEqual({ UN: 3, MCR: 1 })
    expect(t.step()).toBe('freeBuild')
    expect(t.orbitalControl('jupiter')).toBe('MCR')
  })

  test('EX-11.12 each may bring one fleet home, free, in the order of the window', () => {
    const t = took({ players: 4, seating: ['OPA', 'UN', 'PG', 'MCR'], ...scoring('UN', 4), captain: 'UN' })
    t.do('bonus outer', 'pass')
    expect([t.asked(), ...t.offer()]).toEqual(['PG', 'build PG', 'pass'])
    t.do('build PG')
    expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'build MCR', 'build battleship', 'pass'])
    t.do('build battleship')
    expect(t.asked()).toBe('OPA')
    expect(t.rules('build scrap')).toEqual(['EX-8.12'])
    t.do('build OPA')
    expect(t.asked()).toBe('UN')
    t.do('pass')
    expect([t.fleets('thoth', 'PG'), t.fleets('mars', 'battleship'), t.fleets('tycho', 'OPA')]).toEqual([1, 1, 1])
    expect([t.fleets('earth', 'UN'), t.reserve('UN'), t.reserve('PG')]).toEqual([0, 5, 4])
    expect([t.cp('PG'), t.cp('MCR'), t.cp('OPA'), t.cp('UN')]).toEqual([10, 10, 10, 10])
  })

  test('EX-11.12 who has only Scrap Ships off the map, or nothing, is not asked', () => {
    const fleets = { earth: { UN: 5 }, tycho: { OPA: 5 }, mars: { MCR: 3, damaged: 2 } }
    const t = took({ players: 4, ...scoring('UN', 1), fleets }).do('bonus outer')
    expect(t.reserve('scrap')).toBe(2)
    expect(passAll(t, 'window', 'freeBuild')).toEqual(['PG', 'PG'])
    expect([t.step(), t.asked()]).toEqual(['turn', 'MCR'])
  })

  test.each([
    { cp: { UN: 7, MCR: 6, OPA: 8, PG: 9 }, initiative: ['UN', 'MCR', 'OPA', 'PG'], to: 'MCR' },
    { cp: { UN: 6, MCR: 6, OPA: 8, PG: 9 }, initiative: ['UN', 'MCR', 'OPA', 'PG'], to: 'MCR' },
    { cp: { UN: 6, MCR: 6, OPA: 8, PG: 9 }, initiative: ['PG', 'MCR', 'OPA', 'UN'], to: 'UN' },
    { cp: { UN: 6, MCR: 6, OPA: 6, PG: 9 }, initiative: ['OPA', 'MCR', 'UN', 'PG'], to: 'UN' },
    { cp: { UN: 1, MCR: 1, OPA: 1, PG: 1 }, initiative: ['OPA', 'PG', 'UN', 'MCR'], to: 'MCR' },
    { cp: { UN: 9, MCR: 9, OPA: 9, PG: 8 }, initiative: ['PG', 'OPA', 'UN', 'MCR'], to: 'PG' },
  ])('EX-11.13 the Rocinante goes to the fewest CP, tied to the lowest on the track: $cp, $initiative', (row) => {
    const { cp, initiative, to } = row
    const t = took({ players: 4, ...scoring('UN', 1), cp, initiative, captain: 'PG' })
    expect(captain(scoreThrough(t))).toBe(to)
  })

  test('EX-11.13 the CP of this very Scoring count', () => {
    const t = took({
      players: 3,
      ...scoring('UN', 1),
      cp: { UN: 7, MCR: 8, OPA: 9 },
      bases: { europa: { UN: 1 } },
    })
    expect(captain(scoreThrough(t))).toBe('MCR')
    expect(t.cp('UN')).toBe(9)
  })

  test.each([{ holder: 'UN' }, { holder: 'MCR' }])(
    'EX-11.14 with two players tied the mat stays with the $holder',
    ({ holder }) => {
      const t = took({ players: 2, ...scoring('UN', 1), cp: { UN: 7, MCR: 7 }, captain: holder })
      expect(captain(scoreThrough(t))).toBe(holder)
      const apart = took({ players: 2, ...scoring('UN', 1), cp: { UN: 8, MCR: 7 }, captain: holder })
      expect(captain(scoreThrough(apart))).toBe('MCR')
    },
  )
})
