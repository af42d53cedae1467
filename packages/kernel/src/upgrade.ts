import type { AnyGame, Beginning, Json, Upgrade } from './contract.ts'
import { fail, ok, type Result } from './result.ts'

interface Versioned extends Beginning {
  readonly rulesVersion: number
}

/**
 * A beginning under older rules as one of the current rules that plays as it did then; or the end of a sentence that
 * says why not.
 */
export function upgraded<T extends Versioned>(
  { rulesVersion, upgrades }: Pick<AnyGame, 'rulesVersion' | 'upgrades'>,
  old: T,
): Result<T, string> {
  let now = old
  while (now.rulesVersion !== rulesVersion) {
    const step = upgrades?.[now.rulesVersion]
    if (step === undefined)
      return fail(`under rules version ${old.rulesVersion}; this program plays version ${rulesVersion}`)
    now = { ...now, ...step(now), rulesVersion: now.rulesVersion + 1 }
  }
  return ok(now)
}

type Fields = { readonly [name: string]: Json }

const isFields = (json: Json): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json)

/** Anything but an object is left as it is: its reader will report it. */
const withFields = (json: Json, fields: Fields): Json => (isFields(json) ? { ...fields, ...json } : json)

/** An upgrade that only adds options; a position gets them too, at the top level or under the key `under`. */
export const keeping =
  (kept: Fields, under?: string): Upgrade =>
  ({ options, start }) => {
    const stated = withFields(options ?? {}, kept)
    if ('seed' in start) return { options: stated, start }
    const { position } = start
    if (under === undefined) return { options: stated, start: { position: withFields(position, kept) } }
    const inner = isFields(position) ? withFields(position[under] ?? {}, kept) : kept
    return { options: stated, start: { position: isFields(position) ? { ...position, [under]: inner } : position } }
  }
