import { at } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from './data/scenario.ts'
import { KINDS, REMOVED, SCORED, SECRET_COUNT } from './rules/cards.ts'
import { NONE, type State } from './types.ts'

/* Everything is somewhere exactly once. */

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function cardFaults(s: State): string[] {
  const faults: string[] = []
  for (let k = 0; k < KINDS; k++) {
    let n = at(s.deck, k) + at(s.pile, k) + at(s.skim, k)
    for (let p = 0; p < s.ruleset.seats; p++) n += at(s.hands, p * KINDS + k)
    const { id = '', copies = 0 } = ACTION_CARD_ROWS[k] ?? {}
    if (n !== copies) faults.push(`${id}: ${n} of ${copies}`)
  }
  for (let p = 0; p < s.ruleset.seats; p++) {
    const hand = sum(s.hands.slice(p * KINDS, (p + 1) * KINDS))
    if (hand !== at(s.cards, p)) faults.push(`player ${p} holds ${hand} action cards, not ${at(s.cards, p)}`)
  }
  if (sum(s.skim) !== s.skimmed) faults.push('cards on the Data Skimmer')
  return faults
}

function secretFaults(s: State): string[] {
  const faults: string[] = []
  for (let p = 0; p < s.ruleset.seats; p++) {
    const held = s.secretAt.filter((place) => place === p).length
    const gone = s.secretAt.filter((place) => place === REMOVED + p).length
    if (held !== at(s.secrets, p)) faults.push(`player ${p} holds ${held} secrets, not ${at(s.secrets, p)}`)
    if (gone !== at(s.removed, p)) faults.push(`player ${p} has removed ${gone} secrets, not ${at(s.removed, p)}`)
  }
  const { seats } = s.ruleset
  const isPlace = (n: number): boolean =>
    n === NONE || (n >= 0 && n < seats) || (n >= SCORED && n < SCORED + seats) || (n >= REMOVED && n < REMOVED + seats)
  if (s.secretAt.length !== SECRET_COUNT || !s.secretAt.every(isPlace)) faults.push('a secret is nowhere')
  return faults
}

function countFaults(s: State): string[] {
  const counts = [
    s.goods,
    s.commodities,
    s.cards,
    s.secrets,
    s.infantry,
    s.tactic,
    s.strategy,
    s.bonus,
    s.points,
    s.hands,
  ]
  const faults = counts.some((list) => list.some((n) => n < 0)) ? ['something is below zero'] : []
  if (s.pds.some((n) => n < 0 || n > s.ruleset.race.limits.pdsPerPlanet) || s.docks.some((n) => n < 0 || n > 1))
    faults.push('too many structures on a planet')
  if (s.owner.some((p, q) => p === NONE && at(s.pds, q) + at(s.docks, q) > 0)) faults.push("nobody's structures")
  const claimed = s.slices.filter((p) => p !== NONE).length
  if (!s.flipped && claimed !== sum(s.claims)) faults.push('slices and claims differ')
  return faults
}

export const faults = (s: State): readonly string[] => [...cardFaults(s), ...secretFaults(s), ...countFaults(s)]
