import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { loadGame, type LoadedGame, type Speech } from '@orrery/games'
import { type Problem, problemText, type Refusal } from '@orrery/kernel'
import { savedFrom, Table } from '@orrery/table'
import type { Command, World } from '../command.ts'
import { readText, writeText } from '../files.ts'
import { colourDepth, painter } from '../terminal.ts'
import { FOUND_WRONG, UsageError } from '../usage.ts'

/** Reads what people say from the terminal, line by line, and keeps the table in its file after each one. */
export const referee: Command = {
  name: 'referee',
  about: 'referee a live table: payments, rolls, sites and ties',
  takes: 'FILE',
  flags: {
    json: { kind: 'switch', about: 'one JSON object for each line' },
    sample: { kind: 'switch', about: 'write a set-up to begin with into FILE' },
  },
  notes: [
    'FILE holds a set-up { "seats": [{ "name", "faction" }, ...], "map": "..." } or a table kept by this command.',
    'Say a player and what happens. help lists the commands, help set what can be corrected, help factions the factions.',
    'Further: show, log, undo [N], redo [N], quit. A command as JSON is understood too.',
    'The file is written after every command. The exit code is 1 when a line was refused.',
  ],
  examples: ['referee friday.json --sample', 'referee friday.json', 'referee friday.json < evening.txt'],
  async run(args, world) {
    const file = args.only('a file', args.words)
    const manifest = world.games.find((game) => game.speech !== undefined)
    const found = await manifest?.speech?.()
    if (manifest === undefined || found === undefined) throw new UsageError('No game here has a referee.')
    if (args.has('sample')) {
      writeText(file, found.speech.sample)
      world.out.write(`${file} is a table for three: change it, then say orrery referee ${file}.\n`)
      return 0
    }
    const served = await loadGame(manifest)
    const table = open(served, found.speech, file)
    return new Talk(served, found.speech, table, file, world, args.has('json')).listen()
  },
}

const PERSON = 'here'

function open({ game, words }: LoadedGame, speech: Speech, file: string): Table {
  const setup = speech.open(readText(file))
  if (!setup.ok) throw new UsageError(`${file}: ${words.refusal(setup.error, undefined)}`)
  const { options, names, said } = setup.value
  const setting = { game: game.id, options, seats: names.length, clock: { kind: 'none' }, undo: 'open' } as const
  const deeds = said.map(({ seat, line, follows }) => ({
    at: 0,
    deed: { kind: 'move', seat, move: line, ...(follows === true ? { follows } : {}) } as const,
  }))
  const saved = savedFrom(game, setting, { seed: randomBytes(16).toString('hex'), deeds }, names)
  if (!saved.ok) throw new UsageError(`${file}: ${saved.error}.`)
  const table = new Table(game, saved.value.head)
  for (const entry of saved.value.entries) table.enter(entry)
  return table
}

/** One evening at a table. */
class Talk {
  readonly #table: Table
  readonly #served: LoadedGame
  readonly #speech: Speech
  readonly #file: string
  readonly #world: World
  readonly #json: boolean
  #refused = 0
  #keys = 0

  constructor(served: LoadedGame, speech: Speech, table: Table, file: string, world: World, json: boolean) {
    this.#served = served
    this.#speech = speech
    this.#table = table
    this.#file = file
    this.#world = world
    this.#json = json
  }

  async listen(): Promise<number> {
    const { input } = this.#world
    if (!this.#json) {
      for (const note of this.#speech.notes(this.#view())) this.#say(`Note: ${note}`)
      this.#board()
    }
    for await (const line of createInterface({ input })) {
      const text = line.trim()
      if (text === 'quit') break
      if (text !== '' && !text.startsWith('#')) this.#hear(text)
    }
    return this.#refused === 0 ? 0 : FOUND_WRONG
  }

  #view(): unknown {
    return this.#table.match?.view(0)
  }

