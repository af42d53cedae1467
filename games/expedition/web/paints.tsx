import type { ReactNode } from 'react'
import style from './paints.module.css'

/* Colours that the drawings refer to, once on every page. */

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const PLANETS: readonly Stops[] = [
  ['#e0b884', '#8a5a35', '#2c1a10'],
  ['#9cc4e8', '#3d6a9c', '#0f2038'],
  ['#a8cfa0', '#4d7a52', '#16281a'],
  ['#d98e72', '#8c4332', '#2b120e'],
  ['#d9dbe3', '#7d879c', '#222836'],
  ['#d8c0e2', '#77579a', '#23183a'],
  ['#e6d79a', '#94803c', '#2b2510'],
  ['#8fd3d0', '#3a7d80', '#0f2a2c'],
].map(([light = '', middle = '', dark = '']) => [
  [0, light],
  [0.48, middle],
  [1, dark],
])

interface BallProps {
  readonly id: string
  readonly stops: Stops
  readonly r?: number
}

const Ball = ({ id, stops, r = 0.8 }: BallProps): ReactNode => (
  <radialGradient id={id} cx=".34" cy=".3" r={r}>
    {stops.map(([offset, colour, opacity = 1]) => (
      <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
    ))}
  </radialGradient>
)

export const Paints = (): ReactNode => (
  <svg className={style.paints} width="0" height="0" aria-hidden="true">
    <defs>
      {PLANETS.map((stops, i) => (
        <Ball key={i} id={`xp-p${i}`} stops={stops} />
      ))}
      <Ball
        id="xp-edge"
        r={0.85}
        stops={[
          [0, '#f6e3b8'],
          [0.35, '#c88f55'],
          [0.7, '#5a3550'],
          [1, '#150d22'],
        ]}
      />
      <radialGradient id="xp-nova">
        <stop offset="0" stopColor="#fff6d8" />
        <stop offset=".3" stopColor="#ffb35a" />
        <stop offset=".62" stopColor="#a8351c" />
        <stop offset="1" stopColor="#3a0f12" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="xp-cloud">
        <stop offset="0" stopColor="#8a5ac0" stopOpacity=".62" />
        <stop offset=".6" stopColor="#5a3a90" stopOpacity=".34" />
        <stop offset="1" stopColor="#2a1c50" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="xp-rift">
        <stop offset=".25" stopColor="#03040a" />
        <stop offset=".55" stopColor="#3a1420" />
        <stop offset=".8" stopColor="#a8452c" stopOpacity=".7" />
        <stop offset="1" stopColor="#a8452c" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="xp-sys" cx=".5" cy=".42" r=".75">
        <stop offset="0" stopColor="#141e36" />
        <stop offset="1" stopColor="#0c1426" />
      </radialGradient>
    </defs>
  </svg>
)

/** A planet's own colour, always the same for its name. */
export function planetFill(id: string): string {
  if (id === 'thundersedge') return 'url(#xp-edge)'
  let n = 7
  for (const letter of id) n = (n * 31 + letter.charCodeAt(0)) % 997
  return `url(#xp-p${n % PLANETS.length})`
}
