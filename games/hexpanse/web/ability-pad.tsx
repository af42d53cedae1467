import { itemAt, type Json } from '@orrery/kernel'
import type { DrawnField } from '@orrery/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ICON_ROWS, ICON_USE } from '../src/data/icons.ts'
import { packs } from '../src/packs.ts'
import { rotations } from '../src/rules/hexes.ts'
import { type Axial, DIRECTIONS, type IconId, type Term } from '../src/types.ts'
import { wayTo } from '../words/texts.ts'
import { BONE, BRASS } from './colours.ts'
import { hexagon, ORIGIN } from './geometry.ts'
import { HexPad, isSame } from './hex-pad.tsx'
import { Sign } from './icons.tsx'
import style from './hex-pad.module.css'

/* An ability in the editor of packs: choose an icon, touch the hex where it works, put the icons in order. */

const RINGS = 2
const MOST = 6

interface Shown {
  readonly icon: IconId
  readonly name: string
  readonly about: string
}

const ON_A_HEX: readonly Shown[] = [
  { icon: 'PL', name: 'Place a unit', about: 'on an empty hex' },
  { icon: 'TA', name: 'Hit', about: 'what stands on that hex' },
  { icon: 'PO', name: 'Take a hex', about: 'replaces its unit' },
  { icon: 'RB', name: 'From the ship', about: 'to an empty hex' },
]

const nameOf = (icon: IconId): string =>
  ON_A_HEX.find((one) => one.icon === icon)?.name ?? ICON_ROWS.find(({ id }) => id === icon)?.name ?? icon
const isCounted = (icon: IconId): boolean => ICON_USE.counted.includes(icon)
const mayBeSkipped = (icon: IconId): boolean => ICON_ROWS.find(({ id }) => id === icon)?.mode === 'may'

/** What stands on the base hex: the unit itself, a hex to choose, or nothing because the unit is gone. */
type Base = 'coin' | 'anchor' | 'none'

function baseOf({ pack, section, row }: DrawnField): Base {
  const tables = packs.with(pack)
  if (section === 'minors') return tables.minors[row]?.trigger === 'placement' ? 'coin' : 'none'
  return tables.cards[row]?.type === 'mercenary' ? 'coin' : 'anchor'
}

const LEADS: { readonly [base in Base]: string } = {
  coin: 'Choose an icon, then touch the hex where it works. The bone coin is the unit itself.',
  anchor: 'Choose an icon, then touch the hex where it works. The ring is the base hex, which the player chooses.',
  none: 'Choose the icons: no hex is shown, because the unit is gone when they work.',
}

interface Editing {
  readonly terms: readonly Term[]
  set(terms: readonly Term[]): void
}

export function AbilityPad(props: DrawnField): ReactNode {
  const terms = (Array.isArray(props.value) ? props.value : []) as unknown as readonly Term[]
  const [icon, setIcon] = useState<IconId>('PL')
  const base = baseOf(props)
  const set = (now: readonly Term[]): void => props.change(now as unknown as Json)
  const editing = { terms, set }
  const turn = (by: number): void =>
    set(terms.map((term) => (term.at === undefined ? term : { ...term, at: itemAt(rotations(term.at), by) })))
  return (
    <div className={style.field}>
      <p className={style.lead}>{LEADS[base]}</p>
      {base !== 'none' && (
        <div className={style.shape}>
          <div className={style.palette} role="group" aria-label="Icons on a hex">
            {ON_A_HEX.map(({ icon: one, name, about }) => (
              <button key={one} type="button" aria-pressed={one === icon} onClick={() => setIcon(one)}>
                <SignPicture icon={one} />
                <span>{name}</span>
                <small>{about}</small>
              </button>
            ))}
          </div>
          <Hexes {...editing} icon={icon} base={base} label={props.label} />
        </div>
      )}
      <Loose {...editing} isMinor={props.section === 'minors'} hasUnit={base === 'coin'} />
      <div className={style.tools}>
        <h3 className={style.heading}>In this order</h3>
        {terms.some(({ at }) => at !== undefined) && (
          <>
            <button type="button" onClick={() => turn(DIRECTIONS - 1)}>
              Turn left
            </button>
            <button type="button" onClick={() => turn(1)}>
              Turn right
            </button>
          </>
        )}
      </div>
      <Order {...editing} />
    </div>
  )
}

const SignPicture = ({ icon }: { readonly icon: IconId }): ReactNode => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <Sign icon={icon} />
  </svg>
)

interface HexesProps extends Editing {
  readonly icon: IconId
  readonly base: Base
  readonly label: string
}

