import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/types.ts'
import { type Spec, spending, type Table, table } from './table.ts'

/* EX-7: action points, and the offer of the Event down the Initiative Track. */

const REST = ['A18', 'A19', 'A20', 'A28']
const INITIATIVE = ['PG', 'OPA', 'UN', 'MCR']

/** The UN (or whoever is active) takes the card in slot 1 for its AP and spends none. */
const unspent = (card: string, more: Spec = {}): Table => {
  const t = table({ players: 4, initiative: INITIATIVE, track: [card, ...REST], deck: ['A30'], ...more }).do('take 1')
  if (t.step() === 'use') t.do('points')
  return t.do('finish')
}

/** Who is offered the Event when everybody declines. */
const offered = (t: Table): string[] => {
  const asked: string[] = []
  while (t.step() === 'offer') {
    asked.push(t.asked() ?? '')
    t.do('decline')
  }
  return asked
}

describe('action points', () => {
  test('EX-7.1 a player without a tab uses the AP: one by one, in any order, the same action again', () => {
    // Black Ops Team has 4 AP and no tab of PG.
    const t = table({
      players: 4,
      active: 'PG',
      captain: 'UN',
      track: ['A17', ...REST],
      fleets: { thoth: { PG: 2 } },
    }).do('take 1')
    t.do('influence thoth', 'move thoth>eros', 'fleets 1n', 'influence thoth')
    expect([t.asked(), t.step()]).toEqual(['PG', 'spend'])
    t.do('influence eros')
    expect([t.cubes('thoth', 'PG'), t.cubes('eros', 'PG'), t.fleets('eros', 'PG')]).toEqual([2, 1, 1])
    // The fourth AP was the last.
    expect([t.step(), t.asked()]).toEqual(['offer', 'MCR'])
  })

  test.each([
    ['EX-7.1 Paolo Cortazar gives 2 AP', 'A42', 2],
    ['EX-7.1 Drummer gives 3 AP', 'A01', 3],
    ['EX-7.1 Miller gives 4 AP', 'A02', 4],
  ])('%s', (_title, card, ap) => {
    // With a token for the Protomolecule the actions go on when the AP are gone.
    const t = table({
      players: 4,
      active: 'PG',
      track: [card, ...REST],
      techs: { PG: ['pg-3'] },
      fleets: { thoth: { PG: 1 } },
      bases: { eros: { PG: 1, UN: 1 } },
    }).do('take 1')
    if (t.step() === 'use') t.do('points')
    for (let i = 0; i < ap; i++) t.do('influence thoth')
    expect([t.asked(), t.step()]).toEqual(['PG', 'spend'])
    expect(t.offer()).toEqual(['use pg-3', 'finish'])
    expect([t.rules('influence thoth'), t.rules('move thoth>eros'), t.rules('build PG')]).toEqual([
      ['EX-7.1'],
      ['EX-7.1'],
      ['EX-7.1'],
    ])
  })

  test('EX-7.2 AP may be left unspent and are lost', () => {
    const fleets = { earth: { UN: 1 }, mars: { MCR: 1 } }
    const t = table({ players: 2, track: ['A18', 'A08', 'A10', 'A28', 'A30'], deck: ['A24', 'A25', 'A26'], fleets })
    t.do('take 1', 'points', 'influence africa', 'finish', 'decline')
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    t.do('take 1', 'finish', 'decline')
    // Terraforming gives the UN its own 2 AP and none of those left over.
    t.do('take 1', 'influence africa', 'influence africa')
    expect([t.cubes('africa', 'UN'), t.asked(), t.step()]).toEqual([3, 'MCR', 'offer'])
  })

  test('EX-7.2 with nothing left to do the actions simply end', () => {
    const t = table({
      players: 4,
      ...spending('UN', 1, 'A10'),
      initiative: INITIATIVE,
      fleets: { earth: { UN: 1 } },
    }).do('influence luna')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'offer'])
    expect(t.events.at(-1)).toEqual({ kind: 'finished', player: 0, left: 0 })
  })
})

