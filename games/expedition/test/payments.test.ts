import { describe, expect, test } from 'vitest'
import { live, owning } from './referee-table.ts'

/* TE-2 and the examples about payments, on a live table: a is Sol (Jord 4/2), b Hacan. */

const resources = { a: ['Bakal', 'Fria', 'Corneeq', 'Abyz', 'Kostboth', 'Mecatol Rex'] }
const table = (start: { readonly [path: string]: string | number | boolean } = {}) =>
  live({ start: { ...owning(resources), 'goods.a': 6, ...start } }).window('a')

describe('spending for a slice', () => {
  test('X-6 TE-2.1 planets of 3 and 2 pay 5 resources and are exhausted', () => {
    const t = table().claim('a', 'resources', { planets: ['Bakal', 'Fria'] })
    expect([t.isSpent('Bakal'), t.isSpent('Fria'), t.isSpent('Abyz')]).toEqual([true, true, false])
    expect(t.core.slices[0]).toBe(0)
  })
  test('X-7 TE-2.6 planets of 4 and 2 pay, 1 is lost', () => {
    const t = table().claim('a', 'resources', { planets: ['Jord', 'Fria'] })
    expect(t.goods('a')).toBe(6)
    expect(t.core.slices[0]).toBe(0)
  })
  test('X-8 TE-2.6 planets of 4, 2 and 1 are too many: leave out the 1', () => {
    const refusal = table().refusal({
      seat: 'a',
      cmd: 'claim',
      slice: 'resources',
      payment: { planets: ['Jord', 'Fria', 'Corneeq'] },
    })
    expect(refusal).toMatchObject({ rule: 'TE-2.6', code: 'OVERPAID', args: { thing: 'Corneeq' } })
  })
  test('X-9 TE-2.2 planets of 2 and 1 with 2 trade goods pay', () => {
    const t = table().claim('a', 'resources', { planets: ['Fria', 'Corneeq'], tradeGoods: 2 })
    expect(t.goods('a')).toBe(4)
  })
  test('X-10 TE-2.2 five trade goods alone pay', () => {
    expect(table().claim('a', 'resources', { tradeGoods: 5 }).goods('a')).toBe(1)
  })
  test('X-11 planets of 3 and 1 are 4 of 5', () => {
    const t = table()
    const said = { seat: 'a', cmd: 'claim', slice: 'resources', payment: { planets: ['Bakal', 'Corneeq'] } } as const
    expect(t.refusal(said)).toMatchObject({ code: 'PAYMENT_SHORT', args: { paid: 4, need: 5, kind: 'resources' } })
  })
  test('X-12 Jord beside Mecatol Rex is too much influence: leave out Jord', () => {
    const said = { seat: 'a', cmd: 'claim', slice: 'influence', payment: { planets: ['Jord', 'Mecatol Rex'] } } as const
    expect(table().refusal(said)).toMatchObject({ code: 'OVERPAID', args: { thing: 'Jord' } })
  })
  test('X-13 Mecatol Rex alone pays the influence, 1 is lost', () => {
    const t = table().claim('a', 'influence', { planets: ['Mecatol Rex'] })
    expect(t.isSpent('Mecatol Rex')).toBe(true)
  })
  test('X-76 of equal parts a trade good goes first, and a planet worth nothing can always go', () => {
    const t = table()
    const said = (planets: string[], tradeGoods: number) =>
      ({ seat: 'a', cmd: 'claim', slice: 'resources', payment: { planets, tradeGoods } }) as const
    expect(t.refusal(said(['Fria'], 4))).toMatchObject({ code: 'OVERPAID', args: { thing: '1 trade good' } })
    expect(t.refusal(said(['Jord', 'Kostboth'], 1))).toMatchObject({ code: 'OVERPAID', args: { thing: 'Kostboth' } })
  })
  test('TE-2.5 a space station pays resources or influence like a planet, but not the specialty', () => {
    const map = '117 28 27 45 0 0'
    const start = { 'planet.The Watchtower.owner': 'a', 'goods.a': 4 }
    const t = live({ seats: 2, map, start }).window('a')
    expect(t.claimCode('a', 'specialty', { planets: ['The Watchtower'] })).toBe('WRONG_PAYMENT_KIND')
    expect(t.claim('a', 'resources', { planets: ['The Watchtower'], tradeGoods: 4 }).isSpent('The Watchtower')).toBe(
      true,
    )
  })
  test('TE-2.13 a refused payment changes nothing at all', () => {
    const t = table()
    const before = JSON.stringify(t.core)
    expect(t.claimCode('a', 'resources', { planets: ['Bakal', 'Corneeq'] })).toBe('PAYMENT_SHORT')
    expect(JSON.stringify(t.core)).toBe(before)
    expect(t.core.slices.every((owner) => owner === -1)).toBe(true)
  })
  test('TE-2.14 trade goods got earlier in the same turn, also in the window, may pay', () => {
    const t = table({ 'goods.a': 0 })
    expect(t.claimCode('a', 'tradeGoods', { tradeGoods: 3 })).toBe('NOT_ENOUGH_TRADE_GOODS')
    t.say({ seat: 'a', cmd: 'set', path: 'goods.a', value: 3, reason: 'a transaction with b' })
    expect(t.claim('a', 'tradeGoods', { tradeGoods: 3 }).goods('a')).toBe(0)
  })
})

