import { at, type Move, only } from '@orrery/kernel'
import type { Emit, Frame, Planet, Player, State, System } from '../types.ts'
import type { MoveList } from '../rules/moveList.ts'

/** A decision point or a stretch of automatic play: who is asked, what is offered, what each answer does. */
export interface Step {
  /** Lists the answers of `f.seat`; none means that nobody is asked and `proceed` goes on. */
  list(s: State, f: Frame, out: MoveList): void
  /** Carries out a listed answer. */
  answer(s: State, f: Frame, m: Move, emit: Emit): void
  /** Goes on without an answer. */
  proceed(s: State, f: Frame, emit: Emit): void
  /** Whether the list depends on cards the others cannot see: then it is asked even with one answer (TE-13.7). */
  hides?(s: State, f: Frame): boolean
}

/** For steps that always ask somebody, or never. */
export const never = (): void => {
  throw new Error('this step was reached in a way it never should be')
}

export const silent = (): void => undefined

/* What a move names, as its place on this map. */
export const planetOf = (s: State, m: Move): Planet => at(s.box.planetAt, only(m))
export const systemOf = (s: State, m: Move): System => at(s.box.systemAt, only(m))
export const playerOf = (s: State, m: Move): Player => at(s.box.playerAt, only(m))

export const holdsCards = (s: State, f: Frame): boolean => at(s.cards, f.seat) > 0
export const holdsSecrets = (s: State, f: Frame): boolean => at(s.secrets, f.seat) > 0
