import type { AnyBot } from '@orrery/bots'
import { type Ask, type Move, problemText, type Rng, type Seat, writeRecord } from '@orrery/kernel'
import { writeText } from '../files.ts'
import type { GameEntry } from '../registry.ts'
import { messageOf, sentence, UsageError } from '../usage.ts'
import type { Lines } from './lines.ts'
import type { AnyMatch, Screen } from './screen.ts'

export interface Players {
  /** A bot for each seat, or undefined where a person sits. */
  readonly bots: readonly (AnyBot | undefined)[]
  readonly rng: Rng
}

const HELP: readonly (readonly [string, string])[] = [
  ['NUMBER', 'take the choice with this number'],
  ['a move', 'as it stands at the right of its choice'],
  ['why MOVE', 'why a move is not allowed'],
  ['undo', 'take your last move back'],
  ['board', 'show the table and the question again'],
  ['log', 'what happened so far'],
  ['save [FILE]', 'write the record of the game'],
  ['quit', 'leave the game'],
]

/** One game at this terminal, from its question to the last word. */
export class Session {
  readonly #entry: GameEntry
  readonly #match: AnyMatch
  readonly #players: Players
  readonly #screen: Screen
  readonly #lines: Lines
  /** By seat: the last entry of the log its person was told of. */
  readonly #told: number[]
  /** Seats of the persons' moves that stand, in order: what `undo` goes back by. */
  readonly #moved: Seat[] = []
  /** Who has the keyboard, and from which entry of the log on was told since. */
  #last: Seat | undefined
  #since = 0
  #left = false

  constructor(entry: GameEntry, match: AnyMatch, players: Players, screen: Screen, lines: Lines) {
    this.#entry = entry
    this.#match = match
    this.#players = players
    this.#screen = screen
    this.#lines = lines
    this.#told = Array.from({ length: match.seats }, () => match.length)
  }

  async run(): Promise<void> {
    while (!this.#left) {
      const ask = this.#nextAsk()
      if (ask === undefined) await this.#end()
      else if (this.#players.bots[ask.seat] === undefined) await this.#person(ask)
      else this.#bot(ask)
    }
    this.#lines.close()
    if (this.#match.outcome() === undefined) this.#screen.say('You left before the end.')
  }

  /** Bots answer first: nobody waits for them. But one that would take a question away lets a person answer it. */
  #nextAsk(): Ask | undefined {
    const asks = this.#match.pending()
    const isBot = ({ seat }: Ask): boolean => this.#players.bots[seat] !== undefined
    return asks.find((ask) => isBot(ask) && ask.patient !== true) ?? asks.find((ask) => !isBot(ask)) ?? asks[0]
  }

  #bot({ seat, decision }: Ask): void {
    const { bots, rng } = this.#players
    const move = bots[seat]?.choose(this.#match.view(seat), seat, this.#match.offer(seat), rng)
    const played = move === undefined ? undefined : this.#match.play(seat, move, decision)
    if (played?.ok !== true) throw new Error(`the bot in seat ${seat + 1} gave an answer that was not on offer`)
  }

  async #person(ask: Ask): Promise<void> {
    const { seat } = ask
    await this.#handOver(seat)
    this.#tell(seat)
    this.#screen.boardIfChanged(seat)
    this.#screen.question(seat)
    while (!this.#left && !(await this.#answer(ask)));
  }

  async #handOver(seat: Seat): Promise<void> {
    const before = this.#last
    const news = (this.#told[seat] ?? 0) + 1
    if (before === seat) return
    const secret =
      before !== undefined && (this.#screen.isSecret(before, this.#since) || this.#screen.isSecret(seat, news))
    this.#last = seat
    this.#since = news
    if (!secret) return
    const side = this.#match.sides()[seat] ?? ''
    this.#screen.say()
    await this.#lines.pause(`Pass the keyboard to ${side}, who then presses Enter. `)
    this.#screen.clear()
  }

  #tell(seat: Seat): void {
    const from = (this.#told[seat] ?? 0) + 1
    this.#told[seat] = this.#match.length
    if (from > this.#match.length) return
    this.#screen.say()
    this.#screen.events(seat, from)
  }

  /** True when the question was answered, or may have become another one. */
  async #answer(ask: Ask): Promise<boolean> {
    const line = await this.#lines.next('> ')
    if (line === undefined) {
      this.#left = true
      return true
    }
    const said = line.trim()
    const offer = this.#match.offer(ask.seat)
    const chosen = this.#chosen(said, offer)
    if (chosen !== undefined) return this.#play(ask, chosen)
    if (/^\d+$/.test(said)) {
      this.#screen.say(`Say a number from 1 to ${offer.length}.`)
      return false
    }
    return this.#command(said, ask.seat) ?? this.#parse(said, ask)
  }

  /** By its number, or by its line: so no command can hide a move. */
  #chosen(said: string, offer: readonly Move[]): Move | undefined {
    if (/^\d+$/.test(said)) return offer[Number(said) - 1]
    return offer.find((move) => this.#match.game.print(move) === said)
  }

  #play({ seat, decision }: Ask, move: Move): boolean {
    const played = this.#match.play(seat, move, decision)
    if (played.ok) this.#moved.push(seat)
    else this.#screen.refusals(seat, move)
    return played.ok
  }

  #parse(said: string, ask: Ask): boolean {
    const move = this.#match.game.parse(said)
    if (move.ok) return this.#play(ask, move.value)
    this.#screen.say(`${problemText(move.error)}; or type help.`)
    return false
  }

