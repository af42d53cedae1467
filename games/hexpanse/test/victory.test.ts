import { describe, expect, test } from 'vitest'
import { MISSION_ROWS } from '../src/data/missions.ts'
import { game } from '../src/index.ts'
import { hexName } from '../src/notation.ts'
import { cellsOf, patternsFor } from '../src/rules/patterns.ts'
import { MISSIONS } from '../src/types.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })
const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1']
const SANDGLASS = ['0,0', '0,1', '1,-2', '1,-1', '1,0', '1,1', '2,-3', '2,-2']

/** All but one cell stand; the last is placed. */
function finish(cells: readonly string[], more: Spec = {}): Table {
  const last = cells.at(-1) ?? ''
  const corners = ['3,-3', '-3,3', '3,0', '-3,0', '0,3', '0,-3'].filter((hex) => !cells.includes(hex))
  const pieces = { A: { warlord: corners[0] ?? '', normal: cells.slice(0, -1) }, B: { warlord: corners[1] ?? '' } }
  return plain({ pieces, ...more }).do('place normal', `hex ${last}`)
}

describe('patterns', () => {
  test('HX-16.1 the common mission wins at once, in Admiral also the own secret one', () => {
    expect(
      plain({ common: 'P07', pieces: near({ normal: WALL }) })
        .do('place normal', 'hex 1,1')
        .winner(),
    ).toBe('A')
    const admiral: Spec = { mode: 'admiral', common: 'P07', missions: { A: 'P03', B: 'P05' } }
    const pieces = { A: { warlord: '-3,0', normal: SANDGLASS }, B: { warlord: '-3,3' } }
    const own = table({ ...admiral, pieces }).do('place normal', 'hex 3,-3')
    expect([own.winner(), own.wonWith()]).toEqual(['A', 'P03'])
    const others = table({ ...admiral, missions: { A: 'P05', B: 'P03' }, pieces }).do('place normal', 'hex 3,-3')
    expect(others.winner()).toBeUndefined()
  })

  test.each(MISSION_ROWS.map(({ id, name }, mission) => ({ id, name, mission })))(
    'HX-16.2 $id $name counts anywhere under the six rotations, other hexes do not matter',
    ({ id, mission }) => {
      const pattern = patternsFor(MISSION_ROWS, 37)[mission]
      if (pattern === undefined) throw new Error(id)
      for (let way = 0; way < pattern.count; way += 7) {
        const cells = cellsOf(pattern, way).map(hexName)
        const t = finish(cells, { common: id })
        expect([way, t.winner(), t.state.wonAt]).toEqual([way, 'A', way])
        expect(finish(cells.slice(0, -1), { common: id }).winner()).toBeUndefined()
      }
    },
  )

  test('HX-16.3 normal, minor and mercenary units count in any mixture, warlords and neutral units do not', () => {
    const mixed = { minor: WALL.slice(0, 2), C1: WALL[2] ?? '', C2: WALL[3] ?? '', normal: WALL.slice(4) }
    expect(
      table({ common: 'P07', pieces: near(mixed) })
        .do('place normal', 'hex 1,1')
        .winner(),
    ).toBe('A')
    const neutral = plain({
      players: 3,
      common: 'P07',
      defeated: ['C'],
      pieces: { A: { normal: WALL.slice(1) }, neutral: { normal: WALL.slice(0, 1) } },
    })
    expect(neutral.do('place normal', 'hex 1,1').winner()).toBeUndefined()
  })

  test('HX-16.5 victory is checked after every change, also in the middle of an ability', () => {
    const t = plain({ common: 'P07', cards: { A: ['A17'] }, pieces: near({ normal: WALL }) }).do(
      'play A17',
      'hex 1,1',
      'rotate 0',
      'place normal',
    )
    expect([t.winner(), t.state.playing]).toEqual(['A', 36])
    const swap = plain({ common: 'P07', factions: { A: 'IN' }, pieces: near({ normal: [...WALL, '0,-2'] }) }).do(
      'ability',
      'hex 0,-2',
      'hex 1,1',
    )
    expect([swap.winner(), swap.life('A')]).toEqual(['A', 6])
  })

  test("HX-16.6 a player can win in another player's turn", () => {
    const t = plain({ common: 'P07', factions: { A: 'IN', B: 'TE' }, pieces: near({}, { normal: [...WALL, '0,-2'] }) })
    expect(t.do('ability', 'hex 0,-2', 'hex 1,1').winner()).toBe('B')
  })

  test('HX-16.7 of several sides the acting player wins, else the first clockwise after him', () => {
    const b = ['-1,-3', '0,-3', '1,-3', '2,-3', '3,-3', '-1,-2', '0,-2', '1,-2']
    const c = ['-3,3', '-2,3', '-1,3', '0,3', '1,3', '-3,4', '-2,4', '-1,4']
    const pieces = (one: 'B' | 'C', other: 'B' | 'C'): Spec => ({
      A: { warlord: '4,0' },
      [one]: { warlord: '-4,0', normal: [...b, '0,4'] },
      [other]: { warlord: '-4,1', normal: [...c, '2,-2'] },
    })
    const swap = (active: string, one: 'B' | 'C', other: 'B' | 'C'): string | undefined =>
      plain({ players: 3, active, common: 'P07', factions: { [active]: 'IN' }, pieces: pieces(one, other) })
        .do('ability', 'hex 0,4', 'hex 2,-2')
        .winner()
    expect([swap('A', 'B', 'C'), swap('A', 'C', 'B'), swap('C', 'B', 'C')]).toEqual(['B', 'B', 'C'])
  })

  test("a complete pattern that is nobody's own mission changes the count of reveals: it shows that much", () => {
    const admiral: Spec = { mode: 'admiral', common: 'P07', missions: { A: 'P05', B: 'P03' } }
    const pieces = { A: { warlord: '-3,0', normal: SANDGLASS }, B: { warlord: '-3,3' } }
    expect(table({ ...admiral, pieces }).do('place normal', 'hex 3,-3').state.reveals).toBe(1)
    expect(table({ ...admiral, pieces }).do('place normal', 'hex 0,-3').state.reveals).toBe(0)
  })
})

