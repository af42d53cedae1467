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
  referee: () => import('./words/live-table.ts'),
}
