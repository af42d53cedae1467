import type { Json } from '@orrery/kernel'
import type { Target, Way, WebEntryPoint } from './entry-point.ts'
import { meaningOf } from './touch.ts'

/* A lesson: positions with goals. Its words and moves are data of the game; what a move leads to is decided by the rules. */

/** A move that a step asks for. */
export interface LessonMove {
  /** In notation: what "Show me" plays. */
  readonly play: string
  /** Other moves that are just as good. */
  readonly or?: RegExp
  /** The label beside the thing to touch. */
  readonly point: string
  /** The label beside the second thing, where one touch does not say it all. */
  readonly next?: string
  /** The thing to touch, where it is another one than the move's ways say. */
  readonly at?: Target
}

/** What a move that misses the goal was worth. */
export interface LessonAnswer {
  readonly to: RegExp
  /** The first words, in bold. */
  readonly lead: string
  readonly say: string
}

export interface LessonStep {
  /** What the player can do afterwards: "Move a fleet". */
  readonly skill: string
  readonly goal: string
  /** Two lines at most. */
  readonly why: string
  readonly task: string
  /** Where it begins; left out, it goes on from where the step before ends. */
  readonly position?: Json
  /** In order; none where the game is played to its end. */
  readonly moves: readonly LessonMove[]
  /** The first one that fits answers; the last fits every move. */
  readonly answers: readonly LessonAnswer[]
  /** What the player has just seen happen. */
  readonly done: string
}

export interface Lesson {
  /** The version of the rules it was written for. */
  readonly rules: number
  /** The bot in each seat; '' for the player's. */
  readonly bots: readonly string[]
  readonly steps: readonly LessonStep[]
  /** Whether the game's progress is needed to follow it. */
  readonly progress?: true
  /** How the game is won, in a few sentences. */
  readonly winning: readonly string[]
}

/** A position and the moves since, each with its seat in front. */
export interface LessonStart {
  readonly position: Json
  readonly moves: readonly string[]
}

export const lessonSeat = ({ bots }: Lesson): number => bots.indexOf('')

/** Where a step begins if those before it went as shown. */
export function lessonStart(lesson: Lesson, n: number): LessonStart {
  const step = lesson.steps[n]
  if (step === undefined) throw new Error(`the lesson has no step ${n}`)
  if (step.position !== undefined) return { position: step.position, moves: [] }
  const before = lessonStart(lesson, n - 1)
  const shown = lesson.steps[n - 1]?.moves ?? []
  return { ...before, moves: [...before.moves, ...shown.map(({ play }) => `${lessonSeat(lesson)} ${play}`)] }
}

const isRight = ({ play, or }: LessonMove, line: string): boolean => line === play || or?.test(line) === true

export interface LessonProgress {
  /** How many of the step's moves have been made. */
  readonly made: number
  /** The first move that missed the goal and was not kept: its number among the player's, and the answer to it. */
  readonly miss: { readonly nth: number; readonly answer: LessonAnswer } | undefined
}

/** How far the player's moves have come; the first `kept` of them are not questioned again. */
export function lessonProgress(step: LessonStep, lines: readonly string[], kept: number): LessonProgress {
  let made = 0
  for (const [nth, line] of lines.entries()) {
    const expected = step.moves[made]
    if (expected === undefined) break
    if (isRight(expected, line)) made++
    else if (nth >= kept) {
      const answer = step.answers.find(({ to }) => to.test(line))
      if (answer !== undefined) return { made, miss: { nth, answer } }
    }
  }
  return { made, miss: undefined }
}

/** What a step points at now. */
export interface LessonPointer {
  /** A thing on the table; without one, the button of `choice` is meant. */
  readonly target?: Target
  readonly choice: string
  readonly label: string
}

type EntryPoint<V> = Pick<WebEntryPoint<V>, 'offer' | 'ways' | 'under' | 'meant' | 'print'>

/** The way by which the next of these moves is made, together with as many of the others as the same touches say. */
export function lessonWay<V>(entryPoint: EntryPoint<V>, view: V, moves: readonly LessonMove[]): Way | undefined {
  const [first, ...others] = moves
  const move = entryPoint.offer(view).find((m) => entryPoint.print(m) === first?.play)
  if (move === undefined) return undefined
  const ways = entryPoint.ways(move, view)
  // What comes after the last move has only one answer and is played by itself.
  const says = ({ next = [] }: Way): boolean =>
    next.every((m, i) => others[i] === undefined || entryPoint.print(m) === others[i].play)
  return ways.find((way) => says(way) && way.quiet !== true) ?? ways.find(says)
}

/** Undefined where the next move is not open. */
export function lessonPointer<V>(
  entryPoint: EntryPoint<V>,
  view: V,
  moves: readonly LessonMove[],
  hand: { readonly selected: Target | undefined; readonly asked: Target | undefined },
): LessonPointer | undefined {
  const [first] = moves
  if (first === undefined || !entryPoint.offer(view).some((m) => entryPoint.print(m) === first.play)) return undefined
  const { play: choice, point, next = point, at } = first
  if (at !== undefined) return { target: at, choice, label: point }
  const way = lessonWay(entryPoint, view, moves)
  if (way === undefined) return { choice, label: point }
  const begun = way.at.find((thing) => thing === hand.selected)
  const goal = way.to?.[0]
  if (begun !== undefined && goal !== undefined) return { target: goal, choice, label: next }
  if (way.at.some((thing) => thing === hand.asked)) return { choice, label: next }
  const target = way.at.find((thing) => leads(entryPoint, view, thing))
  return target === undefined ? { choice, label: point } : { target, choice, label: point }
}

/** Whether a touch plays, picks up or lists something. */
function leads<V>(entryPoint: EntryPoint<V>, view: V, thing: Target): boolean {
  const { kind } = meaningOf(entryPoint, view, undefined, thing)
  return kind === 'choose' || kind === 'select' || kind === 'ask'
}
