import type { Line } from '@orrery/kernel'
import { SECTOR_ROWS } from '../src/data/board.ts'
import { BONUS } from '../src/data/setup.ts'
import { FINAL, scoreAll } from '../src/rules/scoring.ts'
import { NONE, type Player, type Sector, type StepName, type View } from '../src/types.ts'
import { cell, span, trimmed } from './lines.ts'
import { baseName, inSector, playerName, sectorName } from './names.ts'

/* "Score now": what a scoring would give each player, for each Sector it could favour. All of it is public. */

export const SCORINGS = BONUS.bonusSector.length

const BEFORE_SCORES: readonly StepName[] = ['bonus', 'window', 'score']

/** The number of the Scoring that comes next, or is being prepared. */
export const scoringAhead = (view: View): number =>
  Math.min(view.stack.some(({ step }) => BEFORE_SCORES.includes(step)) ? view.scorings : view.scorings + 1, SCORINGS)

/** Points for first, second and third in the next Bonus Sector. */
export const bonusValues = (view: View): string => (BONUS.bonusSector[scoringAhead(view) - 1] ?? []).join('/')

/** CP each player would gain. */
export function gainsNow(view: View, sector: Sector): number[] {
  const scores = scoreAll({ ...view, scorings: scoringAhead(view) }, sector)
  return view.ruleset.abilitiesOf.map((_, player) => scores.reduce((sum, { gains }) => sum + (gains[player] ?? 0), 0))
}

const NAME = 24
const COLUMN = 11

const tone = (player: Player): string => playerName(player)

function gainRow(view: View, title: string, sector: Sector): Line {
  const cells = gainsNow(view, sector).flatMap((gain, player) =>
    cell([span(`+${gain}`, tone(player)), span(` = ${gain + (view.cp[player] ?? 0)}`, 'dim')], COLUMN),
  )
  return trimmed([...cell([span(` ${title}`)], NAME), ...cells])
}

function sectors(view: View): [title: string, sector: Sector][] {
  const rows = SECTOR_ROWS.map((_, sector): [string, Sector] => [`Bonus ${sectorName(sector)}`, sector])
  const open = view.final ? [] : rows.filter(([, sector]) => (view.markers[sector] ?? 0) > 0 || view.chosen === sector)
  return [...open, ['Final Scoring', FINAL]]
}

function baseRow(title: string, totals: readonly number[], gains: readonly number[]): Line {
  const cells = totals.flatMap((total, player) => {
    const gain = gains[player] ?? 0
    if (total === 0) return cell([span('.', 'dim')], COLUMN)
    return cell([span(`${total}`, tone(player)), span(gain > 0 ? ` +${gain} CP` : '', 'dim')], COLUMN)
  })
  return trimmed([...cell([span(` ${title}`)], NAME), ...cells])
}

/** The Sector whose bonus is sure: the chosen one for those who know it, all in Final Scoring, else none. */
const sureSector = (view: View): Sector => (view.final ? FINAL : view.chosen >= 0 ? view.chosen : NONE)

function basesHead(sector: Sector): string {
  if (sector === FINAL) return 'in Final Scoring'
  return sector === NONE ? 'outside the Bonus Sector' : `with ${inSector(sector)} as Bonus Sector`
}

const bases = (view: View): Line[] =>
  scoreAll({ ...view, scorings: scoringAhead(view) }, sureSector(view)).map(({ base, totals, gains }) =>
    baseRow(baseName(base), totals, gains),
  )

export function scorePage(view: View): Line[] {
  const titles = view.ruleset.abilitiesOf.flatMap((_, player) => cell([span(playerName(player), tone(player))], COLUMN))
  return [
    trimmed([...cell([span('SCORE NOW', 'head')], NAME), ...titles]),
    ...sectors(view).map(([title, sector]) => gainRow(view, title, sector)),
    [],
    [span('BASES', 'head'), span(`   total with Orbital Control, and points ${basesHead(sureSector(view))}`, 'dim')],
    ...bases(view),
  ]
}
