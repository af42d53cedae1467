import { tidy } from '../statistics.ts'
import type { Figures, FigureRow, FigureTable } from './figures.ts'
import type { Length } from './lengths.ts'
import type { Series } from './series.ts'

/** A figure is one line. `low` and `high` are the 95 % interval of a rate, the quartiles of a score or length, the bounds of a bin. */
const COLUMNS = [
  'table',
  'how',
  'thing',
  'side',
  'figure',
  'n',
  'value',
  'low',
  'high',
  'expected',
  'from',
  'to',
] as const

type Cells = { readonly [column in (typeof COLUMNS)[number]]?: string | number | undefined }

const cell = (value: string | number | undefined): string => {
  const text = typeof value === 'number' ? String(tidy(value)) : (value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: Cells): string => COLUMNS.map((column) => cell(cells[column])).join(',')

export function csv(figures: Figures): string {
  const lines = [
    ...figures.tables.flatMap(tableLines),
    ...figures.series.flatMap(seriesLines),
    ...figures.lengths.flatMap(lengthLines),
  ]
  return `${[COLUMNS.join(','), ...lines.map(line)].join('\n')}\n`
}

function tableLines({ name, how, kind, rows }: FigureTable): readonly Cells[] {
  const figure = kind === 'ending' ? 'share of games' : 'win rate'
  return rows.flatMap((row) => {
    const { thing, n, rate, low, high, expected, gate } = row
    const whole = { table: name, how, thing, figure, n, value: rate, low, high, expected }
    return [{ ...whole, from: gate?.from, to: gate?.to }, ...sideLines(name, how, row)]
  })
}

/** A thing of one side only has nothing to tell by sides. */
const sideLines = (table: string, how: string, { thing, sides }: FigureRow): readonly Cells[] =>
  sides.length < 2
    ? []
    : sides.map(({ side, n, rate, low, high }) => ({
        table,
        how,
        thing,
        side,
        figure: 'win rate',
        n,
        value: rate,
        low,
        high,
      }))

const seriesLines = ({ of, moments }: Series): readonly Cells[] =>
  moments.flatMap(({ when, sides }) =>
    sides.flatMap(({ side, n, mean, low, median, high }) => [
      { table: of, thing: when, side, figure: 'mean', n, value: mean },
      { table: of, thing: when, side, figure: 'median', n, value: median, low, high },
    ]),
  )

function lengthLines({ of, games, mean, low, median, high, bins }: Length): readonly Cells[] {
  return [
    { table: 'Length', thing: of, figure: 'mean', n: games, value: mean },
    { table: 'Length', thing: of, figure: 'median', n: games, value: median, low, high },
    ...bins.map(({ from, to, games: value }) => ({
      table: 'Length',
      thing: of,
      figure: 'games',
      n: games,
      value,
      low: from,
      high: to,
    })),
  ]
}
