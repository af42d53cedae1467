import type { Listener, TableLink } from './link.ts'

type Connect = (listener: Listener) => TableLink

/**
 * A connection that is opened before anybody listens: the table answers while the code that shows it is still loading.
 * The first to connect takes it over and gets what has arrived; later ones open their own.
 */
export function openEarly(connect: Connect): Connect & { close(): void } {
  const waiting: ((listener: Listener) => void)[] = []
  let listening: Listener | undefined
  const tell = (say: (listener: Listener) => void): void => {
    if (listening === undefined) waiting.push(say)
    else say(listening)
  }
  let early: TableLink | undefined = connect({
    update: (update) => tell((listener) => listener.update(update)),
    line: (line) => tell((listener) => listener.line(line)),
  })
  const take = (listener: Listener): TableLink => {
    const mine = early
    if (mine === undefined) return connect(listener)
    early = undefined
    // The caller must have the link in hand before the first message.
    queueMicrotask(() => {
      listening = listener
      for (const say of waiting.splice(0)) say(listener)
    })
    return mine
  }
  return Object.assign(take, { close: () => early?.close() })
}
