import { createInterface } from 'node:readline'
import type { Result } from '@orrery/kernel'
import type { Command, World } from '../command.ts'
import { readText, writeText } from '../files.ts'
import { type LiveTable, referee as door } from '../registry.ts'
import { colourDepth, painter } from '../terminal.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'

const { rules, words, tones } = door
type Spoken = ReturnType<typeof rules.say> extends Result<unknown, infer R> ? R : never

/** Reads commands from the terminal, line by line, and keeps the table in its file after each one. */
export const referee: Command = {
  name: 'referee',
  about: 'keep the expedition of a live table: payments, rolls, sites and ties',
  takes: 'FILE',
  flags: { json: { kind: 'switch', about: 'one JSON object for each line' } },
  notes: [
    'FILE holds a set-up { "seats": [{ "name", "faction" }, ...], "map": "...", "seed": "..." } or a table kept by this command.',
    `Say a player and what happens: ${rules.USAGES.join('; ')}.`,
    'Further: show, log, undo [N], redo [N], quit. A command as JSON is understood too.',
    'The file is written after every command. The exit code is 1 when a line was refused.',
  ],
  examples: ['referee friday.json', 'referee friday.json < evening.txt'],
  async run(args, world) {
    const file = args.only('a file', args.words)
    const table = rules.importTable(readText(file))
    if (!table.ok) throw new UsageError(`${file}: ${words.refusal(table.error)}`)
    const talk = new Talk(table.value, file, world, args.has('json'))
    return talk.listen()
  },
}

/** One evening at a table. */
class Talk {
  #table: LiveTable
  readonly #file: string
  readonly #world: World
  readonly #json: boolean
  #refused = 0

  constructor(table: LiveTable, file: string, world: World, json: boolean) {
    this.#table = table
    this.#file = file
    this.#world = world
    this.#json = json
  }

  async listen(): Promise<number> {
    const { input } = this.#world
    if (!this.#json) {
      for (const note of this.#table.notes) this.#say(`Note: ${note}`)
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
    const [, verb = '', n] = /^(undo|redo|show|log)(?:\s+(\d+))?$/.exec(text) ?? []
    if (verb === 'show') return this.#board()
    if (verb === 'log') return words.log(this.#table).forEach((line) => this.#say(line))
    if (verb === 'undo') return this.#take(rules.undo(this.#table, Number(n ?? 1)), verb)
    if (verb === 'redo') return this.#take(rules.redo(this.#table, Number(n ?? 1)), verb)
    const said = rules.readLine(text)
    if (said.ok) return this.#take(rules.say(this.#table, said.value), 'say')
    return this.#wrong(`At ${said.error.at}: expected ${said.error.expected}.`, {})
  }

  #take(result: Result<LiveTable, Spoken>, how: string): void {
    if (!result.ok) return this.#wrong(words.refusal(result.error), result.error)
    this.#table = result.value
    writeText(this.#file, `${rules.exportTable(this.#table)}\n`)
    const last = this.#table.log.at(-1)
    const told = how === 'say' && last !== undefined ? words.line(this.#table, last) : `${how} done.`
    if (this.#json) return this.#say(JSON.stringify({ ok: true, told, asked: words.asked(this.#table) }))
    this.#say(told)
    return this.#say(words.asked(this.#table))
  }

  #wrong(sentence: string, refusal: object): void {
    this.#refused++
    this.#say(this.#json ? JSON.stringify({ ok: false, told: sentence, ...refusal }) : `No: ${sentence}`)
  }

  #board(): void {
    const { out, env } = this.#world
    out.write(`${painter(colourDepth(out, env))(words.board(this.#table), tones)}\n`)
    this.#say(words.asked(this.#table))
  }

  #say(text: string): void {
    this.#world.out.write(`${text}\n`)
  }
}
