import type { Reply } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox, type Sink } from '../src/outbox.ts'

/** A socket whose other end reads only when it is told to. */
class Pipe implements Sink {
  bufferedAmount = 0
  closed = 0
  isCut = false
  sent = 0
  #waiting: (() => void)[] = []

  send(text: string, sent: () => void): void {
    this.sent++
    this.bufferedAmount += text.length
    this.#waiting.push(sent)
  }

  close(code: number): void {
    this.closed = code
  }

  terminate(): void {
    this.isCut = true
  }

  read(): void {
    this.bufferedAmount = 0
    for (const sent of this.#waiting.splice(0)) sent()
  }
}

const message: Reply = { t: 'reply', key: 'x'.repeat(10_000), ok: true, seq: 1 }

function fill(pipe: Pipe, outbox: Outbox, count: number): void {
  for (let i = 0; i < count && !pipe.isCut; i++) outbox.send(message)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a client that does not read', () => {
  it('is behind after a quarter of a megabyte, until it has read everything', () => {
    const pipe = new Pipe()
    let read = 0
    const outbox = new Outbox(pipe, () => read++)
    fill(pipe, outbox, 20)
    expect(outbox.isBehind).toBe(false)
    fill(pipe, outbox, 10)
    expect(outbox.isBehind).toBe(true)
    pipe.read()
    expect([outbox.isBehind, read, pipe.closed]).toEqual([false, 1, 0])
    pipe.read()
    expect(read).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(pipe.isCut).toBe(false)
  })

  it('is cut off after half a minute', () => {
    const pipe = new Pipe()
    fill(pipe, new Outbox(pipe, () => undefined), 30)
    vi.advanceTimersByTime(29_000)
    expect(pipe.isCut).toBe(false)
    vi.advanceTimersByTime(2000)
    expect([pipe.isCut, pipe.closed]).toEqual([true, 4429])
  })

  it('is cut off at once when it keeps asking and leaves a megabyte of answers unread', () => {
    const pipe = new Pipe()
    fill(pipe, new Outbox(pipe, () => undefined), 1000)
    expect([pipe.isCut, pipe.closed]).toEqual([true, 4429])
    expect(pipe.bufferedAmount).toBeLessThan(1.1 * 1024 * 1024)
  })
})
