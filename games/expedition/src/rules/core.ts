import { itemAt, listOf } from '@orrery/kernel'
import { ABSENT, type Ruleset, type Core, NONE, READY, SLICES } from '../types.ts'

const zeros = (n: number): number[] => listOf(n, () => 0)
const nobody = (n: number): number[] => listOf(n, () => NONE)

/** TE-1.1: the token off the map, nothing claimed, home planets in their owners' hands. */
export function newCore(ruleset: Ruleset, chance: readonly number[]): Core {
  const { seats, planets, systems } = ruleset
  const core: Core = {
    ruleset,
    active: 0,
    window: false,
    claimed: false,
    passing: false,
    passed: zeros(seats),
    slices: nobody(SLICES.length),
    claimNumber: zeros(SLICES.length),
    claims: zeros(seats),
    flipped: false,
    breakthroughs: Array.from(ruleset.factions, (row) => (row.power === 'startsWith' ? READY : ABSENT)),
    goods: zeros(seats),
    commodities: zeros(seats),
    cards: zeros(seats),
    secrets: zeros(seats),
    skimmed: 0,
    owner: nobody(planets.length),
    spent: zeros(planets.length),
    infantry: zeros(planets.length),
    attached: zeros(planets.length),
    tokenAt: nobody(planets.length - ruleset.firstToken),
    marks: zeros(systems.length),
    fracture: false,
    jupiter: ABSENT,
    jupiterFresh: false,
    stack: [],
    chance: [...chance],
    reveals: 0,
  }
  for (let seat = 0; seat < seats; seat++) {
    const home = ruleset.homes[seat] ?? NONE
    if (home !== NONE) for (const p of itemAt(ruleset.planetsIn, home)) core.owner[p] = seat
  }
  return core
}
