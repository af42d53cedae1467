import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { fresh, table } from './table.ts'

/* EX-5: the Action Track, and the examples of the rulebook that go with it. */

const TRACK = ['A18', 'A10', 'A42', 'A05', 'A29']
const fiveScores = ['score', 'score', 'score', 'score', 'score']
/** Every fleet is on the map: nothing to build for free in a Scoring. */
const allOut = { earth: { UN: 5 }, mars: { MCR: 3, battleship: 2 }, tycho: { OPA: 5 }, thoth: { PG: 5 } }
/** Something to play keeps the player asked when only one card can be paid. */
const asked = { kept: { UN: ['A44'] } }

describe('taking a card', () => {
  test.each([
    ['EX-5.1 EX-5.3 slot 1 is free', 1, 0],
    ['EX-5.1 EX-5.3 slot 2 costs 1 CP', 2, 1],
    ['EX-5.1 EX-5.3 slot 3 costs 1 CP', 3, 1],
    ['EX-5.1 EX-5.3 slot 4 costs 2 CP', 4, 2],
    ['EX-5.1 EX-5.3 slot 5 costs 2 CP', 5, 2],
  ])('%s, paid at once and never returned', (_title, slot, price) => {
    const t = table({ players: 4, track: ['A17', 'A18', 'A11', 'A29', 'A08'], deck: ['A10'] }).do(`take ${slot}`)
    expect([t.step(), t.cp('UN')]).toEqual(['use', 10 - price])
    t.do('points', 'finish').playUntil((now) => now.asked() === 'MCR' && now.step() === 'turn', 'to the next turn')
    expect([t.cp('UN'), t.cp('MCR')]).toEqual([10 - price, 10])
  })

  test.each([
    ['EX-5.2 with 0 CP', 0, [1], [2, 3, 4, 5]],
    ['EX-5.2 with 1 CP', 1, [1, 2, 3], [4, 5]],
    ['EX-5.2 with 2 CP', 2, [1, 2, 3, 4, 5], []],
  ])('%s only the cards that can be paid in full', (_title, cp, open, closed) => {
    const t = table({ players: 4, track: TRACK, cp: { UN: cp }, ...asked })
    expect(t.offer('take')).toEqual(open.map((slot) => `take ${slot}`))
    for (const slot of closed) expect(t.rules(`take ${slot}`)).toEqual(['EX-5.2'])
  })

  test('EX-5.2 a Score card is paid like any other', () => {
    const track = ['A18', 'A10', 'A42', 'score', 'A29']
    expect(table({ players: 4, track, cp: { UN: 1 } }).rules('take 4')).toEqual(['EX-5.2'])
    const t = table({ players: 4, track, cp: { UN: 3 } }).do('take 4')
    expect([t.step(), t.cp('UN')]).toEqual(['bonus', 1])
  })

  test('EX-5.4 a Score card starts a Scoring turn', () => {
    const t = table({ players: 4, track: ['score', ...TRACK.slice(1)], scorings: 1 }).do('take 1')
    expect([t.asked(), t.step(), t.state.scorings]).toEqual(['UN', 'bonus', 2])
    expect(t.offer()).toEqual(['bonus inner', 'bonus belt', 'bonus outer'])
  })

  test('EX-5.4 an Action card is used for its Event or for its AP, never both by one player', () => {
    const start = {
      players: 4,
      track: ['A07', ...TRACK.slice(1)],
      bases: { luna: { UN: 1 } },
      fleets: { earth: { UN: 1 } },
    }
    const event = table(start).do('take 1')
    expect(event.offer()).toEqual(['perform', 'keep', 'points'])
    event.do('perform')
    expect([event.cp('UN'), event.asked(), event.step()]).toEqual([13, 'MCR', 'turn'])
    const points = table(start).do('take 1', 'points', 'influence luna', 'finish')
    expect([points.cp('UN'), points.cubes('luna', 'UN')]).toEqual([10, 2])
    // The other tab is PG's, and the UN is not asked again.
    expect([points.asked(), points.step()]).toEqual(['PG', 'offer'])
    points.do('decline')
    expect([points.cp('UN'), points.asked()]).toEqual([10, 'MCR'])
  })
})

