import type { Json, Pack, Problem, RecordStart } from './contract.ts'
import { isPack } from './packs.ts'
import { fail, ok, type Result } from './result.ts'
import { canonical, parseJson } from './text.ts'

/**
 * A game as a small text file a person can read:
 *
 *     orrery record 1
 *     game pebbles
 *     rules 1
 *     seats 2
 *     options {"heap":"7"}
 *     pack {"game":"pebbles",...}        (only where options or position name it)
 *     names ["Ada","Ben"]                (may be left out)
 *     seed 3f9a...                       (or: position {...})
 *     1 Red take 3
 *     2 Blue take 1
 *     3 Blue undo 1                      (back to where the game stood after entry 1)
 *     4 Blue take 2
 *     end 4 entries, hash 5d41...        (or, while the game goes on: open 4 entries, hash ...)
 *
 * Entries are numbered from 1 and no number is ever used twice; the game is the fold of the log. A line that begins
 * with `#` is a remark. A game written by hand may close with the bare word `open`, which claims neither count nor
 * hash. A side or seed with spaces or quotes in it is written as a JSON string.
 *
 * A record holds every secret of its game: it stays with whoever runs the table until the game is over.
 */
export interface GameRecord {
  readonly format: 'orrery-record'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly options: Json
  /** The whole pack the game is played with. */
  readonly pack?: Pack
  readonly start: RecordStart
  readonly names?: readonly string[]
  readonly log: readonly LogEntry[]
  readonly finished: boolean
  /** The hash of the state after the last entry. */
  readonly hash?: string
}

/** Entry n of the log is `log[n - 1]`. `undo` names the entry the game goes back to, 0 for the very start. */
export type LogEntry =
  | { readonly side: string; readonly move: string }
  | { readonly side: string; readonly undo: number }

const FIRST_LINE = 'orrery record 1'

const writeWord = (text: string): string => (/^[^\s"]+$/.test(text) ? text : JSON.stringify(text))

const writeEntry = (entry: LogEntry, i: number): string =>
  `${i + 1} ${writeWord(entry.side)} ${'move' in entry ? entry.move : `undo ${entry.undo}`}`

function writeLast({ finished, hash, log }: GameRecord): string {
  if (!finished && hash === undefined) return 'open'
  const count = log.length === 1 ? '1 entry' : `${log.length} entries`
  return `${finished ? 'end' : 'open'} ${count}${hash === undefined ? '' : `, hash ${hash}`}`
}

export function writeRecord(record: GameRecord): string {
  const { start } = record
  const lines = [
    FIRST_LINE,
    `game ${writeWord(record.game)}`,
    `rules ${record.rulesVersion}`,
    `seats ${record.seats}`,
    `options ${canonical(record.options)}`,
    ...(record.pack === undefined ? [] : [`pack ${canonical(record.pack)}`]),
    ...(record.names === undefined ? [] : [`names ${canonical(record.names)}`]),
    'seed' in start ? `seed ${writeWord(start.seed)}` : `position ${canonical(start.position)}`,
    ...record.log.map(writeEntry),
    writeLast(record),
  ]
  return lines.join('\n') + '\n'
}

interface TextLine {
  readonly at: string
  readonly text: string
}

function toLines(text: string): TextLine[] {
  const lines = text.split('\n').map((line, i) => ({ at: `line ${i + 1}`, text: line.trim() }))
  return lines.filter(({ text }) => text !== '' && !text.startsWith('#'))
}

const CUT_OFF = 'the end of the file'

function readWord(text: string): string | undefined {
  if (!text.startsWith('"')) return /\s/.test(text) ? undefined : text
  const json = parseJson(text)
  return json.ok && typeof json.value === 'string' ? json.value : undefined
}

function readJson(text: string): { readonly json: Json } | undefined {
  const json = parseJson(text)
  return json.ok ? { json: json.value } : undefined
}

/** Only the game's `input` can check its content. */
function readPack(text: string): Pack | undefined {
  const json = parseJson(text)
  return json.ok && isPack(json.value) ? json.value : undefined
}

const readWhole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

function readNames(text: string, seats: number | undefined): readonly string[] | undefined {
  const json = parseJson(text)
  if (!json.ok || !Array.isArray(json.value)) return undefined
  const names: readonly Json[] = json.value
  return names.length === seats && names.every((name) => typeof name === 'string') ? names : undefined
}

/** Takes `word value` lines one after the other and remembers the first problem. */
class Header {
  readonly #lines: readonly TextLine[]
  #next = 1
  #problem: Problem | undefined

  constructor(lines: readonly TextLine[]) {
    this.#lines = lines
  }

  /** The number of lines taken, including the first. */
  get taken(): number {
    return this.#next
  }

  get problem(): Problem {
    return this.#problem ?? { at: CUT_OFF, expected: 'a record' }
  }

  has(word: string): boolean {
    return this.#lines[this.#next]?.text.startsWith(`${word} `) ?? false
  }

  take<T>(word: string, value: string, read: (text: string) => T | undefined): T | undefined {
    if (this.#problem !== undefined) return undefined
    const line = this.#lines[this.#next]
    const found = line !== undefined && this.has(word) ? read(line.text.slice(word.length + 1).trim()) : undefined
    if (found === undefined) this.#problem = { at: line?.at ?? CUT_OFF, expected: `"${word}" and ${value}` }
    this.#next++
    return found
  }
}

type Head = Omit<GameRecord, 'log' | 'finished' | 'hash'>

function readStart(header: Header): RecordStart | undefined {
  if (!header.has('position')) {
    const seed = header.take('seed', 'the seed, or "position" and JSON', readWord)
    return seed === undefined ? undefined : { seed }
  }
  const position = header.take('position', 'JSON', readJson)
  return position === undefined ? undefined : { position: position.json }
}

function readHead(header: Header): Result<Head, Problem> {
  const game = header.take('game', 'the id of a game', readWord)
  const rulesVersion = header.take('rules', 'the version of the rules, a whole number', readWhole)
  const seats = header.take('seats', 'their number', readWhole)
  const options = header.take('options', 'JSON', readJson)
  const pack = header.has('pack') ? header.take('pack', 'a pack as JSON', readPack) : undefined
  const names = header.has('names')
    ? header.take('names', 'a JSON list of one text for each seat', (text) => readNames(text, seats))
    : undefined
  const start = readStart(header)
  if (game === undefined || rulesVersion === undefined || seats === undefined) return fail(header.problem)
  if (options === undefined || start === undefined) return fail(header.problem)
  const head: Head = { format: 'orrery-record', version: 1, game, rulesVersion, seats, options: options.json, start }
  return ok({ ...head, ...(pack === undefined ? {} : { pack }), ...(names === undefined ? {} : { names }) })
}

/** Entry `n`, or what was expected instead. */
function readEntry(text: string, n: number): Result<LogEntry, string> {
  const [, number, word = '', rest = ''] = /^(\d+)\s+("(?:[^"\\]|\\.)*"|[^\s"]+)\s+(.+)$/.exec(text) ?? []
  const side = readWord(word)
  if (number === undefined || side === undefined) return fail(`an entry such as "${n} SIDE MOVE", or the last line`)
  if (Number(number) !== n) return fail(`entry ${n}; numbers go up by one and are never used twice`)
  const undo = /^undo\s+(\d+)$/.exec(rest)?.[1]
  if (undo === undefined) return ok({ side, move: rest })
  return Number(undo) < n ? ok({ side, undo: Number(undo) }) : fail(`"undo" and the number of an earlier entry, or 0`)
}

