import type { Player, Sector } from '../../src/types/ids.ts'

declare module '../../src/types/state.ts' {
  interface State {
    /** Power Play tokens left by player: a mask over the ruleset's points, and one over Sectors. */
    points: readonly number[]
    plays: readonly number[]
  }
}

declare module '../../src/types/ruleset.ts' {
  interface ModuleParts {
    /** Point tokens each player begins with; none without them. */
    readonly points: readonly number[]
  }
}

declare module '../../src/types/effects.ts' {
  interface Effects {
    recoverPoint: { readonly n: number; readonly mode: Mode }
  }
}

declare module '../../src/types/events.ts' {
  interface Events {
    powerPlayed: { readonly player: Player; readonly sector: Sector; readonly point: number; readonly cp: number }
    recovered: { readonly player: Player; readonly point: number }
  }
}
