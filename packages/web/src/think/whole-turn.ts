import type { Move } from '@orrery/kernel'
import { type AnyDoor, type Sign, type Signs, type Target, thingsOf } from '@orrery/ui'
import type { TurnStep } from './thinker.ts'

/** A step of a hint as it is read and shown. */
export interface ReadStep {
  readonly move: Move
  readonly text: string
  readonly targets: readonly Target[]
}

/** The steps of a turn in words and places. */
export function readTurn(door: AnyDoor, turn: readonly TurnStep[]): readonly ReadStep[] {
  return turn.map(({ move, view }) => {
    const seen = door.open(view)
    return { move, text: door.words.move(move, seen), targets: thingsOf(door, move, seen) }
  })
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
  read.length === turn.length && read.every(({ move }, i) => move === turn[i]?.move)

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "all three" */
export const allOf = (steps: readonly unknown[]): string => `all ${COUNTS[steps.length] ?? steps.length}`
