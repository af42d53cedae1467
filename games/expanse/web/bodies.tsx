import { rngFrom } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { ORBITALS, type Orbital, type OrbitalId } from '../src/types.ts'
import { SPACE } from './colours.ts'

/* The nine bodies, drawn around 0, 0 with the light from the left; sizes are those of the wide board. */

/** A fraction from -1 to 1, the same in every browser. */
const drawer = (seed: string): (() => number) => {
  const rng = rngFrom(seed)
  return () => rng.below(2001) / 1000 - 1
}
const short = (n: number): string => n.toFixed(1)

/** The night side, over anything round. */
const Shade = ({ r }: { readonly r: number }): ReactNode => <circle r={r + 0.5} fill="url(#ex-shade)" />

interface DiscProps {
  readonly id: string
  readonly r: number
  readonly children: ReactNode
}

function Disc({ id, r, children }: DiscProps): ReactNode {
  return (
    <>
      <clipPath id={id}>
        <circle r={r} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {children}
        <Shade r={r} />
      </g>
    </>
  )
}

const Earth = (): ReactNode => (
  <>
    <circle r="45.6" fill="url(#ex-air)" />
    <Disc id="ex-clip-earth" r={38}>
      <circle r="38" fill="#2f5f86" />
      <g fill="#6f8a63">
        <path d="M-31-17c4-9 13-14 22-14 3 4-2 6-1 9 3 3 6-1 8 3-1 5-8 5-10 9 2 4-2 7-7 6-6-1-8-7-12-13z" />
        <path d="M-7 2c5-3 13-1 15 4 2 6-3 10-5 17-2 5-6 8-9 5-3-5 0-9-3-14-2-5-2-9 2-12z" />
        <path d="M10-28c8-2 18 3 24 11l-2 12c-6 2-9-3-13-2-4 0-4 4-8 2-5-4-2-7-4-12-1-4 0-8 3-11z" />
        <path d="M20 14c5-2 9 1 9 5-3 5-9 5-11 1z" />
      </g>
      <path d="M-14-37c9-3 20-3 29 0-8 4-20 4-29 0zM-18 36c10-5 26-5 36 0v5h-36z" fill="#dfe8ee" opacity=".85" />
      <g fill="none" stroke="#fff" strokeLinecap="round" opacity=".4">
        <path d="M-30-3c10-5 16 1 26-3s12-6 22-3" strokeWidth="2.6" />
        <path d="M-26 14c8 4 18-2 26 1 9 4 16 1 24-2" strokeWidth="2" />
        <path d="M-10-20c8-4 14 0 24-2" strokeWidth="1.6" />
      </g>
    </Disc>
  </>
)

const Mars = (): ReactNode => (
  <Disc id="ex-clip-mars" r={31}>
    <circle r="31" fill="#a8623f" />
    <path d="M-30-8c10-6 14 2 24-2s16-8 30-3v16c-12 4-20-4-28 0s-18 4-26 0z" fill="#84482f" opacity=".7" />
    <path d="M-20 12c10-3 18 4 30 1l6 10-26 10z" fill="#c47a50" opacity=".5" />
    <path d="M-17 3c6 1 9-2 15 0s10-1 17 1" stroke="#4f2417" strokeWidth="2.2" fill="none" strokeLinecap="round" />
    <circle cx="-12" cy="-13" r="3" fill="#7a4029" opacity=".8" />
    <circle cx="-5" cy="-9" r="1.8" fill="#7a4029" opacity=".8" />
    <path d="M-11-29c7-4 16-4 22 0-6 4-16 4-22 0z" fill="#efe4da" opacity=".9" />
  </Disc>
)

const BELTS_OF_JUPITER: readonly (readonly [y: number, wave: number, width: number, colour: string])[] = [
  [-27, 3, 3, '#7c5a41'],
  [-20, 2, 1.4, '#efe2cb'],
  [-6, 2.4, 1.6, '#bda080'],
  [9, 3.4, 5, '#8c6243'],
  [18, 2, 1.6, '#e6d4b6'],
  [30, 2.4, 2.6, '#8a6b50'],
  [41, 1.6, 2, '#c2aa8b'],
]

