import { add, at, bit } from '@orrery/kernel'
import { FIRST_MERCENARY, NEUTRAL, NONE, NORMAL, WARLORD } from '../src/types.ts'
import { isAction } from '../src/rules/cards.ts'
import { isMercenary, mercenaryBit, ownerOf, pieceOf, unitOf } from '../src/rules/pieces.ts'
import type { Event, Hex, Piece, Player, Unit, View } from '../src/types.ts'

/* What a move changed on the table, one event after another: the table as it was after each of them. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

/** What events change and a table is drawn from; all else is that of the table before. */
const LISTS = ['pieces', 'warlords', 'life', 'hexilum', 'income', 'reserve', 'ship', 'mercs', 'held', 'twice'] as const
type Changed = { [list in (typeof LISTS)[number]]: number[] } & { placed: number; alive: number }

const unitIn = (p: Player, unit: Unit): number => p * 2 + unit

/** HX-17.2, HX-17.3: units stay and are nobody's, everything else is gone. */
function defeat(t: Changed, p: Player): void {
  for (const [h, piece] of t.pieces.entries())
    if (piece !== NONE && ownerOf(piece) === p)
      t.pieces[h] = unitOf(piece) === WARLORD ? NONE : pieceOf(NEUTRAL, unitOf(piece))
  t.placed &= ~at(t.mercs, p)
  t.alive &= ~bit(p)
  t.warlords[p] = NONE
  for (const list of [t.life, t.hexilum, t.mercs, t.held, t.twice]) list[p] = 0
  for (const list of [t.reserve, t.ship]) list.fill(0, p * 2, p * 2 + 2)
}

function remove(t: Changed, { owner, unit, hex, to }: Of<'removed'>): void {
  t.pieces[hex] = NONE
  if (to !== 'gone') add(to === 'ship' ? t.ship : t.reserve, unitIn(owner, unit), 1)
  else if (isMercenary(unit) && owner !== NEUTRAL) {
    t.mercs[owner] = at(t.mercs, owner) & ~mercenaryBit(unit)
    t.placed &= ~mercenaryBit(unit)
  }
}

function swap(t: Changed, a: Hex, b: Hex): void {
  const there = at(t.pieces, b)
  t.pieces[b] = at(t.pieces, a)
  t.pieces[a] = there
}

function stealMercenary(t: Changed, { player, owner, card, hex, stays }: Of<'mercenaryStolen'>): void {
  t.mercs[owner] = at(t.mercs, owner) & ~bit(card)
  t.mercs[player] = at(t.mercs, player) | bit(card)
  if (hex === NONE) return
  t.pieces[hex] = stays ? pieceOf(player, FIRST_MERCENARY + card) : NONE
  if (!stays) t.placed &= ~bit(card)
}

function moveHexilum(t: Changed, from: Player, n: number, to: Player = NONE): void {
  add(t.hexilum, from, -n)
  if (to !== NONE) add(t.hexilum, to, n)
}

const put = (t: Changed, h: Hex, piece: Piece): void => void (t.pieces[h] = piece)

const CHANGES: { readonly [K in Kind]?: (t: Changed, e: Of<K>) => void } = {
  placed: (t, { player, unit, hex, from }) => {
    if (from === 'card') t.placed |= mercenaryBit(unit)
    else add(from === 'ship' ? t.ship : t.reserve, unitIn(player, unit), -1)
    put(t, hex, pieceOf(player, unit))
  },
  warlordPlaced: (t, { player, hex }) => {
    t.warlords[player] = hex
    put(t, hex, pieceOf(player, WARLORD))
  },
  removed: remove,
  returned: (t, { player, hex }) => {
    put(t, hex, NONE)
    add(t.reserve, unitIn(player, NORMAL), 1)
  },
  moved: (t, { player, from, hex }) => {
    t.warlords[player] = hex
    swap(t, from, hex)
  },
  exchanged: (t, { from, hex }) => swap(t, from, hex),
  recovered: (t, { player, unit }) => {
    add(t.ship, unitIn(player, unit), -1)
    add(t.reserve, unitIn(player, unit), 1)
  },
  raided: (t, { owner, unit }) => {
    add(t.reserve, unitIn(owner, unit), -1)
    add(t.ship, unitIn(owner, unit), 1)
  },
  mercenaryStolen: stealMercenary,
  healed: (t, { player, life }) => void (t.life[player] = life),
  damaged: (t, { player, life }) => void (t.life[player] = life),
  income: (t, { player, n }) => add(t.hexilum, player, n),
  gained: (t, { player, n }) => add(t.hexilum, player, n),
  raised: (t, { player, level, price }) => {
    t.income[player] = level
    moveHexilum(t, player, price)
  },
  bought: (t, { player, card, price }) => {
    moveHexilum(t, player, price)
    if (!isAction(card)) t.mercs[player] = at(t.mercs, player) | bit(card)
  },
  hexilumDestroyed: (t, { owner, n }) => moveHexilum(t, owner, n),
  hexilumStolen: (t, { player, owner, n }) => moveHexilum(t, owner, n, player),
  defeated: (t, { player }) => defeat(t, player),
}

/** The table after one event of a move, as far as the board and the seats show it. */
export function after(view: View, e: Event): View {
  const change = CHANGES[e.kind] as ((t: Changed, e: Event) => void) | undefined
  if (change === undefined) return view
  const lists = Object.fromEntries(LISTS.map((list) => [list, [...view[list]]]))
  const changed = { ...view, ...lists } as View & Changed
  change(changed, e)
  return changed
}
