import { at, kindOf, type Move, only } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import { targetOf } from '../src/effects/aim.ts'
import { isAttacker } from '../src/effects/fighting.ts'
import { canMoveTo, canReturn } from '../src/effects/moving.ts'
import { actionCard } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { neighbour } from '../src/rules/hexes.ts'
import * as kinds from '../src/rules/moves.ts'
import { isEmpty, isMercenary, isTarget, mercenaryHex } from '../src/rules/pieces.ts'
import { ATTACK, programAt } from '../src/rules/programs.ts'
import { opOf, type Question, questionOf } from '../src/steps/question.ts'
import { DIRECTIONS, FIRST_MERCENARY, MERCENARIES, NONE, NORMAL } from '../src/types.ts'
import type { Card, Frame, Hex, Player, Unit, View } from '../src/types.ts'
import * as t from './targets.ts'

/* Where a move is made on the table: what is touched first and, where that does not say all, what is touched then. */

export interface Way {
  readonly at: readonly Target[]
  /** Empty where one touch is enough. */
  readonly to: readonly Target[]
}

const here = (...targets: readonly Target[]): Way => ({ at: targets, to: [] })
const NOWHERE: Way = here()

/** The question on the table, and who is asked. */
export const askedFrame = (view: View): Frame | undefined => top(view)
export const questionIn = (view: View): Question | undefined => {
  const f = top(view)
  return f === undefined ? undefined : questionOf(f)
}

/** The player whose eyes these are; the one who is asked for somebody who watches. */
export const viewer = (view: View): Player => (view.seat >= 0 ? view.seat : (top(view)?.seat ?? view.active))

const onBoard = (view: View, fits: (h: Hex) => boolean): Target[] => {
  const hexes: Target[] = []
  for (let h = 0; h < view.box.cells; h++) if (fits(h)) hexes.push(t.hexTarget(h))
  return hexes
}

/** Where a unit waits: in the Reserve, on its card, in the Recovery Ship. */
const waitingAt = (view: View, p: Player, unit: Unit): Target => {
  if (isMercenary(unit)) return t.cardTarget(p, unit - FIRST_MERCENARY)
  const f = top(view)
  return f !== undefined && opOf(f)?.icon === 'RB' ? t.shipTarget(p, unit) : t.reserveTarget(p, unit)
}

/** As an action: the unit, then an empty hex. For an icon that shows its hex: the unit, or that hex. */
function placeWay(view: View, p: Player, unit: Unit): Way {
  const f = top(view)
  const op = f === undefined ? undefined : opOf(f)
  const waiting = waitingAt(view, p, unit)
  if (questionIn(view) === 'actions') return { at: [waiting], to: onBoard(view, (h) => isEmpty(view, h)) }
  if (f === undefined || op?.where !== 'at') return here(waiting)
  return here(waiting, t.hexTarget(targetOf(view, f, op)))
}

/** Base hex and the hexes around it, where a card is turned. */
export function around(view: View, base: Hex): Hex[] {
  const all = [base]
  for (let d = 0; d < DIRECTIONS; d++) {
    const h = neighbour(base, d)
    if (h !== NONE && h < view.box.cells) all.push(h)
  }
  return all
}

function rotateWay(view: View, rotation: number): Way {
  const base = top(view)?.place ?? NONE
  return { at: [t.turnTarget(rotation)], to: base === NONE ? [] : around(view, base).map(t.hexTarget) }
}

const attackOp = programAt(ATTACK).ops[0]
const strikes = (view: View, p: Player, h: Hex): boolean => attackOp !== undefined && isAttacker(view, p, attackOp, h)

/** On its card; on the board too, where a touch does not rather mean an attack. */
function activateWay(view: View, p: Player, card: Card): Way {
  const h = mercenaryHex(view, FIRST_MERCENARY + card)
  return here(t.cardTarget(p, card), ...(strikes(view, p, h) ? [] : [t.hexTarget(h)]))
}

