import { type Score, scoreOf } from '../src/rules/holdings.ts'
import type { Player, View } from '../src/types.ts'

/* TE-16.4: every source of points, as terminal, table and verdict name it. */

export type PointSource = Exclude<keyof Score, 'total'>

export const POINT_SOURCES: readonly (readonly [source: PointSource, name: string])[] = [
  ['publics', 'public objectives'],
  ['secrets', 'secrets'],
  ['breakthrough', 'breakthrough'],
  ['mecatol', 'custodians, Imperial'],
  ['styx', 'Styx'],
  ['thundersEdge', "Thunder's Edge"],
  ['treasury', 'treasury'],
]

/** What a player has points for: `secrets 2`. */
export function pointTexts(view: View, player: Player): string[] {
  const score = scoreOf(view, player)
  return POINT_SOURCES.flatMap(([source, name]) => (score[source] === 0 ? [] : [`${name} ${score[source]}`]))
}
