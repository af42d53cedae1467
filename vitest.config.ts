import { configDefaults, defineConfig } from 'vitest/config'

const BROWSER = 'packages/web/test/browser/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'tests',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER],
          // Whole games and child processes run in here; what is slow is a budget of the test itself.
          testTimeout: 60_000,
          // All cores: what coordinates the files has hardly anything to do, and two cores would be one otherwise.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          // One browser at a time: a page that waits for its turn of the processor is no fault of the page.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
    ],
  },
})
