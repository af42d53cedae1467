// @vitest-environment happy-dom
import type { Reply } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LineState } from '../src/net/link.ts'
import { SocketLink } from '../src/net/socket.ts'

/** A socket that says and hears what the test tells it to. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readonly url: string
  readonly sent: { readonly t: string; readonly key: string }[] = []
  readyState = 0
  closings = 0

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number])
  }
  /** A dead line hears nothing of the other end, so that it is not closed for long. */
  close(): void {
    this.closings++
    this.readyState = 2
  }
  opens(seq: number): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
    this.says({ t: 'update', seq, fair: null })
  }
  says(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  ends(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const reply = (key: string): Reply => ({ t: 'reply', key, ok: true, seq: 1 })

interface Table {
  readonly link: SocketLink
  readonly lines: LineState[]
  readonly heard: number[]
  nth(n: number): FakeSocket
}

function open(): Table {
  const [lines, heard]: [LineState[], number[]] = [[], []]
  const link = new SocketLink('T', { line: (line) => lines.push(line), update: ({ seq }) => heard.push(seq) })
  const nth = (n: number): FakeSocket => FakeSocket.all[n] ?? expect.unreachable(`no socket ${n}`)
  nth(0).opens(7)
  return { link, lines, heard, nth }
}

let hidden = false
const look = (away: boolean): void => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}
let table: Table

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  hidden = false
  FakeSocket.all = []
  table = open()
})
afterEach(() => {
  table.link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a line that died without a word', () => {
  test.each([
    ['the network comes back', () => void dispatchEvent(new Event('online'))],
    ['somebody looks again', () => [true, false].forEach(look)],
    ['somebody has looked for a while', () => void vi.advanceTimersByTime(30_000)],
  ])('is noticed when %s, and another goes on from what was told', (_, happens) => {
    happens()
    expect(table.nth(0).sent).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(table.lines).toEqual(['open', 'lost'])
    expect(FakeSocket.all).toHaveLength(2)
    expect(table.nth(1).url).toMatch(/\?since=7&changes$/)
    table.nth(1).opens(9)
    expect(table.lines.at(-1)).toBe('open')
    expect(table.nth(0).closings).toBe(1)
  })

  test('is noticed when a request stays without an answer, which is sent again', async () => {
    const asked = table.link.ask({ t: 'undo' })
    vi.advanceTimersByTime(5000)
    table.nth(1).opens(8)
    const [again] = table.nth(1).sent
    expect(again).toEqual(table.nth(0).sent[0])
    table.nth(1).says(reply(again?.key ?? ''))
    expect((await asked).ok).toBe(true)
  })

  test('is not listened to any more once there is another', () => {
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(5000)
    table.nth(1).opens(9)
    table.nth(0).says({ t: 'update', seq: 8, fair: null })
    table.nth(0).ends(1006)
    expect(table.heard).toEqual([7, 9])
    expect(table.lines.at(-1)).toBe('open')
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is given up while it still tries to be opened, too', () => {
    table.nth(0).ends(1006)
    vi.advanceTimersByTime(200)
    expect(FakeSocket.all).toHaveLength(2)
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.all).toHaveLength(3)
  })
})

describe('a line that lives', () => {
  test('is kept, whatever it says', () => {
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(4000)
    table.nth(0).says({ t: 'update', seq: 8, fair: null })
    vi.advanceTimersByTime(5000)
    look(true)
    look(false)
    table.nth(0).says(reply(table.nth(0).sent.at(-1)?.key ?? ''))
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(table.lines).not.toContain('lost')
  })

  test('is left in peace while nobody looks', () => {
    look(true)
    vi.advanceTimersByTime(300_000)
    expect(table.nth(0).sent).toEqual([])
    expect(FakeSocket.all).toHaveLength(1)
  })
})

test.each([
  [4404, 'gone'],
  [4410, 'old'],
] as const)('a table that closes with %i is %s, and not asked for again', (code, line) => {
  table.nth(0).ends(code)
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(300_000)
  expect(table.lines.at(-1)).toBe(line)
  expect(FakeSocket.all).toHaveLength(1)
})

describe('a line that breaks again and again', () => {
  /** Waits out a pause and reports how long it was: a new socket exists at its end, and not a moment before. */
  const pauseAfter = (n: number, expected: number): void => {
    table.nth(n).ends(1006)
    vi.advanceTimersByTime(expected - 1)
    expect(FakeSocket.all).toHaveLength(n + 1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(n + 2)
  }

  test('is tried again after pauses that double, up to four seconds', () => {
    for (const [n, pause] of [200, 400, 800, 1600, 3200, 4000, 4000].entries()) pauseAfter(n, pause)
  })

  test('begins with the shortest pause once it was open', () => {
    pauseAfter(0, 200)
    pauseAfter(1, 400)
    table.nth(2).opens(8)
    pauseAfter(2, 200)
  })
})
