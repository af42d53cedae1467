import {
  type GameEvent,
  Match,
  problemText,
  readRecord,
  replay,
  type Rng,
  type Seat,
  type Sink,
  stateHash,
  writeRecord,
} from '@orrery/kernel'
import type { CheckName, PlayedMove, Trial } from './fault.ts'
import { guessPlayFaults } from './guess.ts'
import { anyOf, type Moment } from './moment.ts'

/** A fault and the check it belongs to. */
export type Found = readonly [CheckName, string]

interface Copy {
  readonly check: CheckName
  readonly name: string
  readonly state: unknown
}

/** One decision of a game, kept until the end is known: then the rest is played again from copies of it. */
export interface Sample {
  readonly number: number
  readonly copies: readonly Copy[]
  readonly guess: unknown
  readonly seat: Seat
}

/** The n-th decision takes the place of the sample with a chance of 1/n: in the end each was as likely. */
export function sampleOf(m: Moment, before: Sample | undefined): Sample | undefined {
  if (m.asks.length === 0 || m.rng.below(m.number + 1) > 0) return before
  const read = m.game.position.read(m.game.position.write(m.state))
  if (!read.ok) return before
  const seat = anyOf([...m.offers.keys()], m.rng) ?? 0
  const copies: Copy[] = [
    { check: 'position', name: 'a position read back', state: read.value },
    { check: 'clone', name: 'a clone', state: m.game.clone(m.state) },
  ]
  return { number: m.number, copies, guess: m.game.guess(m.game.view(m.state, seat), seat, m.rng), seat }
}

/** Playing on from a copy with the same answers leads to the same end, and a guess can be played to some end. */
export function sampleFaults(
  trial: Trial,
  sample: Sample,
  steps: readonly PlayedMove[],
  hash: string,
  rng: Rng,
): Found[] {
  const rest = steps.slice(sample.number)
  const found: Found[] = []
  for (const { check, name, state } of sample.copies) {
    const wrong = playOn(trial, state, rest, hash)
    if (wrong !== undefined) found.push([check, `from ${name} after ${sample.number} moves ${wrong}`])
  }
  for (const says of guessPlayFaults(trial, sample.guess, sample.seat, rng)) {
    found.push(['guess', `${says} (it was made after ${sample.number} moves)`])
  }
  return found
}

/** Makes the moves as long as they are offered; says what was not, or that the end is another one. */
function playOn({ game }: Trial, s: unknown, steps: readonly PlayedMove[], hash: string, sink?: Sink<GameEvent>) {
  for (const [i, { seat, move }] of steps.entries()) {
    if (!game.moves(s, seat).includes(move)) return `move ${i + 1}, ${game.print(move)}, is not offered again`
    game.apply(s, seat, move, sink)
  }
  return stateHash(game, s) === hash ? undefined : 'the same answers lead to another end'
}

const ignore = (): void => undefined

/** The same seed and the same answers give the same game, whether or not somebody listens. */
export function replayFaults(trial: Trial, steps: readonly PlayedMove[], hash: string): Found[] {
  const start = trial.game.setup(trial.options, trial.seats, trial.seed)
  if (!start.ok) return [['replay', `the second set-up failed: ${problemText(start.error)}`]]
  const wrong = playOn(trial, start.value, steps, hash, ignore)
  return wrong === undefined ? [] : [['replay', `from the same seed ${wrong}`]]
}

/** How many moves of a match are taken back and made again, where that is free. */
const UNDOS = 3

/** The game played in a match, some moves taken back and made again, and told once more from its record's text. */
export function matchFaults(trial: Trial, steps: readonly PlayedMove[], hash: string, rng: Rng): Found[] {
  const start = Match.start(trial.game, trial)
  if (!start.ok) return [['replay', `a match cannot start: ${problemText(start.error)}`]]
  const match = start.value
  const undone = new Set(Array.from({ length: UNDOS }, () => rng.below(Math.max(1, steps.length))))
  for (const [i, step] of steps.entries()) {
    const wrong = playInMatch(match, step) ?? (undone.has(i) ? undoInMatch(match, step) : undefined)
    if (wrong !== undefined) return [['replay', `in a match, move ${i + 1}: ${wrong}`]]
  }
  if (match.hash() !== hash) return [['replay', 'the same answers in a match lead to another end']]
  return recordFaults(trial, match)
}

type AnyMatch = Match<unknown, unknown>

function playInMatch(match: AnyMatch, { seat, move }: PlayedMove): string | undefined {
  const ask = match.pending().find((asked) => asked.seat === seat)
  const played = match.play(seat, move, ask?.decision)
  return played.ok ? undefined : `${match.game.print(move)} is not played: ${played.error.reason}`
}

function undoInMatch(match: AnyMatch, step: PlayedMove): string | undefined {
  if (match.canUndo(step.seat) !== 'free') return undefined
  const after = match.hash()
  if (!match.undo(step.seat).ok) return 'undo is called free and refused'
  return (
    playInMatch(match, step) ?? (match.hash() === after ? undefined : 'taken back and made again it ends elsewhere')
  )
}

function recordFaults({ game }: Trial, match: AnyMatch): Found[] {
  const record = readRecord(writeRecord(match.record()))
  if (!record.ok) return [['replay', `the record cannot be read: ${problemText(record.error)}`]]
  const told = replay(game, record.value)
  if (!told.ok) return [['replay', `the record cannot be replayed: ${problemText(told.error)}`]]
  return told.value.hash() === match.hash() ? [] : [['replay', 'the record leads to another end']]
}
