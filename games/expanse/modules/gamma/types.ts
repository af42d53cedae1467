import type { Fleet, Orbital, Player } from '../../src/types/ids.ts'

declare module '../../src/types/ids.ts' {
  interface Steps {
    deploy: true
  }
}

declare module '../../src/types/events.ts' {
  interface Events {
    deployed: { readonly player: Player; readonly fleet: Fleet; readonly orbital: Orbital }
  }
}
