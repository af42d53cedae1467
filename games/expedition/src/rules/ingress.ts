import { add, at, bit, hasBit, indexesWhere, itemAt, type Refusal } from '@orrery/kernel'
import type { Colour, Core, Emit, Frame, Player, System } from '../types.ts'
import { ANOMALIES, COLOURS, FRONTIER, INGRESS, NONE, RIFT_TOKEN } from '../types.ts'
import { planetsIn, specialtiesOf, systemName, thundersEdgeAt } from './planets.ts'
import { firstFailed, must } from './refusing.ts'

/* TE-5: The Fracture and its ingress tokens. */

const PER_SYNERGY_COLOUR = 3
export const SYNERGY = 0
export const FOUR_COLOURS = 1

const RIFT = bit(ANOMALIES.indexOf('gravity rift'))

export const hasIngress = (s: Core, system: System): boolean => (at(s.marks, system) & INGRESS) !== 0
export const hasRift = (s: Core, system: System): boolean =>
  (itemAt(s.ruleset.systems, system).anomalies & RIFT) !== 0 || (at(s.marks, system) & RIFT_TOKEN) !== 0

/** Specialties in a system that may bring an ingress: of planets on the map, not in The Fracture (TE-5.11). */
export function coloursIn(s: Core, system: System): number {
  const { fracture, offMap } = itemAt(s.ruleset.systems, system)
  if (fracture || offMap) return 0
  let mask = 0
  for (const p of planetsIn(s, system)) mask |= specialtiesOf(s, p)
  return mask
}

/** How many systems each colour asks for: three per synergy colour, or one for each of the four (TE-5.4, TE-5.6). */
function dueByColour(s: Core, player: Player, method: number): number[] {
  if (method === FOUR_COLOURS) return Array.from(COLOURS, () => 1)
  const synergy = s.ruleset.factions[player]?.synergy ?? []
  return Array.from(COLOURS, (colour) => (synergy.includes(colour) ? PER_SYNERGY_COLOUR : 0))
}

/* An ingress pick as one number: the colour it is for, and the system that gets the token. */
export const pickOf = (colour: Colour, system: System): number => colour * 256 + system
export const colourIn = (pick: number): Colour => pick >> 8
export const systemIn = (pick: number): System => pick & 255

/** What is still due after the picks made so far. */
export function stillDue(s: Core, f: Frame): number[] {
  const due = dueByColour(s, f.seat, f.what)
  for (const pick of f.list) add(due, colourIn(pick), -1)
  return due
}

/** Finds a system for one more token of this colour, moving earlier ones to their other colours (augmenting paths). */
function augment(colour: Colour, open: readonly number[], given: number[], seen: Set<number>): boolean {
  for (let i = 0; i < open.length; i++) {
    if (!hasBit(at(open, i), colour) || seen.has(i)) continue
    seen.add(i)
    const taken = at(given, i)
    if (taken !== NONE && !augment(taken, open, given, seen)) continue
    given[i] = colour
    return true
  }
  return false
}

/** The greatest possible number of tokens for what is due (TE-5.7). */
function mostTokens(s: Core, due: readonly number[], without: System = NONE): number {
  const open: number[] = []
  const given: number[] = []
  for (let system = 0; system < s.ruleset.systems.length; system++) {
    const colours = coloursIn(s, system)
    if (colours === 0 || system === without || hasIngress(s, system)) continue
    open.push(colours)
    given.push(NONE)
  }
  let n = 0
  for (const [colour, many] of due.entries())
    for (let k = 0; k < many; k++) if (augment(colour, open, given, new Set())) n++
  return n
}

/** A system and the colour it would get a token for. */
export interface Pick {
  readonly s: Core
  readonly f: Frame
  readonly colour: Colour
  readonly system: System
}

const nameOf = (s: Core, system: System): { readonly system: string } => ({ system: systemName(s, system) })
const colourOf = ({ colour }: Pick): { readonly colour: string } => ({ colour: COLOURS[colour] ?? '' })

/** Whether the greatest possible number of tokens can still be reached after this pick. */
function keepsMaximum({ s, f, colour, system }: Pick): boolean {
  if (s.ruleset.settings.ingressChoice === 'free') return true
  const due = stillDue(s, f)
  const most = mostTokens(s, due)
  add(due, colour, -1)
  return 1 + mostTokens(s, due, system) === most
}

