import type { Json, Pack } from '@orrery/kernel'
import { keptPack, packSuite, packWith, type Sections } from '@orrery/testkit/packs'
import { describe, expect, test } from 'vitest'
import { judge } from '../bot/index.ts'
import { packs as input } from '../input/index.ts'
import { DELIVERED } from '../src/data/delivered.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import type { Axial, State } from '../src/types.ts'
import { words as gameWords } from '../words/index.ts'
import { packs as words } from '../words/packs.ts'
import { packed } from './packed.ts'

/* Packs: what a table plays with in place of what is delivered. */

const pack = (sections: Sections): Pack => packWith(game, sections)
const kept = (sections: Sections): string => keptPack(packed, sections)

const problems = (sections: Sections): readonly string[] => {
  const read = input.read(pack(sections))
  return read.ok ? [] : read.error.map(({ at, found, expected }) => `${at}; ${found}; ${expected}`)
}

/** A position of a table with the pack. */
function placed(sections: Sections, position: Sections): State {
  const read = game.position.read({ players: 2, pack: kept(sections), ...position })
  if (!read.ok) throw new Error(`${read.error.at}: ${read.error.expected}`)
  return read.value
}

function play(s: State, seat: number, ...lines: readonly string[]): void {
  for (const line of lines) {
    const move = game.parse(line)
    if (!move.ok) throw new Error(line)
    if (!game.moves(s, seat).includes(move.value)) throw new Error(`${line} is not open`)
    game.apply(s, seat, move.value)
  }
}

const LINE: readonly Axial[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [0, 2],
  [1, 2],
]
const line = LINE as unknown as Json

describe('packs of Hexpanse', () => {
  packSuite(packed, { seats: [2, 3, 4], example: { missions: { P03: { cells: line } }, cards: { C1: { cost: 1 } } } })
})