  /** Undefined when it is no command; else whether the question must be asked again. */
  #command(said: string, seat: Seat): boolean | undefined {
    const [name = '', ...rest] = said.split(/\s+/)
    const argument = rest.join(' ')
    switch (name.toLowerCase()) {
      case '':
        return false
      case 'quit':
      case 'exit':
        this.#left = true
        return true
      case 'undo':
        return this.#undo()
      case 'board':
        return this.#done(() => this.#show(seat))
      case 'help':
        return this.#done(() => this.#help())
      case 'log':
        return this.#done(() => this.#screen.events(seat, 1))
      case 'save':
        return this.#done(() => this.#save(argument))
      case 'why':
        return this.#done(() => this.#why(argument, seat))
      default:
        return this.#screen.page(said.toLowerCase(), seat) ? false : undefined
    }
  }

  #done(act: () => void): false {
    act()
    return false
  }

  #show(seat: Seat): void {
    this.#screen.board(seat)
    if (this.#match.outcome() === undefined) this.#screen.question(seat)
  }

  /** Against bots and among friends at one keyboard nobody need be asked, so it goes back past what was revealed. */
  #undo(): boolean {
    const seat = this.#moved.pop()
    const undone = seat === undefined ? undefined : this.#match.undo(seat, { agreed: true })
    if (undone?.ok !== true) return this.#done(() => this.#screen.say('There is nothing to take back.'))
    this.#told.fill(this.#match.length)
    this.#screen.say('Taken back.')
    return true
  }

  #help(): void {
    const pages = Object.entries(this.#entry.words.pages).map(([name, page]) => [name, page.about] as const)
    const rows = [...HELP, ...pages]
    const width = Math.max(...rows.map(([name]) => name.length))
    this.#screen.lines(
      rows.map(([name, about]) => [{ text: `  ${name.padEnd(width)}  ` }, { text: about, tone: 'dim' }]),
    )
  }

  #save(path: string): void {
    const file = path === '' ? `${this.#match.game.id}.txt` : path
    try {
      writeText(file, writeRecord(this.#match.record()))
      this.#screen.say(`Saved as ${file}: go on with orrery play --load ${file}.`)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.#screen.say(sentence(messageOf(error)))
    }
  }

  #why(text: string, seat: Seat): void {
    const offer = this.#match.offer(seat)
    const move = this.#chosen(text, offer) ?? this.#parsed(text)
    if (move !== undefined) this.#screen.refusals(seat, move)
  }

  #parsed(text: string): Move | undefined {
    const move = this.#match.game.parse(text)
    if (move.ok) return move.value
    this.#screen.say(`${problemText(move.error)}.`)
    return undefined
  }

  /** After the end one may look and save; undo leads back into the game. */
  async #end(): Promise<void> {
    const seat = Math.max(0, this.#players.bots.indexOf(undefined))
    this.#tell(seat)
    let again = true
    while (!this.#left && this.#match.outcome() !== undefined) {
      if (again) this.#screen.standing()
      if (again) this.#screen.say('You may still look at the log, save, undo or quit.', 'dim')
      const line = (await this.#lines.next('> '))?.trim() ?? ''
      if (line === '') this.#left = true
      else again = this.#command(line, seat) ?? this.#done(() => this.#screen.say('The game is over: type help.'))
    }
  }
}
