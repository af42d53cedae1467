import { describe, expect, test } from 'vitest'
import { openEarly } from '../src/net/early.ts'
import type { Listener, TableLink } from '../src/net/link.ts'

/** Lines that the test speaks on. */
function lines(): {
  readonly opened: { readonly listener: Listener; closings: number }[]
  connect(listener: Listener): TableLink
} {
  const opened: { readonly listener: Listener; closings: number }[] = []
  const connect = (listener: Listener): TableLink => {
    const line = { listener, closings: 0 }
    opened.push(line)
    return {
      ask: () => expect.unreachable(),
      record: () => expect.unreachable(),
      close: () => void line.closings++,
    }
  }
  return { opened, connect }
}

function hearing(): { readonly heard: string[]; readonly listener: Listener } {
  const heard: string[] = []
  return { heard, listener: { line: (line) => heard.push(line), update: ({ seq }) => heard.push(`${seq}`) } }
}

const update = (seq: number): Parameters<Listener['update']>[0] => ({ seq }) as Parameters<Listener['update']>[0]

describe('a line that is opened early', () => {
  test('tells whoever connects what came before and what comes then, in order, once they have the line', async () => {
    const { opened, connect } = lines()
    const early = openEarly(connect)
    opened[0]?.listener.line('open')
    opened[0]?.listener.update(update(3))
    const { heard, listener } = hearing()
    early(listener)
    expect(heard).toEqual([])
    opened[0]?.listener.update(update(4))
    await Promise.resolve()
    opened[0]?.listener.update(update(5))
    expect(heard).toEqual(['open', '3', '4', '5'])
    expect(opened).toHaveLength(1)
  })

  test('belongs to the first: the next opens one of its own', async () => {
    const { opened, connect } = lines()
    const early = openEarly(connect)
    early(hearing().listener)
    const { heard, listener } = hearing()
    early(listener)
    await Promise.resolve()
    opened[0]?.listener.update(update(1))
    opened[1]?.listener.update(update(2))
    expect(heard).toEqual(['2'])
  })

  test('is closed where nobody comes for it, and left alone where somebody did', () => {
    const unused = lines()
    openEarly(unused.connect).close()
    expect(unused.opened[0]?.closings).toBe(1)
    const used = lines()
    const early = openEarly(used.connect)
    early(hearing().listener)
    early.close()
    expect(used.opened[0]?.closings).toBe(0)
  })
})