describe('a table plays with its pack', () => {
  const WARLORDS = { A: { warlord: '-3,0' }, B: { warlord: '3,0' } }

  test('HX-16.2 a mission of its own is what wins', () => {
    const pieces = {
      A: { warlord: '-3,3', normal: LINE.slice(1).map(([q, r]) => `${q},${r}`) },
      B: { warlord: '0,-3' },
    }
    const s = placed({ missions: { P01: { name: 'Wedge', cells: line } } }, { mode: 'seaman', common: 'P01', pieces })
    play(s, 0, 'place normal', 'hex 0,0')
    expect(game.outcome(s)?.winners).toEqual([0])
    const delivered = game.position.read({ players: 2, mode: 'seaman', common: 'P01', pieces })
    if (!delivered.ok) throw new Error(delivered.error.expected)
    play(delivered.value, 0, 'place normal', 'hex 0,0')
    expect(game.outcome(delivered.value)).toBeUndefined()
  })

  test('HX-13.1 the shape, price and text of a card follow it', () => {
    const ability = [
      { icon: 'PL', at: [2, 0] },
      { icon: 'RC', n: 3 },
    ]
    const s = placed(
      { cards: { A17: { name: 'Long Reach', cost: 0, ability } } },
      { pieces: WARLORDS, cards: { A: ['A17'] }, market: ['A17', '', '', '', ''] },
    )
    expect(game.moves(s, 0).map((m) => gameWords.move(m, game.view(s, 0)))).toContain(
      'Play Long Reach: Place a unit two hexes to the east, then gain 3 hexilum.',
    )
    play(s, 0, 'play A17', 'hex -1,0', 'rotate 0', 'place normal')
    expect([s.pieces.filter((piece) => piece === 0).length, s.hexilum[0]]).toEqual([1, 3])
    play(s, 0, 'done', 'buy 1')
    expect(s.hexilum[0]).toBe(3)
  })

  test('HX-8.1, HX-5.3, HX-4.4 so do life, income and what a hexilum hex gives, HX-4.3 and where those are', () => {
    const s = placed(
      {
        setup: { life: { start: 3, most: 4 }, income: { start: 2 }, hexilum: { entry: 3 } },
        boards: { B37: { hexilum: [[1, 0]] } },
      },
      { pieces: WARLORDS },
    )
    expect([s.life, s.income]).toEqual([
      [3, 3],
      [2, 2],
    ])
    play(s, 0, 'place normal', 'hex 1,0')
    expect(s.hexilum[0]).toBe(3)
    play(s, 0, 'heal')
    expect(s.life[0]).toBe(4)
  })

  test('HX-9.8 a minor faction of its own acts by it', () => {
    const s = placed(
      { minors: { M04: { name: 'Heralds', trigger: 'placement', ability: [{ icon: 'RC', n: 5 }] } } },
      { pieces: WARLORDS, minors: { A: 'M04', B: 'M01' } },
    )
    play(s, 0, 'place minor', 'hex 0,0')
    expect(s.hexilum[0]).toBe(5)
    const view = game.view(s, 0)
    expect(gameWords.question(game.view(s, 0), 0)).not.toContain('unknown')
    expect(JSON.stringify(Object.values(gameWords.pages).map((page) => page.lines(view)))).toContain('Heralds')
  })

  test('HX-11.5 never more than four extra cards lie in the market', () => {
    const s = placed(
      { cards: { A2: { ability: [{ icon: 'EX', n: 6 }] } } },
      { pieces: WARLORDS, cards: { A: ['A2'] }, hexilum: { A: 20 } },
    )
    play(s, 0, 'play A2', 'done')
    expect(s.extras).toHaveLength(4)
  })

  test('HX-7.12 an ability that recovers needs a unit in the Recovery Ship', () => {
    const ability = [{ icon: 'RB', zone: 'near', must: true }]
    const s = placed({ factions: { TE: { ability } } }, { pieces: WARLORDS, factions: { A: 'TE', B: 'CC' } })
    expect(game.moves(s, 0).map((m) => game.print(m))).not.toContain('ability')
  })

  test('HX-13.11 a player who falls by an ability of his own does not go on with it', () => {
    const s = placed(
      {
        minors: {
          M04: {
            ability: [
              { icon: 'WM', must: true },
              { icon: 'WD', n: 2 },
            ],
          },
        },
      },
      {
        players: 3,
        minors: { A: 'M01', B: 'M04', C: 'M05' },
        life: { B: 1 },
        pieces: {
          A: { warlord: '-4,0', normal: ['0,0'] },
          B: { warlord: '4,0', minor: ['1,0'] },
          C: { warlord: '0,4' },
        },
      },
    )
    play(s, 0, 'attack')
    const to = game.moves(s, 1)[0]
    if (to === undefined) throw new Error('the warlord of B is not asked for')
    game.apply(s, 1, to)
    expect([s.life, game.pending(s).map(({ seat }) => seat)]).toEqual([[6, 0, 6], [0]])
    expect(game.position.read(game.position.write(s)).ok).toBe(true)
  })

  test('bots judge by its cards', () => {
    const ability = ['PL', 'PL', 'PL'].map((icon, i) => ({ icon, at: [i - 1, 1] }))
    const where = { pieces: WARLORDS, cards: { A: ['A1'] }, mode: 'seaman', common: 'P07' }
    const worth = (sections: Sections): number => judge.value(placed(sections, where), 0)
    expect(worth({ cards: { A1: { ability } } })).toBeGreaterThan(worth({ cards: { A1: { copies: 1 } } }))
  })

  test('what the table says itself goes before the defaults of the pack', () => {
    const hash = kept({ options: { mode: 'admiral', lastLife: true } })
    const modes = [{}, { mode: 'seaman', lastLife: false }].map((options) => {
      const full = game.fullOptions({ ...options, pack: hash }, 2)
      const start = game.setup(full, 2, 'seed')
      return start.ok ? [start.value.ruleset.mode, start.value.ruleset.lastLife] : []
    })
    expect(modes).toEqual([
      ['admiral', true],
      ['seaman', false],
    ])
  })

  test('every difference is told in words', () => {
    const changed = pack({
      cards: { C1: { cost: 4, ability: [{ icon: 'RC' }] } },
      setup: { life: { start: 7 } },
      options: { mode: 'seaman' },
    })
    const told = packs.between(undefined, changed).map((one) => words.difference(one, changed))
    expect(told.map(({ row, field, was, now }) => [row, field, was, now])).toEqual([
      ['Tollkeeper Vash', 'Cost', '2', '4'],
      ['Tollkeeper Vash', 'Ability', 'Gain 2 hexilum.', 'Gain 1 hexilum.'],
      ['Life of a warlord', 'At the start', '6', '7'],
      ['Mode', '', 'none', 'Seaman'],
    ])
  })
})

