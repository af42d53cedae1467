import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { lastRound } from '../src/rules/holdings.ts'
import { ranking } from '../src/steps/status/status.ts'
import { words } from '../words/index.ts'
import { older, inTurn, owner, type Spec, type Table, table, windowOf } from './table.ts'

/* TE-15.17, TE-16: the status phase, points and the end. */

const used = {
  leadership: { holder: 'sol', used: true },
  politics: { holder: 'hacan', used: true },
  trade: { holder: 'jolnar', used: true },
}
const seats = ['sol', 'hacan', 'jolnar']
/** The status phase of this round, before its scoring. */
const status = (more: Spec = {}): Spec => ({
  strategy: used,
  active: 'jolnar',
  round: 1,
  stack: [
    { step: 'status' },
    ...seats.toReversed().flatMap((seat) => [
      { step: 'statusSecret', seat },
      { step: 'statusPublic', seat },
    ]),
  ],
  ...more,
})

describe('the status phase', () => {
  test('TE-15.17 one public and one secret each, in initiative order, then cards, tokens, ready', () => {
    const players = {
      sol: { goods: 5, secrets: ['forge-alliance'], passed: true, tactic: 1 },
      hacan: { passed: true },
      jolnar: { passed: true, techs: ['nm', 'hm'] },
    }
    const planets = { jord: { exhausted: true } }
    const t = older(status({ players, planets, objectives: ['trade-routes', 'corner'] }))
    expect([t.asked(), t.offer()]).toEqual(['sol', ['objective trade-routes', 'no']])
    t.do('objective trade-routes')
    expect([t.asked(), t.step(), t.offer()]).toEqual(['sol', 'statusSecret', ['no', 'any']])
    t.do('no')
    expect(t.state.publics.length).toBe(3)
    expect(t.of('sol').cards).toBe(1)
    expect(t.of('jolnar').cards).toBe(2)
    expect([t.asked(), t.offer().length]).toEqual(['sol', 4])
    t.do('number 2', 'number 1', 'number 3')
    expect(t.of('sol')).toMatchObject({ tactic: 2, strategy: 1 })
    expect(t.of('jolnar')).toMatchObject({ tactic: 3, strategy: 0 })
    expect([t.planet('Jord').exhausted, t.state.passed, t.state.round, t.step()]).toEqual([
      false,
      [0, 0, 0],
      2,
      'draft',
    ])
  })
  test('TE-15.17 each objective once per seat; locks and tokens leave the map', () => {
    const players = { sol: { goods: 5, scored: ['trade-routes'] }, hacan: {}, jolnar: {} }
    const systems = { '61': { tokens: ['sol', 'hacan'], locks: ['sol', 'hacan'] } }
    const t = table(status({ players, systems, objectives: ['trade-routes', 'corner'] }))
    expect(t.step()).toBe('statusTokens')
    expect([t.state.tokens[t.system('61')], t.state.locks[t.system('61')]]).toEqual([0, 0])
  })
  test('TE-15.17 objectives that ask for things held', () => {
    const planets = { ang: owner('sol'), thibah: owner('sol'), vegaminor: owner('sol') }
    const t = older(status({ planets, objectives: ['research-outposts', 'expand-borders'] }))
    expect(t.offer()).toEqual(['objective research-outposts', 'no'])
    expect(t.code('objective expand-borders')).toBe('NOT_FULFILLED')
    expect(t.code('objective monument')).toBe('NOT_REVEALED')
  })
  test('TE-15.17 Amass Wealth asks for influence, resources and trade goods together', () => {
    const rich = table(
      status({
        players: { sol: { goods: 4 } },
        planets: { jord: {}, bakal: owner('sol') },
        objectives: ['amass-wealth'],
      }),
    )
    expect(rich.offer()).toEqual(['objective amass-wealth', 'no'])
    rich.do('objective amass-wealth')
    rich.playUntil((x) => x.step() !== 'pay', 'pay')
    expect(rich.of('sol').goods).toBe(0)
    expect([rich.planet('Jord').exhausted, rich.planet('Bakal').exhausted]).toEqual([true, true])
    const poor = table(
      status({
        players: { sol: { goods: 3 } },
        planets: { jord: {}, bakal: owner('sol') },
        objectives: ['amass-wealth'],
      }),
    )
    expect(poor.step()).not.toBe('statusPublic')
  })
  test('TE-15.17 Lead from the Front takes tokens from both pools', () => {
    const t = table(status({ players: { sol: { tactic: 2, strategy: 2 } }, objectives: ['lead'] })).do('objective lead')
    expect(t.offer()).toEqual(['number 1', 'number 2'])
    t.do('number 2')
    expect(t.of('sol')).toMatchObject({ score: { publics: 1 } })
  })
  test('TE-15.18 a secret marked action is scored at the moment; a landing without combat is no combat won', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: { owner: 'hacan', infantry: 0 } }
    const players = { sol: { tactic: 2, secrets: ['spark-rebellion'] } }
    const easy = older({ planets, players }).do(
      'activate 106',
      'planet jord',
      'number 5',
      'planet lazulrex',
      'number 5',
    )
    expect([easy.planet('Lazul Rex').owner, easy.step()]).toEqual(['sol', 'window'])
    const hard = older({ planets: { ...planets, lazulrex: { owner: 'hacan', infantry: 1 } }, players })
    hard.do('activate 106', 'planet jord', 'number 9', 'planet lazulrex', 'number 9')
    expect([hard.step(), hard.offer()]).toEqual(['scoreSecret', ['secret spark-rebellion', 'no']])
    expect(hard.do('secret spark-rebellion').of('sol').score.secrets).toBe(1)
  })
  test('TE-15.18 the last to pass, and who loses a home planet, may score too', () => {
    const passed = { sol: { secrets: ['prove-endurance'] }, hacan: { passed: true }, jolnar: { passed: true } }
    const last = older({ strategy: used, players: passed })
    if (last.step() === 'turn') last.do('pass')
    expect([last.step(), last.offer()]).toEqual(['scoreSecret', ['secret prove-endurance', 'no']])
    const home = {
      planets: { cresius: owner('hacan', 9) },
      players: { hacan: { tactic: 1 }, sol: { secrets: ['become-martyr'] } },
    }
    const t = older({ ...home, ...inTurn('hacan', { step: 'turn', seat: 'hacan', left: 1 }) }).do(
      'activate 1',
      'planet cresius',
      'number 9',
    )
    expect([t.asked(), t.step()]).toEqual(['sol', 'scoreSecret'])
  })
  test('TE-15.16 seven action cards and three secrets; a fourth secret is discarded at once, unseen', () => {
    const hand = { 'morale-boost': 4, spy: 2 }
    const draw = { ...inTurn('sol', { step: 'drawSecret', seat: 'sol' }) }
    const t = table({
      ...draw,
      players: { sol: { secrets: ['hegemony', 'perimeter'], scoredSecrets: ['brave-void'] } },
    })
    expect([t.step(), t.offer().length]).toEqual(['dropSecret', 3])
    const strategy = { politics: { holder: 'sol' }, trade: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const cards = table({ strategy, players: { sol: { hand } } }).do('use politics', 'player hacan')
    expect([cards.step(), cards.of('sol').cards]).toEqual(['dropCards', 8])
    cards.do('discard spy')
    expect([cards.of('sol').cards, cards.state.pile[4]]).toEqual([7, 1])
  })
  test('TE-15.16 an empty action deck is made of the discard pile', () => {
    const all = {
      'economic-initiative': 2,
      'industrial-initiative': 2,
      'mining-initiative': 3,
      uprising: 3,
      spy: 3,
      'focused-research': 2,
      'frontline-deployment': 3,
      plague: 2,
      impersonation: 2,
      strategize: 3,
      overrule: 1,
      brilliance: 1,
      'unexpected-action': 2,
      'morale-boost': 4,
      'fire-team': 2,
    }
    const strategy = { politics: { holder: 'sol' }, trade: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const t = table({ strategy, discard: all }).do('player hacan')
    expect([t.of('sol').cards, t.state.pile.every((n) => n === 0)]).toEqual([2, true])
  })
})

