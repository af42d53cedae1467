import type { ModuleWeb } from '../web/module.ts'
import { alpha } from './alpha/web.ts'
import { beta } from './beta/web.tsx'
import { delta } from './delta/web.tsx'
import { epsilon } from './epsilon/web.tsx'

export const MODULE_WEB: readonly ModuleWeb[] = [alpha, beta, delta, epsilon]

/** What the first module answers that has an answer. */
export function firstOf<T>(ask: (module: ModuleWeb) => T | undefined): T | undefined {
  for (const module of MODULE_WEB) {
    const found = ask(module)
    if (found !== undefined) return found
  }
  return undefined
}

/** What all of them say, in one line. */
export const allSaid = (ask: (module: ModuleWeb) => string | undefined): string =>
  MODULE_WEB.map((module) => ask(module) ?? '').join('')
