import { rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { countHeld, objectiveShare, secretShare } from '../bot/holdings.ts'
import { judge } from '../bot/index.ts'
import { PART_NAMES } from '../bot/parts.ts'
import { game } from '../src/index.ts'
import { holdsSecret, SECRET_COUNT } from '../src/rules/cards.ts'
import { canScore, hasScored, secretHolds } from '../src/rules/holdings.ts'
import type { State } from '../src/types.ts'
import { fresh, inTurn, owner, type Spec, table, windowOf } from './table.ts'

function chances(s: State): readonly number[] {
  const out: number[] = []
  judge.chance?.(s, out)
  return out
}

const chance = (spec: Spec): number => chances(table(spec).state)[0] ?? NaN
const parts = (spec: Spec): { readonly [part: string]: number } => judge.parts?.(table(spec).state, 0) ?? {}

/** Looks at every state of a game played at random. */
function along(seats: number, look: (s: State) => void): void {
  const t = fresh(seats, { maxRounds: 3 }, `judge ${seats}`)
  const rng = rngFrom('judge')
  for (let ask = game.pending(t.state).at(-1); ask !== undefined; ask = game.pending(t.state).at(-1)) {
    look(t.state)
    const offer = game.moves(t.state, ask.seat)
    game.apply(t.state, ask.seat, offer[rng.below(offer.length)] as never)
  }
}

describe('the judge', () => {
  test('counts as the rules do what objectives and secrets ask for', () => {
    let met = 0
    along(4, (s) => {
      countHeld(s)
      for (let p = 0; p < s.ruleset.seats; p++) {
        for (const o of s.publics) {
          if (hasScored(s, p, o)) continue
          expect(objectiveShare(s, p, o) >= 1).toBe(canScore(s, p, o))
          met += canScore(s, p, o) ? 1 : 0
        }
        for (let k = 0; k < SECRET_COUNT; k++)
          if (holdsSecret(s, p, k)) expect(secretShare(s, p, k) >= 1).toBe(secretHolds(s, p, k))
      }
    })
    expect(met).toBeGreaterThan(20)
  })
  test('gives chances that are together one, at every moment and with any number of seats', () => {
    for (const seats of [3, 6])
      along(seats, (s) => {
        const all = chances(s)
        expect(all).toHaveLength(seats)
        for (const one of all) expect(one).toBeGreaterThan(0)
        expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      })
  })
  test('is surer of a lead in the last round than in the first', () => {
    const lead = { players: { sol: { points: 2 } } }
    const early = chance({ ...lead, round: 1 })
    const late = chance({ ...lead, round: 5 })
    expect(early).toBeGreaterThan(chance({ round: 1 }))
    expect(late).toBeGreaterThan(early)
  })
  test('counts what is under way: planets an action is after, a slice being paid, tokens to come', () => {
    const going = inTurn('sol', { step: 'muster', seat: 'sol', what: '106' })
    const jord = owner('sol', 3)
    const own = { jord, cresius: owner('sol'), lazulrex: owner('sol') }
    expect(parts({ ...going, planets: { jord } })['conquest']).toBeGreaterThan(0)
    expect(parts({ ...going, planets: own })['conquest']).toBe(0)
    const paid = table({ ...windowOf('sol'), players: { sol: { goods: 9 } } }).do('claim resources')
    expect(judge.parts?.(paid.state, 0)['points']).toBeGreaterThan(0)
  })
  test('tells every part by its name, against the mean of the others', () => {
    const { points = NaN, goods = NaN, ...others } = parts({ players: { sol: { points: 2, goods: 1 } } })
    expect(points).toBeGreaterThan(0)
    expect(goods).toBeGreaterThan(0)
    expect(Object.keys({ points, goods, ...others }).toSorted()).toEqual([...PART_NAMES].toSorted())
    expect(parts({ players: { hacan: { points: 2 } } })['points']).toBeLessThan(0)
  })
})
