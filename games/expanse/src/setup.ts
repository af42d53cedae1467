import { at, fail, itemAt, type Json, listOf, ok, type Problem, type Result, dealFrom } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { SCORE_CARDS } from './data/setup.ts'
import { rulesetFor } from './rulesets.ts'
import { readOptions } from './options.ts'
import { completeDeck, poolNeeded } from './rules/deck.ts'
import { pushSteps } from './rules/frames.ts'
import { HOME } from './rules/map.ts'
import { addCube, enterFleet, plainCube, ROCINANTE } from './rules/pieces.ts'
import { refill } from './rules/track.ts'
import { startState } from './start.ts'
import { startTurn } from './steps/endTurn.ts'
import { settle } from './steps/engine.ts'
import { firstInitiative, turnOrder } from './turn-order.ts'
import { BASES, FLEETS, ORBITALS, type Player, type State } from './types.ts'

/** EX-3.3. */
function placeForces(s: State, p: Player): void {
  const chart = itemAt(s.ruleset.chart, p)
  for (const row of chart.fleets) {
    const kind = FLEETS.indexOf(row[0])
    const o = ORBITALS.indexOf(row[1])
    for (let i = 0; i < row[2]; i++) enterFleet(s, kind, o)
  }
  for (const row of chart.influence) {
    const b = BASES.indexOf(row[0])
    for (let i = 0; i < row[1]; i++) addCube(s, plainCube(p), b, 1)
  }
}

export function setup(json: Json, players: number, seed: string): Result<State, Problem> {
  if (players !== 2 && players !== 3 && players !== 4) return fail({ at: 'seats', expected: '2, 3 or 4' })
  const options = readOptions(json, players)
  if (!options.ok) return options
  const ruleset = rulesetFor(options.value)
  const needed = poolNeeded(ruleset.deck)
  if (ruleset.pool.length < needed)
    return fail({ at: 'options.sets', expected: `at least ${needed} cards for ${players} players (EX-3.13)` })
  const rng = dealFrom(seed)
  const seating = options.value.seating ?? rng.shuffle(listOf(players, (p) => p))
  const drawn = rng.below(players)
  const first = options.value.first ?? at(seating, drawn)
  const { deck, unused } = completeDeck(ruleset, [], SCORE_CARDS, rng)
  const s = startState({ ruleset, seating, deck, unused, drawn: 0, track: [] })
  for (const module of MODULES) module.setUp?.(s, rng)
  const order = turnOrder(seating, first)
  s.initiative = firstInitiative(order)
  s.captain = at(order, players - 1)
  enterFleet(s, ROCINANTE, at(HOME, s.captain))
  for (const p of order) placeForces(s, p)
  refill(s)
  startTurn(s, first, undefined)
  pushSteps(s, ruleset.setupSteps, first)
  settle(s, undefined)
  return ok(s)
}
