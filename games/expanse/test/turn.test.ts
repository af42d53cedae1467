import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { HIDDEN, SECTORS } from '../src/types.ts'
import { fresh, performing, scoringAt, spending, type Table, table } from './table.ts'

/* EX-4: one turn, from the choice of an option to the next player. */

const TRACK = ['A18', 'A10', 'A42', 'A05', 'A29']
const fiveScores = ['score', 'score', 'score', 'score', 'score']

/** The rules a line is refused under, when it is really not open; none when it is. */
const rulesOf = (t: Table, line: string): string[] => {
  const rules = t.rules(line)
  expect(t.offer().includes(line)).toBe(rules.length === 0)
  return rules
}

describe('the two options', () => {
  test('EX-4.1 the active player takes a card or plays an Event kept earlier', () => {
    const t = table({ players: 4, track: TRACK, kept: { UN: ['A44', 'A16'], MCR: ['A17'] } })
    expect(t.asked()).toBe('UN')
    expect(t.offer()).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'take 5', 'play A44', 'play A16'])
    expect(rulesOf(t, 'play A17')).toEqual(['EX-6.5'])
  })

  test('EX-4.1 exactly one of them: after a card taken no Event is played and no second card taken', () => {
    const t = table({ players: 4, track: TRACK, kept: { UN: ['A44'] } }).do('take 1')
    expect(t.offer()).toEqual(['perform', 'keep', 'points'])
    expect(rulesOf(t, 'take 2')).toContain('EX-4.1')
    expect(rulesOf(t, 'play A44')).toContain('EX-6.5')
    t.do('keep')
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    expect(t.kept('UN')).toEqual(['A44', 'A18'])
  })

  test('EX-4.1 exactly one of them: after an Event played no card is taken and no second Event played', () => {
    const t = table({ players: 4, track: TRACK, kept: { UN: ['A44', 'A16'] } }).do('play A44')
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    expect(t.kept('UN')).toEqual(['A16'])
    expect(t.track()).toEqual(TRACK)
  })

  test('EX-4.2 there is no pass, and slot 1 is free even with 0 CP', () => {
    const t = table({ players: 4, track: TRACK, cp: { UN: 0 }, kept: { UN: ['A44'] } })
    expect(t.offer()).toEqual(['take 1', 'play A44'])
    for (const line of ['pass', 'finish', 'decline', 'stop']) expect(t.refusals(line)).not.toEqual([])
    const alone = table({ players: 4, track: TRACK, cp: { UN: 0 } })
    expect([alone.asked(), alone.step(), alone.track()[0], alone.cp('UN')]).toEqual(['UN', 'use', '', 0])
  })

  test('EX-4.2 whatever happens in a game, slot 1 can be taken', () => {
    for (const players of [2, 3, 4]) {
      const t = fresh(players)
      let turns = 0
      t.playUntil((now) => {
        if (now.step() !== 'turn') return false
        turns++
        expect(now.offer()).toContain('take 1')
        return false
      }, `slot 1 with ${players}`)
      expect(turns).toBeGreaterThan(10)
    }
  })
})

describe('order inside a turn', () => {
  test('EX-4.3 choose, pay, resolve, Event offer, discard, refill, next player', () => {
    const t = table({ players: 4, track: TRACK, deck: ['A08'], fleets: { earth: { UN: 1 } } })
    t.do('take 3', 'influence luna', 'finish')
    expect([t.asked(), t.step(), t.cp('UN'), t.discard(), t.track()[2]]).toEqual(['PG', 'offer', 9, [], ''])
    t.do('perform', 'base titan', 'base io')
    expect(t.events.map((e) => e.kind)).toEqual([
      'taken',
      'points',
      'placed',
      'finished',
      'initiative',
      'performed',
      'placed',
      'placed',
      'refilled',
      'turn',
    ])
    expect(t.discard()).toEqual(['A42'])
    expect(t.track()).toEqual(['A18', 'A10', 'A05', 'A29', 'A08'])
    expect(t.asked()).toBe('MCR')
  })

  test('EX-4.3 the used card is discarded before the refill, the end is checked after it', () => {
    const t = table({ players: 4, track: TRACK, deck: ['score'], discard: fiveScores, captain: 'UN' })
    t.do('take 1', 'perform')
    expect(t.discard()).toEqual([...fiveScores, 'A18', 'score'])
    expect(t.events.map((e) => e.kind)).toEqual(['taken', 'performed', 'refilled', 'final'])
    expect(t.step()).toBe('window')
  })
})

