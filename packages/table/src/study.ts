import { type Clock, Coach, type Reason, type Verdict } from '@orrery/bots'
import { type AnyWords, type Json, problemText, readRecord, replay, type Seat } from '@orrery/kernel'
import type { GameEntryPoints } from './bots.ts'
import type { AnyMatch } from './begin.ts'

/** Raised when the coach would judge the same game differently, or the format changes. */
export const COACH_VERSION = 8
/** Milliseconds between two reports of progress. */
const PAUSE = 250

/** The line of a move, and its sentence. */
export interface JudgedMove {
  readonly move: string
  readonly text: string
}

/** One decision of a finished game, judged from the view of the player who had to choose. */
export interface Judged {
  /** The number of the move in the game's log; it answers the question after the entry before it. */
  readonly entry: number
  readonly seat: Seat
  /** The line of the move, and its sentence. */
  readonly move: string
  readonly text: string
  /** The chance of winning after the move, by seat. */
  readonly chances: readonly number[]
  readonly better: string
  readonly betterText: string
  /** The turn that begins with the better move; absent where nothing was better. */
  readonly betterTurn?: readonly JudgedMove[]
  /** The chance with the better move, and how much the played one lost. */
  readonly chance: number
  readonly loss: number
  readonly reasons: readonly Reason[]
}

/** A coach's findings about a game so far, as they are stored and sent. */
export interface Study {
  readonly coach: number
  readonly game: string
  /** The version of the rules that the record states. */
  readonly rules: number
  /** Moves judged so far, and moves in all. */
  readonly done: number
  readonly total: number
  readonly judged: readonly Judged[]
}

/** A game to study, as it is sent to a worker. */
export interface StudyTask {
  readonly record: string
  /** The findings so far. */
  readonly found?: Study
  /** Iterations per decision, where not the default. */
  readonly iterations?: number
}

export interface StudyEntryPoints extends GameEntryPoints {
  readonly words: Pick<AnyWords, 'move' | 'reason'>
}

export const isWhole = ({ done, total }: Study): boolean => done >= total

/** The known findings with a new part. */
export const joined = (known: Study | undefined, part: Study): Study =>
  known === undefined ? part : { ...part, judged: [...known.judged, ...part.judged] }

/** A stored study; undefined if another version of the coach, or of the rules, made it. */
export function readStudy(
  json: Json | undefined,
  game: { readonly id: string; readonly rulesVersion: number },
): Study | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const study = json as unknown as Study
  const fits = study.coach === COACH_VERSION && study.game === game.id && study.rules === game.rulesVersion
  return fits && Array.isArray(study.judged) ? study : undefined
}

/** The id of the game in a record, to load its entry points. */
export function gameOfRecord(text: string): string {
  const record = readRecord(text)
  return record.ok ? record.value.game : ''
}

/** Goes through the game and yields new findings every now and then. It can be abandoned at any moment. */
export function* studying(entryPoints: StudyEntryPoints, task: StudyTask, clock: Clock): Generator<Study, void> {
  const { game, judge, words } = entryPoints
  const { found, iterations } = task
  const { match, rules } = playedOut(entryPoints, task.record)
  const coach = new Coach(judge, match, { iterations, words })
  for (let i = 0; i < (found?.done ?? 0); i++) coach.skip()
  let told = 0
  const news = (): Study => {
    const judged = coach.verdicts.slice(told).map((verdict) => judgedFrom(match, verdict))
    told = coach.verdicts.length
    const { done, total } = coach
    return { coach: COACH_VERSION, game: game.id, rules, done, total, judged }
  }
  yield news()
  let since = clock()
  while (coach.step()) {
    if (clock() - since < PAUSE) continue
    yield news()
    since = clock()
  }
  yield news()
}

function playedOut({ game }: StudyEntryPoints, text: string): { readonly match: AnyMatch; readonly rules: number } {
  const record = readRecord(text)
  if (!record.ok) throw new Error(`no record: ${problemText(record.error)}`)
  const match = replay(game, record.value)
  if (!match.ok) throw new Error(`no whole game: ${problemText(match.error)}`)
  return { match: match.value, rules: record.value.rulesVersion }
}

/** Chances are shown to a tenth of a percent at most. */
const rounded = (n: number): number => Math.round(n * 1000) / 1000

function judgedFrom({ game }: AnyMatch, { betterTurn, ...verdict }: Verdict): Judged {
  const turn = betterTurn.map(({ move, text }) => ({ move: game.print(move), text }))
  return {
    ...verdict,
    ...(turn.length === 0 ? {} : { betterTurn: turn }),
    move: game.print(verdict.move),
    better: game.print(verdict.better),
    chances: verdict.chances.map(rounded),
    chance: rounded(verdict.chance),
    // Rounded up, a loss too small for reasons would be shown as a mistake without one.
    loss: Math.floor(verdict.loss * 1000) / 1000,
    reasons: verdict.reasons.map(({ part, worth, text }) => ({ part, worth: rounded(worth), text })),
  }
}