describe('the last warlord', () => {
  test('HX-16.4 a side wins when no enemy warlord is left', () => {
    const t = plain({ players: 3, life: { B: 2, C: 2 }, cards: { A: ['A13', 'A13'] } }).do('play A13', 'player B')
    expect([t.winner(), t.life('B')]).toEqual([undefined, 0])
    expect(t.do('play A13', 'player C').winner()).toBe('A')
  })

  test('HX-16.8 defeat is handled before patterns: what falls to nobody completes nothing', () => {
    const t = plain({
      common: 'P07',
      life: { B: 1 },
      pieces: { A: { warlord: '3,-3', normal: ['2,-3'] }, B: { warlord: '2,-2', normal: WALL } },
    })
    t.do('attack', 'hex 3,-3')
    expect([t.winner(), t.ending(), t.life('A')]).toEqual(['A', 'warlord', 5])
  })

  test('HX-16.9 Exhaustion is an option: without it nobody is hurt', () => {
    const spec: Spec = { round: 40, stack: [{ step: 'turn', seat: 'A', phase: 'income' }] }
    expect(plain({ ...spec, exhaustion: false }).life('A')).toBe(6)
    expect(plain(spec).life('A')).toBe(2)
    expect(fresh(2).state.ruleset.exhaustion).toBe(true)
  })

  test('HX-16.10 there is no draw: one side wins every game', () => {
    for (let n = 0; n < 10; n++) {
      const t = fresh(2 + (n % 3), {}, `draw ${n}`).playUntil(() => false, `draw ${n}`)
      expect(t.winner()).toMatch(/^[A-D]$/)
    }
  })
})

