import type { Glance } from '@orrery/ui'
import type { ReactNode } from 'react'
import { ACTIONS_PER_TURN, MARKET } from '../src/data/setup.ts'
import { NORMAL } from '../src/types.ts'
import { CoinIcon, CrystalIcon, FactionIcon, UnitIcon } from '../web/marks.tsx'
import { ATTACK, WALL } from './pictures.ts'
import { cellsOf, Formulas, Hexes, StoryView, useView } from './scenes.tsx'
import style from './book.module.css'

/* Play in two minutes: six pictures. */

const LONGWALL = cellsOf('P07', -2, 0)

function Wanted(): ReactNode {
  return <Hexes view={useView(WALL)} radius={3} lit={['2,0']} pattern={LONGWALL} />
}

const FACTION = 2

const STEPS: readonly (readonly [name: string, what: string, drawing: ReactNode])[] = [
  ['Income', 'hexilum, from 1 to 4', <CrystalIcon key="income" size={24} />],
  [
    'Actions',
    `${ACTIONS_PER_TURN}, also the same twice`,
    <span key="actions" className={style.pieces}>
      <UnitIcon faction={FACTION} unit={NORMAL} size={26} />
      <FactionIcon faction={FACTION} size={26} />
    </span>,
  ],
  ['Market', `buy from ${MARKET} cards`, <CoinIcon key="market" number={9} size={28} />],
]

const Turn = (): ReactNode => (
  <ol className={style.turn}>
    {STEPS.map(([name, what, drawing]) => (
      <li key={name}>
        <b>{name}</b> {what}
        {drawing}
      </li>
    ))}
  </ol>
)

const PLACING = {
  before: { pieces: { A: { warlord: '0,-1', normal: ['-1,0'] }, B: { warlord: '3,-3', normal: ['1,0'] } } },
  lines: ['place normal', 'hex 0,0'],
  lit: ['0,0'],
}

const RISK = {
  life: { A: 3, B: 5 },
  pieces: { A: { warlord: '0,0', normal: ['-1,0'] }, B: { warlord: '1,-1', normal: ['1,0'] } },
}

function Risk(): ReactNode {
  return <Hexes view={useView(RISK)} radius={1} />
}

export const BRIEF: readonly Glance[] = [
  {
    title: 'What you want',
    text: 'Cover all nine hexes of the **mission** with your units, anywhere and turned any way. Or be the last with a warlord.',
    Picture: Wanted,
  },
  {
    title: 'Your turn',
    text: 'Take income, then two actions, then buy cards.',
    Picture: Turn,
  },
  {
    title: 'Place',
    text: 'Put a unit on any empty hex. On a hex with a crystal you gain 1 hexilum.',
    Picture: () => <StoryView {...PLACING} />,
  },
  {
    title: 'Attack',
    text: 'A unit next to an enemy removes it, and is lost too. Both can be recovered.',
    Picture: () => <StoryView {...ATTACK} />,
  },
  {
    title: 'Cards',
    text: 'Action cards work once, mercenaries become units. One can set off the next: a **chain reaction**.',
    Picture: () => <Formulas ids={['A17', 'C9']} />,
  },
  {
    title: 'Mind your warlord',
    text: 'Its marks are its life; attacks, moves and its ability cost 1. At 0 you are out.',
    Picture: Risk,
  },
]
