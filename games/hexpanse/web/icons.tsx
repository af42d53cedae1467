import type { ReactNode } from 'react'
import type { IconId } from '../src/types.ts'
import { BONE, INK } from './colours.ts'
import { hexagon, ORIGIN } from './geometry.ts'
import { Crystal } from './marks.tsx'

/* A sign for each icon of a formula, drawn around 0,0 in a field of 20. */

const Lines = ({ d }: { readonly d: string }): ReactNode => (
  <path d={d} fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
)
const CARD = 'M-5 -7H5V7H-5Z'
const HEART = 'M0 8C-11 .8 -9 -6.8 -4.4 -6.8C-2 -6.8 -.5 -5.4 0 -3.9C.5 -5.4 2 -6.8 4.4 -6.8C9 -6.8 11 .8 0 8Z'
const CROWN = 'M-7 5L-8 -4L-3.6 -.4L0 -6L3.6 -.4L8 -4L7 5Z'

const Heart = ({ cracked }: { readonly cracked: boolean }): ReactNode => (
  <>
    <path d={HEART} fill="#f0758a" />
    {cracked && <path d="M0 -5L-2.4 -1L2 1.6L-1 8" fill="none" stroke="#0d1526" strokeWidth="2.2" />}
  </>
)

const CoinSign = ({ d }: { readonly d: string }): ReactNode => (
  <>
    <polygon points={hexagon(ORIGIN, 8)} fill={BONE} />
    <path d={d} fill="none" stroke="#1a1408" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </>
)

const SIGNS: { readonly [icon in IconId]: ReactNode } = {
  PL: <Lines d="M-6 0H6M0 -6V6" />,
  PO: <Lines d="M0 -8V2M-4 -2L0 2L4 -2M-6 7H6" />,
  RB: <Lines d="M0 2V-8M-4 -4L0 -8L4 -4M-8 2L-6 8H6L8 2H4M-8 2H-4" />,
  RR: <Lines d="M-8 3L-6 8H6L8 3M-4 -1L0 -6L4 -1M0 -6V4" />,
  RT: <Lines d="M-6 -5V7H6M-6 7L6 -5M-6 1V7H0" />,
  TA: <Lines d="M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0M0 -8.5V-3M0 3V8.5M-8.5 0H-3M3 0H8.5" />,
  UA: <Lines d="M-7 -7L7 7M7 -7L-7 7M-8 3L-3 8M8 3L3 8" />,
  WD: <Heart cracked />,
  WH: <Heart cracked={false} />,
  WM: <Lines d={`${CROWN}M-6 9H6M3 7L6 9L3 11`} />,
  RA: <Lines d="M-8 -2H8M-6 -2L-5 6H5L6 -2M-3 -8L3 -5M3 -8L-3 -5" />,
  AA: <Lines d={`${CARD}M-9 9L9 -9`} />,
  CD: (
    <>
      <Crystal r={8} />
      <Lines d="M-8 8L8 -8" />
    </>
  ),
  SM: <CoinSign d="M-3 3L3 -3M-1 -3H3V1" />,
  SA: <Lines d={`${CARD}M-2 2L3 -3M0 -3H3V0`} />,
  SC: (
    <>
      <Crystal r={8} />
      <Lines d="M5 7L9 3M6 3H9V6" />
    </>
  ),
  RC: <Crystal r={9} />,
  II: <Lines d="M-7 7V4M-2 7V0M3 7V-4M8 7V-8" />,
  EX: <Lines d="M-8 -5H2V8H-8ZM-4 -8H6V5" />,
  XC: <Lines d="M-8 -3H7M3 -7L7 -3L3 1M8 4H-7M-3 0L-7 4L-3 8" />,
  XS: <Lines d="M-8 0H7M3 -4L7 0L3 4M-4 -4L-8 0L-4 4" />,
  DE: <Lines d="M-6 -6L6 6M6 -6L-6 6" />,
  ZO: <Lines d="M6 -4A7 7 0 1 0 7 2M7 -8V-3H2" />,
}

export const Sign = ({ icon, size = 1 }: { readonly icon: IconId; readonly size?: number }): ReactNode => (
  <g transform={`scale(${size})`}>{SIGNS[icon]}</g>
)
