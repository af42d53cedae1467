import type { Game, GameEvent, Problem } from './contract.ts'
import { Match } from './match.ts'
import { packNamed } from './packs.ts'
import type { GameRecord } from './record.ts'
import { fail, type Result } from './result.ts'
import { upgraded } from './upgrade.ts'

/** What the last line says. */
interface Claim {
  readonly finished: boolean
  readonly hash?: string | undefined
}

type Start<S, V, E extends GameEvent> = Result<Match<S, V, E>, Problem>

/**
 * Plays a record through and checks every entry as if it were played now; a record of older rules is played by the
 * rules of its time. Its pack is not checked: callers that read a record from outside do that first.
 */
export function replay<S, V, E extends GameEvent>(game: Game<S, V, E>, given: GameRecord): Start<S, V, E> {
  if (given.game !== game.id) return fail({ at: `game ${given.game}`, expected: `a record of ${game.id}` })
  const now = upgraded(game, given)
  if (!now.ok) {
    const expected = `rules ${game.rulesVersion}: this record was made ${now.error}`
    return fail({ at: `rules ${given.rulesVersion}`, expected })
  }
  const record = now.value
  const start = begin(game, record)
  if (!start.ok) return start
  for (const entry of record.log) {
    const problem = start.value.enter(entry)
    if (problem !== undefined) return fail(problem)
  }
  // The hash of an older version does not include the options that were added since.
  const problem = lastLineProblem(start.value, record === given ? record : { ...record, hash: undefined })
  return problem === undefined ? start : fail(problem)
}

function begin<S, V, E extends GameEvent>(game: Game<S, V, E>, record: GameRecord): Start<S, V, E> {
  const { start, seats, pack, options } = record
  const named = packNamed(options) || packNamed('position' in start ? start.position : null)
  if (pack !== undefined && game.packs?.keep(pack) !== named)
    return fail({ at: 'pack', expected: `the pack ${named} that is played with` })
  if ('seed' in start) return Match.start(game, { ...record, seed: start.seed })
  const match = Match.fromPosition(game, start.position, record)
  if (!match.ok || match.value.seats === seats) return match
  return fail({ at: `seats ${seats}`, expected: `${match.value.seats}, as in the position` })
}

function lastLineProblem<S, V, E extends GameEvent>(
  match: Match<S, V, E>,
  { finished, hash }: Claim,
): Problem | undefined {
  const at = 'the last line'
  if (finished && match.outcome() === undefined) return { at, expected: '"open": this game is not over' }
  if (hash === undefined || hash === match.hash()) return undefined
  return { at, expected: `hash ${match.hash()}, which these entries lead to, not ${hash}` }
}
