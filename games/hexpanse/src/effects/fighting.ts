import { at, itemAt } from '@orrery/kernel'
import { eachPlayer, hexArg, type Look, must } from '../rules/asking.ts'
import { enemy, occupied, onBoard, own, pieceThere } from '../rules/conditions.ts'
import { goOn } from '../rules/frames.ts'
import { bitOf, isAdjacent, lowestHex, wordOf, WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import {
  canAttack,
  hasTarget,
  isTarget,
  isUnit,
  isWarlord,
  ownerOf,
  pieceAt,
  removeUnit,
  unitOf,
} from '../rules/pieces.ts'
import { canPayLife, damage } from '../rules/warlords.ts'
import { NONE } from '../types.ts'
import type { Emit, Hex, Op, Player, Position, State } from '../types.ts'
import { targetOf } from './aim.ts'
import { iconQuestion, type Kind } from './kind.ts'

/* HX-12.6, HX-12.7, HX-12.8, HX-14: TA, UA and WD; the Attack action is a UA in which the warlord may strike. */

/** HX-7.3, HX-7.4, HX-9.7: a piece of one's own that can strike at something. */
export function isAttacker(s: Position, p: Player, op: Op, h: Hex): boolean {
  const piece = pieceAt(s, h)
  if (piece === NONE || ownerOf(piece) !== p || !hasTarget(s, p, h)) return false
  if (isWarlord(piece)) return op.withWarlord && canPayLife(s, p)
  return canAttack(s, p, unitOf(piece))
}

export const warlordHasTarget = (s: Position, p: Player): boolean => hasTarget(s, p, at(s.warlords, p))

/** Whether any unit can strike: asked at every action. */
export function hasUnitToAttack(s: Position, p: Player): boolean {
  for (let word = 0; word < WORDS; word++) {
    for (let mask = at(s.on, p * WORDS + word); mask !== 0; mask &= mask - 1) {
      const h = lowestHex(word, mask)
      if (canAttack(s, p, unitOf(pieceAt(s, h))) && hasTarget(s, p, h)) return true
    }
  }
  return false
}

/** A unit is removed, a warlord hurt. */
function suffer(s: State, h: Hex, emit: Emit): void {
  const piece = pieceAt(s, h)
  if (isUnit(piece)) removeUnit(s, h, emit)
  else damage(s, ownerOf(piece), 1, 'warlord', emit)
}

/** One change: both suffer. The attacker pays first, but with its last life after the blow: who wins by it has won (HX-16.8). */
function strike(s: State, p: Player, from: Hex, h: Hex, emit: Emit): void {
  const attacker = pieceAt(s, from)
  emit?.({ kind: 'attacked', player: p, unit: unitOf(attacker), from, hex: h })
  const lastLife = isWarlord(attacker) && at(s.life, p) === 1
  if (!lastLife) suffer(s, from, emit)
  suffer(s, h, emit)
  if (lastLife && s.winner === NONE) suffer(s, from, emit)
}

const isOwnWarlord = (l: Look): boolean => isWarlord(pieceThere(l))

const attacker = iconQuestion([
  {
    kind: moves.HEX,
    list({ s, f, op }, out) {
      const warlord = at(s.warlords, f.seat)
      for (let word = 0; word < WORDS; word++) {
        const units = at(s.on, f.seat * WORDS + word)
        for (let mask = wordOf(warlord) === word ? units | bitOf(warlord) : units; mask !== 0; mask &= mask - 1) {
          const h = lowestHex(word, mask)
          if (isAttacker(s, f.seat, op, h)) out.push(moves.hex(h))
        }
      }
    },
    conditions: [
      [onBoard],
      [occupied('HX-7.3')],
      [own('HX-7.3')],
      [
        must(
          'HX-9.7',
          'cannotAttack',
          (l) => isOwnWarlord(l) || canAttack(l.s, l.f.seat, unitOf(pieceThere(l))),
          hexArg,
        ),
        must('HX-12.7', 'onlyUnits', (l) => !isOwnWarlord(l) || l.op.withWarlord),
      ],
      [
        must('HX-8.4', 'lastLife', (l) => !isOwnWarlord(l) || canPayLife(l.s, l.f.seat)),
        must('HX-7.3', 'noTargetNear', (l) => hasTarget(l.s, l.f.seat, l.a), hexArg),
      ],
    ],
    effect({ f, a: hex }) {
      f.held = hex
    },
  },
])

const target = iconQuestion([
  {
    kind: moves.HEX,
    list({ s, f }, out) {
      for (const h of itemAt(s.ruleset.near, f.held)) if (isTarget(s, f.seat, h)) out.push(moves.hex(h))
    },
    conditions: [
      [onBoard],
      [
        must(
          'HX-7.3',
          'notAdjacent',
          (l) => isAdjacent(l.f.held, l.a),
          (l) => ({ hex: l.a, from: l.f.held }),
        ),
        occupied('HX-7.3'),
      ],
      [must('HX-7.13', 'ownPiece', (l) => isTarget(l.s, l.f.seat, l.a), hexArg)],
    ],
    effect({ s, f, a: hex }, emit) {
      const from = f.held
      goOn(f)
      strike(s, f.seat, from, hex, emit)
    },
  },
])

export const unitAttack: Kind = { question: (_s, f) => (f.held === NONE ? attacker : target) }

/** HX-14: own, partner's, enemy and neutral pieces alike; an own one may fall by it. */
export const territoryAttack: Kind = {
  run(s, f, op, emit) {
    const h = targetOf(s, f, op)
    goOn(f)
    if (h === NONE) return
    const piece = pieceAt(s, h)
    if (piece === NONE) return
    emit?.({ kind: 'struck', player: f.seat, hex: h })
    if (isUnit(piece)) removeUnit(s, h, emit)
    else damage(s, ownerOf(piece), 1, 'warlord', emit)
  },
}

const enemyWarlord = iconQuestion([
  {
    kind: moves.PLAYER,
    candidates: eachPlayer,
    conditions: [[enemy('HX-12.8')]],
    effect({ s, f, op, a: player }, emit) {
      goOn(f)
      damage(s, player, op.n, 'warlord', emit)
    },
  },
])

export const warlordDamage: Kind = { question: () => enemyWarlord }