const wavy = (y: number, wave: number): string =>
  `M-70 ${short(y * 1.12)}${Array.from({ length: 12 }, (_, i) => `q6 ${i % 2 === 0 ? wave : -wave} 12 0`).join('')}`

const Jupiter = (): ReactNode => (
  <Disc id="ex-clip-jupiter" r={67}>
    <circle r="67" fill="url(#ex-jupiter)" />
    {BELTS_OF_JUPITER.map(([y, wave, width, colour]) => (
      <path key={y} d={wavy(y, wave)} stroke={colour} strokeWidth={width} fill="none" opacity=".6" />
    ))}
    <ellipse cx="9" cy="20" rx="12.5" ry="7" fill="#b5643f" />
    <ellipse cx="9" cy="20" rx="8" ry="4" fill="#c98059" />
    <ellipse cx="9" cy="20" rx="13.5" ry="8" fill="none" stroke="#ead6b8" strokeOpacity=".6" />
  </Disc>
)

const RINGS: readonly (readonly [rx: number, width: number, opacity: number])[] = [
  [66, 6, 0.5],
  [76.5, 10, 0.85],
  [87, 6, 0.62],
  [94, 1.2, 0.5],
]
const BELTS_OF_SATURN: readonly (readonly [y: number, width: number, colour: string])[] = [
  [-28, 2, '#8f7d5c'],
  [-14, 3, '#efe1bb'],
  [3, 2, '#a99570'],
  [14, 4, '#97845f'],
  [27, 2, '#cdbb92'],
]

const Rings = ({ half }: { readonly half: 'back' | 'front' }): ReactNode => (
  <>
    <clipPath id={`ex-clip-rings-${half}`}>
      <rect x="-105" y={half === 'back' ? -60 : 0} width="210" height="60" />
    </clipPath>
    <g clipPath={`url(#ex-clip-rings-${half})`} fill="none" stroke="url(#ex-ring)">
      {RINGS.map(([rx, width, opacity]) => (
        <ellipse key={rx} rx={rx} ry={short(rx * 0.27)} strokeWidth={width} opacity={opacity} />
      ))}
    </g>
  </>
)

const Saturn = (): ReactNode => (
  <g transform="rotate(-14)">
    <Rings half="back" />
    <Disc id="ex-clip-saturn" r={49}>
      <circle r="49" fill="url(#ex-saturn)" />
      {BELTS_OF_SATURN.map(([y, width, colour]) => (
        <path
          key={y}
          d={`M-52 ${short(y * 1.17)}q52 10 104 0`}
          stroke={colour}
          strokeWidth={width}
          fill="none"
          opacity=".45"
        />
      ))}
      <path d="M-54 10q54 20 108 0" stroke="#1a1408" strokeWidth="4" fill="none" opacity=".4" />
    </Disc>
    <Rings half="front" />
  </g>
)

/* ---- stations ----------------------------------------------------------------------------------------------------- */

const Tycho = (): ReactNode => (
  <>
    <g fill="none" strokeLinecap="round">
      <circle r="18" stroke="#5c6880" strokeWidth="4.5" />
      <path d="M-15.5-9A18 18 0 0 1 0-18M-17.9 2A18 18 0 0 1-15.5-9" stroke="#d9dfe9" strokeWidth="4.5" />
      <circle r="18" stroke={SPACE} strokeDasharray="2 3.6" opacity=".7" />
      <path d="M-16 0H16M0-16V16" stroke="#79859c" strokeWidth="2" />
    </g>
    <circle r="6.5" fill="#aab4c6" />
    <circle r="6.5" fill="url(#ex-shade)" />
    <circle cx="-1.5" r="1.8" fill="#ffdf96" />
  </>
)

