import { add, at, bit, itemAt, type MoveList } from '@orrery/kernel'
import { type Answer, type Condition, type Look, must, systemNamed } from '../../rules/asking.ts'
import * as moves from '../../rules/moves.ts'
import { ownsIn, playerName } from '../../rules/planets.ts'
import { hasToken, isAsteroidField, isSupernova, isTarget, lockedBy, reachOf } from '../../rules/reach.ts'
import { hasTech } from '../../rules/techs.ts'
import { asksWhole } from '../../rules/whole.ts'
import { NONE, type Player, type State, type System, type SystemInfo } from '../../types.ts'
import { anyLanding } from '../tactics/land.ts'
import { CHOSEN, startTactical, USUAL } from '../tactics/tactical.ts'

/* TE-15.5: which systems a tactical action can take place in. */

const infoOf = (l: Look): SystemInfo => itemAt(l.s.ruleset.systems, systemNamed(l))
/** No travel is needed where an own planet lies. */
const isThere = (l: Look): boolean => ownsIn(l.s, l.f.seat, systemNamed(l))

export const unlocked = must(
  'TE-15.4',
  'SYSTEM_LOCKED',
  (l) => lockedBy(l.s, l.f.seat, systemNamed(l)) === NONE,
  (l) => ({ player: playerName(l.s, lockedBy(l.s, l.f.seat, systemNamed(l))) }),
)
export const fractureInPlay = must('TE-14.6', 'FRACTURE_NOT_IN_PLAY', (l) => l.s.fracture || !infoOf(l).fracture)
/** In groups: what bars the way altogether, then whether it is too long. */
export const REACHED: readonly (readonly Condition[])[] = [
  [
    must('TE-14.6', 'NO_WAY_IN', (l) => isThere(l) || !isSupernova(infoOf(l))),
    must(
      'TE-14.6',
      'ASTEROID_FIELD',
      (l) => isThere(l) || !isAsteroidField(infoOf(l)) || hasTech(l.s, l.f.seat, 'asteroids'),
    ),
  ],
  [must('TE-14.6', 'CANNOT_REACH', (l) => isThere(l) || at(reachOf(l.s, l.f.seat), systemNamed(l)) >= 0)],
]

export function listActivations(s: State, p: Player, out: MoveList): void {
  if (at(s.tactic, p) === 0) return
  const reach = reachOf(s, p)
  for (let i = 0; i < s.ruleset.systems.length; i++)
    if (!hasToken(s, p, i) && isTarget(s, p, i, reach)) out.push(moves.activate(s, i))
}

function placeToken(s: State, p: Player, system: System): void {
  add(s.tactic, p, -1)
  s.tokens[system] = at(s.tokens, system) | bit(p)
}

const CONDITIONS: Answer['conditions'] = [
  [
    must('TE-15.5', 'NO_TOKEN', ({ s, f }) => at(s.tactic, f.seat) > 0, { pool: 'tactic' }),
    must('TE-15.5', 'SYSTEM_HAS_TOKEN', (l) => !hasToken(l.s, l.f.seat, systemNamed(l))),
    unlocked,
    fractureInPlay,
  ],
  ...REACHED,
]

/** With the usual march (TE-15.19). */
export const activate: Answer = {
  kind: moves.ACTIVATE,
  list: ({ s, f }, out) => listActivations(s, f.seat, out),
  conditions: CONDITIONS,
  effect(l, emit) {
    placeToken(l.s, l.f.seat, systemNamed(l))
    startTactical(l.s, l.f.seat, systemNamed(l), asksWhole(l.s) ? USUAL : CHOSEN, emit)
  },
}

/** Whether infantry could march there and land. */
export const canPlan = (s: State, p: Player, system: System, reach: readonly number[]): boolean =>
  at(reach, system) >= 0 && anyLanding(s, p, system)

export const infantryCanLand = must('TE-15.19', 'NOBODY_MARCHES', (l) =>
  canPlan(l.s, l.f.seat, systemNamed(l), reachOf(l.s, l.f.seat)),
)

export function listPlans(s: State, p: Player, out: MoveList): void {
  if (at(s.tactic, p) === 0 || !asksWhole(s)) return
  const reach = reachOf(s, p)
  for (let i = 0; i < s.ruleset.systems.length; i++)
    if (!hasToken(s, p, i) && isTarget(s, p, i, reach) && canPlan(s, p, i, reach)) out.push(moves.plan(s, i))
}

/** The same with another march. */
export const plan: Answer = {
  kind: moves.PLAN,
  list: ({ s, f }, out) => listPlans(s, f.seat, out),
  conditions: [...CONDITIONS, [infantryCanLand]],
  effect(l, emit) {
    placeToken(l.s, l.f.seat, systemNamed(l))
    startTactical(l.s, l.f.seat, systemNamed(l), CHOSEN, emit)
  },
}
