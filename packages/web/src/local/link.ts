import type { Json, Pack } from '@orrery/kernel'
import type { Branch, FromLocal, Reply, Saved, Setting, Sitter, ToLocal, Trial } from '@orrery/table'
import { CLOSED, type Listener, newKey, type TableLink, type Wish } from '../net/link.ts'
import { Waiting } from '../net/waiting.ts'
import { FAULTS } from './faults.ts'

/** How a table on this device comes to be. */
export type Opening =
  | { readonly t: 'lay'; readonly setting: Setting; readonly seats: readonly Sitter[]; readonly pack?: Pack }
  | { readonly t: 'resume'; readonly saved: Json }
  | { readonly t: 'replay'; readonly record: string }
  | { readonly t: 'try'; readonly trial: Trial; readonly name: string }
  | { readonly t: 'branch'; readonly branch: Branch; readonly name: string }

type Letter = Saved | Branch | string

/** A table in a worker of this page. */
export class WorkerLink implements TableLink {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Waiting()
  readonly #letters = new Map<string, (letter: Letter) => void>()
  /** Whether the table could be opened; if not, why. */
  readonly opened: Promise<Reply>

  constructor(opening: Opening, listener: Listener) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromLocal>) => this.#heard(data, listener))
    for (const fault of FAULTS) {
      this.#worker.addEventListener(fault, (event) => {
        // It is said on the page.
        event.preventDefault()
        listener.line('fallen')
        this.#waiting.giveUp(CLOSED.fallen)
      })
    }
    this.opened = this.#waiting.expect(opening, (message) => this.#worker.postMessage(message))
  }

  ask(wish: Wish): Promise<Reply> {
    return this.#waiting.expect(wish, (request) => this.#worker.postMessage(request))
  }

  async saved(): Promise<Json> {
    return (await this.#letter({ t: 'save', key: newKey() })) as unknown as Json
  }

  /** The record of the finished game, as text. */
  async record(): Promise<string> {
    return (await this.#letter({ t: 'record', key: newKey() })) as string
  }

  /** The branch in its present state. */
  async branch(): Promise<Branch> {
    return (await this.#letter({ t: 'fork', key: newKey() })) as Branch
  }

  /** Takes a branch back to that entry of its log. */
  rewind(to: number): Promise<Reply> {
    return this.#waiting.expect({ t: 'rewind', to } as const, (message) => this.#worker.postMessage(message))
  }

  close(): void {
    this.#worker.terminate()
  }

  #letter(message: Extract<ToLocal, { readonly t: 'save' | 'record' | 'fork' }>): Promise<Letter> {
    const { promise, resolve } = Promise.withResolvers<Letter>()
    this.#letters.set(message.key, resolve)
    this.#worker.postMessage(message)
    return promise
  }

  #heard(message: FromLocal, listener: Listener): void {
    switch (message.t) {
      case 'reply':
        return this.#waiting.answered(message)
      case 'update':
        listener.line('open')
        return listener.update(message)
      case 'saved':
        return this.#letters.get(message.key)?.(message.saved)
      case 'record':
        return this.#letters.get(message.key)?.(message.text)
      case 'branch':
        return this.#letters.get(message.key)?.(message.branch)
    }
  }
}
