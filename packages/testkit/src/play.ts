import {
  type AnyGame,
  type Ask,
  type GameEvent,
  type Json,
  type Move,
  type Outcome,
  problemText,
  type Rng,
  rngFrom,
  stateHash,
} from '@orrery/kernel'
import { EACH_DECISION, ONCE } from './checks.ts'
import { type CheckName, errorText, type Fault, faultAt, safeLine, type PlayedMove, type Trial } from './fault.ts'
import { outcomeFaults, undoFaults } from './flow.ts'
import { anyOf, type Moment, offersOf, positionText, sameMoves, type Universe, universeOf } from './moment.ts'
import { type CheckOptions, checkOptions, type Thoroughness } from './options.ts'
import { matchFaults, replayFaults, type Sample, sampleFaults, sampleOf } from './retell.ts'
import { newTally, type Tally } from './tally.ts'

export interface PlayHow {
  /** What is checked on the way; nothing where it is left out. */
  readonly check?: Thoroughness | CheckOptions
  /** Counts what was looked at, over as many games as one likes. */
  readonly tally?: Tally
  /** Who answers instead of chance: one of the offered moves, drawn from this generator where it draws. */
  readonly choose?: (s: unknown, ask: Ask, offer: readonly Move[], rng: Rng) => Move
  /** Called before each answer; the state is the running one and must be left alone. */
  readonly onDecision?: (s: unknown, ask: Ask, move: Move) => void
  /** Receives every event, hidden ones included, with the running state. */
  readonly onEvent?: (e: GameEvent, s: unknown) => void
}

export interface Playout {
  /** Answers chosen out of two or more. */
  readonly decisions: number
  readonly errors: readonly Fault[]
  readonly outcome: Outcome | undefined
  /** The game came to no end: nobody could act, or it ran beyond its bound, or a fault stopped it. */
  readonly stuck: boolean
  readonly steps: readonly PlayedMove[]
  /** Of the last state; empty where there was none. */
  readonly hash: string
}

interface Run {
  readonly trial: Trial
  readonly how: PlayHow
  readonly check: CheckOptions | undefined
  readonly steps: PlayedMove[]
  readonly errors: Fault[]
  readonly choices: Rng
  readonly looks: Rng
  readonly tally: Tally
  state: unknown
  universe: Universe | undefined
  decisions: number
  sample: Sample | undefined
}

/** One game on one state, from set-up to its end, looked at on the way. Never throws for a fault of the game. */
export function playRandom(game: AnyGame, options: Json, seats: number, seed: string, how: PlayHow = {}): Playout {
  const run: Run = {
    trial: { game, options, seats, seed },
    how,
    check: how.check === undefined ? undefined : checkOptions(how.check),
    steps: [],
    errors: [],
    choices: rngFrom(`${seed} choices`),
    looks: rngFrom(`${seed} looks`),
    tally: how.tally ?? newTally(),
    state: undefined,
    universe: undefined,
    decisions: 0,
    sample: undefined,
  }
  let ended = { outcome: undefined as Outcome | undefined, hash: '' }
  try {
    ended = playToEnd(run)
  } catch (error) {
    note(run, 'threw', errorText(error))
  }
  const { decisions, errors, steps } = run
  return { decisions, errors, steps, ...ended, stuck: ended.outcome === undefined }
}

const note = (run: Run, check: CheckName, says: string): void =>
  void run.errors.push(faultAt(run.trial, check, says, run.steps))

function playToEnd(run: Run): { outcome: Outcome | undefined; hash: string } {
  const { game, options, seats, seed } = run.trial
  const start = game.setup(options, seats, seed)
  if (!start.ok) {
    note(run, 'setup', problemText(start.error))
    return { outcome: undefined, hash: '' }
  }
  run.state = start.value
  while (playStep(run));
  const outcome = game.outcome(run.state)
  const hash = stateHash(game, run.state)
  if (run.check !== undefined && run.errors.length < run.check.enough) lookBack(run, run.check, hash)
  return { outcome, hash }
}

/** Looks at the decision and answers it; false where there is none, or where it is no use to go on. */
function playStep(run: Run): boolean {
  const { trial, steps, check, choices } = run
  const { game } = trial
  const asks = game.pending(run.state)
  if (check !== undefined) look(run, check, asks)
  if (check !== undefined && run.errors.length >= check.enough) return false
  const ask = anyOf(run.how.choose === undefined ? asks : askedFirst(asks), choices)
  if (ask === undefined || steps.length >= game.longest || game.outcome(run.state) !== undefined) return false
  const move = answerTo(run, ask)
  if (move === undefined) return false
  run.how.onDecision?.(run.state, ask, move)
  const before = { reveals: game.reveals(run.state), seat: ask.seat, decision: ask.decision }
  steps.push({ seat: ask.seat, move })
  const { onEvent } = run.how
  game.apply(run.state, ask.seat, move, onEvent === undefined ? undefined : (e) => onEvent(e, run.state))
  if (check !== undefined) for (const says of undoFaults(game, run.state, before)) note(run, 'undo', says)
  return true
}

/** Players let those answer first whose question they would take away; chance does as it likes. */
function askedFirst(asks: readonly Ask[]): readonly Ask[] {
  const first = asks.filter(({ patient }) => patient !== true)
  return first.length === 0 ? asks : first
}

function answerTo(run: Run, ask: Ask): Move | undefined {
  const { choices, how, state, trial } = run
  const offer = trial.game.moves(state, ask.seat).slice()
  if (offer.length > 1) run.decisions++
  const move = how.choose === undefined ? anyOf(offer, choices) : how.choose(state, ask, offer, choices)
  if (move === undefined || offer.includes(move)) return move
  throw new Error(`${safeLine(trial.game, move)} is the answer of seat ${ask.seat} and not offered`)
}

function look(run: Run, check: CheckOptions, asks: readonly Ask[]): void {
  const { game, seats } = run.trial
  const first = run.universe === undefined
  run.universe ??= universeOf(game, run.state)
  // Before all questions, where it is looked at whether they change anything; else when it is first needed.
  let text = run.steps.length % check.copies === 0 ? positionText(game, run.state) : undefined
  const m: Moment = {
    game,
    seats,
    state: run.state,
    number: run.steps.length,
    asks,
    offers: offersOf(game, run.state, seats),
    get text() {
      return (text ??= positionText(game, run.state))
    },
    universe: run.universe,
    rng: run.looks,
    check,
    tally: run.tally,
  }
  for (const [name, find] of first ? [...ONCE, ...EACH_DECISION] : EACH_DECISION) {
    for (const says of find(m)) note(run, name, says)
  }
  if (check.retell && run.errors.length === 0) run.sample = sampleOf(m, run.sample)
}

/** What can be asked only when the end is known. */
function lookBack(run: Run, check: CheckOptions, hash: string): void {
  const { trial, state, steps, universe, sample } = run
  for (const says of outcomeFaults(trial.game, state, trial.seats)) note(run, 'flow', says)
  if (universe !== undefined && !sameMoves(universe.moves, trial.game.universe(state))) {
    note(run, 'offer', 'the universe is not the same at the end as at the beginning')
  }
  if (!check.retell) return
  const told = [...replayFaults(trial, steps, hash), ...matchFaults(trial, steps, hash, run.looks)]
  const played = sample === undefined ? [] : sampleFaults(trial, sample, steps, hash, run.looks)
  for (const [name, says] of [...told, ...played]) note(run, name, says)
}
