import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, resolve } from 'node:path'

/* The built page on a small server of its own, where a second build can be deployed over the first. */

const BUILT = resolve(import.meta.dirname, '../../../../.build/page')
const TYPES: { readonly [extension: string]: string } = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
}

/** What the build writes at the top of the service worker. */
const HEAD = /const FILES=(\[[^\]]*\]),BUILD="[^"]*"/

export interface Deployed {
  readonly address: string
  /** A build with another entry script, which has no files that match. */
  deploy(name: string, without: RegExp): void
  close(): void
}

export async function deployed(): Promise<Deployed> {
  const folder = mkdtempSync(`${tmpdir()}/orrery-page-`)
  cpSync(BUILT, folder, { recursive: true })
  let gone = /^$/
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (gone.test(path)) return void response.writeHead(404).end()
    if (path.startsWith('/api/')) return void response.end(JSON.stringify({ name: '', games: [], closed: 0 }))
    const file = extname(path) === '' ? '/index.html' : path
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(`${folder}${file}`))
  })
  const { promise, resolve: listening } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening)
  await promise
  const deploy = (name: string, without: RegExp): void => {
    const html = readFileSync(`${folder}/index.html`, 'utf8')
    const entry = /src="([^"]+)"/.exec(html)?.[1] ?? ''
    writeFileSync(`${folder}/assets/${name}.js`, `import '${entry}'`)
    writeFileSync(`${folder}/index.html`, html.replace(entry, `/assets/${name}.js`))
    const worker = readFileSync(`${folder}/service-worker.js`, 'utf8')
    const files = JSON.parse(HEAD.exec(worker)?.[1] ?? '[]') as string[]
    const left = [...files.filter((file) => file !== entry && !without.test(file)), `/assets/${name}.js`]
    const head = `const FILES=${JSON.stringify(left)},BUILD="${name}"`
    writeFileSync(`${folder}/service-worker.js`, worker.replace(HEAD, head))
    gone = without
  }
  const close = (): void => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deploy, close }
}
