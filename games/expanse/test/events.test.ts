import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/types.ts'
import { scoringAt, type Spec, spending, type Table, table } from './table.ts'

/* EX-6: the Event of a card, performed now, or kept and played later. */

const TRACK = ['A17', 'A10', 'A42', 'A05', 'A29']
const withCard = (card: string, more: Spec = {}): Table =>
  table({ players: 4, track: [card, 'A10', 'A42', 'A05', 'A29'], deck: ['A08'], ...more })

/** A Scoring taken by the UN; the Rocinante is PG's unless said otherwise. */
const inWindow = (more: Spec): Table => table({ players: 4, ...scoringAt('UN', 'window', 1), captain: 'PG', ...more })

const events = (t: Table): string[] => t.events.map((e) => e.kind)

/** The rules a line is refused under, when it is really not open; none when it is. */
const rulesOf = (t: Table, line: string): string[] => {
  const rules = t.rules(line)
  expect(t.offer().includes(line)).toBe(rules.length === 0)
  return rules
}

describe('who uses an Event', () => {
  test.each([
    ['EX-6.1 Black Ops Team is the UN and MCR card', 'A17', ['UN', 'MCR']],
    ['EX-6.1 Drummer is the MCR and OPA card', 'A01', ['MCR', 'OPA']],
    ['EX-6.1 Anderson Dawes is the OPA and PG card', 'A37', ['OPA', 'PG']],
    ['EX-6.1 Bush Naval Yards is the UN and PG card', 'A07', ['UN', 'PG']],
  ])('%s: the others have its AP only', (_title, card, tabs) => {
    for (const active of ['UN', 'MCR', 'OPA', 'PG']) {
      const t = withCard(card, { active }).do('take 1')
      expect(t.step()).toBe(tabs.includes(active) ? 'use' : 'spend')
      expect(t.offer('perform')).toEqual(tabs.includes(active) ? ['perform'] : [])
      expect(t.offer('keep')).toEqual(tabs.includes(active) ? ['keep'] : [])
    }
  })

  test('EX-6.1 only Kenzo Gabriel lets a player perform an Event without the tab', () => {
    const t = withCard('A31').do('take 1', 'perform')
    expect(t.offer()).toEqual(['slot 2', 'slot 3', 'slot 4', 'slot 5'])
    t.do('slot 2')
    expect([t.cubes('mariner-valley', 'UN'), t.cubes('londres-nova', 'UN')]).toEqual([1, 1])
  })

  test('EX-6.8 whoever takes a card and performs its Event leaves no offer to others, and no token moves', () => {
    const t = withCard('A07', { initiative: ['PG', 'UN', 'OPA', 'MCR'] }).do('take 1', 'perform')
    expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
    expect(t.initiative()).toEqual(['PG', 'UN', 'OPA', 'MCR'])
    expect(t.discard()).toEqual(['A07'])
  })

  test('EX-6.8 nor does whoever takes a card and keeps it', () => {
    for (const card of ['A07', 'A03']) {
      const t = withCard(card, { initiative: ['PG', 'UN', 'OPA', 'MCR'] }).do('take 1', 'keep')
      expect([t.asked(), t.step()]).toEqual(['MCR', 'turn'])
      expect(t.initiative()).toEqual(['PG', 'UN', 'OPA', 'MCR'])
      expect(t.kept('UN')).toEqual([card])
    }
  })

  test('EX-6.9 an Event that does nothing may be performed, by the active player and by one who is offered it', () => {
    // Slingshot Racing removes influence from an Outer Base, and there is none.
    const own = withCard('A16', { active: 'MCR' }).do('take 1')
    expect(own.offer()).toEqual(['perform', 'keep', 'points'])
    own.do('perform')
    expect([own.asked(), own.discard()]).toEqual(['OPA', ['A16']])
    const offered = withCard('A16', { initiative: ['OPA', 'UN', 'MCR', 'PG'] }).do('take 1', 'finish', 'perform')
    expect([offered.initiative(), offered.discard()]).toEqual([['UN', 'MCR', 'PG', 'OPA'], ['A16']])
  })

  test('EX-6.9 and be played when kept, as a turn and in an event window', () => {
    const turn = table({ players: 4, active: 'MCR', track: TRACK, kept: { MCR: ['A16'] } }).do('play A16')
    expect([turn.asked(), turn.discard()]).toEqual(['OPA', ['A16']])
    expect(
      inWindow({ kept: { MCR: ['A16'] } })
        .do('play A16')
        .discard(),
    ).toContain('A16')
  })
})