describe('the end', () => {
  test('X-72 TE-16.1 placed in round 1: last round 3; in round 4: 5; never: 5', () => {
    const seating = ['sol', 'hacan', 'jolnar', 'xxcha']
    const at = (placedIn: number): number => lastRound(table({ seating, placedIn, round: 1 }).state)
    expect([at(1), at(4), at(0)]).toEqual([3, 5, 5])
    const six = { seating: ['sol', 'hacan', 'jolnar', 'xxcha', 'l1z1x', 'nekro'] }
    expect(lastRound(table(six).state)).toBe(4)
  })
  test('TE-16.5 every slice may be claimed in any round; by the house rule the sixth waits for round 2', () => {
    const ids = ['resources', 'actionCards', 'influence', 'secret', 'specialty']
    const taken = (n: number): Spec => ({
      slices: Object.fromEntries(ids.slice(0, n).map((id, i) => [id, { by: 'hacan', number: i + 1 }])),
    })
    const players = { sol: { goods: 9, breakthrough: 'ready' } }
    const at = (round: number, n: number, settings: Spec = {}): Table =>
      table({ ...windowOf('sol'), ...taken(n), settings, players, round })
    const waiting = { sixthRound: 2 }
    expect(at(1, 5).offer('claim')).toEqual(['claim tradeGoods'])
    expect(at(1, 4, waiting).offer('claim')).toEqual(['claim tradeGoods'])
    expect(at(1, 5, waiting).offer('claim')).toEqual([])
    expect(at(1, 5, waiting).says('claim tradeGoods')).toBe('The sixth slice can be claimed from round 2 on. (TE-16.5)')
    expect(at(2, 5, waiting).offer('claim')).toEqual(['claim tradeGoods'])
  })
  test('TE-16.1 the last status phase stops after the scoring', () => {
    const t = table(status({ round: 5, players: { sol: { points: 2 } } }))
    expect(game.outcome(t.state)?.winners).toEqual([0])
    expect(t.kinds()).not.toContain('revealed')
  })
  test('TE-16.2 TE-16.4 each source of points, and the page that lists them', () => {
    const players = {
      sol: {
        scored: ['monument', 'lead'],
        scoredSecrets: ['hegemony'],
        breakthrough: 'exhausted',
        points: 2,
        goods: 9,
      },
    }
    const planets = { styx: owner('sol'), thundersedge: { owner: 'sol', system: '46' } }
    const t = table({ players, planets, flipped: true, fracture: true })
    expect(t.of('sol').score).toEqual({
      publics: 2,
      secrets: 1,
      breakthrough: 1,
      mecatol: 2,
      styx: 1,
      thundersEdge: 2,
      treasury: 2,
      total: 11,
    })
    const page =
      words.pages['score']?.lines(game.view(t.state, 0)).map((line) => line.map(({ text }) => text).join('')) ?? []
    expect(page[0]).toContain('11  public objectives 2, secrets 1, breakthrough 1')
    const rich = table({ players: { sol: { goods: 30 } } }).of('sol').score
    expect(rich.treasury).toBe(2)
    expect(table({ players: { sol: { goods: 3 } } }).of('sol').score.treasury).toBe(0)
  })
  test("TE-16.3 ties: more objectives, then Thunder's Edge, then fewer slices, then initiative", () => {
    const first = (players: Spec, more: Spec = {}): string => {
      const { state } = table({ strategy: used, players, ...more })
      return state.ruleset.factions[ranking(state)[0] ?? -1]?.id ?? ''
    }
    expect(first({ sol: { points: 1 }, hacan: { scored: ['lead'] } })).toBe('hacan')
    const edge = { flipped: true, planets: { thundersedge: { owner: 'jolnar', system: '46' } } }
    expect(first({ sol: { points: 2 }, hacan: { points: 2 } }, edge)).toBe('jolnar')
    expect(first({ sol: { claims: 2, points: 1 }, hacan: { claims: 1, points: 1 } }, { flipped: true })).toBe('hacan')
    expect(first({})).toBe('sol')
  })
  test('TE-17.6 six slices cost six different things, and minRounds keeps an early rush from ending the game', () => {
    expect(lastRound(table({ placedIn: 1 }).state)).toBe(3)
    expect(lastRound(table({ placedIn: 1, settings: { minRounds: 5 } }).state)).toBe(5)
  })
})