describe('refill', () => {
  test.each([
    ['EX-5.5 after slot 1', 1, ['A10', 'A42', 'A05', 'A29', 'A08']],
    ['EX-5.5 after slot 2', 2, ['A18', 'A42', 'A05', 'A29', 'A08']],
    ['EX-5.5 after slot 3', 3, ['A18', 'A10', 'A05', 'A29', 'A08']],
    ['EX-5.5 after slot 4', 4, ['A18', 'A10', 'A42', 'A29', 'A08']],
    ['EX-5.5 after slot 5', 5, ['A18', 'A10', 'A42', 'A05', 'A08']],
  ])('%s the cards slide in order and the next one comes to slot 5', (_title, slot, after) => {
    const t = table({ players: 4, track: TRACK, deck: ['A08', 'A44'] }).do(`take ${slot}`)
    t.playUntil((now) => now.step() === 'turn', 'any use of it')
    expect([t.asked(), ...t.track()]).toEqual(['MCR', ...after])
  })

  test('EX-5.5 several empty slots are filled from the deck in order', () => {
    const t = table({ players: 4, track: ['A18', '', 'A42'], deck: ['A08', 'A44', 'A29', 'A05'] }).do(
      'take 1',
      'perform',
    )
    expect(t.track()).toEqual(['A42', 'A08', 'A44', 'A29', 'A05'])
  })

  test('EX-5.6 nothing slides or is drawn during the turn', () => {
    const t = table({
      players: 4,
      track: ['A18', 'A10', 'A31', 'A42', 'A29'],
      deck: ['A08'],
      bases: { rhea: { OPA: 1 } },
    })
    t.do('take 3', 'perform')
    // Kenzo Gabriel points to a card on the track: the gap is still there, and no new card is.
    expect(t.track()).toEqual(['A18', 'A10', '', 'A42', 'A29'])
    expect(t.offer('slot')).toEqual(['slot 1', 'slot 2', 'slot 4', 'slot 5'])
    t.do('slot 4', 'base io', 'base rhea')
    expect(t.track()).toEqual(['A18', 'A10', 'A42', 'A29', 'A08'])
  })

  test('EX-5.6 The Hybrid reads the card on top of the deck before the refill draws it', () => {
    const t = table({
      players: 4,
      track: ['A21', ...TRACK.slice(1)],
      deck: ['A16', 'A08'],
      bases: { ceres: { MCR: 5 }, io: { UN: 1 } },
    })
    t.do('take 1', 'perform', 'base ceres')
    // Slingshot Racing has 2 AP.
    expect(t.cubes('ceres', 'MCR')).toBe(3)
    expect(t.track()).toEqual([...TRACK.slice(1), 'A16'])
  })

  test('EX-5.7 several Score cards slide like any card and are taken one by one', () => {
    const t = table({
      players: 4,
      track: ['A18', 'score', 'A42', 'score', 'A29'],
      deck: ['score', 'A08'],
      captain: 'UN',
      fleets: allOut,
    })
    t.do('take 2', 'bonus inner', 'pass')
    expect([t.asked(), t.step(), t.state.scorings]).toEqual(['MCR', 'turn', 1])
    expect(t.track()).toEqual(['A18', 'A42', 'score', 'A29', 'score'])
    t.do('take 3')
    expect([t.asked(), t.step(), t.state.scorings]).toEqual(['MCR', 'bonus', 2])
  })

  test('EX-5.8 the sixth Score card stops the refill: the slots left stay empty and Final Scoring begins', () => {
    const t = table({
      players: 4,
      track: ['A18', 'A42'],
      deck: ['A08', 'score', 'A29', 'A05'],
      discard: fiveScores,
      captain: 'UN',
    })
    t.do('take 1', 'perform')
    expect(t.track()).toEqual(['A42', 'A08', '', '', ''])
    expect(t.events.map((e) => e.kind)).toEqual(['taken', 'performed', 'refilled', 'final'])
    expect(t.step()).toBe('window')
  })

  test('EX-5.8 the fifth Score card does not', () => {
    const t = table({ players: 4, track: TRACK, deck: ['score'], discard: fiveScores.slice(1) }).do('take 1', 'perform')
    expect([t.track()[4], t.asked(), t.step()]).toEqual(['score', 'MCR', 'turn'])
  })

  test('EX-5.9 an Event that was kept takes nothing from the track, so nothing is drawn', () => {
    const t = table({ players: 4, track: TRACK, deck: ['A08'], kept: { UN: ['A44'] } })
    const drawn = t.state.drawn
    t.do('play A44')
    expect([t.asked(), ...t.track()]).toEqual(['MCR', ...TRACK])
    expect(t.state.drawn).toBe(drawn)
  })

  test('EX-5.10 used cards and Score cards go to one discard pile', () => {
    const t = table({
      players: 4,
      track: ['A18', 'A10', 'score', 'A44', 'A29'],
      deck: ['A08', 'A16', 'A50', 'A51'],
      captain: 'OPA',
      fleets: allOut,
    })
    t.do('take 1', 'perform', 'take 1', 'points', 'finish', 'decline', 'take 1', 'bonus belt', 'pass', 'take 1', 'keep')
    expect(t.discard()).toEqual(['A18', 'A10', 'score'])
  })

  test('EX-5.10 it is never reshuffled: in a whole game no card comes twice and the pile only grows', () => {
    for (const players of [2, 3, 4]) {
      const t = fresh(players)
      const seen = t.track()
      let pile: string[] = []
      t.playUntil((now) => {
        expect(now.discard().slice(0, pile.length)).toEqual(pile)
        pile = now.discard()
        return false
      }, `a whole game with ${players}`)
      for (const e of t.events)
        if (e.kind === 'refilled') seen.push(...e.cards.map((card) => CARDS[card]?.id ?? 'score'))
      const actions = seen.filter((card) => card !== 'score')
      expect(new Set(actions).size).toBe(actions.length)
      expect([seen.length - actions.length, actions.length > 15]).toEqual([6, true])
    }
  })
})

