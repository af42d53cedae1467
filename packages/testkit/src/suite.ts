import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type AnyGame,
  type AnyWords,
  type Features,
  type Json,
  type PackInput,
  problemText,
  rngFrom,
} from '@orrery/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleSize } from './counts.ts'
import { coverageOf, type RuleCoverage } from './coverage.ts'
import { type Fault, faultsText } from './fault.ts'
import { featureFaults } from './features.ts'
import { fuzz, parseFaults, readFaults } from './fuzz.ts'
import { literalsOf, type Tables } from './literals.ts'
import type { CheckOptions, Thoroughness } from './options.ts'
import { perft } from './perft.ts'
import { PLANTED, type Planted } from './planted.ts'
import { playRandom } from './play.ts'
import { playthrough } from './playthrough.ts'
import { newTally } from './tally.ts'

export interface Conformance {
  readonly seats: readonly number[]
  /** Random games for each number of seats; 60 where it is left out, 200 in the long run. */
  readonly games?: number
  /** How many of them, the first ones, are looked at from everywhere at every decision; the others lightly. */
  readonly thorough?: number
  /** The plain table, used wherever nothing else is said. */
  readonly options?: Json
  /** Modules and modes: three games each, five in the long run, on the numbers of seats in turn. */
  readonly optionSets?: readonly OptionSet[]
  /** Pinned counts of move paths: `counts[i]` is the count for depth i + 1. */
  readonly perft?: readonly PerftRow[]
  /** Games kept as text; ORRERY_UPDATE=1 rewrites the files. */
  readonly playthroughs?: readonly RecordedText[]
  /** What a learned judge reads of a state. */
  readonly features?: Features<unknown>
}

export interface OptionSet {
  readonly name: string
  readonly options: Json
  readonly seats?: readonly number[]
}

export interface PerftRow {
  readonly seats: number
  readonly seed: string
  readonly options?: Json
  readonly counts: readonly number[]
}

export interface RecordedText {
  readonly file: URL
  readonly seats: number
  readonly seed: string
  readonly options?: Json
  readonly words?: AnyWords
}

const GAMES = sampleSize(60, 200)
const THOROUGH = sampleSize(3, 5)
const PER_OPTION_SET = sampleSize(3, 5)
/** Deeper counts of move paths are for the long run. */
const MOST_PATHS = sampleSize(1_000_000, Infinity)
/** Games per test: few enough for its time limit, many enough to keep the report short. */
const BATCH = 20
const PLANTED_GAMES = 20
const FUZZED_DECISIONS = 20
const FUZZES = 20
/** The features of a learned judge are checked about once per this many decisions. */
const READ_DECISIONS = 10

/** Everything a game must pass, as tests. */
export function conformance(game: AnyGame, asked: Conformance): void {
  describe(`conformance of ${game.title}`, () => {
    for (const seats of asked.seats) randomGames(game, seats, asked)
    for (const set of asked.optionSets ?? []) optionSetGames(game, set, asked)
    describe('a planted fault is caught', () => {
      for (const planted of PLANTED) {
        // A leak needs a secret to leak.
        const isIdle = planted.needs !== undefined && game.hidden.length === 0
        test.skipIf(isIdle)(planted.name, () => plantedIsCaught(game, planted, asked))
      }
    })
    test('every kind of hidden thing is varied', () => hiddenIsVaried(game, asked))
    entryPoints(game, asked)
    for (const features of asked.features === undefined ? [] : [asked.features])
      test('what a learned judge reads', () => featuresAreSound(game, features, asked))
    for (const row of asked.perft ?? []) test(perftTitle(row), () => perftIsPinned(game, row, asked))
    for (const told of asked.playthroughs ?? []) {
      test(`playthrough ${told.file.pathname.split('/').at(-1)}`, () => playthroughIsKept(game, told, asked))
    }
  })
}

/** Nothing was found; else the seed and the moves are in the message. */
function none(faults: readonly Fault[]): void {
  expect(faultsText(faults)).toBe('')
}

