import { percent } from '../terminal.ts'
import { el, type Child, type Markup } from './html.ts'
import { axis, type Marked, scaleOf, shapeOf, strip } from './strip.ts'

/** A row of a plot that is a table too: its name, its numbers, its picture. */
export interface PlotRow extends Marked {
  readonly label: string
  readonly n: number
  /** A word on what the numbers mean. */
  readonly note?: string
}

export interface Group {
  readonly title?: string
  readonly rows: readonly PlotRow[]
}

const plain = (rate: number): string => (rate * 100).toFixed(1)

const keyOf = (side: number | undefined, hollow = false): Child =>
  side === undefined
    ? ''
    : el(
        'svg',
        { class: 'key', 'aria-hidden': 'true' },
        el('use', { href: shapeOf(side), x: 7, y: 7, class: `mark s${side}${hollow ? ' hollow' : ''}` }),
      )

/** Each row is read by its numbers and seen by its strip; all strips have one scale. */
export function plot(caption: string, head: string, groups: readonly Group[]): Markup {
  const scale = scaleOf(groups.flatMap(({ rows }) => rows))
  const body = groups.map(({ title, rows }) =>
    el(
      'tbody',
      {},
      title === undefined ? '' : el('tr', {}, el('th', { class: 'group', colspan: 3, scope: 'rowgroup' }, title)),
      rows.map((row) => plotRow(row, strip(row, scale))),
    ),
  )
  return el(
    'table',
    { class: 'plot' },
    el('caption', { class: 'hid' }, caption),
    el('colgroup', {}, el('col', { class: 'a' }), el('col', { class: 'b' }), el('col', {})),
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, head),
        el('th', { scope: 'col' }, 'Rate'),
        el('th', { scope: 'col' }, el('span', { class: 'hid' }, 'Picture of it in percent'), axis(scale)),
      ),
    ),
    body,
  )
}

function plotRow({ label, n, rate, low, high, side, hollow, note }: PlotRow, picture: Markup): Markup {
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, keyOf(side, hollow), label),
    el(
      'td',
      {},
      percent(rate),
      el('small', {}, `${plain(low)} to ${plain(high)}`),
      el('small', {}, `n ${n}${note === undefined ? '' : `, ${note}`}`),
    ),
    el('td', {}, picture),
  )
}
