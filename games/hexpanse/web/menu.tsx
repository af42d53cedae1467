import { kindOf, onlyArg } from '@orrery/kernel'
import type { Menu, MenuOption, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import * as kinds from '../src/rules/moves.ts'
import { isMercenary, isWarlord, ownerOf, pieceAt, unitOf } from '../src/rules/pieces.ts'
import { FIRST_MERCENARY, type Hex, NONE, type Unit, type View } from '../src/types.ts'
import { attackPrice, menuRow, menuTitle } from '../words/menus.ts'
import { move as moveText } from '../words/moves.ts'
import { blockText } from '../words/threats.ts'
import { factionOf } from './colours.ts'
import { CoinIcon, FactionIcon, UnitIcon } from './marks.tsx'
import { readTarget } from './targets.ts'
import { isStopped, threatsIn } from './threats.ts'

/* The menu at a hex where a touch means several things. */

const unitMark = (view: View, unit: Unit): ReactNode =>
  isMercenary(unit) ? (
    <CoinIcon number={unit - FIRST_MERCENARY + 1} size={18} />
  ) : (
    <UnitIcon faction={factionOf(view, view.seat)} unit={unit} size={18} />
  )

/** The piece that attacks. */
function attackerMark(view: View, h: Hex): ReactNode {
  const piece = pieceAt(view, h)
  if (piece === NONE || ownerOf(piece) !== view.seat) return undefined
  return isWarlord(piece) ? (
    <FactionIcon faction={factionOf(view, view.seat)} size={18} />
  ) : (
    unitMark(view, unitOf(piece))
  )
}

const attackerOf = ({ next = [] }: MenuOption): Hex => (next[0] === undefined ? NONE : onlyArg(next[0]))

function markOf(view: View, option: MenuOption): ReactNode {
  if (kindOf(option.move) === kinds.PLACE) return unitMark(view, onlyArg(option.move))
  return kindOf(option.move) === kinds.ATTACK ? attackerMark(view, attackerOf(option)) : undefined
}

/** What should be known before choosing: what a unit would block there, what an attack costs. */
function moreOf(view: View, h: Hex, options: readonly MenuOption[]): string | undefined {
  const threat = pieceAt(view, h) === NONE ? threatsIn(view).find(({ missing }) => missing.includes(h)) : undefined
  if (threat !== undefined) return blockText(view, threat, isStopped(view, threat, h) ? 'stops' : 'fails')
  const attacks = options.filter(({ move }) => kindOf(move) === kinds.ATTACK)
  return attacks.length === 0 ? undefined : attackPrice(view, attacks.map(attackerOf))
}

export function menu(view: View, touched: Target, options: readonly MenuOption[]): Menu {
  const { kind, id } = readTarget(touched)
  const h = kind === 'hex' ? id : NONE
  const more = h === NONE ? undefined : moreOf(view, h, options)
  return {
    title: h === NONE ? '' : menuTitle(view, h),
    rows: options.map((option) => {
      const row = h === NONE ? undefined : menuRow(view, h, option)
      return { label: moveText(option.move, view), ...row, mark: h === NONE ? undefined : markOf(view, option) }
    }),
    ...(more === undefined ? {} : { more }),
  }
}