describe('defeat', () => {
  const fall = (more: Spec = {}): Table =>
    table({
      players: 3,
      life: { C: 1 },
      hexilum: { C: 4 },
      ship: { C: { normal: 2 } },
      cards: { A: ['A13'], C: ['A1', 'C2'] },
      pieces: { C: { warlord: '0,4', normal: ['0,0'], minor: ['1,0'], C9: '0,1' } },
      ...more,
    }).do('play A13', 'player C')

  test('HX-17.1 at life 0 a player is defeated and the warlord leaves the board', () => {
    const t = fall()
    expect([t.life('C'), t.on('0,4'), t.happened('defeated').length]).toEqual([0, 'empty', 1])
  })

  test('HX-17.2 his units stay, block, and can be attacked, exchanged and replaced', () => {
    const t = fall()
    expect([t.on('0,0'), t.on('1,0'), t.on('0,1')]).toEqual(['neutral normal', 'neutral minor', 'neutral C9'])
    expect(t.do('place normal').rules('hex 0,0')).toEqual(['HX-7.1'])
    const swap = fall({ factions: { A: 'IN' } }).do('ability', 'hex 0,1', 'hex 2,1')
    expect(swap.on('2,1')).toBe('neutral C9')
  })

  test('HX-17.3 his cards are discarded, those of mercenaries on the board removed; all else leaves the game', () => {
    const t = fall()
    expect([t.pile('discard').toSorted(), t.pile('removed')]).toEqual([['A1', 'A13', 'C2'], ['C9']])
    expect([t.cards('C'), t.hexilum('C'), t.reserve('C'), t.ship('C')]).toEqual([[], 0, [0, 0], [0, 0]])
    const own = plain({ players: 3, life: { A: 1 }, cards: { A: ['A9', 'A1'] }, pieces: { A: { warlord: '0,0' } } }).do(
      'play A9',
      'hex 0,0',
    )
    expect([own.pile('discard').toSorted(), own.state.playing]).toEqual([['A1', 'A9'], -1])
  })

  test('HX-17.4 his secret mission is shown; abilities of neutral units never run', () => {
    const t = fall({ mode: 'admiral', missions: { C: 'P09' }, minors: { C: 'M04' } })
    expect(t.happened('missionShown')).toEqual([{ kind: 'missionShown', player: 2, mission: MISSIONS.indexOf('P09') }])
    const shot = fall({ minors: { C: 'M04' }, cards: { A: ['A13', 'A9'] } }).do('play A9', 'hex 1,0')
    expect([shot.on('1,0'), shot.happened('runs')]).toEqual(['empty', []])
    expect(t.rules('activate C9')).toContain('HX-7.7')
  })

  test('HX-17.5 with the option a player may resign between actions, and it counts as defeat', () => {
    const t = plain({ players: 3, resign: true }).do('gain', 'resign', 'no')
    expect([t.asked(), t.rules('resign')]).toEqual(['A', ['HX-17.5']])
    t.pass().pass().pass()
    t.do('resign', 'yes')
    expect([t.active(), t.life('A'), t.winner()]).toEqual(['B', 0, undefined])
    const two = plain({ resign: true }).do('resign', 'yes')
    expect([two.winner(), two.ending()]).toEqual(['B', 'resigned'])
    expect(plain({}).rules('resign')).toEqual(['HX-17.5'])
    expect(plain({ resign: true }).do('place normal').rules('resign')).toEqual(['HX-17.5'])
  })
})

