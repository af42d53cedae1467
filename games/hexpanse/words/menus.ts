import { at, capital, itemAt, kindOf, type Move, onlyArg, plural } from '@orrery/kernel'
import { ofCard, programAt } from '../src/rules/programs.ts'
import * as kinds from '../src/rules/moves.ts'
import { neighbour } from '../src/rules/hexes.ts'
import { inReserve, isMercenary, isWarlord, ownerOf, pieceAt, isTarget } from '../src/rules/pieces.ts'
import { DIRECTIONS, FIRST_MERCENARY, type Hex, NONE, type View } from '../src/types.ts'
import { cardName, pieceName, wayName } from './names.ts'
import { unitLabel } from './page.ts'

/* What stands in the menu at a hex. */

interface Row {
  readonly label: string
  readonly note?: string
}

/** A move of the menu, and the answers it already gives. */
interface Option {
  readonly move: Move
  readonly next?: readonly Move[]
}

/** The way from one hex to its neighbour: "west". */
const wayTo = (from: Hex, to: Hex): string =>
  wayName(Array.from({ length: DIRECTIONS }, (_, d) => d).find((d) => neighbour(from, d) === to) ?? NONE)

function placing(view: View, m: Move): Row {
  const unit = onlyArg(m)
  const label = unitLabel(view, view.seat, unit)
  if (!isMercenary(unit)) return { label, note: `×${inReserve(view, view.seat, unit)}` }
  return programAt(view.ruleset, ofCard(unit - FIRST_MERCENARY)).aimed ? { label, note: 'then aim' } : { label }
}

/** At the attacker: how many it could hit. At the target: who would attack. */
function attacking(view: View, h: Hex, next: readonly Move[]): Row {
  const from = next[0] === undefined ? NONE : onlyArg(next[0])
  if (from !== h) return { label: `With ${pieceName(view, from)}`, note: wayTo(h, from) }
  const targets = itemAt(view.ruleset.near, h).filter((n) => isTarget(view, view.seat, n))
  const [only1] = targets
  if (targets.length === 1 && only1 !== undefined) return { label: `Attack ${pieceName(view, only1)}` }
  return { label: 'Attack', note: plural(targets.length, 'target') }
}

const ROWS: { readonly [kind: number]: (view: View, h: Hex, option: Option) => Row } = {
  [kinds.PLACE]: (view, _, { move }) => placing(view, move),
  [kinds.ATTACK]: (view, h, { next = [] }) => attacking(view, h, next),
  [kinds.RETURN]: () => ({ label: 'Return to your Reserve' }),
  [kinds.MOVE]: (view, h) => ({
    label: h === view.warlords[view.seat] ? 'Move' : 'Move your warlord here',
    note: '1 life',
  }),
  [kinds.HEAL]: () => ({ label: 'Heal 1' }),
  [kinds.ABILITY]: () => ({ label: 'Use your ability', note: '1 life' }),
  [kinds.ACTIVATE]: (view, _, { move }) => ({ label: `Activate ${cardName(view, onlyArg(move))}` }),
}

export const menuRow = (view: View, h: Hex, option: Option): Row | undefined =>
  ROWS[kindOf(option.move)]?.(view, h, option)

export function menuTitle(view: View, h: Hex): string {
  const piece = pieceAt(view, h)
  if (piece === NONE) return 'Place here'
  return ownerOf(piece) === view.seat ? capital(pieceName(view, h)) : `Attack ${pieceName(view, h)}`
}

/** What an attack costs the attacker. */
export function attackPrice(view: View, attackers: readonly Hex[]): string {
  const warlords = attackers.filter((h) => isWarlord(at(view.pieces, h))).length
  if (warlords === attackers.length) return 'Your warlord loses 1 life.'
  return warlords === 0 ? 'Your unit is removed too.' : 'A unit is removed too; a warlord loses 1 life.'
}
