import { type AnyGame, type AnyWords, capital } from '@orrery/kernel'
import type { Plan } from '../simulate/plan.ts'
import { histogram, reached, seriesChart } from './charts.ts'
import type { Figures, FigureRow, FigureTable } from './figures.ts'
import { element, type Child, type Markup } from './html.ts'
import { type Group, plot, type PlotRow } from './plot.ts'
import type { Series } from './series.ts'
import { marks } from './strip.ts'
import { STYLE } from './style.ts'
import { boundsText, sentences, verdicts, verdictWord } from './verdicts.ts'

/** What the page tells of how it was made. */
export interface Making {
  readonly game: AnyGame
  readonly words: AnyWords
  readonly plan: Plan
  readonly command: string
  readonly version: string
  /** The name of the file with all figures beside the page. */
  readonly csv: string
}

/** One page that needs nothing but itself. */
export function page(making: Making, figures: Figures): string {
  const { game, plan } = making
  const title = `${game.title}, ${plan.seats} seats: balance`
  const head = element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'dark' }),
    element('title', {}, title),
    element('style', {}, { markup: `${STYLE}${colours(making, figures.sides)}` }),
  )
  const body = element(
    'body',
    {},
    marks(),
    element('header', {}, element('h1', {}, game.title, ', ', plan.seats, ' seats'), lead(making, figures)),
    element('main', {}, sections(making, figures)),
  )
  return `<!doctype html>\n${element('html', { lang: 'en' }, head, body).markup}\n`
}

function lead({ plan }: Making, { games }: Figures): Markup {
  const bots = [...new Set(plan.levels)].join(' and ')
  const mix = plan.mix === undefined ? '' : `, each with its own draw of ${plan.mix.join(' and ')}`
  return element(
    'p',
    { class: 'lead' },
    `Who wins, with what, and how long it takes: ${games} games of ${bots} bots against each other${mix}.`,
  )
}

const sections = (making: Making, figures: Figures): Child => [
  summary(figures),
  places(figures),
  ...mixed(figures),
  ...endings(figures),
  ...uses(figures),
  ...figures.series.map((one) => scores(one, figures.sides)),
  howLong(figures),
  made(making, figures),
]

/** The colours of the sides where the game has them, else of this list. */
const PALETTE = [
  '#6db3ff',
  '#ffa62b',
  '#bd95ff',
  '#61c878',
  '#ff7468',
  '#f0d65c',
  '#5fd6d6',
  '#ff9ecb',
  '#b7c98f',
  '#d9a37a',
  '#9aa8ff',
  '#e0e0e0',
]

function colours({ game, words, plan }: Making, sides: readonly string[]): string {
  const ids = game.sidesFor(plan.seats)
  return sides
    .map((side, i) => {
      const tone = words.tones[side] ?? words.tones[ids[i] ?? '']
      const colour = tone === undefined ? (PALETTE[i % PALETTE.length] ?? '') : `rgb(${tone.join(',')})`
      return `.s${i}{color:${colour}}`
    })
    .join('\n')
}

function summary(figures: Figures): Markup {
  const said = sentences(figures).map(({ text, inside }) =>
    element('li', { class: inside === undefined ? undefined : inside ? 'in' : 'out' }, text),
  )
  return element('section', {}, element('h2', {}, 'In short'), element('ul', { class: 'says' }, said))
}

const markOf = (sides: readonly string[], side: string): number | undefined => {
  const i = sides.indexOf(side)
  return i < 0 ? undefined : i
}

function plotRow(table: FigureTable, row: FigureRow, sides: readonly string[]): PlotRow {
  const [verdict] = verdicts([{ ...table, rows: [row] }])
  const side = table.name === 'Sides' ? markOf(sides, row.thing) : undefined
  return { ...row, label: row.thing, side, ...(verdict === undefined ? {} : { note: verdictWord(verdict) }) }
}

function gateText({ rows }: FigureTable): string {
  const gate = rows.find((row) => row.gate !== undefined)?.gate
  return gate === undefined ? '' : ` The shaded gate is ${boundsText(gate)}.`
}

const block = (table: FigureTable, sides: readonly string[]): Markup =>
  element(
    'div',
    {},
    element('h3', {}, table.name),
    plot(table.name, table.kind === 'ending' ? 'Ending' : 'Who', [
      { rows: table.rows.map((row) => plotRow(table, row, sides)) },
    ]),
    element('p', {}, gateText(table).trim()),
  )

function places({ tables, sides }: Figures): Markup {
  const shown = tables.filter(({ kind }) => kind === 'place')
  return element(
    'section',
    {},
    element('h2', {}, 'Who wins'),
    element(
      'p',
      {},
      'The mark is the share of games won, the line its 95 % interval (Wilson), the dashed line an equal share. A shared victory counts in parts, but for partners.',
    ),
    element(
      'div',
      { class: 'pair' },
      shown.map((table) => block(table, sides)),
    ),
  )
}

/** With a choice and without it, side by side. */
function mixed({ tables, sides }: Figures): readonly Markup[] {
  const byName = Map.groupBy(
    tables.filter(({ kind }) => kind === 'mixed'),
    ({ name }) => name,
  )
  const gate = tables.find(({ name }) => name === 'Sides')?.rows[0]?.gate
  return [...byName].map(([name, parts]) => {
    const things = [...new Set(parts.flatMap(({ rows }) => rows.map(({ thing }) => thing)))]
    const groups = things.map((thing): Group => ({ title: capital(thing), rows: sideRows(thing, parts, sides, gate) }))
    const pairs = parts.some(({ how }) => how === 'off')
    return element(
      'section',
      {},
      element('h2', {}, name),
      element(
        'p',
        {},
        `Each game drew its own. What a side wins with it${pairs ? ' (filled) and without it (hollow)' : ''}; the dashed line is an equal share.`,
      ),
      plot(name, 'Side', groups),
    )
  })
}

