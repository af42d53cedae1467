import { rngFrom } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { BRASS, lookOfFaction } from './colours.ts'
import { hexPath, onCircle, sliceAngle, slicePath } from './geometry.ts'
import { Shape } from './marks.tsx'

/* The drawing on the start page: the token, some of it claimed, and no rules. */

const OWNERS: readonly (string | undefined)[] = ['sol', undefined, 'l1z1x', undefined, undefined, 'xxcha']

const ICONS: readonly ReactNode[] = [
  <path key="resources" d="M-13 8 0-14 13 8z M-7 8l7-11 7 11" />,
  <g key="cards">
    <rect x="-13" y="-11" width="15" height="21" rx="2" transform="rotate(-10)" />
    <rect x="-3" y="-10" width="15" height="21" rx="2" transform="rotate(10)" fill="#0d1528" />
  </g>,
  <path key="influence" d="M0-14 12-7V7L0 14-12 7V-7z M0-7V7M-6-3.5 6 3.5M6-3.5-6 3.5" />,
  <g key="secret">
    <path d="M-15 0C-9-9 9-9 15 0 9 9-9 9-15 0z" />
    <circle r="4.5" fill={BRASS} />
  </g>,
  <g key="specialty">
    <circle r="6" />
    <path d="M0-14v5M0 9v5M-14 0h5M9 0h5M-10-10l3.5 3.5M6.5 6.5 10 10M10-10 6.5-6.5M-6.5 6.5-10 10" />
  </g>,
  <g key="goods">
    <ellipse cy="-7" rx="11" ry="4.5" />
    <path d="M-11-7v6c0 6 22 6 22 0v-6M-11-1v7c0 6 22 6 22 0v-7" />
  </g>,
]

const TICKS = Array.from({ length: 60 }, (_, k) => {
  const [x, y] = onCircle(178, 6 * k)
  const [tx, ty] = onCircle(k % 5 === 0 ? 194 : 188, 6 * k)
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`
}).join('')

function Slice({ slice }: { readonly slice: number }): ReactNode {
  const owner = OWNERS[slice]
  const look = lookOfFaction(owner ?? '')
  const path = slicePath(slice, 80, 172, 2)
  const [x, y] = onCircle(owner === undefined ? 126 : 112, sliceAngle(slice))
  const [sx, sy] = onCircle(150, sliceAngle(slice))
  return (
    <>
      <path
        d={path}
        fill={owner === undefined ? '#121a30' : look.colour}
        fillOpacity={owner === undefined ? 0.85 : 0.2}
        stroke={owner === undefined ? BRASS : look.colour}
        strokeOpacity={owner === undefined ? 0.55 : 0.9}
        strokeWidth="1.4"
      />
      <g
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        stroke={BRASS}
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
      >
        {ICONS[slice]}
      </g>
      {owner !== undefined && <Shape look={look} x={sx} y={sy} size={20} />}
    </>
  )
}

const STARS = ((): ReactNode => {
  const rng = rngFrom('the race')
  return Array.from({ length: 150 }, (_, k) => (
    <circle
      key={k}
      cx={rng.below(800) - 400}
      cy={rng.below(640) - 320}
      r={0.5 + rng.below(9) / 10}
      fill="#dfe6f5"
      opacity={0.2 + rng.below(6) / 10}
    />
  ))
})()

const Planet = (): ReactNode => (
  <>
    <circle r="62" fill="url(#xp-cover-planet)" />
    <g fill="none" stroke="#f0c7b0" strokeOpacity=".4" strokeWidth="3">
      <path d="M-59-18c30-16 50 10 118-10M-61 6c40-14 60 16 122-4M-56 26c40-10 70 14 112 0" />
    </g>
    <path d="M-20-40-6-18-14-12 6 14-2 18 16 48" stroke="#fff2da" strokeWidth="2" fill="none" strokeOpacity=".85" />
    <circle r="63" fill="url(#xp-cover-shade)" />
    <circle r="70" fill="none" stroke={BRASS} strokeOpacity=".6" />
  </>
)

export const Picture = (): ReactNode => (
  <svg viewBox="-236 -222 472 444" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="xp-cover-planet" cx=".3" cy=".35" r=".8">
        <stop offset="0" stopColor="#e9b39a" />
        <stop offset=".35" stopColor="#8d4a63" />
        <stop offset=".75" stopColor="#2c1c46" />
        <stop offset="1" stopColor="#0b0a1c" />
      </radialGradient>
      <radialGradient id="xp-cover-shade" cx=".22" cy=".42" r=".86">
        <stop offset=".3" stopColor="#03060d" stopOpacity="0" />
        <stop offset=".7" stopColor="#03060d" stopOpacity=".45" />
        <stop offset="1" stopColor="#03060d" stopOpacity=".85" />
      </radialGradient>
      <radialGradient id="xp-cover-glow">
        <stop offset=".2" stopColor="#7a3d78" stopOpacity=".5" />
        <stop offset="1" stopColor="#3a2267" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect x="-400" y="-320" width="800" height="640" fill="#080b18" />
    <circle r="330" fill="url(#xp-cover-glow)" />
    {STARS}
    <g fill="none" stroke={BRASS}>
      <path d={hexPath(238)} strokeOpacity=".12" transform="rotate(30)" />
      <path d={hexPath(212)} strokeOpacity=".22" transform="rotate(30)" />
      <path d={TICKS} strokeOpacity=".5" />
    </g>
    {OWNERS.map((_, slice) => (
      <Slice key={slice} slice={slice} />
    ))}
    <Planet />
  </svg>
)
