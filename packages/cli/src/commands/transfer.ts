import { closeSync, createReadStream, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import type { Command, World } from '../command.ts'
import { reason } from '../files.ts'
import type { Args } from '../flags.ts'
import { filledPlace, STORE_FLAGS, storePlace, takePlace } from '../store.ts'
import { messageOf, UsageError } from '../usage.ts'

/* Everything that is stored, out into one file and in again. A backup is an export; both can be made while servers run. */

const NOTES = [
  'The file is text, the same for a folder and for PostgreSQL: a store moves from one to the other by it.',
  'It holds every secret of every running game, and the hashes of all tokens: keep it as safe as the data itself.',
]

const out = (name: string, about: string): Command => ({
  name,
  about,
  takes: 'FILE',
  flags: STORE_FLAGS,
  notes: ['It can be made while servers run, and is one moment of the data.', ...NOTES],
  examples: [`${name} games.orrery`],
  async run(args, world) {
    const file = resolve(args.only('a file'))
    if (existsSync(file)) throw new UsageError(`${file} is there already: say another name, or remove it first.`)
    const rows = await writeCopy(file, args, world)
    world.out.write(`${rows} rows are in ${file}\n`)
    return 0
  },
})

const into = (name: string, about: string): Command => ({
  name,
  about,
  takes: 'FILE',
  flags: STORE_FLAGS,
  notes: [
    'The folder or database must be empty; a file that was changed or cut is refused, and nothing is taken in.',
    ...NOTES,
  ],
  examples: [`${name} games.orrery --data new/`],
  async run(args, world) {
    const file = resolve(args.only('a file'))
    if (!existsSync(file)) throw new UsageError(`${file} cannot be read: there is no such file.`)
    const place = await takePlace(args, world)
    try {
      world.out.write(`${await readCopy(file, args, world)} rows were taken in from ${file}\n`)
    } finally {
      place.release()
    }
    return 0
  },
})

export const transfers: readonly Command[] = [
  out('export', 'write everything that is stored to a file'),
  into('import', 'take in a file that export wrote'),
  out('backup', 'save everything that is stored while servers run'),
  into('restore', 'take in a file that backup saved'),
]

/** Whole and on the disk, or not there. */
async function writeCopy(file: string, args: Args, world: World): Promise<number> {
  const { copyOut, openDatabase } = await import('@orrery/server')
  const database = openDatabase(filledPlace(args, world), () => undefined)
  const draft = `${file}.part`
  try {
    const handle = openSync(draft, 'w', 0o600)
    const rows = await copyOut(database, (line) => void writeSync(handle, `${line}\n`))
    fsyncSync(handle)
    closeSync(handle)
    renameSync(draft, file)
    return rows
  } catch (error) {
    rmSync(draft, { force: true })
    throw new UsageError(`${file} cannot be written: ${reason(error)}.`)
  } finally {
    await database.close()
  }
}

async function readCopy(file: string, args: Args, world: World): Promise<number> {
  const { BadCopy, copyIn, openDatabase } = await import('@orrery/server')
  const database = openDatabase(storePlace(args, world), () => undefined)
  try {
    return await copyIn(database, createInterface(createReadStream(file)))
  } catch (error) {
    throw new UsageError(`${file} cannot be taken in: ${error instanceof BadCopy ? error.message : messageOf(error)}.`)
  } finally {
    await database.close()
  }
}
