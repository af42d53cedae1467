import { countWord, OBSERVER, rngFrom, verbAfter } from '@orrery/kernel'
import { draw, propsOf } from '@orrery/testkit/page'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { hexName } from '../src/notation.ts'
import type { View } from '../src/types.ts'
import { entryPoint } from '../web/index.ts'
import { threatsIn } from '../web/threats.ts'
import { playerName } from '../words/names.ts'
import { threatText } from '../words/threats.ts'
import { plain, type Spec, table } from './table.ts'
import { seenBy } from './web-moments.ts'

/* Longwall lies along a row of five and a row of four. */

const WALL = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1', '1,1']
const CORNERS = { A: { warlord: '3,-3' }, B: { warlord: '-3,3' } }

/** B holds all of the wall but the last few hexes. */
const wallWithout = (n: number, more: Spec = {}): View =>
  seenBy(
    plain({
      common: 'P07',
      pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 9 - n) } },
      ...more,
    }).state,
    0,
  )

const told = (view: View): string[] => threatsIn(view).map((threat) => threatText(view, threat))
const missing = (view: View): string[] => threatsIn(view).flatMap((threat) => threat.missing.map(hexName))

test('HX-19.7 a rival who can complete the common mission in one turn is announced, with the hexes that are missing', () => {
  expect(told(wallWithout(1))).toEqual(['Cyberian needs one more unit for Longwall.'])
  expect(missing(wallWithout(1))).toEqual(['1,1'])
  expect(told(wallWithout(2))).toEqual(['Cyberian needs two more units for Longwall.'])
})

test('nobody is announced who is too far, has no unit, is blocked, or has lost', () => {
  expect(told(wallWithout(3))).toEqual([])
  expect(told(wallWithout(2, { ship: { B: { normal: 5 } } }))).toEqual([])
  const blocked = { A: { ...CORNERS.A, normal: ['1,1', '3,0'] }, B: { ...CORNERS.B, normal: WALL.slice(0, 8) } }
  expect(missing(wallWithout(1, { pieces: blocked }))).not.toContain('1,1')
})

test('a last hex that somebody holds is a threat while it can be attacked by a piece that the pattern does not need', () => {
  const held = (free: readonly string[]): View =>
    wallWithout(1, {
      pieces: { A: { ...CORNERS.A, normal: ['1,1'] }, B: { ...CORNERS.B, normal: [...WALL.slice(0, 8), ...free] } },
    })
  expect(missing(held([]))).not.toContain('1,1')
  expect(missing(held(['1,2']))).toContain('1,1')
})

/* ---- what of a turn is considered: each row is played on the rules, and wins -------------------------------------------- */

interface Way {
  readonly name: string
  /** Cells of the wall that A lacks, what else stands there, and what A has. */
  readonly lacks: readonly string[]
  readonly spare?: readonly string[]
  readonly foes?: readonly string[]
  readonly more?: Spec
  readonly warlord?: string
  /** What A is said to use, and the turn that does it. */
  readonly use: string
  readonly lines: readonly string[]
}

const WAYS: readonly Way[] = [
  { name: 'two units', lacks: ['2,0', '1,1'], use: '', lines: ['place normal', 'hex 2,0', 'place normal', 'hex 1,1'] },
  {
    name: 'an attack and a unit',
    lacks: ['1,1'],
    foes: ['1,1'],
    spare: ['1,2'],
    use: '',
    lines: ['attack', 'hex 1,2', 'place normal', 'hex 1,1'],
  },
  {
    name: 'a unit recovered and placed',
    lacks: ['1,1'],
    more: { ship: { A: { normal: 4 } } },
    use: '',
    lines: ['recover normal', 'place normal', 'hex 1,1'],
  },
  {
    name: 'a unit returned and placed',
    lacks: ['1,1'],
    spare: ['3,0', '3,-1', '-3,0', '-1,3'],
    use: '',
    lines: ['return', 'hex 3,0', 'place normal', 'hex 1,1'],
  },
  {
    name: 'a warlord who makes room',
    lacks: ['1,1'],
    warlord: '1,1',
    use: '',
    lines: ['move', 'hex 1,2', 'place normal', 'hex 1,1'],
  },
  {
    name: 'an action card that places two',
    lacks: ['2,0', '0,1', '1,1'],
    more: { cards: { A: ['A17'] } },
    use: 'Cheyen',
    lines: ['play A17', 'hex 0,1', 'rotate 0', 'place normal', 'place normal', 'place normal', 'hex 2,0'],
  },
  {
    name: 'an action card that takes a hex',
    lacks: ['1,1'],
    foes: ['1,1'],
    more: { cards: { A: ['A12'] } },
    use: 'Drop Assault',
    lines: ['play A12', 'hex 1,1', 'place normal'],
  },
  {
    name: 'a territory attack and a unit',
    lacks: ['1,1'],
    foes: ['1,1'],
    more: { cards: { A: ['A9'] } },
    use: 'Orbital Shot',
    lines: ['play A9', 'hex 1,1', 'place normal', 'hex 1,1'],
  },
  {
    name: 'units from the Recovery Ship',
    lacks: ['2,0', '0,1', '1,1'],
    more: { cards: { A: ['A8'] }, ship: { A: { normal: 5 } } },
    use: 'Second Wave',
    lines: ['play A8', 'hex 0,1', 'rotate 0', 'place normal', 'place normal', 'place normal', 'hex 2,0'],
  },
  {
    name: 'the warlord’s exchange',
    lacks: ['1,1'],
    foes: ['1,1'],
    spare: ['3,0'],
    more: { factions: { A: 'IN', B: 'TE' } },
    use: "the warlord's ability",
    lines: ['ability', 'hex 3,0', 'hex 1,1'],
  },
  {
    name: 'two units next to the warlord',
    lacks: ['2,0', '0,1', '1,1'],
    warlord: '0,2',
    more: { factions: { A: 'CC', B: 'TE' } },
    use: "the warlord's ability",
    lines: ['ability', 'hex 0,1', 'place normal', 'hex 1,1', 'place normal', 'hex 2,0'],
  },
  {
    name: 'a mercenary with what it places',
    lacks: ['0,0', '1,0', '-1,1', '2,0'],
    more: { cards: { A: ['C20'] } },
    use: 'Colonel Drosera',
    lines: ['place C20', 'hex 0,0', 'rotate 0', 'place normal', 'skip', 'place normal', 'place normal', 'hex 2,0'],
  },
]

