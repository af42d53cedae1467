import type { Move, Rng } from '@orrery/kernel'
import { ADDED_EFFECTS } from '../effects/index.ts'
import type { EffectKind } from '../effects/kind.ts'
import { addAnswers, type Answer } from '../rules/asking.ts'
import type { Draft } from '../rules/ruleset.ts'
import { MODULE_PARTS, TRAITS } from '../rules/extensions.ts'
import { type FrameNames, FRAMES } from '../rules/position-names.ts'
import type {
  Ruleset,
  ModuleParts,
  OpName,
  Player,
  Provenance,
  State,
  StateRows,
  StepName,
  Trait,
  View,
} from '../types.ts'
import { type Moment, MOMENTS } from './engine.ts'
import { STEPS } from './index.ts'
import { spendPoints } from './spend.ts'
import type { Step } from './step.ts'
import { takeTurn } from './turn.ts'

/* What a module is: everything that it adds to the base game, and how it changes a ruleset that it is used in. */

/** A kind of move: its line, when it is made at all, and every one that could be named at a table. */
interface MoveKind extends Moment {
  readonly line: string
  readonly all: (ruleset: Ruleset) => readonly Move[]
}

/** Something hidden, varied only in ways a player cannot notice; `s` is a copy. */
export interface HiddenPart {
  readonly name: string
  vary(s: State, p: Player, rng: Rng): void
}

export interface Module {
  readonly id: string
  readonly title: string
  /** The set of cards and techs it brings (DC-X.2), or ''. */
  readonly set: string
  /** Numbers of players that may use it. */
  readonly players: readonly number[]
  readonly provenance: Provenance
  /** Changes a ruleset: its tables, its lists of steps, and what it offers. The later ones edit what the others left. */
  readonly editsLate?: number
  edit(ruleset: Draft): void
  /** Fields of the state, and properties of a ruleset without the module. */
  readonly fields?: StateRows
  readonly ruleset?: Partial<ModuleParts>
  readonly steps?: { readonly [step in StepName]?: Step }
  readonly frames?: { readonly [step in StepName]?: FrameNames }
  readonly effects?: { readonly [op in OpName]?: EffectKind }
  readonly traits?: { readonly [word: string]: Trait }
  /** By number of their kind, which never changes. */
  readonly moves?: { readonly [kind: number]: MoveKind }
  /** Answers at the start of a turn, and while AP are spent; offered where the ruleset says so. */
  readonly turnAnswers?: readonly Answer[]
  readonly spendAnswers?: readonly Answer[]
  /** Decides in set-up what is drawn later, and guesses it for a player who may not know it. */
  setUp?(s: State, rng: Rng): void
  guess?(s: State, v: View, rng: Rng): void
  readonly hidden?: readonly HiddenPart[]
  /** Throws `Wrong` for a position that breaks its rules. */
  check?(s: State): void
}

/** Makes the base game know what modules add. */
export function addModules(modules: readonly Module[]): readonly Module[] {
  for (const module of modules) {
    Object.assign(MODULE_PARTS, module.ruleset)
    Object.assign(STEPS, module.steps)
    Object.assign(FRAMES, module.frames)
    Object.assign(ADDED_EFFECTS, module.effects)
    Object.assign(TRAITS, module.traits)
    Object.assign(MOMENTS, module.moves)
    addAnswers(takeTurn, module.turnAnswers ?? [])
    addAnswers(spendPoints, module.spendAnswers ?? [])
  }
  return modules
}
