import type { Base, NONE, Player } from '../../src/types/ids.ts'

declare module '../../src/types/state.ts' {
  interface State {
    /** The standee's Base, who holds its card, and whether it is suppressed; NONE where the ruleset has none. */
    standee: Base | typeof NONE
    holder: Player | typeof NONE
    suppressed: boolean
  }
}

declare module '../../src/types/ruleset.ts' {
  interface ModuleParts {
    /** What the standee's Base scores, by Scoring turn and last in Final Scoring; none without a standee. */
    readonly standeeValues: readonly (readonly number[])[]
  }
}

declare module '../../src/types/ids.ts' {
  interface Steps {
    firstHolder: true
    standee: true
    weigh: true
    accident: true
  }
}

declare module '../../src/types/effects.ts' {
  interface Effects {
    proto:
      | { readonly do: 'take' | 'suppress' }
      | { readonly do: 'move'; readonly mode: Mode; readonly to: Where; readonly reach: 1 | 'any' }
  }
  interface Traits {
    standee: true
  }
}

declare module '../../src/types/events.ts' {
  interface Events {
    standee: { readonly player: Player; readonly base: Base }
    holder: { readonly player: Player }
    suppressed: { readonly player: Player }
    destroyed: { readonly base: Base }
  }
}