  #hear(text: string): void {
    const [, verb = '', n] = /^(undo|redo|show|log|help)(?:\s+(\w+))?$/.exec(text) ?? []
    if (verb === 'show') return this.#board()
    if (verb === 'log') return this.#log()
    if (verb === 'help') return this.#help(n ?? '')
    if (verb === 'undo' || verb === 'redo') return this.#steps(verb, Number(n ?? 1))
    const said = this.#speech.read(text, this.#view())
    if (!said.ok) return this.#wrong(said.error)
    return this.#enter(said.value)
  }

  #help(about: string): void {
    const { usages, paths, factions } = this.#speech
    const said = (lines: readonly string[]): readonly string[] => lines.map((line) => `PLAYER ${line}`)
    const topics: { readonly [topic: string]: readonly string[] } = {
      '': [...said(usages), 'help set', 'help factions', 'show', 'log', 'undo [N]', 'redo [N]', 'quit'],
      set: said(paths),
      factions,
    }
    const lines = topics[about]
    if (lines === undefined) return this.#wrong({ at: `"help ${about}"`, expected: 'help, help set or help factions' })
    for (const line of lines) this.#say(line)
  }

  #enter({
    seat,
    lines,
    note,
  }: {
    readonly seat: number
    readonly lines: readonly string[]
    readonly note: string
  }): void {
    const [move, ...more] = lines
    const decision = this.#table.pending()[0]?.decision ?? 0
    if (move === undefined) return this.#told(note)
    const before = this.#table.match?.length ?? 0
    const refusals = this.#request({ t: 'move', seat, decision, move, ...(more.length > 0 ? { more } : {}) })
    if (refusals !== undefined) return this.#wrong(refusals)
    const told = this.#eventsSince(before).join(' ')
    return this.#told(note === '' ? told : `${told} (${note})`)
  }

  #steps(verb: 'undo' | 'redo', n: number): void {
    for (let k = 0; k < n; k++) {
      const refused = this.#request({ t: verb })
      if (refused !== undefined) return this.#wrong(refused)
    }
    return this.#told(`${verb} done.`)
  }

  #request(
    wish:
      | { readonly t: 'undo' | 'redo' }
      | {
          readonly t: 'move'
          readonly seat: number
          readonly decision: number
          readonly move: string
          readonly more?: readonly string[]
        },
  ): Refusal | Problem | undefined {
    const { entries, reply } = this.#table.decide({ ...wish, key: `${++this.#keys}` }, PERSON, Date.now())
    if (!reply.ok) return reply.refusals[0] ?? { at: '', expected: reply.say }
    for (const entry of entries) this.#table.enter(entry)
    return undefined
  }

  #eventsSince(entry: number): readonly string[] {
    const view = this.#view()
    const seen = this.#table.match?.events(0, entry + 1) ?? []
    return seen.map(({ event }) => this.#served.words.event(event, view))
  }

  /** One line for each thing that was said, with all its sentences. */
  #log(): void {
    const view = this.#view()
    const { match } = this.#table
    let number = 0
    for (const { entry } of match?.standing ?? []) {
      const events = match?.events(0, entry).filter((seen) => seen.entry === entry) ?? []
      if (events.length === 0) continue
      this.#say(`${++number}. ${events.map(({ event }) => this.#served.words.event(event, view)).join(' ')}`)
    }
  }

  #told(news: string): void {
    const view = this.#view()
    writeText(this.#file, this.#speech.text(view))
    const asked = this.#served.words.question(view, 0)
    if (this.#json) return this.#say(JSON.stringify({ ok: true, told: news, asked }))
    this.#say(news)
    return this.#say(asked)
  }

  #wrong(wrong: Refusal | Problem): void {
    this.#refused++
    const sentence =
      'code' in wrong
        ? this.#served.words.refusal(wrong, this.#view())
        : wrong.at === ''
          ? wrong.expected
          : `At ${problemText(wrong)}.`
    this.#say(this.#json ? JSON.stringify({ ok: false, told: sentence, ...wrong }) : `No: ${sentence}`)
  }

  #board(): void {
    const { out, env } = this.#world
    const { words } = this.#served
    const view = this.#view()
    out.write(`${painter(colourDepth(out, env))(words.board(view), words.tones)}\n`)
    this.#say(words.question(view, 0))
  }

  #say(text: string): void {
    this.#world.out.write(`${text}\n`)
  }
}
