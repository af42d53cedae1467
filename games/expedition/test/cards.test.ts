import { describe, expect, test } from 'vitest'
import { ACTION_CARD_ROWS } from '../src/data/scenario.ts'
import { asking, older, inTurn, owner, type Spec, type Table, table } from './table.ts'

/* Action cards that are an action (TE-15.3): one row each. */

interface Row {
  readonly card: string
  readonly given?: Spec
  readonly sol?: Spec
  /** What is named with the card (TE-15.22). */
  readonly target?: string
  readonly script?: readonly string[]
  check(t: Table): void
}

const ROWS: readonly Row[] = [
  {
    card: 'economic-initiative',
    given: { planets: { lazulrex: { owner: 'sol', exhausted: true }, cresius: { owner: 'sol', exhausted: true } } },
    check: (t) => expect([t.planet('Lazul Rex').exhausted, t.planet('Cresius').exhausted]).toEqual([false, true]),
  },
  {
    card: 'industrial-initiative',
    given: { planets: { thibah: owner('sol'), bakal: owner('sol'), ang: owner('sol') } },
    check: (t) => expect(t.of('sol').goods).toBe(3),
  },
  {
    card: 'mining-initiative',
    given: { planets: { ang: owner('sol') } },
    check: (t) => expect(t.of('sol').goods).toBe(4),
  },
  {
    card: 'uprising',
    given: { planets: { bakal: owner('hacan'), starpoint: owner('jolnar') } },
    target: 'on bakal',
    check: (t) => expect([t.of('sol').goods, t.planet('Bakal').exhausted]).toEqual([3, true]),
  },
  {
    card: 'spy',
    given: {},
    check: (t) => expect([t.of('sol').cards, t.of('hacan').cards]).toEqual([1, 1]),
  },
  {
    card: 'focused-research',
    sol: { goods: 5 },
    script: ['research amd'],
    check: (t) => expect([t.of('sol').goods, t.kinds().includes('researched')]).toEqual([1, true]),
  },
  {
    card: 'frontline-deployment',
    given: { planets: { ang: owner('sol', 1) } },
    target: 'on ang',
    check: (t) => expect(t.planet('Ang').infantry).toBe(4),
  },
  {
    card: 'plague',
    given: { planets: { bakal: owner('hacan', 6), starpoint: owner('jolnar', 1) } },
    target: 'on bakal',
    check(t) {
      const [rolled] = t.events.filter((e) => e.kind === 'plague')
      expect(rolled?.kind === 'plague' && rolled.dice.filter((die) => die >= 6).length).toBe(
        6 - t.planet('Bakal').infantry,
      )
    },
  },
  {
    card: 'impersonation',
    sol: { goods: 3 },
    script: ['goods'],
    check: (t) => expect([t.of('sol').goods, t.of('sol').secrets]).toEqual([0, 1]),
  },
  {
    card: 'strategize',
    sol: { strategy: 1 },
    target: 'for imperial',
    check: (t) => expect([t.of('sol').strategy, t.of('sol').secrets]).toEqual([0, 1]),
  },
  {
    card: 'overrule',
    target: 'for imperial',
    check: (t) => expect([t.of('sol').secrets, t.state.used[7]]).toEqual([1, 0]),
  },
  { card: 'brilliance', target: 'with hacan', check: (t) => expect(t.of('hacan').breakthrough).toBe(1) },
  {
    card: 'unexpected-action',
    given: { systems: { '61': { tokens: ['sol'] }, '46': { tokens: ['sol'] } } },
    target: 'in 61',
    check: (t) => expect(t.state.tokens[t.system('61')]).toBe(0),
  },
]

