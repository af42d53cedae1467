import type { Listener, TableLink } from './link.ts'

type Connect = (listener: Listener) => TableLink

/**
 * A line that is opened before anybody can listen: its table answers while the code that shows it is still on the way.
 * The first to connect takes it over and is told what came; whoever comes later opens a line of their own.
 */
export function openEarly(connect: Connect): Connect & { close(): void } {
  const waiting: ((listener: Listener) => void)[] = []
  let listening: Listener | undefined
  const tell = (say: (listener: Listener) => void): void => {
    if (listening === undefined) waiting.push(say)
    else say(listening)
  }
  let early: TableLink | undefined = connect({
    situation: (situation) => tell((listener) => listener.situation(situation)),
    line: (line) => tell((listener) => listener.line(line)),
  })
  const take = (listener: Listener): TableLink => {
    const mine = early
    if (mine === undefined) return connect(listener)
    early = undefined
    // Whoever connects must have the line in hand before it speaks.
    queueMicrotask(() => {
      listening = listener
      for (const say of waiting.splice(0)) say(listener)
    })
    return mine
  }
  return Object.assign(take, { close: () => early?.close() })
}
