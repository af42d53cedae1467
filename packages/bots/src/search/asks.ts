import { type Ask, itemAt, type Seat } from '@orrery/kernel'

/**
 * Of several seats asked at once the thinking one answers last: so nobody answers it, and it answers nobody. A patient
 * one lets all others answer first.
 */
export function whoAnswers(asks: readonly Ask[], last: Seat): Seat {
  let patient = last
  for (let i = 0; i < asks.length; i++) {
    const ask = itemAt(asks, i)
    if (ask.patient === true) patient = ask.seat
    else if (ask.seat !== last) return ask.seat
  }
  for (let i = 0; i < asks.length; i++)
    if (itemAt(asks, i).seat === last && itemAt(asks, i).patient !== true) return last
  return patient
}

/** Whether more than one seat has to answer without knowing of the others; a patient one waits and knows. */
export function isAtOnce(asks: readonly Ask[]): boolean {
  let n = 0
  for (let i = 0; i < asks.length; i++) if (itemAt(asks, i).patient !== true) n++
  return n > 1
}
