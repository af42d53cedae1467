import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { raceBreakthrough } from '../words/breakthroughs.ts'
import { asking, inTurn, older, owner, RULES_5, type Spec, type Table, table, windowOf } from './table.ts'

/* TE-15.19, TE-15.20, TE-15.15: one question where there were several, standing answers, breakthroughs in the race. */

const sol = { goods: 2, tactic: 3, strategy: 2 }

describe('payments', () => {
  const planets = { jord: {}, ang: owner('sol'), thibah: owner('sol'), bakal: owner('sol') }
  const paying = () => table({ ...windowOf('sol'), planets, players: { sol } }).do('claim resources')

  test('TE-15.19 whole payments are offered, that with the fewest trade goods first; a planet begins another one', () => {
    const t = paying()
    expect(t.offer()).toEqual(['number 1', 'number 2', 'planet bakal', 'planet jord', 'planet ang'])
    t.do('number 1')
    expect([t.planet('Bakal').exhausted, t.planet('Ang').exhausted, t.planet('Jord').exhausted]).toEqual([
      true,
      true,
      false,
    ])
    expect(t.of('sol')).toMatchObject({ goods: 2, claims: 1 })
  })
  test('TE-15.19 a payment with more trade goods is offered where it spares a planet or wastes less', () => {
    const t = paying().do('number 2')
    expect(t.of('sol').goods).toBe(1)
    expect(t.planet('Jord').exhausted).toBe(true)
    expect(paying().do('planet jord', 'planet thibah').of('sol').goods).toBe(2)
  })
  test('TE-15.19 the only payment there is, is made; and in the status phase the one with the fewest trade goods', () => {
    const only = table({ ...windowOf('sol'), planets: { jord: {}, thibah: owner('sol') }, players: { sol: {} } })
    expect(only.do('claim resources').of('sol').claims).toBe(1)
    const passed = { passed: true }
    const status = table({
      ...windowOf('sol'),
      objectives: ['monument', 'sway-council'],
      planets: { ...planets, starpoint: owner('sol'), mrte: owner('sol'), siig: owner('sol') },
      players: { sol: { ...sol, ...passed }, hacan: passed, jolnar: passed },
    }).do('end')
    expect(status.offer()).toEqual(['objective monument', 'objective sway-council', 'no'])
    expect(status.do('objective monument').of('sol')).toMatchObject({ goods: 2 })
  })
})

describe('marches', () => {
  const planets = { jord: { infantry: 4 }, ang: owner('sol', 2) }
  const near = () => table({ planets, players: { sol } })

  test('TE-15.19 the usual march: one for each free planet; against defenders all but one of each planet', () => {
    const free = near().do('activate 106')
    expect([free.planet('Lazul Rex').owner, free.planet('Cresius').owner, free.planet('Jord').infantry]).toEqual([
      'sol',
      'sol',
      2,
    ])
    const at = { ...planets, lazulrex: owner('hacan', 2), cresius: owner('hacan', 1) }
    const fight = table({ planets: at, players: { sol } }).do('activate 106')
    const sent = fight.events.flatMap((e) => (e.kind === 'moved' ? [e.infantry] : []))
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(4)
  })
  test('TE-15.19 another march: how many, all on one planet, or from planets by name', () => {
    const t = near().do('plan 106')
    expect(t.offer('number').length).toBe(6)
    expect(t.offer('land').length).toBe(12)
    expect(t.do('land lazulrex 3').planet('Lazul Rex')).toMatchObject({ owner: 'sol', infantry: 3 })
    const named = near().do('plan 106', 'send ang 2', 'end', 'land cresius 2')
    expect([named.planet('Cresius').infantry, named.planet('Ang').infantry, named.planet('Jord').infantry]).toEqual([
      2, 0, 4,
    ])
    expect(near().do('plan 106', 'end').planet('Cresius').owner).toBe('nobody')
  })
  test('TE-15.19 what is not landed on the first planet lands on the other', () => {
    const t = near().do('plan 106', 'send jord 3', 'end', 'land lazulrex 1')
    expect([t.planet('Lazul Rex').infantry, t.planet('Cresius').infantry]).toEqual([1, 2])
  })
})

