import type { ReactNode } from 'react'
import { CARD_STATES } from '../../src/referee-moves.ts'
import { PATHS, pathNamed } from '../../src/referee-paths.ts'
import { COLOURS, type Core, NONE } from '../../src/types.ts'
import { CARD_WORDS, pathLabel } from '../../words/corrections.ts'
import { Count, Flag, Pick } from './parts.tsx'
import { nameOf, tileOf, usePlay } from './play.ts'

/* A field for anything that can be corrected (TE-18.8), by its path; each correction is a line of the log. */

/** `goods` of the first player is `goods.Ana`, `planet.owner` of Jord `planet.jord.owner`. */
function pathText(core: Core, id: string, target: number): string {
  const [head = '', field] = id.split('.')
  if (target === NONE) return id
  const planet = core.ruleset.planets[target]?.row.id
  const name = head === 'planet' ? planet : head === 'system' ? tileOf(core, target) : nameOf(core, target)
  return [head, name, ...(field === undefined ? [] : [field])].join('.')
}

export function useSet(): (path: string, value: string | number | boolean) => void {
  const { core, say } = usePlay()
  return (path, value) => say({ seat: nameOf(core, core.active), cmd: 'set', path, value })
}

interface CorrectProps {
  readonly path: string
  readonly target?: number
  readonly label?: string
}

export function Correct({ path: id, target = NONE, label = pathLabel(id) }: CorrectProps): ReactNode {
  const { core, state } = usePlay()
  const put = useSet()
  const path = PATHS[pathNamed(id)]
  if (path?.get === undefined) return null
  const value = path.get(state, target)
  const field = { label, set: (said: string | number | boolean) => put(pathText(core, id, target), said) }
  if (path.value === 'count') return <Count {...field} value={value} />
  if (path.value === 'flag') return <Flag {...field} value={value === 1} />
  const states = CARD_STATES.map((name, i) => [name, CARD_WORDS[i] ?? name] as const)
  const names = path.value === 'colour' ? ['nothing', ...COLOURS] : ['nobody', ...core.ruleset.names]
  const options = path.value === 'card' ? states : names.map((name) => [name, name] as const)
  return <Pick {...field} value={options[path.value === 'card' ? value : value + 1]?.[0] ?? ''} options={options} />
}
