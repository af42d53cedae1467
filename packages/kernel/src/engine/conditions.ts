import type { Refusal } from '../contract.ts'

/** Why a move is not open: the rule, the key of its sentence, and the names that go into the sentence. */
interface Reason<L> {
  readonly rule: string
  readonly code: string
  args?(look: L): Refusal['args']
}

/** A condition that is judged for one move at a time. */
export interface Test<L> extends Reason<L> {
  readonly holds: (look: L) => boolean
}

/** A condition that is judged for up to 31 places at once, one bit each. */
export interface PlaceTest<L> extends Reason<L> {
  /** The places among these where it holds. */
  readonly places: (look: L, among: number) => number
  /** Which of the two things a move names is the place: `a` by default. */
  readonly of?: 'b'
}

export type Condition<L> = Test<L> | PlaceTest<L>

/**
 * The conditions of one kind of answer, in groups. A group is judged only where every group before it holds, so it needs
 * no guards; within a group every condition that fails is a reason.
 */
export type Conditions<L> = readonly (readonly Condition<L>[])[]

/** What a move names; the engine fills it in before it judges a condition. */
export interface Named {
  a: number
  b: number
}

export const ALL_PLACES = 0x7fffffff

export const isPlaceTest = <L>(condition: Condition<L>): condition is PlaceTest<L> => 'places' in condition

/** A condition as a plain predicate of one move. */
export function checkOf<L extends Named>(condition: Condition<L>): (look: L) => boolean {
  if (!isPlaceTest(condition)) return condition.holds
  const { places, of } = condition
  return (look) => {
    const place = of === 'b' ? look.b : look.a
    return place < 31 && (places(look, 1 << place) & (1 << place)) !== 0
  }
}

/** Every condition that fails in the first group where any does; none exactly when the move is open. */
export function failedConditions<L extends Named>(conditions: Conditions<L>, look: L): readonly Refusal[] {
  for (const group of conditions) {
    const failed = group.filter((condition) => !checkOf(condition)(look))
    if (failed.length > 0) return failed.map(({ rule, code, args }) => ({ rule, code, args: args?.(look) ?? {} }))
  }
  return []
}
