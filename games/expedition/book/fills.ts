import { inWords } from '@orrery/kernel'
import { para } from '@orrery/ui'
import {
  ACTION_CARD_ROWS,
  CUSTODIANS_COST,
  HAND_LIMIT,
  INFANTRY_HITS_ON,
  OBJECTIVE_ROWS,
  PDS_HITS_ON,
  SECRET_LIMIT,
  SECRET_ROWS,
  START,
  STRATEGY_ROWS,
  TECHNOLOGY_ROWS,
  TREASURY,
} from '../src/data/scenario.ts'
import { STRATEGY_TEXTS } from '../words/strategy-texts.ts'

/* What the rulebook takes from the game's data: every card and technology, and values within its texts. */

const needs = (colours: readonly string[]): string => (colours.length === 0 ? '' : ` (needs ${inWords([...colours])})`)

export const LISTS = {
  strategies: STRATEGY_ROWS.map(({ id, name }, i) =>
    para(`**${i + 1} ${name}.** ${STRATEGY_TEXTS[i]?.[0] ?? ''} Others: ${STRATEGY_TEXTS[i]?.[1] ?? ''}`, [id]),
  ),
  technologies: TECHNOLOGY_ROWS.map(({ id, name, colour, needs: colours, effect }) =>
    para(`**${name}**${colour === undefined ? '' : `, ${colour}`}${needs(colours)}. ${effect}`, [id]),
  ),
  actionCards: ACTION_CARD_ROWS.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id, name, copies, effect }) =>
    para(`**${name}** (${copies}). ${effect}`, [id]),
  ),
  objectives: OBJECTIVE_ROWS.map(({ id, name, requirement }) => para(`**${name}** (public). ${requirement}`, [id])),
  secrets: SECRET_ROWS.map(({ id, name, requirement }) => para(`**${name}** (secret). ${requirement}`, [id])),
}

export const VALUES = {
  infantryHome: START.infantryHome,
  tacticTokens: START.tactic,
  strategyTokens: START.strategy,
  handLimit: HAND_LIMIT,
  secretLimit: SECRET_LIMIT,
  pdsHitsOn: PDS_HITS_ON,
  infantryHitsOn: INFANTRY_HITS_ON,
  custodiansCost: CUSTODIANS_COST,
  treasuryPer: TREASURY.per,
  treasuryMost: TREASURY.most,
}
