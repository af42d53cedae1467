import { OBSERVER, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { KINDS } from '../src/rules/cards.ts'
import { HIDDEN } from '../src/types.ts'
import { words } from '../words/index.ts'
import { older, fresh, table, windowOf } from './table.ts'

/* TE-13: what is hidden and what is public. */

const players = {
  sol: { secrets: ['hegemony', 'perimeter'], hand: { plague: 1, spy: 2 }, goods: 3 },
  hacan: { secrets: ['raw-materials'], hand: { uprising: 1 }, scoredSecrets: ['brave-void'] },
  jolnar: { tactic: 1 },
}

describe('hidden and public', () => {
  test('TE-13.1 faces of hands and unscored secrets, the deck and future dice are hidden', () => {
    const { state } = table({ players })
    const view = game.view(state, 2)
    expect(view.hands.every((n) => n === 0)).toBe(true)
    expect(view.deck.every((n) => n === 0)).toBe(true)
    expect(view.chance).toEqual([])
    expect(view.secretAt.filter((place) => place !== HIDDEN)).toEqual([9])
    const own = game.view(state, 0)
    expect(own.hands.slice(0, KINDS).reduce((a, b) => a + b, 0)).toBe(3)
    expect(own.secretAt.filter((place) => place === 0).length).toBe(2)
  })
  test('TE-13.2 numbers of cards and secrets, scored secrets, goods, planets, slices and the pile are public', () => {
    const view = game.view(table({ players, discard: { plague: 1 } }).state, OBSERVER)
    expect([view.cards, view.secrets]).toEqual([
      [3, 1, 0],
      [2, 1, 0],
    ])
    expect([view.goods[0], view.pile[7], view.secretAt[11]]).toEqual([3, 1, 9])
  })
  test("X-67 TE-13.3 the secret of slice 4 stays hidden: b sees a's count one less and no name", () => {
    const t = table({ ...windowOf('sol'), players }).do('claim secret', 'secret hegemony')
    const view = game.view(t.state, 1)
    expect(view.secrets[0]).toBe(1)
    expect(view.secretAt[6]).toBe(HIDDEN)
    const told = (seat: number): string =>
      t.events
        .filter((e) => e.only === undefined || e.only.includes(seat))
        .map((e) => words.event(e, game.view(t.state, seat)))
        .join(' ')
    expect(told(1)).not.toContain('Hegemony')
    expect(told(0)).toContain('Your discarded secret objective: Establish Hegemony.')
  })
  test('TE-13.3 with `remove` only its owner knows which secret is gone', () => {
    const settings = { secretDiscard: 'remove' }
    const t = table({ ...windowOf('sol'), players, settings }).do('claim secret', 'secret hegemony')
    expect([game.view(t.state, 0).secretAt[6], game.view(t.state, 1).secretAt[6]]).toEqual([16, HIDDEN])
  })
  test('TE-13.4 the two cards of slice 2 become public', () => {
    const t = table({ ...windowOf('sol'), players }).do('claim actionCards', 'discard plague', 'discard spy')
    const view = game.view(t.state, 1)
    expect([view.pile[7], view.pile[4]]).toEqual([1, 1])
    expect(t.events.filter((e) => e.kind === 'discarded').every((e) => e.only === undefined)).toBe(true)
  })
  test('TE-13.5 a refusal never tells what others hold, and a bot gets a view and a guess', () => {
    const one = table({ players })
    const two = table({
      players: { ...players, hacan: { ...players.hacan, hand: { plague: 1 }, secrets: ['seize-icon'] } },
    })
    for (const m of game.universe(one.state))
      expect(game.refusals(one.state, 0, m)).toEqual(game.refusals(two.state, 0, m))
    const view = game.view(one.state, 2)
    const guess = game.guess(view, 2, rngFrom('g'))
    expect(game.faults(guess)).toEqual([])
    expect(guess.cards).toEqual([3, 1, 0])
  })
  test('TE-13.6 whether a slice can be paid depends on public numbers only', () => {
    const t = table({ ...windowOf('sol'), players })
    const other = table({
      ...windowOf('sol'),
      players: { ...players, sol: { secrets: ['seize-icon', 'hegemony'], hand: { overrule: 1, plague: 2 }, goods: 3 } },
    })
    expect(t.offer('claim')).toEqual(other.offer('claim'))
  })
  test('TE-13.7 a player with any card is asked in combat, with no always among the answers', () => {
    const planets = { jord: { infantry: 9 }, lazulrex: { owner: 'hacan', infantry: 3 } }
    const fight = (hand: { readonly [card: string]: number }) =>
      older({ planets, players: { sol: { tactic: 1 }, hacan: { hand } } }).do(
        'activate 106',
        'planet jord',
        'number 9',
        'planet lazulrex',
        'number 9',
      )
    expect([fight({ plague: 1 }).asked(), fight({ plague: 1 }).offer()]).toEqual(['hacan', ['no', 'never']])
    expect(fight({ 'morale-boost': 1 }).offer()).toEqual(['play morale-boost', 'no', 'never'])
    const boosted = fight({ 'morale-boost': 1 }).do('play morale-boost')
    expect(boosted.kinds()).toContain('boosted')
    const never = fight({ plague: 1 }).do('never')
    expect(never.step()).not.toBe('boost')
  })
  test('TE-13.7 a seat that holds cards is asked for its action even when only one is open', () => {
    const strategy = {
      leadership: { holder: 'sol', used: true },
      politics: { holder: 'hacan' },
      trade: { holder: 'jolnar' },
    }
    const t = table({ strategy, players: { sol: { hand: { 'unexpected-action': 1 } } } })
    expect([t.asked(), t.offer()]).toEqual(['sol', ['pass', 'any']])
    expect(t.do('any').state.passed[0]).toBe(1)
  })
  test('TE-13.8 draws and kept secrets are logged as counts', () => {
    const t = fresh(3)
    t.playUntil((x) => x.state.round === 2, 'log')
    const hiddenKinds = ['sawCards', 'sawSecret', 'yourSecretGone', 'sawStolen']
    for (const e of t.events) expect(hiddenKinds.includes(e.kind)).toBe(e.only !== undefined)
  })
})
