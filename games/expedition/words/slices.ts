import { COSTS } from '../src/rules/payment.ts'

/* Short names of the six slices and of what they are paid with, for the token. */

/** As the token says them: a price in two or three words. */
export const SLICE_SHORT: readonly string[] = [
  '5 resources',
  '2 action cards',
  '5 influence',
  '1 secret',
  '1 specialty',
  '3 trade goods',
]

/** What is counted while a slice is being paid. */
export const PAID_KINDS: readonly string[] = [
  'Resources',
  'Action cards',
  'Influence',
  'Secrets',
  'Specialty planets',
  'Trade goods',
]

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`

export const amountOf = (slice: number): number => COSTS[slice]?.amount ?? 0
