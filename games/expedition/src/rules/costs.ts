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
  /** Planets already chosen for the payment. */
  readonly parts: readonly Planet[]
  /** Of the other value, to be paid later. */
  readonly other: number
  /** Trade goods that may be used for all this. */
  readonly goods: number
}

const other = (value: Value): Value => (value === RESOURCES ? INFLUENCE : RESOURCES)

/** What planets can pay of two values at once: a table of reached sums, both cut at what is asked. */
const reached: boolean[] = []
let width = 0

function clearReached(most: number, others: number): void {
  width = others + 1
  for (let i = 0; i < (most + 1) * width; i++) reached[i] = i === 0
}

/** Adds a planet, spent for one of its values or for neither. Goes downwards, so that the planet counts once. */
function addPlanet(mine: number, theirs: number, most: number, others: number): void {
  for (let i = most; i >= 0; i--) {
    for (let j = others; j >= 0; j--) {
      if (reached[i * width + j] !== true) continue
      if (mine > 0) reached[Math.min(most, i + mine) * width + j] = true
      if (theirs > 0) reached[i * width + Math.min(others, j + theirs)] = true
    }
  }
}

/** Whether trade goods fill what is still short in the best of the reached sums. */
function goodsFill(most: number, others: number, goods: number): boolean {
  for (let i = 0; i <= most; i++)
    for (let j = 0; j <= others; j++) if (reached[i * width + j] === true && most - i + others - j <= goods) return true
  return false
}

/**
 * Whether the rest can be paid when this planet is chosen next: planets after it may pay either value, planets before
 * it only the other one. With `next` NONE, only trade goods are left.
 */
export function canFinish(s: State, p: Player, due: Due, next: Planet): boolean {
  const worth = next < 0 ? 0 : valueOf(s, p, next, due.value)
  const most = Math.max(0, due.left - worth)
  clearReached(most, due.other)
  for (let q = 0; q < s.owner.length; q++) {
    if (q === next || !ownedBy(s, q, p) || !isReady(s, q) || due.parts.includes(q)) continue
    const mine = valueOf(s, p, q, due.value)
    const behind = next >= 0 && comesBefore(worth, next, mine, q)
    addPlanet(behind ? mine : 0, valueOf(s, p, q, other(due.value)), most, due.other)
  }
  return goodsFill(most, due.other, due.goods)
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
  clearReached(resources, influence)
  for (let q = 0; q < s.owner.length; q++) {
    if (!ownedBy(s, q, p) || !isReady(s, q)) continue
    addPlanet(valueOf(s, p, q, RESOURCES), valueOf(s, p, q, INFLUENCE), resources, influence)
  }
  return goodsFill(resources, influence, goods)
}
