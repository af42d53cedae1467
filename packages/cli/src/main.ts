import { games } from '@orrery/games'
import { orrery } from './orrery.ts'

// A reader that has seen enough, such as `head`, closes the pipe: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await orrery(process.argv.slice(2), {
  games,
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
  env: process.env,
})
