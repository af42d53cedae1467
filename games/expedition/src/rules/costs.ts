import { at } from '@orrery/kernel'
import type { Cost, Planet, Player, State } from '../types.ts'
import { meansOf } from './means.ts'
import { INFLUENCE, RESOURCES, type Value, valueOf } from './payment.ts'
import { isReady, ownedBy } from './planets.ts'

/*
 * A payment is a chain of small decisions: planets from the most valuable down, then the rest in trade goods. Named in
 * that order no payment is ever too much (TE-2.6), every sensible one can be named, and each in one way only.
 */

/** Whether `a` comes before `b` in a payment: the more valuable first, of equal ones the first on the map. */
export const comesBefore = (valueA: number, a: Planet, valueB: number, b: Planet): boolean =>
  valueA > valueB || (valueA === valueB && a < b)

/** What must still be payable with the other value afterwards: Amass Wealth asks for both. */
export interface Due {
  readonly value: Value
  readonly left: number
  /** Planets already laid down. */
  readonly parts: readonly Planet[]
  /** Of the other value, to be paid later. */
  readonly other: number
  /** Trade goods that may be used for all this. */
  readonly goods: number
}

const other = (value: Value): Value => (value === RESOURCES ? INFLUENCE : RESOURCES)

/**
 * Whether the rest can be paid when this planet is laid down next: planets behind it may pay either value, planets
 * before it only the other one. `next` of NONE asks it for trade goods alone.
 */
export function canFinish(s: State, p: Player, due: Due, next: Planet): boolean {
  const worth = next < 0 ? 0 : valueOf(s, p, next, due.value)
  // reached[i * 16 + j]: i of this value and j of the other can be paid with planets, both cut at what is asked.
  const most = Math.max(0, due.left - worth)
  let reached = new Set<number>([0])
  for (let q = 0; q < s.owner.length; q++) {
    if (q === next || !ownedBy(s, q, p) || !isReady(s, q) || due.parts.includes(q)) continue
    const mine = valueOf(s, p, q, due.value)
    const behind = next >= 0 && comesBefore(worth, next, mine, q)
    reached = withPlanet(reached, behind ? mine : 0, valueOf(s, p, q, other(due.value)), most, due.other)
  }
  for (const code of reached) if (most - (code >> 4) + (due.other - (code & 15)) <= due.goods) return true
  return false
}

function withPlanet(
  reached: ReadonlySet<number>,
  mine: number,
  theirs: number,
  most: number,
  others: number,
): Set<number> {
  const next = new Set(reached)
  for (const code of reached) {
    const [i, j] = [code >> 4, code & 15]
    if (mine > 0) next.add((Math.min(most, i + mine) << 4) | j)
    if (theirs > 0 && others > 0) next.add((i << 4) | Math.min(others, j + theirs))
  }
  return next
}

/** Without a second value a sum is enough. */
export function canFinishSimply(s: State, p: Player, due: Due, next: Planet): boolean {
  const worth = valueOf(s, p, next, due.value)
  let sum = worth + due.goods
  for (let q = 0; q < s.owner.length && sum < due.left; q++) {
    if (q === next || !ownedBy(s, q, p) || !isReady(s, q) || due.parts.includes(q)) continue
    const mine = valueOf(s, p, q, due.value)
    if (comesBefore(worth, next, mine, q)) sum += mine
  }
  return sum >= due.left
}

export const canSpend = (s: State, p: Player, value: Value, n: number): boolean => meansOf(s, p, value) >= n

/** Whether all of a cost could be paid together. */
export function feasibleCost(s: State, p: Player, cost: Cost): boolean {
  const goods = at(s.goods, p) - (cost.goods ?? 0)
  const tokens = at(s.tactic, p) + at(s.strategy, p) - (cost.tokens ?? 0)
  if (goods < 0 || tokens < 0) return false
  const [resources, influence] = [cost.resources ?? 0, cost.influence ?? 0]
  if (resources === 0 || influence === 0) {
    const value = resources > 0 ? RESOURCES : INFLUENCE
    return meansOf(s, p, value) - at(s.goods, p) + goods >= resources + influence
  }
  return splits(s, p, resources, influence, goods)
}

/** Planets shared out between resources and influence, trade goods filling what is short. */
function splits(s: State, p: Player, resources: number, influence: number, goods: number): boolean {
  let reached = new Set<number>([0])
  for (let q = 0; q < s.owner.length; q++) {
    if (!ownedBy(s, q, p) || !isReady(s, q)) continue
    reached = withPlanet(reached, valueOf(s, p, q, RESOURCES), valueOf(s, p, q, INFLUENCE), resources, influence)
  }
  for (const code of reached) if (resources - (code >> 4) + (influence - (code & 15)) <= goods) return true
  return false
}
