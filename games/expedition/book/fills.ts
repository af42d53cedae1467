import { inWords } from '@orrery/kernel'
import { paragraph } from '@orrery/ui'
import {
  ACTION_CARD_ROWS,
  OBJECTIVE_ROWS,
  RACE,
  SECRET_ROWS,
  STRATEGY_ROWS,
  TECHNOLOGY_ROWS,
} from '../src/data/scenario.ts'
import { requirementText } from '../words/requirements.ts'
import { STRATEGY_TEXTS } from '../words/strategy-texts.ts'

/* What the rulebook takes from the game's data: every card and technology, and values within its texts. */

const needs = (colours: readonly string[]): string => (colours.length === 0 ? '' : ` (needs ${inWords([...colours])})`)

export const LISTS = {
  strategies: STRATEGY_ROWS.map(({ id, name }, i) =>
    paragraph(`**${i + 1} ${name}.** ${STRATEGY_TEXTS[i]?.[0] ?? ''} Others: ${STRATEGY_TEXTS[i]?.[1] ?? ''}`, [id]),
  ),
  technologies: TECHNOLOGY_ROWS.map(({ id, name, colour, needs: colours, effect }) =>
    paragraph(`**${name}**${colour === undefined ? '' : `, ${colour}`}${needs(colours)}. ${effect}`, [id]),
  ),
  actionCards: ACTION_CARD_ROWS.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id, name, copies, effect }) =>
    paragraph(`**${name}** (${copies}). ${effect}`, [id]),
  ),
  objectives: OBJECTIVE_ROWS.map((row) => paragraph(`**${row.name}** (public). ${requirementText(row)}`, [row.id])),
  secrets: SECRET_ROWS.map((row) => paragraph(`**${row.name}** (secret). ${requirementText(row)}`, [row.id])),
}

export const VALUES = {
  infantryHome: RACE.start.infantryHome,
  tacticTokens: RACE.start.tactic,
  strategyTokens: RACE.start.strategy,
  handLimit: RACE.limits.hand,
  secretLimit: RACE.limits.secrets,
  pdsHitsOn: RACE.combat.pdsHitsOn,
  infantryHitsOn: RACE.combat.infantryHitsOn,
  custodiansCost: RACE.prices.custodians,
  treasuryPer: RACE.treasury.per,
  treasuryMost: RACE.treasury.most,
}