describe('limits of a turn', () => {
  test('EX-4.4 EX-4.5 once per turn is once in the whole turn: the AP of a card and those of its Event through Miller', () => {
    const t = table({
      players: 4,
      active: 'OPA',
      track: ['A17', 'A01', 'A18', 'A05', 'A08'],
      kept: { OPA: ['A02'] },
      fleets: { tycho: { OPA: 1 } },
    })
    t.do('play A02', 'use opa-mat', 'base titan')
    expect(rulesOf(t, 'use opa-mat')).toEqual(['EX-4.5'])
    t.do('finish')
    // Drummer gives 1 AP more in the same turn.
    expect([t.asked(), t.step()]).toEqual(['OPA', 'spend'])
    expect(rulesOf(t, 'use opa-mat')).toEqual(['EX-4.5'])
    expect(rulesOf(t, 'influence tycho')).toEqual([])
  })

  test('EX-4.4 a Battleship damaged in the event window was damaged in this turn', () => {
    const t = table({
      players: 4,
      ...scoringAt('UN', 'window', 1),
      captain: 'UN',
      kept: { MCR: ['A22'] },
      fleets: { mars: { battleship: 1 } },
      bases: { luna: { UN: 1 } },
    })
    t.do('play A22', 'option 2')
    expect([t.fleets('mars', 'fresh'), t.fleets('mars', 'damaged')]).toEqual([1, 0])
    t.do('pass').playUntil((now) => now.step() === 'turn', 'to the next turn')
    expect([t.fleets('mars', 'fresh'), t.fleets('mars', 'damaged')]).toEqual([0, 1])
  })

  test('EX-4.4 no repair in the event window of the turn in which the Battleship was damaged', () => {
    const playing = (damage: 'fresh' | 'damaged') =>
      table({
        players: 4,
        ...scoringAt('UN', 'window', 1),
        captain: 'UN',
        kept: { MCR: ['A01'] },
        fleets: { mars: { [damage]: 1 } },
      }).do('play A01')
    expect(playing('fresh').offer('use mcr-mat')).toEqual([])
    expect(playing('damaged').offer('use mcr-mat')).toEqual(['use mcr-mat'])
  })

  test('EX-4.4 Final Scoring is a turn of its own', () => {
    const t = table({
      players: 4,
      ...spending('PG', 1, 'A10'),
      track: ['A18', 'A29', 'A42', 'A08'],
      deck: ['score'],
      discard: fiveScores,
      captain: 'MCR',
      kept: { PG: ['A03'] },
      fleets: { mars: { PG: 2 } },
      bases: { 'mariner-valley': { MCR: 1 }, 'londres-nova': { UN: 1 } },
    })
    t.do('use pg-mat', 'cube MCR mariner-valley', 'decline', 'decline')
    expect([t.asked(), t.step()]).toEqual(['PG', 'window'])
    t.do('play A03')
    expect(rulesOf(t, 'use pg-mat')).toEqual([])
  })

  test('EX-4.5 once per turn may be used in another turn than the own, and again in the next', () => {
    const t = table({
      players: 4,
      seating: ['UN', 'OPA', 'MCR', 'PG'],
      track: ['A01', 'A10', 'A42', 'A05', 'A29'],
      fleets: { earth: { UN: 1 }, tycho: { OPA: 1 } },
      initiative: ['OPA', 'MCR', 'PG', 'UN'],
    })
    t.do('take 1', 'finish', 'perform', 'use opa-mat', 'base titan')
    expect([t.cubes('titan', 'OPA'), t.asked(), t.step()]).toEqual([1, 'OPA', 'turn'])
    t.do('take 1', 'points', 'use opa-mat', 'base titan')
    expect(t.cubes('titan', 'OPA')).toBe(2)
    expect(rulesOf(t, 'use opa-mat')).toEqual(['EX-4.5'])
  })

  test('EX-4.5 the limit is counted for each ability', () => {
    const t = table({
      players: 4,
      ...spending('OPA', 4),
      techs: { OPA: ['opa-3'] },
      bases: { titan: { OPA: 2, UN: 1 } },
    })
    t.do('use opa-mat', 'base rhea')
    expect([rulesOf(t, 'use opa-mat'), rulesOf(t, 'use opa-3')]).toEqual([['EX-4.5'], []])
    t.do('use opa-3', 'cube UN titan')
    expect([rulesOf(t, 'use opa-mat'), rulesOf(t, 'use opa-3')]).toEqual([['EX-4.5'], ['EX-4.5']])
  })

  test('EX-4.5 the limit is counted for each player', () => {
    const t = table({ players: 4, ...spending('OPA', 4), usedUp: { PG: ['pg-mat'], MCR: ['mcr-3'] } })
    expect(rulesOf(t, 'use opa-mat')).toEqual([])
  })
})

describe('decisions with one answer', () => {
  test('EX-4.6 they are resolved without asking', () => {
    // Slingshot Racing must remove 1 influence from an Outer Base, and there is one.
    const t = table({ players: 4, ...performing('MCR', 'A16'), bases: { titan: { UN: 1 }, ceres: { UN: 1 } } })
    expect([t.cubes('titan', 'UN'), t.asked(), t.step()]).toEqual([0, 'OPA', 'turn'])
    // Without a tab a card can only be used for its AP.
    expect(table({ players: 4, track: TRACK }).do('take 3').step()).toBe('spend')
  })

  test('EX-4.6 a "may" is never skipped', () => {
    // Riot Gear removes up to 2 influence from Belt Bases.
    const t = table({ players: 4, ...performing('MCR', 'A20'), bases: { titan: { UN: 1 }, ceres: { UN: 1 } } })
    expect(t.offer()).toEqual(['cube UN ceres', 'stop'])
    const one = table({ players: 4, ...scoringAt('UN', 'window', 1), captain: 'UN', kept: { OPA: ['A10'] } })
    expect([one.asked(), ...one.offer()]).toEqual(['OPA', 'play A10', 'pass'])
    const offered = table({ players: 4, cp: { MCR: 0 }, track: ['A17', 'A10', 'A42', 'A05', 'A29'] })
    offered.do('take 1', 'points', 'finish')
    expect([offered.asked(), ...offered.offer()]).toEqual(['MCR', 'perform', 'decline'])
  })

  test('EX-4.6 a forced Bonus Sector is chosen without asking, and still told to nobody else', () => {
    const t = table({ players: 4, track: ['score', ...TRACK.slice(1)], markers: { inner: 0, belt: 0 }, scorings: 4 })
    t.do('take 1')
    expect([t.step(), SECTORS[t.state.chosen as number]]).toEqual(['window', 'outer'])
    expect([0, 1, 2, 3].map((seat) => game.view(t.state, seat).chosen)).toEqual([2, HIDDEN, HIDDEN, HIDDEN])
    const told = t.events.filter((e) => 'sector' in e)
    expect(told.map((e) => e.only)).toEqual([[0]])
  })
})
