import type { Reply, Request, Situation } from '@orrery/table'

/** How it stands with the way to the table; `old` is one of other rules, which nobody can open any more. */
export type LineState = 'joining' | 'open' | 'lost' | 'gone' | 'old'

/** Shared by every member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A request before it has its key: the line makes the key and sends again under the same one. */
export type Wish = Without<Request, 'key'>

export interface Listener {
  situation(situation: Situation): void
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
