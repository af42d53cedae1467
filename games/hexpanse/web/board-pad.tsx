import type { Json } from '@orrery/kernel'
import type { DrawnField, PackRow } from '@orrery/ui'
import type { ReactNode } from 'react'
import { packs } from '../src/packs.ts'
import type { Axial } from '../src/types.ts'
import { HexPad, includes } from './hex-pad.tsx'
import { Crystal } from './marks.tsx'
import { BoardPicture } from './mission-pad.tsx'
import style from './hex-pad.module.css'

/* A board in the editor of packs: which hexes give hexilum. */

export function BoardPad({ pack, row, label, value, delivered, change }: DrawnField): ReactNode {
  const board = packs.with(pack).boards[row]
  const hexilum = (Array.isArray(value) ? value : []) as unknown as readonly Axial[]
  const before = (Array.isArray(delivered) ? delivered : []) as unknown as readonly Axial[]
  if (board === undefined) return null
  const paint = (cells: readonly Axial[], on: boolean): void => {
    const others = hexilum.filter((cell) => !includes(cells, cell))
    const now = on ? [...others, ...cells] : others
    const isBack = now.length === before.length && now.every((cell) => includes(before, cell))
    change((isBack ? before : now).map(([q, r]): Json => [q, r]))
  }
  return (
    <div className={style.field}>
      <p className={style.lead}>
        <span>Touch a hex to give it hexilum, or to take it away. Arrow keys and the space bar do the same.</span>
        <b role="status">{`${hexilum.length} of ${board.cells} hexes`}</b>
      </p>
      <HexPad
        label={label}
        radius={board.radius}
        isOn={(cell) => includes(hexilum, cell)}
        describe={(cell) => (includes(hexilum, cell) ? 'hexilum' : 'empty')}
        mark={(cell) => (includes(hexilum, cell) ? 'hexilum' : '')}
        renderCell={(cell) => (includes(hexilum, cell) ? <Crystal r={11} /> : null)}
        paint={paint}
      />
    </div>
  )
}

export function BoardTile({ pack, row }: PackRow): ReactNode {
  const board = packs.with(pack).boards[row]
  return board === undefined ? null : <BoardPicture board={board} cells={[]} />
}
