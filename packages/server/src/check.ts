import { isLevel, levelNames } from '@orrery/bots'
import { gameOf, games, type Manifest } from '@orrery/games'
import { readInput, readJsonInput } from '@orrery/input'
import { fail, type Json, ok, packNamed, packProblemText, type Problem, problemText, type Result } from '@orrery/kernel'
import {
  type AddWords,
  CHAT_LENGTH,
  type Claim,
  type Gone,
  WORDS_LENGTH,
  type Lay,
  type Moderate,
  MODERATIONS,
  type Name,
  type PutBot,
  type Request,
  type Setting,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type Sit,
} from '@orrery/table'
import * as z from 'zod/mini'
import { looksLikeBot } from './names.ts'

/* Every request is checked here; an invalid one is answered with a sentence that says where and what was expected. */

const LONGEST_NAME = 30
const LONGEST_KEY = 64
const LONGEST_MOVE = 200
/** In characters of JSON. */
const LONGEST_OPTIONS = 4096
/** Moves that are carried out together. */
const MOST_TOGETHER = 200
const LONGEST_SHOWN = 2000
const LONGEST_PAST = 20_000
const SECOND = 1000
const YEAR = 366 * 24 * 3600 * SECOND

const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Cf}\s]+/gu, ' ').trim()

const text = (longest: number): z.ZodMiniString<string> => z.string().check(z.maxLength(longest))
const count = z.int().check(z.minimum(0))
const seatNumber = count.check(z.maximum(99))
const time = z.number().check(z.minimum(SECOND), z.maximum(YEAR))
const level = z.string().check(z.refine(isLevel, { error: `one of ${levelNames.join(', ')}` }))

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), each: time }),
  z.strictObject({ kind: z.literal('budget'), start: time, perMove: z.number().check(z.minimum(0), z.maximum(YEAR)) }),
])

const answers = z.enum(['own', 'anyone', 'host'])

const setting = z.strictObject({
  game: z.string(),
  options: z.record(text(100), z.json()).check(
    z.refine((options) => JSON.stringify(options).length <= LONGEST_OPTIONS, {
      error: `at most ${LONGEST_OPTIONS} characters of JSON`,
    }),
  ),
  seats: z.int(),
  clock,
  answers: z.exactOptional(answers),
  joining: z.exactOptional(z.literal('anytime')),
  undo: z.exactOptional(z.literal('open')),
})

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
])

const said = { key: text(LONGEST_KEY).check(z.minLength(1)), seat: z.exactOptional(seatNumber) }
const move = text(LONGEST_MOVE)
const follows = z.exactOptional(z.literal(true))

const request = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('move'),
    ...said,
    decision: z.int(),
    move,
    confirmed: z.exactOptional(z.literal(true)),
    careful: z.exactOptional(z.literal(true)),
    follows,
    more: z.exactOptional(z.array(move).check(z.maxLength(MOST_TOGETHER))),
    note: z.exactOptional(text(4 * CHAT_LENGTH)),
  }),
  z.strictObject({ t: z.literal('undo'), ...said, to: z.exactOptional(count) }),
  z.strictObject({ t: z.literal('redo'), ...said }),
  z.strictObject({ t: z.literal('answers'), ...said, who: answers }),
  z.strictObject({ t: z.literal('answerUndo'), ...said, yes: z.boolean() }),
  z.strictObject({ t: z.literal('say'), ...said, text: text(4 * CHAT_LENGTH) }),
  z.strictObject({ t: z.literal('show'), ...said, text: text(LONGEST_SHOWN) }),
  z.strictObject({ t: z.literal('leave'), ...said }),
  z.strictObject({ t: z.literal('back'), ...said }),
  z.strictObject({ t: z.literal('standIn'), ...said, for: seatNumber }),
  z.strictObject({ t: z.literal('why'), ...said, move }),
  z.strictObject({ t: z.literal('at'), ...said, entry: count }),
])

const name = z.strictObject({
  name: z.pipe(
    z.pipe(text(10 * LONGEST_NAME), z.transform(tidy)),
    text(LONGEST_NAME).check(
      z.minLength(1),
      z.refine((name) => !looksLikeBot(name), { error: 'a name that no bot could have' }),
    ),
  ),
})
const settings = z.strictObject(
  Object.fromEntries(SETTING_NAMES.map((key) => [key, z.exactOptional(z.enum(SETTINGS[key]))])),
)
const again = z.exactOptional(z.literal(true))
const enteredBy = z.exactOptional(text(LONGEST_NAME))
const done = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seat: seatNumber, move, follows, again, enteredBy }),
  z.strictObject({ kind: z.literal('undo'), seat: seatNumber, to: count, enteredBy }),
  z.strictObject({ kind: z.literal('said'), seat: z.int(), name: text(LONGEST_NAME), text: text(CHAT_LENGTH) }),
])
const past = z.strictObject({
  seed: z.exactOptional(text(LONGEST_MOVE)),
  deeds: z.array(z.strictObject({ at: count, deed: done })).check(z.maxLength(LONGEST_PAST)),
})

