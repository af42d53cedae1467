import type { ReactNode } from 'react'
import { CARDS } from '../src/data/cards.ts'
import type { Card } from '../src/types.ts'
import { isHouse } from '../words/provenance.ts'
import { shortText } from '../words/short.ts'
import { CrystalIcon } from './marks.tsx'
import { Formula } from './formula.tsx'
import { isLit, isMarked, isRefused, type Table } from './thing.tsx'

/* A card of the market deck. */

interface CardProps {
  readonly table: Table
  readonly card: Card
  readonly target: string
  /** Costs more than its viewer has. */
  readonly dear?: boolean
  /** It is being aimed or carried out. */
  readonly inUse?: boolean
}

export function CardView({ table, card, target, dear = false, inUse = false }: CardProps): ReactNode {
  const row = CARDS[card]
  if (row === undefined) return null
  const lit = isLit(table, target)
  const marks = [
    lit ? 'hx-lit' : '',
    isMarked(table, target) ? 'hx-marked' : '',
    isRefused(table, target) ? 'hx-refused' : '',
    dear ? 'hx-dear' : '',
    inUse ? 'hx-inuse' : '',
  ]
  return (
    <button
      type="button"
      className={`hx-card ${marks.filter(Boolean).join(' ')}`}
      data-target={target}
      aria-disabled={!lit}
      {...(table.selected === target ? { 'aria-pressed': true } : {})}
    >
      <span className="hx-card-top">
        <span className="hx-cost">
          <CrystalIcon size={13} />
          {row.cost}
        </span>
        {isHouse(row) && <span className="hx-house">house</span>}
      </span>
      <Formula ability={row.ability} base={row.type === 'mercenary' ? 'coin' : 'anchor'} />
      <span className="hx-card-title">{row.name}</span>
      <span className="hx-card-kind">
        {row.reusable && <i title="Reusable">↻</i>}
        {row.type === 'mercenary' ? `Mercenary ${row.id.slice(1)}` : 'Action'}
      </span>
      <span className="hx-card-text">{shortText(row.ability)}</span>
    </button>
  )
}