describe('teams', () => {
  const team = (more: Spec): Table => table({ players: 4, teams: true, ...more })

  test('HX-18.1 partners sit diagonally, turns alternate, the board is the one of 61 or by choice of 91', () => {
    const t = team({})
    expect([t.state.ruleset.cells, team({ largeBoard: true }).state.ruleset.cells]).toEqual([61, 91])
    const order = [0, 1, 2, 3].map(() => {
      const p = t.active()
      t.pass()
      return p
    })
    expect(order).toEqual(['A', 'B', 'C', 'D'])
    expect(t.state.ruleset.partners).toEqual([0b0101, 0b1010, 0b0101, 0b1010])
  })

  test('HX-18.2 units of both partners count in one pattern', () => {
    const pieces = { B: { normal: WALL.slice(0, 5) }, D: { normal: WALL.slice(5) } }
    expect(team({ active: 'D', common: 'P07', pieces }).do('place normal', 'hex 1,1').winner()).toBe('B+D')
    expect(
      table({ players: 4, active: 'D', common: 'P07', pieces }).do('place normal', 'hex 1,1').winner(),
    ).toBeUndefined()
  })

  test("HX-18.3 a player's own mission may be built by both, and his win is the team's", () => {
    const t = team({ mode: 'admiral', missions: { C: 'P07' }, common: 'P01', pieces: { A: { normal: WALL } } })
    expect([t.do('place normal', 'hex 1,1').winner(), t.wonWith()]).toEqual(['A+C', 'P07'])
    expect(game.outcome(t.state)).toEqual({ scores: [1, 0, 1, 0], winners: [0, 2], together: true })
    expect([0, 1, 2, 3].map((seat) => game.team?.(t.state, seat))).toEqual([0, 1, 0, 1])
  })

  test('HX-18.4 one surviving partner keeps the team alive', () => {
    const t = team({ life: { B: 2, D: 2 }, cards: { A: ['A13', 'A13'] } }).do('play A13', 'player B')
    expect(t.winner()).toBeUndefined()
    expect(t.do('play A13', 'player D').winner()).toBe('A+C')
  })

  test('HX-18.5 Reserve, cards, hexilum and Recovery Ship stay personal', () => {
    const t = team({ hexilum: { C: 9 }, cards: { C: ['A1', 'C2'] }, ship: { C: { normal: 1 } } })
    expect([t.rules('play A1'), t.rules('place C2'), t.rules('recover normal'), t.rules('raise')]).toEqual([
      ['HX-7.6'],
      ['HX-10.3'],
      ['HX-7.5'],
      ['HX-7.9'],
    ])
  })

  test('HX-18.6 nothing is aimed at the partner but TA; PO and XC may use his units', () => {
    const cards = { A: ['A13', 'A14', 'A15', 'A16', 'A18', 'A19', 'A12'], C: ['A1', 'C2'] }
    for (const card of ['A14', 'A15', 'A16', 'A18', 'A19']) {
      const t = team({ cards, hexilum: { C: 3 }, ship: { B: { normal: 9, minor: 3 }, D: { normal: 9, minor: 3 } } }).do(
        `play ${card}`,
      )
      expect([card, t.actionsLeft()]).toEqual([card, 1])
    }
    expect(team({ cards }).do('play A13').offer()).toEqual(['player B', 'player D', 'skip'])
    const terran = team({ factions: { A: 'TE' }, pieces: { A: { warlord: '0,0' }, C: { normal: ['1,0'] } } })
    expect(terran.rules('ability')).toEqual(['HX-7.12'])
    const po = team({ cards, pieces: { C: { normal: ['0,0'] } } }).do('play A12', 'hex 0,0', 'place normal')
    expect([po.on('0,0'), po.ship('C')]).toEqual(['A normal', [1, 0]])
    const xc = team({ factions: { A: 'IN' }, pieces: { C: { normal: ['0,0'] } } }).do('ability', 'hex 1,1')
    expect(xc.on('1,1')).toBe('C normal')
  })

  test("HX-18.7 a defeated partner's units are neutral and do not count", () => {
    const pieces = { A: { normal: WALL.slice(0, 5) }, C: { warlord: '4,-4', normal: WALL.slice(5) } }
    const t = team({ active: 'B', common: 'P07', life: { C: 2 }, cards: { B: ['A13'] }, pieces })
      .do('play A13', 'player C')
      .pass()
    while (t.active() !== 'A') t.pass()
    expect([t.on('0,1'), t.do('place normal', 'hex 1,1').winner()]).toEqual(['neutral normal', undefined])
  })
})
