import type { Hex } from '../src/types.ts'
import type { Shown } from './has-scene.ts'
import type { PartProps } from './table.ts'

/** What a step of a scene draws beside its view. */
export interface SceneDetail {
  readonly lines: readonly string[]
  /** The line that is shown now. */
  readonly at: number
  /** Where it happens on the board. */
  readonly hex: Hex
  readonly kind: Shown['kind'] | 'won'
  /** Cells of the winning pattern that are lit. */
  readonly cells: number
}

export const detailOf = ({ scene }: Pick<PartProps, 'scene'>): SceneDetail | undefined =>
  scene?.step.detail as SceneDetail | undefined
