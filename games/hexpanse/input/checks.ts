import { itemAt, type Pack, type Problem, withPack } from '@orrery/kernel'
import { DELIVERED } from '../src/data/delivered.ts'
import { BASES, MARKET, PATTERN_CELLS } from '../src/data/setup.ts'
import { hexAt } from '../src/rules/hexes.ts'
import { type Axial, MODES, NONE, SEATS, type Tables } from '../src/types.ts'
import { cardProblems, factionProblems, minorProblems } from './formulas.ts'
import { missionProblems } from './missions.ts'

/* What the shape of a pack does not tell: whether a game with it can be set up, be won, and come to an end. */

export function check(pack: Pack): readonly Problem[] {
  const tables = withPack(DELIVERED, pack)
  const named = (section: keyof Tables): readonly string[] => namedRows(pack, section)
  return [
    ...named('cards').flatMap((id) => cardProblems(tables, id)),
    ...named('minors').flatMap((id) => minorProblems(tables, id)),
    ...named('factions').flatMap((id) => factionProblems(tables, id)),
    ...named('missions').flatMap((id) => missionProblems(tables, id)),
    ...named('boards').flatMap((id) => boardProblems(tables, id)),
    ...deckProblems(tables),
    ...rangeProblems(tables),
    ...MODES.filter((mode) => named('setup').includes(mode)).flatMap((mode) => unitProblems(tables, mode)),
  ]
}

function namedRows(pack: Pack, section: string): readonly string[] {
  const rows = pack[section]
  return typeof rows === 'object' && rows !== null ? Object.keys(rows) : []
}

/** Five for the market, and as many as all players have bases. */
const FEWEST_CARDS = MARKET + BASES * SEATS.length

function deckProblems({ cards }: Tables): readonly Problem[] {
  const count = Object.values(cards).reduce((n, { copies }) => n + copies, 0)
  return count >= FEWEST_CARDS
    ? []
    : [
        {
          at: 'cards',
          expected: `at least ${FEWEST_CARDS} cards in the deck with ${SEATS.length} players, not ${count}`,
        },
      ]
}

function boardProblems({ boards }: Tables, id: string): readonly Problem[] {
  const { hexilum = [], cells = 0 } = boards[id] ?? {}
  const isSame = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1]
  return hexilum.flatMap((hex, i): readonly Problem[] => {
    const h = hexAt(hex[0], hex[1])
    const at = `boards.${id}.hexilum[${i}]`
    if (h === NONE || h >= cells) return [{ at, expected: `a hex of the board of ${cells}` }]
    return hexilum.findIndex((one) => isSame(one, hex)) < i ? [{ at, expected: 'each hex once' }] : []
  })
}

function rangeProblems({ setup }: Tables): readonly Problem[] {
  return (['life', 'income'] as const).flatMap((what) => {
    const { start, most } = setup[what]
    return start <= most ? [] : [{ at: `setup.${what}.start`, expected: `at most ${most}, the highest ${what}` }]
  })
}

/** No more than the board of 61 has room for with four players and their warlords. */
const MOST_UNITS = 14

function unitProblems({ setup }: Tables, mode: (typeof MODES)[number]): readonly Problem[] {
  const { normal, minor } = itemAt([setup[mode]], 0)
  const sum = normal + minor
  return sum >= PATTERN_CELLS && sum <= MOST_UNITS
    ? []
    : [{ at: `setup.${mode}`, expected: `${PATTERN_CELLS} to ${MOST_UNITS} units in all, not ${sum}` }]
}