describe('offers', () => {
  const players = { sol: { ...sol, commodities: 3 }, hacan: { commodities: 4, goods: 1 } }

  test('TE-15.19 the first offer is as many commodities as both have; a further one names its terms', () => {
    const t = table({ players }).do('deal hacan')
    expect(t.deal()).toMatchObject({ commodities: 3, forCommodities: 3, goods: 0, forGoods: 0 })
    t.do('withdraw', 'deal hacan', 'swap 4>5')
    expect(t.deal()).toEqual({ to: 1, goods: 1, commodities: 3, forGoods: 1, forCommodities: 4 })
    expect(table({ players }).do('deal hacan', 'accept').of('sol')).toMatchObject({ goods: 5, commodities: 0 })
  })
  test('TE-15.19 an offer can be left unmade', () => {
    const t = table({ players }).do('deal jolnar', 'no')
    expect([t.step(), t.deal()]).toEqual(['turn', undefined])
  })
})

describe('what asks nobody', () => {
  test('TE-15.19 a turn ends by itself without anything to use; with new commodities it was asked before version 5', () => {
    const poor = table({ players: { sol: { tactic: 1 } }, planets: { jord: { exhausted: true, infantry: 1 } } })
    expect(poor.do('activate 46').asked()).toBe('hacan')
    const strategy = { trade: { holder: 'sol' }, politics: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const slices = { tradeGoods: { by: 'hacan', number: 1 } }
    const t = asking({ strategy, slices, players: { sol: {} }, planets: { jord: { exhausted: true } } })
    if (t.step() === 'freeTrade') t.do('no')
    t.playUntil((x) => x.step() === 'window' || x.asked() !== 'sol', 'trade')
    expect(t.offer('deal').length).toBeGreaterThan(0)
  })
  test('TE-15.19 one or two exhausted planets are readied, of three a pair is chosen', () => {
    const frame = inTurn('sol', { step: 'readyPlanets', seat: 'sol', left: 2 })
    const tired = { owner: 'sol', exhausted: true }
    expect(table({ ...frame, planets: { jord: tired, ang: tired } }).planet('Ang').exhausted).toBe(false)
    const three = table({ ...frame, planets: { jord: tired, ang: tired, bakal: tired } })
    expect(three.offer().length).toBe(3)
  })
  test('TE-15.19 combat cards are asked for in the first round of a combat, and misses only where there are any', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: owner('hacan', 9) }
    const t = asking({ planets, players: { sol: { tactic: 1, hand: { plague: 1 } } } })
    t.do('plan 106', 'land lazulrex 9', 'no')
    if (t.step() === 'reroll') t.do('no')
    expect(t.step()).not.toBe('boost')
    expect(t.kinds()).toContain('combatOver')
  })
  test('TE-15.19 a single secret that is fulfilled is scored; with two their owner chose before TE-15.21', () => {
    const frames = { stack: [{ step: 'status' }, { step: 'statusSecret', seat: 'sol' }] }
    const planets = { jord: {}, bakal: { owner: 'sol', infantry: 1 }, mrte: owner('sol') }
    const one = asking({ ...frames, planets, players: { sol: { secrets: ['seize-icon'] } } })
    expect(one.of('sol').score.secrets).toBe(1)
    const secrets = ['seize-icon', 'hegemony']
    expect(asking({ ...frames, planets, players: { sol: { secrets } } }).offer()).toEqual(['secret seize-icon', 'no'])
    expect(table({ ...frames, planets, players: { sol: { secrets } } }).of('sol').score.secrets).toBe(1)
  })
})

