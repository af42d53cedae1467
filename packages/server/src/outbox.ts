import { LastUpdate, type LiveUpdate, type Reply } from '@orrery/table'

/** The part of a socket that writing needs. */
export interface Sink {
  /** Bytes that were handed over and have not left this process. */
  readonly bufferedAmount: number
  send(text: string, sent: () => void): void
  close(code: number, why: string): void
  terminate(): void
}

/** Unread bytes from which on updates are left out: the next one that is sent makes up for them. */
const BEHIND = 256 * 1024
/** Unread bytes at which the socket is closed: answers to its own requests were left unread as well. */
const LOST = 1024 * 1024
/** Milliseconds that a client may take to read what it is sent. */
const PATIENCE = 30_000

export const CLOSE_SLOW = 4429

/**
 * The messages on their way to one client. A client that does not read costs a bounded amount of memory: it is left
 * out until it has read everything, then gets one fresh update; if it never does, its socket is closed.
 */
export class Outbox {
  readonly #sink: Sink
  readonly #onRead: () => void
  readonly #sendsChanges: boolean
  #last: LastUpdate | undefined
  #timer: NodeJS.Timeout | undefined

  /** `onRead` is called when a client that was behind has read everything. */
  constructor(sink: Sink, onRead: () => void, how: { readonly changes: boolean } = { changes: false }) {
    this.#sink = sink
    this.#sendsChanges = how.changes
    this.#onRead = onRead
  }

  get isBehind(): boolean {
    return this.#timer !== undefined
  }

  send(reply: Reply): void {
    this.#write(JSON.stringify(reply))
  }

  /** An update is sent whole once; after that only what has changed, where the client asked for that. */
  update(update: LiveUpdate): void {
    if (this.#last !== undefined) return this.#write(this.#last.changedText(update))
    if (this.#sendsChanges) this.#last = new LastUpdate(update)
    this.#write(JSON.stringify(update))
  }

  #write(text: string): void {
    if (this.#sink.bufferedAmount > LOST) return this.#giveUp()
    this.#sink.send(text, this.#sent)
    if (this.#sink.bufferedAmount > BEHIND) this.#timer ??= setTimeout(this.#giveUp, PATIENCE).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  readonly #sent = (): void => {
    if (!this.isBehind || this.#sink.bufferedAmount > 0) return
    this.close()
    this.#onRead()
  }

  /** A client that does not read does not read the close frame either. */
  readonly #giveUp = (): void => {
    this.#sink.close(CLOSE_SLOW, 'too much is unread')
    this.#sink.terminate()
  }
}