describe('the other slices', () => {
  test('X-14 TE-2.4 own commodities pay nothing', () => {
    const t = table({ 'commodities.a': 1 })
    expect(t.claimCode('a', 'tradeGoods', { tradeGoods: 2, commodities: 1 })).toBe('COMMODITIES_NOT_TRADE_GOODS')
  })
  test('X-15 TE-2.3 a planet with 3 resources does not stand in for trade goods', () => {
    expect(table().claimCode('a', 'tradeGoods', { planets: ['Bakal'] })).toBe('WRONG_PAYMENT_KIND')
  })
  test('TE-2.3 exactly three trade goods are asked', () => {
    expect(table().claimCode('a', 'tradeGoods', { tradeGoods: 4 })).toBe('OVERPAID')
    expect(table().claimCode('a', 'tradeGoods', { tradeGoods: 2 })).toBe('PAYMENT_SHORT')
  })
  test('X-16 TE-2.7 exactly two action cards', () => {
    const t = table({ 'cards.a': 3 })
    expect(t.claimCode('a', 'actionCards', { cards: ['Plague'] })).toBe('CARD_COUNT')
    expect(t.claimCode('a', 'actionCards', { cards: 3 })).toBe('CARD_COUNT')
    expect(t.claimCode('a', 'actionCards', { cards: 4 })).toBe('CARD_NOT_IN_HAND')
    expect(t.claim('a', 'actionCards', { cards: 2 }).core.cards[0]).toBe(1)
  })
  test('TE-2.8 one unscored secret, of which only the number is told', () => {
    const t = table({ 'secrets.a': 1 })
    expect(t.claimCode('a', 'secret', { secret: 0 })).toBe('SECRET_COUNT')
    expect(t.claimCode('a', 'secret', { secret: 2 })).toBe('SECRET_NOT_YOURS')
    expect(t.claim('a', 'secret', { secret: 1 }).core.secrets[0]).toBe(0)
  })
  test.each(['resources', 'influence', 'tradeGoods', 'actionCards', 'specialty'])(
    'TE-2.7 TE-2.8 neither a secret nor an action card pays for the slice of %s on top of its price',
    (slice) => {
      const pay = slice === 'actionCards' ? { cards: 2 } : { tradeGoods: 3 }
      const t = table({ 'secrets.a': 1, 'cards.a': 2 })
      expect(t.claimCode('a', slice, { ...pay, secret: 1 })).toBe('WRONG_PAYMENT_KIND')
      if (slice !== 'actionCards') expect(t.claimCode('a', slice, { ...pay, cards: 1 })).toBe('WRONG_PAYMENT_KIND')
    },
  )
  const SMALL = '19 23 101 41 0 0'
  const small = (start: { readonly [path: string]: string | boolean }) =>
    live({ seats: 2, map: SMALL, start: { ...owning({ a: ['Wellon', 'Saudor', 'Olergodt'] }), ...start } }).window('a')
  test('X-18 TE-2.9 Wellon pays, exhausted it does not, Saudor has no specialty', () => {
    expect(
      small({})
        .claim('a', 'specialty', { planets: ['Wellon'] })
        .isSpent('Wellon'),
    ).toBe(true)
    expect(small({ 'planet.Wellon.exhausted': true }).claimCode('a', 'specialty', { planets: ['Wellon'] })).toBe(
      'PLANET_EXHAUSTED',
    )
    expect(small({}).claimCode('a', 'specialty', { planets: ['Saudor'] })).toBe('NO_SPECIALTY')
  })
  test('X-19 TE-2.9 Olergodt with two colours pays one slice and gives no resources', () => {
    const t = small({}).claim('a', 'specialty', { planets: ['Olergodt'] })
    expect(t.core.claims).toEqual([1, 0])
    expect(t.goods('a')).toBe(0)
  })
  test('X-20 an attached research facility makes Saudor a specialty planet', () => {
    const t = small({ 'planet.Saudor.attached': 'green' })
    expect(t.claim('a', 'specialty', { planets: ['Saudor'] }).isSpent('Saudor')).toBe(true)
  })
  test("X-21 another player's planet pays nothing", () => {
    const t = small({ 'planet.Wellon.owner': 'b' })
    expect(t.claimCode('a', 'specialty', { planets: ['Wellon'] })).toBe('PLANET_NOT_YOURS')
  })
  test('TE-2.12 Psychoarchaeology does not pay, unless the table says so', () => {
    const pay = { planets: ['Wellon'], psychoarchaeology: true }
    expect(small({}).claimCode('a', 'specialty', pay)).toBe('WRONG_PAYMENT_KIND')
    const settings = { psychoarchaeology: true }
    const t = live({ seats: 2, map: SMALL, settings, start: owning({ a: ['Wellon'] }) }).window('a')
    expect(t.claim('a', 'specialty', pay).isSpent('Wellon')).toBe(false)
  })
  test('LISTED_TWICE and PLANET_UNKNOWN: each planet once, and one that exists', () => {
    expect(table().claimCode('a', 'resources', { planets: ['Jord', 'Jord'] })).toBe('LISTED_TWICE')
    expect(table().claimCode('a', 'resources', { planets: ['Arrakis'] })).toBe('PLANET_UNKNOWN')
  })
  test('TE-2.11 a claim is never refused for want of a control token: one player claims all six', () => {
    const start = {
      ...owning({ a: ['Bakal', 'Fria', 'Mecatol Rex', 'Wellon'] }),
      'goods.a': 3,
      'cards.a': 2,
      'secrets.a': 1,
      'breakthrough.a': 'ready',
    }
    const t = live({ start })
    const claims: readonly [string, object][] = [
      ['resources', { planets: ['Bakal', 'Fria'] }],
      ['actionCards', { cards: 2 }],
      ['influence', { planets: ['Mecatol Rex'] }],
      ['secret', { secret: 1 }],
      ['specialty', { planets: ['Wellon'] }],
      ['tradeGoods', { tradeGoods: 3 }],
    ]
    for (const [slice, payment] of claims) t.window('a').claim('a', slice, payment)
    expect(t.core.claims).toEqual([6, 0, 0, 0, 0, 0])
  })
})

