import { at, hasBit, itemAt, kindOf, type Move, onlyArg } from '@orrery/kernel'
import type { Target, Way } from '@orrery/ui'
import { targetOf } from '../src/effects/aim.ts'
import { isAttacker } from '../src/effects/fighting.ts'
import { canMoveTo, canReturn } from '../src/effects/moving.ts'
import { actionCard } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { neighbour } from '../src/rules/hexes.ts'
import * as kinds from '../src/rules/moves.ts'
import { isEmpty, isMercenary, isTarget, mercenaryHex } from '../src/rules/pieces.ts'
import { ATTACK_OP } from '../src/rules/programs.ts'
import { opOf, type Question, questionOf } from '../src/steps/question.ts'
import { DIRECTIONS, FIRST_MERCENARY, MERCENARIES, NONE, NORMAL } from '../src/types.ts'
import type { Card, Hex, Player, Unit, View } from '../src/types.ts'
import { mayTurn } from './aim.ts'
import * as t from './targets.ts'

/* Where a move is made on the table: what is touched first and, where that does not say all, what is touched then. */

type Ways = readonly Way[]

const here = (...targets: readonly Target[]): Ways => [{ at: targets }]

/** The question on the table, and who is asked. */
export const questionIn = (view: View): Question | undefined => {
  const f = top(view)
  return f === undefined ? undefined : questionOf(view.ruleset, f)
}

/** The player whose eyes these are; the one who is asked for somebody who watches. */
export const viewer = (view: View): Player => (view.seat >= 0 ? view.seat : (top(view)?.seat ?? view.active))

const onBoard = (view: View, fits: (h: Hex) => boolean): Hex[] => {
  const hexes: Hex[] = []
  for (let h = 0; h < view.ruleset.cells; h++) if (fits(h)) hexes.push(h)
  return hexes
}

/** Where a unit waits: in the Reserve, on its card, in the Recovery Ship. */
const waitingAt = (view: View, p: Player, unit: Unit): Target => {
  if (isMercenary(unit)) return t.cardTarget(p, unit - FIRST_MERCENARY)
  const f = top(view)
  return f !== undefined && opOf(view.ruleset, f)?.icon === 'RB' ? t.shipTarget(p, unit) : t.reserveTarget(p, unit)
}

/** As an action: the unit, then an empty hex; or the hex at once. For an icon that shows its hex: the unit, or that hex. */
function placeWays(view: View, p: Player, unit: Unit): Ways {
  const f = top(view)
  const op = f === undefined ? undefined : opOf(view.ruleset, f)
  const waiting = waitingAt(view, p, unit)
  if (questionIn(view) === 'actions')
    return onBoard(view, (h) => isEmpty(view, h)).flatMap((h): Ways => {
      const [hex, next] = [[t.hexTarget(h)], [kinds.hex(h)]]
      return [
        { at: [waiting], to: hex, next },
        { at: hex, next },
      ]
    })
  if (f === undefined || op?.where !== 'at') return here(waiting)
  return here(waiting, t.hexTarget(targetOf(view, f, op)))
}

/** Base hex and the hexes around it, where a card is turned. */
export function hexesAround(view: View, base: Hex): Hex[] {
  const all = [base]
  for (let d = 0; d < DIRECTIONS; d++) {
    const h = neighbour(base, d)
    if (h !== NONE && h < view.ruleset.cells) all.push(h)
  }
  return all
}

function rotateWays(view: View, rotation: number): Ways {
  const base = top(view)?.place ?? NONE
  return [{ at: [t.turnTarget(rotation)], to: base === NONE ? [] : hexesAround(view, base).map(t.hexTarget) }]
}

const ROTATIONS = Array.from({ length: DIRECTIONS }, (_, rotation) => rotation)

/** A card that was turned before its base hex is touched needs no second question. */
const hexWays = (view: View, h: Hex): Ways => [
  ...here(t.hexTarget(h)),
  ...(mayTurn(view) ? ROTATIONS : []).map((k) => ({
    at: [t.turnTarget(k)],
    to: [t.hexTarget(h)],
    next: [kinds.rotate(k)],
  })),
]

const strikes = (view: View, p: Player, h: Hex): boolean => isAttacker(view, p, ATTACK_OP, h)

/** Who attacks, then whom: a neighbour; or whom at once. */
const attackWays = (view: View, p: Player): Ways =>
  onBoard(view, (h) => strikes(view, p, h)).flatMap((from) =>
    itemAt(view.ruleset.near, from)
      .filter((to) => isTarget(view, p, to))
      .flatMap((to): Ways => {
        const next = [kinds.hex(from), kinds.hex(to)]
        return [
          { at: [t.hexTarget(from)], to: [t.hexTarget(to)], next },
          { at: [t.hexTarget(to)], next },
        ]
      }),
  )