const seedOf = (game: AnyGame, seats: number, n: number): string => `${game.id} ${seats} ${n}`
const optionsOf = (asked: Conformance): Json => asked.options ?? {}

function randomGames(game: AnyGame, seats: number, asked: Conformance): void {
  const { games = GAMES, thorough = THOROUGH } = asked
  const batches = Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => i * BATCH)
  test.each(batches)(`${seats} seats, random games from %i`, (from) => {
    for (let n = from; n < Math.min(games, from + BATCH); n++) {
      checkedGame(game, optionsOf(asked), seats, seedOf(game, seats, n), n < thorough ? 'each' : 'light')
    }
  })
}

function checkedGame(game: AnyGame, options: Json, seats: number, seed: string, check: Thoroughness): void {
  const { errors, stuck } = playRandom(game, options, seats, seed, { check })
  none(errors)
  expect(stuck, `the game with seed "${seed}" does not end`).toBe(false)
}

function optionSetGames(game: AnyGame, { name, options, seats }: OptionSet, asked: Conformance): void {
  const tables = seats ?? asked.seats
  test(`random games with ${name}`, () => {
    for (let n = 0; n < PER_OPTION_SET; n++) {
      const count = tables[n % tables.length] ?? game.seats.min
      checkedGame(game, options, count, seedOf(game, count, n), n === 0 ? 'each' : 'light')
    }
  })
}

function plantedIsCaught(game: AnyGame, planted: Planted, asked: Conformance): void {
  const [seats = game.seats.min] = asked.seats
  const sick = planted.plant(game)
  const found = new Set<string>()
  const isCaught = (): boolean => planted.caughtBy.some((check) => found.has(check))
  for (let n = 0; n < PLANTED_GAMES && !isCaught(); n++) {
    const { errors } = playRandom(sick, optionsOf(asked), seats, seedOf(game, seats, n), { check: plantedCheck(n) })
    for (const { check } of errors) found.add(check)
  }
  expect(isCaught(), `looked for ${planted.caughtBy.join(', ')}, found ${[...found].join(', ')}`).toBe(true)
}

/** The light look must find it too, sooner or later; a thorough one would only be slower. */
const plantedCheck = (n: number): Thoroughness | CheckOptions => (n < PLANTED_GAMES / 2 ? 'light' : 'each')

interface Laid {
  readonly options: Json
  readonly seats: number
}

/** Every set of options once, and every number of seats with the plain one: what is hidden may come with a module. */
const tablesOf = (asked: Conformance): Laid[] => [
  ...asked.seats.map((seats) => ({ options: optionsOf(asked), seats })),
  ...(asked.optionSets ?? []).map(({ options, seats }) => ({ options, seats: (seats ?? asked.seats).at(-1) ?? 0 })),
]

function hiddenIsVaried(game: AnyGame, asked: Conformance): void {
  const tally = newTally()
  // Some things are hidden only at a full table: it is always looked at as well.
  const tables = [...tablesOf(asked), { options: optionsOf(asked), seats: game.seats.max }]
  const missing = (): string[] =>
    game.hidden.map(({ name }) => name).filter((name) => (tally.differing[name] ?? 0) === 0)
  for (let n = 0; n < PLANTED_GAMES + tables.length && missing().length > 0; n++) {
    const { options, seats } = tables[n % tables.length] as Laid
    none(playRandom(game, options, seats, seedOf(game, seats, n), { check: 'each', tally }).errors)
  }
  expect(missing()).toEqual([])
}