describe('Xxcha (TE-10.1)', () => {
  const given = (breakthrough: boolean) => ({
    seats: 2,
    factions: ['xxcha', 'sol'],
    map: '20 28 27 45 0 0',
    start: { ...owning({ a: ['Vefut II'] }), 'breakthrough.a': breakthrough, 'goods.a': 3 },
  })
  test('X-63 TE-10.1 without the breakthrough Archon Ren counts its 2 resources', () => {
    const t = live(given(false)).window('a')
    const said = {
      seat: 'a',
      cmd: 'claim',
      slice: 'resources',
      payment: { planets: ['Archon Ren'], tradeGoods: 2 },
    } as const
    expect(t.refusal(said)).toMatchObject({ code: 'PAYMENT_SHORT', args: { paid: 4, need: 5 } })
  })
  test('X-64 TE-10.1 with it each planet counts the higher of its values', () => {
    const pay = { planets: ['Archon Ren', 'Vefut II'] }
    const without = live(given(false)).window('a')
    expect(without.refusal({ seat: 'a', cmd: 'claim', slice: 'resources', payment: pay })).toMatchObject({
      code: 'PAYMENT_SHORT',
      args: { paid: 4, need: 5 },
    })
    const withIt = live(given(true)).window('a').claim('a', 'resources', pay)
    expect([withIt.isSpent('Archon Ren'), withIt.isSpent('Vefut II')]).toEqual([true, true])
  })
  test('TE-4.8 what a breakthrough allows cannot pay for the claim that gives it', () => {
    const t = live(given(false)).window('a')
    expect(t.claimCode('a', 'resources', { planets: ['Archon Ren', 'Vefut II'] })).toBe('PAYMENT_SHORT')
    t.claim('a', 'tradeGoods', { tradeGoods: 3 }).say({ seat: 'a', cmd: 'roll', die: 5 })
    expect(t.window('a').claim('a', 'resources', { planets: ['Archon Ren', 'Vefut II'] }).core.claims[0]).toBe(2)
  })
})
