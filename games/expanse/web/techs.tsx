import { Chip, drawnFromData, isLit, type Marks, marksOn } from '@orrery/ui'
import type { ReactNode } from 'react'
import type { Ability, AbilityRow, Player } from '../src/types.ts'
import { inForce } from '../words/board.ts'
import { abilityBrief } from '../words/brief.ts'
import { abilityRow } from '../words/names.ts'
import { abilityMark } from '../words/provenance.ts'
import { abilityText } from '../words/texts.ts'
import style from './seat.module.css'
import type { PartProps } from './table.ts'
import { techTarget } from './targets.ts'
import techsStyle from './techs.module.css'

/* The techs of one seat, as a row of its panel. */

const LEVELS = ['', 'I', 'II', 'III'] as const

const labelOf = (row: AbilityRow): string =>
  row.level > 0 ? LEVELS[row.level] : row.set === undefined ? 'Mat' : 'Leader'

/** In one line there is no room for what every player has. */
const isCommon = (row: AbilityRow): boolean => row.level === 0 && row.set !== undefined

interface Shown {
  readonly ability: Ability
  readonly row: AbilityRow
  readonly on: boolean
}

/** Where a level has several techs, one that is neither in force nor open says nothing yet. */
function shownTechs(table: PartProps, player: Player): Shown[] {
  const own = table.view.ruleset.abilitiesOf[player] ?? []
  const held = inForce(table.view, player)
  const techs = own.flatMap((ability) => {
    const row = abilityRow(table.view, ability)
    return row === undefined ? [] : [{ ability, row, on: held.includes(ability) }]
  })
  return techs.filter(
    ({ ability, row, on }) =>
      on ||
      isLit(table, techTarget(ability)) ||
      techs.filter((other) => labelOf(other.row) === labelOf(row)).length === 1,
  )
}

/** What a tech shows: all that its drawing is made of. */
interface TechProps extends Shown {
  readonly marks: Marks
  readonly roomy: boolean
  /** In one word, where a line holds them all; the whole name is always heard. */
  readonly brief: boolean
  readonly isOurs: boolean
  readonly text: string
}

/** A tech by its level and name. */
const Tech = drawnFromData(({ ability, row, on, marks, roomy, brief, isOurs, text }: TechProps): ReactNode => (
  <Chip table={marks} target={techTarget(ability)} kind={on ? `${techsStyle.tech} ${techsStyle.on}` : techsStyle.tech}>
    {!(brief && isCommon(row)) && <b>{brief ? labelOf(row).replace('Mat', 'M') : labelOf(row)}</b>}
    <span className={isOurs ? techsStyle.ours : ''} {...(brief && { 'aria-hidden': true })}>
      {brief ? (row.short ?? row.name) : row.name}
    </span>
    {brief && <span className="spoken">{row.name}</span>}
    {!on && <span className="spoken">, not in force</span>}
    {roomy && <em>{text}</em>}
  </Chip>
))

interface TechsProps {
  readonly table: PartProps
  readonly player: Player
  /** With what each of them does. */
  readonly roomy: boolean
  /** Shows or hides that; undefined where it always stands as it is. */
  readonly unfold: (() => void) | undefined
}

/** As many names fit into one line; with more techs, only those that can be used now keep theirs. */
const NAMES_IN_LINE = 5

export function Techs({ table, player, roomy, unfold }: TechsProps): ReactNode {
  const { view } = table
  const brief = !roomy && !table.phone
  const techs = shownTechs(table, player)
    .filter(({ ability, row }) => roomy || table.phone || !isCommon(row) || isLit(table, techTarget(ability)))
    .sort((a, b) => a.row.level - b.row.level)
  const isCrowded = !roomy && techs.length > NAMES_IN_LINE
  return (
    <div className={style.row}>
      <dt>Techs</dt>
      <dd className={`${techsStyle.techs} ${roomy ? techsStyle.roomy : isCrowded ? techsStyle.crowded : ''}`}>
        {techs.map((tech) => (
          <Tech
            key={tech.ability}
            {...tech}
            marks={marksOn(table, [techTarget(tech.ability)])}
            roomy={roomy}
            brief={brief}
            isOurs={!brief && abilityMark(view, tech.row) === 'house'}
            text={roomy ? (table.phone ? abilityText(tech.row, view.ruleset) : abilityBrief(tech.row)) : ''}
          />
        ))}
        {unfold !== undefined && (
          <button type="button" className={techsStyle.unfold} aria-expanded={roomy} onClick={unfold}>
            {roomy ? 'Names only' : 'What they do'}
          </button>
        )}
      </dd>
    </div>
  )
}
