import { at, between, cell, flow, hasBit, type Line, span } from '@orrery/kernel'
import { BASES, MARKET } from '../src/data/setup.ts'
import { actionsOf, cardRow, mercenariesIn, slotCard } from '../src/rules/cards.ts'
import { hexAt } from '../src/rules/hexes.ts'
import { isWarlord, ownerOf, unitOf } from '../src/rules/pieces.ts'
import { exhaustionIn } from '../src/steps/turn.ts'
import { FIRST_MERCENARY, HIDDEN, MINOR, NEUTRAL, NONE, NORMAL, SEATS } from '../src/types.ts'
import type { Card, Hex, Piece, Player, View } from '../src/types.ts'
import { cardName, missionTitle, playerName, toneOf } from './names.ts'
import { textOfCard } from './texts.ts'

/* The table as lines of text. */

const plain = (text: string): Line => [span(text)]
const labelled = (label: string, value: Line): Line => [span(`${label} `, 'dim'), ...value]
const players = (view: View): readonly Player[] => view.ruleset.sideOf.map((_, p) => p)
const named = (view: View, p: Player): Line => [span(playerName(view, p), toneOf(view, p))]
const names = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(', '))
const isOut = (view: View, p: Player): boolean => !hasBit(view.alive, p)

/* ---- head ----------------------------------------------------------------------------------------------------------- */

const modeName = (view: View): string => `${view.ruleset.mode.charAt(0).toUpperCase()}${view.ruleset.mode.slice(1)}`

function exhaustion(view: View): Line[] {
  if (!view.ruleset.exhaustion) return []
  const now = exhaustionIn(view)
  return [
    labelled(
      'Exhaustion',
      plain(now > 0 ? `${now} damage a turn` : `from round ${view.ruleset.setup.exhaustion.round}`),
    ),
  ]
}

function head(view: View): Line {
  return between(
    [
      [span('HEXPANSE', 'head')],
      plain(modeName(view)),
      labelled('Round', plain(`${view.round}`)),
      ...exhaustion(view),
      labelled('Deck', plain(`${view.deckLeft}`)),
      labelled('Turn', named(view, view.active)),
    ],
    '   ',
  )
}

/* ---- map ------------------------------------------------------------------------------------------------------------ */

/** The seat's letter: large for a normal unit, small for a minor one; a mercenary by its number. */
function sign(piece: Piece): string {
  const owner = ownerOf(piece)
  const letter = owner === NEUTRAL ? 'n' : (SEATS[owner] ?? '?')
  if (isWarlord(piece)) return `${letter}*`
  const unit = unitOf(piece)
  if (unit === NORMAL) return owner === NEUTRAL ? 'n' : letter
  return unit === MINOR
    ? letter.toLowerCase() + (owner === NEUTRAL ? 'm' : '')
    : `${letter}${unit - FIRST_MERCENARY + 1}`
}

function hexCell(view: View, h: Hex): Line {
  const piece = at(view.pieces, h)
  const isX = view.ruleset.isX[h] === true
  if (piece === NONE) return [span(isX ? ' x  ' : ' .  ', isX ? 'brass' : 'dim')]
  const text = ` ${sign(piece)}`.padEnd(4)
  const tone = ownerOf(piece) === NEUTRAL ? 'dim' : toneOf(view, ownerOf(piece))
  return [span(text, tone)]
}

/** Rows from the top; each is shifted by half a hex. The numbers at the edges are r, and the first q of the row. */
function map(view: View): Line[] {
  const radius = view.ruleset.board.radius
  return Array.from({ length: 2 * radius + 1 }, (_, i) => {
    const r = i - radius
    const from = Math.max(-radius, -radius - r)
    const to = Math.min(radius, radius - r)
    const hexes = Array.from({ length: to - from + 1 }, (__, k) => hexAt(from + k, r))
    return [
      span(`r ${String(r).padStart(2)}  q ${String(from).padStart(2)} `, 'dim'),
      span('  '.repeat(Math.abs(r))),
      ...hexes.flatMap((h) => hexCell(view, h)),
    ]
  })
}

