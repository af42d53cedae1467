import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Whole games and child processes run in here; what is slow is a budget of the test itself.
    testTimeout: 60_000,
  },
})
