import { setTimeout as sleep } from 'node:timers/promises'
import { quantile, tidy } from '../statistics.ts'
import { newTally, type Tally } from './client.ts'
import { layTable, type LoadedTable, type LoadSetting } from './tables.ts'

export interface LoadOptions extends LoadSetting {
  readonly tables: number
  /** Of all tables together; 0 for as many as the server takes. */
  readonly movesPerSecond: number
  readonly seconds: number
}

export interface LoadResult {
  readonly sent: number
  readonly acknowledged: number
  /** Sent and never answered. */
  readonly lost: number
  readonly errors: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Mean bytes of what one player hears at a time. */
  readonly messageBytes: number
}

/** Tables created at the same time. */
const AT_ONCE = 10
/** Milliseconds between rounds of sending, and for the last answers. */
const ROUND = 5
const LAST_ANSWERS = 10_000
/** Tables whose games ended are replaced; others must have had their say by then. */
const OPENED = 30_000

/** Plays real games over real sockets, at an even pace. */
export async function runLoad(
  options: LoadOptions,
  onProgress: (text: string) => void,
  onPlay: () => Promise<void>,
): Promise<LoadResult> {
  const tally = newTally()
  const load = new Load(options, tally)
  onProgress(`creating ${options.tables} tables`)
  await load.open()
  onProgress(`playing for ${options.seconds} s`)
  await onPlay()
  const took = await load.play()
  await load.settle()
  await load.close()
  const { sent, acknowledged, errors, latencies, bytes, messages } = tally
  return {
    sent,
    acknowledged,
    lost: load.unanswered,
    errors,
    movesPerSecond: tidy(acknowledged / took),
    p50: tidy(quantile(latencies, 0.5)),
    p99: tidy(quantile(latencies, 0.99)),
    messageBytes: messages === 0 ? 0 : Math.round(bytes / messages),
  }
}

class Load {
  readonly #options: LoadOptions
  readonly #tally: Tally
  readonly #tables: (LoadedTable | undefined)[]
  /** Tables that are being created. */
  readonly #laying = new Set<Promise<void>>()
  #next = 0
  #isPlaying = false
  #allowance = 0

  constructor(options: LoadOptions, tally: Tally) {
    this.#options = options
    this.#tally = tally
    this.#tables = Array.from({ length: options.tables }, () => undefined)
  }

  async open(): Promise<void> {
    for (let first = 0; first < this.#tables.length; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, this.#tables.length - first) }, (_, i) => first + i)
      await Promise.all(numbers.map((i) => this.#lay(i)))
    }
    const until = performance.now() + OPENED
    while (performance.now() < until && !this.#tables.every((table) => table?.players.some((one) => one.isReady)))
      await sleep(ROUND)
  }

  /** Returns how many seconds it took. */
  async play(): Promise<number> {
    const { seconds, movesPerSecond } = this.#options
    this.#isPlaying = true
    const start = performance.now()
    let before = start
    while (performance.now() - start < seconds * 1000) {
      await sleep(ROUND)
      const now = performance.now()
      // What could not be sent is not saved up for a burst.
      const due = this.#allowance + ((now - before) / 1000) * movesPerSecond
      this.#allowance = Math.min(due, Math.max(1, movesPerSecond / 10))
      before = now
      this.#round()
    }
    this.#isPlaying = false
    return (performance.now() - start) / 1000
  }

  /** Waits for the last answers. */
  async settle(): Promise<void> {
    const until = performance.now() + LAST_ANSWERS
    while (this.unanswered > 0 && performance.now() < until) await sleep(ROUND)
  }

  get unanswered(): number {
    return this.#tables.flatMap((table) => table?.players ?? []).filter((player) => player.isWaiting).length
  }

  /** A table that comes too late is closed as well: its sockets would keep this process from ending. */
  async close(): Promise<void> {
    await Promise.all(this.#laying)
    for (const table of this.#tables) for (const player of table?.players ?? []) player.close()
  }

  /** One move at each table that waits for one, in turn, as far as the pace allows. */
  #round(): void {
    if (this.#options.movesPerSecond === 0) this.#allowance = this.#tables.length
    for (let tried = 0; tried < this.#tables.length && this.#allowance >= 1; tried++) {
      const i = this.#next++ % this.#tables.length
      if (this.#move(i)) this.#allowance--
    }
  }

  #move(i: number): boolean {
    const table = this.#tables[i]
    if (table === undefined || table.players.some((player) => player.isWaiting)) return false
    if (table.players.some((player) => player.isOver)) {
      this.#replace(i, table)
      return false
    }
    const player = table.players.find((one) => one.isReady)
    player?.move()
    return player !== undefined
  }

  #replace(i: number, table: LoadedTable): void {
    this.#tables[i] = undefined
    for (const player of table.players) player.close()
    const laying = this.#lay(i)
      .catch(() => void this.#tally.errors++)
      .finally(() => void this.#laying.delete(laying))
    this.#laying.add(laying)
  }

  async #lay(i: number): Promise<void> {
    const table = await layTable(this.#options, this.#tally, () => {
      // As fast as the server takes them: the answer to one move brings the next.
      if (this.#isPlaying && this.#options.movesPerSecond === 0) this.#move(i)
    })
    this.#tables[i] = table
  }
}
