import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Out } from './command.ts'
import { UsageError } from './usage.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Where `vite build` in packages/web writes. */
export const PAGE = `${ROOT}/.build/page`
const CONFIG = 'packages/web/vite.config.ts'
/** Every folder of a game but its tests: lessons and modules are loaded by the page, too. */
const SOURCES = [
  CONFIG,
  'package-lock.json',
  'packages/web/{index.html,{public,build}/**/*}',
  'packages/{web,ui,table,kernel,bots}/src/**/*.*',
  'games/{*.ts,*/*.*,*/!(test)/**/*.*}',
]
const STAMP = `${PAGE}/.built`
const LOCK = `${ROOT}/.build/page.lock`
/** No build takes this long: a lock this old was left by an interrupted one. */
const STALE_LOCK = 180_000

/** Builds the page when it is not built, or older than what it is made of. Two at once: one builds, the other waits. */
export async function buildPage(out: Out): Promise<void> {
  if (!existsSync(`${ROOT}/${CONFIG}`)) return
  while (!isFresh()) {
    if (lock()) {
      out.write('orrery: building the page (only when it has changed)...\n')
      await build().finally(() => rmSync(LOCK, { recursive: true, force: true }))
      return
    }
    await sleep(200)
  }
}

/** A folder is made by one process only. */
function lock(): boolean {
  try {
    mkdirSync(`${ROOT}/.build`, { recursive: true })
    mkdirSync(LOCK)
    return true
  } catch {
    if (modified(LOCK) < Date.now() - STALE_LOCK) rmSync(LOCK, { recursive: true, force: true })
    return false
  }
}

async function build(): Promise<void> {
  const begun = new Date()
  const { code, output } = await vite()
  if (code !== 0) throw new UsageError(`The page cannot be built: ${output.trim()}`)
  for (const file of globSync('**/*.{js,css,html,svg,json,txt}', { cwd: PAGE })) compress(`${PAGE}/${file}`)
  writeFileSync(STAMP, '')
  // What was changed while it was built is built the next time.
  utimesSync(STAMP, begun, begun)
}

const modified = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity

function isFresh(): boolean {
  if (!existsSync(STAMP)) return false
  const built = modified(STAMP)
  return globSync(SOURCES, { cwd: ROOT }).every((file) => modified(`${ROOT}/${file}`) <= built)
}

function vite(): Promise<{ readonly code: number; readonly output: string }> {
  const { promise, resolve: end } = Promise.withResolvers<{ readonly code: number; readonly output: string }>()
  const args = [`${ROOT}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn']
  // Whatever runs us (a test, say), the page is the one that people get.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: `${ROOT}/packages/web`, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  child.on('error', (error) => end({ code: 1, output: error.message }))
  child.on('close', (code) => end({ code: code ?? 1, output }))
  return promise
}

/** Beside each file its small forms, so that the server need not make them for every reader. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: best }))
}
