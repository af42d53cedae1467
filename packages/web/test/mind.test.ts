import { beforeEach, expect, test, vi } from 'vitest'
import type * as Mind from '../src/think/mind.ts'
import type { Question, ToThinker } from '../src/think/thinker.ts'

/** A worker that does what the test says. */
class Beside extends EventTarget {
  static readonly all: Beside[] = []
  readonly heard: ToThinker[] = []
  ended = false

  constructor() {
    super()
    Beside.all.push(this)
  }

  postMessage(message: ToThinker): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.ended = true
  }

  falls(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }))
  }
}

const question = {} as Question

async function freshMind(): Promise<typeof Mind> {
  vi.resetModules()
  return import('../src/think/mind.ts')
}

beforeEach(() => {
  Beside.all.length = 0
  vi.stubGlobal('Worker', Beside)
})

test('a question that breaks off is told so, and the next is asked of a new worker', async () => {
  const { think } = await freshMind()
  const broke = vi.fn()
  const stop = think(question, () => undefined, broke)
  Beside.all[0]?.falls()
  expect(broke).toHaveBeenCalledOnce()
  stop()
  think(question, () => undefined, broke)
  expect(Beside.all.map(({ ended, heard }) => [ended, heard.map(({ t }) => t)])).toEqual([
    [true, ['think']],
    [false, ['think']],
  ])
})

test('a worker that falls over when nobody listens any more is not asked again', async () => {
  const { think } = await freshMind()
  think(
    question,
    () => undefined,
    () => undefined,
  )()
  Beside.all[0]?.falls()
  think(
    question,
    () => undefined,
    () => undefined,
  )
  expect(Beside.all.map(({ ended, heard }) => [ended, heard.map(({ t }) => t)])).toEqual([
    [true, ['think', 'hush']],
    [false, ['think']],
  ])
})