describe('performing and keeping', () => {
  const cubes = { bases: { ceres: { OPA: 1 } } }

  test('EX-6.2 an Event performed costs nothing and its card is discarded', () => {
    const t = withCard('A17', cubes).do('take 1', 'perform', 'cube OPA ceres')
    expect([t.cp('UN'), t.cubes('ceres', 'OPA'), t.kept('UN'), t.discard()]).toEqual([10, 0, [], ['A17']])
  })

  test('EX-6.2 an Event kept costs 1 CP, lies before its owner and has done nothing', () => {
    const t = withCard('A17', cubes).do('take 1', 'keep')
    expect([t.cp('UN'), t.cubes('ceres', 'OPA'), t.kept('UN'), t.discard()]).toEqual([9, 1, ['A17'], []])
  })

  test.each([
    ['EX-6.3 1 CP and the free slot: it can be kept', 1, 'take 1', []],
    ['EX-6.3 2 CP and slot 2: it can be kept', 2, 'take 2', []],
    ['EX-6.3 1 CP and slot 2: it cannot', 1, 'take 2', ['EX-6.3']],
    ['EX-6.3 0 CP: it cannot', 0, 'take 1', ['EX-6.3']],
    ['EX-6.3 2 CP and slot 4: it cannot', 2, 'take 4', ['EX-6.3']],
  ])('%s', (_title, cp, line, refused) => {
    const t = table({
      players: 4,
      track: ['A17', 'A18', 'A42', 'A07', 'A29'],
      cp: { UN: cp },
      kept: { UN: ['A19'] },
    }).do(line)
    expect(rulesOf(t, 'keep')).toEqual(refused)
    if (refused.length === 0) expect(t.do('keep').cp('UN')).toBe(0)
  })

  test.each([
    ['EX-6.3 Miller is kept free', 'A02', 'UN'],
    ['EX-6.3 Cotyar Ghazi is kept free', 'A03', 'PG'],
    ['EX-6.3 Mao-Kwikowski Mercantile is kept free', 'A04', 'MCR'],
  ] as const)('%s, also with 0 CP', (_title, card, active) => {
    for (const cp of [0, 10]) {
      const t = withCard(card, { active, cp: { [active]: cp }, kept: { [active]: ['A50'] } }).do('take 1', 'keep')
      expect([t.cp(active), t.kept(active)]).toEqual([cp, ['A50', card]])
    }
  })

  test('EX-6.3 with Puppet Master PG keeps every Event free, also with 0 CP', () => {
    const start = { active: 'PG', cp: { PG: 0 }, kept: { PG: ['A50'] } }
    expect(withCard('A44', start).do('take 1').rules('keep')).toEqual(['EX-6.3'])
    const t = withCard('A44', { ...start, techs: { PG: ['pg-1'] } }).do('take 1', 'keep')
    expect([t.cp('PG'), t.kept('PG')]).toEqual([0, ['A50', 'A44']])
  })

  test('EX-6.4 any number of Events may be kept', () => {
    const many = ['A44', 'A18', 'A19', 'A22', 'A24', 'A26', 'A28', 'A30', 'A03']
    const t = withCard('A17', { kept: { UN: many } }).do('take 1', 'keep')
    expect(t.kept('UN')).toEqual([...many, 'A17'])
  })

  test('T-19 EX-6.3 EX-6.10 with 1 CP and slot 2 keeping is refused, performing and the AP are open', () => {
    const start = (card: string): Table =>
      table({ players: 4, track: ['A10', card, 'A42', 'A05', 'A29'], cp: { UN: 1 }, bases: { ceres: { OPA: 1 } } }).do(
        'take 2',
      )
    const t = start('A17')
    expect([t.cp('UN'), rulesOf(t, 'keep')]).toEqual([0, ['EX-6.3']])
    expect(t.offer()).toEqual(['perform', 'points'])
    expect(start('A17').do('perform', 'cube OPA ceres').cubes('ceres', 'OPA')).toBe(0)
    expect(start('A17').do('points').step()).toBe('spend')
    for (const free of ['A02', 'A04']) {
      const u = start(free)
      expect([u.cp('UN'), rulesOf(u, 'keep')]).toEqual([0, []])
      expect(u.do('keep').kept('UN')).toEqual([free])
    }
  })
})

