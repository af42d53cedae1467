import type { Line } from '@orrery/kernel'
import { type AbilityRow, type Card, NONE, type Player, type View } from '../src/types.ts'
import { inForce, keptOf, slotLine } from './board.ts'
import { span, wrap } from './lines.ts'
import { abilityRow, cardName, cardRow, playerName, playerTitle } from './names.ts'
import { abilityMark, cardMark, type Mark } from './provenance.ts'
import { scorePage } from './scores.ts'
import { abilityText, cardText } from './texts.ts'

/* Further pages: the same tables with their full texts. */

const INDENT = 11

/** Texts that are ours, or the table's own, and not the printed ones carry a mark. */
const marked = (mark: Mark): Line => (mark === '' ? [] : [span(` (${mark})`, 'dim')])

function textOf(view: View, card: Card): Line[] {
  const row = cardRow(view, card)
  const text = row === undefined ? 'Taking it starts a Scoring.' : cardText(row)
  return wrap([span(' '.repeat(INDENT)), span(text), ...marked(row === undefined ? '' : cardMark(view, row))], INDENT)
}

const cards = (view: View): Line[] => [
  [span('ACTION TRACK', 'head')],
  ...view.track.flatMap((card, slot) => [slotLine(view, slot), ...(card === NONE ? [] : textOf(view, card))]),
]

const heading = (player: Player): Line => [
  span(playerName(player), playerName(player)),
  span(`  ${playerTitle(player)}`, 'dim'),
]

function kept(view: View): Line[] {
  return view.seating.flatMap((player) => {
    const owned = keptOf(view, player)
    if (owned.length === 0) return [[...heading(player), span('  no Kept Events', 'dim')]]
    return [heading(player), ...owned.flatMap((card) => [[span(` ${cardName(view, card)}`)], ...textOf(view, card)])]
  })
}

const LEVELS = ['mat', 'I', 'II', 'III'] as const

function abilityLines(view: View, row: AbilityRow, mark: string): Line[] {
  const level = row.kind === 'crew' ? '' : LEVELS[row.level]
  const start = [span(mark, 'brass'), span(` ${level.padEnd(INDENT - 2)}`, 'dim'), span(`${row.name}: `, 'brass')]
  return wrap([...start, span(abilityText(row, view.ruleset)), ...marked(abilityMark(view, row))], INDENT)
}

function techs(view: View): Line[] {
  const own = view.seating.flatMap((player) => {
    const held = inForce(view, player)
    const rows = (view.ruleset.abilitiesOf[player] ?? []).flatMap((ability) => {
      const row = abilityRow(view, ability)
      return row === undefined ? [] : abilityLines(view, row, held.includes(ability) ? '*' : ' ')
    })
    return [heading(player), ...rows]
  })
  const crew = view.ruleset.crew.flatMap((ability) => {
    const row = abilityRow(view, ability)
    return row === undefined ? [] : abilityLines(view, row, ' ')
  })
  const captain = [
    span('THE ROCINANTE', 'head'),
    span('  controlled by ', 'dim'),
    span(playerName(view.captain), playerName(view.captain)),
  ]
  return [[span('ABILITIES', 'head'), span('  * in force', 'dim')], ...own, captain, ...crew]
}

export const pages: { readonly [name: string]: { readonly about: string; lines(view: View): readonly Line[] } } = {
  score: { about: 'what a scoring would give now', lines: scorePage },
  cards: { about: 'the cards on the track with their texts', lines: cards },
  kept: { about: 'the Kept Events of all players', lines: kept },
  techs: { about: 'mats, techs and the crew of the Rocinante', lines: techs },
}
