import { cover as expanse } from '@orrery/expanse/cover'
import { cover as hexpanse } from '@orrery/hexpanse/cover'
import { cover as expedition } from '@orrery/expedition/cover'
import type { AnyGame, AnyJudge } from '@orrery/kernel'
import type { AnyDoor, Cover } from '@orrery/ui'

/** A game as the page knows it: its cover at once, everything else when it is needed. */
export interface Entry {
  readonly cover: Cover
  door(): Promise<AnyDoor>
  rules(): Promise<AnyGame>
  judge(): Promise<AnyJudge>
  /** The numbered rules as text. */
  book(): Promise<string>
}

/** One entry per game; the first is the one a stranger is shown first. */
export const games: readonly Entry[] = [
  {
    cover: expanse,
    door: async () => (await import('@orrery/expanse/web')).door,
    rules: async () => (await import('@orrery/expanse')).game,
    judge: async () => (await import('@orrery/expanse/bot')).judge,
    book: async () => (await import('@orrery/expanse/RULES.md?raw')).default,
  },
  {
    cover: hexpanse,
    door: async () => (await import('@orrery/hexpanse/web')).door,
    rules: async () => (await import('@orrery/hexpanse')).game,
    judge: async () => (await import('@orrery/hexpanse/bot')).judge,
    book: async () => (await import('@orrery/hexpanse/RULES.md?raw')).default,
  },
  {
    cover: expedition,
    door: async () => (await import('@orrery/expedition/web')).door,
    rules: async () => (await import('@orrery/expedition')).game,
    judge: async () => (await import('@orrery/expedition/bot')).judge,
    book: async () => (await import('@orrery/expedition/RULES.md?raw')).default,
  },
]

export const gameOf = (id: string): Entry | undefined => games.find((entry) => entry.cover.id === id)
