import { Chip } from '@orrery/ui'
import type { ReactNode } from 'react'
import { FACTIONS } from '../../src/types.ts'
import { FLAME, INK_3, PLATE, WARN } from '../../web/colours.ts'
import { Icon } from '../../web/marks.tsx'
import type { ModuleWeb } from '../../web/module.ts'
import style from '../../web/seat.module.css'
import { baseName, playerName } from '../../words/names.ts'
import { HOLDER_NOTE, STANDEE_NOTE } from './words.ts'

const Standee = ({ w, suppressed }: { readonly w: number; readonly suppressed: boolean }): ReactNode => (
  <g transform={`translate(${w - 22} -7)`}>
    <path
      d="M9 0c4 5 7 9 7 14a7 7 0 0 1-14 0C2 9 5 5 9 0z"
      fill={PLATE}
      stroke={suppressed ? INK_3 : FLAME}
      strokeWidth="1.5"
    />
    <path d="M9 6c2 3 3.5 5 3.5 8a3.5 3.5 0 0 1-7 0C5.5 11 7 9 9 6z" fill={suppressed ? INK_3 : FLAME} />
    {suppressed && <path d="M2 3 17 20" stroke={WARN} strokeWidth="2" strokeLinecap="round" />}
  </g>
)

export const beta: ModuleWeb = {
  note: ({ kind, id }) => (kind === 'holder' ? ['The Protomolecule', HOLDER_NOTE, playerName(id)] : undefined),
  staged: (e) => (e.kind === 'standee' ? `Standee to ${baseName(e.base)}` : undefined),
  holds: ({ table, player }) =>
    table.view.holder === player && (
      <Chip
        table={table}
        target={`holder:${FACTIONS[player] ?? ''}`}
        name="Holds the Protomolecule card"
        kind={`${style.holds} ${style.flame}`}
      >
        <Icon name="flame" size={13} />
      </Chip>
    ),
  baseText(view, base) {
    if (view.standee !== base) return ''
    return view.suppressed ? `${STANDEE_NOTE} It is suppressed now: this Base scores like any other.` : STANDEE_NOTE
  },
  mark: (view, base, w) => (view.standee === base ? <Standee w={w} suppressed={view.suppressed} /> : undefined),
}
