import type { Game, GameEvent, Problem } from './contract.ts'
import { Match } from './match.ts'
import type { GameRecord } from './record.ts'
import { fail, type Result } from './result.ts'

type Start<S, V, E extends GameEvent> = Result<Match<S, V, E>, Problem>

/** The record played through, every entry checked as if it were played now. */
export function replay<S, V, E extends GameEvent>(game: Game<S, V, E>, record: GameRecord): Start<S, V, E> {
  const start = begin(game, record)
  if (!start.ok) return start
  for (const entry of record.log) {
    const problem = start.value.enter(entry)
    if (problem !== undefined) return fail(problem)
  }
  const problem = lastLineProblem(start.value, record)
  return problem === undefined ? start : fail(problem)
}

function begin<S, V, E extends GameEvent>(game: Game<S, V, E>, record: GameRecord): Start<S, V, E> {
  if (record.game !== game.id) return fail({ at: `game ${record.game}`, expected: `a record of ${game.id}` })
  if (record.rulesVersion !== game.rulesVersion) {
    const [theirs, ours] = [record.rulesVersion, game.rulesVersion]
    const why = `this record was made under rules version ${theirs}; this program plays version ${ours}`
    return fail({ at: `rules ${theirs}`, expected: `rules ${ours}: ${why}` })
  }
  const { start, seats } = record
  if ('seed' in start) return Match.start(game, { ...record, seed: start.seed })
  const match = Match.fromPosition(game, start.position, record)
  if (!match.ok || match.value.seats === seats) return match
  return fail({ at: `seats ${seats}`, expected: `${match.value.seats}, as in the position` })
}

function lastLineProblem<S, V, E extends GameEvent>(match: Match<S, V, E>, record: GameRecord): Problem | undefined {
  const { finished, hash } = record
  const at = 'the last line'
  if (finished && match.outcome() === undefined) return { at, expected: '"open": this game is not over' }
  if (hash === undefined || hash === match.hash()) return undefined
  return { at, expected: `hash ${match.hash()}, which these entries lead to, not ${hash}` }
}
