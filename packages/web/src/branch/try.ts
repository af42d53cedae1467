import { DEFAULT_LEVEL } from '@orrery/bots'
import type { Seat } from '@orrery/kernel'
import type { SeatInfo, Trial } from '@orrery/table'
import { useContext } from 'react'
import { useLocation } from 'wouter'
import { asJson } from '../think/as-json.ts'
import { mayBeAdvised } from '../think/alone.ts'
import type { Now } from '../table/desk.ts'
import { useDesk } from '../table/context.ts'
import { BranchContext } from './context.ts'

/** What the page of a branch is handed on the way there. */
export interface Carried {
  readonly trial?: Trial
  /** Where one came from. */
  readonly back: string
}

/** Where a branch leaves its game: what that seat sees after that entry; and the moves to begin with. */
export interface Leaving {
  readonly view: unknown
  readonly seat: Seat
  readonly after: number
  readonly moves?: readonly string[]
}

/** The others are played by the bots of the table; people by bots as strong. */
function botsFor(seats: readonly SeatInfo[], own: Seat): readonly string[] {
  const levels = seats.map(({ sitter, stoodInBy }) => (sitter.kind === 'bot' ? sitter.level : stoodInBy))
  const level = levels.find((one) => one !== '') ?? DEFAULT_LEVEL
  return levels.map((one, seat) => (seat === own ? '' : one === '' ? level : one))
}

/** Opens a branch; undefined where that is no fair help, or one is in a branch already and may step back there. */
export function useTry(now: Now): ((leaving: Leaving) => void) | undefined {
  const { entryPoint, pack } = useDesk()
  const [, navigate] = useLocation()
  const inside = useContext(BranchContext) !== undefined
  const { update } = now
  if (inside || !mayBeAdvised(update)) return undefined
  return ({ view, seat, after, moves = [] }) => {
    const bots = botsFor(update.seats, seat)
    const trial: Trial = { game: entryPoint.id, pack, bots, after, moves, seen: { view: asJson(view) } }
    const carried: Carried = { trial, back: location.pathname + location.search }
    navigate('/branch', { state: carried })
  }
}
