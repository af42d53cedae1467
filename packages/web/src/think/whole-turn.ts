import type { Move } from '@orrery/kernel'
import { type AnyEntryPoint, type Sign, type Signs, type Target, thingsOf } from '@orrery/ui'
import type { TurnStep } from './thinker.ts'

/** A step of a hint as it is shown: one touch, which may answer several questions. */
export interface ReadStep {
  readonly moves: readonly Move[]
  readonly text: string
  readonly targets: readonly Target[]
}

/** How many of the steps after this one the same touch says already. */
function saidWith(entryPoint: AnyEntryPoint, turn: readonly TurnStep[], at: number): number {
  const step = turn[at]
  if (step === undefined) return 0
  const said = entryPoint
    .ways(step.move, entryPoint.open(step.view))
    .find(({ next = [] }) => next.length > 0 && next.every((move, i) => move === turn[at + 1 + i]?.move))
  return said?.next?.length ?? 0
}

/** A place goes on with the sentence: "Place a unit on the lit hex". */
const PLACE = /^(?:on|to|in) /

/** A later answer that begins with the same word replaces the sentence; another one continues it. */
function together(texts: readonly string[]): string {
  return texts.reduce((text, part) => {
    if (part.split(' ')[0] === text.split(' ')[0]) return part
    const rest = `${part.charAt(0).toLowerCase()}${part.slice(1)}`
    return `${text}${PLACE.test(rest) ? '' : ','} ${rest}`
  })
}

type Say = (move: Move, view: unknown) => string

/** A step whose places are numbered on the board. */
const hintOf =
  (entryPoint: AnyEntryPoint): Say =>
  (move, view) =>
    entryPoint.hint?.(move, view) ?? entryPoint.words.move(move, view)

/** The steps of a turn in words and places; what one touch says is one of them. */
export function readTurn(
  entryPoint: AnyEntryPoint,
  turn: readonly TurnStep[],
  say: Say = hintOf(entryPoint),
): readonly ReadStep[] {
  const read: ReadStep[] = []
  for (let at = 0; at < turn.length;) {
    const parts = turn.slice(at, at + 1 + saidWith(entryPoint, turn, at))
    const views = parts.map(({ view }) => entryPoint.open(view))
    const moves = parts.map(({ move }) => move)
    const texts = parts.map(({ move }, i) => say(move, views[i])).filter((text) => text !== '')
    const last = read.at(-1)
    // A step that is left out is done together with the one before it.
    if (texts.length === 0 && last !== undefined) read.splice(-1, 1, { ...last, moves: [...last.moves, ...moves] })
    else {
      const targets = parts.flatMap(({ move }, i) => thingsOf(entryPoint, move, views[i]))
      read.push({ moves, text: texts.length === 0 ? 'Continue' : together(texts), targets })
    }
    at += parts.length
  }
  return read
}

/** The same numbers on the board as in the list; a thing named twice keeps all its numbers. */
export function signsOfTurn(steps: readonly ReadStep[]): Signs | undefined {
  const numbers = new Map<Target, string[]>()
  for (const [i, { targets }] of steps.entries()) {
    const target = targets.at(-1)
    if (target !== undefined) numbers.set(target, [...(numbers.get(target) ?? []), `${i + 1}`])
  }
  if (numbers.size === 0) return undefined
  const on = Array.from(numbers, ([target, all]): [Target, Sign] => [target, { kind: 'step', text: all.join(',') }])
  return { on: new Map(on) }
}

/** Whether these are the moves that were read before. */
export const isSameTurn = (read: readonly ReadStep[], turn: readonly TurnStep[]): boolean =>
  JSON.stringify(read.flatMap(({ moves }) => moves)) === JSON.stringify(turn.map(({ move }) => move))

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "all three" */
export const allOf = (steps: readonly unknown[]): string => `all ${COUNTS[steps.length] ?? steps.length}`