describe('standing answers', () => {
  test('TE-15.20 who passes on all secondaries is not asked again until they say so in an own turn', () => {
    const strategy = { politics: { holder: 'sol' }, leadership: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const players = { hacan: { strategy: 2, tactic: 1 }, jolnar: { strategy: 2 } }
    const t = table({ strategy, players }).do('player hacan')
    expect([t.asked(), t.offer()]).toEqual(['hacan', ['yes', 'no', 'never']])
    t.do('never')
    expect(t.state.aloof).toBe(2)
    t.playUntil((x) => x.step() === 'turn' && x.asked() === 'hacan', 'standing')
    expect(t.offer()).toContain('ask')
    expect(t.do('ask').state.aloof & 2).toBe(0)
    expect(t.asked()).toBe('hacan')
    const quiet = table({ strategy, players, aloof: ['hacan'] }).do('player hacan')
    expect([quiet.asked(), quiet.offer()]).toEqual(['jolnar', ['yes', 'no', 'never']])
  })
})

describe('breakthroughs that need ships', () => {
  test('TE-15.15 the table says what they do here, and that it is a house rule', () => {
    const seen = game.view(table().state, 0)
    expect(raceBreakthrough(seen, 0)).toEqual({
      text: 'Exhaust at the end of your turn: 1 infantry on a planet you control.',
      isHouse: true,
    })
    expect(raceBreakthrough(game.view(asking().state, 0), 2).isHouse).toBe(false)
    expect(raceBreakthrough(seen, 2).text).toContain('ready a planet')
    expect(raceBreakthrough(game.view(older().state, 0), 0).text).toBe('2 trade goods once.')
  })

  const has = (faction: string, more: Spec = {}): Spec => ({ [faction]: { breakthrough: 'ready', ...more } })

  test('TE-15.15 Bellum Gloriosum: at the end of the turn 1 infantry on an own planet, once a round', () => {
    const t = table({ ...windowOf('sol'), players: has('sol'), planets: { ang: owner('sol') } })
    t.do('breakthrough', 'planet ang')
    expect([t.planet('Ang').infantry, t.of('sol').breakthrough]).toEqual([1, 2])
    expect(t.offer('breakthrough')).toEqual([])
  })
  test('TE-15.15 Auto-Factories: a tactic token for producing 3 infantry or more', () => {
    const frame = inTurn('hacan', { step: 'produce', seat: 'hacan', list: ['kamdorn'] })
    const planets = { kamdorn: { owner: 'hacan', dock: true } }
    const produced = (n: number): number | undefined =>
      asking({ ...frame, planets, players: has('hacan', { goods: 3, techs: [] }) })
        .do(`number ${n}`, ...(n > 0 ? ['goods'] : []))
        .of('hacan').tactic
    expect([produced(1), produced(2)]).toEqual([0, 0])
    const rich = { arretze: { owner: 'hacan', dock: true } }
    const list = inTurn('hacan', { step: 'produce', seat: 'hacan', list: ['arretze'] })
    const t = table({ ...list, planets: rich, players: has('hacan', { goods: 3 }) }).do('number 3')
    if (t.step() === 'pay') t.do('goods')
    expect(t.of('hacan').tactic).toBe(1)
  })
  test('TE-15.15 Deepgloom Executable: another player draws an action card, its owner two', () => {
    const seating = ['yssaril', 'sol', 'hacan']
    const strategy = { leadership: { holder: 'yssaril' } }
    const t = table({ seating, strategy, ...windowOf('yssaril'), players: has('yssaril') })
    t.do('breakthrough', 'player sol')
    expect([t.of('yssaril').cards, t.of('sol').cards]).toEqual([2, 1])
  })
  test('TE-15.15 Gravleash Maneuvers: infantry reach one system further', () => {
    const seating = ['letnev', 'sol', 'hacan']
    const given = { seating, strategy: { leadership: { holder: 'letnev' } }, planets: { arcprime: { infantry: 2 } } }
    const reach = (breakthrough: string): number =>
      table({ ...given, players: { letnev: { tactic: 1, breakthrough } } }).offer('activate').length
    expect(reach('ready')).toBeGreaterThan(reach('absent'))
  })
  test('TE-15.15 Valefar Assimilator Z: a technology of the player who lost a ground combat', () => {
    const seating = ['nekro', 'sol', 'hacan']
    const t = table({
      seating,
      strategy: { leadership: { holder: 'nekro' } },
      planets: { mordaiii: { infantry: 20 }, lazulrex: owner('sol', 1) },
      players: { nekro: { tactic: 1, breakthrough: 'ready', techs: ['dxa'] }, sol: { techs: ['amd', 'nm'] } },
    }).do('plan 106', 'land lazulrex 20')
    expect([t.step(), t.offer()]).toEqual(['assimilate', ['research amd', 'research nm']])
    expect(t.do('research nm').kinds()).toContain('researched')
  })
  test('TE-15.15 by rules version 3 they give 2 trade goods once, and nothing else', () => {
    const players = { sol: { goods: 3, tactic: 1 } }
    const t = older({ ...windowOf('sol'), players }).do('claim tradeGoods')
    expect([t.of('sol').goods, t.offer('breakthrough')]).toEqual([2, []])
    expect(
      table({ ...windowOf('sol'), players })
        .do('claim tradeGoods')
        .of('sol').goods,
    ).toBe(0)
  })
})

describe('what is not asked any more', () => {
  const seen = { sol: { commodities: 3 }, hacan: { commodities: 2 }, jolnar: { commodities: 4 } }
  const acts = (more: Spec = {}): Spec => ({
    planets: { jord: { exhausted: true, infantry: 1 } },
    players: { ...seen, sol: { ...seen.sol, tactic: 1 } },
    ...more,
  })

  test('TE-15.21 convoys swap commodities one for one when an action is over, clockwise; that is no transaction', () => {
    const t = table(acts()).do('activate 46')
    const purse = (faction: string) => [t.of(faction).goods, t.of(faction).commodities]
    expect([purse('sol'), purse('hacan'), purse('jolnar')]).toEqual([
      [3, 0],
      [2, 0],
      [1, 3],
    ])
    expect(t.kinds().filter((kind) => kind === 'dealt')).toHaveLength(2)
  })
  test('TE-15.20 TE-15.21 a player who closes the convoys swaps with nobody until they are opened again', () => {
    expect(
      table(acts({ closed: ['sol'] }))
        .do('activate 46')
        .of('sol').commodities,
    ).toBe(3)
    expect(
      table(acts({ closed: ['hacan'] }))
        .do('activate 46')
        .of('hacan').commodities,
    ).toBe(2)
    const t = table({ ...windowOf('sol'), players: { sol: { goods: 3 } } }).do('never')
    expect([t.state.closed, t.code('ask'), t.code('never')]).toEqual([1, 'CONVOYS_CHANGED', 'CONVOYS_CHANGED'])
    const again = table({ ...windowOf('sol'), players: { sol: { goods: 3 } }, closed: ['sol'] })
    expect(again.code('never')).toBe('CONVOYS_CLOSED')
    expect(again.do('ask').state.closed).toBe(0)
  })
  test('TE-15.21 a combat card is laid open in the own turn, asks nobody and works once', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: owner('hacan', 9) }
    const hand = { 'morale-boost': 2, 'fire-team': 1 }
    const t = table({ planets, players: { sol: { tactic: 1, hand }, hacan: { hand: { plague: 1 } } } })
    t.do('play morale-boost')
    expect([t.code('play morale-boost'), t.step()]).toEqual(['CARD_LAID', 'turn'])
    t.do('play fire-team', 'plan 106', 'land lazulrex 9')
    expect(t.kinds().filter((kind) => kind === 'boosted' || kind === 'rerolled')).toEqual(['boosted', 'rerolled'])
    expect([t.kinds().includes('combatOver'), t.state.laid[0]]).toEqual([true, 0])
  })
  test('TE-15.21 the Galactic Council and Predictive Intelligence open a window of their own on passing only', () => {
    const place = { planets: { mrte: owner('sol', 1), jord: { exhausted: true, infantry: 1 } }, custodians: 'sol' }
    const slices = { influence: { by: 'hacan', number: 1 }, secret: { by: 'hacan', number: 2 } }
    const given = { ...place, slices, players: { sol: { tactic: 1, secrets: ['perimeter'] } } }
    expect(table(given).do('activate 46').asked()).toBe('hacan')
    const passing = table({ ...given, ...windowOf('sol'), passing: true })
    expect([passing.offer('secret'), passing.code('council')]).toEqual([['secret perimeter'], 'NAME_THE_SECRET'])
    expect(passing.do('secret perimeter').kinds()).toContain('council')
  })
  test('TE-15.21 Trade names all players in one answer, or single ones', () => {
    const frame = inTurn('sol', { step: 'freeTrade', seat: 'sol' })
    const all = table(frame).do('yes')
    expect([all.of('hacan').commodities, all.of('jolnar').commodities]).toEqual([6, 4])
    const one = table(frame).do('player hacan')
    expect([one.code('yes'), one.offer()]).toEqual(['NAMED_ONE_BY_ONE', ['player jolnar', 'no']])
  })
  test('TE-15.21 infantry are paid for as usual where nothing is lost by it; a slice is always asked about', () => {
    const planets = { jord: { dock: true }, bakal: owner('sol'), lazulrex: owner('sol') }
    const frame = inTurn('sol', { step: 'produce', seat: 'sol', list: ['jord'] })
    const t = table({ ...frame, planets, players: { sol: { goods: 3 } } }).do('number 4')
    expect([t.planet('Lazul Rex').exhausted, t.of('sol').goods]).toEqual([true, 3])
  })
  test('TE-15.21 nobody is asked to follow Leadership with trade goods alone, nor Warfare without resources', () => {
    const use = (card: string, hacan: Spec): string | undefined => {
      const strategy = { [card]: { holder: 'sol' }, politics: { holder: 'hacan' } }
      const stack = [
        { step: 'nextTurn', by: 'sol' },
        { step: 'window', seat: 'sol' },
        { step: 'follow', by: 'sol', what: card },
      ]
      const home = { owner: 'hacan', exhausted: true }
      const planets = { arretze: { ...home, dock: true }, hercant: home, kamdorn: home }
      const t = table({ strategy, stack, active: 'sol', planets, players: { hacan } })
      return t.step() === 'follow' ? t.asked() : undefined
    }
    expect([use('leadership', { goods: 6 }), use('warfare', { strategy: 1 })]).not.toContain('hacan')
    expect(use('warfare', { strategy: 1, goods: 1 })).toBe('hacan')
  })
})

