import type { Judged, Study } from '@orrery/table'
import { readable } from '../parts/names.ts'
import type { Progress } from './line.ts'

/** The space does not break: a number and its sign stay on one line. */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`

/** Points of the chance that were there to be had. */
export const gain = ({ loss }: Judged): string => `+${percent(loss)}`

const NO_REASON = 'No single reason: the lines the coach tried from there went better.'

/** Why the other move was better: what the game says would be gained, or else the parts of the position that gain. */
export function reasonsOf({ reasons }: Judged): readonly string[] {
  const told = reasons.flatMap(({ text }) => (text === '' ? [] : [text]))
  if (told.length > 0) return told
  if (reasons.length === 0) return [NO_REASON]
  const parts = reasons.map(({ part, worth }) => `${readable(part).toLowerCase()} +${percent(worth)}`)
  return [`By the coach’s estimate: ${parts.join(', ')}.`]
}

export function workText({ state, ahead, study, trouble }: Progress): string {
  if (trouble !== '') return trouble
  switch (state) {
    case 'waiting':
      return ahead === 1 ? 'One game is ahead of this one.' : `${ahead} games are ahead of this one.`
    case 'stopped':
      return `Stopped ${at(study)}.`
    case 'working':
    case 'none':
      return study === undefined ? 'The coach is opening the game.' : `The coach is ${at(study)}.`
    case 'done':
      return ''
  }
}

const at = (study: Study | undefined): string =>
  study === undefined ? 'before the first move' : `at move ${study.done} of ${study.total}`
