import type { Target } from '@orrery/ui'
import { useEffect, useMemo, useRef } from 'react'
import { shownHex } from '../src/effects/aim.ts'
import { DIRECTIONS, type Hex, NONE, type View } from '../src/types.ts'
import { type Aim, aimIn, mayTurn, rotationIn, turnedBy } from './aim.ts'
import { readTarget, turnTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { hexesAround } from './ways.ts'

/* Turning the card that is aimed: R or E and Q, the wheel, the pointer around the base hex, the buttons. */

/** A wheel gives many small pushes; one turn at a time. */
const WHEEL_MS = 120

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

const KEYS: { readonly [key: string]: number } = { r: 1, e: 1, R: -1, q: -1 }

/** How far the aimed card is turned now, and a way to turn it on. */
export function turnOn(table: PartProps, by: number): void {
  const aim = aimIn(table.view)
  if (aim === undefined || !mayTurn(table.view)) return
  table.touch(turnTarget(turnedBy(rotationIn(aim, table.selected, undefined), by)))
}

/** The rotation under which the first icon shows this hex; undefined for the base hex and hexes further away. */
function pointsTo(view: View, aim: Aim, h: Hex): number | undefined {
  const op = aim.program.ops.find(({ where, dq, dr }) => where === 'at' && (dq[0] !== 0 || dr[0] !== 0))
  if (op === undefined || aim.base === NONE) return undefined
  const found = Array.from({ length: DIRECTIONS }, (_, k) => k).find((k) => shownHex(view, aim.base, k, op) === h)
  return found
}

/** The base hex is chosen and the card waits to be turned. */
const waiting = (view: View): Aim | undefined => {
  const aim = aimIn(view)
  return aim !== undefined && aim.base !== NONE && mayTurn(view) ? aim : undefined
}

export interface Turning {
  touch(target: Target): void
  /** The pointer goes around the base hex, and the card follows. */
  lead(hex: Hex): void
  /** Whether the wheel turns a card now. */
  wheel(delta: number): boolean
}

/** A touch on the hexes around the base turns the card there; once more, or on the base, it is done. */
function touched(table: PartProps, target: Target): void {
  const { view, selected } = table
  const aim = waiting(view)
  const { kind, id } = readTarget(target)
  if (aim === undefined || kind !== 'hex' || !hexesAround(view, aim.base).includes(id)) return table.touch(target)
  const now = rotationIn(aim, selected, undefined)
  const there = pointsTo(view, aim, id) ?? now
  if (selected !== turnTarget(there)) table.touch(turnTarget(there))
  if (there === now) table.touch(target)
  return undefined
}

function lead(table: PartProps, hex: Hex): void {
  const aim = waiting(table.view)
  const there = aim === undefined ? undefined : pointsTo(table.view, aim, hex)
  if (there !== undefined && turnTarget(there) !== table.selected) table.touch(turnTarget(there))
}

export function useTurning(table: PartProps): Turning {
  const now = useRef(table)
  now.current = table
  const wheeled = useRef(0)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const by = KEYS[event.key]
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!mayTurn(now.current.view)) return
      event.preventDefault()
      turnOn(now.current, by)
    }
    // Before the page reads the letter as a jump to a group of answers.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
  return useMemo<Turning>(
    () => ({
      touch: (target) => touched(now.current, target),
      lead: (hex) => lead(now.current, hex),
      wheel: (delta) => {
        if (!mayTurn(now.current.view)) return false
        if (delta === 0 || performance.now() - wheeled.current < WHEEL_MS) return true
        wheeled.current = performance.now()
        turnOn(now.current, delta > 0 ? 1 : -1)
        return true
      },
    }),
    [],
  )
}
