import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weights } from '@orrery/kernel'
import { UsageError } from '../usage.ts'
import { reason } from '../files.ts'

/** One line of a training's log. */
export interface LogLine {
  readonly generation: number
  readonly isChampion: boolean
  readonly [name: string]: unknown
}

/**
 * Where a training keeps what it has reached: the network as it is, the best one so far as a source file ready for the
 * game's folder, and a line for every generation.
 */
export class TrainingFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    try {
      mkdirSync(path, { recursive: true })
    } catch (error) {
      throw new UsageError(`${path} cannot be used: ${reason(error)}.`)
    }
  }

  get generations(): number {
    const log = this.#file('log.jsonl')
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0
  }

  /** The weights of an earlier run; undefined where there was none. */
  read(name: 'latest' | 'champion', length: number): Float32Array | undefined {
    const file = this.#file(`${name}.f32`)
    if (!existsSync(file)) return undefined
    const bytes = readFileSync(file)
    if (bytes.length !== length * Float32Array.BYTES_PER_ELEMENT)
      throw new UsageError(`${file} is of another network: train in a new folder, or leave --units out.`)
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  }

  write(name: 'latest' | 'champion', weights: Float32Array): void {
    writeFileSync(this.#file(`${name}.f32`), weights)
  }

  /** The best network so far as a module, to be put into the game's folder. */
  publish(weights: Weights): string {
    const file = this.#file('weights.ts')
    const { data, ...rest } = weights
    const head = Object.entries(rest).map(
      ([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll(',', ', ')},`,
    )
    const lines = [
      "import type { Weights } from '@orrery/kernel'",
      '',
      '/** Written by `orrery train`. */',
      'export const weights: Weights = {',
      ...head,
      `  data: '${data}',`,
      '}',
    ]
    writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  }

  log(line: LogLine): void {
    appendFileSync(this.#file('log.jsonl'), `${JSON.stringify(line)}\n`)
  }

  #file(name: string): string {
    return join(this.#path, name)
  }
}
