import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Server from '@orrery/server'
import type { Command } from '../command.ts'
import { filledPlace, STORE_FLAGS } from '../store.ts'
import { FOUND_WRONG, messageOf, UsageError } from '../usage.ts'

export const verify: Command = {
  name: 'verify',
  about: 'replay every running game before this version takes over',
  flags: {
    ...STORE_FLAGS,
    except: { kind: 'list', value: 'TABLE', about: 'a table that need not go on; may be given again' },
    json: { kind: 'switch', about: 'the result as JSON' },
  },
  notes: [
    'Run it with the new version while the old one serves: it works on a copy, and changes nothing.',
    'It ends with 0 if every running game goes on as it was, and with 1 if one would not.',
  ],
  examples: ['verify', 'verify --data /var/lib/orrery --json'],
  async run(args, world) {
    args.none()
    const server = await import('@orrery/server')
    const folder = mkdtempSync(join(tmpdir(), 'orrery-verify-'))
    try {
      await copy(filledPlace(args, world), { folder }, server)
      const store = await server.openSqlite(folder)
      const verdict = await server.verify(store, args.list('except'))
      await store.close()
      const { games, compared, problems } = verdict
      if (args.has('json')) world.out.write(`${JSON.stringify(verdict)}\n`)
      else
        world.out.write(
          `${games} running games, ${compared} compared with what they came to: ${problems.length} problems\n`,
        )
      for (const problem of problems) world.err.write(`orrery: ${problem}\n`)
      return problems.length === 0 ? 0 : FOUND_WRONG
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Through memory a line at a time. */
async function copy(from: Server.StorePlace, to: Server.StorePlace, server: typeof Server): Promise<void> {
  const [source, target] = [server.openDatabase(from, () => undefined), server.openDatabase(to, () => undefined)]
  const { readable, writable } = new TransformStream<string, string>(undefined, { highWaterMark: 1000 })
  const writer = writable.getWriter()
  try {
    const reading = server.copyIn(target, readable)
    await Promise.all([
      reading,
      server.copyOut(source, (line) => Promise.race([writer.write(line), reading.then(() => undefined)])),
    ])
  } catch (error) {
    throw new UsageError(`The data cannot be read: ${messageOf(error)}.`)
  } finally {
    await source.close()
    await target.close()
  }
}
