import { createInterface } from 'node:readline'
import type { Referee } from '@orrery/games'
import type { Refusal, Result } from '@orrery/kernel'
import type { Command, World } from '../command.ts'
import { readText, writeText } from '../files.ts'
import { colourDepth, painter } from '../terminal.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'

/** Reads commands from the terminal, line by line, and keeps the table in its file after each one. */
export const referee: Command = {
  name: 'referee',
  about: 'referee a live table: payments, rolls, sites and ties',
  takes: 'FILE',
  flags: { json: { kind: 'switch', about: 'one JSON object for each line' } },
  notes: [
    'FILE holds a set-up { "seats": [{ "name", "faction" }, ...], "map": "...", "seed": "..." } or a table kept by this command.',
    'Say a player and what happens; help lists the commands.',
    'Further: show, log, undo [N], redo [N], quit. A command as JSON is understood too.',
    'The file is written after every command. The exit code is 1 when a line was refused.',
  ],
  examples: ['referee friday.json', 'referee friday.json < evening.txt'],
  async run(args, world) {
    const file = args.only('a file', args.words)
    const found = await world.games.find((game) => game.referee !== undefined)?.referee?.()
    if (found === undefined) throw new UsageError('No game here has a referee.')
    const table = found.referee.open(readText(file))
    if (!table.ok) throw new UsageError(`${file}: ${found.referee.refusal(table.error)}`)
    return new Talk(found.referee, table.value, file, world, args.has('json')).listen()
  },
}

/** One evening at a table. */
class Talk {
  #table: unknown
  readonly #referee: Referee
  readonly #file: string
  readonly #world: World
  readonly #json: boolean
  #refused = 0

  constructor(rules: Referee, table: unknown, file: string, world: World, json: boolean) {
    this.#referee = rules
    this.#table = table
    this.#file = file
    this.#world = world
    this.#json = json
  }

  async listen(): Promise<number> {
    const { input } = this.#world
    if (!this.#json) {
      for (const note of this.#referee.notes(this.#table)) this.#say(`Note: ${note}`)
      this.#board()
    }
    for await (const line of createInterface({ input })) {
      const text = line.trim()
      if (text === 'quit') break
      if (text !== '' && !text.startsWith('#')) this.#hear(text)
    }
    return this.#refused === 0 ? 0 : FOUND_WRONG
  }

  #hear(text: string): void {
    const [, verb = '', n] = /^(undo|redo|show|log|help)(?:\s+(\d+))?$/.exec(text) ?? []
    const { usages, log, undo, redo, read, say } = this.#referee
    if (verb === 'show') return this.#board()
    if (verb === 'log') return log(this.#table).forEach((line) => this.#say(line))
    if (verb === 'help') return usages.forEach((usage) => this.#say(`PLAYER ${usage}`))
    if (verb === 'undo') return this.#take(undo(this.#table, Number(n ?? 1)), verb)
    if (verb === 'redo') return this.#take(redo(this.#table, Number(n ?? 1)), verb)
    const said = read(text)
    if (said.ok) return this.#take(say(this.#table, said.value), 'say')
    return this.#wrong(`At ${said.error.at}: expected ${said.error.expected}.`, {})
  }

  #take(result: Result<unknown, Refusal>, how: string): void {
    const { refusal, told, text, question } = this.#referee
    if (!result.ok) return this.#wrong(refusal(result.error), result.error)
    this.#table = result.value
    writeText(this.#file, `${text(this.#table)}\n`)
    const news = how === 'say' ? told(this.#table) : `${how} done.`
    const asked = question(this.#table)
    if (this.#json) return this.#say(JSON.stringify({ ok: true, told: news, asked }))
    this.#say(news)
    return this.#say(asked)
  }

  #wrong(sentence: string, refusal: object): void {
    this.#refused++
    this.#say(this.#json ? JSON.stringify({ ok: false, told: sentence, ...refusal }) : `No: ${sentence}`)
  }

  #board(): void {
    const { out, env } = this.#world
    out.write(`${painter(colourDepth(out, env))(this.#referee.board(this.#table), this.#referee.tones)}\n`)
    this.#say(this.#referee.question(this.#table))
  }

  #say(text: string): void {
    this.#world.out.write(`${text}\n`)
  }
}
