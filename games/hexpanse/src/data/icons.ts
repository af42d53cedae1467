import type { IconId, IconRow } from '../types.ts'

/**
 * What each icon is and weighs. The price of a card: max(1, ceil(S + body + reuse)), S = sum of weight x n, body = 1 for a
 * mercenary, reuse = max(1, S) for a reusable one. `mode`: must = always carried out, may = can be declined, auto = happens.
 */
export const ICON_ROWS: readonly IconRow[] = [
  { id: 'PL', name: 'Placement', mode: 'may', weight: 1, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'PO', name: 'Placement on an occupied hex', mode: 'may', weight: 2.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'RB', name: 'Recovery Ship to board', mode: 'may', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'RR', name: 'Recovery Ship to Reserve', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'RT', name: 'Return', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'TA', name: 'Territory attack', mode: 'must', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'UA', name: 'Attack with a unit', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'WD', name: 'Warlord damage', mode: 'may', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'WH', name: 'Warlord healing', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'WM', name: 'Warlord movement', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'RA', name: 'Reserve attack', mode: 'may', weight: 0.75, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'AA', name: 'Action card attack', mode: 'may', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'CD', name: 'Currency destruction', mode: 'may', weight: 0.75, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'SM', name: 'Steal a mercenary card', mode: 'may', weight: 4, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'SA', name: 'Steal an action card', mode: 'may', weight: 2.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'SC', name: 'Steal currency', mode: 'may', weight: 1, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'RC', name: 'Receive currency', mode: 'auto', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'II', name: 'Increase income', mode: 'may', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'EX', name: 'Extra cards', mode: 'auto', weight: 0.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'XC', name: 'Exchange', mode: 'may', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'XS', name: 'Self-exchange', mode: 'may', weight: 1.5, provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'DE', name: 'Destruction (trigger)', mode: 'trigger', provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
  { id: 'ZO', name: 'Zombie (trigger)', mode: 'passive', provenance: { name: 'rulebook', effect: 'rulebook', weight: 'house' } },
]

/** Icons without a hex: those with a number, with its maximum, and those without one. */
export const ICON_USE: { readonly counted: readonly IconId[]; readonly plain: readonly IconId[]; readonly most: number } = {
  counted: ['RC', 'WH', 'WD', 'RR', 'RT', 'RA', 'CD', 'SC', 'EX'],
  plain: ['UA', 'XC', 'WM', 'II', 'AA', 'SA', 'SM'],
  most: 6,
}