const lying = ({ lacks, spare = [], foes = [], more = {}, warlord = '3,-3' }: Way): ReturnType<typeof plain> =>
  plain({
    common: 'P07',
    pieces: {
      A: { warlord, normal: [...WALL.filter((h) => !lacks.includes(h)), ...spare] },
      B: { warlord: '-3,3', normal: foes },
    },
    ...more,
  })

test.each(WAYS)('HX-19.7 a turn with $name is a threat, and wins when it is played', (way) => {
  const t = lying(way)
  const view = seenBy(t.state, 1)
  const units = way.lacks.length === 1 ? 'one more unit' : `${countWord(way.lacks.length)} more units`
  const use = way.use === '' ? '' : ` and can use ${way.use}`
  expect(told(view)).toEqual([
    `${playerName(view, 0)} ${verbAfter(playerName(view, 0), 'need')} ${units} for Longwall${use}.`,
  ])
  expect(missing(view).toSorted()).toEqual(way.lacks.toSorted())
  t.do(...way.lines)
  expect(t.winner()).toBe('A')
})

test('a card that does not fit the shape, or has no unit for it, is no threat', () => {
  const [foes, more] = [['2,1', '-3,1', '-3,0', '3,0'], { cards: { A: ['A17'] } }]
  const far = { name: '', use: '', lines: [], lacks: ['2,0', '-2,0', '0,1'], foes, more }
  expect(told(seenBy(lying(far).state, 1))).toEqual([])
  const none = { ...far, lacks: ['2,0', '0,1', '1,1'], more: { ...far.more, ship: { A: { normal: 6 } } } }
  expect(told(seenBy(lying(none).state, 1))).toEqual([])
})

test('a unit on a missing hex is said to block only where nothing of this turn gets around it', () => {
  const more = (cards: readonly string[]): Spec => ({ cards: { A: cards } })
  const menuText = (cards: readonly string[]): string | undefined => {
    const t = lying({ name: '', use: '', lines: [], lacks: ['1,1'], foes: ['-3,1'], more: more(cards) })
    return entryPoint.menu?.(seenBy(t.state, 1), 'hex:1,1', []).more
  }
  expect(menuText([])).toBe("Blocks Terran's Longwall.")
  expect(menuText(['A12'])).toBe("Does not stop Terran's Longwall.")
})

test('everybody but the side itself is told, and those who watch', () => {
  const t = plain({ common: 'P07', pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 8) } } })
  expect([0, 1, OBSERVER].map((seat) => told(seenBy(t.state, seat)).length)).toEqual([1, 0, 1])
})

/** B is one unit from Longwall; A does not see which of two missions B has and which C. */
const secretly = (common: string, ofB: string, ofC: string): ReturnType<typeof table> =>
  table({
    players: 3,
    mode: 'admiral',
    common,
    missions: { A: 'P03', B: ofB, C: ofC },
    minors: { A: 'M01', B: 'M02', C: 'M04' },
    pieces: { A: CORNERS.A, B: { ...CORNERS.B, normal: WALL.slice(0, 8) }, C: { warlord: '3,0' } },
  })

test('HX-19.3 a secret mission that this view does not know is never announced', () => {
  const { state } = secretly('P01', 'P07', 'P05')
  expect([0, OBSERVER].map((seat) => told(seenBy(state, seat)))).toEqual([[], []])
})

test('what is announced does not change when what is hidden is another', () => {
  const rng = rngFrom('threats')
  for (const [common, ofB, ofC, count] of [
    ['P07', 'P05', 'P01', 1],
    ['P01', 'P07', 'P05', 0],
    ['P01', 'P05', 'P07', 0],
  ] as const) {
    const { state } = secretly(common, ofB, ofC)
    const before = told(game.view(state, 0))
    expect(before).toHaveLength(count)
    const varied = game.hidden.flatMap(({ vary }) => Array.from({ length: 12 }, () => vary(state, 0, rng)))
    expect(new Set(varied.map(({ missions }) => missions.join())).size).toBe(2)
    for (const other of varied) expect(told(game.view(other, 0))).toEqual(before)
  }
})

test('it stands in a corner, at the seat, around the hexes and in the menu of the hex that would block it', () => {
  const beside = { A: { ...CORNERS.A, normal: ['-3,1'] }, B: { ...CORNERS.B, normal: WALL.slice(0, 8) } }
  const view = wallWithout(1, { pieces: beside })
  const props = propsOf(entryPoint, view, 0)
  const board = draw(entryPoint.Board, props)
  expect(board).toContain('data-threat')
  expect(board.replaceAll(/<[^>]+>/g, '')).toContain('Cyberian needs one more unit for Longwall.')
  const seat = (of: number): string => draw(entryPoint.Seat, { ...props, of, active: false })
  expect(seat(1)).toContain('1 short of Longwall')
  expect(seat(0)).not.toContain('short of')
  expect(entryPoint.menu?.(view, 'hex:1,1', []).more).toBe("Blocks Cyberian's Longwall.")
})
