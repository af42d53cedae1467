import { Worker } from 'node:worker_threads'
import type { Pack } from '@orrery/kernel'
import { newTally, type Tally } from '@orrery/testkit'
import type { GameEntry } from '../registry.ts'
import { type GameReport, playOne } from './game.ts'
import type { Plan } from './plan.ts'

/** Some finished games and what the checks looked at in them. */
export interface Batch {
  readonly reports: readonly GameReport[]
  readonly tally: Tally
}

export type OnBatch = (batch: Batch) => void

/** Every how many-th game a worker plays, and beginning with which. */
export interface Part {
  readonly plan: Plan
  readonly first: number
  readonly step: number
  /** The pack that the options name, for a process that does not know it. */
  readonly pack?: Pack | undefined
}

/** Often enough for a smooth bar, seldom enough to cost nothing. */
const BATCH_MILLISECONDS = 100

export function playPart(entry: GameEntry, { plan, first, step }: Part, onBatch: OnBatch): void {
  let reports: GameReport[] = []
  let tally = newTally()
  let since = performance.now()
  for (let number = first; number < plan.games; number += step) {
    reports.push(playOne(entry, plan, number, tally))
    if (performance.now() - since < BATCH_MILLISECONDS) continue
    onBatch({ reports, tally })
    reports = []
    tally = newTally()
    since = performance.now()
  }
  onBatch({ reports, tally })
}

export async function playSeries(entry: GameEntry, plan: Plan, jobs: number, onBatch: OnBatch): Promise<void> {
  if (jobs === 1) {
    playPart(entry, { plan, first: 0, step: 1 }, onBatch)
    return
  }
  const parts = Array.from({ length: Math.min(jobs, plan.games) }, (_, first) => ({
    plan,
    first,
    step: jobs,
    pack: entry.pack,
  }))
  await Promise.all(parts.map((part) => inWorker({ ...part, step: parts.length }, onBatch)))
}

function inWorker(part: Part, onBatch: OnBatch): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: part })
  worker.on('message', onBatch)
  worker.on('error', reject)
  worker.on('exit', () => resolve())
  return promise
}
