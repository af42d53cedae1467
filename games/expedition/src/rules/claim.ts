import { add, at, type Refusal } from '@orrery/kernel'
import { ABSENT, type Core, type Emit, NONE, type Paid, type Player, type Slice } from '../types.ts'
import { push } from './frames.ts'
import { type Payment, takePayment } from './payment.ts'
import { hasPower, playerName } from './planets.ts'
import { firstFailed, must } from './refusing.ts'

/* TE-3: when a slice may be claimed, and what a claim sets going (TE-4, TE-6). */

/** A new turn: its window is shut and nothing was claimed in it. */
export function beginTurn(s: Core, player: Player): void {
  s.active = player
  s.window = false
  s.claimed = false
  s.passing = false
  s.jupiterFresh = false
}

/** TE-3.4, TE-3.5: the action is over, also that of passing, and the end-of-turn window opens. */
export function openWindow(s: Core, pass: boolean): void {
  s.window = true
  s.passing = pass
  if (pass) s.passed[s.active] = 1
}

/** A slice that a player would claim. */
export interface Claim {
  readonly s: Core
  readonly player: Player
  readonly slice: Slice
}

const isOwnTurn = must<Claim>(
  'TE-3.1',
  'NOT_YOUR_TURN',
  ({ s, player }) => s.active === player,
  ({ s }) => ({ player: playerName(s, s.active) }),
)
const isEndOfTurn = must<Claim>('TE-3.1', 'NOT_END_OF_TURN', ({ s }) => s.window)
export const expeditionGoesOn = must<Claim>('TE-9.7', 'EXPEDITION_OVER', ({ s }) => !s.flipped)
export const isFirstClaim = must<Claim>('TE-3.2', 'ALREADY_CLAIMED_THIS_TURN', ({ s }) => !s.claimed)
export const sliceIsFree = must<Claim>(
  'TE-3.3',
  'SLICE_TAKEN',
  ({ s, slice }) => at(s.slices, slice) === NONE,
  ({ s, slice }) => ({ player: playerName(s, at(s.slices, slice)) }),
)

const ANY_SLICE = [isOwnTurn, isEndOfTurn, expeditionGoesOn, isFirstClaim]
const THIS_SLICE = [...ANY_SLICE, sliceIsFree]

/** Why the player may claim nothing at all now. */
export const windowRefusal = (s: Core, player: Player): Refusal | undefined =>
  firstFailed(ANY_SLICE, { s, player, slice: NONE })

/** Why the player may not claim this slice now, whatever the payment. */
export const claimRefusal = (s: Core, player: Player, slice: Slice): Refusal | undefined =>
  firstFailed(THIS_SLICE, { s, player, slice })

/** Why nobody at all can claim this slice any more. */
export const takenRefusal = (s: Core, player: Player, slice: Slice): Refusal | undefined =>
  firstFailed([expeditionGoesOn, sliceIsFree], { s, player, slice })

export const claimsMade = (s: Core): number => s.claims.reduce((n, m) => n + m, 0)

/** The control token is placed; then the breakthrough, and with the sixth slice Thunder's Edge (TE-6.3). */
export function markClaim(s: Core, player: Player, slice: Slice, paid: Paid, emit: Emit, ruling?: string): void {
  add(s.claims, player, 1)
  const number = claimsMade(s)
  s.slices[slice] = player
  s.claimNumber[slice] = number
  s.claimed = true
  emit?.({ kind: 'claimed', player, slice, number, paid, ...(ruling === undefined ? {} : { ruling }) })
  const isSixth = s.slices.every((owner) => owner !== NONE)
  const placeFirst = s.ruleset.settings.sixthOrder === 'placeFirst'
  if (isSixth && !placeFirst) push(s, 'sixth', player)
  pushGain(s, player)
  if (isSixth && placeFirst) push(s, 'sixth', player)
}

/** TE-4.1: who has the breakthrough gains nothing more. */
function pushGain(s: Core, player: Player): void {
  push(s, 'gain', player)
}

/** Ral Nel's card catches what others discard in the action phase, until Ral Nel passes (TE-10.2). */
export function skimmerOf(s: Core, discarder: Player): Player {
  for (let p = 0; p < s.ruleset.seats; p++)
    if (p !== discarder && at(s.passed, p) === 0 && hasPower(s, p, 'skims')) return p
  return NONE
}

/** What counted beside planets and trade goods, by name. */
const alsoIn = ({ changes, counts, planets }: Payment, names: readonly string[]): string[] => [
  ...names,
  ...changes.filter(({ planet }) => planets.includes(planet)).map(({ row }) => row.name),
  ...counts.map(({ name, as }) => `${name} as ${as}`),
]

/**
 * A claim with a payment that was found good, or that the table lets count (`ruling`, its reason): counts only, as the
 * referee keeps them. `names`: cards that changed how it was paid.
 */
export function claim(s: Core, { player, slice, pay, names, ruling }: PaidClaim, emit: Emit): void {
  takePayment(s, player, pay)
  const skimmer = pay.cards > 0 ? skimmerOf(s, player) : NONE
  if (skimmer !== NONE) {
    s.skimmed += pay.cards
    emit?.({ kind: 'skimmed', player: skimmer, cards: pay.cards })
  }
  const { planets, goods, commodities, cards, secrets } = pay
  const also = alsoIn(pay, names)
  const paid: Paid = {
    planets,
    goods,
    cards,
    secrets,
    ...(commodities > 0 ? { commodities } : {}),
    ...(also.length > 0 ? { also } : {}),
  }
  markClaim(s, player, slice, paid, emit, ruling)
}

export interface PaidClaim {
  readonly player: Player
  readonly slice: Slice
  readonly pay: Payment
  readonly names: readonly string[]
  readonly ruling: string | undefined
}

export const lacksBreakthrough = (s: Core, player: Player): boolean => at(s.breakthroughs, player) === ABSENT