describe('one answer for what belongs together', () => {
  const uprising = (more: Spec = {}): Table =>
    table({
      players: { sol: { hand: { uprising: 1 }, tactic: 1 } },
      planets: { bakal: owner('hacan'), starpoint: owner('jolnar') },
      ...more,
    })

  test('TE-15.22 a card with several targets is played together with one of them', () => {
    const t = uprising()
    expect(t.offer('play')).toEqual(['play uprising on starpoint', 'play uprising on bakal'])
    expect([t.code('play uprising'), t.code('play uprising on jord')]).toEqual([
      'NAME_THE_TARGET',
      'NOT_ANOTHER_PLAYERS',
    ])
    t.do('play uprising on bakal')
    expect([t.of('sol').goods, t.of('sol').cards, t.planet('Bakal').exhausted]).toEqual([3, 0, true])
  })
  test('TE-15.22 a card with a single target is played without naming it', () => {
    const t = uprising({ planets: { bakal: owner('hacan') } })
    expect([t.offer('play'), t.code('play uprising on bakal')]).toEqual([['play uprising'], 'ONLY_TARGET'])
    expect(t.do('play uprising').of('sol').goods).toBe(3)
  })
  test('TE-15.22 games begun under rules version 5 ask for the target afterwards', () => {
    const t = uprising({ settings: RULES_5 })
    expect([t.offer('play'), t.code('play uprising on bakal')]).toEqual([['play uprising'], 'TARGET_LATER'])
    expect(t.do('play uprising', 'planet bakal').of('sol').goods).toBe(3)
  })
  test('TE-15.22 Warfare asks for the usual march or another one, as a turn does', () => {
    const frame = inTurn('sol', { step: 'warfare', seat: 'sol' })
    const given = { ...frame, planets: { jord: { infantry: 4 } } }
    const t = table(given).do('activate 106')
    expect([t.planet('Lazul Rex').owner, t.planet('Cresius').owner, t.planet('Jord').infantry]).toEqual([
      'sol',
      'sol',
      2,
    ])
    expect(table(given).do('plan 106', 'land lazulrex 3').planet('Lazul Rex').infantry).toBe(3)
    expect(table({ ...given, settings: RULES_5 }).offer('activate')).toEqual([])
  })
  test('TE-15.22 who follows Leadership says at once how many tokens they buy', () => {
    const given = {
      strategy: { leadership: { holder: 'hacan' }, trade: { holder: 'sol' } },
      planets: { mrte: owner('sol') },
      custodians: 'sol',
      ...inTurn('hacan', { step: 'follow', by: 'hacan', what: 'leadership', seat: 'sol', held: 2 }),
    }
    const t = table(given)
    expect(t.offer()).toEqual(['tokens 1+0', 'tokens 0+1', 'tokens 2+0', 'tokens 1+1', 'tokens 0+2', 'no', 'never'])
    t.do('tokens 1+1')
    expect([t.of('sol').tactic, t.of('sol').strategy, t.planet('Mecatol Rex').exhausted]).toEqual([1, 1, true])
    expect(table({ ...given, settings: RULES_5 }).offer()).toEqual(['yes', 'no', 'never'])
  })
  test('TE-15.22 in the last round an objective that costs nothing is scored without a question', () => {
    const passed = { passed: true }
    const scoring = (round: number): Table =>
      table({
        round,
        stack: [{ step: 'status' }, { step: 'statusPublic', seat: 'sol' }],
        objectives: ['monument', 'sway-council'],
        settings: { maxRounds: 3 },
        planets: { bakal: owner('sol'), starpoint: owner('sol'), mrte: owner('sol'), siig: owner('sol'), jord: {} },
        players: { sol: { goods: 2, ...passed }, hacan: passed, jolnar: passed },
      })
    expect(scoring(2).offer()).toEqual(['objective monument', 'objective sway-council', 'no'])
    expect(scoring(3).of('sol')).toMatchObject({ goods: 2, score: { publics: 1 } })
  })
})

