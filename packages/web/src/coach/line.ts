import type { Study, StudyState } from '@orrery/table'

/** Where the coach works: on the server for its tables, on this device for every other record. */
export type Origin =
  | { readonly kind: 'server'; readonly table: string }
  | { readonly kind: 'device'; record(): Promise<string> }
  /** Nobody wants to know. */
  | { readonly kind: 'nobody' }

/** How far the coach has got. */
export interface Progress {
  readonly state: StudyState
  /** Games before this one. */
  readonly ahead: number
  readonly study: Study | undefined
  /** Whether the viewer may stop it. */
  readonly mayStop: boolean
  /** A sentence when something is wrong, else ''. */
  readonly trouble: string
}

export const AT_FIRST: Progress = { state: 'none', ahead: 0, study: undefined, mayStop: false, trouble: '' }

/** A coach at work on one game, wherever that is. */
export interface CoachLine {
  /** Begins or resumes. */
  begin(): Promise<void>
  stop(): Promise<void>
  /** Nobody listens any more. */
  close(): void
}

export type Heard = (progress: Progress) => void
