// Two habits of the rules: they make no sentences (`words/` does), and ids are packed and sets built by named functions.
import { globSync, readFileSync } from 'node:fs'
import type { SourceFile } from './imports.ts'

/** Three words in a row inside quotes. What is thrown is for engineers: it speaks of a bug. */
const SENTENCE = /(['`])[^'`]*\b[A-Za-z]+ [a-z]+ [a-z]+\b[^'`]*\1/
const THROWN = 'throw new Error('
const SHIFT = / (?:<<|>>>?) /
const COMMENT = /^\s*(?:\/\/|\/?\*)/

const RULES = 'games/*/{src/{rules,effects,steps}/**/*,modules/*/{rules,effects,steps}}.ts'
const GAMES = 'games/*/{src,modules,words,bot,web,book,lesson}/**/*.{ts,tsx}'

/** Sentences of the referee of a live table, until it is a table like any other, and of readers of positions. */
const SPEAKING = [
  'games/expanse/src/rules/position-names.ts',
  'games/expedition/src/rules/mapString.ts',
  'games/expedition/src/rules/payment.ts',
]

/** Where ids are packed into one number: one named function each way. */
const PACKING = [
  'games/expanse/src/rules/cell.ts',
  'games/expanse/src/rules/fleets.ts',
  'games/expanse/src/rules/track.ts',
  'games/expedition/src/rules/ingress.ts',
  'games/hexpanse/src/rules/chain.ts',
  'games/hexpanse/src/rules/pieces.ts',
]

function lines({ path, text }: SourceFile, isWrong: (line: string) => boolean, what: string): readonly string[] {
  const wrong = (line: string): boolean => !COMMENT.test(line) && isWrong(line)
  return text.split('\n').flatMap((line, i) => (wrong(line) ? [`${path}:${i + 1}: ${what}`] : []))
}

export const sentences = (file: SourceFile): readonly string[] =>
  lines(file, (line) => SENTENCE.test(line) && !line.includes(THROWN), 'makes a sentence; words/ does that')

export const shifts = (file: SourceFile): readonly string[] =>
  lines(file, (line) => SHIFT.test(line), 'shifts by hand; use bit, hasBit, firstBits or a named packing function')

if (import.meta.main) {
  const root = `${import.meta.dirname}/..`
  const read = (pattern: string, except: readonly string[]): readonly SourceFile[] =>
    globSync(pattern, { cwd: root, exclude: ['**/data/**'] })
      .filter((path) => !except.includes(path))
      .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
  const found = [...read(RULES, SPEAKING).flatMap(sentences), ...read(GAMES, PACKING).flatMap(shifts)]
  for (const line of found) console.error(line)
  console.log(`${found.length} found`)
  process.exitCode = found.length === 0 ? 0 : 1
}
