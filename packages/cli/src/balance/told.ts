import type { Account } from '../simulate/account.ts'
import type { GameReport } from '../simulate/game.ts'

/** A finished game with its account. */
export interface Told extends GameReport {
  readonly account: Account
}

export const finished = (report: GameReport): report is Told =>
  report.outcome !== undefined && report.account !== undefined
