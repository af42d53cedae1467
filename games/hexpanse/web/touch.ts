import { at, hasBit, type Move } from '@orrery/kernel'
import type { Target } from '@orrery/ui'
import { actionOf, isAction } from '../src/rules/cards.ts'
import * as kinds from '../src/rules/moves.ts'
import { isWarlord, ownerOf, pieceAt } from '../src/rules/pieces.ts'
import { type Card, FIRST_MERCENARY, type Hex, NONE, NORMAL, type View } from '../src/types.ts'
import { readTarget, type Thing } from './targets.ts'
import { questionIn, viewer } from './ways.ts'

/* The move a player meant by a touch that leads to none. */

/** Of moves a touch could have meant, the first that is not open. */
const firstShut = (view: View, ...wishes: readonly Move[]): Move | undefined =>
  wishes.find((m) => !view.offer.includes(m))

/** Where a piece can do nothing though others could, its note says so. */
function meantHex(view: View, h: Hex): Move | undefined {
  if (h < 0 || h >= view.ruleset.cells) return undefined
  if (questionIn(view) !== 'actions') return kinds.hex(h)
  const piece = pieceAt(view, h)
  if (piece === NONE) return firstShut(view, kinds.place(NORMAL))
  if (ownerOf(piece) !== viewer(view)) return firstShut(view, kinds.attack)
  return isWarlord(piece) ? firstShut(view, kinds.move, kinds.attack, kinds.heal) : firstShut(view, kinds.attack)
}

function meantCard(view: View, card: Card, mine: boolean): Move {
  if (!mine) return kinds.card(card)
  if (isAction(card)) return kinds.play(actionOf(card))
  return hasBit(view.placed, card) ? kinds.activate(card) : kinds.place(FIRST_MERCENARY + card)
}

function intended(view: View, { kind, id, player }: Thing): Move | undefined {
  const mine = player === viewer(view)
  switch (kind) {
    case 'hex':
      return meantHex(view, id)
    case 'reserve':
      return mine ? kinds.place(id) : kinds.unit(id)
    case 'ship':
      return mine ? kinds.recover(id) : undefined
    case 'card':
      return meantCard(view, id, mine)
    case 'purse':
      return mine ? kinds.gain : kinds.number(1)
    case 'income':
      return mine ? kinds.raise : undefined
    case 'life':
      return mine ? kinds.heal : kinds.player(player)
    case 'seat':
      return mine ? undefined : kinds.player(player)
    case 'slot':
      return kinds.buy(id)
    case 'faction':
      return id === at(view.factions, viewer(view)) ? kinds.ability : kinds.faction(id)
    case 'minor':
      return kinds.minor(id)
    case 'mission':
      return view.missionPool.includes(id) && view.round > 0 ? undefined : kinds.mission(id)
    default:
      return undefined
  }
}

/** A guess explains what is not open; it never plays what is. */
export function meant(view: View, _: Target | undefined, touched: Target): Move | undefined {
  const move = intended(view, readTarget(touched))
  return move === undefined || view.offer.includes(move) ? undefined : move
}
