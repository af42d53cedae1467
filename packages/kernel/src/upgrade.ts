import type { AnyGame, Beginning, Json, Upgrade } from './contract.ts'
import { fail, ok, type Result } from './result.ts'

interface Versioned extends Beginning {
  readonly rulesVersion: number
}

/** What was begun under older rules as a game of these, played as it began; or how a sentence ends that says why not. */
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

/** What is no object is left to whoever reads it, who will say what is wrong with it. */
const withFields = (json: Json, fields: Fields): Json => (isFields(json) ? { ...fields, ...json } : json)

/** The upgrade that only states options; a position states them too, by themselves or all together under `under`. */
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
