import type { ReactNode } from 'react'
import type { Sign, TableProps, Target } from './entry-point.ts'
import { SignMark } from './sign.tsx'
import style from './thing.module.css'

/* Things that can be touched: drawn on a board, or buttons in a panel. */

export type Marks = Pick<TableProps<unknown>, 'lit' | 'pointed' | 'selected' | 'refused' | 'signs'>

export const isLit = ({ lit }: Marks, target: Target): boolean => lit.has(target)
export const isMarked = ({ pointed }: Marks, target: Target): boolean => pointed === target
export const isPicked = ({ selected }: Marks, target: Target): boolean => selected === target
export const isRefused = ({ refused }: Marks, target: Target): boolean => refused === target

const signOn = ({ signs }: Marks, target: Target): Sign | undefined => signs?.on.get(target)

/** How these things are marked, and nothing else: alike before and after a move that does not concern them. */
export function marksOn({ lit, pointed, selected, refused, signs }: Marks, targets: readonly Target[]): Marks {
  const one = (target: Target | undefined): Target | undefined =>
    target !== undefined && targets.includes(target) ? target : undefined
  return {
    lit: new Set(targets.filter((target) => lit.has(target))),
    pointed: one(pointed),
    selected: one(selected),
    refused: one(refused),
    signs: signs && { ...signs, on: new Map([...signs.on].filter(([target]) => targets.includes(target))) },
  }
}

/** The attributes of what stands for a thing: hands find it by its name. */
export function touchable(table: Marks, target: Target, tab = isLit(table, target)): object {
  const lit = isLit(table, target)
  return {
    'data-target': target,
    'data-lit': lit || undefined,
    'aria-disabled': !lit,
    'aria-pressed': isPicked(table, target) || undefined,
    tabIndex: tab ? 0 : -1,
  }
}

interface ThingProps {
  readonly table: Marks
  readonly target: Target
  readonly name: string
  readonly className?: string | undefined
  /** Whether the tab key stops here: by default while it can be chosen. Arrow keys reach everything. */
  readonly tab?: boolean | undefined
  /** Something stands there that a menu had better not hide. */
  readonly full?: boolean
  /** The clear shape that is touched. */
  readonly shape: ReactNode
  /** What is drawn below it. */
  readonly children?: ReactNode
}

/** The drawing is covered by a clear shape that is touched and named, so that what is written on it is not read twice. */
export function Thing({
  table,
  target,
  name,
  className = '',
  tab,
  full = false,
  shape,
  children,
}: ThingProps): ReactNode {
  const sign = signOn(table, target)
  const isDim = table.signs?.dims === true && sign === undefined
  const drawing = children !== undefined
  return (
    <>
      {drawing && (
        <g aria-hidden="true" pointerEvents="none" opacity={isDim ? 0.5 : undefined}>
          {children}
        </g>
      )}
      {isDim && !drawing && (
        <g className={style.veil} aria-hidden="true">
          {shape}
        </g>
      )}
      {sign !== undefined && <SignMark sign={sign} shape={shape} />}
      <g
        className={`${style.thing} ${className}`}
        fill="transparent"
        role="button"
        aria-label={name}
        data-full={full || undefined}
        {...touchable(table, target, tab)}
      >
        {shape}
      </g>
    </>
  )
}

interface ChipProps {
  readonly table: Marks
  readonly target: Target
  /** What is heard, where the drawing alone says nothing. */
  readonly name?: string
  readonly kind: string | undefined
  readonly tab?: boolean | undefined
  readonly children: ReactNode
}

/** A thing in a panel: a button that glows while it can be chosen. Styles draw its state; boards draw theirs themselves. */
export function Chip({ table, target, name, kind = '', tab, children }: ChipProps): ReactNode {
  const sign = signOn(table, target)
  return (
    <button
      type="button"
      className={`${style.chip} ${kind}`}
      aria-label={name}
      data-marked={isMarked(table, target) || isPicked(table, target) || undefined}
      data-refused={isRefused(table, target) || undefined}
      data-sign={sign?.kind}
      data-sign-text={sign?.text}
      {...touchable(table, target, tab)}
    >
      {children}
    </button>
  )
}
