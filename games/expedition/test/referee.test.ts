import { Match } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { type Command, readCommand } from '../src/referee-commands.ts'
import { moveOf } from '../src/referee-moves.ts'
import { optionsOf } from '../src/referee-options.ts'
import { LONGEST } from '../src/referee-play.ts'
import { afterLines, linesOf, SET_PATHS } from '../src/referee-said.ts'
import { start } from '../src/referee-setup.ts'
import { readLine } from '../src/referee-text.ts'
import { game, tableOf } from '../src/referee.ts'
import { asking } from '../words/referee-page.ts'
import { asked, words } from '../words/referee.ts'
import { refusal as sentence } from '../words/refusals.ts'
import { claimed, live, owning, setupOf } from './referee-table.ts'

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
    expect([t.breakthrough('b'), t.goods('a'), t.core.ruleset.settings.stationSites]).toEqual([1, 2, 'forbid'])
    expect(start({ ...setupOf({}), seats: [] }, []).ok).toBe(false)
    const twice = setupOf({})
    const [one] = twice.seats
    expect(start({ ...twice, seats: one === undefined ? [] : [one, one] }, []).ok).toBe(false)
    expect(start({ ...twice, settings: { dice: 'moon' as 'app' } }, [])).toMatchObject({
      ok: false,
      error: { rule: 'TE-18.2' },
    })
  })
  test('TE-18.2 what a table leaves out is filled in, and what nobody knows is refused', () => {
    const laid = game.setup({ seats: [{ faction: 'sol' }, { faction: 'hacan', name: 'Ben' }] }, 2, 's')
    expect(laid.ok && laid.value.core.ruleset.names).toEqual(['Sol', 'Ben'])
    for (const wrong of [{ seats: 3 }, { map: 'x' }, { moon: 1 }, { settings: [] }, { seats: [{ faction: 'sol' }] }])
      expect(game.setup(wrong, 2, 's')).toMatchObject({ ok: false })
  })
  test('TE-18.5 declared payments, the default: sum and kind are checked, exhaustion is taken on trust', () => {
    expect(start({ ...setupOf({}), settings: {} }, [])).toMatchObject({
      value: { core: { ruleset: { settings: { payments: 'declared' } } } },
    })
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
    expect(JSON.stringify(game.view(t.state, 0))).not.toContain('Plague')
  })
  test('TE-18.8 every command is heard or refused, never thrown at', () => {
    const t = live()
    expect(t.code({ seat: 'nobody', cmd: 'endTurn' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'placeThundersEdge', system: '46' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 3 })).toBe('NO_ROLL_DUE')
    expect(t.code({ seat: 'a', cmd: 'takeThundersEdge', player: 'a' })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'set', path: 'moon', value: 1 })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'set', path: 'goods.a', value: -1 })).toBe('NOT_POSSIBLE')
    expect(t.code({ seat: 'a', cmd: 'set', path: 'goods.zed', value: 1 })).toBe('NOT_POSSIBLE')
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
    expect(optionsOf(t.state).slices.map(({ refusal }) => refusal?.code)).toEqual(
      ['resources', 'actionCards', 'influence', 'secret', 'specialty', 'tradeGoods'].map((slice) =>
        slice === 'secret' ? 'SLICE_TAKEN' : 'NOT_POSSIBLE',
      ),
    )
    expect(asked(t.state)).toBe("A's turn is over. Open: endturn.")
    expect(asking(t.state).more).toBe('Nothing is claimed in this turn.')
    t.say({ seat: 'a', cmd: 'endTurn' })
    t.say({ seat: 'b', cmd: 'endAction' }).claim('b', 'tradeGoods', three)
    expect(t.core.slices[5]).toBe(1)
  })
  test('TE-18.8 corrections of every kind', () => {
    const t = live()
    t.set('commodities.b', 4).set('cards.b', 3).set('secrets.b', 2).set('breakthrough.b', 'exhausted')
    t.set('passed.b', true).set('planet.Wellon.owner', 'b').set('planet.Wellon.infantry', 5)
    t.set('planet.Avernus.system', 46).set('slice.secret', 'b').set('slice.secret', 'free').set('skimmed', 2)
    t.set('jupiter', 'exhausted').set('round', 4).set('claimed', true).set('system.46.rift', true)
    const { core } = t
    expect([core.commodities[1], core.cards[1], core.secrets[1], core.breakthroughs[1], core.passed[1]]).toEqual([
      4, 3, 2, 2, 1,
    ])
    expect([t.owner('Wellon'), t.infantry('Wellon'), core.slices[3], core.claims[1]]).toEqual(['b', 5, -1, 0])
    expect([core.skimmed, core.jupiter, t.state.round, core.claimed]).toEqual([2, 2, 4, true])
    expect(core.marks[t.system('46')]).toBe(16)
    expect(SET_PATHS).toContain('planet.PLANET.owner')
  })
  test('TE-18.15 everybody may speak; the table waits for the one who chooses or whose turn it is', () => {
    const t = live({ start: { 'goods.b': 3 } }).window('b')
    const waits = () => game.pending(t.state).flatMap(({ seat, patient }) => (patient === true ? [] : [seat]))
    expect([waits(), game.pending(t.state).length]).toEqual([[1], 6])
    t.state = said(t.state, 1, 'claim tradeGoods')
    expect(game.pending(t.state).map(({ seat }) => seat)).toEqual([1])
    expect(game.refusals(t.state, 0, moveOf('end'))[0]?.code).toBe('CHOICE_PENDING')
    expect(asked(t.state)).toBe('B says how the trade goods slice is paid.')
    t.state = said(t.state, 1, 'goods 3', 'pay')
    expect([waits(), t.pending(), game.pending(t.state).length]).toEqual([[1], 'roll', 6])
  })
  test('TE-18.8 a claim, a payment and a correction that were begun can be given up', () => {
    const t = live({ start: { 'goods.a': 3 } }).window('a')
    const before = JSON.stringify(t.core)
    t.state = said(t.state, 0, 'claim tradeGoods', 'goods 3', 'back', 'correct goods', 'player 2', 'back')
    expect([JSON.stringify(t.core), t.state.entering]).toEqual([before, undefined])
  })
  test('TE-18.15 it ends when the table closes it, or after 5,000 entries', () => {
    const t = live()
    const closed = said(t.state, 0, 'close')
    expect([game.pending(closed), game.outcome(closed)?.winners]).toEqual([[], []])
    expect(game.refusals(closed, 0, moveOf('end'))).toHaveLength(1)
    let long = t.state
    while (long.entries < LONGEST) long = said(long, 0, ...Array.from({ length: 50 }, () => 'turn 1'))
    expect(long.closed).toBe(true)
  })
  test('TE-18.9 options say what is open and why not', () => {
    const t = live({
      start: { ...claimed({ b: ['secret'] }), ...owning({ a: ['Mecatol Rex'] }), 'goods.a': 3 },
    }).window('a')
    const options = optionsOf(t.state)
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
    const { pending } = optionsOf(t.state)
    expect(pending?.ingress.map(({ colour, due, systems }) => [colour, due, systems.length])).toEqual([
      ['green', 3, 3],
      ['yellow', 3, 4],
    ])
  })
  test('TE-18.9 a view is how the table began and what was said since, and no die to come', () => {
    const t = live({ start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
      .say({ seat: 'a', cmd: 'roll' })
    const view = JSON.parse(JSON.stringify(game.view(t.state, 0))) as ReturnType<typeof game.view>
    expect(view.said.at(-1)).toMatch(/^0 roll = \d+$/)
    const again = tableOf(view)
    expect(JSON.stringify({ ...again.core, chance: [] })).toBe(JSON.stringify({ ...t.core, chance: [] }))
    expect(again.core.chance).toEqual([])
  })
  test('X-68 TE-18.10 undo over a roll, redo: the same die', () => {
    const { seats, ...options } = setupOf({ seats: 4, map: '{112} 19 20 21 22 0 0 0 0' })
    const begun = Match.start(game, { options: { seats, ...options } as never, seats: 4, seed: 'friday' })
    const match = begun.ok ? begun.value : undefined
    for (const line of ['end', 'claim tradeGoods', 'goods 3', 'allow', 'roll']) match?.play(0, moveOf(line))
    const after = match?.hash()
    expect(match?.undo(0, { agreed: true }).ok).toBe(true)
    expect(match?.hash()).not.toBe(after)
    match?.play(0, moveOf('roll'))
    expect(match?.hash()).toBe(after)
  })
  test('TE-18.11 typed lines give the same commands; places by tile, planet name or axial hex', () => {
    const read = (line: string) => {
      const command = readLine(line)
      return command.ok ? command.value : command.error
    }
    expect(read('a claim resources Wellon, Mecatol Rex, 2 goods')).toEqual({
      seat: 'a',
      cmd: 'claim',
      slice: 'resources',
      payment: { planets: ['Wellon', 'Mecatol Rex'], tradeGoods: 2 },
    })
    expect(read('a claim tradeGoods 2 goods, 1 commodity')).toMatchObject({
      payment: { tradeGoods: 2, commodities: 1 },
    })
    expect(read('a claim secret 1 secret')).toMatchObject({ payment: { secret: 1 } })
    expect(read('a ingress (0,-1) yellow, (1, -1) green, Mecatol Rex blue')).toMatchObject({
      picks: [
        { system: '(0,-1)', colour: 'yellow' },
        { system: '(1, -1)', colour: 'green' },
        { system: 'Mecatol Rex', colour: 'blue' },
      ],
    })
    expect(read('a move (0,-1)>(0,1), 27>(-1,2)')).toMatchObject({
      moves: [
        { from: '(0,-1)', to: '(0,1)' },
        { from: '27', to: '(-1,2)' },
      ],
    })
    expect(read('"Ana B" pass')).toEqual({ seat: 'Ana B', cmd: 'endAction', pass: true })
    expect(read('a set "planet.Mecatol Rex.owner" b he took it')).toEqual({
      seat: 'a',
      cmd: 'set',
      path: 'planet.Mecatol Rex.owner',
      value: 'b',
      reason: 'he took it',
    })
    expect(read('a ruling we allow it: site 19')).toMatchObject({ effect: { path: 'site', value: 19 } })
    expect(read('{"seat":"a","cmd":"endTurn"}')).toEqual({ seat: 'a', cmd: 'endTurn' })
    for (const line of ['', 'a', 'a dance', 'a roll x', '{', '{"seat":1}']) expect(readLine(line).ok).toBe(false)
    const t = live()
    expect([t.system('Wellon'), t.system('19'), t.system('(-2,3)')]).toEqual([
      t.system('19'),
      t.system('19'),
      t.system('19'),
    ])
  })
  test('TE-18.11 a command becomes lines; what is only for people to read stands beside them', () => {
    const t = live().window('a')
    const payment = { planets: ['Bakal'], modifiers: [{ planet: 'Bakal', by: 'Rich World' }], tradeGoods: 1 }
    const lines = linesOf(t.state, { seat: 'a', cmd: 'claim', slice: 'resources', payment, ruling: 'we agreed' })
    expect(lines.ok && lines.value.moves.map(game.print)).toEqual([
      'claim resources',
      'planet bakal',
      'with richWorld',
      'goods 1',
      'allow',
    ])
    expect(lines.ok && lines.value.note).toBe('we agreed')
  })
  test('TE-18.12 Avernus needs adjacency; a ruling of the table may extend it', () => {
    const t = live({ factions: ['muaat', 'sol'], start: { 'goods.a': 3 } })
      .window('a')
      .claim('a', 'tradeGoods', three)
    const effect = { path: 'avernus', value: 50 }
    const ruling: Command = { seat: 'a', cmd: 'ruling', text: 'hyperlanes lead there', effect }
    expect(t.code(ruling)).toBe('CHOICE_PENDING')
    t.say({ seat: 'a', cmd: 'roll', die: 4 })
    expect(t.code({ seat: 'a', cmd: 'placeAvernus', system: '50' })).toBe('NO_PLANET_ADJACENT')
    expect(t.code({ ...ruling, effect: { path: 'avernus', value: 'moon' } })).toBe('SITE_UNKNOWN')
    t.say(ruling)
    expect([t.core.tokenAt[2], t.owner('Avernus'), t.pending()]).toEqual([t.system('50'), 'a', undefined])
    expect(t.told()).toBe('A places Avernus in Empty System (50).')
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
    expect(t.claimCode('a', 'resources', { planets: ['Moon'], cards: 1 })).toBe('PLANET_UNKNOWN')
    expect(t.claimCode('a', 'resources', { planets: ['Wellon'], commodities: 1 })).toBe('COMMODITIES_NOT_TRADE_GOODS')
    expect(t.claimCode('a', 'resources', { planets: ['Wellon'], cards: 1 })).toBe('WRONG_PAYMENT_KIND')
    expect(t.refusal({ seat: 'a', cmd: 'claim', slice: 'tradeGoods', payment: { planets: ['Wellon'] } })).toMatchObject(
      {
        code: 'WRONG_PAYMENT_KIND',
        args: { thing: 'Wellon' },
      },
    )
    expect(t.claimCode('a', 'resources', { planets: ['Wellon'] })).toBe('PLANET_NOT_YOURS')
  })
  test('TE-12 of several refusals the first in the list is shown: rolls', () => {
    const t = live({ start: { 'goods.a': 3 } })
    expect(t.code({ seat: 'a', cmd: 'roll' })).toBe('NO_ROLL_DUE')
    t.window('a').claim('a', 'tradeGoods', three)
    expect(t.code({ seat: 'b', cmd: 'roll', die: 12 })).toBe('NOT_YOUR_CHOICE')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 12 })).toBe('DIE_RANGE')
    t.say({ seat: 'a', cmd: 'roll', die: 1 })
    expect(t.pending()).toBe('ingress')
    expect(t.code({ seat: 'a', cmd: 'roll', die: 12 })).toBe('CHOICE_PENDING')
  })
  test('TE-18.9 the log tells sentences, and what is asked', () => {
    const t = live({ start: { 'goods.a': 3 } })
    expect(asked(t.state)).toBe("How does A's action end? Open: end or pass.")
    expect(t.window('a').told()).toBe('A ends the action; the end-of-turn window is open.')
    expect(t.claim('a', 'tradeGoods', three).told()).toBe(
      'A claims the trade goods slice with 3 trade goods: claim 1 of 6. A gains the breakthrough Bellum Gloriosum.',
    )
    expect(asked(t.state)).toBe('A, roll for the breakthrough.')
    expect(t.say({ seat: 'a', cmd: 'roll', die: 4 }).told()).toBe('A rolls 4: The Fracture does not come into play.')
    expect(t.set('planet.Bakal.modifier', 'Rich World').told()).toBe('Correction: Bakal, modifier: Rich World.')
    expect(t.set('passed.b', true).told()).toBe('Correction: b, passed: yes.')
    const refused = t.refusal({ seat: 'b', cmd: 'claim', slice: 'secret', payment: { secret: 1 } })
    expect(sentence(refused)).toBe(
      "It is a's turn. You can launch an expedition only at the end of your own turn. (TE-3.1)",
    )
  })
  test('TE-18.9 the table as text, before the flip and after it', () => {
    const t = live({ start: claimed({ b: ['resources', 'actionCards', 'influence'], c: ['secret', 'specialty'] }) })
    const text = () =>
      words
        .board(game.view(t.state, 0))
        .map((line) => line.map((span) => span.text).join(''))
        .join('\n')
    expect(text()).toContain('tradeGoods   open')
    t.say({ seat: 'b', cmd: 'claim', slice: 'tradeGoods', payment: {}, ruling: '' })
    t.say({ seat: 'b', cmd: 'placeThundersEdge', system: '46' })
    expect(text()).not.toContain('open')
    expect(text()).toContain('all six claimed: b 4, c 2')
    expect(text()).toContain('held by b, 4 infantry')
  })
})

function said(state: Parameters<typeof afterLines>[0], seat: number, ...lines: readonly string[]): typeof state {
  const after = afterLines(state, { seat, moves: lines.map(moveOf), note: '' })
  if (!after.ok) throw new Error(JSON.stringify(after.error))
  return after.value
}
