import { isLevel, levelNames } from '@orrery/bots'
import { gameOf, games, type Manifest } from '@orrery/games'
import { fail, ok, type Result } from '@orrery/kernel'
import {
  CHAT_LENGTH,
  type Lay,
  type Name,
  type PutBot,
  type Request,
  type Setting,
  SETTING_NAMES,
  SETTINGS,
  type Settings,
  type Sit,
} from '@orrery/table'
import { z } from 'zod'

/* The only way in from outside: what does not fit is answered with a sentence that says where and what to do. */

const LONGEST_NAME = 30
const LONGEST_KEY = 64
const LONGEST_MOVE = 200
const SECOND = 1000
const YEAR = 366 * 24 * 3600 * SECOND

const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Cf}\s]+/gu, ' ').trim()

const time = z.number().min(SECOND, 'at least 1000 milliseconds').max(YEAR, 'at most a year')
const seatNumber = z.int().min(0).max(99)

const level = z.string().refine(isLevel, { error: `expected one of ${levelNames.join(', ')}` })

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), each: time }),
  z.strictObject({ kind: z.literal('budget'), start: time, perMove: z.number().min(0).max(YEAR) }),
])

const setting = z.strictObject({
  game: z.string(),
  options: z.record(z.string().max(100), z.json()),
  seats: z.int(),
  clock,
})

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
])

const spoken = { key: z.string().min(1).max(LONGEST_KEY), seat: z.exactOptional(seatNumber) }
const line = z.string().max(LONGEST_MOVE)

const request = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('move'),
    ...spoken,
    decision: z.int(),
    move: line,
    confirmed: z.exactOptional(z.literal(true)),
    careful: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({ t: z.literal('undo'), ...spoken }),
  z.strictObject({ t: z.literal('answerUndo'), ...spoken, yes: z.boolean() }),
  z.strictObject({ t: z.literal('say'), ...spoken, text: z.string().max(4 * CHAT_LENGTH) }),
  z.strictObject({ t: z.literal('leave'), ...spoken }),
  z.strictObject({ t: z.literal('back'), ...spoken }),
  z.strictObject({ t: z.literal('standIn'), ...spoken, for: seatNumber }),
  z.strictObject({ t: z.literal('why'), ...spoken, move: line }),
  z.strictObject({ t: z.literal('at'), ...spoken, entry: z.int().min(0) }),
])

const name = z.strictObject({
  name: z
    .string()
    .max(10 * LONGEST_NAME)
    .transform(tidy)
    .pipe(z.string().min(1, 'at least one letter').max(LONGEST_NAME, `at most ${LONGEST_NAME} letters`)),
})
const settings = z.strictObject(
  Object.fromEntries(SETTING_NAMES.map((key) => [key, z.exactOptional(z.enum(SETTINGS[key]))])),
)
const lay = z.strictObject({ setting, seats: z.array(seatWish).max(99) })
const sit = z.strictObject({ seat: seatNumber })
const putBot = z.strictObject({ seat: seatNumber, level })
const since = z.coerce.number().pipe(z.int().min(0))

/** The first thing that is wrong, by its name, and what was expected there. */
function sentence({ issues }: z.ZodError): string {
  const [issue] = issues
  const at = issue?.path.join('.') ?? ''
  const what = (issue?.message ?? 'expected something else').replace(/^Invalid input: /, '')
  return `This cannot be used${at === '' ? '' : `, mend "${at}"`}: ${what}.`
}

function read<T>(schema: z.ZodType<T>, json: unknown): Result<T, string> {
  const parsed = schema.safeParse(json)
  return parsed.success ? ok(parsed.data) : fail(sentence(parsed.error))
}

export const readName = (json: unknown): Result<Name, string> => read(name, json)
export const readSettings = (json: unknown): Result<Partial<Settings>, string> => read(settings, json)
export const readSit = (json: unknown): Result<Sit, string> => read(sit, json)
export const readPutBot = (json: unknown): Result<PutBot, string> => read(putBot, json)
export const readSince = (text: unknown): Result<number, string> => read(since, text ?? 0)

export function readRequest(text: string): Result<Request, string> {
  try {
    return read<Request>(request, JSON.parse(text))
  } catch {
    return fail('This is no JSON: send one request as a JSON object.')
  }
}

/** The key of a request that could not be read otherwise, so that whoever sent it knows which one was meant. */
export function keyOf(text: string): string {
  const found = /"key"\s*:\s*"([^"\\]{1,64})"/.exec(text)
  return found?.[1] ?? ''
}

export async function readLay(json: unknown): Promise<Result<Lay, string>> {
  const parsed = read(lay, json)
  if (!parsed.ok) return parsed
  const { setting: wished, seats } = parsed.value
  const problem = await layProblem(wished, seats)
  return problem === undefined ? ok(parsed.value) : fail(problem)
}

async function layProblem(wished: Setting, seats: Lay['seats']): Promise<string | undefined> {
  const manifest = gameOf(wished.game)
  if (manifest === undefined) return `There is no game "${wished.game}": say ${games.map(({ id }) => id).join(' or ')}.`
  return (await settingProblem(manifest, wished)) ?? seatsProblem(manifest, wished.seats, seats)
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
  return `${title} cannot be laid like this: ${laid.error.at}: expected ${laid.error.expected}.`
}

function seatsProblem({ title, bot }: Manifest, count: number, seats: Lay['seats']): string | undefined {
  if (seats.length !== count) return `The table has ${count} seats: say for each of them who sits there.`
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'You can take one seat only.'
  if (bot === undefined && seats.some(({ kind }) => kind === 'bot')) return `${title} has no bots.`
  return undefined
}
