import type { Reply, Request, Update } from '@orrery/table'

/**
 * The state of the connection: `restarting` waits for a server that said it would be back, `full` has no storage left on this device, `old` is a table of rules that can no longer
 * be opened, `crowded` is one open table too many, `elsewhere` is open in another tab, `fallen` lost its worker.
 */
export type LineState = 'joining' | 'open' | 'lost' | 'restarting' | 'full' | keyof typeof CLOSED

/** Where coming back would not help: why, and what to do. */
export const CLOSED = {
  gone: 'There is no such table. Check the link, or create your own table.',
  old: 'This table was started under other rules and cannot be opened. It is kept as it is; create a new table to play.',
  crowded: 'Too many tables are open from here. Close some tabs, then reload this page.',
  elsewhere: 'The game went on in another tab, so this tab no longer saves. Continue there, or reload the page.',
  fallen: 'This table stopped working. Your game is saved: reload the page.',
} as const

export const isClosed = (line: LineState): line is keyof typeof CLOSED => Object.hasOwn(CLOSED, line)

/** Shared by every member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A request before it has its key: the line makes the key and sends again under the same one. */
export type Wish = Without<Request, 'key'>

export interface Listener {
  update(update: Update): void
  line(state: LineState): void
}

/** A table as the page speaks with it: over a socket, or with a worker on this device. */
export interface TableLink {
  /** Asked until it is answered, however often the connection breaks on the way. */
  ask(wish: Wish): Promise<Reply>
  /** The record of the finished game, as text. */
  record(): Promise<string>
  close(): void
}

/** A name nobody else has; `crypto.randomUUID` exists on safe origins only, and friends may play over a plain address. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
