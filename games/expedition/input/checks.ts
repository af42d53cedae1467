import { itemAt, type Pack, type Problem, withPack } from '@orrery/kernel'
import { DELIVERED } from '../src/data/delivered.ts'
import { SYSTEM_ROWS } from '../src/data/systems.ts'
import type { Tables } from '../src/types.ts'
import { mapProblems } from './maps.ts'

/* What the shape of a pack does not tell: whether a game with it can be set up and everything in it be reached. */

const SEATS = ['3', '4', '5', '6'] as const
const SUPERNOVA = 'supernova'

export function check(pack: Pack): readonly Problem[] {
  const tables = withPack(DELIVERED, pack)
  return [
    ...namedRows(pack, 'planets').flatMap((id) => planetProblems(tables, id)),
    ...namedRows(pack, 'systems').flatMap((tile) => systemProblems(tables, tile)),
    ...namedRows(pack, 'factions').flatMap((id) => factionProblems(tables, id)),
    ...namedRows(pack, 'objectives').flatMap((id) => costProblems(tables, id)),
    ...SEATS.flatMap((seats) => mapProblems(tables, seats, namedRows(pack, 'maps').includes(seats))),
    ...roundProblems(tables),
  ]
}

function namedRows(pack: Pack, section: string): readonly string[] {
  const rows = pack[section]
  return typeof rows === 'object' && rows !== null ? Object.keys(rows) : []
}

/** The place of the first entry that stands in the list before. */
const repeated = (list: readonly string[]): number => list.findIndex((one, i) => list.indexOf(one) < i)

function once(list: readonly string[], at: string, what: string): readonly Problem[] {
  const i = repeated(list)
  return i < 0 ? [] : [{ at: `${at}[${i}]`, expected: `each ${what} once` }]
}

function planetProblems({ planets }: Tables, id: string): readonly Problem[] {
  return once(planets[id]?.traits ?? [], `planets.${id}.traits`, 'trait')
}

/** Nothing enters a supernova (TE-14.6). */
function systemProblems({ systems }: Tables, tile: string): readonly Problem[] {
  const { wormholes = [], anomalies = [] } = systems[tile] ?? {}
  const at = `systems.${tile}`
  const hasPlanets = SYSTEM_ROWS.some((row) => row.tile === tile && row.planets.length > 0)
  const burning = anomalies.findIndex((anomaly) => anomaly === SUPERNOVA)
  return [
    ...once(wormholes, `${at}.wormholes`, 'wormhole'),
    ...once(anomalies, `${at}.anomalies`, 'anomaly'),
    ...(hasPlanets && burning >= 0
      ? [{ at: `${at}.anomalies[${burning}]`, expected: 'no supernova: nobody could land on the planets there' }]
      : []),
  ]
}

function factionProblems({ factions }: Tables, id: string): readonly Problem[] {
  const row = factions[id]
  if (row === undefined) return []
  const at = `factions.${id}`
  const colours = itemAt([DELIVERED.factions[id]?.synergy ?? []], 0).length
  return [
    ...once(row.synergy, `${at}.synergy`, 'colour'),
    ...(row.synergy.length === colours
      ? []
      : [{ at: `${at}.synergy`, expected: colours === 0 ? 'no colour: it has no synergy' : 'two colours' }]),
    ...once(row.scenario?.techs ?? [], `${at}.scenario.techs`, 'technology'),
  ]
}

function costProblems({ objectives }: Tables, id: string): readonly Problem[] {
  const { cost } = objectives[id] ?? {}
  if (cost === undefined) return []
  if (Object.keys(cost).length === 0) return [{ at: `objectives.${id}.cost`, expected: 'something to spend' }]
  return cost.tokens !== undefined && Object.keys(cost).length > 1
    ? [{ at: `objectives.${id}.cost`, expected: 'command tokens alone, or none' }]
    : []
}

function roundProblems({ options }: Tables): readonly Problem[] {
  const { minRounds, maxRounds, sixthRound } = options
  if (typeof maxRounds !== 'number') return []
  if (typeof minRounds === 'number' && minRounds > maxRounds)
    return [{ at: 'options.minRounds', expected: `at most ${maxRounds}, the latest last round` }]
  return typeof sixthRound === 'number' && sixthRound > maxRounds
    ? [{ at: 'options.sixthRound', expected: `at most ${maxRounds}, the latest last round` }]
    : []
}
