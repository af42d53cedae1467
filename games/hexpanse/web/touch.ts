import { at, kindOf, type Move } from '@orrery/kernel'
import type { Meaning, Target } from '@orrery/ui'
import { actionOf, isAction } from '../src/rules/cards.ts'
import { isAdjacent } from '../src/rules/hexes.ts'
import * as kinds from '../src/rules/moves.ts'
import { isWarlord, ownerOf, pieceAt } from '../src/rules/pieces.ts'
import { FIRST_MERCENARY, NONE, NORMAL } from '../src/types.ts'
import type { Card, Hex, View } from '../src/types.ts'
import { mayTurn } from './aim.ts'
import { readTarget, type Thing, turnOf } from './targets.ts'
import { questionIn, viewer, wayOf } from './ways.ts'

/* What a touch means: a move, the beginning of one, or the move that is not open. */

const beginning = (view: View, target: Target): Move[] => view.offer.filter((m) => wayOf(m, view).at.includes(target))

/** Moves that a touch completes while another thing is picked up. */
const completed = (view: View, selected: Target, target: Target): Move[] =>
  view.offer.filter((m) => {
    const way = wayOf(m, view)
    return way.at.includes(selected) && way.to.includes(target) && reaches(m, selected, target)
  })

/** An attack goes no further than to a neighbour. */
const reaches = (m: Move, from: Target, to: Target): boolean =>
  kindOf(m) !== kinds.ATTACK || isAdjacent(hexOf(from), hexOf(to))

/** Things to touch now: what ends a move in one touch, and what begins or completes one in two. */
export function lit(view: View, selected: Target | undefined): ReadonlySet<Target> {
  const found = new Set<Target>()
  for (const m of view.offer) {
    const way = wayOf(m, view)
    if (way.to.length === 0 || selected === undefined) for (const target of way.at) found.add(target)
    else if (way.at.includes(selected)) for (const target of way.to) if (reaches(m, selected, target)) found.add(target)
  }
  return found
}

const hexOf = (target: Target | undefined): Hex => {
  if (target === undefined) return NONE
  const { kind, id } = readTarget(target)
  return kind === 'hex' ? id : NONE
}

/** What a touch has said beyond the first move: where a unit goes, who attacks whom, how far a card is turned. */
function further(m: Move, view: View, selected: Target | undefined, touched: Target): readonly Move[] {
  const [from, to] = [hexOf(selected), hexOf(touched)]
  const rotation = turnOf(selected)
  if (rotation !== undefined) return kindOf(m) === kinds.HEX ? [kinds.rotate(rotation)] : []
  if (questionIn(view) !== 'actions') return []
  switch (kindOf(m)) {
    case kinds.PLACE:
    case kinds.MOVE:
      return to === NONE ? [] : [kinds.hex(to)]
    case kinds.ATTACK:
      return from === NONE || to === NONE ? [] : [kinds.hex(from), kinds.hex(to)]
    case kinds.RETURN:
      return from === NONE ? [] : [kinds.hex(from)]
    default:
      return []
  }
}

function chosen(moves: readonly Move[], view: View, selected: Target | undefined, touched: Target): Meaning {
  const [move] = moves
  if (move === undefined) return { kind: 'idle' }
  const next = further(move, view, selected, touched)
  const more = next.length === 0 ? {} : { next }
  return moves.length === 1 ? { kind: 'choose', move, ...more } : { kind: 'ask', moves, ...more }
}

/** In one's turn an empty hex is where a unit could go: which one is asked beside it. */
function wished(view: View, touched: Target): Meaning | undefined {
  const h = hexOf(touched)
  if (questionIn(view) !== 'actions' || h === NONE || pieceAt(view, h) !== NONE) return undefined
  const moves = view.offer.filter((m) => kindOf(m) === kinds.PLACE)
  return moves.length === 0 ? undefined : { kind: 'ask', moves, next: [kinds.hex(h)] }
}

function begun(view: View, selected: Target | undefined, touched: Target): Meaning | undefined {
  const moves = beginning(view, touched)
  if (moves.length === 0) return undefined
  return moves.some((m) => wayOf(m, view).to.length > 0) ? { kind: 'select' } : chosen(moves, view, selected, touched)
}

export function meaning(view: View, selected: Target | undefined, touched: Target): Meaning {
  if (selected === touched) return { kind: 'drop' }
  if (turnOf(touched) !== undefined) return mayTurn(view) ? { kind: 'select' } : { kind: 'idle' }
  const moves = selected === undefined ? [] : completed(view, selected, touched)
  if (moves.length > 0) return chosen(moves, view, selected, touched)
  const found = begun(view, selected, touched) ?? wished(view, touched)
  if (found !== undefined) return found
  const move = view.offer.length === 0 ? undefined : intended(view, readTarget(touched))
  return move === undefined || view.offer.includes(move) ? { kind: 'idle' } : { kind: 'refused', move }
}

/* ---- the move a player would have meant ----------------------------------------------------------------------------- */

/** Of moves a touch could have meant, the first that is not open. */
const firstShut = (view: View, ...wishes: readonly Move[]): Move | undefined =>
  wishes.find((m) => !view.offer.includes(m))

function meantHex(view: View, h: Hex): Move | undefined {
  if (h < 0 || h >= view.box.cells) return undefined
  if (questionIn(view) !== 'actions') return kinds.hex(h)
  const piece = pieceAt(view, h)
  if (piece === NONE) return firstShut(view, kinds.place(NORMAL), kinds.hex(h))
  if (ownerOf(piece) !== viewer(view)) return firstShut(view, kinds.attack, kinds.hex(h))
  return isWarlord(piece)
    ? firstShut(view, kinds.move, kinds.attack, kinds.heal, kinds.hex(h))
    : firstShut(view, kinds.attack, kinds.hex(h))
}

function meantCard(view: View, card: Card, mine: boolean): Move {
  if (!mine) return kinds.card(card)
  if (isAction(card)) return kinds.play(actionOf(card))
  return (view.placed & (1 << card)) === 0 ? kinds.place(FIRST_MERCENARY + card) : kinds.activate(card)
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
