import type { ComponentProps, ReactNode } from 'react'
import controls from './controls.module.css'

const LINE = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const PATHS = {
  undo: ['M6 2.5 2.5 6 6 9.500M3 6h6a4 4 0 0 1 0 8H6', 1.5],
  book: [
    'M8 3.600C6.500 2.400 4.400 2 2 2v10.600c2.400 0 4.500.400 6 1.600 1.500-1.200 3.600-1.600 6-1.600V2c-2.400 0-4.500.400-6 1.600zm0 0v10.600',
    1.3,
  ],
  link: [
    'M6.500 9.500l3-3M7 4.500l1.500-1.500a3 3 0 0 1 4.500 4.500L11.500 9M9 11.500 7.500 13A3 3 0 0 1 3 8.500L4.500 7',
    1.4,
  ],
  find: ['M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.800 10.800 14 14', 1.4],
  menu: ['M2 4h12M2 8h12M2 12h12', 1.5],
  check: ['m3 8.500 3.300 3.300L13 5', 2],
  score: ['M2 14V9.500M6 14V5.500M10 14V8M14 14V2', 1.8],
  coach: ['M2 2v12h12M4.500 10.500 7 7.500l2.500 2 4-6', 1.5],
  close: ['M3.500 3.500l9 9M12.500 3.500l-9 9', 1.5],
  play: ['M5 2.800v10.400L13 8z', 1.5],
  pause: ['M5 3v10M11 3v10', 2.2],
  first: ['M13 3 6.500 8l6.500 5zM3.500 3v10', 1.4],
  last: ['M3 3l6.500 5L3 13zM12.500 3v10', 1.4],
  back: ['M10 3 5 8l5 5', 1.6],
  on: ['M6 3l5 5-5 5', 1.6],
  pack: ['M8 1.800 13.500 4.800v6.400L8 14.200 2.500 11.200V4.800zM2.500 4.800 8 7.800l5.500-3M8 7.800v6.400', 1.4],
  save: ['M8 2v8M4.800 7 8 10.200 11.200 7M2.500 13.500h11', 1.5],
  open: ['M8 10.500v-8M4.800 5.500 8 2.300l3.200 3.200M2.500 13.500h11', 1.5],
  hint: ['M5.800 11.200c0-1.600-2-2.400-2-5a4.200 4.200 0 0 1 8.400 0c0 2.600-2 3.400-2 5zM6.300 13.600h3.400', 1.4],
  branch: [
    'M4.500 4.500v7M4.500 9c0-2.500 7-1 7-3.700M4.500 4.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM4.500 14.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM11.500 5.300a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
    1.3,
  ],
  again: ['M13.500 8a5.500 5.500 0 1 1-1.700-4M13.500 1.500V4.500h-3', 1.4],
  chat: ['M2 3h12v8H7.500L4 14v-3H2z', 1.4],
  star: ['M8 1.800 9.900 5.800l4.300.500-3.200 3 .900 4.300L8 11.400l-3.900 2.200.900-4.300-3.200-3 4.300-.500z', 1.3],
  eye: [
    'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
    1.3,
  ],
  people: [
    'M6 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM1.500 13.500c0-2.500 2-4 4.500-4s4.500 1.500 4.500 4M10.500 2.800a2.400 2.400 0 0 1 0 4.500M12 9.700c1.500.500 2.500 1.800 2.500 3.800',
    1.3,
  ],
  sound: ['M2 6v4h2.600L8 13V3L4.600 6zM10.500 5.500a3.500 3.500 0 0 1 0 5M12.500 3.500a6.300 6.300 0 0 1 0 9', 1.4],
  silent: ['M2 6v4h2.600L8 13V3L4.600 6zM11 6l4 4M15 6l-4 4', 1.4],
  settings: [
    'M2 4.500h7M13 4.500h1M2 11.500h1M7 11.500h7M11 2.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5 9.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    1.4,
  ],
  grip: ['M5.500 3.500h.1M10.500 3.500h.1M5.500 8h.1M10.500 8h.1M5.500 12.500h.1M10.500 12.500h.1', 2.4],
  keys: ['M1.500 4h13v8h-13zM4 6.500h.1M6.700 6.500h.1M9.400 6.500h.1M12 6.500h.1M5 9.500h6', 1.4],
} as const satisfies Record<string, readonly [path: string, width: number]>

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 15 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  const [path, width] = PATHS[name]
  return (
    <svg className={controls.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={path} strokeWidth={width} {...LINE} />
    </svg>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> {
  readonly icon: IconName
  readonly size?: number
  readonly label: string
}

export const IconButton = ({ icon, size = 15, label, ...button }: IconButtonProps): ReactNode => (
  <button type="button" aria-label={label} {...button}>
    <Icon name={icon} size={size} />
  </button>
)

/** The logo: a sun, two orbits, two planets. */
export function Mark({ size }: { readonly size: number }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="#e2c88f">
        <circle cx="16" cy="16" r="14.2" strokeWidth="1.1" />
        <ellipse cx="16" cy="16" rx="14.2" ry="5.2" strokeWidth="1" transform="rotate(-28 16 16)" />
        <circle cx="16" cy="16" r="8.4" strokeWidth=".8" strokeDasharray="1.2 1.6" />
      </g>
      <circle cx="16" cy="16" r="3.4" fill="#f9e0a8" />
      <circle cx="28.2" cy="9.6" r="2.1" fill="#6db3ff" />
      <circle cx="8.6" cy="12" r="1.5" fill="#ff7468" />
    </svg>
  )
}