describe('action cards', () => {
  test.each(ROWS)('TE-15.3 $card does what it says', ({ card, given = {}, sol = {}, target, script = [], check }) => {
    const players = { sol: { hand: { [card]: 1 }, ...sol }, hacan: { hand: { 'fire-team': 2 } } }
    const t = table({ players, ...given }).do(['play', card, target].join(' ').trim(), ...script)
    check(t)
  })
  test('TE-10.7 TE-15.3 Uprising exhausts Custodia Vigilia too, which is no home planet', () => {
    const t = table({
      seating: ['sol', 'keleres', 'jolnar'],
      strategy: { leadership: { holder: 'sol' }, trade: { holder: 'keleres' }, politics: { holder: 'jolnar' } },
      planets: { custodiavigilia: owner('keleres'), starpoint: owner('jolnar') },
      players: { sol: { hand: { uprising: 1 } } },
    }).do('play uprising on custodiavigilia')
    expect([t.of('sol').goods, t.planet('Custodia Vigilia').exhausted]).toEqual([2, true])
  })
  test('every action card has its row', () => {
    const cards = ACTION_CARD_ROWS.filter((row) => row.window === 'action').map((row) => row.id)
    expect(ROWS.map(({ card }) => card)).toEqual(cards)
  })
  test('TE-15.3 a card that would do nothing cannot be played, nor one that is not held', () => {
    const t = table({ players: { sol: { hand: { 'unexpected-action': 1 }, tactic: 1 } } })
    expect(t.says('play unexpected-action')).toBe('Unexpected Action would do nothing now. (TE-15.3)')
    expect(t.code('play plague')).toBe('CARD_NOT_IN_HAND')
    expect(
      asking({ players: { sol: { hand: { 'morale-boost': 1 }, tactic: 1 } } }).says('play morale-boost'),
    ).toContain('played in combat')
  })
  test('TE-15.6 Fire Team rolls the misses again', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: { owner: 'hacan', infantry: 3 } }
    const t = older({ planets, players: { sol: { tactic: 1, hand: { 'fire-team': 1 } } } })
    t.do('activate 106', 'planet jord', 'number 9', 'planet lazulrex', 'number 9', 'no')
    expect(t.offer()).toEqual(['play fire-team', 'no', 'never'])
    t.do('play fire-team')
    expect(t.kinds()).toContain('rerolled')
  })
  test('technologies in combat: Plasma Scoring, Antimass Deflectors, Magen Defense Grid, Dacxive Animators', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: { owner: 'hacan', infantry: 1, pds: 1 } }
    const t = older({
      planets,
      players: { sol: { tactic: 1, techs: ['amd', 'dxa'] }, hacan: { techs: ['ps', 'mdg'] } },
    })
    t.do('activate 106')
    expect(t.planet('Lazul Rex').infantry).toBe(2)
    t.do('planet jord', 'number 9', 'planet lazulrex', 'number 9')
    const fires = t.events.flatMap((e) => (e.kind === 'fire' ? [e] : []))
    expect(fires[0]?.dice.length).toBe(2)
    expect(fires[0]?.hits).toBe(fires[0]?.dice.filter((die) => die >= 7).length)
    expect(fires[1]?.what).toBe('Magen Defense Grid')
  })
  test('TE-3.8 Bio-Stims, Predictive Intelligence and Transit Diodes', () => {
    const planets = { jord: { infantry: 4 }, ang: { owner: 'sol', exhausted: true } }
    const players = { sol: { tactic: 1, strategy: 1, techs: ['bs', 'pi', 'td'] } }
    const t = table({ planets, players }).do('tech td', 'planet jord', 'number 3', 'end')
    expect(t.planet('Ang').infantry).toBe(3)
    t.do('activate 46', 'tech bs', 'planet ang', 'tech pi', 'number 0')
    expect([t.planet('Ang').exhausted, t.of('sol').strategy]).toEqual([false, 1])
    expect(t.code('tech pi')).toBe('TECH_EXHAUSTED')
  })
  test('TE-3.7 Fleet Logistics: two actions, one window', () => {
    const players = { sol: { tactic: 3, techs: ['fl'], goods: 3 } }
    const turn = inTurn('sol', { step: 'turn', seat: 'sol', left: 2 })
    const t = older({ ...turn, planets: { jord: { infantry: 1 } }, players }).do('activate 46')
    expect(t.offer()).toContain('end')
    expect(t.code('pass')).toBe('STRATEGY_CARD_UNUSED')
    t.do('activate 61', 'end')
    expect(t.step()).toBe('window')
    t.do('claim tradeGoods')
    expect(t.offer('claim')).toEqual([])
  })
  test('TE-9.3 Jupiter Brain gives one more action, then the window opens again', () => {
    const t = table({
      active: 'sol',
      window: true,
      flipped: true,
      jupiter: 'ready',
      players: { sol: { tactic: 2 } },
      planets: { thundersedge: { owner: 'sol', system: '46', infantry: 1 }, jord: { infantry: 1 } },
      stack: [
        { step: 'nextTurn', by: 'sol' },
        { step: 'window', seat: 'sol', held: 1 },
      ],
    }).do('jupiter', 'activate 61')
    if (t.step() === 'muster') t.do('end')
    expect(t.kinds()).toEqual(expect.arrayContaining(['jupiterUsed', 'activated']))
    expect([t.asked(), t.state.jupiter]).toEqual(['hacan', 2])
  })
})
