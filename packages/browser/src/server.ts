import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

export interface RunningServer {
  readonly address: string
  readonly port: number
  /** Ends it without a farewell, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port. */
  again(): Promise<void>
  /** Ends it and throws its data away. */
  stop(): Promise<void>
}

/** `./orrery serve` as a process of its own, on a temporary data folder and a free port. */
export async function startServer(...flags: readonly string[]): Promise<RunningServer> {
  const data = mkdtempSync(`${tmpdir()}/orrery-`)
  let port = 0
  let child: ChildProcess
  const start = async (): Promise<string> => {
    const args = ['serve', '--port', String(port), '--data', data, '--rate', '0', ...flags]
    child = spawn(`${ROOT}/orrery`, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    return addressFrom(child)
  }
  const address = await start()
  port = Number(new URL(address).port)
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const again = async (): Promise<void> => void (await start())
  const stop = async (): Promise<void> => {
    await kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { address, port, kill, again, stop }
}

/** The line in which the server says where it is. */
function addressFrom(child: ChildProcess): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    const address = /https?:\/\/\S+/.exec(said)?.[0]
    if (address !== undefined) found(address)
  })
  child.once('error', reject)
  child.once('exit', () => reject(new Error(`the server ended before it said where it is: ${said}`)))
  return promise
}
