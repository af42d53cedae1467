import type { Command } from '../command.ts'
import { LOG, WORK_FLAGS } from '../shared-flags.ts'
import { stopped } from '../stopped.ts'
import { databaseUrl, openStore } from '../store.ts'
import { UsageError } from '../usage.ts'

export const worker: Command = {
  name: 'worker',
  about: 'move bots, watch clocks and study games for servers on one database',
  flags: { ...WORK_FLAGS, log: LOG },
  notes: [
    'Needs DATABASE_URL=postgres://...; any number of workers may run, on any machine.',
    'Start the servers with --no-work to leave all of it to workers.',
    'Stop it with Ctrl+C; what it leaves is done by the others.',
  ],
  examples: ['worker', 'worker --scale 0.5'],
  async run(args, world) {
    args.none()
    if (databaseUrl(args, world) === undefined)
      throw new UsageError('A worker needs a database that it shares with servers: say which with DATABASE_URL.')
    const store = await openStore(args, world)
    const { createWorker } = await import('@orrery/server')
    const work = createWorker({
      store,
      botLimit: args.number('think'),
      botScale: args.number('scale'),
      coach: args.number('coach'),
      log: args.choice('log'),
    })
    await work.start()
    const stop = stopped()
    world.out.write('Orrery is working\n')
    await stop
    await work.close()
    return 0
  },
}
