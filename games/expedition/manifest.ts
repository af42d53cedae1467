import type { Manifest } from '@orrery/ui'

export const manifest: Manifest = {
  id: 'expedition',
  title: 'Expedition',
  about: "Six slices, six prices, one planet at the end: the race for Thunder's Edge.",
  seats: { min: 3, max: 6 },
  quickSeats: 4,
  order: 3,
  rules: () => import('./src/index.ts'),
  words: () => import('./words/index.ts'),
  input: () => import('./input/index.ts'),
  packEditor: () => import('./web/packs.ts'),
  bot: () => import('./bot/index.ts'),
  web: () => import('./web/index.ts'),
  picture: () => import('./web/picture.tsx'),
  puzzles: () => import('./puzzles/index.ts'),
  lesson: () => import('./lesson/index.ts'),
  book: () => import('./book/index.ts'),
  rulebook: () => import('./RULES.md?raw'),
  pages: [
    {
      path: 'referee',
      title: 'Referee',
      load: async () => (await import('./web/referee/page.tsx')).RefereePage,
    },
  ],
}

/** The referee of a live table: two to eight people share one table, without bots, coach or clock. */
export const referee: Manifest = {
  id: 'live-expedition',
  title: 'Referee',
  about: 'Referee the expedition of a live table of Twilight Imperium: payments, rolls, sites and ties.',
  seats: { min: 2, max: 8 },
  untimed: true,
  rules: () => import('./src/referee.ts'),
  words: () => import('./words/referee.ts'),
  speech: () => import('./words/speech.ts'),
  tablePage: 'referee',
}
