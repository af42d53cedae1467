import type { AnyGame, AnyJudge, AnyWords } from '@orrery/kernel'
import type { Manifest } from '@orrery/ui'
import * as registry from './registry.ts'

export type { Bench, Manifest, Speech } from '@orrery/ui'

/** Every game; the first is the default. */
export const games: readonly Manifest[] = Object.values<Manifest>(registry).toSorted(
  (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity),
)

export const gameOf = (id: string): Manifest | undefined => games.find((game) => game.id === id)

/** A game that can be played, by people and by bots. */
export interface Playable {
  readonly game: AnyGame
  readonly judge: AnyJudge
  /** Without bots the judge has no opinion. */
  readonly hasBots: boolean
}

export interface LoadedGame extends Playable {
  readonly words: AnyWords
}

const NO_JUDGE: AnyJudge = { value: () => 0 }

export async function loadRules({ rules, bot }: Manifest): Promise<Playable> {
  const [{ game }, bots] = await Promise.all([rules(), bot?.()])
  return { game, judge: bots?.judge ?? NO_JUDGE, hasBots: bots !== undefined }
}

export async function loadGame(manifest: Manifest): Promise<LoadedGame> {
  const [playable, { words }] = await Promise.all([loadRules(manifest), manifest.words()])
  return { ...playable, words }
}

export async function loadGameOf(id: string): Promise<LoadedGame | undefined> {
  const manifest = gameOf(id)
  return manifest === undefined ? undefined : loadGame(manifest)
}
