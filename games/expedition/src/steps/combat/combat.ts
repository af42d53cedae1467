import { add, at, hasBit, itemAt } from '@orrery/kernel'
import { pop, push } from '../../rules/frames.ts'
import { pointsNow } from '../../rules/holdings.ts'
import { systemOf } from '../../rules/planets.ts'
import { hasEffect } from '../../rules/raceEffects.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { hasTech } from '../../rules/techs.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type SecretMoment, type State } from '../../types.ts'
import { pushSecretMoment } from '../secrets/scoreSecret.ts'
import { pushAssimilation } from '../expedition/useBreakthrough.ts'
import type { Step } from '../step.ts'
import { conquer } from './assault.ts'
import { useLaid } from './cards.ts'
import { BOOSTS, BY_ATTACKER, BY_DEFENDER, changed, fire, NEW_ROUND, PHASE, repeated, sideValue } from './dice.ts'

/* TE-15.6: ground combat, round after round. */

/** Asks both sides, the attacker first: everybody with a hidden card, whatever it is (TE-13.7). Laid cards ask nobody. */
function cardsOfBoth(s: State, f: Frame, step: 'boost' | 'reroll', emit: Emit): void {
  for (const p of [f.by, f.seat]) {
    if (p === NONE || (step === 'reroll' && asksWhole(s) && !gainsByReroll(s, f, p === f.seat))) continue
    if (asksFew(s)) useLaid(s, f, p, step === 'boost' ? 'combatRound' : 'afterRoll', emit)
    else if (at(s.cards, p) > 0 && !hasBit(s.quiet, p)) push(s, step, p)
  }
}

/** TE-15.19: some die missed, and an enemy is left for it; everybody sees that. */
function gainsByReroll(s: State, f: Frame, isAttacker: boolean): boolean {
  const [own, enemies] = isAttacker ? [f.left, at(s.infantry, f.what)] : [at(s.infantry, f.what), f.left]
  const hits = at(f.list, isAttacker ? BY_ATTACKER : BY_DEFENDER)
  return hits < own && hits < enemies
}

function rollRound(s: State, f: Frame, emit: Emit): void {
  const defenders = at(s.infantry, f.what)
  const mine = fire(s, repeated(f.left, sideValue(s, f, true)))
  const theirs = fire(s, repeated(defenders, sideValue(s, f, false)))
  f.list = [2, mine.hits, theirs.hits, at(f.list, BOOSTS)]
  emit?.({
    kind: 'combat',
    planet: f.what,
    attacker: f.seat,
    defender: f.by,
    dice: mine.dice,
    against: theirs.dice,
    hits: mine.hits,
    hitsAgainst: theirs.hits,
  })
}

/** Each hit destroys one. Nobody left: the defender keeps the planet. */
function takeHits(s: State, f: Frame, emit: Emit): void {
  const { what: planet, by: defender, seat } = f
  s.infantry[planet] = Math.max(0, at(s.infantry, planet) - at(f.list, BY_ATTACKER))
  f.left = Math.max(0, f.left - at(f.list, BY_DEFENDER))
  f.list = NEW_ROUND
  if (asksWhole(s)) f.held++
  if (f.left > 0 && at(s.infantry, planet) > 0) return
  pop(s)
  s.quiet = 0
  if (f.left > 0) {
    const moments = momentsOf(s, seat, defender, planet)
    emit?.({ kind: 'combatOver', planet, winner: seat })
    conquer(s, seat, planet, f.left + (hasTech(s, seat, 'revive') ? 1 : 0), emit)
    if (defender !== NONE && hasEffect(s, seat, 'assimilates')) pushAssimilation(s, seat, defender)
    pushSecretMoment(s, seat, ...moments)
  } else if (at(s.infantry, planet) > 0 && defender !== NONE) {
    emit?.({ kind: 'combatOver', planet, winner: defender })
    if (hasTech(s, defender, 'revive')) add(s.infantry, planet, 1)
    pushSecretMoment(s, defender, ...momentsOf(s, defender, seat, planet))
  } else emit?.({ kind: 'combatOver', planet, winner: NONE })
}

/** TE-15.18: what this victory could be scored for. */
function momentsOf(s: State, winner: Player, loser: Player, planet: Planet): SecretMoment[] {
  const { anomalies, home } = itemAt(s.ruleset.systems, systemOf(s, planet))
  const most = Math.max(...s.points.map((_, p) => pointsNow(s, p)))
  return [
    ...(anomalies === 0 ? [] : ['wonInAnomaly' as const]),
    ...(home === NONE || home === winner ? [] : ['wonInHome' as const]),
    ...(loser === NONE || pointsNow(s, loser) < most ? [] : ['wonAgainstLeader' as const]),
  ]
}

/** TE-15.19: combat cards are asked for in the first round, which has the most dice; `held` rounds are over. */
const isAskedIn = (s: State, f: Frame): boolean => !asksWhole(s) || f.held === 0

/** `left` attackers of `seat` against the infantry of `by` on planet `what`. */
export const combat: Step = {
  proceed(s, f, emit) {
    const phase = at(f.list, PHASE)
    if (f.left <= 0) takeHits(s, f, emit)
    else if (phase === 0) {
      f.list = changed(f.list, PHASE, 1)
      if (isAskedIn(s, f)) cardsOfBoth(s, f, 'boost', emit)
    } else if (phase === 1) rollRound(s, f, emit)
    else if (phase === 2) {
      f.list = changed(f.list, PHASE, 3)
      if (isAskedIn(s, f)) cardsOfBoth(s, f, 'reroll', emit)
    } else takeHits(s, f, emit)
  },
}
