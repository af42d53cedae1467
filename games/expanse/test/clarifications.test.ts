import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import type { Effect, Formula } from '../src/types.ts'
import { performing, scoringAt, type Spec, table, type Table } from './table.ts'

/* What the expansion rulebook says about single cards. */

const flat = (formula: Formula): Effect[] =>
  formula.flatMap((e) =>
    e.op === 'chooseOne' ? e.options.flatMap(flat) : e.op === 'forEach' ? [e, ...flat(e.do)] : [e],
  )
const TRACK = ['A08', 'A12', 'A10', 'A14', 'A16']
const four = (more: Spec): Table => table({ players: 4, captain: 'PG', ...more })

describe('card clarifications', () => {
  test('DC-C.1 fleets are moved and influence is placed by their owner, unless the card says otherwise', () => {
    const t = four({ ...performing('UN', 'A29'), fleets: { earth: { UN: 1, MCR: 1 }, mars: { MCR: 1 } } })
    expect([t.offer('fleet MCR'), t.offer('orbital').length]).toEqual([[], 8])
    const others = CARDS.filter((card) =>
      flat(card.formula).some((e) => (e.op === 'moveFleets' || e.op === 'moveInf') && e.owner !== 'self'),
    )
    expect(others.map((card) => card.title)).toEqual(['Scopuli', 'Havelock'])
  })

  test('DC-C.4 The Hybrid: exactly the number of the card goes, own cubes too, owners as the performer likes; fewer are all', () => {
    const start = (deck: string, ceres: Spec): Table =>
      four({ ...performing('MCR', 'A21'), track: TRACK, deck: [deck], bases: { ceres, eros: { UN: 1 } } }).do(
        'base ceres',
      )
    const two = start('A26', { UN: 2, MCR: 2 })
    expect([two.offer(), two.rules('stop').length > 0]).toEqual([['cube UN ceres', 'cube MCR ceres'], true])
    two.do('cube MCR ceres', 'cube UN ceres')
    expect([two.cubes('ceres', 'UN'), two.cubes('ceres', 'MCR'), two.step()]).toEqual([1, 1, 'turn'])
    const own = start('A26', { MCR: 3 })
    expect(own.cubes('ceres', 'MCR')).toBe(1)
    const few = start('A18', { UN: 1, MCR: 1 })
    expect([few.cubes('ceres', 'UN'), few.cubes('ceres', 'MCR')]).toEqual([0, 0])
  })

  test('DC-C.5 The Hybrid cannot be played with an empty deck: in Final Scoring it stays kept, worthless', () => {
    const ids = CARDS.filter((card) => card.set === 'base').map((card) => card.id)
    const out = ['A21', 'A44']
    const action = ids.filter((id) => !out.includes(id)).slice(0, 42)
    const rest = ids.filter((id) => !out.includes(id)).slice(42)
    const pile = (from: number): string[] => [...action.slice(from, from + 13), 'score', 'score']
    const drawn = [...action.slice(39, 42), ...out, ...pile(0), ...pile(13), ...pile(26)]
    const start: Spec = {
      active: 'UN',
      final: true,
      drawn,
      deck: [],
      unused: rest,
      track: [],
      discard: drawn.filter((id) => !out.includes(id)),
      kept: { UN: out },
      bases: { ceres: { MCR: 1 } },
      stack: ['over', 'final', 'window'].map((step) => ({ step, seat: 'PG' })),
    }
    const t = four(start)
    expect(t.offer()).toEqual(['play A44', 'pass'])
    expect(t.rules('play A21')).toEqual(['S-4'])
    expect(t.do('pass').kept('UN')).toEqual(['A21', 'A44'])
  })

  test('DC-C.6 Bush Naval Yards never builds Scrap Ships and repairs nothing', () => {
    const t = four({ ...performing('UN', 'A07'), fleets: { ceres: { damaged: 1 } } })
    expect([t.reserve('scrap'), t.fleets('tycho', 'scrap'), t.fleets('tycho', 'OPA')]).toEqual([2, 0, 5])
    expect([t.fleets('ceres', 'damaged'), t.fleets('mars', 'battleship')]).toEqual([1, 1])
  })

  test('DC-C.7 Mao-Kwikowski Mercantile: beside a card used for AP, until its actions are finished, not in a window nor as a turn', () => {
    const turn = (more: Spec = {}): Table =>
      four({
        active: 'UN',
        track: ['A10', 'A12', 'A08', 'A14', 'A16'],
        kept: { UN: ['A04'] },
        fleets: { earth: { UN: 1 } },
        ...more,
      })
    expect(turn().rules('play A04').length).toBeGreaterThan(0)
    const t = turn().do('take 1')
    expect(t.offer('play')).toEqual(['play A04'])
    const spent = turn().do('take 1', 'influence luna')
    expect(spent.rules('play A04')).toEqual([])
    expect(t.do('play A04').state.stack.at(-1)?.left).toBe(4)
    const window = four({ ...scoringAt('UN', 'window', 1), kept: { UN: ['A04', 'A44'] } }).do('pass')
    expect(window.offer()).toEqual(['play A44', 'pass'])
    const now = turn({ kept: {}, keptNow: { UN: ['A04'] } }).do('take 1')
    expect(now.offer('play')).toEqual([])
  })

  test('DC-C.8 Miller: as a turn, a card with the own tab is taken at its price, its AP are spent, then its Event performed', () => {
    const start: Spec = { active: 'UN', track: TRACK, kept: { UN: ['A02'] }, fleets: { earth: { UN: 1 } } }
    const t = four(start).do('play A02')
    expect([t.discard(), t.offer()]).toEqual([['A02'], ['take 1', 'take 2', 'take 4']])
    t.do('take 2')
    expect([t.cp('UN'), t.state.stack.at(-1)?.left]).toEqual([9, 4])
    t.do('influence luna', 'finish', 'base eurasia')
    expect([t.cubes('luna', 'UN'), t.cubes('eurasia', 'UN'), t.asked()]).toEqual([1, 1, 'MCR'])
    expect([t.discard(), t.track().length, t.track().includes('')]).toEqual([['A02', 'A12'], 5, false])
    const window = four({ ...scoringAt('UN', 'window', 1), kept: { UN: ['A02', 'A44'] } }).do('pass')
    expect(window.offer()).toEqual(['play A44', 'pass'])
    expect(four({ ...start, kept: {}, keptNow: { UN: ['A02'] } }).offer('play')).toEqual([])
  })

  test('DC-C.9 Miller takes no Score card and none without the tab; nothing is kept or offered; without a card it cannot be played', () => {
    const start: Spec = { active: 'UN', kept: { UN: ['A02', 'A31'] }, cp: { UN: 0 } }
    const none = four({ ...start, track: ['score', 'A08', 'A12', 'A14', 'A18'] })
    expect(none.rules('play A02').length).toBeGreaterThan(0)
    expect(four({ ...start, track: ['A10', 'A08', 'A12', 'A14', 'A18'] }).offer('play')).toEqual(['play A31'])
    const rich = four({ ...start, cp: { UN: 9 }, track: ['score', 'A10', 'A12', 'A14', 'A18'] }).do('play A02')
    expect(rich.offer()).toEqual(['take 3', 'take 4', 'take 5'])
    const order = rich.initiative()
    rich.do('take 3', 'finish', 'base luna')
    expect([rich.asked(), rich.step(), rich.initiative(), rich.kept('UN')]).toEqual(['MCR', 'turn', order, ['A31']])
    const useless = four({ ...start, cp: { UN: 9 }, track: ['A03', 'A10', 'A12', 'A14', 'A18'] }).do(
      'play A02',
      'take 1',
      'finish',
    )
    expect([useless.asked(), useless.kept('UN'), useless.discard()]).toEqual(['MCR', ['A31'], ['A02', 'A03']])
  })

  test('DC-C.11 Star Helix: the cubes come from one Base or from two', () => {
    const bases = { ceres: { UN: 1, MCR: 2 }, titan: { UN: 1, OPA: 1 }, luna: { OPA: 1 } }
    const one = four({ ...performing('UN', 'A19'), bases }).do('cube MCR ceres', 'cube MCR ceres')
    expect(one.cubes('ceres', 'MCR')).toBe(0)
    const two = four({ ...performing('UN', 'A19'), bases }).do('cube MCR ceres', 'cube OPA titan')
    expect([two.cubes('ceres', 'MCR'), two.cubes('titan', 'OPA'), two.cubes('luna', 'OPA')]).toEqual([1, 0, 1])
  })

  test.each([
    ['DC-C.12 Miller', 'A02', 'UN'],
    ['DC-C.12 Mao-Kwikowski Mercantile', 'A04', 'MCR'],
    ['DC-C.12 Cotyar Ghazi', 'A03', 'PG'],
  ] as const)('%s: whoever is offered it may keep it or decline', (_, card, p) => {
    const t = four({
      active: 'OPA',
      inHand: card,
      initiative: [p, ...(['UN', 'MCR', 'OPA', 'PG'] as const).filter((q) => q !== p)],
      stack: [
        { step: 'endTurn', seat: 'OPA' },
        { step: 'offer', seat: 'nobody', by: 'OPA' },
      ],
    })
    expect([t.asked(), t.offer(), t.rules('perform').length > 0]).toEqual([p, ['keep', 'decline'], true])
  })
})