describe('playing a kept Event', () => {
  const kept = { kept: { MCR: ['A17', 'A10'] }, bases: { ceres: { OPA: 1 } } }

  test('EX-6.5 as the whole of one turn, at no cost; the card is then discarded', () => {
    for (const cp of [0, 7]) {
      const t = table({ players: 4, active: 'MCR', track: TRACK.slice(2), cp: { MCR: cp }, ...kept })
      t.do('play A17', 'cube OPA ceres')
      expect([t.cubes('ceres', 'OPA'), t.cp('MCR'), t.kept('MCR'), t.discard()]).toEqual([0, cp, ['A10'], ['A17']])
      expect([t.asked(), t.step()]).toEqual(['OPA', 'turn'])
    }
  })

  test('EX-6.5 as the one play in an event window, at no cost; the card is then discarded', () => {
    for (const cp of [0, 7]) {
      const t = inWindow({ cp: { MCR: cp }, ...kept })
      expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'play A17', 'play A10', 'pass'])
      t.do('play A17', 'cube OPA ceres')
      expect([t.cubes('ceres', 'OPA'), t.cp('MCR'), t.kept('MCR'), t.discard()]).toEqual([0, cp, ['A10'], ['A17']])
      // One play each: PG is next, with the Rocinante.
      expect(t.asked()).toBe('PG')
    }
  })

  test('EX-6.5 at no other moment, and only by its owner', () => {
    expect(table({ players: 4, ...spending('MCR', 2), kept: { MCR: ['A17'] } }).refusals('play A17')).not.toEqual([])
    expect(
      withCard('A01', { active: 'MCR', kept: { MCR: ['A17'] } })
        .do('take 1')
        .rules('play A17'),
    ).toContain('EX-6.5')
    expect(table({ players: 4, track: TRACK.slice(1), kept: { MCR: ['A17'] } }).rules('play A17')).toEqual(['EX-6.5'])
    expect(
      inWindow({ captain: 'OPA', kept: { MCR: ['A17'] } })
        .do('pass')
        .rules('play A17'),
    ).toEqual(['EX-6.5'])
  })

  test('EX-6.6 never in the turn in which it was kept', () => {
    const turn = table({
      players: 4,
      active: 'UN',
      track: TRACK.slice(1),
      keptNow: { UN: ['A17', 'A02'] },
      kept: { UN: ['A44'] },
    })
    expect(turn.offer('play')).toEqual(['play A44'])
    expect([rulesOf(turn, 'play A17'), rulesOf(turn, 'play A02')]).toEqual([['EX-6.6'], ['EX-6.6']])
    const scoring = inWindow({ keptNow: { MCR: ['A17'] }, kept: { MCR: ['A10'] } })
    expect(scoring.offer()).toEqual(['play A10', 'pass'])
    expect(rulesOf(scoring, 'play A17')).toEqual(['EX-6.6'])
    const beside = table({ players: 4, ...spending('UN', 2, 'A29'), keptNow: { UN: ['A04'] } })
    expect(rulesOf(beside, 'play A04')).toEqual(['EX-6.6'])
    expect(table({ players: 4, ...spending('UN', 2, 'A29'), kept: { UN: ['A04'] } }).rules('play A04')).toEqual([])
  })

  /** The UN uses the AP of Black Ops Team, the MCR keeps its Event in the UN's turn. */
  const keptInTheTurnOf = (seating: FactionId[], more: Spec = {}): Table =>
    withCard('A17', { seating, ...more }).do('take 1', 'points', 'finish', 'keep')

  test('EX-6.7 an Event kept in the turn of another may be played in the own next turn', () => {
    const t = keptInTheTurnOf(['UN', 'MCR', 'OPA', 'PG'])
    expect([t.asked(), t.step(), t.cp('MCR'), t.kept('MCR')]).toEqual(['MCR', 'turn', 9, ['A17']])
    expect(rulesOf(t, 'play A17')).toEqual([])
  })

  test('EX-6.7 or in the next Scoring, before the own turn', () => {
    const t = keptInTheTurnOf(['UN', 'OPA', 'MCR', 'PG'], { deck: ['score'], captain: 'OPA' })
    expect(t.asked()).toBe('OPA')
    t.do('take 5', 'bonus inner')
    expect([t.asked(), ...t.offer()]).toEqual(['MCR', 'play A17', 'pass'])
  })
})

describe('a card that is being played', () => {
  test('EX-6.11 Assassin does not hit itself: its owner loses another Kept Event', () => {
    const t = table({ players: 4, active: 'PG', track: TRACK.slice(0, 3), kept: { PG: ['A05', 'A44'] } }).do('play A05')
    expect([t.kept('PG'), t.discard()]).toEqual([[], ['A44', 'A05']])
  })

  test('EX-6.11 Assassin does not hit itself: alone it takes nothing from its owner', () => {
    const t = table({
      players: 4,
      active: 'PG',
      track: TRACK.slice(1, 3),
      kept: { PG: ['A05'], UN: ['A17', 'A18'] },
    }).do('play A05')
    expect([t.asked(), ...t.offer()]).toEqual(['UN', 'discard A17', 'discard A18'])
    t.do('discard A17')
    expect([t.kept('UN'), t.kept('PG'), t.discard()]).toEqual([['A18'], [], ['A17', 'A05']])
  })

  test('EX-6.11 it leaves the kept cards when declared and is discarded when resolved, in a turn', () => {
    const t = table({ players: 4, track: TRACK.slice(1), kept: { UN: ['A17'] }, bases: { ceres: { OPA: 1 } } }).do(
      'play A17',
    )
    expect([t.step(), t.kept('UN'), t.discard()]).toEqual(['effect', [], []])
    t.do('stop')
    expect([t.kept('UN'), t.discard()]).toEqual([[], ['A17']])
  })

  test('EX-6.11 it leaves the kept cards when declared and is discarded when resolved, in an event window', () => {
    const t = inWindow({ kept: { MCR: ['A17'] }, bases: { ceres: { OPA: 1 } } }).do('play A17')
    expect([t.step(), t.kept('MCR'), t.discard()]).toEqual(['effect', [], []])
    t.do('stop')
    expect([t.kept('MCR'), t.discard()]).toEqual([[], ['A17']])
    expect(events(t)).toEqual(['performed'])
  })
})
