import type { Reply, Update } from '@orrery/table'
import type { Answered, SharedMoment, SharedTable } from '@orrery/ui'
import { api, say } from '../net/api.ts'
import { CLOSED, isClosed, type LineState, type Listener, type TableLink, type Wish } from '../net/link.ts'
import { SharedLog } from './log.ts'

/** A shared table and its connection: what a game's own page sees of it. */
export class ConnectedTable implements SharedTable {
  readonly where: 'here' | 'online'
  readonly id: string
  readonly #listeners = new Set<() => void>()
  readonly #log = new SharedLog()
  #link: TableLink | undefined
  #update: Update | undefined
  #line: LineState = 'joining'
  #waiting = 0
  #problem = ''
  #moment: SharedMoment | undefined
  #onClose: () => void = () => undefined

  constructor(where: 'here' | 'online', id: string) {
    this.where = where
    this.id = id
  }

  /** Where the connection reports to. */
  readonly listener: Listener = {
    update: (update) => {
      this.#update = update
      this.#log.hear(update.news)
      this.#tell()
    },
    line: (line) => {
      this.#line = line
      if (isClosed(line)) this.#problem = CLOSED[line]
      this.#tell()
    },
  }

  connected(link: TableLink): void {
    this.#link = link
  }

  onClose(act: () => void): void {
    this.#onClose = act
  }

  fails(why: string): void {
    this.#problem = why
    this.#tell()
  }

  moment(): SharedMoment | undefined {
    return this.#moment
  }

  problem(): string {
    return this.#problem
  }

  listen(heard: () => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  enter(seat: number, lines: readonly string[], note?: string): Promise<Answered> {
    const [move, ...more] = lines
    const decision = this.#update?.decision
    if (move === undefined) return note === undefined ? Promise.resolve(undefined) : this.say(note)
    if (decision === null || decision === undefined) return Promise.resolve('The table is closed, or you are watching.')
    return this.#ask({
      t: 'move',
      seat,
      decision,
      move,
      ...(more.length > 0 ? { more } : {}),
      ...(note === undefined || note === '' ? {} : { note }),
    })
  }

  say(text: string): Promise<Answered> {
    return this.#ask({ t: 'say', text })
  }

  show(text: string): void {
    void this.#link?.ask({ t: 'show', text })
  }

  undo(to?: number): Promise<Answered> {
    return this.#ask({ t: 'undo', ...(to === undefined ? {} : { to }) })
  }

  redo(): Promise<Answered> {
    return this.#ask({ t: 'redo' })
  }

  allow(who: 'anyone' | 'host'): Promise<Answered> {
    return this.#ask({ t: 'answers', who })
  }

  sit(seat: number): Promise<Answered> {
    return this.#arrange(() => api.sit(this.id, { seat }))
  }

  stand(): Promise<Answered> {
    return this.#arrange(() => api.stand(this.id))
  }

  close(): void {
    this.#onClose()
    this.#link?.close()
  }

  async #arrange(act: () => Promise<unknown>): Promise<Answered> {
    try {
      await act()
      return undefined
    } catch (error) {
      return say(error)
    }
  }

  async #ask(wish: Wish): Promise<Answered> {
    const link = this.#link
    if (link === undefined) return 'This table is not open yet.'
    this.#waiting++
    this.#tell()
    const reply: Reply = await link.ask(wish)
    this.#waiting--
    this.#tell()
    if (reply.ok) return undefined
    return reply.refusals.length > 0 ? reply.refusals : reply.say
  }

  #tell(): void {
    this.#moment = this.#update === undefined ? undefined : this.#momentOf(this.#update)
    for (const heard of this.#listeners) heard()
  }

  #momentOf(now: Update): SharedMoment {
    const isAlone = this.where === 'here'
    return {
      view: now.view,
      log: this.#log.lines,
      seats: now.seats.map(({ sitter, online }) => ({
        name: sitter.kind === 'person' ? sitter.name : '',
        isHere: sitter.kind === 'person' && online,
      })),
      you: now.you,
      isHost: now.host,
      isStill: !isAlone && !now.mayAnswer,
      answers: now.answers,
      watchers: now.watchers,
      shown: now.shown ?? [],
      canUndo: now.undo === 'free',
      canRedo: now.redo,
      isOver: now.stage === 'over',
      isLost: this.#line === 'lost' || this.#line === 'joining',
      waiting: this.#waiting,
      isUnkept: this.#line === 'full',
    }
  }
}