type Last = Pick<GameRecord, 'finished' | 'hash'>

function readLast(text: string, entries: number): Result<Last, string> {
  const [all, word, count, hash] =
    /^(end|open)(?:\s+(\d+)\s+entr(?:y|ies)(?:,\s*hash\s+([0-9a-f]{32}))?)?$/.exec(text) ?? []
  if (all === undefined || (word === 'end' && count === undefined)) {
    return fail('"end" (or "open" while the game goes on), the count and the hash: "end 12 entries, hash ..."')
  }
  if (count !== undefined && Number(count) !== entries) return fail(`${count} entries before this line, not ${entries}`)
  const finished = word === 'end'
  return ok(hash === undefined ? { finished } : { finished, hash })
}

function readLog(lines: readonly TextLine[]): Result<Last & { readonly log: LogEntry[] }, Problem> {
  const log: LogEntry[] = []
  for (const [i, { at, text }] of lines.entries()) {
    if (/^(end|open)\b/.test(text)) {
      const last = readLast(text, log.length)
      if (!last.ok) return fail({ at, expected: last.error })
      const after = lines[i + 1]
      return after === undefined ? ok({ ...last.value, log }) : fail({ at: after.at, expected: 'nothing more' })
    }
    const entry = readEntry(text, log.length + 1)
    if (!entry.ok) return fail({ at, expected: entry.error })
    log.push(entry.value)
  }
  return fail({ at: CUT_OFF, expected: 'a last line with "end" or "open"; the record is cut off' })
}

/** Reads the text only; whether the moves are legal is checked by the game (replay.ts). */
export function readRecord(text: string): Result<GameRecord, Problem> {
  const lines = toLines(text)
  const first = lines[0]
  if (first?.text !== FIRST_LINE) return fail({ at: first?.at ?? CUT_OFF, expected: `"${FIRST_LINE}"` })
  const header = new Header(lines)
  const head = readHead(header)
  if (!head.ok) return head
  const log = readLog(lines.slice(header.taken))
  return log.ok ? ok({ ...head.value, ...log.value }) : log
}
