import { gameOf, games as all, type Manifest } from '@orrery/games'
import type { AnyGame } from '@orrery/kernel'
import type { AnyDoor } from '@orrery/ui'

export { gameOf }

/** The games that have a look; the first is shown first. */
export const games: readonly Manifest[] = all.filter(({ web }) => web !== undefined)

export const titleOf = (id: string): string => gameOf(id)?.title ?? id

/** Bots, hints, branches and the coach all need a judge. */
export const hasBots = (id: string): boolean => gameOf(id)?.bot !== undefined

/** Undefined for a game that this page does not know. */
export const loadDoor = async (id: string): Promise<AnyDoor | undefined> => (await gameOf(id)?.web?.())?.door

/** Fails for a game that this page does not know, with a sentence to be shown. */
export async function doorOf(id: string): Promise<AnyDoor> {
  const door = await loadDoor(id)
  if (door === undefined) throw new Error(`There is no game "${id}" here.`)
  return door
}

/** The rules of a game and its look. */
export interface Look {
  readonly game: AnyGame
  readonly door: AnyDoor
}

export async function loadLook(id: string): Promise<Look | undefined> {
  const manifest = gameOf(id)
  const [rules, web] = await Promise.all([manifest?.rules(), manifest?.web?.()])
  return rules === undefined || web === undefined ? undefined : { game: rules.game, door: web.door }
}
