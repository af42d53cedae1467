import type { Judged, Study } from '@orrery/table'
import { readable } from '../parts/names.ts'
import type { Progress } from './line.ts'

/** The space does not break: a number and its sign stay on one line. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`

/** Points of the chance that were there to be had. */
export const gain = ({ loss }: Judged): string => `+${percent(loss)}`

/** Why the other move was better, by the game's own sentences or the parts that speak for it, and what it would cost. */
export function reasonsOf({ reasons }: Judged): readonly string[] {
  const gains = reasons.filter(({ worth }) => worth > 0)
  const prices = reasons.filter(({ worth, text }) => worth < 0 && text !== '').map(({ text }) => text)
  const price = prices.length === 0 ? [] : [`The price: ${prices.join(' ')}`]
  const told = gains.flatMap(({ text }) => (text === '' ? [] : [text]))
  if (told.length > 0 || gains.length === 0) return [...told, ...price]
  const parts = gains.map(({ part, worth }) => `${readable(part).toLowerCase()} +${worth.toFixed(1)}`)
  return [`By the coach’s measure: ${parts.join(', ')}.`, ...price]
}

export function workText({ state, ahead, study, trouble }: Progress): string {
  if (trouble !== '') return trouble
  switch (state) {
    case 'waiting':
      return ahead === 1 ? 'One game is looked at before this one.' : `${ahead} games are looked at before this one.`
    case 'stopped':
      return `Stopped ${at(study)}.`
    case 'working':
    case 'none':
      return study === undefined ? 'The coach takes the game out.' : `The coach is ${at(study)}.`
    case 'done':
      return ''
  }
}

const at = (study: Study | undefined): string =>
  study === undefined ? 'before the first move' : `at move ${study.done} of ${study.total}`
