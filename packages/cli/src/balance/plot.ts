import { percent } from '../terminal.ts'
import { element, type Child, type Markup } from './html.ts'
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
    : element(
        'svg',
        { class: 'key', 'aria-hidden': 'true' },
        element('use', { href: shapeOf(side), x: 7, y: 7, class: `mark s${side}${hollow ? ' hollow' : ''}` }),
      )

/** Each row is read by its numbers and seen by its strip; all strips have one scale. */
export function plot(caption: string, head: string, groups: readonly Group[]): Markup {
  const scale = scaleOf(groups.flatMap(({ rows }) => rows))
  const body = groups.map(({ title, rows }) =>
    element(
      'tbody',
      {},
      title === undefined
        ? ''
        : element('tr', {}, element('th', { class: 'group', colspan: 3, scope: 'rowgroup' }, title)),
      rows.map((row) => plotRow(row, strip(row, scale))),
    ),
  )
  return element(
    'table',
    { class: 'plot' },
    element('caption', { class: 'hid' }, caption),
    element('colgroup', {}, element('col', { class: 'a' }), element('col', { class: 'b' }), element('col', {})),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, head),
        element('th', { scope: 'col' }, 'Rate'),
        element('th', { scope: 'col' }, element('span', { class: 'hid' }, 'Picture of it in percent'), axis(scale)),
      ),
    ),
    body,
  )
}

function plotRow({ label, n, rate, low, high, side, hollow, note }: PlotRow, picture: Markup): Markup {
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, keyOf(side, hollow), label),
    element(
      'td',
      {},
      percent(rate),
      element('small', {}, `${plain(low)} to ${plain(high)}`),
      element('small', {}, `n ${n}${note === undefined ? '' : `, ${note}`}`),
    ),
    element('td', {}, picture),
  )
}
