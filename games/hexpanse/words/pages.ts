import { bitCount, itemAt, type Line, plural, span, wrap } from '@orrery/kernel'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { WORDS } from '../src/rules/hexes.ts'
import { cellsOf } from '../src/rules/patterns.ts'
import { isUnit, ownerOf } from '../src/rules/pieces.ts'
import { type Hex, HIDDEN, type Mission, NONE, type Player, type Side, type View } from '../src/types.ts'
import { cardLine, market, missionPicture } from './board.ts'
import { hexName, missionTitle, playerName, sideName, toneOf } from './names.ts'
import { factionText, minorText } from './texts.ts'

/* Further pages: cards, factions and missions with their full texts. */

const heading = (view: View, p: Player): Line => [span(playerName(view, p), toneOf(view, p))]
const players = (view: View): Player[] => view.ruleset.sideOf.map((_, p) => p)

function cards(view: View): Line[] {
  return players(view).flatMap((p) => {
    const mine = view.mercs[p] ?? 0
    const waiting = [...mercenariesIn(mine & ~view.placed), ...actionsOf(view, p)].map((card) => [
      span('  '),
      ...cardLine(view, card),
    ])
    const standing = mercenariesIn(mine & view.placed).map((card) => [
      span('  '),
      ...cardLine(view, card),
      span(' (on the board)', 'dim'),
    ])
    const none = waiting.length + standing.length === 0 ? [[span('  no cards', 'dim')]] : []
    return [heading(view, p), ...waiting, ...standing, ...none]
  })
}

function factions(view: View): Line[] {
  return players(view).flatMap((p) => {
    const faction = view.ruleset.rows.factions[view.factions[p] ?? NONE]
    const minor = view.ruleset.rows.minors[view.minors[p] ?? NONE]
    return [
      [...heading(view, p), span(`  ${faction?.name ?? ''}, ${faction?.warlord ?? ''}`, 'dim')],
      ...(faction === undefined ? [] : wrap([span(`  Ability: ${factionText(faction)}`)], 4)),
      ...(minor === undefined ? [] : wrap([span(`  ${minor.name}: ${minorText(minor)}`)], 4)),
    ]
  })
}

/** The way of building a mission that a side has most of: how many cells, and which are missing. */
function nearest(
  view: View,
  side: Side,
  mission: Mission,
): { readonly held: number; readonly missing: readonly number[] } {
  const pattern = itemAt(view.ruleset.patterns, mission)
  const words = Array.from({ length: WORDS }, (_, w) =>
    players(view).reduce(
      (mask, p) => (view.ruleset.sideOf[p] === side ? mask | (view.on[p * WORDS + w] ?? 0) : mask),
      0,
    ),
  )
  let best = { held: -1, way: 0 }
  for (let way = 0; way < pattern.count; way++) {
    const held = words.reduce((n, mask, w) => n + bitCount(mask & (pattern.words[way * WORDS + w] ?? 0)), 0)
    if (held > best.held) best = { held, way }
  }
  const isHeld = (h: Hex): boolean => {
    const piece = view.pieces[h] ?? NONE
    return isUnit(piece) && view.ruleset.sideOf[ownerOf(piece)] === side
  }
  return { held: best.held, missing: cellsOf(pattern, best.way).filter((h) => !isHeld(h)) }
}

function progress(view: View, mission: Mission): Line[] {
  return [...new Set(view.ruleset.sideOf)].map((side) => {
    const { held, missing } = nearest(view, side, mission)
    const cells = missing.length > 4 ? '' : `, missing ${missing.map((h) => hexName(view, h)).join('; ')}`
    return [span(`    ${sideName(view, side)}: ${plural(PATTERN_CELLS - held, 'unit')} short`), span(cells, 'dim')]
  })
}

function missions(view: View): Line[] {
  const own = view.missions.filter((mission) => mission !== NONE && mission !== HIDDEN)
  const shown = [...new Set([...(view.common === NONE ? [] : [view.common]), ...own])]
  const pool =
    view.ruleset.secret && view.missionPool.length > 0
      ? [[span(`Revealed: ${view.missionPool.map((mission) => missionTitle(view, mission)).join(', ')}`, 'dim')]]
      : []
  return [
    ...pool,
    ...shown.flatMap((mission) => [
      [span(missionTitle(view, mission), 'head'), span(mission === view.common ? '  common' : '  secret', 'dim')],
      ...missionPicture(view, mission).map((row) => [span(`    ${row}`, 'brass')]),
      ...progress(view, mission),
    ]),
  ]
}

export const pages: { readonly [name: string]: { readonly about: string; lines(view: View): readonly Line[] } } = {
  market: { about: 'the market with its texts', lines: market },
  cards: { about: 'the cards of all players', lines: cards },
  factions: { about: 'factions and minor factions with their abilities', lines: factions },
  missions: { about: 'the missions, and how far everybody is', lines: missions },
}
