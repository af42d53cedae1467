import type { Line } from '@orrery/kernel'
import { ACTION_CARD_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { SETTING_ROWS } from '../src/data/settings.ts'
import { scoreOf } from '../src/rules/holdings.ts'
import type { View } from '../src/types.ts'
import { named, ownCards } from './board.ts'
import { plural } from './grammar.ts'
import { cell, span, wrap } from './lines.ts'
import { pointTexts } from './points.ts'
import { requirementText } from './requirements.ts'

/* Further pages: scores by source, cards and technologies with their texts, settings. */

/** TE-16.4: each source of points per seat, and who claimed what. */
const score = (v: View): Line[] =>
  v.goods.map((_, p) => [
    ...cell(named(v, p), 12),
    span(`${scoreOf(v, p).total}`, 'brass'),
    span(`  ${[...pointTexts(v, p), `${plural(v.claims[p] ?? 0, 'slice')} claimed`].join(', ')}`),
  ])

const described = (rows: readonly { readonly name: string; readonly text: string }[]): Line[] =>
  rows.flatMap(({ name, text }) => wrap([span(`${name}: `, 'brass'), span(text)], 2))

const cards = (v: View): Line[] => [
  ...ownCards(v),
  [],
  ...described(ACTION_CARD_ROWS.map(({ name, effect, copies }) => ({ name: `${name} (${copies})`, text: effect }))),
]

const objectives = (v: View): Line[] => [
  ...described(v.ruleset.objectives.map((row) => ({ name: row.name, text: requirementText(row) }))),
  [],
  ...described(v.ruleset.secrets.map((row) => ({ name: `Secret: ${row.name}`, text: requirementText(row) }))),
]

const techs = (): Line[] =>
  described(
    TECHNOLOGY_ROWS.map(({ name, colour, needs, effect }) => ({
      name: `${name} (${colour ?? 'unit'}${needs.length === 0 ? '' : `, needs ${needs.join(' ')}`})`,
      text: effect,
    })),
  )

const settings = (v: View): Line[] =>
  SETTING_ROWS.filter((row) => row.for !== 'referee').map(({ key, question, rule }) => [
    span(`${question}: `, 'dim'),
    span(String(v.ruleset.settings[key])),
    span(` (${rule})`, 'dim'),
  ])

export const pages: { readonly [name: string]: { readonly about: string; lines(v: View): readonly Line[] } } = {
  score: { about: 'points by source', lines: score },
  cards: { about: 'your cards, and all action cards with their texts', lines: cards },
  objectives: { about: 'all objectives and secrets', lines: objectives },
  techs: { about: 'all technologies', lines: techs },
  settings: { about: 'the settings of this table', lines: settings },
}
