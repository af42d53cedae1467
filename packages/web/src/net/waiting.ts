import type { Reply } from '@orrery/table'
import { newKey } from './link.ts'

interface Open {
  readonly request: object
  answer(reply: Reply): void
}

/** Requests that were not answered yet, oldest first. */
export class Waiting {
  readonly #open = new Map<string, Open>()

  /** Sends the request with a key, and waits for the answer to that key. */
  expect<W extends object>(wish: W, send: (request: W & { readonly key: string }) => void): Promise<Reply> {
    const request = { ...wish, key: newKey() }
    const { promise, resolve } = Promise.withResolvers<Reply>()
    this.#open.set(request.key, { request, answer: resolve })
    send(request)
    return promise
  }

  /** The table answers twice what it was asked twice: the second answer finds nobody. */
  answered(reply: Reply): void {
    this.#open.get(reply.key)?.answer(reply)
    this.#open.delete(reply.key)
  }

  /** Rejects everything that still waits for an answer. */
  giveUp(say: string): void {
    for (const [key, { answer }] of this.#open) answer({ t: 'reply', key, ok: false, no: 'nothing', say, refusals: [] })
    this.#open.clear()
  }

  all(): readonly object[] {
    return [...this.#open.values()].map(({ request }) => request)
  }
}
