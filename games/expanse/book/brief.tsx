import { type Glance, stillTable } from '@orrery/ui'
import type { ReactNode } from 'react'
import { CARDS } from '../src/data/cards.ts'
import { BONUS, SCORE_CARDS, SLOT_PRICES } from '../src/data/setup.ts'
import { SCORE } from '../src/rules/track.ts'
import { BASES, type Card, FACTIONS, SECTORS } from '../src/types.ts'
import { sectorLabel } from '../words/things.ts'
import { Body } from '../web/bodies.tsx'
import { BRASS, BRIGHT, EDGE, INK, INK_2, INK_3, PLATE } from '../web/colours.ts'
import { Paints } from '../web/ground.tsx'
import { FleetGlyph, Shape } from '../web/marks.tsx'
import { BaseScene, type Position, Tally, useView } from './scenes.tsx'
import style from './book.module.css'

/* Play in two minutes: six pictures. */

const TYCHO: Position = {
  players: 4,
  scorings: 2,
  bases: { tycho: { UN: 2, MCR: 2 } },
  fleets: { tycho: { UN: 1 } },
}

/** A track as it may lie on the second turn. */
const TRACK = ['A05', 'A06', 'A08', 'A15', 'score']

const cardOf = (id: string): Card => (id === 'score' ? SCORE : CARDS.findIndex((row) => row.id === id))

const Line = ({ x, y, size = 14, colour = INK_2, anchor = 'start', children }: LineProps): ReactNode => (
  <text x={x} y={y} fontSize={size} fill={colour} textAnchor={anchor} fontWeight="500">
    {children}
  </text>
)

interface LineProps {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly colour?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly children: ReactNode
}

const Arrow = ({ path }: { readonly path: string }): ReactNode => (
  <path d={path} fill="none" stroke={BRASS} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
)

function WhatYouWant(): ReactNode {
  const view = useView(TYCHO)
  return (
    <div className={style.row}>
      <BaseScene table={stillTable(view)} base={BASES.indexOf('tycho')} />
      <svg viewBox="0 0 90 60" className={style.coin} aria-hidden="true">
        <Arrow path="M2 30h22m-6-6 6 6-6 6" />
        <circle cx="58" cy="30" r="27" fill={PLATE} stroke={BRIGHT} strokeWidth="1.6" />
        <text x="58" y="31" fontSize="22" fill={BRIGHT} textAnchor="middle" fontWeight="600">
          +{BONUS.normal[0]}
        </text>
        <Line x={58} y={45} size={12} colour={BRIGHT} anchor="middle">
          CP
        </Line>
      </svg>
    </div>
  )
}

interface SmallCardProps {
  readonly card: Card
  readonly slot: number
  readonly lifted?: boolean
}

/** A card so small that only its price, its points and its signs are seen. */
function SmallCard({ card, slot, lifted = false }: SmallCardProps): ReactNode {
  const row = CARDS[card]
  const price = SLOT_PRICES[slot] ?? 0
  return (
    <g>
      <rect
        width="74"
        height="104"
        rx="6"
        fill={PLATE}
        stroke={lifted ? BRIGHT : EDGE}
        strokeWidth={lifted ? 2 : 1.2}
      />
      <Line x={8} y={20} size={13} colour={BRASS}>
        {price === 0 ? 'free' : `${price} CP`}
      </Line>
      {row === undefined ? (
        <Line x={37} y={68} size={18} colour={INK} anchor="middle">
          Score
        </Line>
      ) : (
        <>
          <text x="66" y="23" fontSize="20" fill={INK} textAnchor="end" fontWeight="500">
            {row.ap}
          </text>
          <path d="M9 38h56M9 47h56M9 56h56M9 65h38" stroke="#3a4d7d" strokeWidth="2.6" strokeLinecap="round" />
          {row.tabs.map((side, i) => (
            <Shape key={side} player={FACTIONS.indexOf(side)} x={9 + i * 20} y={80} size={13} />
          ))}
        </>
      )}
    </g>
  )
}

