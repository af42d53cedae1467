import type { Provenance } from '../types.ts'

interface ModuleRow {
  readonly id: string
  readonly title: string
  /** The set of cards it brings (DC-X.2), or ''. */
  readonly set: string
  readonly players: readonly number[]
  readonly provenance: Provenance
}

/** Doors & Corners: each on or off by itself (DC-X.1). */
export const MODULE_ROWS: readonly ModuleRow[] = []