/** Touching a hex adds the chosen icon to it, or takes away that icon. */
function Hexes({ terms, set, icon, base, label }: HexesProps): ReactNode {
  const at = (cell: Axial): readonly number[] =>
    terms.flatMap((term, i) => (term.at !== undefined && isSame(term.at, cell) ? [i] : []))
  const paint = ([cell]: readonly Axial[]): void => {
    if (cell === undefined) return
    const found = at(cell).find((i) => terms[i]?.icon === icon)
    if (found !== undefined) set(terms.toSpliced(found, 1))
    else if (terms.length < MOST) set([...terms, { icon, at: cell }])
  }
  const firstAt = (cell: Axial): Term | undefined => terms[at(cell)[0] ?? -1]
  return (
    <HexPad
      label={label}
      radius={RINGS}
      isOn={(cell) => at(cell).length > 0}
      describe={(cell) => `${wayTo(cell)}, ${described(at(cell).map((i) => itemAt(terms, i)))}`}
      mark={(cell) => {
        const term = firstAt(cell)
        return term === undefined ? '' : term.icon === 'TA' ? 'hit' : 'place'
      }}
      renderCell={(cell) => (
        <>
          {isSame(cell, [0, 0]) && <BaseMark base={base} />}
          {at(cell).map((i, k, all) => (
            <g key={i} transform={`translate(${(k - (all.length - 1) / 2) * 14} 0)`}>
              <Sign icon={itemAt(terms, i).icon} size={all.length > 1 ? 0.75 : 1.1} />
              <circle cx={all.length > 1 ? 0 : 11} cy={all.length > 1 ? -13 : -10} r="5.4" fill={BRASS} />
              <text
                x={all.length > 1 ? 0 : 11}
                y={(all.length > 1 ? -13 : -10) + 2.8}
                textAnchor="middle"
                fontSize="8"
                fontWeight="700"
                fill="#0d1526"
              >
                {i + 1}
              </text>
            </g>
          ))}
        </>
      )}
      paint={paint}
    />
  )
}

const described = (terms: readonly Term[]): string => terms.map(({ icon }) => nameOf(icon)).join(' and ') || 'empty'

const BaseMark = ({ base }: { readonly base: Base }): ReactNode =>
  base === 'coin' ? (
    <polygon points={hexagon(ORIGIN, 11)} fill={BONE} stroke="#1a1408" />
  ) : (
    <circle r="8" fill="none" stroke={BRASS} strokeWidth="1.8" />
  )

interface LooseProps extends Editing {
  readonly isMinor: boolean
  readonly hasUnit: boolean
}

/** Icons that need no hex; the most common ones first. */
const FEW = 4

function Loose({ terms, set, isMinor, hasUnit }: LooseProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const icons: readonly IconId[] = [
    ...ICON_USE.counted,
    ...ICON_USE.plain,
    ...(hasUnit ? (['XS'] as const) : []),
    ...(isMinor ? (['ZO'] as const) : []),
  ]
  const shown = isOpen ? icons : icons.slice(0, FEW)
  return (
    <div className={style.field}>
      <h3 className={style.heading}>Add one without a hex</h3>
      <div className={style.chips}>
        {shown.map((icon) => (
          <button key={icon} type="button" disabled={terms.length >= MOST} onClick={() => set([...terms, { icon }])}>
            <SignPicture icon={icon} /> {nameOf(icon)}
          </button>
        ))}
        {!isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            {icons.length - FEW} more
          </button>
        )}
      </div>
    </div>
  )
}

const ARROWS: { readonly [key: string]: -1 | 1 } = { ArrowUp: -1, ArrowDown: 1 }

function Order({ terms, set }: Editing): ReactNode {
  const move = (from: number, to: number): void => {
    const term = terms[from]
    if (term !== undefined && to >= 0 && to < terms.length) set(terms.toSpliced(from, 1).toSpliced(to, 0, term))
  }
  const byKeys = (event: KeyboardEvent, i: number): void => {
    const by = ARROWS[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(i, i + by)
  }
  return (
    <ol className={style.steps} aria-label="Icons in their order">
      {terms.map((term, i) => (
        <li key={`${i} of ${terms.length}`} onKeyDown={(event) => byKeys(event, i)}>
          <b>{i + 1}</b>
          <span>
            {nameOf(term.icon)} <small>{term.at === undefined ? '' : wayTo(term.at)}</small>
          </span>
          <TermFields term={term} number={i + 1} change={(now) => set(terms.with(i, now))} />
          <button type="button" aria-label={`Icon ${i + 1}: up`} onClick={() => move(i, i - 1)}>
            ↑
          </button>
          <button type="button" aria-label={`Icon ${i + 1}: down`} onClick={() => move(i, i + 1)}>
            ↓
          </button>
          <button type="button" aria-label={`Icon ${i + 1}: remove`} onClick={() => set(terms.toSpliced(i, 1))}>
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}

interface TermProps {
  readonly term: Term
  readonly number: number
  change(term: Term): void
}

const without = (term: Term, field: keyof Term): Term =>
  Object.fromEntries(Object.entries(term).filter(([key]) => key !== field)) as unknown as Term

/** How many, and whether it may be skipped. */
function TermFields({ term, number, change }: TermProps): ReactNode {
  return (
    <>
      {isCounted(term.icon) && (
        <input
          type="number"
          aria-label={`Icon ${number}: how many`}
          min={1}
          max={ICON_USE.most}
          value={term.n ?? 1}
          onChange={(event) => {
            const n = Number(event.target.value)
            change(n === 1 ? without(term, 'n') : { ...term, n })
          }}
        />
      )}
      {mayBeSkipped(term.icon) && (
        <select
          aria-label={`Icon ${number}: must or may`}
          value={term.must === true ? 'must' : 'may'}
          onChange={(event) => change(event.target.value === 'must' ? { ...term, must: true } : without(term, 'must'))}
        >
          <option value="may">may</option>
          <option value="must">must</option>
        </select>
      )}
    </>
  )
}
