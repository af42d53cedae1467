import { at, hasBit, rngFrom } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { ANOMALIES, type Core, FRONTIER, INGRESS, type System, WORMHOLES } from '../src/types.ts'
import { BRASS, INK_3 } from './colours.ts'
import { HEX } from './geometry.ts'

/* What lies in a system besides planets: anomalies, wormholes, tokens. Around its middle, half a hex being 60. */

const ROCKS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-22, -18, 8],
  [-4, -26, 5],
  [16, -20, 7],
  [30, -4, 5],
  [-34, 2, 5],
  [-14, 4, 9],
  [8, 2, 5],
  [20, 16, 9],
  [-24, 24, 6],
  [-2, 26, 6],
]

const rock = ([x, y, r]: readonly [number, number, number]): string => {
  const rng = rngFrom(`rock ${x} ${y}`)
  const corners = Array.from({ length: 7 }, (_, k) => {
    const a = (k / 7) * Math.PI * 2
    const far = r * (0.75 + rng.below(100) / 250)
    return `${(x + far * Math.cos(a)).toFixed(1)} ${(y + far * Math.sin(a)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

const FIELD = ROCKS.map(rock).join('')

const Asteroids = (): ReactNode => (
  <path d={FIELD} fill="#6b5f50" stroke="#98897a" strokeWidth=".8" strokeLinejoin="round" />
)

const Nebula = (): ReactNode => (
  <>
    <ellipse rx="50" ry="34" fill="url(#xp-cloud)" />
    <ellipse cx="-14" cy="8" rx="30" ry="20" fill="url(#xp-cloud)" />
    <ellipse cx="18" cy="-8" rx="28" ry="18" fill="url(#xp-cloud)" />
  </>
)

const RAYS = Array.from({ length: 16 }, (_, k) => {
  const a = (k / 16) * Math.PI * 2
  const far = k % 2 === 0 ? 46 : 38
  return `M${(20 * Math.cos(a)).toFixed(1)} ${(20 * Math.sin(a)).toFixed(1)}L${(far * Math.cos(a)).toFixed(1)} ${(far * Math.sin(a)).toFixed(1)}`
}).join('')

const Supernova = (): ReactNode => (
  <>
    <path d={RAYS} stroke="#d9773a" strokeOpacity=".6" />
    <circle r="40" fill="url(#xp-nova)" />
  </>
)

const Rift = (): ReactNode => (
  <>
    <ellipse rx="42" ry="24" fill="url(#xp-rift)" transform="rotate(-18)" />
    <ellipse rx="30" ry="15" fill="none" stroke="#c9603c" strokeOpacity=".6" transform="rotate(-18)" />
  </>
)

const Scar = (): ReactNode => (
  <path
    d="M-40-6-24 8l10-16L0 8l10-14L24 6 40-8"
    fill="none"
    stroke="#d98a5a"
    strokeWidth="3.6"
    strokeLinejoin="round"
    strokeLinecap="round"
  />
)

/** In the order of ANOMALIES. */
const DRAWN: readonly (() => ReactNode)[] = [Asteroids, Nebula, Supernova, Rift, Scar]

export const anomaliesOf = (s: Core, i: System): number[] =>
  ANOMALIES.flatMap((_, k) => (hasBit(s.ruleset.systems[i]?.anomalies ?? 0, k) ? [k] : []))

export const Anomalies = memo(function Anomalies({ kinds }: { readonly kinds: string }): ReactNode {
  return kinds.split('').map((kind) => {
    const Draw = DRAWN[Number(kind)]
    return Draw === undefined ? null : <Draw key={kind} />
  })
})

const GREEK = ['α', 'β', 'γ', 'δ', 'ε']

interface WormholeProps {
  readonly hole: number
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A spiral with its letter. */
export const Wormhole = ({ hole, x, y, r }: WormholeProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r / 26})`}>
    <circle r="26" fill="#171a3a" />
    <path
      d="M0-24A24 24 0 0 1 24 0 20 20 0 0 1 4 20M0 24A24 24 0 0 1-24 0 20 20 0 0 1-4-20M17-17A24 24 0 0 1 17 17 18 18 0 0 1-8 18M-17 17A24 24 0 0 1-17-17 18 18 0 0 1 8-18"
      fill="none"
      stroke="#8d86d8"
      strokeOpacity=".7"
      strokeWidth="1.6"
    />
    <circle r="14" fill="#20204a" />
    <text y="8" fontSize="25" fill="#d6d2ff" textAnchor="middle" fontFamily="var(--display)">
      {GREEK[hole]}
    </text>
  </g>
)

export const holesOf = (s: Core, i: System): number[] =>
  WORMHOLES.flatMap((_, k) => (hasBit(s.ruleset.systems[i]?.wormholes ?? 0, k) ? [k] : []))

interface IngressProps {
  readonly x: number
  readonly y: number
  readonly r?: number
}

/** An entrance of The Fracture. */
export const Ingress = ({ x, y, r = 9 }: IngressProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
    <circle r="10" fill="#2a1c3e" stroke={BRASS} strokeWidth="1.6" />
    <path d="M0-8Q7 0 0 8-7 0 0-8z" fill="#e6b8ff" />
    <path d="M0-5.5V5.5" stroke="#2a1c3e" strokeWidth="1.6" />
  </g>
)

export const Frontier = ({ x, y, r = 9 }: IngressProps): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
    <circle r="10" fill="#101a30" stroke="#8d9cc0" strokeWidth="1.2" strokeDasharray="3 2" />
    <path d="M0-6 1.7-1.7 6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7z" fill="#c3cbe0" />
  </g>
)

const hasMark = (s: Core, i: System, mark: number): boolean => (at(s.marks, i) & mark) !== 0
export const isFrontier = (s: Core, i: System): boolean => hasMark(s, i, FRONTIER)
export const isIngress = (s: Core, i: System): boolean => hasMark(s, i, INGRESS)

/** Stars that stay where they are for each system. */
export const Stars = memo(function Stars({ seed }: { readonly seed: string }): ReactNode {
  const rng = rngFrom(`stars ${seed}`)
  return Array.from({ length: 6 }, (_, k) => (
    <circle
      key={k}
      cx={rng.below(HEX * 1.4) - HEX * 0.7}
      cy={rng.below(HEX * 1.4) - HEX * 0.7}
      r={0.6 + rng.below(6) / 10}
      fill="#dfe6f5"
      opacity={0.3 + rng.below(5) / 10}
    />
  ))
})

export const Label = ({ y, children }: { readonly y: number; readonly children: ReactNode }): ReactNode => (
  <text y={y} fontSize="11.5" fill={INK_3} textAnchor="middle">
    {children}
  </text>
)
