/*
 * What changes the value of a planet, and what changes how it may be spent, at a table of Twilight Imperium (TE-2.15,
 * TE-2.16). Numbers are added to the printed values. Provenance: the attachments, technologies and leaders tables of the
 * AsyncTI4 bot; Xxcha's hero as in the third codex: the newer one changes no payment. Whatever is not here is said as
 * "counts as N" (TE-2.17).
 */
export interface ModifierRow {
  readonly id: string
  readonly name: string
  readonly resources: number
  readonly influence: number
  /** The faction whose it is; without one anybody's. */
  readonly faction?: string
}

export const MODIFIER_ROWS: readonly ModifierRow[] = [
  { id: 'richWorld', name: 'Rich World', resources: 1, influence: 0 },
  { id: 'miningWorld', name: 'Mining World', resources: 2, influence: 0 },
  { id: 'paradiseWorld', name: 'Paradise World', resources: 0, influence: 2 },
  { id: 'dysonSphere', name: 'Dyson Sphere', resources: 2, influence: 1 },
  { id: 'lazaxSurvivors', name: 'Lazax Survivors', resources: 1, influence: 2 },
  { id: 'tombOfEmphidia', name: 'Tomb of Emphidia', resources: 0, influence: 1 },
  { id: 'nanoForge', name: 'Nano-Forge', resources: 2, influence: 2 },
  { id: 'terraform', name: 'Terraform', resources: 1, influence: 1 },
  { id: 'geoform', name: 'Geoform', resources: 3, influence: 3 },
  { id: 'researchFacility', name: 'Research Facility', resources: 1, influence: 1 },
  { id: 'helios1', name: 'Helios V1', resources: 1, influence: 0, faction: 'bastion' },
  { id: 'helios2', name: 'Helios V2', resources: 2, influence: 0, faction: 'bastion' },
]

/** What a card does to a payment: trade goods count 2, commodities pay as trade goods do, both values count together. */
export type SpendingEffect = 'goodsCountTwice' | 'commoditiesPay' | 'valuesTogether'

export interface SpendingRow {
  readonly id: string
  readonly name: string
  readonly effect: SpendingEffect
  readonly faction: string
}

export const SPENDING_ROWS: readonly SpendingRow[] = [
  { id: 'mirrorComputing', name: 'Mirror Computing', effect: 'goodsCountTwice', faction: 'mentak' },
  { id: 'keleresAgent', name: "Keleres's agent", effect: 'commoditiesPay', faction: 'keleres' },
  { id: 'xxchaHero', name: "Xxcha's hero", effect: 'valuesTogether', faction: 'xxcha' },
]
