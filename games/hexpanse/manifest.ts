import type { Manifest } from '@orrery/ui'

export const manifest: Manifest = {
  id: 'hexpanse',
  title: 'Hexpanse',
  about: 'Warlords on a board of hexes. Place units, aim and turn your cards, build the pattern of a mission first.',
  seats: { min: 2, max: 4 },
  order: 2,
  rules: () => import('./src/index.ts'),
  words: () => import('./words/index.ts'),
  input: () => import('./input/index.ts'),
  packEditor: () => import('./web/packs.tsx'),
  bot: () => import('./bot/index.ts'),
  web: () => import('./web/index.ts'),
  picture: () => import('./web/picture.tsx'),
  book: () => import('./book/index.ts'),
  rulebook: () => import('./RULES.md?raw'),
  puzzles: () => import('./puzzles/index.ts'),
  lesson: () => import('./lesson/index.ts'),
  bench: () => import('./bot/bench.ts'),
}