function entryPoints(game: AnyGame, asked: Conformance): void {
  describe('what comes in from outside is answered, never thrown at', () => {
    test('any text or value as a move', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything()), (input) => {
          expect(parseFaults(game, input)).toEqual([])
        }),
      )
    })
    test('any JSON as a position', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (input) => {
          expect(readFaults(game, input as Json)).toEqual([])
        }),
      )
    })
    test('broken lines and broken positions', () => {
      const rng = rngFrom(`${game.id} fuzz`)
      const faults: string[] = []
      const onDecision = (s: unknown): void => {
        if (rng.below(FUZZED_DECISIONS) === 0) faults.push(...fuzz(game, s, rng, FUZZES))
      }
      for (const { options, seats } of tablesOf(asked)) {
        none(playRandom(game, options, seats, seedOf(game, seats, 0), { onDecision }).errors)
      }
      expect(faults).toEqual([])
    })
  })
}

function featuresAreSound(game: AnyGame, features: Features<unknown>, asked: Conformance): void {
  const rng = rngFrom(`${game.id} features`)
  const faults: string[] = []
  const onDecision = (s: unknown): void => {
    if (rng.below(READ_DECISIONS) === 0) faults.push(...featureFaults(game, features, s, `${rng.next()}`))
  }
  for (const { options, seats } of tablesOf(asked)) {
    none(playRandom(game, options, seats, seedOf(game, seats, 0), { onDecision }).errors)
  }
  expect(faults).toEqual([])
}

const perftTitle = ({ seats, seed, counts }: PerftRow): string =>
  `perft with ${seats} seats and seed "${seed}" to depth ${counts.length}`

function perftIsPinned(game: AnyGame, row: PerftRow, asked: Conformance): void {
  const start = game.setup(row.options ?? optionsOf(asked), row.seats, row.seed)
  if (!start.ok) throw new Error(problemText(start.error))
  const counts = row.counts.filter((count) => count <= MOST_PATHS)
  expect(counts.map((_, i) => perft(game, start.value, i + 1))).toEqual(counts)
}

const playthroughIsKept = (game: AnyGame, told: RecordedText, asked: Conformance): void =>
  fileIsKept(told.file, playthrough(game, { options: optionsOf(asked), ...told }), 'run again with ORRERY_UPDATE=1')

/** A file that is written from the code; ORRERY_UPDATE=1 rewrites it. */
export function fileIsKept(file: URL, text: string, howToUpdate: string): void {
  if (process.env['ORRERY_UPDATE'] === '1') writeFileSync(file, text)
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(text, `if the change is meant, ${howToUpdate}`).toBe(kept)
}

/** The literals in a game's `src` are those of its tables of fields. */
export function generatedFiles(src: URL, tables: Tables): void {
  test.each(Object.entries(literalsOf(tables)))('%s is up to date with the table of fields', (file, text) => {
    fileIsKept(new URL(file, src), text, 'run `npm run generate`')
  })
}

/** The published JSON Schema of packs is that of the declarations that read them. */
export function publishedSchema(file: URL, { schema }: PackInput): void {
  test('the published schema of packs is up to date', () => {
    fileIsKept(file, `${JSON.stringify(schema(), undefined, 2)}\n`, 'run `npm run generate`')
  })
}

export interface RuleFiles {
  readonly rulesFile: URL
  readonly testFiles: readonly URL[]
  /** Matches one rule id. */
  readonly ids: RegExp
}

/** Which rules the titles of these test files cite. */
export function ruleCoverage({ rulesFile, testFiles, ids }: RuleFiles): RuleCoverage {
  const tests = testFiles.map((file) => ({
    name: file.pathname.split('/').at(-1) ?? '',
    text: readFileSync(file, 'utf8'),
  }))
  return coverageOf(readFileSync(rulesFile, 'utf8'), tests, ids)
}

/** Every rule is cited by a test, no test cites a rule that does not exist, and none hides behind a range. */
export function rulesAreCited(files: RuleFiles): void {
  describe('rules and tests', () => {
    const { ids, missing, unknown, ranges } = ruleCoverage(files)
    test('the rules have ids', () => expect(ids.length).toBeGreaterThan(0))
    test('every rule is cited by a test title', () => expect(missing).toEqual([]))
    test('no test title cites an unknown rule', () => expect(unknown).toEqual([]))
    test('no test title cites a range of rules', () => expect(ranges).toEqual([]))
  })
}
