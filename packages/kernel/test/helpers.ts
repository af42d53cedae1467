import { Match, type Move, type Seat } from '../src/index.ts'
import { nim, type NimEvent, type NimState, type NimView } from './nim.ts'

export type NimMatch = Match<NimState, NimView, NimEvent>

/** Seeds whose card says that the last counter wins, or loses. */
export const WINNING = 'moon'
export const LOSING = 'sun'

export const RED = 0
export const BLUE = 1
export const GREEN = 2

export function startNim(heap = '12', seats = 2, seed = WINNING, game = nim): NimMatch {
  const match = Match.start(game, { options: { heap }, seats, seed })
  if (!match.ok) throw new Error(`${match.error.at}: ${match.error.expected}`)
  return match.value
}

/** Plays moves that must be legal, each by the seat whose turn it is. */
export function playOn(match: NimMatch, ...moves: readonly Move[]): NimMatch {
  for (const move of moves) {
    const result = match.play(turn(match), move)
    if (!result.ok) throw new Error(`${nim.print(move)}: ${result.error.refusals.map((r) => r.code).join()}`)
  }
  return match
}

export const turn = (match: NimMatch): Seat => match.pending()[0]?.seat ?? -1
export const decision = (match: NimMatch): number => match.pending()[0]?.decision ?? -1
