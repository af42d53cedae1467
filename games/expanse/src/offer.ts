import { type Move, of, only } from '@orrery/kernel'
import { top } from './rules/frames.ts'
import { NONE, SEVERAL } from './types.ts'
import type { Frame, Player, State } from './types.ts'

const NO_MOVES: readonly Move[] = []

/** Whether a player owes an answer to the question of this frame. */
export const owes = (f: Frame, p: Player): boolean =>
  f.seat === p ? p !== NONE : f.seat === SEVERAL && p !== NONE && (f.used & (1 << p)) !== 0

/** The answers open to a player. Where several are asked at once the offer holds those of all: their own techs. */
export function offerOf(s: State, p: Player): readonly Move[] {
  const f = top(s)
  if (f === undefined || !owes(f, p)) return NO_MOVES
  if (f.seat !== SEVERAL) return s.offer
  return s.offer.filter((m) => of(s.box.abilities, only(m)).player === p)
}
