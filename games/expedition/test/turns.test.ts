import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'
import { asking, older, inTurn, owner, table, windowOf } from './table.ts'

/* TE-15 on positions: three seats, Sol's turn. */

const rich = { sol: { goods: 9, tactic: 3, strategy: 2 }, hacan: { strategy: 2, goods: 3 }, jolnar: { strategy: 2 } }

describe('the round', () => {
  test('TE-15.1 from the speaker clockwise each takes a card, with three seats two; cards left get a trade good', () => {
    const t = older({ strategy: {}, speaker: 'hacan', round: 0, stack: [{ step: 'round' }] })
    expect([t.asked(), t.state.round]).toEqual(['hacan', 1])
    t.do('take trade', 'take politics', 'take leadership')
    expect(t.says('take trade')).toBe('Hacan has taken Trade. (TE-15.1)')
    t.do('take imperial', 'take warfare', 'take diplomacy')
    expect(t.state.bonus).toEqual([0, 0, 0, 1, 0, 0, 1, 0])
    expect(t.asked()).toBe('sol')
  })
  test('TE-15.1 trade goods on a card go to its taker', () => {
    const t = table({ strategy: { trade: { goods: 2 } }, round: 0, stack: [{ step: 'round' }] })
    expect(t.do('take trade').of('sol').goods).toBe(2)
  })
  test('TE-15.2 turns go in order of the lowest card', () => {
    const t = older({ players: rich }).do('use leadership', 'number 3', 'number 0')
    t.playUntil((x) => x.step() === 'window' || x.step() === 'turn', 'order')
    if (t.step() === 'window') t.do('end')
    expect(t.asked()).toBe('hacan')
  })
  test('TE-15.3 passing only when all own strategy cards are used', () => {
    const t = table({ players: rich })
    expect(t.says('pass')).toBe('Use your strategy card Leadership before you pass. (TE-15.3)')
    const used = {
      leadership: { holder: 'sol', used: true },
      politics: { holder: 'hacan' },
      trade: { holder: 'jolnar' },
    }
    const free = table({ players: rich, strategy: used }).do('pass')
    expect(free.state.passed).toEqual([1, 0, 0])
    expect(free.code('use leadership')).not.toBe(undefined)
  })
  test('X-79 TE-15.3 a seat without planets uses Diplomacy: nothing is locked or readied, then it may pass', () => {
    const planets = { jord: { owner: 'nobody' } }
    const t = asking({
      planets,
      strategy: { diplomacy: { holder: 'sol' }, trade: { holder: 'hacan' } },
      players: { sol: {} },
    })
    if (t.step() === 'turn' && t.asked() === 'sol') t.do('use diplomacy')
    expect(t.state.locks.every((who) => who === 0)).toBe(true)
    t.playUntil((x) => x.asked() === 'sol' && x.step() === 'turn', 'seat')
    expect(t.state.used[1]).toBe(1)
    expect(t.state.passed[0] === 1 || t.offer('pass').length === 1).toBe(true)
  })
})

