import type { Ability, Player } from '../../src/types/ids.ts'

declare module '../../src/types/state.ts' {
  interface State {
    /** By `player * 3 + level - 1`: which of the three techs will not be drawn; NONE when that is past. */
    readonly draws: number[]
    /** By player: the tech kept and not yet shown, or NONE. */
    readonly picks: number[]
  }
}

declare module '../../src/types/ruleset.ts' {
  interface ModuleParts {
    /** Two techs of three are drawn in secret and one is kept. */
    readonly drawsTechs: boolean
  }
}

declare module '../../src/types/ids.ts' {
  interface Steps {
    drawTechs: true
    afterBases: true
  }
}

declare module '../../src/types/effects.ts' {
  interface Effects {
    gainTech: { readonly n: number; readonly mode: Mode; readonly levels: 'heldOnce'; readonly cost: 'level-1' }
  }
}

declare module '../../src/types/events.ts' {
  interface Events {
    drew: { readonly player: Player; readonly abilities: readonly Ability[] }
    pickedTech: { readonly player: Player }
  }
}
