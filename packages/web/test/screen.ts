import type { Move } from '@orrery/kernel'
import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { entryPoint as expanseEntryPoint } from '@orrery/expanse/web'
import { game as hexpanse } from '@orrery/hexpanse'
import { judge as hexpanseJudge } from '@orrery/hexpanse/bot'
import { entryPoint as hexpanseEntryPoint } from '@orrery/hexpanse/web'
import { type FromLocal, LocalTable, type Reply, type Sitter, type Update } from '@orrery/table'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Listener, TableLink, Wish } from '../src/net/link.ts'
import { Desk } from '../src/table/desk.ts'
import { TableView } from '../src/table/table.tsx'

/* A table on this device before the page that shows it, in one process: for tests with happy-dom and false timers. */

const GAMES = [
  { game: expanse, judge: expanseJudge },
  { game: hexpanse, judge: hexpanseJudge },
]
const ENTRY_POINTS = { expanse: expanseEntryPoint, hexpanse: hexpanseEntryPoint }

/** Somebody by that name; a bot where there is none. */
const sitter = (name: string): Sitter => (name === '' ? { kind: 'bot', level: 'random' } : { kind: 'person', name })

const CONFIRM = { t: 'reply', ok: false, no: 'confirm', say: '', refusals: [] } as const

const open: Screen[] = []

export class Screen {
  readonly desk: Desk
  readonly place: HTMLElement = document.createElement('div')
  /** What the page asked of the table. */
  readonly asked: Wish[] = []
  /** Answers that are still on their way, while the line is slow. */
  readonly underWay: (() => void)[] = []
  isSlow = false
  /** Whether the table asks to confirm every move, as where others would have to agree to take it back. */
  asksFirst = false
  readonly #table: LocalTable
  readonly #bots: (() => void)[] = []
  readonly #answers = new Map<string, (reply: Reply) => void>()
  readonly #root = createRoot(this.place)
  #listener: Listener | undefined
  #keys = 0

  constructor(game: keyof typeof ENTRY_POINTS, names: readonly string[], options: object = {}) {
    this.#table = new LocalTable(GAMES, {
      post: (message) => this.#heard(message),
      now: () => 1,
      later: (move) => void this.#bots.push(move),
      seed: () => 'one screen',
    })
    this.desk = new Desk(ENTRY_POINTS[game], (listener) => {
      this.#listener = listener
      return { ask: (wish) => this.#ask(wish), record: () => Promise.resolve(''), close() {} } satisfies TableLink
    })
    const setting = { game, options: { ...options }, seats: names.length, clock: { kind: 'none' } } as const
    this.#table.hear({ t: 'lay', key: 'lay', setting, seats: names.map(sitter) })
    open.push(this)
  }

  #heard(message: FromLocal): void {
    if (message.t === 'update') this.#listener?.update(message)
    else if (message.t === 'reply') this.#answers.get(message.key)?.(message)
  }

  #ask(wish: Wish): Promise<Reply> {
    this.asked.push(wish)
    const { promise, resolve } = Promise.withResolvers<Reply>()
    const key = `k${this.#keys++}`
    this.#answers.set(key, (reply) => (this.isSlow ? void this.underWay.push(() => resolve(reply)) : resolve(reply)))
    if (this.asksFirst && wish.t === 'move' && wish.confirmed !== true) this.#heard({ ...CONFIRM, key })
    else this.#table.hear({ ...wish, key })
    return promise
  }

  get update(): Update {
    const { now } = this.desk.store.getState()
    if (now === undefined) throw new Error('nothing was told yet')
    return now.update
  }

  /** Draws the whole table. */
  async draw(): Promise<HTMLElement> {
    document.body.replaceChildren(this.place)
    act(() => this.#root.render(createElement(TableView, { desk: this.desk })))
    await settled()
    return this.place
  }

  /** The table tells something of itself. */
  async tell(changes: Partial<Update>): Promise<void> {
    act(() => this.#listener?.update({ ...this.update, news: [], ...changes }))
    await settled()
  }

  /** Whoever is asked at this screen takes the first answer of that kind. */
  async play(like = '', next: readonly Move[] = []): Promise<void> {
    const { entryPoint, store } = this.desk
    const lines = entryPoint.offer(store.getState().now?.view).map((move) => ({ move, line: entryPoint.print(move) }))
    const chosen = lines.find(({ line }) => line.startsWith(like))
    if (chosen === undefined) throw new Error(`nothing like ${like}: ${lines.map(({ line }) => line).join(', ')}`)
    act(() => this.desk.choose(chosen.move, next))
    await settled()
  }

  /** Answers until another seat at this screen is asked. */
  async finishTurn(): Promise<void> {
    const { you } = this.update
    for (let i = 0; i < 40 && this.update.you === you && this.update.decision !== null; i++) {
      await this.play()
      act(() => this.desk.confirm())
      await settled()
    }
  }

  async lookAt(entry: number): Promise<void> {
    await act(() => this.desk.lookAt(entry))
    await settled()
  }

  async botMoves(): Promise<void> {
    act(() => this.#bots.shift()?.())
    await settled()
  }

  /** The next answer comes in. */
  async arrive(): Promise<void> {
    await act(async () => this.underWay.shift()?.())
    await settled()
  }

  close(): void {
    act(() => this.#root.unmount())
    this.desk.close()
  }

  button(name: string | RegExp): HTMLButtonElement | undefined {
    return [...this.place.querySelectorAll('button')].find(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent),
    )
  }

  async press(name: string | RegExp): Promise<void> {
    const button = this.button(name)
    if (button === undefined) throw new Error(`no button ${name} in ${this.place.textContent}`)
    act(() => button.click())
    await settled()
  }
}

/** The chart of a result is made by a worker; here it never arrives. To be undone by `vi.unstubAllGlobals`. */
export const stubWorkers = (): void =>
  void vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  )

/** Everything that was to be seen in passing is over. */
export const settled = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(1000)))

/** Keys are heard by every table that is still drawn. */
export const closeAll = (): void => {
  for (const screen of open.splice(0)) screen.close()
}