describe('strategy cards (TE-15.4)', () => {
  test('TE-15.4 Leadership: 3 tokens, then 1 for each 3 influence; others follow without a token', () => {
    const t = older({ players: rich }).do('use leadership', 'number 2', 'number 1', 'goods', 'number 1')
    expect(t.of('sol')).toMatchObject({ tactic: 6, strategy: 3, goods: 6 })
    expect(t.asked()).toBe('hacan')
    t.do('yes', 'number 1', 'goods')
    expect(t.of('hacan')).toMatchObject({ goods: 0, strategy: 2 })
  })
  test('TE-15.4 Diplomacy: a locked system cannot be activated by others; two planets are readied', () => {
    const planets = { jord: { exhausted: true, infantry: 2 }, ang: { owner: 'sol', exhausted: true, infantry: 1 } }
    const strategy = { diplomacy: { holder: 'sol' }, trade: { holder: 'hacan' }, politics: { holder: 'jolnar' } }
    const t = older({ planets, strategy, players: rich }).do('use diplomacy', 'system 61', 'planet jord', 'planet ang')
    expect(t.planet('Jord').exhausted).toBe(false)
    expect(t.state.locks[t.system('61')]).toBe(1)
    const hacan = inTurn('hacan', { step: 'turn', seat: 'hacan', left: 1 })
    const locked = older({
      ...hacan,
      planets,
      systems: { '61': { locks: ['sol'] } },
      players: { hacan: { tactic: 1 } },
    })
    expect(locked.says('activate 61')).toBe('Sol has locked Ang for this round. (TE-15.4)')
  })
  test('TE-15.4 Politics: another speaker and two action cards; who follows pays a strategy token', () => {
    const strategy = { politics: { holder: 'sol' }, trade: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const t = table({ strategy, players: rich }).do('use politics')
    expect(t.says('player sol')).toBe('Sol is the speaker. (TE-15.4)')
    t.do('player jolnar')
    expect([t.state.speaker, t.of('sol').cards]).toEqual([2, 2])
    t.do('yes', 'no')
    expect(t.of('hacan')).toMatchObject({ strategy: 1, cards: 2 })
    expect(t.of('jolnar')).toMatchObject({ strategy: 2, cards: 0 })
  })
  test('TE-15.4 Construction: a structure, then another', () => {
    const t = table({ players: rich, planets: { jord: { infantry: 1, dock: true } } })
    t.do('use construction')
    expect(t.offer('planet')).toEqual(['planet jord'])
    t.do('pds jord')
    if (t.step() === 'structure') t.do('pds jord')
    expect(t.planet('Jord').pds).toBe(2)
  })
  test('TE-15.4 Trade: 3 trade goods and commodities; named players replenish free, others for a token', () => {
    const strategy = { trade: { holder: 'sol' }, politics: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const t = table({ strategy, players: rich }).do('use trade')
    expect(t.of('sol')).toMatchObject({ goods: 12, commodities: 4 })
    t.do('player hacan', 'no')
    expect(t.of('hacan')).toMatchObject({ commodities: 6, strategy: 2 })
    expect(t.asked()).toBe('jolnar')
    expect(t.do('yes').of('jolnar')).toMatchObject({ commodities: 4, strategy: 1 })
  })
  test('TE-15.4 Warfare: a tactical action without a token, tokens redistributed before and after', () => {
    const strategy = { warfare: { holder: 'sol' }, politics: { holder: 'hacan' }, trade: { holder: 'jolnar' } }
    const planets = { jord: { infantry: 3 } }
    const systems = { '61': { tokens: ['sol'] } }
    const t = older({ strategy, planets, systems, players: rich }).do('use warfare', 'number 5', 'system 61')
    t.do('planet jord', 'number 2', 'number 1')
    expect(t.of('sol')).toMatchObject({ tactic: 1, strategy: 4 })
    expect(t.planet('Ang')).toMatchObject({ owner: 'sol', infantry: 2 })
  })
  test('TE-15.4 Technology: research, and another for 6 resources', () => {
    const strategy = { technology: { holder: 'sol' }, politics: { holder: 'hacan' }, trade: { holder: 'jolnar' } }
    const t = table({ strategy, players: rich }).do('use technology', 'research amd', 'yes', 'goods', 'research gd')
    expect(t.of('sol').goods).toBe(3)
    expect(t.kinds().filter((kind) => kind === 'researched').length).toBe(2)
  })
  test('TE-15.4 Imperial: a public objective, then a point for Mecatol Rex or a secret', () => {
    const strategy = { imperial: { holder: 'sol' }, politics: { holder: 'hacan' }, trade: { holder: 'jolnar' } }
    const objectives = ['trade-routes', 'corner']
    const t = table({ strategy, objectives, players: rich }).do('use imperial', 'objective trade-routes')
    expect(t.of('sol')).toMatchObject({ goods: 4, secrets: 1 })
    const king = table({ strategy, objectives, players: rich, custodians: 'sol', planets: { mrte: owner('sol', 1) } })
    king.do('use imperial', 'no')
    expect(king.of('sol').score.mecatol).toBe(1)
    expect(king.of('sol').secrets).toBe(0)
  })
})

describe('tactical actions', () => {
  const planets = { jord: { infantry: 4, dock: true } }
  test('TE-15.5 a token, infantry from systems without an own token, landing where nobody is', () => {
    const t = older({ planets, players: rich }).do('activate 106')
    expect(t.state.tokens[t.system('106')]).toBe(1)
    expect(t.offer()).toEqual(['planet jord', 'end'])
    t.do('planet jord', 'number 3', 'planet lazulrex', 'number 2', 'planet cresius')
    expect([t.planet('Lazul Rex'), t.planet('Cresius')]).toMatchObject([
      { owner: 'sol', infantry: 2, exhausted: true },
      { owner: 'sol', infantry: 1 },
    ])
  })
  test('TE-15.5 not where an own token lies, nor without a token', () => {
    const there = table({ planets, players: rich, systems: { '106': { tokens: ['sol'] } } })
    expect(there.code('activate 106')).toBe('SYSTEM_HAS_TOKEN')
    expect(table({ planets }).code('activate 106')).toBe('NO_TOKEN')
  })
  test('X-80 TE-15.5 into an empty system without Dark Energy Tap: the token lies there, no infantry move', () => {
    const t = table({ planets, players: rich }).do('activate 46')
    expect(t.state.tokens[t.system('46')]).toBe(1)
    expect(t.planet('Jord').infantry).toBe(4)
    expect(t.state.marks[t.system('46')]).toBe(2)
    expect(t.step()).not.toBe('muster')
  })
  test('TE-14.5 two steps, three with Gravity Drive', () => {
    expect(table({ planets, players: rich }).offer('activate').includes('activate 27')).toBe(false)
    const far = { ...rich, sol: { ...rich.sol, techs: ['gd'] } }
    expect(table({ planets, players: far }).offer('activate').includes('activate 27')).toBe(true)
    const near = table({ planets, players: rich, settings: { reach: 1 } }).offer('activate')
    expect(near.toSorted()).toEqual(['activate 1', 'activate 106', 'activate 46', 'activate 61'])
    expect(table({ planets, players: rich, settings: { reach: 1 } }).code('activate 112')).toBe('CANNOT_REACH')
  })
  test("X-75 TE-14.6 no landing on Thunder's Edge by way of a supernova", () => {
    const seating = ['sol', 'hacan', 'jolnar', 'xxcha']
    const strategy = {
      leadership: { holder: 'sol' },
      politics: { holder: 'hacan' },
      trade: { holder: 'jolnar' },
      warfare: { holder: 'xxcha' },
    }
    const edge = { thundersedge: { owner: 'hacan', infantry: 1, system: '44' } }
    const t = table({
      seating,
      strategy,
      players: rich,
      flipped: true,
      planets: { resculon: owner('sol', 2), ...edge },
    })
    expect(t.says('activate 43')).toBe('Supernova is out of reach: nothing can enter a supernova. (TE-14.6)')
    expect(t.code('activate 44')).toBe('ASTEROID_FIELD')
    const amd = table({
      seating,
      strategy,
      flipped: true,
      planets: { resculon: owner('sol', 2), ...edge },
      players: { sol: { tactic: 1, techs: ['amd'] } },
    })
    expect(amd.offer('activate')).toContain('activate 44')
  })
  test('TE-14.6 a nebula may be entered but not crossed, and so may a system of another player', () => {
    const blocked = { ...planets, lazulrex: owner('hacan', 1) }
    const free = table({ planets, players: rich }).offer('activate')
    expect(free).toContain('activate 112')
    const shut = table({ planets: blocked, players: rich }).offer('activate')
    expect(shut).toContain('activate 106')
    expect(shut).not.toContain('activate 112')
  })
  test('TE-15.6 PDS fire first, then all infantry roll at once until one side is gone', () => {
    const at = { ...planets, lazulrex: { owner: 'hacan', infantry: 2, pds: 1 } }
    const t = older({ planets: at, players: rich }).do('activate 106', 'planet jord', 'number 4')
    t.do('planet lazulrex', 'number 4')
    expect(t.kinds()).toContain('fire')
    expect(t.kinds()).toContain('combat')
    const { owner: who, infantry } = t.planet('Lazul Rex')
    expect(['sol', 'hacan']).toContain(who)
    expect(infantry).toBeGreaterThanOrEqual(0)
    for (const e of t.events) if (e.kind === 'combat') expect(e.dice.filter((die) => die >= 8).length).toBe(e.hits)
    for (const e of t.events) if (e.kind === 'fire') expect(e.dice.filter((die) => die >= 6).length).toBe(e.hits)
  })
  test('TE-15.7 the loser loses structures and card; control stays without infantry', () => {
    const at = { ...planets, lazulrex: { owner: 'hacan', pds: 2, dock: true } }
    const t = older({ planets: at, players: { sol: { tactic: 1 } }, chance: [5, 6, 7, 8] }).do(
      'activate 106',
      'planet jord',
      'number 4',
      'planet lazulrex',
      'number 4',
    )
    const after = t.planet('Lazul Rex')
    if (after.owner === 'sol') expect(after).toMatchObject({ pds: 0, dock: 0, exhausted: true })
    else expect(after).toMatchObject({ owner: 'hacan', pds: 2 })
    expect(older({ planets: { ang: { owner: 'sol' } } }).planet('Ang').owner).toBe('sol')
  })
  test('TE-15.8 two infantry for a resource, as many as resources and 2; Sarween Tools 1 less', () => {
    const t = table({ planets, players: rich }).do('activate 1')
    expect(t.offer()).toEqual(['number 1', 'number 2', 'number 3', 'number 4', 'number 5', 'number 6', 'no'])
    t.do('number 5', 'goods')
    expect([t.planet('Jord').infantry, t.of('sol').goods]).toEqual([9, 6])
    const st = table({ planets, players: { sol: { tactic: 1, techs: ['st'] } } }).do('activate 1')
    st.do('number 2')
    expect(st.planet('Jord').infantry).toBe(6)
  })
  test('TE-15.9 two PDS per planet and six per seat, one dock per planet and three per seat', () => {
    const full = { jord: { pds: 2, dock: true } }
    const t = table({ planets: full, players: rich, ...inTurn('sol', { step: 'structure', seat: 'sol' }) })
    expect([t.code('pds jord'), t.code('dock jord')]).not.toContain(undefined)
    const two = table({
      planets: { ...full, ang: owner('sol') },
      players: rich,
      ...inTurn('sol', { step: 'structure', seat: 'sol' }),
    })
    expect([two.code('pds jord'), two.code('dock jord')]).toEqual(['PDS_PER_PLANET', 'DOCK_PER_PLANET'])
    expect(two.code('pds arretze')).toBe('PLANET_NOT_YOURS')
    expect(two.offer()).toEqual(['pds ang', 'dock ang'])
  })
  test('TE-15.11 the first landing on Mecatol Rex costs 6 influence and gives a point', () => {
    const near = { lazulrex: owner('sol', 3) }
    const poor = older({ planets: near, players: { sol: { tactic: 1 } } }).do('activate 112')
    expect(poor.planet('Mecatol Rex').owner).toBe('nobody')
    const t = older({ planets: near, players: rich }).do('activate 112', 'planet lazulrex', 'number 2', 'goods')
    expect([t.planet('Mecatol Rex').owner, t.of('sol').goods, t.of('sol').score.mecatol]).toEqual(['sol', 3, 1])
  })
  test('TE-15.11 the custodians guard Mecatol Rex only: Avernus in its system costs nothing', () => {
    const near = { lazulrex: owner('sol', 3), avernus: { owner: 'hacan', system: '112' } }
    const poor = older({ planets: near, players: { sol: { tactic: 1 } } }).do('activate 112')
    poor.do('planet lazulrex', 'number 2')
    expect([poor.planet('Avernus').owner, poor.planet('Avernus').infantry]).toEqual(['sol', 2])
    expect([poor.planet('Mecatol Rex').owner, poor.state.custodians]).toEqual(['nobody', -1])
    const t = older({ planets: near, players: rich }).do('activate 112', 'planet lazulrex', 'number 3')
    t.do('planet avernus', 'number 1')
    expect([t.planet('Avernus').owner, t.of('sol').goods]).toEqual(['sol', 9])
    t.do('planet mrte', 'number 2', 'goods')
    expect([t.planet('Mecatol Rex').owner, t.of('sol').goods]).toEqual(['sol', 3])
  })
  test('TE-15.5 Magen Defense Grid: 1 infantry with each structure when its system is activated, by whomever', () => {
    const at = { jord: { infantry: 2, pds: 2, dock: true }, ang: owner('sol', 1) }
    const own = table({ planets: at, players: { sol: { tactic: 1, techs: ['mdg'] } } }).do('activate 1')
    expect([own.planet('Jord').infantry, own.planet('Ang').infantry]).toEqual([5, 1])
    expect(own.told()).toContain('Sol adds 3 infantry on Jord.')
    const other = table({
      ...inTurn('hacan', { step: 'turn', seat: 'hacan', left: 1 }),
      planets: { ...at, lazulrex: owner('hacan', 1) },
      players: { sol: { techs: ['mdg'] }, hacan: { tactic: 1 } },
    }).do('activate 1')
    expect(other.planet('Jord').infantry).toBe(5)
  })
  test('TE-15.11 the Galactic Council exchanges a secret at the end of the turn', () => {
    const planets = { mrte: owner('sol', 1) }
    const players = { sol: { secrets: ['perimeter', 'hegemony'] } }
    const t = asking({ ...windowOf('sol'), planets, players, custodians: 'sol' }).do('council', 'secret perimeter')
    expect([t.of('sol').secrets, t.state.council]).toEqual([2, 2])
    expect(t.code('council')).not.toBe(undefined)
  })
  test('TE-15.13 Dark Energy Tap explores a frontier token, which is removed', () => {
    const players = { sol: { tactic: 1, techs: ['det'] } }
    const t = table({ planets, players }).do('activate 46')
    expect(t.state.marks[t.system('46')]).toBe(0)
    expect(t.kinds()).toContain('frontier')
  })
  test('TE-5.14 TE-5.15 TE-15.14 neutral ships fire on a Fracture landing; who takes it from nobody gets a relic, Styx a point', () => {
    const place = {
      fracture: true,
      planets: { lazulrex: owner('sol', 20), styx: { infantry: 0 } },
      systems: { '106': { marks: ['ingress'] } },
    }
    const t = older({ ...place, players: { sol: { tactic: 1, techs: ['gd', 'inf2'] } }, settings: { reach: 3 } })
    expect(t.offer('activate')).toContain('activate fracture2')
    t.do('activate fracture4', 'planet lazulrex', 'number 20', 'end')
    if (t.step() === 'land') t.do('planet styx')
    expect(t.kinds()).toContain('fire')
    expect(t.planet('Styx').owner).toBe('sol')
    expect([t.of('sol').goods, t.of('sol').score.styx]).toEqual([2, 1])
    const relic = t.events.filter((e) => e.kind === 'relic')
    expect(relic.length).toBe(1)
  })
})

describe('research', () => {
  test('TE-15.10 prerequisites by own technologies, specialty planets skip one each', () => {
    const research = inTurn('sol', { step: 'research', seat: 'sol' })
    const t = table({ ...research, players: { sol: { techs: ['amd'] } } })
    expect(t.says('research fl')).toBe('Fleet Logistics needs 1 blue more. (TE-15.10)')
    expect(t.code('research amd')).toBe('TECH_OWNED')
    const planet = { vegaminor: owner('sol') }
    const skip = table({ ...research, planets: planet, players: { sol: { techs: ['amd'] } } }).do('research fl')
    expect(skip.planet('Vega Minor').exhausted).toBe(true)
    expect(skip.kinds()).toContain('researched')
  })
  test('TE-4.7 TE-15.10 with the breakthrough one synergy colour counts as the other', () => {
    const research = inTurn('sol', { step: 'research', seat: 'sol' })
    const players = (breakthrough: string) => ({ sol: { techs: ['nm'], breakthrough } })
    expect(table({ ...research, players: players('absent') }).code('research pi')).toBe('NO_PREREQUISITE')
    expect(table({ ...research, players: players('ready') }).offer()).toContain('research pi')
    expect(table({ ...research, players: players('exhausted') }).offer()).toContain('research pi')
  })
  test('TE-15.15 Specialized Compounds: a specialty planet instead of the resources, of the colour of the technology', () => {
    const frames = inTurn('jolnar', { step: 'moreResearch', seat: 'jolnar', left: 6 })
    const players = { jolnar: { techs: ['amd', 'st', 'nm', 'ps'], breakthrough: 'ready' } }
    const t = table({ ...frames, players, planets: { vegaminor: owner('jolnar') } }).do('yes', 'planet vegaminor')
    expect(t.offer('research').every((line) => ['research det', 'research gd', 'research fl'].includes(line))).toBe(
      true,
    )
  })
  test('TE-4.7 TE-15.10 TE-15.15 Specialized Compounds with synergy: a green planet pays for a yellow technology', () => {
    const frames = inTurn('jolnar', { step: 'moreResearch', seat: 'jolnar', left: 6 })
    const players = { jolnar: { techs: ['amd', 'st', 'nm', 'ps'], breakthrough: 'ready' } }
    const t = table({ ...frames, players, planets: { vorhal: owner('jolnar') } })
    const { synergy } = t.state.ruleset.factions[2] ?? {}
    expect(synergy).toEqual(['green', 'yellow'])
    t.do('yes', 'planet vorhal')
    expect(t.offer('research')).toEqual(expect.arrayContaining(['research bs', 'research pi']))
    expect(t.code('research sar')).toBe('WRONG_COLOUR')
  })
  test('TE-15.15 a breakthrough that needs ships gives 2 trade goods once', () => {
    const players = { sol: { goods: 3 }, hacan: {}, jolnar: {} }
    const t = older({ ...windowOf('sol'), players }).do('claim tradeGoods')
    expect(t.of('sol')).toMatchObject({ goods: 2, breakthrough: 1 })
  })
})

describe('transactions', () => {
  test("TE-15.12 an offer needs the other's yes; received commodities become trade goods", () => {
    const players = { sol: { commodities: 3, tactic: 1 }, hacan: { goods: 2 } }
    const t = older({ players }).do('deal hacan', 'number 3', 'number 2')
    expect(t.deal()).toMatchObject({ to: 1, commodities: 3, forGoods: 2 })
    expect(game.pending(t.state)).toMatchObject([{ seat: 0, patient: true }, { seat: 1 }])
    expect(game.pending(t.state)[1]).not.toHaveProperty('patient')
    expect(words.question(game.view(t.state, 1), 1)).toMatch(/offers you 3 commodities for 2 trade goods\. Accept\?$/)
    t.do('accept')
    expect([t.of('sol'), t.of('hacan')]).toMatchObject([
      { goods: 2, commodities: 0 },
      { goods: 3, commodities: 0 },
    ])
    expect(t.code('deal hacan')).toBe('ALREADY_TRADED')
  })
  test('TE-15.12 nobody can hold up the table: the offerer withdraws it or just goes on', () => {
    const players = { sol: { commodities: 3, tactic: 1 }, hacan: { goods: 2 } }
    const t = older({ players, planets: { jord: { infantry: 2 } } }).do(
      'deal hacan',
      'number 1',
      'number 0',
      'withdraw',
    )
    expect(t.deal()).toBe(undefined)
    const on = older({ players, planets: { jord: { infantry: 2 } } }).do(
      'deal hacan',
      'number 1',
      'number 0',
      'activate 46',
    )
    expect(on.step()).toBe('window')
    expect(on.deal()).toBeDefined()
    on.do('end')
    expect(on.state.deal).toBe(undefined)
    const no = older({ players }).do('deal hacan', 'number 1', 'number 0', 'reject')
    expect(no.of('sol').commodities).toBe(3)
  })
})

describe('the expedition in the scenario', () => {
  test('X-73 TE-14.2 Wellon as start planet is exhausted in round 1', () => {
    const seating = ['sol', 'hacan', 'jolnar', 'xxcha']
    const strategy = {
      leadership: { holder: 'sol' },
      politics: { holder: 'hacan' },
      trade: { holder: 'jolnar' },
      warfare: { holder: 'xxcha' },
    }
    const planets = { wellon: { owner: 'hacan', exhausted: true }, olergodt: owner('hacan') }
    const frames = {
      active: 'hacan',
      window: true,
      stack: [
        { step: 'nextTurn', by: 'hacan' },
        { step: 'window', seat: 'hacan', held: 1 },
      ],
    }
    const t = table({
      seating,
      strategy,
      planets: { ...planets, lisis: owner('hacan'), velnor: owner('hacan') },
      ...frames,
    }).do('claim specialty')
    expect(t.says('planet wellon')).toBe('Wellon is exhausted. (TE-2.1)')
    expect(t.code('planet lisis')).toBe('NO_SPECIALTY')
  })
  test('X-74 TE-2.14 Trade in the active turn with 0 trade goods, then slice 6 in its window', () => {
    const strategy = { trade: { holder: 'sol' }, politics: { holder: 'hacan' }, warfare: { holder: 'jolnar' } }
    const t = table({ strategy, players: { sol: {} } }).do('no')
    expect([t.step(), t.of('sol').goods]).toEqual(['window', 3])
    t.do('claim tradeGoods')
    expect(t.state.slices[5]).toBe(0)
  })
  test('X-17 TE-2.8 a scored secret does not pay', () => {
    const players = { sol: { secrets: ['hegemony', 'perimeter'], scoredSecrets: ['raw-materials'] } }
    const t = table({ ...windowOf('sol'), players }).do('claim secret')
    expect(t.refusal('secret raw-materials')).toMatchObject({
      code: 'SECRET_SCORED',
      args: { secret: 'Hoard Raw Materials' },
    })
    expect(t.code('secret brave-void')).toBe('SECRET_NOT_YOURS')
    expect(t.do('secret hegemony').of('sol').secrets).toBe(1)
  })
  test('TE-2.10 a discarded secret goes back into its deck, with `remove` out of the game', () => {
    const players = { sol: { secrets: ['hegemony', 'perimeter'] } }
    const back = table({ ...windowOf('sol'), players }).do('claim secret', 'secret hegemony')
    expect(back.state.secretAt[6]).toBe(-1)
    const gone = table({ ...windowOf('sol'), players, settings: { secretDiscard: 'remove' } }).do(
      'claim secret',
      'secret hegemony',
    )
    expect([gone.state.secretAt[6], gone.state.removed[0]]).toEqual([16, 1])
  })
  test('TE-2.13 a payment is a chain of planets from the most valuable down, then trade goods; nothing changes before it is whole', () => {
    const planets = { jord: {}, ang: owner('sol'), thibah: owner('sol'), bakal: owner('sol') }
    const t = older({ ...windowOf('sol'), planets, players: { sol: { goods: 2 } } }).do('claim resources')
    expect(t.offer()).toEqual(['planet bakal', 'planet jord', 'planet ang'])
    expect(t.says('planet thibah')).toBe('If you pay with Thibah next, you cannot pay the rest. (TE-2.13)')
    t.do('planet jord')
    expect(t.planet('Jord').exhausted).toBe(false)
    expect(t.offer()).toEqual(['planet bakal', 'planet thibah', 'planet ang', 'goods'])
    t.do('goods')
    expect([t.planet('Jord').exhausted, t.of('sol').goods]).toEqual([true, 3])
  })
  test('TE-17.1 planets spent on a slice are still exhausted when objectives are scored', () => {
    const strategy = {
      leadership: { holder: 'sol', used: true },
      politics: { holder: 'hacan', used: true },
      trade: { holder: 'jolnar', used: true },
    }
    const seen = {
      ...windowOf('sol'),
      strategy,
      objectives: ['monument'],
      players: { sol: { passed: true, goods: 1 }, hacan: { passed: true }, jolnar: { passed: true } },
    }
    const rich = older({ ...seen, planets: { jord: {}, bakal: owner('sol'), ang: owner('sol') } })
    rich.do('end')
    expect(rich.offer()).toEqual(['objective monument', 'no'])
    const spent = older({ ...seen, planets: { jord: {}, bakal: owner('sol'), ang: owner('sol') } }).do(
      'claim resources',
    )
    spent.do('planet jord')
    if (spent.step() === 'pay') spent.do(spent.offer()[0] ?? '')
    if (spent.step() === 'window') spent.do('end')
    expect(spent.step()).not.toBe('statusPublic')
  })
})
