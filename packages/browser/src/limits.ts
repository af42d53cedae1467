/*
 * Time limits of tests, in milliseconds. They only end what hangs: on a machine with ten times more to do than it can, a
 * test that works must still pass. Tests wait for states and take these limits from here, or from vitest.config.ts,
 * which takes them from here too.
 */

/** For one state to come: a page, a bot's answer, a child process. */
export const STATE_LIMIT = 300_000

/** For a whole test, or for what is set up before it. */
export const TEST_LIMIT = 1_200_000

/** How often a state is looked at. */
export const LOOK_EVERY = 50
