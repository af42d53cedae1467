import { fail, isTooDeep, type Json, ok, parseJson, type Problem, type Result, TOO_DEEP } from '@orrery/kernel'
import type { $ZodIssue, $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/mini'

/*
 * The one way to read what comes from outside: requests, messages, files, links, what a browser has stored. A schema
 * (zod/mini, which the page can afford) says what is accepted; whatever else comes in is answered with a `Problem`, the
 * path of the first value that is wrong and what was expected there, as the readers of positions do it.
 */

/** The value, or the first thing that is wrong with it. `where` names the whole, in front of the path. */
export function readInput<S extends $ZodType>(schema: S, input: unknown, where = ''): Result<output<S>, Problem> {
  if (isTooDeep(input)) return fail({ at: where, expected: TOO_DEEP })
  const parsed = safeParse(schema, input)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  return fail(issue === undefined ? { at: where, expected: OTHER } : problemOf(issue, where))
}

/** The value, or everything that is wrong with it. */
export function readWhole<S extends $ZodType>(schema: S, input: unknown): Result<output<S>, readonly Problem[]> {
  if (isTooDeep(input)) return fail([{ at: '', expected: TOO_DEEP }])
  const parsed = safeParse(schema, input)
  return parsed.success ? ok(parsed.data) : fail(parsed.error.issues.map((issue) => problemOf(issue, '')))
}

/** The same as `readInput` for a text that holds JSON. */
export function readJsonInput<S extends $ZodType>(schema: S, text: string, where = ''): Result<output<S>, Problem> {
  const json: Result<Json, string> = parseJson(text)
  return json.ok
    ? readInput(schema, json.value, where)
    : fail({ at: where, expected: json.error === TOO_DEEP ? TOO_DEEP : 'JSON' })
}

/** What zod/mini says unless a schema says what it expects (`error`). */
const DEFAULT_MESSAGE = 'Invalid input'
const OTHER = 'something else'

const NAMES: { readonly [type: string]: string } = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  tuple: 'a list',
}
const UNITS: { readonly [type: string]: readonly [one: string, many: string] } = {
  array: [' entry', ' entries'],
  string: [' character', ' characters'],
}

type Path = readonly PropertyKey[]

/** `cards[3].title`, as positions name their fields. */
const pathText = (path: Path, where: string): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, where)

const amount = (n: number | bigint, type: string): string => `${n}${UNITS[type]?.[n === 1 ? 0 : 1] ?? ''}`

function problemOf(issue: $ZodIssue, where: string): Problem {
  const at = pathText(issue.path, where)
  if (issue.message !== DEFAULT_MESSAGE) return { at, expected: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return { at, expected: NAMES[issue.expected] ?? issue.expected }
    case 'too_small':
      return { at, expected: `at least ${amount(issue.minimum, issue.origin)}` }
    case 'too_big':
      return { at, expected: `at most ${amount(issue.maximum, issue.origin)}` }
    case 'invalid_value':
      return { at, expected: oneOf(issue.values) }
    case 'unrecognized_keys':
      return { at: pathText(issue.keys.slice(0, 1), at), expected: 'no field of this name' }
    case 'invalid_key':
    case 'invalid_element': {
      const [inner] = issue.issues
      return inner === undefined ? { at, expected: OTHER } : problemOf(inner, at)
    }
    case 'invalid_union':
      return unionProblem(issue, at)
    case 'not_multiple_of':
      return { at, expected: `a multiple of ${issue.divisor}` }
    case 'invalid_format':
    case 'custom':
      return { at, expected: OTHER }
  }
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`

/** A value that fits one of several shapes up to some inner field is reported at that field. */
function unionProblem(issue: $ZodIssue & { readonly code: 'invalid_union' }, at: string): Problem {
  if ('options' in issue && Array.isArray(issue.options)) return { at, expected: oneOf(issue.options) }
  const firsts = issue.errors.flatMap(([first]) => first ?? [])
  const inside = firsts.find(({ path }) => path.length > 0)
  if (inside !== undefined) return problemOf(inside, at)
  const expected = new Set(firsts.map((first) => problemOf(first, at).expected))
  return { at, expected: [...expected].join(' or ') }
}
