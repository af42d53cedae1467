import { rngFrom } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { BRASS, SPACE } from './colours.ts'
import { PHONE, WIDE, type WideLayout } from './geometry.ts'

/* What never changes under the pieces: space, stars, the sun, the borders of the bands. */

/** Colours and filters that the drawings refer to. */
export const Paints = ({ centre = WIDE.centre }: Partial<WideLayout>): ReactNode => (
  <defs>
    <radialGradient id="ex-sun" gradientUnits="userSpaceOnUse" cx={centre.x} cy={centre.y} r="860">
      <stop offset=".5" stopColor="#fff3cf" />
      <stop offset=".519" stopColor="#ffdf96" />
      <stop offset=".523" stopColor="#e8a24a" stopOpacity=".46" />
      <stop offset=".58" stopColor="#c9803a" stopOpacity=".2" />
      <stop offset=".72" stopColor="#8a5a3a" stopOpacity=".08" />
      <stop offset="1" stopColor="#3a3048" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="ex-space" x1="0" x2="1">
      <stop offset="0" stopColor="#10182c" />
      <stop offset=".35" stopColor="#0b1326" />
      <stop offset="1" stopColor="#070c19" />
    </linearGradient>
    <radialGradient id="ex-shade" cx=".22" cy=".42" r=".86">
      <stop offset="0" stopColor="#fff" stopOpacity=".2" />
      <stop offset=".3" stopColor="#fff" stopOpacity="0" />
      <stop offset=".56" stopColor="#03060d" stopOpacity=".3" />
      <stop offset=".82" stopColor="#03060d" stopOpacity=".86" />
      <stop offset="1" stopColor="#03060d" stopOpacity=".95" />
    </radialGradient>
    <radialGradient id="ex-air" cx=".5" cy=".5" r=".5">
      <stop offset=".82" stopColor="#9cc6ff" stopOpacity="0" />
      <stop offset=".9" stopColor="#9cc6ff" stopOpacity=".34" />
      <stop offset="1" stopColor="#9cc6ff" stopOpacity="0" />
    </radialGradient>
    <Stripes id="ex-jupiter" stops={JUPITER} />
    <Stripes id="ex-saturn" stops={SATURN} />
    <linearGradient id="ex-ring" x1="0" x2="1">
      <stop offset="0" stopColor="#e6d8b4" />
      <stop offset=".5" stopColor="#b7a682" />
      <stop offset="1" stopColor="#4b463c" />
    </linearGradient>
    <pattern id="ex-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" stroke="#3d4d73" strokeWidth="1.2" />
    </pattern>
  </defs>
)

type Stop = readonly [offset: number, colour: string]
const JUPITER: readonly Stop[] = [
  [0, '#8d7763'],
  [0.12, '#a58d74'],
  [0.2, '#cdb79a'],
  [0.29, '#96704f'],
  [0.38, '#d8c6ab'],
  [0.5, '#e0d0b6'],
  [0.57, '#a57c5a'],
  [0.66, '#bb9a78'],
  [0.76, '#d0bb9e'],
  [0.86, '#8f745b'],
  [1, '#6d5a4b'],
]
const SATURN: readonly Stop[] = [
  [0, '#9d8c6d'],
  [0.3, '#d6c59b'],
  [0.5, '#e2d3ac'],
  [0.7, '#bda981'],
  [1, '#8a7a5e'],
]

const Stripes = ({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }): ReactNode => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    {stops.map(([offset, colour]) => (
      <stop key={offset} offset={offset} stopColor={colour} />
    ))}
  </linearGradient>
)

/* ---- dots --------------------------------------------------------------------------------------------------------- */

type Draw = (from: number, to: number) => number

interface DotsProps {
  readonly seed: string
  readonly n: number
  readonly colour: string
  readonly sizes: readonly (readonly [diameter: number, opacity: number])[]
  readonly at: (draw: Draw) => readonly [x: number, y: number]
}

