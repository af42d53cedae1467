import {
  type AnyGame,
  type AnyWords,
  type Ask,
  type GameEvent,
  type Json,
  type Move,
  OBSERVER,
  problemText,
  rngFrom,
  stateHash,
} from '@orrery/kernel'
import { anyOf } from './moment.ts'

export interface PlaythroughOf {
  readonly seats: number
  readonly seed: string
  readonly options?: Json
  /** With these, each move is followed by what happened, in sentences. */
  readonly words?: AnyWords
}

const HASH_EVERY = 20

/** One random game as a text to keep beside the tests: a change of a rule then shows in review as changed lines. */
export function playthrough(game: AnyGame, of: PlaythroughOf): string {
  const { seats, seed, options = {} } = of
  const start = game.setup(options, seats, seed)
  if (!start.ok) return `no game: ${problemText(start.error)}\n`
  const s = start.value
  const rng = rngFrom(`${seed} choices`)
  const lines = [
    `# ${game.title}, rules ${game.rulesVersion}, ${seats} seats: ${game.sides(s).join(', ')}`,
    `# options ${JSON.stringify(options)}, seed ${seed}`,
  ]
  for (let n = 1; n <= game.longest && game.outcome(s) === undefined; n++) {
    const ask = anyOf(game.pending(s), rng)
    const move = ask === undefined ? undefined : anyOf(game.moves(s, ask.seat), rng)
    if (ask === undefined || move === undefined) break
    lines.push(`${n} ${game.sides(s)[ask.seat] ?? ask.seat}: ${game.print(move)}`)
    lines.push(...tell(game, s, ask, move, of.words))
    if (n % HASH_EVERY === 0) lines.push(`# hash ${stateHash(game, s)}`)
  }
  const outcome = game.outcome(s)
  lines.push(outcome === undefined ? '# not over' : `# scores ${outcome.scores.join(' ')}, winners ${named(game, s)}`)
  lines.push(`# hash ${stateHash(game, s)}`)
  return `${lines.join('\n')}\n`
}

const named = (game: AnyGame, s: unknown): string =>
  (game.outcome(s)?.winners ?? []).map((seat) => game.sides(s)[seat] ?? seat).join(', ')

function tell(game: AnyGame, s: unknown, ask: Ask, move: Move, words: AnyWords | undefined): string[] {
  if (words === undefined) {
    game.apply(s, ask.seat, move)
    return []
  }
  const events: GameEvent[] = []
  game.apply(s, ask.seat, move, (event) => events.push(event))
  return events.map((event) => `    ${words.event(event, game.view(s, event.only?.[0] ?? OBSERVER))}`)
}
