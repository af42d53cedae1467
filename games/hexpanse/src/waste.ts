import { at, kindOf, type Move, onlyArg } from '@orrery/kernel'
import { shownHex } from './effects/aim.ts'
import { hasUnitToAttack } from './effects/fighting.ts'
import { hasAnyUnit } from './effects/placing.ts'
import { isVictim } from './effects/victims.ts'
import { actionCard } from './rules/cards.ts'
import { top } from './rules/frames.ts'
import * as moves from './rules/moves.ts'
import { hasEmpty, hasEmptyNear, inShip } from './rules/pieces.ts'
import { isFactionProgram, MOVE, ofCard, ofFaction, programAt } from './rules/programs.ts'
import { canHeal, canPayLife, canRaise } from './rules/warlords.ts'
import { anyUnitOnBoard, ownNormalsOnBoard } from './steps/actions.ts'
import { opOf, type Question, questionOf } from './steps/question.ts'
import { type Card, type Frame, type Hex, MINOR, NORMAL, type Op, type Player, type View } from './types.ts'

/* What a player should be asked about before it is done: by the rules and the view alone. */

export type Waste =
  /** Actions of the turn are left undone. */
  | { readonly kind: 'left'; readonly actions: number }
  /** The own warlord pays with life, or is hit by one's own territory attack; this much is left. */
  | { readonly kind: 'paid' | 'hit'; readonly life: number }
  /** Nothing on the card can be used. */
  | { readonly kind: 'nothing'; readonly card: Card }

/* ---- a card that finds nothing to do (HX-11.3) -------------------------------------------------------------------- */

function findsWork(s: View, p: Player, op: Op): boolean {
  switch (op.icon) {
    case 'PL':
    case 'RB':
      return hasEmpty(s) && hasAnyUnit(s, p, op)
    case 'PO':
      return anyUnitOnBoard(s) && hasAnyUnit(s, p, op)
    case 'RT':
      return ownNormalsOnBoard(s, p) > 0
    case 'RR':
      return inShip(s, p, NORMAL) + inShip(s, p, MINOR) > 0
    case 'UA':
      return hasUnitToAttack(s, p)
    case 'WH':
      return canHeal(s, p)
    case 'WM':
      return canPayLife(s, p) && hasEmptyNear(s, at(s.warlords, p))
    case 'II':
      return canRaise(s, p)
    case 'XC':
      return anyUnitOnBoard(s)
    case 'RA':
    case 'AA':
    case 'CD':
    case 'SM':
    case 'SA':
    case 'SC':
      return s.life.some((_, q) => isVictim(s, p, q, op))
    default:
      return true
  }
}

const isIdle = (s: View, p: Player, card: Card): boolean =>
  !programAt(s.ruleset, ofCard(card)).ops.some((op) => findsWork(s, p, op))

/* ---- life (HX-8.4, HX-14) ----------------------------------------------------------------------------------------- */

/** Territory attacks on the hex of the own warlord, with the base hex and the rotation that the move completes. */
function hitsOnOwnWarlord(view: View, f: Frame, base: Hex, rotation: number): number {
  const warlord = at(view.warlords, f.seat)
  return programAt(view.ruleset, f.program).ops.filter(
    (op) => op.icon === 'TA' && shownHex(view, base, rotation, op) === warlord,
  ).length
}

/** The life that the answer costs the own warlord. */
function pricePaid(view: View, f: Frame, asked: Question, hex: Hex): number {
  if (asked === 'attacker') return hex === at(view.warlords, f.seat) ? 1 : 0
  if (asked === 'step') return f.program === MOVE ? 0 : 1
  return asked === 'otherEnd' && !isFactionProgram(f.program) ? (opOf(view.ruleset, f)?.pay ?? 0) : 0
}

const abilityPrice = (view: View, p: Player): number =>
  programAt(view.ruleset, ofFaction(at(view.factions, p))).ops.reduce(
    (sum, { icon, n }) => sum + (icon === 'PAY' ? n : 0),
    0,
  )

function lifePaid(m: Move, view: View, f: Frame, asked: Question): number {
  if (asked === 'actions') {
    if (kindOf(m) === moves.MOVE) return 1
    return kindOf(m) === moves.ABILITY ? abilityPrice(view, f.seat) : 0
  }
  return kindOf(m) === moves.HEX ? pricePaid(view, f, asked, onlyArg(m)) : 0
}

function lifeHit(m: Move, view: View, f: Frame, asked: Question): number {
  if (asked === 'rotation' && kindOf(m) === moves.ROTATE) return hitsOnOwnWarlord(view, f, f.place, onlyArg(m))
  const isAimed = asked === 'anchor' && kindOf(m) === moves.HEX && !programAt(view.ruleset, f.program).turned
  return isAimed ? hitsOnOwnWarlord(view, f, onlyArg(m), 0) : 0
}

/* ---- all of it ---------------------------------------------------------------------------------------------------- */

function idleCard(m: Move, view: View, p: Player): Card | undefined {
  const card = kindOf(m) === moves.PLAY ? actionCard(onlyArg(m)) : kindOf(m) === moves.ACTIVATE ? onlyArg(m) : undefined
  return card !== undefined && isIdle(view, p, card) ? card : undefined
}

function ofActions(m: Move, view: View, f: Frame): Waste | undefined {
  if (kindOf(m) === moves.DONE) return f.left > 0 ? { kind: 'left', actions: f.left } : undefined
  const card = idleCard(m, view, f.seat)
  return card === undefined ? undefined : { kind: 'nothing', card }
}

export function wasteOf(m: Move, view: View): Waste | undefined {
  const f = top(view)
  if (f === undefined) return undefined
  const asked = questionOf(view.ruleset, f)
  const life = at(view.life, f.seat)
  const paid = lifePaid(m, view, f, asked)
  if (paid > 0) return { kind: 'paid', life: life - paid }
  const hit = lifeHit(m, view, f, asked)
  if (hit > 0) return { kind: 'hit', life: Math.max(0, life - hit) }
  return asked === 'actions' ? ofActions(m, view, f) : undefined
}