/** Many dots of a few sizes are a few paths: a point with a round cap is a dot. */
function Dots({ seed, n, colour, sizes, at }: DotsProps): ReactNode {
  const rng = rngFrom(seed)
  const draw: Draw = (from, to) => from + ((to - from) * rng.below(4001)) / 4000
  const paths = sizes.map(() => '')
  for (let i = 0; i < n; i++) {
    const [x, y] = at(draw)
    paths[rng.below(sizes.length)] += `M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }
  return (
    <g stroke={colour} strokeLinecap="round" fill="none">
      {paths.map((d, i) => (
        <path key={sizes[i]?.join()} d={d} strokeWidth={sizes[i]?.[0]} opacity={sizes[i]?.[1]} />
      ))}
    </g>
  )
}

const STARS: readonly (readonly [number, number])[] = [
  [1, 0.2],
  [1, 0.45],
  [1.4, 0.3],
  [2, 0.4],
  [1.2, 0.7],
]
const DUST: readonly (readonly [number, number])[] = [
  [1.2, 0.3],
  [1.6, 0.22],
  [2, 0.26],
  [2.6, 0.2],
]

interface StarsProps {
  readonly seed: string
  readonly n: number
  readonly width: number
  readonly height: number
}

export const Stars = ({ seed, n, width, height }: StarsProps): ReactNode => (
  <Dots seed={seed} n={n} colour="#dfe7f7" sizes={STARS} at={(draw) => [draw(0, width), draw(0, height)]} />
)

/** A bell without its tails: three draws make it. */
const bell = (draw: Draw, middle: number, width: number): number =>
  middle + ((draw(-1, 1) + draw(-1, 1) + draw(-1, 1)) * width) / 1.2

interface DustProps {
  readonly seed: string
  readonly n: number
  readonly radius: number
  readonly board: WideLayout
}

export const Dust = ({ seed, n, radius, board }: DustProps): ReactNode => (
  <Dots
    seed={seed}
    n={n}
    colour="#b9a88a"
    sizes={DUST}
    at={(draw) => {
      const y = draw(0, board.height)
      return [xOn(board, bell(draw, radius, 26), y), y]
    }}
  />
)

/* ---- arcs of the wide board --------------------------------------------------------------------------------------- */

/** The ground goes on beyond the board, so that a place of another shape is filled to its edges. */
const BEYOND = 130
/** The sun fills whatever room there is on its side. */
const SUNWARD = 600

const xOn = ({ centre }: WideLayout, radius: number, y: number): number =>
  centre.x + Math.sqrt(radius * radius - (y - centre.y) ** 2)

const FROM = -BEYOND
const bottom = ({ height }: WideLayout): number => height + BEYOND

export const arc = (board: WideLayout, radius: number): string =>
  `M${xOn(board, radius, FROM).toFixed(1)} ${FROM}A${radius} ${radius} 0 0 1 ${xOn(board, radius, bottom(board)).toFixed(1)} ${bottom(board)}`

function band(board: WideLayout, from: number, to?: number): string {
  const end = bottom(board)
  if (to === undefined) return `${arc(board, from)}L${board.width + BEYOND} ${end}V${FROM}Z`
  const back = `A${to} ${to} 0 0 0 ${xOn(board, to, FROM).toFixed(1)} ${FROM}Z`
  return `${arc(board, from)}L${xOn(board, to, end).toFixed(1)} ${end}${back}`
}

/** The scale of an instrument along a border. */
export function ticks({ centre, height }: WideLayout, radius: number, n: number): string {
  const most = Math.asin(height / 2 / radius)
  let d = ''
  for (let i = -n - 12; i <= n + 12; i++) {
    const a = (most * i) / n
    const far = radius + (i % 6 === 0 ? 11 : 6)
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const spot = (r: number): string => `${(centre.x + r * cos).toFixed(1)} ${(centre.y + r * sin).toFixed(1)}`
    d += `M${spot(radius)}L${spot(far)}`
  }
  return d
}

export const WideGround = memo(function WideGround({ board }: { readonly board: WideLayout }): ReactNode {
  const { width, height, radii, orbits, leads } = board
  const all = { x: -SUNWARD, y: -BEYOND, width: width + SUNWARD + BEYOND, height: height + 2 * BEYOND }
  return (
    <g>
      <rect {...all} fill="url(#ex-space)" />
      <Stars seed="sky" n={230} width={width + BEYOND} height={height + BEYOND} />
      <g fill={BRASS}>
        <path d={band(board, radii.innerBelt, radii.beltJupiter)} opacity=".028" />
        <path d={band(board, radii.jupiterSaturn)} opacity=".024" />
      </g>
      <rect {...all} fill="url(#ex-sun)" />
      <Dust seed="belt" n={240} radius={(orbits[1] ?? 0) + 8} board={board} />
      <g fill="none" stroke={BRASS}>
        <g strokeOpacity=".5">
          <path d={arc(board, radii.innerBelt)} />
          <path d={arc(board, radii.beltJupiter)} />
        </g>
        <path d={arc(board, radii.jupiterSaturn)} strokeOpacity=".42" strokeDasharray="5 5" />
        <g strokeOpacity=".3" strokeWidth=".8">
          <path d={ticks(board, radii.innerBelt, 36)} />
          <path d={ticks(board, radii.beltJupiter, 48)} />
        </g>
        <path d={orbits.map((r) => arc(board, r)).join('')} strokeOpacity=".13" />
      </g>
      <path d={leads} fill="none" stroke="#8d7a52" />
    </g>
  )
})

/* ---- the phone's board -------------------------------------------------------------------------------------------- */

const FAR = { x: 195, y: -760 } as const
function level(y: number): string {
  const r = y - FAR.y
  const drop = r - Math.sqrt(r * r - FAR.x * FAR.x)
  return `M0 ${(y - drop).toFixed(1)}A${r} ${r} 0 0 0 390 ${(y - drop).toFixed(1)}`
}

export const PhoneGround = memo(function PhoneGround(): ReactNode {
  const { width, height } = PHONE
  return (
    <g>
      <rect width={width} height={height} fill={SPACE} />
      <radialGradient id="ex-dawn" gradientUnits="userSpaceOnUse" cx="195" cy="-760" r="1010">
        <stop offset=".745" stopColor="#ffdf96" />
        <stop offset=".756" stopColor="#e8a24a" stopOpacity=".5" />
        <stop offset=".82" stopColor="#c9803a" stopOpacity=".16" />
        <stop offset="1" stopColor="#3a3048" stopOpacity="0" />
      </radialGradient>
      <Stars seed="phone" n={130} width={width} height={height} />
      <rect width={width} height="300" fill="url(#ex-dawn)" />
      <Dots
        seed="phone belt"
        n={150}
        colour="#b9a88a"
        sizes={DUST}
        at={(draw) => [draw(0, width), bell(draw, 430, 60)]}
      />
      <g fill="none" stroke={BRASS}>
        <path d={level(272) + level(588)} strokeOpacity=".55" />
        <path d={level(746)} strokeOpacity=".4" strokeDasharray="5 5" />
        <path d={[322, 424, 530].map(level).join('')} strokeOpacity=".14" />
      </g>
      <path d="M56 308H60M248 308H252M56 410H60M248 410H252M56 512H60" stroke="#8d7a52" fill="none" />
    </g>
  )
})