function sideRows(
  thing: string,
  parts: readonly FigureTable[],
  sides: readonly string[],
  gate: FigureRow['gate'],
): readonly PlotRow[] {
  const all = parts.flatMap(({ how, rows }) =>
    rows
      .filter((row) => row.thing === thing)
      .flatMap(({ sides: bySide, expected }) =>
        bySide.map((one) => ({
          ...one,
          label: how === '' ? one.side : `${one.side}, ${how}`,
          expected,
          gate,
          side: markOf(sides, one.side),
          hollow: how === 'off',
        })),
      ),
  )
  return all.toSorted((a, b) => (a.side ?? 0) - (b.side ?? 0) || Number(a.hollow) - Number(b.hollow))
}

const endings = ({ tables, sides }: Figures): readonly Markup[] =>
  tables
    .filter(({ kind }) => kind === 'ending')
    .map((table) => element('section', {}, element('h2', {}, 'How games end'), block(table, sides)))

/** Seen less often, a thing has an interval as wide as the plot: the file with the figures has it. */
const SEEN = 10

function uses({ tables, sides }: Figures): readonly Markup[] {
  const shelves = Map.groupBy(
    tables.filter(({ kind }) => kind === 'use'),
    ({ name }) => name,
  )
  return [...shelves].map(([name, ways]) =>
    element(
      'section',
      {},
      element('h2', {}, name),
      element(
        'p',
        {},
        'How often those who did it won. The dashed line is the usual: what their sides win on the whole. ▲ and ▼ stand where the whole interval lies above or below it, which by chance alone happens to one thing in twenty. Whoever is ahead can do more, so a high rate is a hint and no proof.',
      ),
      ways.map((table, i) => wayOf(table, sides, i === 0)),
    ),
  )
}

function wayOf(table: FigureTable, sides: readonly string[], open: boolean): Markup {
  const shown = table.rows.filter(({ n }) => n >= SEEN)
  const rare = table.rows.length - shown.length
  const rows = shown.map((row) => {
    const usual = plotRow(table, row, sides)
    return { ...usual, note: usual.note ?? standsOut(row) }
  })
  return element(
    'details',
    { open: open ? 'open' : undefined },
    element('summary', {}, `${table.name}, ${table.how}: ${shown.length}`),
    shown.length === 0 ? '' : plot(`${table.name}, ${table.how}`, 'What', [{ rows }]),
    rare === 0
      ? ''
      : element('p', {}, `${rare} more, seen fewer than ${SEEN} times, are in the file with the figures.`),
  )
}

function standsOut({ low, high, expected = 0 }: FigureRow): string {
  const usual = `usual ${(expected * 100).toFixed(1)}`
  if (low > expected) return `${usual} ▲`
  return high < expected ? `${usual} ▼` : usual
}

function scores(one: Series, sides: readonly string[]): Markup {
  const shown = reached(one.moments)
  return element(
    'section',
    {},
    element('h2', {}, `${one.of} over time`),
    element(
      'p',
      {},
      `The mean, the middle half of all games as a band, and the means of the others behind it; from ${shown[0]?.when ?? ''} to ${shown.at(-1)?.when ?? ''}.`,
    ),
    element(
      'div',
      { class: 'charts' },
      sides.map((side) => element('figure', {}, element('figcaption', {}, side), seriesChart(one, side, sides))),
    ),
    element(
      'details',
      {},
      element('summary', {}, 'The same in numbers'),
      element(
        'div',
        { class: 'wide', tabindex: 0, role: 'region', 'aria-label': `${one.of} in numbers` },
        numbers(one, sides),
      ),
    ),
  )
}

function numbers({ of, moments }: Series, sides: readonly string[]): Markup {
  const cell = (when: string, side: string): string => {
    const spread = moments.find((moment) => moment.when === when)?.sides.find((one) => one.side === side)
    return spread === undefined ? '' : `${spread.mean.toFixed(1)} (${spread.low} to ${spread.high})`
  }
  return element(
    'table',
    {},
    element('caption', { class: 'hid' }, `${of}: mean and quartiles`),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, 'When'),
        sides.map((side) => element('th', { scope: 'col' }, side)),
      ),
    ),
    element(
      'tbody',
      {},
      reached(moments).map(({ when }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, when),
          sides.map((side) => element('td', {}, cell(when, side))),
        ),
      ),
    ),
  )
}

const howLong = ({ lengths }: Figures): Markup =>
  element(
    'section',
    {},
    element('h2', {}, 'How long it takes'),
    element('p', {}, 'Games in percent by their length.'),
    element(
      'div',
      { class: 'charts' },
      lengths.map((length) =>
        element('figure', {}, element('figcaption', {}, `${length.of} in a game`), histogram(length)),
      ),
    ),
  )

function made({ game, plan, command, version, csv }: Making, { games }: Figures): Markup {
  const facts: readonly (readonly [string, Child])[] = [
    ['Games', games],
    ['Bots', [...new Set(plan.levels)].join(', ')],
    ['Budgets of thinking bots', `times ${plan.scale ?? 1}`],
    ['Seed', plan.seed],
    ['Program', `orrery ${version}, rules of ${game.title} version ${game.rulesVersion}`],
    ['All figures', element('a', { href: csv }, csv)],
  ]
  return element(
    'section',
    {},
    element('h2', {}, 'How it was made'),
    element(
      'p',
      {},
      'Sides move round the table from game to game. The same command gives the same page. These are games of bots: people may find what bots do not.',
    ),
    element('pre', {}, command),
    element(
      'dl',
      {},
      facts.map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
    ),
  )
}
