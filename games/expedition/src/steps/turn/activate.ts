import { add, at, bit, itemAt } from '@orrery/kernel'
import { type Condition, type ListedAnswer, type Look, must, systemNamed } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
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

const unlocked = must(
  'TE-15.4',
  'SYSTEM_LOCKED',
  (l) => lockedBy(l.s, l.f.seat, systemNamed(l)) === NONE,
  (l) => ({ player: playerName(l.s, lockedBy(l.s, l.f.seat, systemNamed(l))) }),
)
const fractureInPlay = must('TE-14.6', 'FRACTURE_NOT_IN_PLAY', (l) => l.s.fracture || !infoOf(l).fracture)
/** In groups: what bars the way altogether, then whether it is too long. */
const REACHED: readonly (readonly Condition[])[] = [
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

/** Whether infantry could march there and land. */
const canPlan = (s: State, p: Player, system: System, reach: readonly number[]): boolean =>
  at(reach, system) >= 0 && anyLanding(s, p, system)

const infantryCanLand = must('TE-15.19', 'NOBODY_MARCHES', (l) =>
  canPlan(l.s, l.f.seat, systemNamed(l), reachOf(l.s, l.f.seat)),
)

const TOKEN: readonly Condition[] = [
  must('TE-15.5', 'NO_TOKEN', ({ s, f }) => at(s.tactic, f.seat) > 0, { pool: 'tactic' }),
  must('TE-15.5', 'SYSTEM_HAS_TOKEN', (l) => !hasToken(l.s, l.f.seat, systemNamed(l))),
]

function placeToken(s: State, p: Player, system: System): void {
  add(s.tactic, p, -1)
  s.tokens[system] = at(s.tokens, system) | bit(p)
}

/**
 * A tactical action in the system that a move of this kind names, with a token or, by Warfare, free of it: `activate`
 * with the usual march, the others with one of the player's own (TE-15.19).
 */
export function acting(kind: number, by: 'token' | 'Warfare'): ListedAnswer {
  const [isPlan, isPaid] = [kind === moves.PLAN, by === 'token']
  return {
    kind,
    list({ s, f: { seat } }, out) {
      if ((isPaid && at(s.tactic, seat) === 0) || (isPlan && !asksWhole(s))) return
      const reach = reachOf(s, seat)
      for (let i = 0; i < s.ruleset.systems.length; i++) {
        if ((isPaid && hasToken(s, seat, i)) || !isTarget(s, seat, i, reach)) continue
        if (!isPlan || canPlan(s, seat, i, reach)) out.push(moves.inSystem(s, kind, i))
      }
    },
    conditions: [
      [...(isPaid ? TOKEN : []), unlocked, fractureInPlay],
      ...REACHED,
      ...(isPlan ? [[infantryCanLand]] : []),
    ],
    effect(l, emit) {
      const { s, f } = l
      if (isPaid) placeToken(s, f.seat, systemNamed(l))
      else pop(s)
      startTactical(s, f.seat, systemNamed(l), kind === moves.ACTIVATE && asksWhole(s) ? USUAL : CHOSEN, emit)
    },
  }
}
