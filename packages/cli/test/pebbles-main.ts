import { orrery } from '../src/orrery.ts'
import { pebbles } from './pebbles.ts'

/** The command line with the test's own game, to be run as a child process. */
process.exitCode = await orrery(process.argv.slice(2), {
  games: [pebbles],
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
  env: process.env,
})