describe('the offer', () => {
  test('EX-7.3 the Event is offered when the AP are done with, even if none was spent', () => {
    const start = { players: 4, initiative: INITIATIVE, track: ['A42', ...REST], fleets: { earth: { UN: 1 } } }
    const none = table(start).do('take 1', 'finish')
    expect([none.asked(), none.step()]).toEqual(['PG', 'offer'])
    const one = table(start).do('take 1', 'influence luna')
    expect([one.asked(), one.step()]).toEqual(['UN', 'spend'])
    expect([one.do('finish').asked(), one.step()]).toEqual(['PG', 'offer'])
    const all = table(start).do('take 1', 'influence luna', 'influence luna')
    expect([all.asked(), all.step()]).toEqual(['PG', 'offer'])
  })

  /** Card, Initiative from the top, who is asked in this order. */
  test.each([
    ['EX-7.4 OPA and PG, PG on top', 'A42', ['PG', 'OPA', 'UN', 'MCR'], ['PG', 'OPA']],
    ['EX-7.4 OPA and PG, PG at the bottom', 'A42', ['MCR', 'OPA', 'UN', 'PG'], ['OPA', 'PG']],
    ['EX-7.4 MCR and OPA, the UN between them', 'A10', ['MCR', 'UN', 'OPA', 'PG'], ['MCR', 'OPA']],
    ['EX-7.4 MCR and OPA, the OPA higher', 'A10', ['PG', 'OPA', 'UN', 'MCR'], ['OPA', 'MCR']],
    ['EX-7.4 the active UN has a tab and is skipped', 'A07', ['UN', 'OPA', 'PG', 'MCR'], ['PG']],
  ])('%s', (_title, card, initiative, asked) => {
    expect(offered(unspent(card, { initiative }))).toEqual(asked)
  })

  test('EX-7.4 with three players nobody is asked for PG', () => {
    const three = { players: 3, initiative: ['OPA', 'MCR', 'UN'] }
    expect(offered(unspent('A10', three))).toEqual(['OPA', 'MCR'])
    expect(offered(unspent('A37', three))).toEqual(['OPA'])
  })

  test('EX-7.5 one offered the Event performs it, keeps it, or declines', () => {
    const t = unspent('A42')
    expect([t.asked(), ...t.offer()]).toEqual(['PG', 'perform', 'keep', 'decline'])
    expect(t.refusals('points')).not.toEqual([])
  })

  test('EX-7.5 keeping costs 1 CP and needs it', () => {
    const t = unspent('A42').do('keep')
    expect([t.cp('PG'), t.kept('PG'), t.discard()]).toEqual([9, ['A42'], []])
    const poor = unspent('A42', { cp: { PG: 0 } })
    expect([poor.rules('keep'), poor.offer()]).toEqual([['EX-6.3'], ['perform', 'decline']])
    const free = unspent('A03', { cp: { PG: 0 } })
    expect([free.asked(), ...free.offer()]).toEqual(['PG', 'keep', 'decline'])
  })

  test('EX-7.5 the first who does not decline ends the offer', () => {
    const performed = unspent('A42').do('perform', 'base io', 'base titan')
    expect([performed.asked(), performed.step(), performed.discard()]).toEqual(['MCR', 'turn', ['A42']])
    const kept = unspent('A42').do('keep')
    expect([kept.asked(), kept.step(), kept.kept('PG'), kept.kept('OPA')]).toEqual(['MCR', 'turn', ['A42'], []])
    const second = unspent('A42').do('decline', 'keep')
    expect([second.asked(), second.step(), second.kept('PG'), second.kept('OPA')]).toEqual(['MCR', 'turn', [], ['A42']])
  })

  test('EX-7.6 performing puts the token at the bottom before the Event is resolved', () => {
    const t = unspent('A42').do('perform')
    expect([t.step(), t.cubes('io', 'PG')]).toEqual(['effect', 0])
    expect(t.initiative()).toEqual(['OPA', 'UN', 'MCR', 'PG'])
  })

  test.each([
    ['EX-7.6 keeping from the top', 'A42', ['PG', 'OPA', 'UN', 'MCR'], ['OPA', 'UN', 'MCR', 'PG']],
    [
      'EX-7.6 keeping from the middle: those below move up, those above stay',
      'A44',
      ['MCR', 'PG', 'UN', 'OPA'],
      ['MCR', 'UN', 'OPA', 'PG'],
    ],
    ['EX-7.6 keeping from the bottom', 'A07', ['MCR', 'UN', 'OPA', 'PG'], ['MCR', 'UN', 'OPA', 'PG']],
    ['EX-7.6 keeping free', 'A03', ['PG', 'OPA', 'UN', 'MCR'], ['OPA', 'UN', 'MCR', 'PG']],
  ])('%s', (_title, card, before, after) => {
    const t = unspent(card, { initiative: before }).do('keep')
    expect([t.kept('PG'), t.initiative()]).toEqual([[card], after])
  })

  test('EX-7.6 declining moves nothing', () => {
    expect(unspent('A42').do('decline').initiative()).toEqual(INITIATIVE)
    expect(unspent('A42').do('decline', 'decline').initiative()).toEqual(INITIATIVE)
    expect(unspent('A42').do('decline', 'keep').initiative()).toEqual(['PG', 'UN', 'MCR', 'OPA'])
  })

  test('EX-7.7 a decline is final: when all have declined, nobody is asked again and the card is discarded', () => {
    const t = unspent('A42').do('decline')
    expect(t.asked()).toBe('OPA')
    t.do('decline')
    expect([t.asked(), t.step(), t.discard()]).toEqual(['MCR', 'turn', ['A42']])
    expect([t.kept('PG'), t.kept('OPA')]).toEqual([[], []])
  })

  test('EX-7.7 without anybody to ask the card is discarded', () => {
    // Franklin DeGraff: MCR and PG. With three players only the MCR has a tab, and it is active.
    const t = unspent('A09', { players: 3, active: 'MCR', initiative: ['OPA', 'UN', 'MCR'] })
    expect([t.asked(), t.step(), t.discard()]).toEqual(['OPA', 'turn', ['A09']])
  })

  test('EX-7.8 with two players the opponent is asked if the tab is there, and no token moves', () => {
    const two = { players: 2, initiative: [] }
    const both = unspent('A22', two)
    expect([both.asked(), ...both.offer()]).toEqual(['MCR', 'perform', 'keep', 'decline'])
    both.do('keep')
    expect([both.kept('MCR'), both.initiative(), both.asked()]).toEqual([['A22'], [], 'MCR'])
    expect(both.events.map((e) => e.kind)).not.toContain('initiative')
    // The UN takes a card of the MCR and the OPA; the other way round nobody has a tab.
    expect(offered(unspent('A10', two))).toEqual(['MCR'])
    expect(offered(unspent('A08', two))).toEqual([])
    expect(offered(unspent('A08', { ...two, active: 'MCR' }))).toEqual(['UN'])
  })

  test('EX-7.9 "you" is the performer, and the turn goes on from the active player', () => {
    const seating: FactionId[] = ['UN', 'MCR', 'OPA', 'PG']
    const t = unspent('A44', { seating, bases: { luna: { UN: 1 }, io: { PG: 1 }, eros: { PG: 1 } } }).do('perform')
    expect([t.cp('UN'), t.cp('PG')]).toEqual([10, 12])
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    const placed = unspent('A10', { seating }).do('perform')
    expect([placed.cubes('mariner-valley', 'OPA'), placed.cubes('mariner-valley', 'UN')]).toEqual([1, 0])
    expect(placed.asked()).toBe('MCR')
  })

  test('EX-7.9 AP of an Event are the performer to spend in the turn of another', () => {
    const t = unspent('A01', { fleets: { tycho: { OPA: 1 }, earth: { UN: 1 } } }).do('perform')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'spend'])
    t.do('influence tycho')
    expect([t.cubes('tycho', 'OPA'), t.asked(), t.step()]).toEqual([1, 'MCR', 'turn'])
  })
})
