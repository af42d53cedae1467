import { expect, test } from 'vitest'
import { itemAt, rngFrom } from '@orrery/kernel'
import type { Rng } from '@orrery/kernel'
import { MISSION_ROWS } from '../../src/data/missions.ts'
import { plain } from '../table.ts'
import { boardOf, type Cell, hasPattern, type HexName, nameOf, turnedBy } from './rulebook.ts'

/* The engine beside a literal reading of "the game ends immediately if a player manages to build the pattern". */

const TABLES = 10_000
const RADIUS = 3
const NORMAL_UNITS = 12

interface Almost {
  readonly mission: (typeof MISSION_ROWS)[number]
  /** Units that stand, and the hex where the next one is placed. */
  readonly stand: readonly HexName[]
  readonly next: HexName
}

/** Most of a pattern somewhere on the board, a few other units, and one hex that may or may not complete it. */
function almost(rng: Rng): Almost | undefined {
  const mission = itemAt(MISSION_ROWS, rng.below(MISSION_ROWS.length))
  const shape = turnedBy(mission.cells, rng.below(6))
  const board = boardOf(RADIUS).map(nameOf)
  const [dq, dr]: Cell = itemAt(boardOf(RADIUS), rng.below(board.length))
  const cells = rng.shuffle(shape.map(([q, r]) => nameOf([q + dq, r + dr])))
  if (!cells.every((cell) => board.includes(cell))) return undefined
  const free = rng.shuffle(board.filter((hex) => !cells.includes(hex)))
  const missing = rng.below(3) === 0 ? 2 : 1
  const stand = [...cells.slice(missing), ...free.slice(0, rng.below(NORMAL_UNITS - cells.length + missing))]
  // Where the pattern stands already, the game would be over.
  if (hasPattern(new Set(stand), mission.cells, RADIUS)) return undefined
  const next = rng.below(4) === 0 ? free.at(-3) : cells[0]
  return next === undefined ? undefined : { mission, stand, next }
}

test('HX-16.1 HX-16.2 patterns are found exactly where a literal reading of the rulebook finds them', () => {
  let compared = 0
  let complete = 0
  for (let i = 0; compared < TABLES; i++) {
    const table = almost(rngFrom(`pattern ${i}`))
    if (table === undefined) continue
    const { mission, stand, next } = table
    const empty = boardOf(RADIUS)
      .map(nameOf)
      .filter((hex) => !stand.includes(hex) && hex !== next)
    const pieces = { A: { warlord: empty[0] ?? '', normal: [...stand] }, B: { warlord: empty[1] ?? '' } }
    const t = plain({ common: mission.id, pieces }).do('place normal', `hex ${next}`)
    const isBuilt = hasPattern(new Set([...stand, next]), mission.cells, RADIUS)
    expect(t.winner(), JSON.stringify({ mission: mission.id, stand, next })).toBe(isBuilt ? 'A' : undefined)
    compared++
    if (isBuilt) complete++
  }
  expect(complete).toBeGreaterThan(TABLES / 4)
  expect(complete).toBeLessThan(TABLES)
})