const Thoth = (): ReactNode => (
  <>
    <path d="M-18-4h9l4-5h10l4 5h9v8h-9l-4 5H-5l-4-5h-9z" fill="#515d75" />
    <path d="M-18-4h9l4-5h5v18h-5l-4-5h-9z" fill="#a9b4c7" />
    <path d="M-4-18h7v9h-7zM-4 9h7v9h-7z" fill="#6f7b93" />
    <path d="M-4-18h3v9h-3zM-4 9h3v9h-3z" fill="#c3ccda" />
    <path d="M-14 0h5M6 0h8M-2-14v2M-2 12v3" stroke={SPACE} strokeWidth="1.2" />
    <circle r="3.6" fill="#1a2238" />
    <circle r="1.6" fill="#bfe6ff" />
  </>
)

/* ---- rocks -------------------------------------------------------------------------------------------------------- */

interface RockLook {
  readonly seed: string
  readonly r: number
  readonly squash: number
  readonly turn: number
  readonly colour: string
}

const CORNERS = 14

function outline({ seed, r, squash }: RockLook): string {
  const draw = drawer(`${seed} outline`)
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const a = (2 * Math.PI * i) / CORNERS
    const q = r * (1 + draw() * 0.1)
    return { x: q * Math.cos(a), y: q * squash * Math.sin(a) }
  })
  const half = (i: number): string => {
    const a = corners[i % CORNERS] ?? { x: 0, y: 0 }
    const b = corners[(i + 1) % CORNERS] ?? a
    return `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`
  }
  return `M${half(CORNERS - 1)}${corners.map(({ x, y }, i) => `Q${short(x)} ${short(y)} ${half(i)}`).join('')}Z`
}

function craters({ seed, r, squash }: RockLook): readonly { x: number; y: number; q: number }[] {
  const draw = drawer(`${seed} craters`)
  return Array.from({ length: 9 }, () => {
    const a = (draw() + 1) * Math.PI
    const far = ((draw() + 1) / 2) * r * 0.72
    const q = 1.2 + ((draw() + 1) / 2) * (r * 0.2 - 1.2)
    return { x: far * Math.cos(a), y: far * Math.sin(a) * squash, q }
  })
}

function rock(look: RockLook): () => ReactNode {
  const shape = outline(look)
  const pits = craters(look)
  const id = `ex-clip-${look.seed}`
  return () => (
    <g transform={`rotate(${look.turn})`}>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={shape} fill={look.colour} />
        {pits.map(({ x, y, q }) => (
          <g key={x}>
            <ellipse cx={short(x)} cy={short(y)} rx={short(q)} ry={short(q * 0.86)} opacity=".24" />
            <path
              d={`M${short(x + q * 0.5)} ${short(y - q * 0.8)}A${short(q)} ${short(q)} 0 0 1 ${short(x + q * 0.5)} ${short(y + q * 0.8)}`}
              stroke="#fff"
              strokeOpacity=".22"
              strokeWidth=".8"
              fill="none"
            />
          </g>
        ))}
        <g transform={`rotate(${-look.turn})`}>
          <Shade r={look.r} />
        </g>
      </g>
    </g>
  )
}

const BODIES: { readonly [id in OrbitalId]: () => ReactNode } = {
  earth: Earth,
  mars: Mars,
  ceres: rock({ seed: 'ceres', r: 18.5, squash: 1, turn: 0, colour: '#8f8a84' }),
  tycho: Tycho,
  eros: rock({ seed: 'eros', r: 20.5, squash: 0.62, turn: -24, colour: '#8d7b68' }),
  thoth: Thoth,
  vesta: rock({ seed: 'vesta', r: 19, squash: 0.84, turn: 10, colour: '#9a9389' }),
  jupiter: Jupiter,
  saturn: Saturn,
}

export function Body({ orbital }: { readonly orbital: Orbital }): ReactNode {
  const id = ORBITALS[orbital]
  return id === undefined ? null : BODIES[id]()
}