describe('a broken pack is refused, with the path of what is wrong', () => {
  const icons = (...ability: readonly Json[]): Json => ({ ability })
  const noCards = Object.fromEntries(
    Object.keys(DELIVERED.cards)
      .filter((id) => id !== 'C1')
      .map((id) => [id, { copies: 0 }]),
  )
  const BROKEN: readonly (readonly [string, Sections, string])[] = [
    ['no such section', { card: {} }, 'card; {}; no field of this name'],
    ['no such card', { cards: { C21: { cost: 1 } } }, 'cards.C21; {"cost":1}; no field of this name'],
    ['a kind of card that cannot change', { cards: { C1: { type: 'action' } } }, 'cards.C1.type; "action"; no field'],
    ['a cost below zero', { cards: { C1: { cost: -1 } } }, 'cards.C1.cost; -1; at least 0'],
    ['a text for a number', { cards: { C1: { cost: '2' } } }, 'cards.C1.cost; "2"; a number'],
    ['two tokens of one mercenary', { cards: { C1: { copies: 2 } } }, 'cards.C1.copies; 2; at most 1'],
    ['three copies', { cards: { A1: { copies: 3 } } }, 'cards.A1.copies; 3; at most 2'],
    ['an action card that stays', { cards: { A1: { reusable: true } } }, 'cards.A1.reusable; true; false'],
    ['a card that does nothing', { cards: { C1: { ability: [] } } }, 'cards.C1.ability; []; at least 1'],
    ['no such icon', { cards: { C1: icons({ icon: 'QQ' }) } }, 'cards.C1.ability[0]'],
    ['a hit without a hex', { cards: { C1: icons({ icon: 'TA' }) } }, 'cards.C1.ability[0]'],
    ['a hex too far away', { cards: { C1: icons({ icon: 'TA', at: [2, 2] }) } }, 'within two rings'],
    ['its own hex', { cards: { C1: icons({ icon: 'PL', at: [0, 0] }) } }, 'cards.C1.ability[0]; {"icon":"PL"'],
    [
      'one hex filled twice',
      { cards: { C1: icons({ icon: 'PL', at: [1, 0] }, { icon: 'RB', at: [1, 0] }) } },
      'cards.C1.ability[1]',
    ],
    ['a swap without a unit', { cards: { A1: icons({ icon: 'XS' }) } }, 'there is no unit that could change places'],
    ['a Zombie card', { cards: { C1: icons({ icon: 'ZO' }) } }, 'cards.C1.ability[0]; {"icon":"ZO"}; another icon'],
    ['a deck that is too small', { cards: noCards }, 'at least 25 cards in the deck with 4 players, not 1'],
    [
      'a mission of eight cells',
      { missions: { P01: { cells: LINE.slice(1) as unknown as Json } } },
      'missions.P01.cells',
    ],
    [
      'a cell twice',
      { missions: { P01: { cells: [...LINE.slice(1), [1, 0]] as unknown as Json } } },
      'missions.P01.cells[8]; [1,0]; nine different cells',
    ],
    [
      'a mission that fits no board',
      { missions: { P01: { cells: Array.from({ length: 9 }, (_, i) => [i - 4, 0]) } } },
      'a shape that fits the board of 37 hexes',
    ],
    [
      'a shape that another mission has',
      { missions: { P01: { cells: (DELIVERED.missions['P02']?.cells ?? []).map(([q, r]) => [0 - r, q + r]) } } },
      'missions.P01.cells; [[',
    ],
    ['hexilum off the board', { boards: { B37: { hexilum: [[4, 0]] } } }, 'boards.B37.hexilum[0]; [4,0]; a hex of'],
    [
      'a hexilum hex twice',
      {
        boards: {
          B37: {
            hexilum: [
              [1, 0],
              [1, 0],
            ],
          },
        },
      },
      'boards.B37.hexilum[1]; [1,0]; each',
    ],
    ['a passive that is none', { minors: { M01: { trigger: 'passive' } } }, 'minors.M01.ability'],
    ['destruction that attacks', { minors: { M01: { canAttack: true } } }, 'minors.M01.canAttack; true; false'],
    ['life for nothing', { minors: { M06: { life: 1 } } }, 'minors.M06.life; 1; 0: only swaps cost life'],
    [
      'a chain without end',
      { minors: { M06: icons({ icon: 'TA', at: [1, 0] }, { icon: 'RB', at: [1, 0] }) } },
      'minors.M06.ability; [',
    ],
    [
      'a hex of a unit that is gone',
      { minors: { M04: icons({ icon: 'TA', at: [1, 0] }) } },
      'no hex: the unit is gone',
    ],
    ['an ability nobody survives', { setup: { life: { most: 6 } }, factions: { TE: { life: 6 } } }, 'factions.TE.life'],
    ['a faction with a hex', { factions: { TE: icons({ icon: 'PL', at: [1, 0] }) } }, 'factions.TE.ability[0]'],
    ['more life than there can be', { setup: { life: { start: 9, most: 8 } } }, 'setup.life.start; 9; at most 8'],
    ['too few units', { setup: { seaman: { normal: 8 } } }, 'setup.seaman; {"normal":8}; 9 to 14 units in all, not 8'],
    ['a game without an end', { options: { exhaustion: false } }, 'options.exhaustion; false; no field of this name'],
  ]

  test.each(BROKEN)('%s', (_, sections, expected) => {
    const told = problems(sections)
    expect(told.join('\n')).toContain(expected)
    expect(told.length).toBeLessThanOrEqual(2)
  })
})
