import type { Player } from './types.ts'

/** Players in turn order from the first. */
export const turnOrder = (seating: readonly Player[], first: Player): readonly Player[] => {
  const i = seating.indexOf(first)
  return [...seating.slice(i), ...seating.slice(0, i)]
}

/** EX-3.5, EX-3.6: reverse turn order; with two players there is no track. */
export const firstInitiative = (order: readonly Player[]): Player[] => (order.length === 2 ? [] : order.toReversed())
