import { add, at, ONE } from '@orrery/kernel'
import { MOST_EXTRA } from '../data/setup.ts'
import { must } from '../rules/asking.ts'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { gain } from '../rules/pieces.ts'
import { canHeal, canRaise, damage, heal, raise } from '../rules/warlords.ts'
import { type Emit, type Frame, NONE, type Op, type Player, type Position, type State } from '../types.ts'
import { iconQuestion, type Kind } from './kind.ts'
import { victimQuestion } from './victims.ts'

/* HX-12.9, HX-12.13, HX-12.16, HX-12.17, HX-12.18, HX-12.19: WH, CD, SC, RC, II, EX, and the life an ability costs. */

const heals = iconQuestion([
  {
    kind: moves.HEAL,
    candidates: ONE,
    conditions: [],
    effect({ s, f, op }, emit) {
      goOn(f)
      heal(s, f.seat, op.n, emit)
    },
  },
])

export const healing: Kind = { question: (s, f) => (canHeal(s, f.seat) ? heals : undefined) }

const raises = iconQuestion([
  {
    kind: moves.RAISE,
    candidates: ONE,
    conditions: [],
    effect({ s, f }, emit) {
      goOn(f)
      raise(s, f.seat, emit)
    },
  },
])

export const raising: Kind = { question: (s, f) => (canRaise(s, f.seat) ? raises : undefined) }

export const receiving: Kind = {
  run(s, f, op, emit) {
    goOn(f)
    gain(s, f.seat, op.n, 'icon', emit)
  },
}

/** HX-11.5: several add up; they are shown when the Market Phase begins. */
export const extraCards: Kind = {
  run(s, f, op, emit) {
    goOn(f)
    const [turn] = s.stack
    if (turn !== undefined) turn.extra = Math.min(MOST_EXTRA, turn.extra + op.n)
    emit?.({ kind: 'extraCards', player: f.seat, n: op.n })
  },
}

/** HX-8.9: the damage belongs to the ability. */
export const paying: Kind = {
  run(s, f, op, emit) {
    goOn(f)
    damage(s, f.seat, op.n, 'warlord', emit)
  },
}

/** HX-12.23: all from the same enemy, never below 0. */
const mostFrom = (s: Position, q: Player, op: Op): number => Math.min(op.n, at(s.hexilum, q))

function takeFrom(s: State, f: Frame, op: Op, q: Player, n: number, emit: Emit): void {
  goOn(f)
  add(s.hexilum, q, -n)
  if (op.icon === 'SC') add(s.hexilum, f.seat, n)
  emit?.({ kind: op.icon === 'SC' ? 'hexilumStolen' : 'hexilumDestroyed', player: f.seat, owner: q, n })
}

const victim = victimQuestion(({ s, f, op, a: player }, emit) => {
  if (mostFrom(s, player, op) === 1) takeFrom(s, f, op, player, 1, emit)
  else f.held = player
})

const amount = iconQuestion([
  {
    kind: moves.NUMBER,
    candidates({ s, f, op }, out) {
      for (let n = 1; n <= mostFrom(s, f.held, op); n++) out.push(moves.number(n))
    },
    conditions: [
      [
        must(
          'HX-12.13',
          'amount',
          (l) => l.a >= 1 && l.a <= mostFrom(l.s, l.f.held, l.op),
          (l) => ({ n: mostFrom(l.s, l.f.held, l.op) }),
        ),
      ],
    ],
    effect: ({ s, f, op, a: n }, emit) => takeFrom(s, f, op, f.held, n, emit),
  },
])

export const taking: Kind = { question: (_s, f) => (f.held === NONE ? victim : amount) }
