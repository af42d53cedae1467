import type { Moved } from './journal.ts'
import type { Moment, Now } from './now.ts'
import type { Pace } from './pace.ts'
import type { Stage } from './stage.ts'
import type { Walk } from './walk.ts'

interface Told {
  readonly walk: Walk<Moment>
  readonly pace: Pace<Now>
  readonly stage: Stage
  at(entry: number): Promise<Moment | undefined>
  /** How long a move is left to be seen. */
  timeFor(move: Moved): number
  show(moment: Moment | undefined): void
  sound(move: Moved): void
}

/**
 * Plays past moves one after another, with their scenes; then the table shows the present again. Used to catch up after
 * being away, and to see a turn again.
 */
export async function playBack(told: Told, now: Now, moves: readonly Moved[]): Promise<void> {
  const { walk, pace, stage } = told
  const look = walk.end()
  for (const [i, move] of moves.entries()) {
    if (stage.has(move)) {
      told.show(undefined)
      await stage.again(now, move)
    } else {
      const moment = await told.at(move.entry)
      if (!walk.isStill(look)) return
      if (moment !== undefined) told.show({ ...moment, passing: { nth: i + 1, of: moves.length } })
      told.sound(move)
      await pace.rest(told.timeFor(move))
    }
    if (!walk.isStill(look)) return
  }
  told.show(undefined)
}