const enemyWay = (view: View, p: Player): Way => {
  const warlord = at(view.warlords, p)
  return here(t.seatTarget(p), ...(warlord === NONE ? [] : [t.hexTarget(warlord)]))
}

/** A card of somebody else: in his panel; a mercenary on the board also there. */
function takenWay(view: View, card: number): Way {
  const owner = top(view)?.held ?? NONE
  const h = card < MERCENARIES && (view.placed & (1 << card)) !== 0 ? mercenaryHex(view, FIRST_MERCENARY + card) : NONE
  return here(t.cardTarget(owner, card), ...(h === NONE ? [] : [t.hexTarget(h)]))
}

function tokenWay(view: View, stays: boolean): Way {
  const f = top(view)
  if (f === undefined) return NOWHERE
  return stays ? here(t.hexTarget(mercenaryHex(view, FIRST_MERCENARY + f.card))) : here(t.cardTarget(f.held, f.card))
}

type Rule = (m: Move, view: View, player: Player) => Way

const WAYS: { readonly [kind: number]: Rule } = {
  [kinds.FACTION]: (m) => here(t.factionTarget(only(m))),
  [kinds.MINOR]: (m) => here(t.minorTarget(only(m))),
  [kinds.MISSION]: (m) => here(t.missionTarget(only(m))),
  [kinds.HEX]: (m) => here(t.hexTarget(only(m))),
  [kinds.PLACE]: (m, view, p) => placeWay(view, p, only(m)),
  [kinds.RETURN]: (_, view, p) => ({
    at: onBoard(view, (h) => canReturn(view, p, h)),
    to: [t.reserveTarget(p, NORMAL)],
  }),
  [kinds.ATTACK]: (_, view, p) => ({
    at: onBoard(view, (h) => strikes(view, p, h)),
    to: onBoard(view, (h) => isTarget(view, p, h)),
  }),
  [kinds.RECOVER]: (m, _, p) => here(t.shipTarget(p, only(m))),
  [kinds.PLAY]: (m, _, p) => here(t.cardTarget(p, actionCard(only(m)))),
  [kinds.ACTIVATE]: (m, view, p) => activateWay(view, p, only(m)),
  [kinds.GAIN]: (_, __, p) => here(t.purseTarget(p)),
  [kinds.RAISE]: (_, __, p) => here(t.incomeTarget(p)),
  [kinds.HEAL]: (_, __, p) => here(t.lifeTarget(p)),
  [kinds.MOVE]: (_, view, p) => ({
    at: [t.hexTarget(at(view.warlords, p))],
    to: onBoard(view, (h) => canMoveTo(view, p, h)),
  }),
  [kinds.ABILITY]: (_, view, p) => here(t.factionTarget(at(view.factions, p))),
  [kinds.ROTATE]: (m, view) => rotateWay(view, only(m)),
  [kinds.PLAYER]: (m, view) => enemyWay(view, only(m)),
  [kinds.UNIT]: (m, view) => here(t.reserveTarget(top(view)?.held ?? NONE, only(m))),
  [kinds.CARD]: (m, view) => takenWay(view, only(m)),
  [kinds.STAY]: (_, view) => tokenWay(view, true),
  [kinds.TAKE]: (_, view) => tokenWay(view, false),
  [kinds.NUMBER]: (_, view) => here(t.purseTarget(top(view)?.held ?? NONE)),
  [kinds.BUY]: (m) => here(t.slotTarget(only(m))),
}

const known = new WeakMap<View, Map<Move, Way>>()

/** Worked out once for each move of a view: hands ask again and again. */
export function wayOf(m: Move, view: View): Way {
  const ways = known.get(view) ?? new Map<Move, Way>()
  known.set(view, ways)
  const way = ways.get(m) ?? WAYS[kindOf(m)]?.(m, view, viewer(view)) ?? NOWHERE
  ways.set(m, way)
  return way
}

/** The thing that stands for a choice. */
export const placeOf = (m: Move, view: View): Target | undefined => wayOf(m, view).at[0]
