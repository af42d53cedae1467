import type { MenuOption, Target } from '@orrery/ui'
import type { ReactNode } from 'react'

/** One refusal as a sentence, with its rule. */
export interface Reason {
  readonly text: string
  readonly rule: string
}

/** The one note a table shows at a time, beside its thing. */
export type Note =
  | { readonly kind: 'explain'; readonly target: Target; readonly body: ReactNode }
  | { readonly kind: 'why'; readonly target: Target; readonly reasons: readonly Reason[] }
  | { readonly kind: 'ask'; readonly target: Target; readonly options: readonly MenuOption[] }
  /** A message about the table as a whole. */
  | { readonly kind: 'say'; readonly text: string; readonly reasons: readonly Reason[] }
