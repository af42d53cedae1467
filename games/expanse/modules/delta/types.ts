import type { Player } from '../../src/types/ids.ts'

declare module '../../src/types/state.ts' {
  interface State {
    /** Resource Tokens by player. */
    resources: readonly number[]
  }
}

declare module '../../src/types/ruleset.ts' {
  interface ModuleParts {
    /** Resource Tokens a player begins with and may hold; 0 where there are none. */
    readonly resourceStart: number
    readonly resourceLimit: number
  }
}

declare module '../../src/types/ids.ts' {
  interface Steps {
    payment: true
    promote: true
    tokenBonus: true
  }
}

declare module '../../src/types/events.ts' {
  interface Events {
    raised: { readonly player: Player; readonly ap: number }
    paid: { readonly player: Player; readonly cp: number; readonly tokens: number }
  }
}
