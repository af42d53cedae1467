import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { plain, type Spec, table } from './table.ts'

const near = (a: Spec, b: Spec = {}): Spec => ({ A: { warlord: '3,-3', ...a }, B: { warlord: '-3,3', ...b } })

describe('terms', () => {
  test('HX-1.5 normal units, minor units and mercenaries are units, a warlord is not', () => {
    const t = table({ factions: { A: 'IN' }, pieces: near({ normal: ['0,0'], minor: ['1,0'], C1: '0,1' }) }).do(
      'ability',
    )
    expect(t.offer()).toEqual(['hex 0,0', 'hex 1,0', 'hex 0,1'])
  })

  test('HX-1.6 a hex holds at most one piece', () => {
    const t = plain({ pieces: near({ normal: ['0,0'] }) }).do('place normal')
    expect([t.rules('hex 0,0'), t.rules('hex 3,-3')]).toEqual([['HX-7.1'], ['HX-7.1']])
    expect(() => plain({ pieces: near({ normal: ['0,0', '0,0'] }) })).toThrow('at most one piece')
  })

  test('HX-1.7 an enemy is still in the game, not oneself and not the partner', () => {
    const t = table({ players: 4, teams: true, defeated: ['D'], cards: { A: ['A13'] } }).do('play A13')
    expect([t.offer(), t.rules('player C'), t.rules('player D')]).toEqual([
      ['player B', 'skip'],
      ['HX-12.8'],
      ['HX-12.8'],
    ])
  })

  test('HX-1.8 a neutral unit belongs to nobody', () => {
    const t = plain({ players: 3, defeated: ['C'], pieces: { A: { normal: ['1,0'] }, neutral: { normal: ['0,0'] } } })
    expect(t.do('return').happened('returned')).toHaveLength(1)
    expect(t.on('0,0')).toBe('neutral normal')
  })

  test('HX-1.9 a return or a theft is no removal: nothing goes to the Recovery Ship', () => {
    expect(
      plain({ pieces: near({ normal: ['0,0'] }) })
        .do('return')
        .ship('A'),
    ).toEqual([0, 0])
    const t = plain({ cards: { A: ['A18'] }, pieces: near({}, { C3: '0,0' }) }).do('play A18', 'card C3', 'take')
    expect([t.cards('A'), t.pile('removed'), t.on('0,0'), t.offer('place C3')]).toEqual([
      ['C3'],
      [],
      'empty',
      ['place C3'],
    ])
  })

  test('HX-1.10 the two removals of one attack are one change', () => {
    const t = plain({ pieces: near({ normal: ['0,0'] }, { normal: ['1,0'] }) }).do('attack')
    expect(t.events.map((e) => e.kind)).toEqual(['attacked', 'removed', 'removed'])
  })

  test('HX-1.11 a side is one player, or two partners', () => {
    expect(table({ players: 4 }).state.ruleset.sideOf).toEqual([0, 1, 2, 3])
    expect(table({ players: 4, teams: true }).state.ruleset.sideOf).toEqual([0, 1, 0, 1])
  })

  test("HX-1.12 the player of an ability makes its choices, also in another player's turn", () => {
    const t = table({ minors: { A: 'M02', B: 'M05' }, cards: { A: ['A9'] }, pieces: near({}, { minor: ['0,0'] }) })
    t.do('play A9', 'hex 0,0')
    expect([t.active(), t.asked(), t.offer()]).toEqual(['A', 'B', ['unit normal', 'skip']])
    expect(t.do('unit normal', 'unit normal').ship('A')).toEqual([2, 0])
  })
})

