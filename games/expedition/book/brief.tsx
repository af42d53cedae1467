import type { Glance } from '@orrery/ui'
import type { ReactNode } from 'react'
import { STRATEGY_ROWS } from '../src/data/scenario.ts'
import { SLICE_SHORT } from '../words/slices.ts'
import { CostIcon, Icon, type IconName } from '../web/marks.tsx'
import { SLICES_TAKEN } from './pictures.ts'
import { MapAt, TokenAt } from './scenes.tsx'
import style from './book.module.css'

/* Play in two minutes: six pictures. */

const ARMY = {
  planets: {
    jord: { owner: 'sol', infantry: 4 },
    ang: { owner: 'sol', infantry: 1 },
    lazulrex: { owner: 'hacan', infantry: 2 },
  },
}
const PLACED = { flipped: true, planets: { thundersedge: { owner: 'sol', infantry: 3, system: '46' } } }

const POINTS: readonly (readonly [icon: IconName, what: string, points: number])[] = [
  ['strategy', 'each public objective', 1],
  ['secret', 'each secret objective', 1],
  ['breakthrough', 'your breakthrough', 1],
  ['slice', 'Thunder’s Edge at the end', 2],
]

const Points = (): ReactNode => (
  <ul className={style.rows}>
    {POINTS.map(([icon, what, points]) => (
      <li key={what}>
        <Icon name={icon} size={20} />
        {what}
        <b>{points}</b>
      </li>
    ))}
  </ul>
)

const Strategies = (): ReactNode => (
  <ol className={style.strategy}>
    {STRATEGY_ROWS.map(({ id, name }, i) => (
      <li key={id}>
        <b>{i + 1}</b>
        {name}
      </li>
    ))}
  </ol>
)

const Prices = (): ReactNode => (
  <ul className={`${style.rows} ${style.prices}`}>
    {SLICE_SHORT.map((price, slice) => (
      <li key={price}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <CostIcon slice={slice} x={12} y={12} size={22} />
        </svg>
        <span>{price}</span>
      </li>
    ))}
  </ul>
)

export const BRIEF: readonly Glance[] = [
  {
    title: 'What you want',
    text: 'Have the most **points** at the end. Objectives bring most of them, and the expedition helps.',
    Picture: Points,
  },
  {
    title: 'Choose a strategy',
    text: 'Each round you take strategy cards. They say when you act, and each has a strong action.',
    Picture: Strategies,
  },
  {
    title: 'Spread out',
    text: 'A tactical action sends infantry up to two systems far, to land and to fight. Planets give resources and influence.',
    Picture: () => <MapAt position={ARMY} tiles={['1', '61', '106']} />,
  },
  {
    title: 'Claim a slice',
    text: 'At the end of your turn you may claim one of six slices. Your first brings your **breakthrough**.',
    Picture: () => <TokenAt position={SLICES_TAKEN} worded={false} />,
  },
  {
    title: 'Six prices',
    text: 'Every slice has another price. You pay all of it, or leave it.',
    Picture: Prices,
  },
  {
    title: 'Thunder’s Edge',
    text: 'The sixth slice makes a planet appear. The player with the most slices owns it, with as many infantry.',
    Picture: () => <MapAt position={PLACED} tiles={['46', '61', '1']} />,
  },
]