describe('examples', () => {
  const SEATS = ['MCR', 'UN', 'OPA', 'PG']
  const paolo = () =>
    table({
      players: 4,
      seating: SEATS,
      active: 'UN',
      initiative: ['PG', 'OPA', 'UN', 'MCR'],
      track: ['A42', 'A10', 'A18', 'A05', 'A29'],
      deck: ['A08'],
      fleets: { earth: { UN: 1 } },
    }).do('take 1', 'move earth>ceres', 'influence ceres')

  test('T-2 PG is offered Paolo Cortazar first and performs it', () => {
    const t = paolo()
    expect([t.cp('UN'), t.fleets('ceres', 'UN'), t.cubes('ceres', 'UN')]).toEqual([10, 1, 1])
    expect([t.asked(), ...t.offer()]).toEqual(['PG', 'perform', 'keep', 'decline'])
    t.do('perform')
    expect([t.asked(), ...t.offer()]).toEqual([
      'PG',
      ...['europa', 'ganymede', 'io', 'rhea', 'titan', 'the-rings'].map((b) => `base ${b}`),
    ])
    t.do('base titan', 'base io')
    expect([t.cubes('titan', 'PG'), t.cubes('io', 'PG'), t.cp('PG')]).toEqual([1, 1, 10])
    expect(t.initiative()).toEqual(['OPA', 'UN', 'MCR', 'PG'])
    expect(t.discard()).toEqual(['A42'])
    expect(t.track()).toEqual(['A10', 'A18', 'A05', 'A29', 'A08'])
    expect([t.asked(), t.step()]).toEqual(['OPA', 'turn'])
  })

  test('T-3 PG declines: the OPA is offered next, MCR and UN never are', () => {
    const t = paolo().do('decline')
    expect([t.asked(), ...t.offer()]).toEqual(['OPA', 'perform', 'keep', 'decline'])
    t.do('decline')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'turn'])
    expect(t.initiative()).toEqual(['PG', 'OPA', 'UN', 'MCR'])
    expect(t.discard()).toEqual(['A42'])
  })

  test('T-4 the OPA performs Razorback: no offer, no token moves', () => {
    const t = table({
      players: 4,
      seating: SEATS,
      active: 'OPA',
      initiative: ['PG', 'UN', 'OPA', 'MCR'],
      track: ['A29', 'A10', 'A18', 'A05', 'A42'],
      deck: ['A08'],
      fleets: { earth: { OPA: 1 }, mars: { OPA: 1 } },
    })
    t.do('take 1', 'perform', 'fleet OPA earth', 'orbital saturn')
    expect([t.cp('OPA'), t.fleets('earth', 'OPA'), t.fleets('saturn', 'OPA')]).toEqual([10, 0, 1])
    expect([t.asked(), t.step()]).toEqual(['PG', 'turn'])
    expect(t.initiative()).toEqual(['PG', 'UN', 'OPA', 'MCR'])
    expect(t.discard()).toEqual(['A29'])
    expect(t.track()).toEqual(['A10', 'A18', 'A05', 'A42', 'A08'])
  })

  const blackOps = () =>
    table({
      players: 4,
      seating: SEATS,
      active: 'MCR',
      initiative: ['PG', 'OPA', 'UN', 'MCR'],
      captain: 'PG',
      track: ['A10', 'A17', 'A18', 'A05', 'A29'],
      deck: ['score', 'A08', 'A16', 'A20', 'A50'],
      bases: { ceres: { OPA: 1 } },
    }).do('take 2', 'keep')

  test('T-5 the MCR keeps Black Ops Team from slot 2; a Score card comes to slot 5 and starts no Scoring', () => {
    const t = blackOps()
    expect([t.cp('MCR'), t.kept('MCR')]).toEqual([8, ['A17']])
    expect([t.asked(), t.step(), t.state.scorings]).toEqual(['UN', 'turn', 0])
    expect(t.initiative()).toEqual(['PG', 'OPA', 'UN', 'MCR'])
    expect(t.track()).toEqual(['A10', 'A18', 'A05', 'A29', 'score'])
    expect(t.discard()).toEqual([])
  })

  test('T-5 not in the same turn, but in the next own turn it can be played', () => {
    const same = table({ players: 4, active: 'MCR', keptNow: { MCR: ['A17'] } })
    expect(same.rules('play A17')).toEqual(['EX-6.6'])
    const t = blackOps()
    t.do('take 1', 'finish', 'decline', 'decline')
    t.do('take 1', 'finish', 'decline', 'decline')
    t.do('take 1', 'points', 'finish', 'decline')
    expect(t.asked()).toBe('MCR')
    expect(t.rules('play A17')).toEqual([])
  })

  test('T-5 and in a Scoring before it', () => {
    const t = blackOps().do('take 5', 'bonus belt', 'pass')
    expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'play A17', 'pass'])
    t.do('play A17', 'cube OPA ceres')
    expect([t.cubes('ceres', 'OPA'), t.kept('MCR'), t.discard()]).toEqual([0, [], ['A17']])
  })
})
