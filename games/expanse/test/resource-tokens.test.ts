import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { lose } from '../src/rules/points.ts'
import { settle } from '../src/steps/engine.ts'
import { FACTIONS } from '../src/types.ts'
import type { FactionId } from '../src/types.ts'
import { fresh, performing, type Spec, spending, type Table, table } from './table.ts'

const tokens = (more: Spec): Table =>
  table({ players: 4, modules: ['delta'], captain: 'PG', fleets: { thoth: { rocinante: 1 } }, ...more })
const rt = (t: Table, p: FactionId): number => t.state.resources[FACTIONS.indexOf(p)] ?? NaN
const scored = (position: Spec): Table => {
  const steps = ['endTurn', 'promote', 'rocinante', 'promote', 'freeBuild', 'techs', 'score']
  const stack = steps.map((step) => ({ step, seat: 'UN' }))
  return tokens({ active: 'UN', inHand: 'score', scorings: 4, chosen: 'belt', knowers: ['UN'], stack, ...position })
}
const final = (position: Spec): Table =>
  tokens({ final: true, stack: ['over', 'tokenBonus', 'final'].map((step) => ({ step, seat: 'UN' })), ...position })

describe('Resource Tokens', () => {
  test('DC-D.1 set R joins the pool and each player starts with 1 token, seen by all; not for two players', () => {
    const t = fresh(4, { modules: ['delta'] })
    expect(t.state.resources).toEqual([1, 1, 1, 1])
    expect(game.view(t.state, 0).resources).toEqual([1, 1, 1, 1])
    expect(t.state.ruleset.pool.map((card) => CARDS[card]?.id ?? '').filter((id) => id.startsWith('R'))).toEqual([
      'R1',
      'R2',
      'R3',
      'R4',
    ])
    expect(game.setup({ modules: ['delta'] }, 2, 'x')).toMatchObject({ ok: false, error: { at: 'modules "delta"' } })
    expect(game.fullOptions({ modules: ['all'] }, 2)).toMatchObject({ modules: ['alpha', 'beta', 'gamma', 'epsilon'] })
  })

  test('DC-D.2 the critical resource gives a token instead of a CP', () => {
    const t = scored({ bases: { africa: { OPA: 1 } } })
    expect([t.cp('OPA'), rt(t, 'OPA')]).toEqual([11, 2])
  })

  test('DC-D.3 at most 4, the rest is lost; in Final Scoring there is no limit', () => {
    expect(rt(scored({ resources: { OPA: 4 }, bases: { africa: { OPA: 1 } } }), 'OPA')).toBe(4)
    expect(rt(final({ resources: { OPA: 4 }, bases: { africa: { OPA: 1 }, titan: { OPA: 1 } } }), 'OPA')).toBe(6)
  })

  test('DC-D.4 each raises the card by 1 to at most 4, and T-16 two tokens on a card of 2 AP make 4, a third is refused', () => {
    const t = tokens({ ...spending('UN', 2, 'A22'), resources: { UN: 3 } })
    t.do('token', 'token')
    expect([t.state.stack.at(-1)?.left, rt(t, 'UN'), t.rules('token')]).toEqual([4, 1, ['DC-D.4']])
    expect(tokens({ ...spending('UN', 4, 'A18'), resources: { UN: 1 } }).rules('token')).toEqual(['DC-D.4'])
    expect(tokens({ ...spending('UN', 2, 'A22'), resources: { UN: 0 } }).rules('token')).toEqual(['DC-D.4'])
  })

  test('T-16 a card of 4 takes no token', () => {
    expect(tokens({ ...spending('UN', 4, 'A18'), resources: { UN: 2 } }).offer('token')).toEqual([])
  })

  test('DC-D.5 until one has finished, also through Miller, not on AP given by an Event', () => {
    const event = tokens({ ...performing('MCR', 'A01') })
    expect(event.rules('token')).toEqual(['DC-D.5'])
    const miller = tokens({ active: 'UN', kept: { UN: ['A02'] }, track: ['A22', 'A10', 'A16', 'A20', 'A06'] }).do(
      'play A02',
    )
    expect(miller.offer('token')).toEqual(['token'])
  })

  test('T-30 3 AP spent and a token left: one action more before finishing, none after', () => {
    const t = tokens({ ...spending('UN', 3, 'A19'), fleets: { ceres: { UN: 1 } } })
    t.do('influence ceres', 'influence ceres', 'influence ceres')
    expect(t.offer().toSorted()).toEqual(['finish', 'initiative', 'token'])
    t.do('token', 'influence ceres')
    expect([t.cubes('ceres', 'UN'), rt(t, 'UN')]).toEqual([4, 0])
  })

  test('DC-D.6 any part of a payment may be tokens', () => {
    const t = tokens({ active: 'UN', resources: { UN: 2 } }).do('take 5')
    expect(t.offer()).toEqual(['number 0', 'number 1', 'number 2'])
    t.do('number 1')
    expect([t.cp('UN'), rt(t, 'UN')]).toEqual([9, 1])
    const kept = tokens({ active: 'UN', track: ['A18', 'A10', 'A16', 'A20', 'A06'] }).do('take 1', 'keep', 'number 1')
    expect([kept.cp('UN'), rt(kept, 'UN'), kept.kept('UN')]).toEqual([10, 0, ['A18']])
    expect(
      tokens({ active: 'UN', resources: { UN: 1 } })
        .do('take 5')
        .rules('number 2'),
    ).toEqual(['DC-D.6'])
  })

  test('DC-D.7 a price may be paid with tokens alone, and what CP cannot pay must be tokens', () => {
    const t = tokens({ active: 'UN', cp: { UN: 0 }, resources: { UN: 2 } })
    expect(t.offer('take')).toHaveLength(5)
    t.do('take 5')
    expect([t.cp('UN'), rt(t, 'UN'), t.step()]).toEqual([0, 0, t.step()])
    expect(
      tokens({ active: 'UN', cp: { UN: 1 }, resources: { UN: 2 } })
        .do('take 5')
        .rules('number 0'),
    ).toEqual(['DC-D.7'])
  })

  test('T-26 a loss of 3 CP at 1 CP with 2 tokens: 0 CP and 2 tokens, or 1 CP and 1 token', () => {
    const results = ['number 0', 'number 1'].map((line) => {
      const t = tokens({ active: 'UN', cp: { UN: 1 }, resources: { UN: 2 } })
      lose(t.state, 0, 3)
      settle(t.state, undefined)
      expect(t.offer()).toEqual(['number 0', 'number 1'])
      t.do(line)
      return [t.cp('UN'), rt(t, 'UN')]
    })
    expect(results).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  test('DC-D.8 nothing turns a token into a gain or gives it away', () => {
    const open = new Set(
      tokens({ active: 'UN', resources: { UN: 4 } })
        .offer()
        .map((line) => line.split(' ')[0]),
    )
    expect([...open]).toEqual(['take', 'initiative'])
  })

  test('DC-D.9 a token brings one to the top of the Initiative Track, not when already there', () => {
    const t = tokens({ active: 'UN' })
    expect(t.initiative()).toEqual(['PG', 'OPA', 'MCR', 'UN'])
    t.do('initiative')
    expect([t.initiative(), rt(t, 'UN'), t.step()]).toEqual([['UN', 'PG', 'OPA', 'MCR'], 0, 'turn'])
    expect(tokens({ active: 'UN', initiative: ['UN', 'MCR', 'OPA', 'PG'] }).rules('initiative')).toEqual(['DC-D.9'])
  })

  test('DC-D.10 before the option, between actions, before the Rocinante and at the end of the turn; never in an effect', () => {
    expect(tokens({ ...spending('UN', 2, 'A22') }).offer('initiative')).toEqual(['initiative'])
    expect(tokens({ ...performing('MCR', 'A01') }).rules('initiative')).toContain('DC-D.10')
    const steps: (string | undefined)[] = []
    const t = scored({ resources: { UN: 2 }, initiative: ['MCR', 'UN', 'OPA', 'PG'] })
    t.playUntil((now) => {
      steps.push(now.step())
      return now.step() === 'promote'
    }, 'moments')
    expect(t.offer()).toEqual(['initiative', 'pass'])
    t.do('pass')
    expect([t.step(), t.offer()]).toEqual(['promote', ['initiative', 'pass']])
    t.do('initiative')
    expect([t.initiative()[0], t.asked()]).toEqual(['UN', 'MCR'])
    expect(fresh(3, { modules: ['delta'] }).state.ruleset.finalSteps).not.toContain('promote')
  })

  test('DC-D.11 in the end most tokens give 5, then 3 and 1, ties as everywhere, nothing for none', () => {
    const gained = (resources: Spec): number[] => final({ resources }).state.cp.map((cp) => cp - 10)
    expect(gained({ UN: 4, MCR: 3, OPA: 2, PG: 1 })).toEqual([5, 3, 1, 0])
    expect(gained({ UN: 4, MCR: 4, OPA: 2, PG: 0 })).toEqual([3, 3, 1, 0])
    expect(gained({ UN: 0, MCR: 0, OPA: 2, PG: 0 })).toEqual([0, 0, 5, 0])
  })

  test('EX-15.8 the value of the standee instead of 5/3/1 there, then the bonus for tokens', () => {
    const t = final({
      modules: ['beta', 'delta'],
      standee: 'londres-nova',
      holder: 'OPA',
      resources: { UN: 2, MCR: 0, OPA: 0, PG: 0 },
      bases: { 'londres-nova': { OPA: 2, UN: 1 }, ceres: { UN: 1 } },
    })
    expect([t.cp('OPA'), t.cp('UN'), rt(t, 'UN')]).toEqual([16, 20, 3])
  })

  test('DC-D.12 neither a Power Play nor a card scoring gives tokens', () => {
    const t = table({
      players: 4,
      modules: ['delta', 'epsilon'],
      active: 'OPA',
      fleets: { saturn: { 'OPA-leader': 1 } },
      bases: { titan: { OPA: 1 } },
    })
    t.do('power 2')
    expect([t.cp('OPA'), rt(t, 'OPA')]).toEqual([12, 1])
    const card = tokens({ ...performing('OPA', 'R1'), bases: { africa: { OPA: 1 } } }).do('option 1')
    expect([card.cp('OPA'), rt(card, 'OPA')]).toEqual([12, 1])
  })
})

describe('its cards', () => {
  const R1 = { africa: { UN: 2, MCR: 1 }, europa: { MCR: 1, OPA: 1 }, titan: { UN: 1, OPA: 1 } }
  const ROWS = [
    ['R1 Water Riots: ', 'MCR', 'africa', 'europa'],
    ['R2 Food Shortages: ', 'UN', 'eurasia', 'rhea'],
    ['R3 Belt Ascendant: ', 'PG', 'ceres', 'eros'],
    ['R4 Research Breakthrough: ', 'UN', 'luna', 'thoth'],
  ] as const

  test.each(ROWS)(
    'DC-C.2 %severybody gains 2 CP for each controlled Base, or two cubes are placed',
    (title, p, one, other) => {
      const card = title.slice(0, 2)
      const bases = { [one]: { OPA: 1 }, [other]: { OPA: 1 } }
      const gains = tokens({ ...performing(p, card), bases }).do('option 1')
      expect([gains.cp('OPA'), gains.cp(p)]).toEqual([14, 10])
      const placed = tokens({ ...performing(p, card), bases }).do('option 2', `base ${one}`, `base ${other}`)
      expect([placed.cubes(one, p), placed.cubes(other, p)]).toEqual([1, 1])
      const nobody = tokens({ ...performing(p, card) })
      expect(nobody.offer('option')).toEqual([])
    },
  )

  test('DC-C.3 both may go to one Base', () => {
    expect(
      tokens({ ...performing('MCR', 'R1') })
        .do('base titan', 'base titan')
        .cubes('titan', 'MCR'),
    ).toBe(2)
  })

  test('DCT-4 Water Riots: UN +2 for Africa, OPA +2 for Europa; both cubes on The Rings are legal, Ganymede is not', () => {
    const t = tokens({
      ...performing('MCR', 'R1'),
      bases: R1,
      fleets: { jupiter: { OPA: 1 }, thoth: { rocinante: 1 } },
    })
    t.do('option 1')
    expect([t.cp('UN'), t.cp('MCR'), t.cp('OPA'), t.cp('PG')]).toEqual([12, 10, 12, 10])
    expect(t.state.resources).toEqual([1, 1, 1, 1])
    const second = tokens({
      ...performing('MCR', 'R1'),
      bases: R1,
      fleets: { jupiter: { OPA: 1 }, thoth: { rocinante: 1 } },
    }).do('option 2')
    expect(second.rules('base ganymede')).toEqual(['EX-10.1'])
    expect(second.do('base the-rings', 'base the-rings').cubes('the-rings', 'MCR')).toBe(2)
  })
})
