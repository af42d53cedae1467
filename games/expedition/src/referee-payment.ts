import type { Refusal } from '@orrery/kernel'
import { MODIFIER_ROWS, type ModifierRow, SPENDING_ROWS, type SpendingRow } from './data/modifiers.ts'
import type { RefereeState, SaidPayment } from './referee-commands.ts'
import { NO_PAYMENT, type Payment } from './rules/payment.ts'
import { findNamed, findPlanet } from './rules/places.ts'
import { refuse } from './rules/refusing.ts'
import { NONE } from './types.ts'

/* What a table says it pays, as the rules read it (TE-2, TE-18.5). */

/** The most that one thing counts (TE-2.17). */
const MOST_COUNTED = 20

const howMany = (said: readonly string[] | string | number | undefined): number =>
  typeof said === 'number' ? said : typeof said === 'string' ? 1 : (said?.length ?? 0)

const impossible = (rule: string, thing: string, reason: string): Refusal =>
  refuse(rule, 'NOT_POSSIBLE', { thing, reason })

export const findModifier = (said: string): ModifierRow | undefined => findNamed(MODIFIER_ROWS, said)
export const findSpending = (said: string): SpendingRow | undefined => findNamed(SPENDING_ROWS, said)

const namesOf = (rows: readonly { readonly name: string }[]): string => rows.map(({ name }) => name).join(', ')

/** What in the words about values nobody knows, or counts too much. */
function wordFault({ modifiers = [], spending = [], counts = [] }: SaidPayment): Refusal | undefined {
  const modifier = modifiers.find(({ by }) => findModifier(by) === undefined)
  if (modifier !== undefined)
    return impossible('TE-2.15', `"${modifier.by}"`, `it is none of ${namesOf(MODIFIER_ROWS)}`)
  const power = spending.find((said) => findSpending(said) === undefined)
  if (power !== undefined) return impossible('TE-2.16', `"${power}"`, `it is none of ${namesOf(SPENDING_ROWS)}`)
  const much = counts.find(({ as }) => as > MOST_COUNTED)
  return much === undefined
    ? undefined
    : impossible('TE-2.17', `Counting ${much.what} as ${much.as}`, `one thing counts as ${MOST_COUNTED} at most`)
}

export interface ReadPayment {
  readonly pay: Payment
  /** Cards that change how it is paid, by name. */
  readonly names: readonly string[]
}

/** A payment as it was said. A planet that is said to count, or to be changed, is paid with as well. */
export function readPayment({ core, modifiers: kept }: RefereeState, said: SaidPayment): ReadPayment | Refusal {
  const fault = wordFault(said)
  if (fault !== undefined) return fault
  const { planets = [], modifiers = [], counts = [], spending = [] } = said
  const find = (name: string): number => findPlanet(core.box, name)
  const changed = modifiers.map(({ planet }) => planet)
  const listed = planets.map(find)
  const also = [...changed, ...counts.map(({ what }) => what)].map(find).filter((p) => !listed.includes(p))
  const found = [...listed, ...new Set(also)].filter((p) => p !== NONE)
  const powers = spending.flatMap((name) => findSpending(name) ?? [])
  const saidChanges = modifiers.flatMap(({ planet, by }) => {
    const row = findModifier(by)
    return row === undefined ? [] : [{ planet: find(planet), row }]
  })
  const pay: Payment = {
    ...NO_PAYMENT,
    planets: found,
    unknown: [...planets, ...changed].find((name) => find(name) === NONE),
    goods: said.tradeGoods ?? 0,
    commodities: said.commodities ?? 0,
    cards: howMany(said.cards),
    secrets: howMany(said.secret),
    psychoarchaeology: said.psychoarchaeology === true,
    changes: [...kept.filter(({ planet }) => found.includes(planet)), ...saidChanges],
    counts: counts.map(({ what, as }) => ({ planet: find(what), name: what, as })),
    effects: powers.map(({ effect }) => effect),
  }
  return { pay, names: powers.map(({ name }) => name) }
}
