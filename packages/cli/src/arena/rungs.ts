import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import type { Json } from '@orrery/kernel'
import type { BotName } from '../bots.ts'
import { readText } from '../files.ts'
import { share } from '../statistics.ts'
import { UsageError } from '../usage.ts'
import type { MeetingPlace, Results, Scales } from './meeting.ts'
import { against } from './standings.ts'

/** Two bots of which the first should be the stronger. */
export interface Rung {
  readonly bots: readonly [BotName, BotName]
  /** Both think for the same time, whatever an iteration costs them. */
  readonly equalTime?: true
}

/** Each level against the next one below it, and the best against those from before they learned. */
export const RUNGS: readonly Rung[] = [
  { bots: ['greedy', 'reference-greedy'] },
  { bots: ['legend', 'reference-legend'], equalTime: true },
  { bots: ['admiral', 'reference-legend'], equalTime: true },
  { bots: ['legend', 'admiral'] },
  { bots: ['admiral', 'captain'] },
  { bots: ['captain', 'greedy'] },
  { bots: ['greedy', 'rookie'] },
  { bots: ['rookie', 'random'] },
]

/** Every bot of the rungs, strongest first; Elo counts from the last one. */
export const CLIMBERS: readonly BotName[] = [
  'legend',
  'admiral',
  'captain',
  'greedy',
  'rookie',
  'reference-legend',
  'reference-greedy',
  'random',
]

/** About how many games are played between two looks at the interval. */
const BLOCK = 20

/** Games of a block: every bot plays every side from every seat equally often. */
export const blockOf = (sides: number): number => sides * sides * Math.max(1, Math.round(BLOCK / (sides * sides)))

/** What a ladder is played with; results of another one are not mixed with it. */
export interface LadderTable {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Json
  readonly scale: number
  readonly seed: string
}

interface Block extends Results {
  readonly bots: readonly string[]
  readonly scales: Scales
}

/** Keeps what was played as JSON lines: first the table, then block after block. */
export class LadderFile {
  readonly #path: string
  readonly #blocks: Block[]

  constructor(path: string, table: LadderTable) {
    const head = JSON.stringify(table)
    this.#path = path
    if (!existsSync(path)) write(() => writeFileSync(path, `${head}\n`), path)
    const [first, ...lines] = readText(path).trim().split('\n')
    if (first !== head)
      throw new UsageError(`${path} is of another ladder: name a new file, or play as it says in line 1.`)
    this.#blocks = lines.map((line) => JSON.parse(line) as Block)
  }

  blocksOf({ bots }: Rung): readonly Block[] {
    return this.#blocks.filter((block) => block.bots.join() === bots.join())
  }

  add(block: Block): void {
    this.#blocks.push(block)
    write(() => appendFileSync(this.#path, `${JSON.stringify(block)}\n`), this.#path)
  }
}

function write(action: () => void, path: string): void {
  try {
    action()
  } catch {
    throw new UsageError(`${path} cannot be written.`)
  }
}

const sum = (blocks: readonly Block[]): Results => {
  const wins: Record<string, number> = {}
  for (const block of blocks) for (const [bot, n] of Object.entries(block.wins)) wins[bot] = (wins[bot] ?? 0) + n
  return { games: blocks.reduce((total, { games }) => total + games, 0), wins }
}

/** Whether it is clear which of the two is stronger: the interval excludes an even match. */
export function isClear({ bots: [one] }: Rung, { games, wins }: Results, sides: number): boolean {
  const { low, high } = share(wins[one] ?? 0, games)
  return low > 1 / sides || high < 1 / sides
}

/** Plays a rung until it is clear or has had its games; continues from what the file holds. */
export async function climb(
  rung: Rung,
  place: MeetingPlace,
  file: LadderFile,
  { seed, games, onDone }: { readonly seed: string; readonly games: number; readonly onDone: (games: number) => void },
): Promise<Results> {
  const { bots, equalTime } = rung
  const pairing = against(...bots, place.sides)
  const own = `${seed} ${bots.join(' ')}`
  for (;;) {
    const blocks = file.blocksOf(rung)
    const results = sum(blocks)
    onDone(Math.min(games, results.games))
    if (results.games >= games || isClear(rung, results, place.sides)) return results
    const scales = blocks[0]?.scales ?? (equalTime === true ? await place.equalTimes(pairing, own) : {})
    const series = { seed: `${own} ${blocks.length}`, games: blockOf(place.sides), scales }
    file.add({ bots, scales, ...(await place.play(pairing, series)) })
  }
}