describe('units', () => {
  test('HX-9.1 normal and minor units start in the Reserve and are placed from there', () => {
    const t = table({}).do('place minor', 'hex 0,0')
    expect([t.reserve('A'), t.on('0,0')]).toEqual([[9, 2], 'A minor'])
  })

  test('HX-9.2 placing is never compulsory', () => {
    const t = plain({ cards: { A: ['A17'] } }).do('play A17', 'hex 0,0', 'rotate 0', 'skip', 'skip')
    expect([t.units('A'), t.actionsLeft()]).toEqual([[], 1])
  })

  test('HX-9.3 with no empty hex placing and moving are impossible, nothing else changes', () => {
    const rows = (from: number, to: number): string[] => {
      const all: string[] = []
      for (let r = -4; r <= 4; r++)
        for (let q = Math.max(-4, -4 - r); q <= Math.min(4, 4 - r); q++) all.push(`${q},${r}`)
      return all.filter((hex) => !['4,-4', '-4,4', '4,0', '-4,0'].includes(hex)).slice(from, to)
    }
    const pieces = {
      A: { warlord: '4,-4', normal: rows(0, 11) },
      B: { warlord: '-4,4', normal: rows(11, 23) },
      C: {
        warlord: '4,0',
        normal: rows(23, 35),
        C1: rows(35, 36)[0] ?? '',
        C2: rows(36, 37)[0] ?? '',
        C3: rows(37, 38)[0] ?? '',
        C4: rows(38, 39)[0] ?? '',
        C5: rows(39, 40)[0] ?? '',
      },
      D: {
        warlord: '-4,0',
        normal: rows(40, 52),
        C6: rows(52, 53)[0] ?? '',
        C7: rows(53, 54)[0] ?? '',
        C8: rows(54, 55)[0] ?? '',
        C9: rows(55, 56)[0] ?? '',
        C10: rows(56, 57)[0] ?? '',
      },
    }
    const t = plain({ players: 4, teams: true, common: 'P12', pieces })
    expect(t.rules('place normal')).toEqual(['HX-9.3'])
    expect(t.rules('move')).toEqual(['HX-7.11'])
    expect([t.rules('gain'), t.rules('attack'), t.rules('return')]).toEqual([[], [], []])
  })

  test('HX-9.4 units do not walk', () => {
    const t = plain({ factions: { A: 'UTW' }, pieces: near({ normal: ['0,0'] }) }).do('move')
    expect(t.rules('hex 1,0')).toEqual(['HX-7.11'])
    expect(t.offer().every((line) => ['hex 2,-3', 'hex 2,-2', 'hex 3,-2'].includes(line))).toBe(true)
  })

  test('HX-9.5 removed units go to the Recovery Ship, Zombies to the Reserve, mercenaries and neutral units away', () => {
    const struck = (spec: Spec): ReturnType<typeof table> =>
      table({ cards: { A: ['A9'] }, ...spec }).do('play A9', 'hex 0,0')
    expect(struck({ pieces: near({}, { normal: ['0,0'] }) }).ship('B')).toEqual([1, 0])
    expect(struck({ minors: { A: 'M01', B: 'M06' }, pieces: near({}, { minor: ['0,0'] }) }).ship('B')).toEqual([0, 1])
    const zombie = struck({ minors: { A: 'M01', B: 'M02' }, pieces: near({}, { minor: ['0,0'] }) })
    expect([zombie.ship('B'), zombie.reserve('B')]).toEqual([
      [0, 0],
      [9, 3],
    ])
    expect(struck({ pieces: near({}, { C4: '0,0' }) }).pile('removed')).toEqual(['C4'])
    const neutral = struck({ players: 3, defeated: ['C'], pieces: { neutral: { normal: ['0,0'] } } })
    expect([neutral.on('0,0'), neutral.ship('A'), neutral.ship('C')]).toEqual(['empty', [0, 0], [0, 0]])
  })

  test('HX-9.6 units leave the Recovery Ship by Recover or RR to the Reserve, by RB to the board', () => {
    const spec: Spec = { ship: { A: { normal: 3 } }, cards: { A: ['A7', 'A8'] } }
    expect(plain(spec).do('recover normal').reserve('A')).toEqual([10, 0])
    expect(plain(spec).do('play A7', 'recover normal', 'recover normal', 'recover normal').ship('A')).toEqual([0, 0])
    const board = plain(spec).do('play A8', 'hex 0,0', 'rotate 0', 'place normal', 'place normal')
    expect([board.units('A'), board.ship('A'), board.reserve('A')]).toEqual([
      ['0,0', '1,0'],
      [1, 0],
      [9, 0],
    ])
  })

  test('HX-9.7 Destruction units cannot attack, neither as an action nor by UA; by the house rule Zombies neither', () => {
    for (const minor of ['M01', 'M02', 'M04', 'M05']) {
      const t = table({
        zombiesHold: true,
        minors: { A: minor, B: 'M06' },
        cards: { A: ['A6'] },
        pieces: near({ minor: ['0,0'], normal: ['2,0'] }, { normal: ['1,0'] }),
      })
      t.do('play A6')
      expect([minor, t.rules('hex 0,0')]).toEqual([minor, ['HX-9.7']])
    }
    const zombie = table({ minors: { A: 'M02', B: 'M01' }, pieces: near({ minor: ['0,0'] }, { normal: ['1,0'] }) }).do(
      'attack',
    )
    expect([zombie.reserve('A'), zombie.ship('A'), zombie.ship('B')]).toEqual([
      [9, 3],
      [0, 0],
      [1, 0],
    ])
    const fighter = table({ minors: { A: 'M06', B: 'M01' }, pieces: near({ minor: ['0,0'] }, { normal: ['1,0'] }) }).do(
      'attack',
    )
    expect(fighter.ship('A')).toEqual([0, 1])
  })

  test('HX-9.8 a placement ability is queued each time the unit comes onto the board, not by an exchange', () => {
    const spec: Spec = { minors: { A: 'M06', B: 'M01' }, pieces: near({ normal: ['-1,0'] }, { normal: ['1,0'] }) }
    const placed = table(spec).do('place minor', 'hex 0,0')
    expect(placed.happened('runs')).toHaveLength(1)
    const back = table({ ...spec, cards: { A: ['A8'] }, ship: { A: { minor: 1 } } }).do(
      'play A8',
      'hex 0,0',
      'rotate 3',
      'place minor',
    )
    expect(back.happened('runs')).toHaveLength(1)
    const swapped = table({ ...spec, factions: { A: 'IN' }, pieces: near({ minor: ['-2,0'] }, { normal: ['1,0'] }) })
    expect(swapped.do('ability', 'hex -2,0', 'hex 0,0').happened('runs')).toEqual([])
  })

  test('HX-9.9 a Destruction ability is queued when the unit goes from the board to the Recovery Ship, whoever caused it', () => {
    const own = table({ minors: { A: 'M04', B: 'M01' }, cards: { A: ['A9'] }, pieces: near({ minor: ['0,0'] }) }).do(
      'play A9',
      'hex 0,0',
    )
    expect(own.hexilum('A')).toBe(2)
    const raided = table({ minors: { A: 'M01', B: 'M04' }, cards: { A: ['A14'] } }).do(
      'play A14',
      'unit minor',
      'unit minor',
    )
    expect([raided.hexilum('B'), raided.ship('B')]).toEqual([0, [0, 2]])
  })

  test("HX-9.10 the owner makes the choices of his unit's Destruction ability", () => {
    const t = table({
      players: 3,
      minors: { A: 'M01', B: 'M05', C: 'M02' },
      cards: { A: ['A9'] },
      pieces: { B: { minor: ['0,0'] } },
    })
    t.do('play A9', 'hex 0,0')
    expect([t.asked(), t.offer()]).toEqual(['B', ['player A', 'player C', 'skip']])
    t.do('player C', 'unit normal', 'skip')
    expect([t.ship('C'), t.asked()]).toEqual([[1, 0], 'A'])
  })
})

