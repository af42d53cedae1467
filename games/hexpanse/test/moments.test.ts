import { itemAt } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { hexNamed } from '../src/notation.ts'
import { cardOf, isMercenaryProgram, ofCard } from '../src/rules/programs.ts'
import { wouldWin } from '../src/rules/victory.ts'
import { questionOf } from '../src/steps/question.ts'
import { MERCENARIES } from '../src/types.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const CORNERS: Spec = { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } }

/** What exactly is asked, as the frame on top has it. */
const question = (t: Table): string => questionOf(t.state.ruleset, itemAt(t.state.stack, t.state.stack.length - 1))

/** The only refusal of a move that is not asked for. */
const moment = (t: Table, line: string): string =>
  t
    .refusals(line)
    .map(({ rule, code }) => `${rule} ${code}`)
    .join()

describe('a move at the wrong moment is refused under the rule that says when it is made', () => {
  test.each([
    ['faction TE', 'HX-5.2 whenFaction'],
    ['minor M01', 'HX-5.4 whenMinor'],
    ['mission P07', 'HX-5.7 whenMission'],
    ['hex 0,0', 'HX-13.6 whenHex'],
    ['rotate 0', 'HX-13.1 whenRotate'],
    ['skip', 'HX-13.5 whenSkip'],
    ['player B', 'HX-12.23 whenPlayer'],
    ['unit normal', 'HX-12.11 whenUnit'],
    ['card A1', 'HX-12.15 whenCard'],
    ['stay', 'HX-12.14 whenToken'],
    ['take', 'HX-12.14 whenToken'],
    ['number 1', 'HX-12.13 whenNumber'],
    ['buy 1', 'HX-7.14 whenBuy'],
    ['yes', 'HX-17.5 whenYes'],
    ['no', 'HX-17.5 whenYes'],
  ])('%s in the Action Phase: %s', (line, why) => {
    expect(moment(plain({}), line)).toBe(why)
  })

  test.each([
    ['place normal', 'HX-7.1 whenPlace'],
    ['return', 'HX-7.2 whenAction'],
    ['attack', 'HX-7.3 whenAction'],
    ['recover normal', 'HX-7.5 whenAction'],
    ['play A1', 'HX-7.6 whenAction'],
    ['activate C5', 'HX-7.7 whenAction'],
    ['gain', 'HX-7.8 whenAction'],
    ['raise', 'HX-7.9 whenAction'],
    ['heal', 'HX-7.10 whenAction'],
    ['move', 'HX-7.11 whenAction'],
    ['ability', 'HX-7.12 whenAction'],
    ['done', 'HX-6.3 whenDone'],
    ['resign', 'HX-17.5 whenResign'],
  ])('%s while an ability is aimed: %s', (line, why) => {
    expect(moment(plain({ cards: { A: ['C5'] }, pieces: CORNERS }).do('place C5', 'hex 0,0'), line)).toBe(why)
  })

  test('HX-1.12 whoever is not asked is told who is', () => {
    const t = plain({})
    expect(t.game.refusals(t.state, 1, itemAt(t.game.moves(t.state, 0), 0))).toEqual([
      { rule: 'HX-1.12', code: 'notAsked', args: { player: 0 } },
    ])
  })
})

describe('what exactly is asked', () => {
  test('HX-5.2 set-up asks for factions first', () => {
    expect(question(fresh(2))).toBe('faction')
  })

  test('HX-6.3, HX-6.5 in a turn for actions, then for cards of the market', () => {
    const t = plain({ hexilum: { A: 5 }, market: ['A1', 'A5', 'A4', 'C9', 'C13'] })
    expect(question(t)).toBe('actions')
    expect(question(t.do('done'))).toBe('market')
  })

  test('HX-13.1 of an ability for its base hex, its rotation, then for each icon', () => {
    const t = plain({ cards: { A: ['A10'] }, pieces: CORNERS }).do('play A10')
    expect(question(t)).toBe('anchor')
    expect(question(t.do('hex 0,0'))).toBe('rotation')
  })

  test('HX-12.9, HX-12.10 an icon that asks once: to heal, then where the warlord goes', () => {
    const t = plain({ cards: { A: ['A5'] }, life: { A: 3 }, pieces: { A: { warlord: '0,0' } } }).do('play A5')
    expect(question(t)).toBe('heal')
    expect(question(t.do('skip'))).toBe('step')
  })

  test('HX-12.23 an icon that asks twice: for the enemy, then for the unit', () => {
    const t = table({ players: 3, minors: { A: 'M01', B: 'M03', C: 'M04' }, cards: { A: ['A14'] } }).do('play A14')
    expect(question(t)).toBe('victim')
    expect(question(t.do('player C'))).toBe('raid')
  })
})

describe('who can be raided', () => {
  const raid = (more: Spec): Table =>
    table({ players: 3, minors: { A: 'M01', B: 'M02', C: 'M03' }, cards: { A: ['A14'] }, ...more }).do('play A14')

  test('HX-12.11 an enemy with nothing but Zombies in Reserve is not chosen', () => {
    expect(raid({}).offer()).toEqual(['player B', 'player C', 'skip'])
    expect(raid({ ship: { B: { normal: 9 } } }).offer()).toEqual(['unit normal', 'unit minor', 'skip'])
  })

  test('HX-12.11 minor units alone are enough, an empty Reserve is not', () => {
    expect(raid({ ship: { B: { normal: 9 }, C: { normal: 9 } } }).offer()).toEqual(['unit minor', 'skip'])
    expect(raid({ ship: { B: { normal: 9 }, C: { normal: 9, minor: 3 } } }).actionsLeft()).toBe(1)
  })
})

describe('patterns and programs', () => {
  const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']

  test('HX-16.1 a hex wins where it completes a pattern that is a mission of this player', () => {
    const { state } = plain({ common: 'P07', pieces: { ...CORNERS, A: { warlord: '3,-3', normal: WALL.slice(1) } } })
    const wins = (player: number, hex: string): boolean => wouldWin(state, player, hexNamed(hex) ?? 0)
    expect([wins(0, '-2,0'), wins(0, '-3,1'), wins(1, '-2,0')]).toEqual([true, false, false])
  })

  test('a program of a card is that of a mercenary or of an action', () => {
    const kinds = [-1, 0, MERCENARIES - 1, MERCENARIES].map((card) => isMercenaryProgram(ofCard(card)))
    expect([kinds, cardOf(ofCard(3))]).toEqual([[false, true, true, false], 3])
  })
})
