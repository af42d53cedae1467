import { type Pack, type Problem, withPack } from '@orrery/kernel'
import { DELIVERED } from '../src/data/delivered.ts'
import { CUBE_ROWS, FLEET_ROWS } from '../src/data/pieces.ts'
import { DECKS, FACTIONS_FOR } from '../src/data/setup.ts'
import { poolNeeded } from '../src/rules/deck.ts'
import { resourcesOf } from '../src/rules/map.ts'
import type { CardRow, Chart, FactionId, Tables } from '../src/types.ts'
import { formulaProblems, rulesIn } from './formulas.ts'
import { techProblems } from './techs.ts'

/* What the shape of a pack does not tell: whether a game with it can be set up and every row of it be used. */

const COUNTS = [2, 3, 4] as const
/** Cubes that a chart may use: all but one, also where a table plays with fewer. */
const FEWER_CUBES = 2

export function check(pack: Pack): readonly Problem[] {
  const tables = withPack(DELIVERED, pack)
  return [
    ...namedRows(pack, 'cards').flatMap((id) => cardProblems(tables, id)),
    ...sharedRules(tables, namedRows(pack, 'cards')),
    ...namedRows(pack, 'techs').flatMap((id) => techProblems(tables, id)),
    ...priceProblems(tables),
    ...COUNTS.flatMap((players) => deckProblems(tables, pack, players)),
    ...COUNTS.flatMap((players) => chartProblems(tables, pack, players)),
  ]
}

function namedRows(pack: Pack, section: string): readonly string[] {
  const rows = pack[section]
  return typeof rows === 'object' && rows !== null ? Object.keys(rows) : []
}

/* ---- cards ------------------------------------------------------------------------------------------------------------ */

/** Rules that work only with cards that are played in a certain way. */
const PLAYED: { readonly [play: string]: string } = { turn: 'miller', withAp: 'mercantile' }

function cardProblems(tables: Tables, id: string): readonly Problem[] {
  const row = tables.cards[id]
  if (row === undefined) return []
  const at = `cards.${id}`
  const needed = PLAYED[row.play]
  const rules = needed === undefined ? (['kenzo', 'freeTech'] as const) : ([needed] as const)
  const owner = {
    kind: 'card',
    set: row.set,
    inWindow: row.play === 'window',
    rules: rules as readonly ('kenzo' | 'freeTech')[],
    resources: resourcesOf(tables.resources),
  } as const
  return [
    ...tabProblems(row, at),
    ...playProblems(row, at, needed),
    ...formulaProblems(row.formula, `${at}.formula`, owner),
  ]
}

function tabProblems({ tabs, p2 }: CardRow, at: string): readonly Problem[] {
  if (new Set(tabs).size !== tabs.length) return [{ at: `${at}.tabs`, expected: 'two different factions' }]
  const usable = tabs.some((tab) => FACTIONS_FOR[2].includes(tab))
  if (!p2 || usable) return []
  const both = FACTIONS_FOR[2].join(' or ')
  return [{ at: `${at}.tabs`, expected: `a tab of ${both}: with two players nobody could use it (or "p2": false)` }]
}

function playProblems({ play, formula }: CardRow, at: string, needed: string | undefined): readonly Problem[] {
  if (needed === undefined) return []
  const [first] = formula
  return formula.length === 1 && first?.op === 'special' && first.rule === needed
    ? []
    : [{ at: `${at}.formula`, expected: `the special rule ${needed} alone, because of play "${play}"` }]
}

/** Two cards that copy each other would never end. */
function sharedRules({ cards }: Tables, named: readonly string[]): readonly Problem[] {
  return named.flatMap((id) => {
    const rules = rulesIn(cards[id]?.formula ?? [])
    const other = Object.values(cards).find(
      (row) => row.id !== id && rulesIn(row.formula).some((rule) => rules.includes(rule)),
    )
    return other === undefined
      ? []
      : [{ at: `cards.${id}.formula`, expected: `a special rule that no other card has; ${other.id} has it too` }]
  })
}

/* ---- decks and charts ------------------------------------------------------------------------------------------------- */

/** A player without CP takes the first card. */
const priceProblems = ({ setup: { prices } }: Tables): readonly Problem[] =>
  prices.slotPrices[0] === 0
    ? []
    : [{ at: 'setup.prices.slotPrices[0]', expected: '0: somebody without CP must be able to take a card' }]

const isNamed = (pack: Pack, section: string, row: string): boolean => namedRows(pack, section).includes(row)

function deckProblems({ cards, setup }: Tables, pack: Pack, players: 2 | 3 | 4): readonly Problem[] {
  const { top, actions } = setup[players]
  const needed = poolNeeded({ ...DECKS[players], top, actions })
  const { pool } = DECKS[players]
  const fits = (row: CardRow): boolean => pool === 'all' || (pool === 'p2' ? row.p2 : row.p3)
  const count = Object.values(cards).filter((row) => row.set === 'base' && fits(row)).length
  if (count >= needed) return []
  const at = isNamed(pack, 'setup', `${players}`) ? `setup.${players}` : 'cards'
  return [{ at, expected: `at least ${needed} cards of the base game with ${players} players, not ${count}` }]
}

function chartProblems(tables: Tables, pack: Pack, players: 2 | 3 | 4): readonly Problem[] {
  if (!isNamed(pack, 'charts', `${players}`) && !isNamed(pack, 'setup', `${players}`)) return []
  return FACTIONS_FOR[players].flatMap((faction) => {
    const chart = tables.charts[players]?.[faction]
    const out = tables.setup[players].basesOut
    const at = `charts.${players}.${faction}`
    if (chart === undefined) return []
    return [
      ...fleetProblems(chart, faction, `${at}.fleets`),
      ...influenceProblems(chart, faction, out, `${at}.influence`),
    ]
  })
}

function fleetProblems({ fleets }: Chart, faction: FactionId, at: string): readonly Problem[] {
  const counts = new Map<string, number>()
  return fleets.flatMap(([id, , n], i): readonly Problem[] => {
    const row = FLEET_ROWS.find((one) => one.id === id)
    const own = FLEET_ROWS.filter((one) => one.owner === faction && one.module !== true && one.total > 0).map(
      (one) => one.id,
    )
    if (row === undefined || !own.includes(id)) return [{ at: `${at}[${i}][0]`, expected: `one of ${own.join(', ')}` }]
    const count = (counts.get(id) ?? 0) + n
    counts.set(id, count)
    return count > row.total ? [{ at: `${at}[${i}][2]`, expected: `at most ${row.total} in all` }] : []
  })
}

function influenceProblems(
  { influence }: Chart,
  faction: FactionId,
  out: readonly string[],
  at: string,
): readonly Problem[] {
  const most = (CUBE_ROWS.find((row) => row.id === faction)?.total ?? 0) - FEWER_CUBES
  const sum = influence.reduce((n, [, count]) => n + count, 0)
  const gone = influence.findIndex(([base]) => out.includes(base))
  return [
    ...(gone < 0
      ? []
      : [{ at: `${at}[${gone}][0]`, expected: 'a Base that is in the game with this number of players' }]),
    ...(sum <= most ? [] : [{ at, expected: `at most ${most} cubes` }]),
  ]
}
