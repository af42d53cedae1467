import { moveTable } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { ABILITIES } from './data/abilities.ts'
import { CARDS } from './data/cards.ts'
import { BASE_LINES } from './data/moves.ts'
import { BANDS, BASES, CUBES, FLEETS, ORBITALS, SECTORS, SLOTS } from './types.ts'
import { flagshipOf, groupCode, inGroup } from './rules/fleets.ts'

const counting = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

/** Letters of a group: the mover's plain fleets are `n`. */
const GROUP_LETTERS: readonly (readonly [letter: string, kind: number])[] = [
  ['n', 0],
  ['b', FLEETS.indexOf('battleship')],
  ['d', FLEETS.indexOf('damaged')],
  ['f', FLEETS.indexOf('fresh')],
  ['s', FLEETS.indexOf('scrap')],
  ['r', FLEETS.indexOf('rocinante')],
  ['l', flagshipOf(0)],
]

const printGroup = (group: number): string => {
  const parts = GROUP_LETTERS.flatMap(([letter, kind]) =>
    inGroup(group, kind) === 0 ? [] : [`${inGroup(group, kind)}${letter}`],
  )
  return parts.length === 0 ? '0' : parts.join('+')
}

function parseGroup(text: string): number | undefined {
  if (text === '0') return 0
  let group = 0
  for (const part of text.toLowerCase().split('+')) {
    const match = /^(\d)([a-z])$/.exec(part)
    const kind = GROUP_LETTERS.find(([letter]) => letter === match?.[2])?.[1]
    const n = Number(match?.[1])
    if (kind === undefined || inGroup(groupCode(kind, n), kind) !== n || inGroup(group, kind) !== 0) return undefined
    group += groupCode(kind, n)
  }
  return group
}

/** Every kind of move by its number. */
export const MOVE_LINES: readonly string[] = MODULES.flatMap((module) => Object.entries(module.moves ?? {}))
  .toSorted(([a], [b]) => Number(a) - Number(b))
  .reduce<string[]>((lines, [, { line }]) => [...lines, line], [...BASE_LINES])

/** Every move as one short line (docs/notation.md). */
export const notation = moveTable(MOVE_LINES, {
  slot: counting(1, SLOTS),
  card: CARDS.map((card) => card.id),
  base: BASES,
  orbital: ORBITALS,
  fleet: FLEETS,
  cube: CUBES,
  ability: ABILITIES.map((ability) => ability.id),
  group: { print: printGroup, parse: parseGroup, example: '2n+1r (2 fleets and the Rocinante)' },
  band: BANDS,
  sector: SECTORS,
  number: counting(0, 9),
  option: counting(1, 3),
})
