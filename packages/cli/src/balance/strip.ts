import { place, type Scale, ticks } from '@orrery/ui/scale'
import { element, type Markup } from './html.ts'

export interface Marked {
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly expected: number | undefined
  readonly gate: { readonly from: number; readonly to: number } | undefined
  /** The number of the side whose mark it has; none for the plain mark. */
  readonly side: number | undefined
  readonly hollow?: boolean
}

/** The shape of a side beside its colour, so that nobody needs to tell colours apart. */
const SHAPES = [
  'M-5-5h10v10h-10z',
  'M0-6.5 6 5H-6z',
  'M0-6.5 6.5 0 0 6.5-6.5 0z',
  'M0-5.5A5.5 5.5 0 1 1 0 5.5 5.5 5.5 0 1 1 0-5.5z',
  'M0 6.5 6-5H-6z',
  'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
]
const PLAIN = 'M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4z'

/** All marks once, to be used by name. */
export const marks = (): Markup =>
  element(
    'svg',
    { width: 0, height: 0, 'aria-hidden': 'true', class: 'marks' },
    element(
      'defs',
      {},
      element('path', { id: 'plain', d: PLAIN }),
      element(
        'marker',
        { id: 'cap', refY: 5, markerWidth: 2, markerHeight: 10, markerUnits: 'userSpaceOnUse' },
        element('path', { d: 'M0 0V10' }),
      ),
      SHAPES.map((d, i) => element('path', { id: `shape${i}`, d })),
    ),
  )

export const shapeOf = (side: number | undefined): string =>
  side === undefined ? '#plain' : `#shape${side % SHAPES.length}`

const STEP = 0.1

/** All strips of one table have this scale, in percent of their width: wide enough for every interval, or at least twice the even share. */
export function scaleOf(rows: readonly Marked[]): Scale {
  const most = Math.max(...rows.map(({ high, expected, gate }) => Math.max(high, 1.6 * (expected ?? 0), gate?.to ?? 0)))
  return { from: 0, to: Math.min(1, Math.ceil(most / STEP - 1e-9) * STEP), start: 0, end: 100 }
}

const at = (rate: number, scale: Scale): string => `${Math.round(place(scale, rate) * 10) / 10}%`

/** One row of a plot: gate, even share, interval and mark on one line. It stretches with its cell. */
export function strip(row: Marked, scale: Scale): Markup {
  const { rate, low, high, expected, gate, side, hollow } = row
  const line = (name: string, from: number, to: number, y1: string, y2: string): Markup =>
    element('line', { class: name, x1: at(from, scale), x2: at(to, scale), y1, y2 })
  return element(
    'svg',
    { class: 'strip', 'aria-hidden': 'true' },
    gate === undefined
      ? ''
      : element('rect', {
          class: 'gate',
          x: at(gate.from, scale),
          width: at(Math.min(gate.to, scale.to) - gate.from, scale),
          height: '100%',
        }),
    expected === undefined ? '' : line('even', expected, expected, '0', '100%'),
    line('whisker', low, high, '50%', '50%'),
    element('use', {
      href: shapeOf(side),
      x: at(rate, scale),
      y: '50%',
      class: `mark s${side ?? ''}${hollow === true ? ' hollow' : ''}`,
    }),
  )
}

/** The numbers above a column of strips. */
export function axis(scale: Scale): Markup {
  const anchor = (tick: number): string => (tick === 0 ? 'start' : tick > scale.to - 1e-9 ? 'end' : 'middle')
  return element(
    'svg',
    { class: 'axis', 'aria-hidden': 'true' },
    ticks(scale, 6).map((tick) =>
      element('text', { x: at(tick, scale), y: 12, 'text-anchor': anchor(tick) }, Math.round(tick * 100)),
    ),
  )
}
