import type { FactionId, IconId, MinorId, MissionId, ModeId, Provenance } from './ids.ts'

export type Axial = readonly [q: number, r: number]
type Sources = { readonly [what: string]: Provenance }

/** One icon of a formula. */
export interface Term {
  readonly icon: IconId
  /** The hex shown, relative to the base hex. */
  readonly at?: Axial
  readonly n?: number
  /** Where a hex may be chosen: next to the own warlord. */
  readonly zone?: 'near'
  /** Only units of enemies, and neutral ones. */
  readonly target?: 'enemy'
  /** Required for everybody who uses the ability. */
  readonly must?: true
}

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly type: 'mercenary' | 'action'
  readonly copies: number
  readonly cost: number
  readonly reusable: boolean
  readonly ability: readonly Term[]
  readonly provenance: Sources
}

export interface IconRow {
  readonly id: IconId
  readonly name: string
  readonly mode: 'may' | 'must' | 'auto' | 'trigger' | 'passive'
  readonly weight?: number
  readonly provenance: Sources
}

export interface MissionRow {
  readonly id: MissionId
  readonly name: string
  readonly shape: string
  readonly cells: readonly Axial[]
  readonly provenance: Sources
}

export interface FactionRow {
  readonly id: FactionId
  readonly name: string
  readonly short: string
  readonly warlord: string
  /** Damage to the own warlord for using the ability, after it. */
  readonly life: number
  readonly ability: readonly Term[]
  readonly provenance: Sources
}

export interface MinorRow {
  readonly id: MinorId
  readonly name: string
  readonly trigger: 'placement' | 'destruction' | 'passive'
  readonly life: number
  readonly canAttack: boolean
  readonly ability: readonly Term[]
  readonly provenance: Sources
}

export interface BoardRow {
  readonly id: string
  readonly radius: number
  readonly cells: number
  readonly hexilum: readonly Axial[]
}

export interface ModeRow {
  readonly id: ModeId
  readonly normal: number
  readonly minor: number
  /** Each player has a secret mission of his own. */
  readonly secret: boolean
}