const lay = z.strictObject({
  past: z.exactOptional(past),
  setting,
  seats: z.array(seatWish).check(z.maxLength(99)),
  pack: z.exactOptional(z.json()),
})
const words = z.strictObject({ words: text(4 * WORDS_LENGTH) })
const sit = z.strictObject({ seat: seatNumber, words: z.exactOptional(text(4 * WORDS_LENGTH)) })
const host = z.strictObject({ seat: seatNumber, act: z.enum(MODERATIONS) })
const gone = z.strictObject({ gone: z.literal(true) })
const claim = z.strictObject({ code: text(64) })
const putBot = z.strictObject({ seat: seatNumber, level })
const since = z.pipe(z.coerce.number(), count)

function inWords<T>(read: Result<T, Problem>): Result<T, string> {
  return read.ok ? read : fail(`Invalid request: ${problemText(read.error)}.`)
}

export const readName = (json: unknown): Result<Name, string> => inWords(readInput(name, json))
export const readSettings = (json: unknown): Result<Partial<Settings>, string> => inWords(readInput(settings, json))
export const readSit = (json: unknown): Result<Sit, string> => inWords(readInput(sit, json))
export const readWords = (json: unknown): Result<AddWords, string> => inWords(readInput(words, json))
export const readModerate = (json: unknown): Result<Moderate, string> => inWords(readInput(host, json))
export const readGone = (json: unknown): Result<Gone, string> => inWords(readInput(gone, json))
export const readClaim = (json: unknown): Result<Claim, string> => inWords(readInput(claim, json))
export const readPutBot = (json: unknown): Result<PutBot, string> => inWords(readInput(putBot, json))
export const readSince = (text: unknown): Result<number, string> => inWords(readInput(since, text ?? 0))
export const readRequest = (text: string): Result<Request, string> => inWords(readJsonInput(request, text))

/** The key of an otherwise unreadable request, so that its sender knows which one was refused. */
export function keyOf(text: string): string {
  const found = /"key"\s*:\s*"([^"\\]{1,64})"/.exec(text)
  return found?.[1] ?? ''
}

export async function readLay(json: unknown): Promise<Result<Lay, string>> {
  const parsed = inWords(readInput(lay, json))
  if (!parsed.ok) return parsed
  const { setting: wished, seats, pack, past: before } = parsed.value
  const manifest = gameOf(wished.game)
  if (manifest === undefined)
    return fail(`There is no game "${wished.game}": say ${games.map(({ id }) => id).join(' or ')}.`)
  const taken = await takenPack(manifest, wished, pack)
  if (!taken.ok) return taken
  const problem = (await settingProblem(manifest, wished)) ?? seatsProblem(manifest, wished.seats, seats)
  const all = { setting: wished, seats, ...taken.value, ...(before === undefined ? {} : { past: before }) }
  return problem === undefined ? ok(all) : fail(problem)
}

/** The pack that the options name: sent along, or already known here. */
async function takenPack(
  { title, rules, input }: Manifest,
  { options }: Setting,
  json: Json | undefined,
): Promise<Result<Pick<Lay, 'pack'>, string>> {
  const { packs } = (await rules()).game
  const named = packNamed(options)
  if (json === undefined) {
    const known = packs?.find(named)
    return ok(known === undefined ? {} : { pack: known })
  }
  const read = (await input?.())?.packs.read(json)
  if (read === undefined || packs === undefined) return fail(`${title} has no packs: it is played as delivered.`)
  if (!read.ok) return fail(`This pack cannot be used: ${read.error.slice(0, 1).map(packProblemText).join('')}.`)
  if (packs.keep(read.value) !== named) return fail('The options name another pack than the one that came with them.')
  return ok({ pack: read.value })
}

async function settingProblem(
  manifest: Manifest,
  { seats, options, clock: { kind } }: Setting,
): Promise<string | undefined> {
  const { title, untimed, rules } = manifest
  const { min, max } = manifest.seats
  if (seats < min || seats > max) return `${title} is for ${min} to ${max} seats: say how many.`
  if (untimed === true && kind !== 'none') return `${title} is played without a clock.`
  const laid = (await rules()).game.setup(options, seats, 'a trial')
  if (laid.ok) return undefined
  return `${title} cannot be set up like this: ${problemText(laid.error)}.`
}

function seatsProblem({ title, bot }: Manifest, count: number, seats: Lay['seats']): string | undefined {
  if (seats.length !== count) return `The table has ${count} seats: say for each of them who sits there.`
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'You can take one seat only.'
  if (bot === undefined && seats.some(({ kind }) => kind === 'bot')) return `${title} has no bots.`
  return undefined
}