const TakeOne = (): ReactNode => (
  <svg viewBox="0 0 430 170" aria-hidden="true">
    {TRACK.map((id, slot) => (
      <g key={id} transform={`translate(${10 + slot * 84} ${slot === 2 ? 14 : 30})`}>
        <SmallCard card={cardOf(id)} slot={slot} lifted={slot === 2} />
      </g>
    ))}
    <Arrow path="M420 148H12m8-6-8 6 8 6" />
    <Line x={215} y={165} anchor="middle">
      the row moves up, a new card joins
    </Line>
  </svg>
)

const OneWay = (): ReactNode => {
  const id = 'A08'
  const row = CARDS[cardOf(id)]
  return (
    <svg viewBox="0 0 430 170" aria-hidden="true">
      <g transform="translate(22 20) scale(1.24)">
        <SmallCard card={cardOf(id)} slot={1} lifted />
      </g>
      <Arrow path="M130 66 162 46m-9 0 9 0-5 8" />
      <Arrow path="M130 104l32 20m-9 0 9 0-5-8" />
      {Array.from({ length: row?.ap ?? 0 }, (_, i) => (
        <circle key={i} cx={188 + i * 22} cy="44" r="8.5" fill={BRASS} />
      ))}
      <Line x={184 + (row?.ap ?? 0) * 22} y={49} size={16} colour={INK}>
        {row?.ap} action points
      </Line>
      <Line x={180} y={70}>
        anybody may use them
      </Line>
      <Line x={180} y={96} colour={INK}>
        or
      </Line>
      <rect x="176" y="106" width="240" height="46" rx="6" fill={PLATE} stroke={EDGE} />
      <Line x={190} y={126} size={16} colour={INK}>
        the Event
      </Line>
      <Line x={190} y={143}>
        if your sign is on the card
      </Line>
      {row?.tabs.map((side, i) => (
        <Shape key={side} player={FACTIONS.indexOf(side)} x={366 + i * 22} y={114} size={15} />
      ))}
    </svg>
  )
}

const Ship = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="46" height="20" rx="4" fill={PLATE} stroke="#6db3ff" strokeOpacity=".5" />
    <Shape player={0} x={6} y={5.5} size={9} />
    <FleetGlyph fleet={0} x={20} y={3} colour="#6db3ff" />
  </g>
)

interface PlanetProps {
  readonly orbital: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly ring: number
}

const Planet = ({ orbital, x, y, scale, ring }: PlanetProps): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={ring} fill="none" stroke={BRASS} strokeOpacity=".4" />
    <g transform={`scale(${scale})`}>
      <Body orbital={orbital} />
    </g>
  </g>
)

const BUYS = [
  ['Move', 'fleets, one Band'],
  ['Influence', 'where a fleet is'],
  ['Build', 'a fleet at home'],
] as const

const PointBuys = (): ReactNode => (
  <svg viewBox="0 0 430 170" aria-hidden="true">
    <Paints />
    <Planet orbital={0} x={40} y={78} scale={0.74} ring={36} />
    <Planet orbital={2} x={110} y={52} scale={1.1} ring={28} />
    <path d="M48 34c14-20 34-22 48-8" fill="none" stroke={INK} strokeDasharray="4 4" strokeWidth="1.6" />
    <Ship x={50} y={4} />
    <path d="M148 14v140M292 14v140" stroke={EDGE} />
    <g transform="translate(168 30)">
      <rect width="106" height="44" rx="5" fill={PLATE} stroke={BRIGHT} strokeWidth="1.4" />
      <rect width="5" height="44" rx="2.5" fill="#6db3ff" />
      <Line x={14} y={17} colour={INK}>
        Tycho
      </Line>
      <rect
        x="12"
        y="23"
        width="34"
        height="17"
        rx="3"
        fill="#6db3ff"
        fillOpacity=".2"
        stroke={INK}
        strokeDasharray="3 2"
      />
      <Shape player={0} x={17} y={26.5} size={10} />
      <Line x={32} y={36.5} size={13} colour={INK}>
        1
      </Line>
    </g>
    <Ship x={168} y={82} />
    <Planet orbital={0} x={360} y={56} scale={0.9} ring={42} />
    <Ship x={337} y={90} />
    {BUYS.map(([name, what], i) => (
      <g key={name}>
        <Line x={[73, 220, 361][i] ?? 0} y={138} size={18} colour={INK} anchor="middle">
          {name}
        </Line>
        <Line x={[73, 220, 361][i] ?? 0} y={157} size={13} anchor="middle">
          {what}
        </Line>
      </g>
    ))}
  </svg>
)

