import { place, type Scale, ticks } from '@orrery/ui/scale'
import { percent } from '../terminal.ts'
import { element, type Markup } from './html.ts'
import type { Length } from './lengths.ts'
import type { Moment, Series, Spread } from './series.ts'

/* Pictures with axes: scores over time, one small chart for each side, and lengths as bars. */

const WIDTH = 320
const HEIGHT = 180
const LEFT = 30
const RIGHT = 10
const TOP = 10
const BOTTOM = 26

const round = (value: number): number => Math.round(value * 10) / 10

interface Frame {
  x(i: number): number
  y(value: number): number
  readonly axes: Markup
}

/** Every how many-th label there is room for. */
const every = (labels: readonly string[]): number => Math.ceil((labels.length * (labels.at(-1)?.length ?? 1)) / 22)

/** `inset` keeps what is drawn at the first and the last place inside. */
function frame(labels: readonly string[], most: number, inset: number): Frame {
  const start = LEFT + inset
  const end = WIDTH - RIGHT - inset
  const places: Scale = { from: 0, to: labels.length - 1, start, end }
  const values: Scale = { from: 0, to: most, start: HEIGHT - BOTTOM, end: TOP }
  const x = (i: number): number => round(labels.length < 2 ? (start + end) / 2 : place(places, i))
  const y = (value: number): number => round(place(values, value))
  const skip = every(labels)
  const axes = element(
    'g',
    { class: 'axes' },
    ticks(values, 5).map((tick) => [
      element('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y(tick), y2: y(tick) }),
      element('text', { x: LEFT - 5, y: y(tick) + 4, 'text-anchor': 'end' }, round(tick)),
    ]),
    labels.map((label, i) =>
      i % skip === 0 ? element('text', { x: x(i), y: HEIGHT - 8, 'text-anchor': 'middle' }, label) : '',
    ),
  )
  return { x, y, axes }
}

const spreadOf = ({ sides }: Moment, side: string): Spread | undefined => sides.find((one) => one.side === side)

/** A moment that only few games reach says little. */
export const reached = (moments: readonly Moment[]): readonly Moment[] => {
  const games = ({ sides }: Moment): number => Math.max(0, ...sides.map(({ n }) => n))
  const most = Math.max(0, ...moments.map(games))
  return moments.filter((moment) => games(moment) >= most / 10)
}

/** `Scoring 3` and `round 12` are numbers on an axis that says what it counts. */
const short = (when: string): string => /\d+$/.exec(when)?.[0] ?? when.replace(/^the /, '')

/** The mean of one side with its quartiles, the means of the others behind it. */
export function seriesChart({ of, moments }: Series, side: string, sides: readonly string[]): Markup {
  const shown = reached(moments)
  const most = Math.max(1, ...shown.flatMap((moment) => moment.sides.map(({ high, mean }) => Math.max(high, mean))))
  const { x, y, axes } = frame(
    shown.map(({ when }) => short(when)),
    most,
    8,
  )
  const points = (who: string, value: (one: Spread) => number): string[] =>
    shown.flatMap((moment, i) => {
      const one = spreadOf(moment, who)
      return one === undefined ? [] : [`${x(i)},${y(value(one))}`]
    })
  const number = sides.indexOf(side)
  const line = (who: string, name: string): Markup =>
    element('polyline', { class: name, points: points(who, ({ mean }) => mean).join(' ') })
  const band = [...points(side, ({ high }) => high), ...points(side, ({ low }) => low).toReversed()]
  const last = shown.at(-1)
  const end = last === undefined ? undefined : spreadOf(last, side)
  const says =
    end === undefined
      ? ''
      : `: ${end.mean.toFixed(1)} at ${last?.when ?? ''}, half of all games between ${end.low} and ${end.high}`
  return element(
    'svg',
    { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': `${of} of ${side}${says}` },
    axes,
    element('polygon', { class: `band s${number}`, points: band.join(' ') }),
    sides.map((other) => (other === side ? '' : line(other, 'other'))),
    line(side, `own s${number}`),
  )
}

/** How many games had each length. */
export function histogram({ of, games, bins, median, low, high }: Length): Markup {
  const most = Math.max(...bins.map((bin) => bin.games)) / games
  const bar = ((WIDTH - LEFT - RIGHT) / bins.length) * 0.8
  const { x, y, axes } = frame(
    bins.map(({ from }) => String(from)),
    most * 100,
    bar * 0.625,
  )
  const says = `${of}: median ${median}, half of all games between ${low} and ${high}`
  return element(
    'svg',
    { class: 'chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': says },
    axes,
    bins.map(({ from, to, games: n }, i) => {
      const top = y((n / games) * 100)
      return element(
        'rect',
        { class: 'bar', x: round(x(i) - bar / 2), y: top, width: round(bar), height: round(y(0) - top) },
        element('title', {}, `${from === to ? from : `${from} to ${to}`}: ${percent(n / games)}`),
      )
    }),
  )
}
