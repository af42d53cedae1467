import { add, at, itemAt } from '@orrery/kernel'
import { pop, push } from '../../rules/frames.ts'
import { systemOf } from '../../rules/planets.ts'
import { gainPlanet } from '../../rules/sixth.ts'
import { hasTech } from '../../rules/techs.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type State } from '../../types.ts'
import { pushSecretMoment } from '../secrets/scoreSecret.ts'
import type { Step } from '../step.ts'
import { fire, NEW_ROUND, repeated } from './dice.ts'

/* TE-15.6, TE-15.7, TE-15.14: landing under fire, and control of the planet. */

/** PDS of the defender: one shot each, one die more with Plasma Scoring, -1 against Antimass Deflectors. */
function shotsOf(s: State, attacker: Player, planet: Planet): number[] {
  const owner = at(s.owner, planet)
  const pds = at(s.pds, planet)
  if (owner === NONE || owner === attacker || pds === 0) return []
  const extra = hasTech(s, owner, 'extraShot') ? 1 : 0
  return repeated(pds + extra, s.ruleset.race.combat.pdsHitsOn + (hasTech(s, attacker, 'asteroids') ? 1 : 0))
}

const shipsOf = (s: State, planet: Planet): readonly number[] =>
  s.ruleset.neutrals.ships[itemAt(s.ruleset.systems, systemOf(s, planet)).tile] ?? []

/** `left` infantry land on planet `what`; with `held` they have just removed the custodians. */
export const assault: Step = {
  proceed(s, f, emit) {
    const { seat, what: planet } = f
    pop(s)
    if (f.held === 1) {
      s.custodians = seat
      add(s.points, seat, 1)
      emit?.({ kind: 'custodians', player: seat })
    }
    if (at(s.owner, planet) === seat) {
      add(s.infantry, planet, f.left)
      return
    }
    underFire(s, f, shotsOf(s, seat, planet), 'PDS', emit)
    underFire(s, f, shipsOf(s, planet), 'neutral ships', emit)
    if (f.left <= 0) return
    if (at(s.infantry, planet) === 0) conquer(s, seat, planet, f.left, emit)
    else startCombat(s, f, emit)
  },
}

function underFire(s: State, f: Frame, values: readonly number[], what: string, emit: Emit): void {
  if (values.length === 0 || f.left <= 0) return
  const { dice, hits } = fire(s, values)
  f.left = Math.max(0, f.left - hits)
  emit?.({ kind: 'fire', planet: f.what, dice, hits, what })
}

/** Magen Defense Grid hits first; then round after round. */
function startCombat(s: State, f: Frame, emit: Emit): void {
  const defender = at(s.owner, f.what)
  const combat = push(s, 'combat', f.seat)
  combat.by = defender
  combat.what = f.what
  combat.left = f.left
  combat.list = NEW_ROUND
  s.quiet = 0
  const isShielded = at(s.pds, f.what) + at(s.docks, f.what) > 0 && defender !== NONE && hasTech(s, defender, 'shields')
  if (!isShielded) return
  combat.left--
  emit?.({ kind: 'fire', planet: f.what, dice: [], hits: 1, what: 'Magen Defense Grid' })
}

/** TE-15.7: structures are destroyed, the card comes exhausted; from nobody in The Fracture a relic (TE-15.14). */
export function conquer(s: State, p: Player, planet: Planet, infantry: number, emit: Emit): void {
  const loser = at(s.owner, planet)
  const { fracture, home } = itemAt(s.ruleset.systems, systemOf(s, planet))
  s.pds[planet] = 0
  s.docks[planet] = 0
  s.infantry[planet] = infantry
  if (fracture && loser === NONE) {
    const goods = s.ruleset.race.gains.relicGoods
    add(s.goods, p, goods)
    emit?.({ kind: 'relic', player: p, goods })
  }
  if (loser !== NONE && home === loser) pushSecretMoment(s, loser, 'lostHome')
  gainPlanet(s, p, planet, emit)
}
