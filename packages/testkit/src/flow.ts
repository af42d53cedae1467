import type { AnyGame, Seat } from '@orrery/kernel'
import type { Moment } from './moment.ts'

/** Everything is somewhere exactly once. */
export const conservationFaults = (m: Moment): string[] => [...m.game.faults(m.state)]

/** Somebody can act exactly until the game is over, and each question has a seat of its own. */
export function flowFaults(m: Moment): string[] {
  const { asks, game, seats } = m
  const over = game.outcome(m.state) !== undefined
  if (over) return asks.length === 0 ? [] : ['the game is over and still asks somebody']
  if (asks.length === 0) return ['nobody can act and the game is not over']
  const faults = []
  if (m.number >= game.longest) faults.push(`the game is longer than ${game.longest} moves`)
  if (new Set(asks.map(({ seat }) => seat)).size < asks.length) faults.push('a seat is asked two questions at once')
  const outside = asks.find(({ seat }) => !Number.isInteger(seat) || seat < 0 || seat >= seats)
  if (outside !== undefined) faults.push(`seat ${outside.seat} is asked and does not exist`)
  return faults
}

/** What an answer must leave behind, whatever the game. */
export interface Before {
  readonly reveals: number
  readonly seat: Seat
  readonly decision: number
}

/** What was shown stays shown, and an old answer can never be taken for an answer to the next question. */
export function undoFaults(game: AnyGame, s: unknown, before: Before): string[] {
  const reveals = game.reveals(s)
  const faults = reveals < before.reveals ? [`the count of reveals fell from ${before.reveals} to ${reveals}`] : []
  const next = game.pending(s).find(({ seat }) => seat === before.seat)
  if (next !== undefined && next.decision <= before.decision) {
    faults.push(`after question ${before.decision} seat ${before.seat} is asked question ${next.decision}`)
  }
  return faults
}

/** The result of a finished game names seats and gives each a score. */
export function outcomeFaults(game: AnyGame, s: unknown, seats: number): string[] {
  const outcome = game.outcome(s)
  if (outcome === undefined) return []
  const faults = []
  if (outcome.scores.length !== seats) faults.push(`${outcome.scores.length} scores for ${seats} seats`)
  if (outcome.winners.some((seat) => !(seat in outcome.scores))) faults.push('a winner has no seat')
  if (new Set(outcome.winners).size < outcome.winners.length) faults.push('a seat wins twice')
  const teams = Array.from({ length: seats }, (_, seat) => game.team?.(s, seat) ?? seat)
  if (outcome.together === true && !isWhole(outcome.winners, teams)) faults.push('those who win together are no team')
  if (!areSpread(teams)) faults.push(`partners do not sit evenly round the table: ${teams.join(' ')}`)
  return faults
}

const isWhole = (winners: readonly Seat[], teams: readonly number[]): boolean =>
  teams.every((team, seat) => winners.includes(seat) === (team === teams[winners[0] ?? NaN]))

/** So that everybody changes sides when all move one seat on. */
function areSpread(teams: readonly number[]): boolean {
  const sides = new Set(teams).size
  return teams.every((team, seat) => team === teams[(seat + sides) % teams.length])
}
