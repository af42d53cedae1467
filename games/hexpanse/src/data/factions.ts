import type { FactionRow, MinorRow } from '../types.ts'

/** HX-8.5, HX-8.6, HX-8.7, HX-8.8: each ability costs 1 life, after it. `near` = next to the own warlord. */
export const FACTION_ROWS: readonly FactionRow[] = [
  { id: 'TE', name: 'Terran Empire', short: 'Terran', warlord: 'General Ramius', life: 1, ability: [{ icon: 'PO', zone: 'near', target: 'enemy', must: true }], provenance: { name: 'rulebook', ability: 'rulebook', geometry: 'rulebook' } },
  { id: 'CC', name: 'Cyberian Collective', short: 'Cyberian', warlord: 'Lady Alita', life: 1, ability: [{ icon: 'PL', zone: 'near', must: true }, { icon: 'PL', zone: 'near' }], provenance: { name: 'rulebook', ability: 'rulebook', geometry: 'house' } },
  { id: 'IN', name: 'Interstellar Nomads', short: 'Nomads', warlord: 'Temud Yin', life: 1, ability: [{ icon: 'XC', must: true }], provenance: { name: 'rulebook', ability: 'rulebook', geometry: 'rulebook' } },
  { id: 'UTW', name: 'Union of Trade Worlds', short: 'Trade Worlds', warlord: 'Zoe Venetia', life: 1, ability: [{ icon: 'RC', n: 2 }], provenance: { name: 'rulebook', ability: 'rulebook', geometry: 'rulebook' } },
]

/** HX-2.5: three units each. */
export const MINOR_ROWS: readonly MinorRow[] = [
  { id: 'M01', name: 'Mournguard', trigger: 'destruction', life: 0, canAttack: false, ability: [{ icon: 'WH', n: 4 }], provenance: { name: 'house', ability: 'public', attack: 'rulebook' } },
  { id: 'M02', name: 'Revenant Host', trigger: 'passive', life: 0, canAttack: true, ability: [{ icon: 'ZO' }], provenance: { name: 'house', ability: 'inferred', attack: 'rulebook' } },
  { id: 'M03', name: 'Driftborn', trigger: 'placement', life: 1, canAttack: true, ability: [{ icon: 'XS' }], provenance: { name: 'house', ability: 'inferred', life: 'house', attack: 'rulebook' } },
  { id: 'M04', name: 'Bounty Convoy', trigger: 'destruction', life: 0, canAttack: false, ability: [{ icon: 'RC', n: 2 }], provenance: { name: 'house', ability: 'house', attack: 'rulebook' } },
  { id: 'M05', name: 'Blight Carriers', trigger: 'destruction', life: 0, canAttack: false, ability: [{ icon: 'RA', n: 2 }], provenance: { name: 'house', ability: 'house', attack: 'rulebook' } },
  { id: 'M06', name: 'Breach Wardens', trigger: 'placement', life: 0, canAttack: true, ability: [{ icon: 'UA' }], provenance: { name: 'house', ability: 'house', attack: 'house' } },
]
