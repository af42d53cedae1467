import type { Move } from '@orrery/kernel'
import type { IsOnline } from './away.ts'
import type { Owed } from './bots.ts'
import { decide, type Decision } from './decide.ts'
import type { Deed, Entry } from './journal.ts'
import type { Request, Update } from './protocol.ts'
import { type Company, type Eyes, type LiveUpdate, update, updatesFor, type Viewer } from './update.ts'
import { TableState } from './state.ts'

/**
 * A table: seats, journal, clocks, chat and undo around a match. Its host asks what a request would lead to, stores the
 * entries, folds them in with `enter`, and only then sends the reply.
 */
export class Table extends TableState {
  decide(request: Request, person: string, now: number, isOnline: IsOnline = () => true): Decision {
    return decide(this, request, person, now, isOnline)
  }

  /** The decision for a bot's answer; none when the question has changed since it was asked. */
  decideBot({ seat, decision, level }: Owed, move: Move, now: number): readonly Entry[] {
    if (this.match === undefined || this.botIn(seat) !== level) return []
    if (this.match.prepare(seat, move, decision) !== undefined) return []
    return this.next(now, '', '', [{ kind: 'move', seat, move: this.game.print(move) }])
  }

  /** The seats that are out of time. */
  decideClocks(now: number): readonly Entry[] {
    const late = this.places.flatMap((_, seat): Deed[] =>
      this.clocks.runs(seat) && this.clocks.left(seat, now) <= 0
        ? [{ kind: 'outOfTime', seat, level: this.level }]
        : [],
    )
    return this.next(now, '', '', late)
  }

  update(eyes: Eyes): Update {
    return update(this, eyes)
  }

  /** For many viewers of the same moment; what it returns is good until the table changes. */
  updatesFor(company: Company): (viewer: Viewer) => LiveUpdate {
    return updatesFor(this, company)
  }
}