const LEGEND: Line[] = [
  [span(' A normal unit, a minor unit, A9 mercenary C9 (letters are seats), A* warlord, n neutral, x hexilum', 'dim')],
]

/* ---- market, missions, players -------------------------------------------------------------------------------------- */

export const cardLine = (view: View, card: Card): Line => [
  ...cell([span(`${cardRow(view.ruleset, card).cost} X`, 'brass')], 5),
  ...cell(plain(cardName(view, card)), 24),
  span(textOfCard(view, card), 'dim'),
]

export function market(view: View): Line[] {
  const slots = Array.from({ length: MARKET + view.extras.length }, (_, slot) => slot)
  return [
    [span('MARKET', 'head'), span(`   ${view.discard.length} discarded, ${view.removed.length} removed`, 'dim')],
    ...slots.map((slot) => {
      const card = slotCard(view, slot)
      return [...cell(plain(` ${slot + 1}`), 4), ...(card === NONE ? [span('empty', 'dim')] : cardLine(view, card))]
    }),
  ]
}

const missionText = (view: View, p: Player): string => {
  const mission = view.missions[p] ?? NONE
  return mission === HIDDEN ? 'secret' : missionTitle(view, mission)
}

function missions(view: View): Line[] {
  const own = players(view)
    .filter((p) => view.ruleset.secret && view.missions[p] !== NONE)
    .map((p) => [...named(view, p), span(' '), span(missionText(view, p))])
  const common = view.common === NONE ? [] : [labelled('Common mission', plain(missionTitle(view, view.common)))]
  return [...common, ...own].length === 0 ? [] : flow([span('')], [...common, ...own])
}

const unitsText = (list: readonly number[], p: Player): string => {
  const [normal, minor] = [at(list, p * 2), at(list, p * 2 + 1)]
  return minor === 0 ? `${normal}` : `${normal} + ${minor} minor`
}

function playerLines(view: View, p: Player): Line[] {
  const mark = view.active === p && view.round > 0 ? '>' : ' '
  const start = cell([span(mark, 'brass'), span(`${SEATS[p] ?? ''} `), ...named(view, p)], 18)
  if (isOut(view, p)) return [[...start, span('defeated', 'dim')]]
  const mine = at(view.mercs, p)
  const cards = [...mercenariesIn(mine & ~view.placed), ...actionsOf(view, p)].map((card) => cardName(view, card))
  const onBoard = mercenariesIn(mine & view.placed).map((card) => cardName(view, card))
  return flow(start, [
    labelled('life', plain(`${at(view.life, p)}`)),
    labelled('hexilum', plain(`${at(view.hexilum, p)} (+${at(view.income, p)})`)),
    labelled('reserve', plain(unitsText(view.reserve, p))),
    labelled('ship', plain(unitsText(view.ship, p))),
    labelled('bases', plain(`${mercenariesIn(mine).length} of ${BASES}`)),
    labelled('cards', plain(names(cards))),
    ...(onBoard.length === 0 ? [] : [labelled('on board', plain(names(onBoard)))]),
  ])
}

/** The nine cells of a mission as a small picture. */
export function missionPicture({ ruleset }: View, mission: number): string[] {
  const cells = ruleset.rows.missions[mission]?.cells ?? []
  const rows = cells.map(([, r]) => r)
  const left = Math.min(...cells.map(([q, r]) => 2 * q + r))
  const width = Math.max(...cells.map(([q, r]) => 2 * q + r)) - left + 1
  return Array.from({ length: Math.max(...rows) - Math.min(...rows) + 1 }, (_, i) => {
    const row = Array.from({ length: width }, () => ' ')
    for (const [q, r] of cells) if (r === i + Math.min(...rows)) row[2 * q + r - left] = 'O'
    return row.join('').trimEnd()
  })
}

export const board = (view: View): Line[] => [
  head(view),
  ...missions(view),
  [],
  ...map(view),
  ...LEGEND,
  [],
  ...market(view),
  [],
  ...players(view).flatMap((p) => playerLines(view, p)),
]
