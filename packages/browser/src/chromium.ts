import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { STATE_LIMIT } from './limits.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const TOOL = `${ROOT}/tools/chromium`
const PACKED = `${TOOL}/node_modules/@sparticuz/chromium/bin`
const UNPACKED = `${ROOT}/.build/chromium`
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is measured and pictured alike on every machine.
  '--font-render-hinting=none',
]

interface Found {
  readonly path: string
  /** Folders with libraries the browser brings along. */
  readonly libraries: string
}

/** The machine's own Chromium, or the one that comes as a package. */
function find(): Found {
  const own = [process.env['CHROME'] ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path))
  if (own !== undefined) return { path: own, libraries: '' }
  if (!existsSync(`${UNPACKED}/chromium`)) unpack()
  return { path: `${UNPACKED}/chromium`, libraries: `${UNPACKED}/al2023/lib` }
}

function unpack(): void {
  if (!existsSync(`${PACKED}/chromium.br`)) install()
  mkdirSync(`${UNPACKED}/al2023`, { recursive: true })
  const open = (name: string): Buffer => brotliDecompressSync(readFileSync(`${PACKED}/${name}`))
  writeFileSync(`${UNPACKED}/al2023.tar`, open('al2023.tar.br'))
  execFileSync('tar', ['-xf', `${UNPACKED}/al2023.tar`, '-C', `${UNPACKED}/al2023`])
  writeFileSync(`${UNPACKED}/chromium.part`, open('chromium.br'))
  chmodSync(`${UNPACKED}/chromium.part`, 0o755)
  // Last, so that a browser is there whole or not at all.
  renameSync(`${UNPACKED}/chromium.part`, `${UNPACKED}/chromium`)
}

function install(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install one and say where it is: CHROME=/path/to/chromium')
  }
  console.error('orrery: installing Chromium for the browser tests (only this once)...')
  execFileSync('npm', ['ci', '--include=optional', '--loglevel=error'], { cwd: TOOL, stdio: 'inherit' })
}

/** Installs and unpacks the browser where it is missing. */
export function prepareBrowser(): void {
  find()
}

/** A real Chromium, without a window. */
export function openBrowser(): Promise<Browser> {
  const { path, libraries } = find()
  const env = { ...process.env, LD_LIBRARY_PATH: libraries } as { [name: string]: string }
  return chromium.launch({
    executablePath: path,
    args: ARGS,
    timeout: STATE_LIMIT,
    ...(libraries === '' ? {} : { env }),
  })
}