/** It costs an action and is rarely meant: a touch on the unit alone asks first. */
const returnWays = (view: View, p: Player): Ways =>
  onBoard(view, (h) => canReturn(view, p, h)).flatMap((h): Ways => {
    const [hex, next] = [[t.hexTarget(h)], [kinds.hex(h)]]
    return [
      { at: hex, to: [t.reserveTarget(p, NORMAL)], next },
      { at: hex, next, quiet: true },
    ]
  })

const warlordTarget = (view: View, p: Player): Target => t.hexTarget(at(view.warlords, p))

const moveWays = (view: View, p: Player): Ways =>
  onBoard(view, (h) => canMoveTo(view, p, h)).flatMap((h): Ways => {
    const [hex, next] = [[t.hexTarget(h)], [kinds.hex(h)]]
    return [
      { at: [warlordTarget(view, p)], to: hex, next },
      { at: hex, next, quiet: true },
    ]
  })

/** What a warlord can do is asked about at the warlord, too. */
const warlordWays = (view: View, p: Player, ...targets: readonly Target[]): Ways => [
  { at: targets },
  { at: [warlordTarget(view, p)], quiet: true },
]

/** On its card and on the board. */
const activateWays = (view: View, p: Player, card: Card): Ways =>
  here(t.cardTarget(p, card), t.hexTarget(mercenaryHex(view, FIRST_MERCENARY + card)))

const enemyWays = (view: View, p: Player): Ways => {
  const warlord = at(view.warlords, p)
  return here(t.seatTarget(p), ...(warlord === NONE ? [] : [t.hexTarget(warlord)]))
}

/** A card of somebody else: in his panel; a mercenary on the board also there. */
function takenWays(view: View, card: number): Ways {
  const owner = top(view)?.held ?? NONE
  const h = card < MERCENARIES && hasBit(view.placed, card) ? mercenaryHex(view, FIRST_MERCENARY + card) : NONE
  return here(t.cardTarget(owner, card), ...(h === NONE ? [] : [t.hexTarget(h)]))
}

function tokenWays(view: View, stays: boolean): Ways {
  const f = top(view)
  if (f === undefined) return []
  return stays ? here(t.hexTarget(mercenaryHex(view, FIRST_MERCENARY + f.card))) : here(t.cardTarget(f.held, f.card))
}

type Rule = (m: Move, view: View, player: Player) => Ways

const WAYS: { readonly [kind: number]: Rule } = {
  [kinds.FACTION]: (m) => here(t.factionTarget(onlyArg(m))),
  [kinds.MINOR]: (m) => here(t.minorTarget(onlyArg(m))),
  [kinds.MISSION]: (m) => here(t.missionTarget(onlyArg(m))),
  [kinds.HEX]: (m, view) => hexWays(view, onlyArg(m)),
  [kinds.PLACE]: (m, view, p) => placeWays(view, p, onlyArg(m)),
  [kinds.RETURN]: (_, view, p) => returnWays(view, p),
  [kinds.ATTACK]: (_, view, p) => attackWays(view, p),
  [kinds.RECOVER]: (m, _, p) => here(t.shipTarget(p, onlyArg(m))),
  [kinds.PLAY]: (m, _, p) => here(t.cardTarget(p, actionCard(onlyArg(m)))),
  [kinds.ACTIVATE]: (m, view, p) => activateWays(view, p, onlyArg(m)),
  [kinds.GAIN]: (_, __, p) => here(t.purseTarget(p)),
  [kinds.RAISE]: (_, __, p) => here(t.incomeTarget(p)),
  [kinds.HEAL]: (_, view, p) => warlordWays(view, p, t.lifeTarget(p)),
  [kinds.MOVE]: (_, view, p) => moveWays(view, p),
  [kinds.ABILITY]: (_, view, p) => warlordWays(view, p, t.factionTarget(at(view.factions, p))),
  [kinds.ROTATE]: (m, view) => rotateWays(view, onlyArg(m)),
  [kinds.PLAYER]: (m, view) => enemyWays(view, onlyArg(m)),
  [kinds.UNIT]: (m, view) => here(t.reserveTarget(top(view)?.held ?? NONE, onlyArg(m))),
  [kinds.CARD]: (m, view) => takenWays(view, onlyArg(m)),
  [kinds.STAY]: (_, view) => tokenWays(view, true),
  [kinds.TAKE]: (_, view) => tokenWays(view, false),
  [kinds.NUMBER]: (_, view) => here(t.purseTarget(top(view)?.held ?? NONE)),
  [kinds.BUY]: (m) => here(t.slotTarget(onlyArg(m))),
}

export const ways = (m: Move, view: View): Ways => WAYS[kindOf(m)]?.(m, view, viewer(view)) ?? []
