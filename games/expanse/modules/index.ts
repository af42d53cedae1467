import { STEPS } from '../src/steps/index.ts'
import { addModules } from '../src/steps/module.ts'
import type { StepName } from '../src/types.ts'
import { alpha } from './alpha/index.ts'
import { beta } from './beta/index.ts'
import { delta } from './delta/index.ts'
import { epsilon } from './epsilon/index.ts'
import { gamma } from './gamma/index.ts'

/* Doors & Corners: each module on or off by itself (DC-X.1). */

export const MODULES = addModules([alpha, beta, gamma, delta, epsilon])

/** Of the base game and all modules. */
export const STEP_NAMES = Object.keys(STEPS) as StepName[]

export const MODULE_FIELDS = { ...alpha.fields, ...beta.fields, ...delta.fields, ...epsilon.fields }
