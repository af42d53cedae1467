import { fail, ok, type Problem, type Refusal, type Result } from '@orrery/kernel'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { readFile, type RefereeFile, writeFile } from '../src/referee-file.ts'
import { notation } from '../src/referee-moves.ts'
import { linesOf, SET_PATHS } from '../src/referee-said.ts'
import { notesOn } from '../src/referee-setup.ts'
import { readLine, USAGES } from '../src/referee-text.ts'
import { type RefereeView, tableOf } from '../src/referee.ts'

/* How people speak to the referee at a terminal. */

const SAMPLE = {
  seats: [
    { name: 'Ana', faction: 'sol' },
    { name: 'Ben', faction: 'hacan' },
    { name: 'Cleo', faction: 'xxcha' },
  ],
  map: '{112} 106 74 70 27 71 31 0 46 49 21 0 47 50 63 0 48 77 61',
  settings: { payments: 'declared', dice: 'app' },
}

/** An example of a value for each path of a correction. */
const EXAMPLES: { readonly [end: string]: string } = {
  breakthrough: 'ready (absent, ready, exhausted)',
  passed: 'true',
  faction: 'obsidian (Firmament and Obsidian turn over)',
  owner: 'Ana (or nobody)',
  exhausted: 'true',
  attached: 'green (or nothing)',
  modifier: '"Rich World" (or nothing)',
  system: '46',
  slice: 'Ana now (or earlier, or free)',
  fracture: 'true',
  jupiter: 'exhausted',
  claimed: 'false',
}

const exampleOf = (path: string): string => {
  const [head = '', , field] = path.split('.')
  return EXAMPLES[field ?? head] ?? (head === 'system' ? 'true' : '3')
}

interface SpokenLines {
  readonly seat: number
  readonly lines: readonly string[]
  readonly note: string
}

function read(line: string, view: RefereeView): Result<SpokenLines, Problem | Refusal> {
  const command = readLine(line)
  if (!command.ok) return command
  const spoken = linesOf(tableOf(view), command.value)
  if (!spoken.ok) return fail(spoken.error)
  const { seat, moves, note } = spoken.value
  return ok({ seat, lines: moves.map(notation.print), note })
}

function open(
  text: string,
): Result<{ readonly options: never; readonly names: readonly string[]; readonly said: RefereeFile['said'] }, Refusal> {
  const file = readFile(text)
  if (!file.ok) return file
  const { options, said } = file.value
  return ok({ options: options as never, names: options.seats.map(({ name }) => name), said })
}

export const speech = {
  usages: USAGES,
  paths: SET_PATHS.map((path) => `set ${path} ${exampleOf(path)}`),
  factions: FACTION_ROWS.map(({ id, name }) => `${id} (${name})`),
  sample: `${JSON.stringify(SAMPLE, undefined, 2)}\n`,
  open,
  read,
  text: (view: RefereeView): string => `${writeFile(view)}\n`,
  notes: (view: RefereeView): readonly string[] => notesOn(tableOf(view)),
}
