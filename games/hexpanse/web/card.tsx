import { cardStyle, Chip } from '@orrery/ui'
import type { ReactNode } from 'react'
import type { Card, CardRow } from '../src/types.ts'
import { type Mark, markOf } from '../words/provenance.ts'
import { shortText } from '../words/short.ts'
import { CrystalIcon } from './marks.tsx'
import { Formula } from './formula.tsx'
import type { PartProps } from './table.ts'
import style from './shelf.module.css'

/* A card of the market deck. */

interface CardProps {
  readonly table: PartProps
  readonly card: Card
  readonly target: string
  /** Costs more than its viewer has. */
  readonly dear?: boolean
  /** It is being aimed or carried out. */
  readonly inUse?: boolean
}

export function CardView({ table, card, target, dear = false, inUse = false }: CardProps): ReactNode {
  const row = table.view.ruleset.rows.cards[card]
  if (row === undefined) return null
  return (
    <Chip
      table={table}
      target={target}
      kind={`${cardStyle.card} ${style.card} ${dear ? style.dear : ''} ${inUse ? style.inuse : ''}`}
      tab
    >
      <CardFace row={row} mark={markOf(table.view, 'cards', row)} />
    </Chip>
  )
}

/** What is printed on a card. */
const CardFace = ({ row, mark }: { readonly row: CardRow; readonly mark: Mark }): ReactNode => (
  <>
    <span className={style.cardTop}>
      <span className={style.cost}>
        <CrystalIcon size={13} />
        {row.cost}
      </span>
      {mark !== '' && <span className={`${cardStyle.house} ${style.house}`}>{mark}</span>}
    </span>
    <Formula ability={row.ability} base={row.type === 'mercenary' ? 'coin' : 'anchor'} />
    <span className={style.cardTitle}>{row.name}</span>
    <span className={style.cardKind}>
      {row.reusable && <i title="Reusable">↻</i>}
      {row.type === 'mercenary' ? `Mercenary ${row.id.slice(1)}` : 'Action'}
    </span>
    <span className={style.cardText}>{shortText(row.ability)}</span>
  </>
)
