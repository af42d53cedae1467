import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { resolve } from 'node:path'

/* Real processes of the real program, as they run on many machines. */

const MAIN = resolve(import.meta.dirname, '../../cli/src/main.ts')

/** One process; started again after a kill it is at the same address. */
export class Machine {
  readonly #kind: 'serve' | 'worker'
  readonly #folder: string
  readonly #env: { readonly [name: string]: string }
  #port = 0
  #child: ChildProcess | undefined
  address = ''

  constructor(kind: 'serve' | 'worker', folder: string, env: { readonly [name: string]: string }) {
    this.#kind = kind
    this.#folder = folder
    this.#env = env
  }

  get isUp(): boolean {
    return this.#child !== undefined
  }

  async start(...more: readonly string[]): Promise<void> {
    const flags =
      this.#kind === 'serve'
        ? ['--port', String(this.#port), '--page', this.#folder, '--rate', '0', ...more]
        : ['--scale', '0.01', ...more]
    const env = { ...process.env, ...this.#env }
    const args = [MAIN, this.#kind, ...flags, '--log', 'silent']
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null]
    if (!(line instanceof Buffer)) throw new Error(`${this.#kind} ended with ${String(line)}`)
    this.#child = child
    this.address = /http:\S+/.exec(line.toString())?.[0] ?? ''
    if (this.#kind === 'serve') this.#port = Number(new URL(this.address).port)
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    this.#child = undefined
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}

/** A line to a port that can be cut, or go silent while it seems to be open. */
export class Line {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isSilent = false

  private constructor(server: Server) {
    this.#server = server
  }

  static async to(port: number): Promise<Line> {
    const server = createServer()
    const line = new Line(server)
    server.on('connection', (near) => {
      const far = connect(port, '127.0.0.1')
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        line.#sockets.add(from)
        from.on('data', (bytes) => void (line.#isSilent || to.write(bytes)))
        from.on('close', () => {
          line.#sockets.delete(from)
          to.destroy()
        })
        from.on('error', () => undefined)
      }
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return line
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  /** Breaks every connection; new ones can be made. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Swallows what is sent, or hands it on again; then what was silent is cut. */
  silence(isSilent: boolean): void {
    this.#isSilent = isSilent
    if (!isSilent) this.cut()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
