import type { Manifest } from '@orrery/ui'

export const manifest: Manifest = {
  id: 'expanse',
  title: 'The Expanse',
  about: 'Four powers, sixteen bases, one action track. Place influence, hold the orbits, choose the moment to score.',
  seats: { min: 2, max: 4 },
  order: 1,
  rules: () => import('./src/index.ts'),
  words: () => import('./words/index.ts'),
  input: () => import('./input/index.ts'),
  packEditor: () => import('./web/packs.ts'),
  bot: () => import('./bot/index.ts'),
  web: () => import('./web/index.ts'),
  picture: () => import('./web/picture.tsx'),
  book: () => import('./book/index.ts'),
  rulebook: () => import('./RULES.md?raw'),
  puzzles: () => import('./puzzles/index.ts'),
  lesson: () => import('./lesson/index.ts'),
}
