import type { Game, GameEvent, Json, Problem } from './contract.ts'
import { hashText } from './hash.ts'
import { fail, ok, type Result } from './result.ts'

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)

/**
 * The canonical text of a JSON value: keys sorted, no spaces. Equal values have equal texts and therefore equal hashes.
 */
export function canonical(json: Json): string {
  if (typeof json === 'number' && !Number.isFinite(json)) throw new RangeError(`${json} has no place in JSON`)
  if (json === null || typeof json !== 'object') return JSON.stringify(json)
  if (isList(json)) return `[${json.map(canonical).join(',')}]`
  const members: string[] = []
  for (const key of Object.keys(json).sort()) {
    const value = json[key]
    if (value !== undefined) members.push(`${JSON.stringify(key)}:${canonical(value)}`)
  }
  return `{${members.join(',')}}`
}

/** Deeper than anything we write, and far from what a recursive reader cannot bear. */
const DEEPEST = 64
export const TOO_DEEP = `JSON that is nested at most ${DEEPEST} deep`

/** Level by level, so that no depth is too much for this check itself. */
export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    )
  }
  return false
}

export function parseJson(text: string): Result<Json, string> {
  try {
    const json = JSON.parse(text) as Json
    return isTooDeep(json) ? fail(TOO_DEEP) : ok(json)
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'unreadable')
  }
}

/** A problem as a clause, without a full stop. */
export const problemText = ({ at, expected }: Problem): string =>
  at === '' ? `expected ${expected}` : `${at}: expected ${expected}`

/** The hash of a state is the hash of its canonical position text; a module that is off writes nothing. */
export const stateHash = <S, V, E extends GameEvent>(game: Game<S, V, E>, s: S): string =>
  hashText(canonical(game.position.write(s)))