describe('crews', () => {
  const ready = { breakthrough: 'ready' }
  const tired = { owner: 'jolnar', exhausted: true }
  const crew = (more: Spec = {}): Table =>
    table({
      ...windowOf('jolnar'),
      players: { jolnar: ready },
      planets: { bakal: tired, nar: tired, jol: tired },
      ...more,
    })

  test('TE-15.15 a breakthrough is exhausted at the end of a turn to ready a planet, which may pay for a slice', () => {
    const t = crew({ players: { jolnar: { ...ready, goods: 2 } } })
    expect(t.offer('claim')).toEqual([])
    t.do('planet bakal')
    expect([t.planet('Bakal').exhausted, t.of('jolnar').breakthrough]).toEqual([false, 2])
    expect(t.offer('claim')).toEqual(['claim resources'])
    expect(t.code('planet jord')).toBe('PLANET_NOT_YOURS')
  })
  test('TE-15.15 no crew without a breakthrough, after the flip, with an effect of its own, or by the option', () => {
    const codes = [
      crew({ players: { jolnar: { goods: 3 } } }).code('planet bakal'),
      crew({ flipped: true, players: { jolnar: { ...ready, techs: ['bs'] } } }).code('planet bakal'),
      crew({ settings: { crews: false }, players: { jolnar: { ...ready, goods: 3 } } }).code('planet bakal'),
      table({
        ...windowOf('sol'),
        players: { sol: ready },
        planets: { bakal: { owner: 'sol', exhausted: true } },
      }).code('planet bakal'),
    ]
    expect(codes.map((code) => code ?? 'open')).toEqual(['NO_BREAKTHROUGH', expect.any(String), 'NO_CREW', 'NO_CREW'])
  })
})