function HowCounted(): ReactNode {
  const view = useView(TYCHO)
  return (
    <div className={style.big}>
      <Tally view={view} base={BASES.indexOf('tycho')} sector={SECTORS.indexOf('belt')} />
      <p>Most fleets in orbit = control. It adds 1 where you have a cube.</p>
    </div>
  )
}

const Star = (): ReactNode => (
  <path
    d="M0-9 2.600-3.200 9-2.600 4.200 1.700 5.600 8 0 4.700-5.600 8-4.200 1.700-9-2.600-2.600-3.200z"
    fill={BRIGHT}
  />
)

const TheEnd = (): ReactNode => (
  <svg viewBox="0 0 430 170" aria-hidden="true">
    {SECTORS.map((id, i) => {
      const bonus = id === 'belt'
      return (
        <g key={id} transform={`translate(${4 + i * 92} 22)`}>
          <rect
            width="84"
            height="92"
            rx="6"
            fill={bonus ? '#2a2413' : PLATE}
            stroke={bonus ? BRIGHT : EDGE}
            strokeWidth={bonus ? 2 : 1.2}
          />
          <Line x={42} y={24} size={14} colour={INK} anchor="middle">
            {sectorLabel(i)
              .replace(/^The /, '')
              .replace(/ Planets$/, '')}
          </Line>
          {bonus && (
            <g transform="translate(42 48)">
              <Star />
            </g>
          )}
          <Line x={42} y={80} size={16} colour={bonus ? BRIGHT : INK_2} anchor="middle">
            {bonus ? BONUS.bonusSector[1]?.join(' / ') : BONUS.normal[0]}
          </Line>
        </g>
      )
    })}
    <Line x={138} y={138} size={13} anchor="middle">
      one Sector pays more, chosen in secret
    </Line>
    <path d="M290 16v138" stroke={EDGE} />
    {Array.from({ length: SCORE_CARDS }, (_, i) => {
      const last = i === SCORE_CARDS - 1
      return (
        <g key={i} transform={`translate(${310 + (i % 3) * 38} ${22 + Math.floor(i / 3) * 44})`}>
          <rect width="30" height="36" rx="4" fill={PLATE} stroke={last ? BRIGHT : EDGE} strokeWidth={last ? 2 : 1.2} />
          <Line x={15} y={24} size={16} colour={last ? BRIGHT : INK_3} anchor="middle">
            {i + 1}
          </Line>
        </g>
      )
    })}
    <Line x={363} y={130} size={17} colour={BRIGHT} anchor="middle">
      {BONUS.final.join(' / ')}
    </Line>
    <Line x={363} y={150} size={13} anchor="middle">
      for every Base
    </Line>
  </svg>
)

export const BRIEF: readonly Glance[] = [
  {
    title: 'What you want',
    text: 'Have the most **control points** at the end. They come from Bases: be the strongest there when a Scoring is called.',
    Picture: WhatYouWant,
  },
  {
    title: 'Take one card',
    text: 'On your turn take one of five cards. The first is free, the others cost control points.',
    Picture: TakeOne,
  },
  {
    title: 'Use it one way',
    text: 'Spend its action points, or perform its Event. If you spend the points, the powers whose signs are on the card may use the Event.',
    Picture: OneWay,
  },
  {
    title: 'What a point buys',
    text: 'Each action point moves fleets, places one influence cube, or builds one fleet.',
    Picture: PointBuys,
  },
  {
    title: 'How a Base is counted',
    text: 'Every cube counts 1. Equal counts share: each gets what the next place pays, which is often nothing.',
    Picture: HowCounted,
  },
  {
    title: 'Scoring and the end',
    text: 'The player who takes a Score card picks the Bonus Sector in secret. The **sixth** Score card drawn ends the game: every Base pays once more.',
    Picture: TheEnd,
  },
]
