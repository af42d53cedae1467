import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Out } from './command.ts'
import { UsageError } from './usage.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Where `vite build` in packages/web writes. */
export const PAGE = `${ROOT}/.build/page`
const SOURCES = ['packages/{web,ui,table,kernel,bots}/**/*', 'games/*/{src,words,bot,web}/**/*', 'package-lock.json']
const STAMP = `${PAGE}/.built`

/** Builds the page when it is not built, or older than what it is made of. Small files are told about on stderr. */
export async function buildPage(err: Out): Promise<void> {
  if (!existsSync(`${ROOT}/packages/web/vite.config.ts`) || isFresh()) return
  err.write('orrery: building the page (only when it has changed)...\n')
  const { code, output } = await vite()
  if (code !== 0) throw new UsageError(`The page cannot be built:\n${output.trim()}`)
  for (const file of globSync('**/*.{js,css,html,svg,json,txt,md}', { cwd: PAGE })) compress(`${PAGE}/${file}`)
  writeFileSync(STAMP, '')
}

function isFresh(): boolean {
  if (!existsSync(STAMP)) return false
  const built = statSync(STAMP).mtimeMs
  const isIgnored = (path: string): boolean => path.includes('node_modules')
  return globSync(SOURCES, { cwd: ROOT, exclude: isIgnored }).every((file) => {
    const { mtimeMs, isDirectory } = stats(`${ROOT}/${file}`)
    return isDirectory || mtimeMs < built
  })
}

function stats(path: string): { readonly mtimeMs: number; readonly isDirectory: boolean } {
  const found = statSync(path, { throwIfNoEntry: false })
  return { mtimeMs: found?.mtimeMs ?? 0, isDirectory: found?.isDirectory() ?? false }
}

function vite(): Promise<{ readonly code: number; readonly output: string }> {
  const { promise, resolve: end } = Promise.withResolvers<{ readonly code: number; readonly output: string }>()
  const args = [`${ROOT}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn']
  const child = spawn(process.execPath, args, { cwd: `${ROOT}/packages/web`, stdio: ['ignore', 'pipe', 'pipe'] })
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
