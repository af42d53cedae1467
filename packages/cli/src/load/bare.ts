import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { quantile, tidy } from '../statistics.ts'

export interface BareOptions {
  readonly groups: number
  readonly size: number
  readonly perSecond: number
  readonly seconds: number
  /** Of each message. */
  readonly bytes: number
}

export interface BareResult {
  readonly wsP50: number
  readonly wsP99: number
}

const ROUND = 5

/** The same number of sockets and messages of the same size without a game behind them: what the machine itself costs. */
export async function runBare({ groups, size, perSecond, seconds, bytes }: BareOptions): Promise<BareResult> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), [String(bytes)])
  const [port] = (await once(child, 'message')) as [number]
  const latencies: number[] = []
  const sockets = Array.from({ length: groups * size }, (_, i) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${i % groups}`, { perMessageDeflate: false })
    socket.on('message', (data: Buffer) => {
      if (data.length < 40) latencies.push(performance.now() - Number(data.toString()))
    })
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const start = performance.now()
  let sent = 0
  while (performance.now() - start < seconds * 1000) {
    await sleep(ROUND)
    const due = ((performance.now() - start) / 1000) * perSecond
    for (; sent < due; sent++) sockets[sent % sockets.length]?.send(String(performance.now()))
  }
  await sleep(200)
  for (const socket of sockets) socket.terminate()
  child.kill()
  return { wsP50: tidy(quantile(latencies, 0.5)), wsP99: tidy(quantile(latencies, 0.99)) }
}