export const hasSpecialty = must<Pick>(
  'TE-5.4',
  'INGRESS_NO_MATCH',
  ({ s, colour, system }) => hasBit(coloursIn(s, system), colour),
  (pick) => ({ ...nameOf(pick.s, pick.system), ...colourOf(pick) }),
)
export const hasNoToken = must<Pick>(
  'TE-5.9',
  'INGRESS_TWICE',
  ({ s, system }) => !hasIngress(s, system),
  ({ s, system }) => nameOf(s, system),
)
export const colourIsDue = must<Pick>(
  'TE-5.5',
  'INGRESS_TOO_MANY',
  ({ s, f, colour }) => at(stillDue(s, f), colour) > 0,
  (pick) => ({ max: at(dueByColour(pick.s, pick.f.seat, pick.f.what), pick.colour), ...colourOf(pick) }),
)
export const reachesMaximum = must<Pick>('TE-5.7', 'INGRESS_NOT_MAXIMUM', keepsMaximum, ({ s, f }) => ({
  need: ingressDue(s, f) + f.list.length,
}))

const PICK = [hasSpecialty, hasNoToken, colourIsDue, reachesMaximum]

/** Why this system may not take a token for this colour. */
export const pickRefusal = (s: Core, f: Frame, colour: Colour, system: System): Refusal | undefined =>
  firstFailed(PICK, { s, f, colour, system })

/** Whether any pick is left. Under `free` a colour goes on while one of its systems is open (TE-5.7). */
export const ingressDue = (s: Core, f: Frame): number => mostTokens(s, stillDue(s, f))

export function pickIngress(s: Core, f: Frame, colour: Colour, system: System, emit: Emit): void {
  s.marks[system] = at(s.marks, system) | INGRESS
  f.list = [...f.list, pickOf(colour, system)]
  emit?.({ kind: 'ingress', player: f.seat, system, colour })
}

/** TE-5.8, TE-5.9: one more into Thunder's Edge's system, else Mecatol Rex's, unless one lies there. */
export function extraIngress(s: Core, emit: Emit): void {
  const system = thundersEdgeAt(s) === NONE ? s.ruleset.mecatol : thundersEdgeAt(s)
  if (system === NONE) {
    emit?.({ kind: 'noExtraIngress' })
    return
  }
  const added = !hasIngress(s, system)
  s.marks[system] = at(s.marks, system) | INGRESS
  emit?.({ kind: 'extraIngress', system, added })
}

/** TE-5.1, TE-5.2, TE-5.12: the seven systems and their neutral infantry come into play. */
export function enterFracture(s: Core, player: Player, emit: Emit): void {
  s.fracture = true
  for (let p = 0; p < s.ruleset.firstToken; p++) {
    const { row, system } = itemAt(s.ruleset.planets, p)
    if (itemAt(s.ruleset.systems, system).fracture && at(s.owner, p) === NONE)
      s.infantry[p] = s.ruleset.neutrals.infantry[row.id] ?? 0
  }
  if (s.ruleset.settings.fractureFrontier)
    for (const [system, { fracture }] of s.ruleset.systems.entries())
      if (fracture && itemAt(s.ruleset.planetsIn, system).length === 0) s.marks[system] = at(s.marks, system) | FRONTIER
  emit?.({ kind: 'fracture', player })
}

/* ---- moving tokens into rifts (TE-10.4) ----------------------------------------------------------------------------- */

/** A token that would move into a rift. */
export interface Shift {
  readonly s: Core
  readonly from: System
  readonly to: System
}

export const hasTokenToMove = must<Shift>(
  'TE-10.4',
  'NO_INGRESS',
  ({ s, from }) => hasIngress(s, from),
  ({ s, from }) => nameOf(s, from),
)
export const goesIntoRift = must<Shift>(
  'TE-10.4',
  'RIFT_REQUIRED',
  ({ s, to }) => hasRift(s, to),
  ({ s, to }) => nameOf(s, to),
)
const riftIsFree = must<Shift>(
  'TE-10.4',
  'INGRESS_TWICE',
  ({ s, to }) => !hasIngress(s, to),
  ({ s, to }) => nameOf(s, to),
)

export const tokenRefusal = (s: Core, from: System): Refusal | undefined =>
  firstFailed([hasTokenToMove], { s, from, to: NONE })

export const moveRefusal = (s: Core, from: System, to: System): Refusal | undefined =>
  firstFailed([hasTokenToMove, goesIntoRift, riftIsFree], { s, from, to })

export const openRifts = (s: Core): System[] =>
  indexesWhere(s.ruleset.systems, ({ fracture }, system) => !fracture && hasRift(s, system) && !hasIngress(s, system))

export function moveIngress(s: Core, player: Player, from: System, to: System, emit: Emit): void {
  s.marks[from] = at(s.marks, from) & ~INGRESS
  s.marks[to] = at(s.marks, to) | INGRESS
  emit?.({ kind: 'ingressMoved', player, from, to })
}
