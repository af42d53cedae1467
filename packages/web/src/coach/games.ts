import type { StudyDoors } from '@orrery/table'

/** One line per game the coach can look at on this device: only what a record needs is loaded. */
export const games: { readonly [id: string]: () => Promise<StudyDoors> } = {
  expanse: async () => {
    const [{ game }, { judge }, { words }] = await Promise.all([
      import('@orrery/expanse'),
      import('@orrery/expanse/bot'),
      import('@orrery/expanse/words'),
    ])
    return { game, judge, words }
  },
  hexpanse: async () => {
    const [{ game }, { judge }, { words }] = await Promise.all([
      import('@orrery/hexpanse'),
      import('@orrery/hexpanse/bot'),
      import('@orrery/hexpanse/words'),
    ])
    return { game, judge, words }
  },
  expedition: async () => {
    const [{ game }, { judge }, { words }] = await Promise.all([
      import('@orrery/expedition'),
      import('@orrery/expedition/bot'),
      import('@orrery/expedition/words'),
    ])
    return { game, judge, words }
  },
}
