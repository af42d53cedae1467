import { createContext } from 'react'

/** What may be done in a branch and nowhere else. */
export interface InBranch {
  /** Takes the branch back to that entry of its log. */
  rewind(to: number): void
}

export const BranchContext = createContext<InBranch | undefined>(undefined)