describe('mercenaries', () => {
  test('HX-10.1 bought mercenaries lie before their player until they are placed', () => {
    const t = plain({ hexilum: { A: 4 }, market: ['C6', 'C13', 'C9', 'A1', 'A2'] }).do('done', 'buy 1')
    expect([t.cards('A'), t.state.placed]).toEqual([['C6'], 0])
  })

  test('HX-10.2 five bases, cards and board together', () => {
    const spec: Spec = {
      hexilum: { A: 9 },
      cards: { A: ['C1', 'C2', 'C3'] },
      pieces: near({ C4: '0,0', C5: '1,0' }),
      market: ['C6', 'A1', 'A2', 'A3', 'A4'],
    }
    expect(plain(spec).do('done').refusals('buy 1')).toEqual([{ rule: 'HX-10.2', code: 'noFreeBase', args: {} }])
    expect(
      plain({ ...spec, cards: { A: ['C1', 'C2'] } })
        .do('done')
        .rules('buy 1'),
    ).toEqual([])
  })

  test('HX-10.3 a mercenary is placed by the action, PL or PO, never by RB', () => {
    const spec: Spec = {
      cards: { A: ['C2', 'A17', 'A12', 'A8'] },
      ship: { A: { normal: 1 } },
      pieces: near({}, { normal: ['1,1'] }),
    }
    expect(plain(spec).do('place C2', 'hex 0,0').on('0,0')).toBe('A C2')
    expect(plain(spec).do('play A17', 'hex 0,0', 'rotate 0', 'place C2').on('0,0')).toBe('A C2')
    expect(plain(spec).do('play A12', 'hex 1,1', 'place C2').on('1,1')).toBe('A C2')
    expect(plain(spec).do('play A8', 'hex 0,0', 'rotate 0').rules('place C2')).toEqual(['HX-10.7'])
    expect(plain(spec).rules('place C3')).toEqual(['HX-10.3'])
  })

  test('HX-10.4 several may be bought in one phase and placed whenever one likes', () => {
    const t = plain({ hexilum: { A: 5 }, market: ['C2', 'C3', 'A13', 'A12', 'A11'] })
      .do('done', 'buy 1', 'buy 2')
      .pass()
      .pass()
      .pass()
    expect([t.active(), t.offer('place C')]).toEqual(['A', ['place C2', 'place C3']])
  })

  test('HX-10.5 its ability runs inside the action that places it; territory attacks in it are compulsory', () => {
    const t = plain({ cards: { A: ['C3'] }, pieces: near({}, { normal: ['1,0'] }) }).do('place C3', 'hex 0,0')
    expect([t.offer('skip'), t.actionsLeft()]).toEqual([[], 1])
    expect(t.do('rotate 0').ship('B')).toEqual([1, 0])
  })

  test('HX-10.6 only reusable mercenaries run their ability again', () => {
    const t = plain({ pieces: near({ C5: '0,0', C13: '1,1' }) })
    expect([t.rules('activate C5'), t.rules('activate C13')]).toEqual([['HX-10.6'], []])
    expect(t.do('activate C13').offer()).toHaveLength(6)
  })

  test('HX-10.7 a mercenary attacks, is exchanged and counts for patterns; it is neither returned nor recovered', () => {
    const pieces = near({ C1: '0,0' }, { normal: ['1,0'] })
    expect(plain({ pieces }).do('attack').pile('removed')).toEqual(['C1'])
    expect(plain({ pieces }).rules('return')).toEqual(['HX-7.2'])
    expect(plain({ pieces }).rules('recover C1')).toEqual(['HX-10.7'])
    const normal = ['-2,0', '-1,0', '1,0', '2,0', '-2,1', '-1,1', '0,1']
    expect(
      plain({ common: 'P07', pieces: near({ C1: '0,0', normal }) })
        .do('place normal', 'hex 1,1')
        .winner(),
    ).toBe('A')
  })

  test('HX-10.8 a lost mercenary frees its base, and its card is never reshuffled', () => {
    const t = plain({ cards: { A: ['A9'] }, pieces: near({}, { C6: '0,0' }) }).do('play A9', 'hex 0,0')
    expect([t.cards('B'), t.pile('removed'), t.pile('discard')]).toEqual([[], ['C6'], ['A9']])
  })

  test('HX-10.9 HX-7.7 a reusable mercenary runs again for an action, in the turn it was placed and twice in one turn', () => {
    const spec: Spec = { cards: { A: ['C12'] }, pieces: near({ normal: ['-1,0'] }) }
    const t = plain(spec).do('place C12', 'hex 0,0')
    expect(t.do('activate C12').happened('activated')).toHaveLength(1)
    const again = plain({ pieces: near({ C11: '0,0' }), ship: { A: { normal: 4 } } })
    again.do('activate C11', 'recover normal', 'recover normal', 'activate C11', 'recover normal', 'recover normal')
    expect(again.ship('A')).toEqual([0, 0])
    expect(
      plain({ ...spec, mercenaryOnce: true })
        .do('place C12', 'hex 0,0')
        .rules('activate C12'),
    ).toEqual(['HX-10.9'])
  })

  test('HX-10.9 HX-22.5 in one action and its chain it runs once', () => {
    const t = plain({ cards: { A: ['C20', 'C11', 'C6'] }, ship: { A: { normal: 2 } }, pieces: near({}) })
    t.do('place C20', 'hex 0,0', 'rotate 0')
    t.state.ran |= 1 << CARDS.findIndex(({ id }) => id === 'C11')
    t.do('place C11', 'skip')
    expect(t.happened('runs').filter((event) => event.kind === 'runs')).toHaveLength(1)
    expect(t.ship('A')).toEqual([2, 0])
  })
})
