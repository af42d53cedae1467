import { at, bit, fail, indexesWhere, itemAt, type Json, ok, type Problem, type Result, dealFrom } from '@orrery/kernel'
import { rulesetFor } from './rulesets.ts'
import { SECRETS_DEALT, SIDES, TECHNOLOGY_ROWS } from './data/scenario.ts'
import { readOptions } from './options.ts'
import { drawCards, drawSecret } from './rules/cards.ts'
import { below, chanceFrom } from './rules/chance.ts'
import { newCore } from './rules/core.ts'
import { push } from './rules/frames.ts'
import { startState } from './start.ts'
import { settle } from './steps/engine.ts'
import { NONE, type Planet, type Player, type State } from './types.ts'

/* TE-14: the set-up. */

const techIndex = (id: string): number => TECHNOLOGY_ROWS.findIndex((row) => row.id === id)

/** TE-14.2: the richest home planet has the dock and the infantry; everything is exhausted. */
function placeSeat(s: State, p: Player): void {
  const row = s.ruleset.factions[p]
  const { start } = s.ruleset.race
  const home = itemAt(s.ruleset.planetsIn, at(s.ruleset.homes, p))
  const resources = (q: Planet): number => s.ruleset.planets[q]?.row.resources ?? 0
  const richest = home.reduce((best, q) => (resources(q) > resources(best) ? q : best))
  for (const q of home) s.spent[q] = 1
  s.infantry[richest] = start.infantryHome
  s.docks[richest] = 1
  for (const q of itemAt(s.ruleset.planetsIn, at(s.ruleset.starts, p))) {
    s.owner[q] = p
    s.spent[q] = 1
    s.infantry[q] = start.infantryStart
  }
  s.tactic[p] = start.tactic
  s.strategy[p] = start.strategy
  s.goods[p] = row?.scenario?.goods ?? 0
  s.techs[p] = (row?.scenario?.techs ?? []).reduce((mask, id) => mask | bit(techIndex(id)), 0)
}

function openObjective(s: State, kind: 'spend' | 'hold'): void {
  const list = indexesWhere(s.ruleset.objectives, (row) => row.kind === kind)
  s.publics.push(at(list, below(s, list.length)))
}

export function setup(json: Json, seats: number, seed: string): Result<State, Problem> {
  if (!Number.isInteger(seats) || seats < 3 || seats > 6) return fail({ at: 'seats', expected: '3, 4, 5 or 6' })
  const options = readOptions(json, seats)
  if (!options.ok) return options
  const drawn = dealFrom(`${seed} factions`)
    .shuffle([...SIDES])
    .slice(0, seats)
  const s = startState(
    newCore(rulesetFor(options.value.seating ?? drawn, options.value.settings, options.value.pack), chanceFrom(seed)),
  )
  s.speaker = below(s, seats)
  openObjective(s, 'spend')
  openObjective(s, 'hold')
  push(s, 'round', NONE)
  for (let k = seats - 1; k >= 0; k--) push(s, 'keepSecret', (s.speaker + k) % seats)
  for (let p = 0; p < seats; p++) {
    placeSeat(s, p)
    drawCards(s, p, s.ruleset.race.start.cards, undefined)
    for (let n = 0; n < SECRETS_DEALT; n++) drawSecret(s, p, undefined)
  }
  settle(s, undefined)
  return ok(s)
}
