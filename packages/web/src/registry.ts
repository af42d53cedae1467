import { gameOf, games as all, type Manifest } from '@orrery/games'
import type { AnyGame } from '@orrery/kernel'
import type { AnyEntryPoint } from '@orrery/ui'

export { gameOf }

/** The games that have a look; the first is shown first. */
export const games: readonly Manifest[] = all.filter(({ web }) => web !== undefined)

export const titleOf = (id: string): string => gameOf(id)?.title ?? id

/** Bots, hints, branches and the coach all need a judge. */
export const hasBots = (id: string): boolean => gameOf(id)?.bot !== undefined

/** Undefined for a game that this page does not know. */
export const loadEntryPoint = async (id: string): Promise<AnyEntryPoint | undefined> =>
  (await gameOf(id)?.web?.())?.entryPoint

/** Fails for a game that this page does not know, with a sentence to be shown. */
export async function entryPointOf(id: string): Promise<AnyEntryPoint> {
  const entryPoint = await loadEntryPoint(id)
  if (entryPoint === undefined) throw new Error(`There is no game "${id}" here.`)
  return entryPoint
}

/** The rules of a game and its look. */
export interface Look {
  readonly game: AnyGame
  readonly entryPoint: AnyEntryPoint
}

export async function loadLook(id: string): Promise<Look | undefined> {
  const manifest = gameOf(id)
  const [rules, web] = await Promise.all([manifest?.rules(), manifest?.web?.()])
  return rules === undefined || web === undefined ? undefined : { game: rules.game, entryPoint: web.entryPoint }
}
