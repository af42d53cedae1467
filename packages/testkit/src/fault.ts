import type { AnyGame, Json, Move, Seat } from '@orrery/kernel'

/** Which check found a fault. `threw` is an exception in the game under any check, `setup` a failed set-up. */
export type CheckName =
  | 'setup'
  | 'threw'
  | 'flow'
  | 'offer'
  | 'refusals'
  | 'questions'
  | 'conservation'
  | 'clone'
  | 'simultaneous'
  | 'notation'
  | 'position'
  | 'secrecy'
  | 'guess'
  | 'undo'
  | 'replay'

/** What it takes to play the same random game again. */
export interface Trial {
  readonly game: AnyGame
  readonly options: Json
  readonly seats: number
  readonly seed: string
}

export interface PlayedMove {
  readonly seat: Seat
  readonly move: Move
}

/** Something a game does wrong, with all it takes to see it again. */
export interface Fault {
  readonly check: CheckName
  readonly says: string
  readonly options: Json
  readonly seats: number
  readonly seed: string
  /** How many moves had been made. */
  readonly decision: number
  /** The moves that led there, each as seat and line. */
  readonly lines: readonly string[]
}

const SHOWN = 10

export function faultAt(trial: Trial, check: CheckName, says: string, steps: readonly PlayedMove[]): Fault {
  const { game, options, seats, seed } = trial
  const lines = steps.map(({ seat, move }) => `${seat} ${safeLine(game, move)}`)
  return { check, says, options, seats, seed, decision: steps.length, lines }
}

/** The fault as a paragraph: what is wrong, where, and how to get there. */
export function faultText(fault: Fault): string {
  const { check, says, options, seats, seed, decision, lines } = fault
  const where = `${seats} seats, options ${JSON.stringify(options)}, seed "${seed}", after ${decision} moves`
  const skipped = lines.length > SHOWN ? [`  ... ${lines.length - SHOWN} moves before`] : []
  return [`${check}: ${says}`, `  ${where}`, ...skipped, ...lines.slice(-SHOWN).map((line) => `  ${line}`)].join('\n')
}

export const faultsText = (faults: readonly Fault[]): string => faults.map(faultText).join('\n')

/** A game whose notation is broken must still get its fault told. */
export function safeLine(game: AnyGame, move: Move): string {
  try {
    return game.print(move)
  } catch {
    return `#${move}`
  }
}

export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
