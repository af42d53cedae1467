import { configDefaults, defineConfig } from 'vitest/config'
import { LOOK_EVERY, STATE_LIMIT, TEST_LIMIT } from '@orrery/browser/limits'

const BROWSER = 'packages/web/test/browser/**/*.test.ts'

const LIMITS = {
  testTimeout: TEST_LIMIT,
  hookTimeout: TEST_LIMIT,
  expect: { poll: { timeout: STATE_LIMIT, interval: LOOK_EVERY } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'tests',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER],
          // All cores: what coordinates the files has hardly anything to do, and two cores would be one otherwise.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['packages/browser/src/set-up.ts'],
          // Two browsers at a time: while one waits for its server or its page, the other goes on.
          maxWorkers: 2,
        },
      },
    ],
  },
})
