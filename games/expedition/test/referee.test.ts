import { describe, expect, test } from 'vitest'
import {
  type Command,
  exportTable,
  importTable,
  optionsOf,
  readCommand,
  readLine,
  redo,
  say,
  startTable,
  undo,
} from '../src/referee.ts'
import { asking } from '../words/referee-page.ts'
import { refereeWords } from '../words/referee.ts'
import { claimed, Live, live, MAP6, owning, setupOf } from './referee-table.ts'

const three = { tradeGoods: 3 }

describe('the referee', () => {
  test('TE-18.1 it keeps the expedition only: no fleets, agendas or scores', () => {
    const fields = Object.keys(live().core)
    expect(fields).toContain('slices')
    expect(fields.filter((name) => /fleet|agenda|score|points/.test(name))).toEqual([])
  })
  test('TE-18.2 seats in order, map, settings, and what already happened', () => {
    const t = live({ start: { ...claimed({ b: ['secret'] }), 'goods.a': 2 }, settings: { stationSites: 'forbid' } })
    expect(t.core.slices[3]).toBe(1)
    expect([t.breakthrough('b'), t.goods('a'), t.core.box.settings.stationSites]).toEqual([1, 2, 'forbid'])
    expect(startTable({ ...setupOf({}), seats: [] }).ok).toBe(false)
    const twice = setupOf({})
    const [one] = twice.seats
    expect(startTable({ ...twice, seats: one === undefined ? [] : [one, one] }).ok).toBe(false)
    expect(startTable({ ...twice, start: [{ path: 'goods.zed', value: 1 }] }).ok).toBe(false)
    expect(startTable({ ...twice, settings: { dice: 'moon' as 'app' } })).toMatchObject({
      ok: false,
      error: { rule: 'TE-18.2' },
    })
  })
  test('TE-18.5 declared payments: sum and kind are checked, exhaustion is taken on trust', () => {
    const t = live({ settings: { payments: 'declared' } }).window('a')
    expect(t.claimCode('a', 'resources', { planets: ['Bakal'] })).toBe('PAYMENT_SHORT')
    expect(t.claimCode('a', 'specialty', { planets: ['Bakal'] })).toBe('NO_SPECIALTY')
    t.claim('a', 'resources', { planets: ['Bakal', 'Fria'] })
    expect([t.core.slices[0], t.isSpent('Bakal')]).toEqual([0, false])
  })
  test('TE-18.6 with dice of the table the number is typed in, 0 counts as 10', () => {
    const t = live({ settings: { dice: 'table' }, start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
    expect(t.code({ seat: 'a', cmd: 'roll' })).toBe('DIE_RANGE')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 11 })).toBe('DIE_RANGE')
    expect(t.say({ seat: 'a', cmd: 'roll', die: 0 }).core.fracture).toBe(true)
  })
  test('TE-18.7 hidden things are counts: no face is kept', () => {
    const t = live({ start: { 'cards.a': 2, 'breakthrough.a': 'ready' } }).window('a')
    t.claim('a', 'actionCards', { cards: ['Plague', 'Spy'] })
    expect(t.core.cards[0]).toBe(0)
    expect(JSON.stringify(t.core)).not.toContain('Plague')
  })
  test('TE-18.8 every command is heard or refused, never thrown at', () => {
    const t = live()
    expect(t.code({ seat: 'nobody', cmd: 'endTurn' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'placeThundersEdge', system: '46' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 3 })).toBe('NO_ROLL_DUE')
    expect(t.code({ seat: 'a', cmd: 'takeThundersEdge', player: 'a' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'set', path: 'moon', value: 1 })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'set', path: 'goods.a', value: -1 })).toBe('NOT_POSSIBLE')
    for (const wrong of [
      null,
      3,
      {},
      { seat: 'a' },
      { seat: 'a', cmd: 'dance' },
      { seat: 'a', cmd: 'claim', slice: 1 },
      { seat: 'a', cmd: 'chooseIngress', picks: 3 },
    ])
      expect(typeof readCommand(wrong)).toBe('string')
    expect(readCommand({ seat: 'a', cmd: 'endTurn' })).toEqual({ seat: 'a', cmd: 'endTurn' })
  })
  test('TE-18.8 decline closes the offer until the next turn', () => {
    const t = live({ start: { 'goods.a': 3, 'goods.b': 3, ...claimed({ b: ['secret'] }) } }).window('a')
    t.say({ seat: 'a', cmd: 'decline' })
    expect(t.refusal({ seat: 'a', cmd: 'claim', slice: 'tradeGoods', payment: three })).toMatchObject({
      rule: 'TE-18.8',
      code: 'NOT_POSSIBLE',
    })
    expect(t.code({ seat: 'a', cmd: 'decline' })).toBe('NOT_POSSIBLE')
    expect(t.claimCode('a', 'secret', { secret: 1 })).toBe('SLICE_TAKEN')
    expect(optionsOf(t.table.state).slices.map(({ refusal }) => refusal?.code)).toEqual(
      ['resources', 'actionCards', 'influence', 'secret', 'specialty', 'tradeGoods'].map((slice) =>
        slice === 'secret' ? 'SLICE_TAKEN' : 'NOT_POSSIBLE',
      ),
    )
    expect(refereeWords.asked(t.table)).toBe('A ends the turn.')
    expect(asking(t.table).more).toBe('Nothing is claimed in this turn.')
    t.undo().redo().undo()
    t.claim('a', 'tradeGoods', three).undo().say({ seat: 'a', cmd: 'decline' }).say({ seat: 'a', cmd: 'endTurn' })
    t.say({ seat: 'b', cmd: 'endAction' }).claim('b', 'tradeGoods', three)
    expect(t.core.slices[5]).toBe(1)
  })
  test('TE-18.8 corrections of every kind', () => {
    const t = live()
    const set = (path: string, value: string | number | boolean) => t.say({ seat: 'a', cmd: 'set', path, value })
    set('commodities.b', 4)
    set('cards.b', 3)
    set('secrets.b', 2)
    set('breakthrough.b', 'exhausted')
    set('passed.b', true)
    set('planet.Wellon.owner', 'b')
    set('planet.Wellon.infantry', 5)
    set('planet.Avernus.system', 46)
    set('slice.secret', 'b')
    set('slice.secret', 'free')
    set('skimmed', 2)
    set('jupiter', 'exhausted')
    set('round', 4)
    set('claimed', true)
    const { core } = t
    expect([core.commodities[1], core.cards[1], core.secrets[1], core.breakthroughs[1], core.passed[1]]).toEqual([
      4, 3, 2, 2, 1,
    ])
    expect([t.owner('Wellon'), t.infantry('Wellon'), core.slices[3], core.claims[1]]).toEqual(['b', 5, -1, 0])
    expect([core.skimmed, core.jupiter, t.table.state.round, core.claimed]).toEqual([2, 2, 4, true])
  })
  test('TE-18.9 options say what is open and why not; the log can be exported and imported', () => {
    const t = live({
      start: { ...claimed({ b: ['secret'] }), ...owning({ a: ['Mecatol Rex'] }), 'goods.a': 3 },
    }).window('a')
    const options = optionsOf(t.table.state)
    expect(options.slices.map(({ slice, takenBy, canPay }) => [slice, takenBy, canPay])).toEqual([
      ['resources', -1, true],
      ['actionCards', -1, false],
      ['influence', -1, true],
      ['secret', 1, false],
      ['specialty', -1, false],
      ['tradeGoods', -1, true],
    ])
    expect(options.slices[3]?.refusal?.code).toBe('SLICE_TAKEN')
    t.claim('a', 'tradeGoods', three).say({ seat: 'a', cmd: 'roll', die: 1 })
    const { pending } = optionsOf(t.table.state)
    expect(pending?.ingress.map(({ colour, due, systems }) => [colour, due, systems.length])).toEqual([
      ['green', 3, 3],
      ['yellow', 3, 4],
    ])
    expect(t.table.log.map((line) => line.rules)).toEqual([[], [], ['TE-2.13', 'TE-4.1'], ['TE-4.3', 'TE-5.1']])
    const again = importTable(exportTable(t.table))
    expect(again.ok && JSON.stringify(again.value.state.core)).toBe(JSON.stringify(t.core))
    expect(importTable('{').ok).toBe(false)
    expect(importTable('{"format":"orrery-referee"}').ok).toBe(false)
    expect(importTable(JSON.stringify(setupOf({}))).ok).toBe(true)
  })
  test('TE-18.9 a line of the log names its seat, however the seat was called', () => {
    const seats = [
      { name: 'Ana', faction: 'sol' },
      { name: 'Ben', faction: 'hacan' },
    ]
    const setup = { seats, map: '{112} 19 23 101 41 0 0', seed: 'friday' }
    const said: readonly Command[] = [
      { seat: 'ana', cmd: 'endAction' },
      { seat: 'Sol', cmd: 'endTurn' },
      { seat: 1, cmd: 'endAction' },
    ]
    const started = startTable(setup)
    const t = said.reduce((now, command) => now.say(command), new Live(started.ok ? started.value : live().table))
    expect(t.table.log.map((line) => line.player)).toEqual([0, 0, 1])
    expect(refereeWords.log(t.table)).toEqual([
      ' 1. Ana has acted; the end-of-turn window is open.',
      ' 2. Ana ends the turn.',
      ' 3. Ben has acted; the end-of-turn window is open.',
    ])
    const again = importTable(exportTable(t.table))
    expect(again.ok && again.value.log.map((line) => line.player)).toEqual([0, 0, 1])
  })
  test('X-68 TE-18.10 undo over a roll, redo: the same die; the undone lines stay, struck through', () => {
    const t = live({ start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
      .say({ seat: 'a', cmd: 'roll' })
    const rolled = t.table.log.at(-1)?.command
    const after = JSON.stringify(t.core)
    t.undo()
    expect(t.pending()).toBe('roll')
    expect(t.table.log.at(-1)?.live).toBe(false)
    t.redo()
    expect(t.table.log.at(-1)?.command).toEqual(rolled)
    expect(JSON.stringify(t.core)).toBe(after)
  })
  test('TE-18.10 a new command after an undo drops the redo branch, but not its lines', () => {
    const t = live({ start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
      .undo()
    t.say({ seat: 'a', cmd: 'decline' })
    expect(redo(t.table).ok).toBe(false)
    expect(t.table.log.map((line) => line.live)).toEqual([true, true, false, true])
    expect(undo(t.table, 99)).toMatchObject({ ok: false, error: { code: 'NOTHING_TO_UNDO' } })
  })
  test('TE-18.10 undo goes back to the very start and redo to the very end', () => {
    const t = live({ start: { 'goods.a': 3 } })
    const start = JSON.stringify(t.core)
    t.window('a').claim('a', 'tradeGoods', three).say({ seat: 'a', cmd: 'roll', die: 3 })
    const end = JSON.stringify(t.core)
    expect(JSON.stringify(t.undo(4).core)).toBe(start)
    expect(JSON.stringify(t.redo(4).core)).toBe(end)
  })
  test('TE-18.11 typed lines give the same commands; places by tile, planet name or axial hex', () => {
    const said = (line: string) => {
      const command = readLine(line)
      return command.ok ? command.value : command.error
    }
    expect(said('a claim resources Wellon, Mecatol Rex, 2 goods')).toEqual({
      seat: 'a',
      cmd: 'claim',
      slice: 'resources',
      payment: { planets: ['Wellon', 'Mecatol Rex'], tradeGoods: 2 },
    })
    expect(said('a claim tradeGoods 2 goods, 1 commodity')).toMatchObject({
      payment: { tradeGoods: 2, commodities: 1 },
    })
    expect(said('a claim secret 1 secret')).toMatchObject({ payment: { secret: 1 } })
    expect(said('a ingress 27 green, Mecatol Rex yellow')).toMatchObject({
      picks: [
        { system: '27', colour: 'green' },
        { system: 'Mecatol Rex', colour: 'yellow' },
      ],
    })
    expect(said('a move 27>41')).toMatchObject({ moves: [{ from: '27', to: '41' }] })
    expect(said('a ingress (0,-1) yellow, (1, -1) green, 27 blue')).toMatchObject({
      picks: [
        { system: '(0,-1)', colour: 'yellow' },
        { system: '(1, -1)', colour: 'green' },
        { system: '27', colour: 'blue' },
      ],
    })
    expect(said('a move (0,-1)>(0,1), 27>(-1,2)')).toMatchObject({
      moves: [
        { from: '(0,-1)', to: '(0,1)' },
        { from: '27', to: '(-1,2)' },
      ],
    })
    expect(said('"Ana B" pass')).toEqual({ seat: 'Ana B', cmd: 'endAction', pass: true })
    expect(said('a set "planet.Mecatol Rex.owner" b he took it')).toEqual({
      seat: 'a',
      cmd: 'set',
      path: 'planet.Mecatol Rex.owner',
      value: 'b',
      reason: 'he took it',
    })
    expect(said('a ruling we allow it: site 19')).toMatchObject({ effect: { path: 'site', value: 19 } })
    expect(said('{"seat":"a","cmd":"endTurn"}')).toEqual({ seat: 'a', cmd: 'endTurn' })
    for (const line of ['', 'a', 'a dance', 'a roll x', '{', '{"seat":1}']) expect(readLine(line).ok).toBe(false)
    const t = live()
    expect([t.system('Wellon'), t.system('19'), t.system('(-2,3)')]).toEqual([
      t.system('19'),
      t.system('19'),
      t.system('19'),
    ])
  })
  test('TE-18.12 Avernus needs adjacency; a ruling of the table may extend it', () => {
    const start = { 'goods.a': 3 }
    const t = live({ factions: ['muaat', 'sol'], start })
      .window('a')
      .claim('a', 'tradeGoods', three)
    const effect = { path: 'avernus', value: 50 }
    const ruling: Command = { seat: 'a', cmd: 'ruling', text: 'hyperlanes lead there', effect }
    expect(t.code(ruling)).toBe('NOT_POSSIBLE')
    t.say({ seat: 'a', cmd: 'roll', die: 4 })
    expect(t.code({ seat: 'a', cmd: 'placeAvernus', system: '50' })).toBe('NO_PLANET_ADJACENT')
    expect(t.code({ ...ruling, effect: { path: 'avernus', value: 'moon' } })).toBe('SITE_UNKNOWN')
    t.say(ruling)
    expect([t.core.tokenAt[2], t.owner('Avernus'), t.pending()]).toEqual([t.system('50'), 'a', undefined])
    expect(refereeWords.log(t.table).at(-1)).toBe(
      ' 5. Ruling of the table: hyperlanes lead there. A places Avernus in Empty System (50).',
    )
    expect(t.code(ruling)).toBe('NOT_POSSIBLE')
  })
  test('TE-18.12 where the proposal is empty the choice is skipped, and the ruling still places Avernus', () => {
    const map = '{112} 0 83A0 84A0 85A0 86A0 0 46 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1'
    const t = live({
      seats: 2,
      factions: ['sol', 'muaat'],
      map,
      start: { 'goods.b': 3, 'planet.Muaat.owner': 'nobody' },
    })
      .window('b')
      .claim('b', 'tradeGoods', three)
      .say({ seat: 'b', cmd: 'roll', die: 4 })
    expect(t.kinds()).toContain('noAvernus')
    const effect = { path: 'avernus', value: '46' }
    t.say({ seat: 'b', cmd: 'ruling', text: 'the lanes lead there', effect })
    expect([t.core.tokenAt[2], t.owner('Avernus')]).toEqual([t.system('46'), 'b'])
  })
  test('TE-12 of several refusals the first in the list is shown: payments', () => {
    const t = live({ start: { 'goods.a': 3 } }).window('a')
    const moon = { planets: ['Moon'] }
    expect(t.claimCode('a', 'resources', moon)).toBe('PLANET_UNKNOWN')
    expect(t.claimCode('a', 'resources', { ...moon, commodities: 1 })).toBe('COMMODITIES_NOT_TRADE_GOODS')
    expect(t.claimCode('a', 'resources', { ...moon, cards: 1 })).toBe('WRONG_PAYMENT_KIND')
    expect(t.refusal({ seat: 'a', cmd: 'claim', slice: 'tradeGoods', payment: moon })).toMatchObject({
      code: 'WRONG_PAYMENT_KIND',
      args: { thing: 'Moon' },
    })
    expect(t.claimCode('a', 'resources', { planets: ['Wellon', 'Moon'] })).toBe('PLANET_UNKNOWN')
  })
  test('TE-12 of several refusals the first in the list is shown: rolls', () => {
    const t = live({ start: { 'goods.a': 3 } })
    expect(t.code({ seat: 'a', cmd: 'roll', die: 12 })).toBe('DIE_RANGE')
    expect(t.code({ seat: 'a', cmd: 'roll' })).toBe('NO_ROLL_DUE')
    t.window('a').claim('a', 'tradeGoods', three)
    expect(t.code({ seat: 'b', cmd: 'roll', die: 12 })).toBe('NOT_YOUR_CHOICE')
    t.say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.pending()).toBe('ingress')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 12 })).toBe('CHOICE_PENDING')
  })
  test('the log tells sentences, and what is asked', () => {
    const t = live({ map: MAP6, start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
    expect(refereeWords.asked(t.table)).toBe('A chooses the breakthrough roll.')
    expect(refereeWords.asked(live().table)).toBe('A acts, then says end or pass.')
    t.say({ seat: 'a', cmd: 'roll', die: 4 })
    expect(refereeWords.log(t.table)).toEqual([
      ' 1. A begins a turn.',
      ' 2. A has acted; the end-of-turn window is open.',
      ' 3. A claims the trade goods slice with 3 trade goods: claim 1 of 6. A gains the breakthrough Bellum Gloriosum.',
      ' 4. A rolls 4: The Fracture does not come into play.',
    ])
    expect(refereeWords.board(t.table).length).toBeGreaterThan(10)
    const refused = say(t.table, { seat: 'b', cmd: 'claim', slice: 'secret', payment: {} })
    expect(refused.ok ? '' : refereeWords.refusal(refused.error)).toBe(
      "It is a's turn. You can launch an expedition only at the end of your own turn. (TE-3.1)",
    )
  })
})
